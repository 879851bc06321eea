"""Mutates texts token by token, and other files byte by byte. The same seed gives the same input everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random

LARGEST = 100_000
"""Bytes of an input at most."""
_TOKEN = re.compile(
    r"\s+|\w+|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|//|/\*|\*/|[<>=!&|+:-]{1,3}|.", re.ASCII | re.DOTALL
)
_OPENING = {"(": ")", "[": "]", "{": "}", "<": ">", '"': '"'}
_ODD = (
    "0",
    "-1",
    "1",
    "2147483647",
    "2147483648",
    "-9223372036854775809",
    "9" * 400,
    "1e309",
    "1e-400",
    "0x",
    "08",
    "1_0",
    "\\u0022",
    "\\uuuu",
    "\x00",
    "\x1b[31m",
    "\u202e",
    "\ud800",
    "\ufeff",
    "\U0001f426",
    "é",
    "²",
    "٣",
    "''",
    '"',
    '"""',
    "/*",
    "*/",
    "//@",
    "/*@",
    "@*/",
    "<",
    ">>>",
    "->",
    "::",
    "...",
    "?",
    "@",
    "#",
    "%",
    "$",
    "\\",
    "\r",
    "\t",
    "..",
    "../..",
    "&a *a",
    "!!python/object",
    "null",
    "true",
    "this",
    "super",
    "{}",
    "[]",
    "()",
    ";",
    ":",
    ",",
    "|",
    "~",
    "`",
    "=",
    "'",
    "-",
)
"""Tokens that readers trip over: boundary numbers, control characters, unclosed quotes, words of other languages."""
_BYTES = (0, 1, 0x20, 0x7F, 0x80, 0xC0, 0xFE, 0xFF)

Tokens = list[str]
Change = Callable[[Tokens, Random, Sequence[Tokens]], Tokens]


def tokens_of(text: str) -> Tokens:
    """The tokens of a text in any of our languages, spaces included."""
    return _TOKEN.findall(text)


def _span(tokens: Tokens, random: Random) -> tuple[int, int]:
    start = random.randrange(len(tokens) + 1)
    return start, min(len(tokens), start + int(random.paretovariate(0.8)))


def _delete(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    start, end = _span(tokens, random)
    return tokens[:start] + tokens[end:]


def _repeat(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    start, end = _span(tokens, random)
    times = _fitting(random.choice((2, 2, 3, 10, 100, 2_000)), tokens[start:end])
    return tokens[:start] + tokens[start:end] * times + tokens[end:]


def _fitting(times: int, piece: Tokens) -> int:
    """How often a piece is repeated: no more than shows in an input, because the rest costs memory alone."""
    return min(times, LARGEST // max(sum(map(len, piece)), 1) + 1)


def _cut(tokens: Tokens) -> Tokens:
    """The tokens that show in an input."""
    ends = accumulate(map(len, tokens))
    return [token for token, end in zip(tokens, ends, strict=True) if end - len(token) < LARGEST]


def _swap(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    (a, b), (c, d) = sorted((_span(tokens, random), _span(tokens, random)))
    if b > c:
        return tokens
    return tokens[:a] + tokens[c:d] + tokens[b:c] + tokens[a:b] + tokens[d:]


def _splice(tokens: Tokens, random: Random, corpus: Sequence[Tokens]) -> Tokens:
    start, end = _span(tokens, random)
    other = random.choice(corpus)
    first, last = _span(other, random)
    return tokens[:start] + other[first:last] + tokens[random.choice((start, end)) :]


def _cross(tokens: Tokens, random: Random, corpus: Sequence[Tokens]) -> Tokens:
    other = random.choice(corpus)
    return tokens[: random.randrange(len(tokens) + 1)] + other[random.randrange(len(other) + 1) :]


def _odd(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    start, end = _span(tokens, random)
    return [*tokens[:start], random.choice(_ODD), *tokens[random.choice((start, end)) :]]


def _word(tokens: Tokens, random: Random, corpus: Sequence[Tokens]) -> Tokens:
    """One word becomes another: the programs stay close to right ones."""
    words = [index for index, token in enumerate(tokens) if token[:1].isalnum()]
    others = [token for token in random.choice((tokens, random.choice(corpus))) if token[:1].isalnum()]
    if not words or not others:
        return tokens
    index = random.choice(words)
    return [*tokens[:index], random.choice(others), *tokens[index + 1 :]]


def _nest(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    """Nests a piece in itself: what stands before an inner piece and behind it, many times."""
    start, end = _span(tokens, random)
    inner = sorted(random.randrange(start, end + 1) for _ in range(2))
    before, behind = tokens[start : inner[0]], tokens[inner[1] : end]
    depth = _fitting(random.choice((2, 10, 100, 1_000, 5_000)), before + behind)
    return tokens[:start] + before * depth + tokens[inner[0] : inner[1]] + behind * depth + tokens[end:]


def _brackets(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    start, end = _span(tokens, random)
    opening, closing = random.choice(list(_OPENING.items()))
    depth = random.choice((1, 1, 10, 100, 1_000, 10_000))
    return [*tokens[:start], opening * depth, *tokens[start:end], closing * depth, *tokens[end:]]


def _truncate(tokens: Tokens, random: Random, _corpus: Sequence[Tokens]) -> Tokens:
    return tokens[: random.randrange(len(tokens) + 1)]


_CHANGES: tuple[Change, ...] = (
    *(_word, _word, _word, _delete, _delete, _odd, _odd, _swap, _splice, _splice),
    *(_repeat, _nest, _brackets, _cross, _truncate),
)


def mutated_text(corpus: Sequence[Tokens], random: Random) -> bytes:
    """A text of the corpus after a few changes."""
    tokens = random.choice(corpus)
    for _ in range(min(12, int(random.paretovariate(1.0)))):
        tokens = _cut(random.choice(_CHANGES)(tokens, random, corpus))
    data = "".join(tokens).encode("utf-8", "surrogatepass")[:LARGEST]
    return mutated_bytes([data], random) if random.random() < 0.05 else data


def mutated_bytes(corpus: Sequence[bytes], random: Random) -> bytes:
    """A file of the corpus after a few changes of its bytes."""
    data = bytearray(random.choice(corpus))
    for _ in range(min(20, int(random.paretovariate(0.7)))):
        at = random.randrange(len(data) + 1)
        size = min(len(data) - at, int(random.paretovariate(0.8)))
        match random.randrange(7):
            case 0 if at < len(data):
                data[at] ^= 1 << random.randrange(8)
            case 1 if at < len(data):
                data[at] = random.choice(_BYTES)
            case 2:
                del data[at : at + size]
            case 3:
                data[at:at] = data[at : at + size] * random.choice((1, 2, 50))
            case 4:
                data[at : at + size] = bytes([random.choice(_BYTES)]) * size
            case 5:
                other = random.choice(corpus)
                start = random.randrange(len(other) + 1)
                data[at : at + size] = other[start : start + size]
            case 6 if random.random() < 0.3:
                del data[at:]
            case _:
                pass
    return bytes(data[:LARGEST])
