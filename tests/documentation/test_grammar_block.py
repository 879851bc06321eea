"""The grammar on the page about OOX: sentences made from it are read by the parser, and it knows every word."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

import pytest

from oxpecker.oox.lexer import RESERVED
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Severity, Source
from tests.documentation.pages import blocks

TOKEN = re.compile(r'\s*("[^"]*"|\w+|,[*+]|[|()?*+])')
CONTEXT = re.compile(r"repeated modifier|a constructor must be named|expected 'catch' or 'finally'")
"""What the page says beside the grammar."""
AMBIGUOUS = re.compile(
    r"\( (?:a|b|Cd) \) (?:[#-]|forall|exists) |fork (?:forall|exists) "
    r"|assignable \( [^;{]*?(?:forall|exists|sum|product|min|max|count) "
)
"""Where the page says which of two readings counts: what is a cast, and how far a quantifier reaches."""
DEEPEST = 200
SAMPLES = {"name": ["a", "b", "Cd"], "integer": ["0", "42"], "string": ['"s"'], "literal": ["1", "true", "'c'", "1.5"]}


@dataclass(frozen=True, slots=True)
class Part:
    """A word, a name or a group, with what says how often it stands."""

    item: str | Choice
    times: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several sequences."""

    ways: tuple[tuple[Part, ...], ...]


def grammar() -> dict[str, Choice]:
    """The rules of the page by name."""
    (block,) = blocks("ebnf")
    text: dict[str, str] = {}
    name = ""
    for line in block.text.splitlines():
        head = re.match(r"(\w*) *(?:::=)? ?", line)
        assert head is not None
        name = head[1] or name
        # What stands far behind a rule explains it.
        code = re.sub(r"(?<=\S) {4,}.*", "", line[head.end() :])
        text[name] = f"{text.get(name, '')} {code}"
    return {name: read_rule(rule) for name, rule in text.items()}


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


def words_in(rule: Choice) -> set[str]:
    """Everything that a rule names: words in quotes, and other rules."""
    found: set[str] = set()
    for part in (part for way in rule.ways for part in way):
        found |= {part.item} if isinstance(part.item, str) else words_in(part.item)
    return found


class Writer:
    """Makes sentences up; when they have become long or deep, it takes what ends soonest."""

    def __init__(self, rules: dict[str, Choice], seed: int) -> None:
        self.rules, self.random = rules, random.Random(seed)
        self.left = self.random.randint(20, 400)
        """How many words are left to be wasted."""
        self.least = dict.fromkeys(SAMPLES, 1)
        while set(rules) - set(self.least):
            for name, rule in rules.items():
                heights = [self._height(way) for way in rule.ways]
                if name not in self.least and (known := [each for each in heights if each is not None]):
                    self.least[name] = min(known) + 1

    def _height(self, way: tuple[Part, ...]) -> int | None:
        """How deep the smallest sentence of a way is, if that is known by now."""
        parts = [part for part in way if part.times not in ("?", "*", ",*")]
        heights = [self._height_of(part.item) for part in parts]
        return None if None in heights else max((each for each in heights if each is not None), default=0)

    def _height_of(self, item: str | Choice) -> int | None:
        if isinstance(item, str):
            return 0 if item.startswith('"') else self.least.get(item)
        known = [each for each in map(self._height, item.ways) if each is not None]
        return min(known) if known else None

    def sentence(self, item: str | Choice, depth: int = 0) -> list[str]:
        """The words of a sentence."""
        if isinstance(item, Choice):
            free = self.left > 0 and depth < DEEPEST
            way = self.random.choice(item.ways) if free else min(item.ways, key=lambda way: self._height(way) or 0)
            return [word for part in way for word in self._part(part, depth + 1)]
        if item in self.rules:
            return self.sentence(self.rules[item], depth)
        self.left -= 1
        return [item[1:-1] if item.startswith('"') else self.random.choice(SAMPLES[item])]

    def _part(self, part: Part, depth: int) -> list[str]:
        least = 1 if part.times in ("", "+", ",+") else 0
        most = {"": 1, "?": 1}.get(part.times, 2)
        count = self.random.randint(least, most) if self.left > 0 and depth < DEEPEST else least
        words: list[str] = []
        for number in range(count):
            words += [","] if number and part.times.startswith(",") else []
            words += self.sentence(part.item, depth)
        return words


def test_every_rule_that_is_named_is_there() -> None:
    rules = grammar()
    named = {word for rule in rules.values() for word in words_in(rule) if not word.startswith('"')}
    assert named == (set(rules) - {"program"}) | set(SAMPLES)


def test_every_word_of_the_language_is_there() -> None:
    words = {word[1:-1] for rule in grammar().values() for word in words_in(rule) if word.startswith('"')}
    assert words >= RESERVED - {"true", "false", "null"}


def errors(text: str) -> list[str]:
    """What is wrong with a program as far as the grammar says it."""
    found = [item for item in parse(Source("a.oox", text)).diagnostics if item.severity is Severity.ERROR]
    return [item.message for item in found if not CONTEXT.search(item.message)]


@pytest.mark.parametrize("seeds", [range(60), range(60, 120)], ids=str)
def test_sentences_are_programs(seeds: range) -> None:
    rules = grammar()
    texts = [" ".join(word for _ in range(2) for word in Writer(rules, seed).sentence("class")) for seed in seeds]
    clear = [text for text in texts if not AMBIGUOUS.search(text)]
    assert len(clear) > 36
    for text in clear:
        assert not errors(text), text


def test_a_wrong_grammar_would_be_noticed() -> None:
    rules = {**grammar(), "block": read_rule('"{" "break" ":" name ";" "}"')}
    assert any(errors(" ".join(Writer(rules, seed).sentence("class"))) for seed in range(20))
