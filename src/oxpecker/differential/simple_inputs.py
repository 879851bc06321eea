"""Plain, boundary and random inputs of a method, as text: running them costs nearly nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random

from oxpecker.differential.limits import (
    LARGEST_RANDOM_SIZE,
    MOST_BOUNDARY_INPUTS,
    MOST_RANDOM_INPUTS,
    MOST_RANDOM_VALUES,
)
from oxpecker.oox.types import BOOL, BYTE, CHAR, DOUBLE, FLOAT, INT, LONG, SHORT, ArrayType, ClassType, Primitive, Type

_INTEGERS = ("0", "1", "-1", "2", "3", "7", "10", "-10", "100")
_SEQUENCES = ((), (0,), (0, 1), (1, 0), (0, 0), (2, 0, 1), (0, 1, 2, 3), (1, 1, 0, 2, 1))
"""Arrays and lists, by the places of their elements among the first values of the element type."""
_VALUES: dict[Type, tuple[str, ...]] = {
    BOOL: ("false", "true"),
    BYTE: (*_INTEGERS, "127", "-128"),
    SHORT: (*_INTEGERS, "32767", "-32768"),
    CHAR: ("'a'", "'b'", "' '", "'0'", "'A'"),
    INT: (*_INTEGERS, "2147483647", "-2147483648"),
    LONG: (*_INTEGERS, "9223372036854775807", "-9223372036854775808"),
    FLOAT: ("0.0", "1.0", "-1.5", "0.1"),
    DOUBLE: ("0.0", "1.0", "-1.5", "0.1", "1.0E10"),
}
_TEXTS = ('""', '"a"', '"b"', '"ab"', '"aba"', '"a b"', '"12"', "null")
_BOXED = {"Integer": INT, "Long": LONG, "Double": DOUBLE, "Boolean": BOOL, "Character": CHAR}


def simple_inputs(types: Sequence[Type]) -> Iterator[tuple[str, ...]]:
    """Texts of arguments for parameters of these types: boundary values, then random ones; none for other types."""
    values = [_values(t) for t in types]
    count = prod(map(len, values))
    if not types or not count:
        return
    step = -(-count // MOST_BOUNDARY_INPUTS)
    for number, chosen in enumerate(product(*values)):
        # Consecutive combinations differ in the last value only, so the place within a step changes.
        if number % step == (number // step) % step:
            yield chosen
    random = Random(0)  # the same inputs in every run
    for _ in range(MOST_RANDOM_INPUTS):
        yield tuple(_random(t, random) for t in types)


def _random(t: Type, random: Random) -> str:
    """A small value; sizes and values are few, so that equal ones are frequent."""
    if isinstance(t, ClassType) and t.name == "String":
        return '"' + "".join(random.choice("ab") for _ in range(random.randrange(LARGEST_RANDOM_SIZE + 1))) + '"'
    element = _element(t)
    if element is None:
        return random.choice(_values(t)[:MOST_RANDOM_VALUES])
    size = random.randrange(LARGEST_RANDOM_SIZE + 1)
    inner = _element(element)
    if inner is not None and _element(inner) is None:  # a square, as most code with matrices expects
        rows = (", ".join(_random(inner, random) for _ in range(size)) for _ in range(size))
        return "[" + ", ".join(f"[{row}]" for row in rows) + "]"
    return "[" + ", ".join(_random(element, random) for _ in range(size)) + "]"


def _element(t: Type) -> Type | None:
    """The type of the elements of an array or a list."""
    if isinstance(t, ArrayType):
        return t.element
    if isinstance(t, ClassType) and t.name in ("List", "ArrayList", "Collection") and len(t.arguments) == 1:
        return t.arguments[0]
    return None


def _values(t: Type) -> tuple[str, ...]:
    element = _element(t)
    if element is not None:
        return _sequences(element)
    if isinstance(t, Primitive):
        return _VALUES.get(Primitive(t.name), ())
    if isinstance(t, ClassType) and t.name == "String":
        return _TEXTS
    if isinstance(t, ClassType) and t.name in _BOXED:
        return (*_VALUES[_BOXED[t.name]], "null")
    return ()


def _sequences(element: Type) -> tuple[str, ...]:
    values = _values(element)
    if not values:
        return ()
    found = tuple("[" + ", ".join(values[place % len(values)] for place in places) + "]" for places in _SEQUENCES)
    return (*found, "null")
