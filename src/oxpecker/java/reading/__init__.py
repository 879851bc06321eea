"""Parses Java text with tree-sitter into `java.tree`; method bodies are parsed on demand."""

from __future__ import annotations

import re

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.reading.declarations import read_anonymous, read_class, read_file, read_parameters
from oxpecker.java.reading.errors import misplaced_comments, only_in_bodies, syntax_errors, vertical_tabs
from oxpecker.java.reading.features import later_forms
from oxpecker.java.reading.parsing import grammar, parsed
from oxpecker.java.reading.patterns import read_pattern
from oxpecker.java.reading.statements import read_block, read_cases
from oxpecker.java.reading.text import JavaText, Readers
from oxpecker.java.reading.unicode_escapes import TranslatedText, has_escapes
from oxpecker.java.release import NEWEST
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Source, Span

__all__ = ["Deepest", "Parsed", "deepest", "parse", "parse_members"]


_READERS = Readers(read_block, read_cases, read_parameters, read_class, read_anonymous, read_pattern)


@dataclass(frozen=True, slots=True)
class Parsed:
    """The parsed part of a file, and its errors."""

    file: tree.File
    diagnostics: list[Diagnostic]
    """Syntax errors, and constructs of later releases; the file is empty if it cannot be read because of them."""
    later: list[Diagnostic]
    """Errors found when bodies are parsed: literals that are too large, invalid escapes."""


class _OnePlace(JavaText):
    """Generated text without its own places: everything in it is at one place of another file."""

    def __init__(self, source: Source, data: bytes, place: Span) -> None:
        super().__init__(source, data, _READERS)
        self.place = place

    def span(self, node: Node) -> Span:  # noqa: ARG002
        return self.place


def parse_members(text: str, place: Span, owner: str = "Owner") -> list[tree.Member]:
    """The members of a class named `owner`, all at one place."""
    data = f"class {owner} {{ {text} }}".encode()
    root = parsed(data)
    if root.has_error:
        # An inserted name is invalid, which has been reported already.
        return []
    file = read_file(_OnePlace(Source(place.file, ""), data, place), root)
    return list(file.classes[0].members)


def parse(source: Source, release: int = NEWEST) -> Parsed:
    """Parses a compilation unit of a Java release; every syntax error is reported with its place."""
    text = _text(source)
    if isinstance(text, TranslatedText) and text.translated.problems:
        return Parsed(tree.File("", (), (), span=Span(source.name, 1, 1, 1, 1)), text.translated.problems, [])
    root = _root(text)
    if root.has_error:
        errors, is_readable = syntax_errors(text, root), only_in_bodies(root)
    else:
        later = later_forms(text, root, grammar(), release)
        errors, is_readable = later.errors, later.is_readable
    tabs = vertical_tabs(text, root)
    errors += tabs
    if tabs or not is_readable:
        return Parsed(tree.File("", (), (), span=text.span(root)), errors, [])
    text.problems += misplaced_comments(text, root)
    return Parsed(read_file(text, root), errors, text.problems)


def _root(text: JavaText) -> Node:
    """The root of the tree, of a repaired text if only that fits the grammar."""
    root = parsed(text.data)
    if root.has_error:
        from oxpecker.java.reading.repairs import repaired  # only texts with errors need it

        root, *text.others = [parsed(version) for version in repaired(text.data)]
    return root


_FINAL_SUB = re.compile(r"(?:\x1a|\\u+001[aA])(?=\s*\Z)")


def _text(source: Source) -> JavaText:
    """The text of a source; a final Ctrl-Z is ignored (JLS 3.5)."""
    source = Source(source.name, _FINAL_SUB.sub(lambda found: " " * len(found[0]), source.text))
    if has_escapes(source.text):
        return TranslatedText(source, _READERS)
    return JavaText(source, source.text.encode("utf-8"), _READERS)


@dataclass(frozen=True, slots=True)
class Deepest:
    """The most deeply nested statement or member of a file."""

    depth: int
    span: Span


def deepest(source: Source) -> Deepest:
    """Finds the code that makes a program too deep."""
    text = _text(source)
    root = parsed(text.data)
    found, best = root, 0
    pending = [(root, root, 0)]
    while pending:
        node, around, depth = pending.pop()
        around = node if node.type.endswith(("_statement", "_declaration")) else around
        if depth > best:
            found, best = around, depth
        pending += [(child, around, depth + 1) for child in node.named_children]
    return Deepest(best, text.span(found))
