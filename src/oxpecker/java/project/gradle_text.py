"""Gradle's build files as text: comments are removed, and strings and blocks are found; nothing is evaluated."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

_TOKENS = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>\"\"\".*?\"\"\"|'''.*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')""",
    re.DOTALL,
)
_STRING = re.compile(r""""((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'""")
_DEFINITION = re.compile(
    r"""\b(?:val|var|def|ext\.|extra\[["'])?\s*([A-Za-z_][\w.]*)["']?\]?\s*=\s*["']([^"'\n$]*)["']"""
)
_USE = re.compile(r"\$\{?([A-Za-z_][\w.]*)(?:\[\"?(\w+)\"?\])?\}?")


def without_comments(text: str) -> str:
    """The text without comments; those in strings stay."""
    return _TOKENS.sub(lambda match: " " if match["comment"] is not None else match[0], text)


def strings(text: str) -> list[str]:
    """The contents of the string literals."""
    return [match[1] if match[1] is not None else match[2] for match in _STRING.finditer(text)]


def blocks(text: str, name: str) -> Iterator[str]:
    """The insides of all blocks `name {..}`, also with quoted names and `getByName("name") {..}`."""
    for match in re.finditer(rf"""(?<![\w.]){re.escape(name)}\b["')\s]*(?:\([^(){{}}]*\)\s*)?\{{""", text):
        inside = _block(text, match.end())
        if inside is not None:
            yield inside


def _block(text: str, start: int) -> str | None:
    depth, at = 1, start
    while at < len(text):
        token = _TOKENS.match(text, at)
        if token is not None:
            at = token.end()
            continue
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return text[start:at]
        at += 1
    return None


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
