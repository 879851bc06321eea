"""How far the contents of a field are from wanted ones, so that a search can prefer calls that come closer."""

from __future__ import annotations

from typing import TypeAlias

from oxpecker.results.heap import HeapValue
from oxpecker.testgen.limits import MOST_GUIDED_CALLS
from oxpecker.testgen.shapes import Shape

Content: TypeAlias = "HeapValue | Shape"
"""What a field holds: a value as text, or the shape of an object."""


def distance(content: Content, wanted: Content) -> int:
    """Roughly how many calls lead from one to the other: 0 if they are equal.

    A call often changes a number by one, or the number of elements. What more calls than a sequence has would be
    needed for is equally far away.
    """
    if content == wanted:
        return 0
    if isinstance(content, tuple) and isinstance(wanted, tuple):
        return 1 + min(abs(_size(content) - _size(wanted)), MOST_GUIDED_CALLS)
    one, other = _number(content), _number(wanted)
    return 1 if one is None or other is None else min(abs(one - other), MOST_GUIDED_CALLS)


def _size(shape: Shape) -> int:
    """The number of fields and elements of all objects."""
    return sum(len(fields) for _, fields in shape)


def _number(content: Content) -> int | None:
    if not isinstance(content, str) or not content.removeprefix("-").isdecimal():
        return None
    return int(content)
