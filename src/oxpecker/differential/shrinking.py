"""Smaller inputs on which two versions still differ: the shortest lists, the numbers nearest to 0."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from oxpecker.differential.limits import MOST_SMALLER_INPUTS
from oxpecker.results.difference import Difference

Values = tuple[str, ...]

_NUMBER = re.compile(r"(?<![\w.\"'])-?\d+(?![\w.\"'])")
_LIST = re.compile(r"\[[^\[\]\"']*\]")
_TEXT = re.compile(r'"[a-z]+"')


def shrunk(values: Values, found: Difference, retry: Callable[[Values], Difference | None]) -> Difference:
    """The difference on the smallest input of the same kind that a few attempts lead to."""
    left = MOST_SMALLER_INPUTS
    candidates = _smaller(values)
    while left:
        candidate = next(candidates, None)
        if candidate is None:
            break
        left -= 1
        smaller = retry(candidate) if candidate != values else None
        if smaller is not None and smaller.change is found.change:
            values, found = candidate, smaller
            candidates = _smaller(values)
    return found


def _smaller(values: Values) -> Iterator[Values]:
    """Inputs with an element or a letter less, or with a number nearer to 0: as argument, everywhere, or once."""
    for index, text in enumerate(values):
        for each in (*_shorter_lists(text), *_shorter_texts(text)):
            yield _with(values, index, each)
    numbers = dict.fromkeys(each for text in values for each in _NUMBER.findall(text))
    changes = [(number, nearer) for number in numbers for nearer in _nearer(int(number))]
    for number, nearer in changes:
        yield tuple(nearer if each == number else each for each in values)
    for number, nearer in changes:
        yield tuple(_replaced(each, number, nearer) for each in values)
    for index, text in enumerate(values):
        for match in _NUMBER.finditer(text):
            for nearer in _nearer(int(match[0])):
                yield _with(values, index, text[: match.start()] + nearer + text[match.end() :])


def _replaced(text: str, number: str, nearer: str) -> str:
    return _NUMBER.sub(lambda match: nearer if match[0] == number else match[0], text)


def _with(values: Sequence[str], index: int, text: str) -> Values:
    return (*values[:index], text, *values[index + 1 :])


def _shorter_lists(text: str) -> Iterator[str]:
    for match in _LIST.finditer(text):
        parts = [each for each in match[0][1:-1].split(", ") if each]
        for drop in reversed(range(len(parts))):
            kept = ", ".join(parts[:drop] + parts[drop + 1 :])
            yield f"{text[: match.start()]}[{kept}]{text[match.end() :]}"


def _shorter_texts(text: str) -> Iterator[str]:
    for match in _TEXT.finditer(text):
        for drop in reversed(range(match.start() + 1, match.end() - 1)):
            yield text[:drop] + text[drop + 1 :]


def _nearer(number: int) -> list[str]:
    """Numbers of a smaller size, the smallest first; of two of the same size, the positive one."""
    return [str(each) for each in (0, 1, -1, 2, -2) if (abs(each), each < 0) < (abs(number), number < 0)]
