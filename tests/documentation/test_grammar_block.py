"""The grammar on the page about OOX: sentences made from it are read by the parser, and it knows every word."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from pages import blocks

from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source

TOKEN = re.compile(r'\s*("[^"]*"|\w+|,[*+]|[|()?*+])')
SAMPLES = {"name": ["a", "b", "Cd"], "integer": ["0", "42"], "string": ['"s"'], "literal": ["1", "true", "'c'", "1.5"]}


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several sequences."""

    ways: tuple[tuple[Part, ...], ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A word, a name or a group, with what says how often it stands."""

    item: str | Choice
    times: str


def grammar() -> dict[str, Choice]:
    """The rules of the page by name."""
    (block,) = blocks("ebnf")
    text: dict[str, str] = {}
    name = ""
    for line in block.text.splitlines():
        # What stands far behind a rule explains it.
        code = re.sub(r'(?<=["\w*+?)]) {4,}[^|].*$', "", line) if "::=" not in line else line
        if found := re.match(r"(\w+) +::= (.*)", re.sub(r"(?<=\S) {8,}\S.*$", "", line)):
            name, code = found[1], found[2]
        text[name] = f"{text.get(name, '')} {code}"
    return {name: read_rule(rule) for name, rule in text.items() if name}


def read_rule(text: str) -> Choice:
    """A rule from its text."""
    tokens: list[str] = []
    place = 0
    while found := TOKEN.match(text, place):
        tokens.append(found[1])
        place = found.end()
    assert not text[place:].strip(), text[place:]
    rule = _choice(tokens)
    assert not tokens
    return rule


def _choice(tokens: list[str]) -> Choice:
    ways: list[tuple[Part, ...]] = [()]
    while tokens and tokens[0] != ")":
        token = tokens.pop(0)
        if token == "|":
            ways.append(())
            continue
        item: str | Choice = token
        if token == "(":
            item = _choice(tokens)
            assert tokens.pop(0) == ")"
        times = tokens.pop(0) if tokens and tokens[0] in ("?", "*", "+", ",*", ",+") else ""
        ways[-1] = (*ways[-1], Part(item, times))
    return Choice(tuple(ways))
