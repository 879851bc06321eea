"""Gradle's build files as text: comments are removed, and strings and blocks are found; nothing is evaluated."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_LITERAL = r""""(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?"""
"""Also those that are not closed: to look for the end of each again and again would take quadratic time."""
_TOKENS = re.compile(
    rf"""(?P<comment>//[^\n]*|/\*(?:.*?\*/|.*))|(?P<string>\"\"\"(?:.*?\"\"\"|.*)|'''(?:.*?'''|.*)|{_LITERAL})""",
    re.DOTALL,
)
_STRING = re.compile(_LITERAL, re.DOTALL)
_BRACE = re.compile(rf"{_TOKENS.pattern}|(?P<brace>[{{}}])", re.DOTALL)
_DEFINITION = re.compile(
    r"""\b(?:val|var|def|ext\.|extra\[["'])?\s*([A-Za-z_][\w.]{0,200})["']?\]?\s*=\s*["']([^"'\n$]*)["']"""
)
_USE = re.compile(r"\$\{?([A-Za-z_][\w.]*)(?:\[\"?(\w+)\"?\])?\}?")


def without_comments(text: str) -> str:
    """The text without comments; those in strings stay."""
    return _TOKENS.sub(lambda match: " " if match["comment"] is not None else match[0], text)


def strings(text: str) -> list[str]:
    """The contents of the string literals."""
    found = (match[0] for match in _STRING.finditer(text))
    return [each[1:-1] for each in found if len(each) > 1 and each[-1] == each[0]]


def blocks(text: str, name: str) -> Iterator[str]:
    """The insides of the outermost blocks `name {..}`, also with quoted names and `getByName("name") {..}`."""
    ends = _ends(text)
    last = 0
    for match in re.finditer(rf"""(?<![\w.]){re.escape(name)}\b["')\s]*(?:\([^(){{}}]*\)\s*)?\{{""", text):
        end = ends.get(match.end() - 1)
        if end is not None and match.start() >= last:
            yield text[match.end() : end]
            last = end


def _ends(text: str) -> dict[int, int]:
    """The closing brace of each opening one, without those in strings and comments."""
    found: dict[int, int] = {}
    opened: list[int] = []
    for match in _BRACE.finditer(text):
        if match["brace"] == "{":
            opened.append(match.start())
        elif match["brace"] == "}" and opened:
            found[opened.pop()] = match.start()
    return found


def definitions(text: str) -> dict[str, str]:
    """The names that are set to plain strings: `ext.v = '1'`, `val v = "1"`, `v=1` in properties."""
    return {match[1].removeprefix("ext."): match[2] for match in _DEFINITION.finditer(text)}


def properties(text: str) -> dict[str, str]:
    """The names and values of a properties file."""
    lines = (line.strip() for line in text.splitlines())
    pairs = (line.partition("=") for line in lines if line and line[0] not in "#!")
    return {name.strip(): value.strip() for name, _, value in pairs if name.strip()}


def interpolated(value: str, known: Mapping[str, str]) -> str:
    """A string with `$name` and `${name}` replaced; unknown ones stay."""

    def replaced(match: re.Match[str]) -> str:
        names = (match[1], match[2] or "", match[1].rpartition(".")[2])
        return next((known[name] for name in names if name in known), match[0])

    return _USE.sub(replaced, value)
