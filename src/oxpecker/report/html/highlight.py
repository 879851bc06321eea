"""Syntax highlighting: comments, strings, numbers, keywords, contracts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxpecker.report.html.markup import Markup, join, tag

_WORDS = """
    abstract also assert assume boolean bool break byte case catch char class const continue default do double else
    enum extends false final finally float for fork if implements import instanceof int interface invariant join lock
    long native new nondet null old package private protected public record requires ensures exceptional decreases
    assignable return retval sealed short static string super switch synchronized this throw throws transient true try
    unlock var void volatile while yield forall exists
"""
_KEYWORDS = frozenset(_WORDS.split())

_TOKEN = re.compile(
    r"""
    (?P<open>/\*) | (?P<comment>//[^\n]*)
    | (?P<string>"(?:\\.|[^"\\\n])*"? | '(?:\\.|[^'\\\n])*'?)
    | (?P<number>\b\d[\w.]*)
    | (?P<annotation>@\w+)
    | (?P<word>\\?\b[A-Za-z_$][\w$]*)
    """,
    re.VERBOSE,
)
_END = "*/"


def highlighted(text: str) -> list[Markup]:
    """The lines of a text, each as HTML; a comment may span several lines."""
    found = []
    within = ""
    for line in text.split("\n"):
        parts, within = _line(line.rstrip("\r"), within)
        found.append(join(parts))
    return found


def _line(line: str, within: str) -> tuple[list[Markup | str], str]:
    """The parts of a line, and the kind of comment that continues after it."""
    parts: list[Markup | str] = []
    place = 0
    while place < len(line):
        if within:
            end = line.find(_END, place)
            stop = len(line) if end < 0 else end + len(_END)
            parts.append(tag("span", line[place:stop], class_=within))
            place, within = stop, within if end < 0 else ""
            continue
        match = _TOKEN.search(line, place)
        if match is None:
            return [*parts, line[place:]], ""
        parts.append(line[place : match.start()])
        if match["open"]:
            # Contracts in comments are highlighted as code.
            within = "t-contract" if line[match.end() :].startswith("@") else "t-comment"
            place = match.start()
            continue
        parts += _token(match)
        place = match.end()
    return parts, within


def _token(match: re.Match[str]) -> Iterator[Markup | str]:
    text = match[0]
    if match["comment"]:
        yield tag("span", text, class_="t-contract" if text.startswith("//@") else "t-comment")
    elif match["string"]:
        yield tag("span", text, class_="t-string")
    elif match["number"]:
        yield tag("span", text, class_="t-number")
    elif match["annotation"]:
        yield tag("span", text, class_="t-annotation")
    elif text in _KEYWORDS:
        yield tag("span", text, class_="t-keyword")
    elif text[:1].isupper():
        yield tag("span", text, class_="t-type")
    else:
        yield text
