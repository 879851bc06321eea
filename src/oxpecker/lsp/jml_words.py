"""JML in the comments of Java: its words, to highlight and to complete."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from oxpecker.java.jml.lexer import NAME, WORD, tokens
from oxpecker.java.jml.words import MODIFIERS, NOT_COVERED_MODIFIERS, SPELLINGS
from oxpecker.java.tree import Comment
from oxpecker.lsp.navigation import Kind, Offer, contract_names
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox.source import Span

WORD_KINDS = ("keyword", "macro")
"""The kinds of highlighted words: keywords that start a clause, and words with a backslash."""

_LITERAL = r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\''
_COMMENT = re.compile(rf"{_LITERAL}|(?P<comment>//[^\n]*|/\*.*?(?:\*/|\Z))", re.DOTALL)
_JML = re.compile(r"(?://|/\*)(?:-[A-Za-z_]\w*)*@")
_KEYWORDS = frozenset(SPELLINGS) | MODIFIERS
_BACKSLASHED = (
    r"\result", r"\old", r"\forall", r"\exists", r"\sum", r"\product", r"\max", r"\min", r"\num_of", r"\nothing",
    r"\everything", r"\fresh", r"\nonnullelements", r"\typeof", r"\type", r"\not_modified",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class JmlWord:
    """A word of JML, and one of the kinds."""

    span: Span
    kind: str


def jml_words(name: str, text: str) -> list[JmlWord]:
    """The words to highlight in a Java text, in order."""
    if not name.endswith(".java"):
        return []
    found = []
    for comment in _comments(name, text):
        for token in tokens((comment,)):
            if token.kind == WORD:
                found.append(JmlWord(token.span, "macro"))
            elif token.kind == NAME and token.text in _KEYWORDS:
                found.append(JmlWord(token.span, "keyword"))
    return found


def _comments(name: str, text: str) -> list[Comment]:
    """The comments of a Java text that are JML."""
    starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def place(offset: int) -> tuple[int, int]:
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    matches = [match for match in _COMMENT.finditer(text) if match["comment"] and _JML.match(match["comment"])]
    return [Comment(each[0], span=Span(name, *place(each.start()), *place(each.end()))) for each in matches]


def jml_completions(program: OpenProgram, text: str, line: int, column: int) -> list[Offer]:
    """The completions inside a JML comment; none elsewhere in Java."""
    around = [each.span for each in _comments(program.name, text)]
    if not any((span.line, span.column) < (line, column) <= (span.end_line, span.end_column) for span in around):
        return []
    before = text.split("\n")[line - 1][: column - 1]
    if re.search(r"\\\w*\Z", before):
        return [Offer(word[1:], Kind.KEYWORD) for word in _BACKSLASHED]
    names = contract_names(program, text, line, column)
    if re.search(r"[\w$]\.[\w$]*\Z", before):
        return names
    words = [*sorted(_KEYWORDS - NOT_COVERED_MODIFIERS), *_BACKSLASHED]
    return [*(Offer(word, Kind.KEYWORD) for word in words), *names]
