"""Plain, boundary and random inputs of a method, as text: running them costs nearly nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random

from oxpecker.oox.candidates import usual_class
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.limits import (
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


def simple_inputs(hierarchy: Hierarchy, types: Sequence[Type]) -> Iterator[tuple[str, ...]]:
    """Texts of arguments for parameters of these types: boundary values, then random ones; none for other types."""
    values = [_values(hierarchy, t) for t in types]
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
        yield tuple(_random(hierarchy, t, random) for t in types)


def simplest_inputs(
    hierarchy: Hierarchy, types: Sequence[Type], most: int, with_objects: bool = False
) -> list[tuple[str, ...]]:
    """Texts of arguments without null, those that consist of the simplest values first.

    `with_objects`, there are arguments of other types, too: null, and an object of the class with default values.
    """
    values = [[text for text in _values(hierarchy, t) if text != "null"] for t in types]
    if with_objects:
        values = [known or list(_objects(hierarchy, t)) for known, t in zip(values, types, strict=True)]
    few = max(2, int(MOST_BOUNDARY_INPUTS ** (1 / max(1, len(types)))))
    ranked = [_spread(each, few) for each in values]
    found = sorted(product(*map(enumerate, ranked)), key=lambda each: sum(rank for rank, _ in each))
    return [tuple(text for _, text in each) for each in found[:most]]


def _spread(values: Sequence[str], most: int) -> Sequence[str]:
    """The first values, and the last ones, which are the extremes."""
    return values if len(values) <= most else [*values[: most - most // 3], *values[len(values) - most // 3 :]]


def _random(hierarchy: Hierarchy, t: Type, random: Random) -> str:
    """A small value; sizes and values are few, so that equal ones are frequent."""
    if isinstance(t, ClassType) and t.name == "String":
        return '"' + "".join(random.choice("ab") for _ in range(random.randrange(LARGEST_RANDOM_SIZE + 1))) + '"'
    element = _element(hierarchy, t)
    if element is None:
        return random.choice(_values(hierarchy, t)[:MOST_RANDOM_VALUES])
    size = random.randrange(LARGEST_RANDOM_SIZE + 1)
    inner = _element(hierarchy, element)
    if inner is not None and _element(hierarchy, inner) is None:  # a square, as most code with matrices expects
        rows = (", ".join(_random(hierarchy, inner, random) for _ in range(size)) for _ in range(size))
        return "[" + ", ".join(f"[{row}]" for row in rows) + "]"
    return "[" + ", ".join(_random(hierarchy, element, random) for _ in range(size)) + "]"


def _element(hierarchy: Hierarchy, t: Type) -> Type | None:
    """The type of the elements of an array or a list."""
    if isinstance(t, ArrayType):
        return t.element
    usual = usual_class(hierarchy, t)
    is_list = usual is not None and hierarchy.subclass(usual.name, "List")
    return t.arguments[0] if is_list and isinstance(t, ClassType) and len(t.arguments) == 1 else None


def _values(hierarchy: Hierarchy, t: Type) -> tuple[str, ...]:
    element = _element(hierarchy, t)
    if element is not None:
        return _sequences(hierarchy, element)
    if isinstance(t, Primitive):
        return _VALUES.get(Primitive(t.name), ())
    if isinstance(t, ClassType) and t.name == "String":
        return _TEXTS
    if isinstance(t, ClassType) and t.name in _BOXED:
        return (*_VALUES[_BOXED[t.name]], "null")
    return ()


def _objects(hierarchy: Hierarchy, t: Type) -> Iterator[str]:
    found = hierarchy.get(t.name) if isinstance(t, ClassType) else None
    if found is not None and not found.abstract and not found.interface:
        yield f"{found.name}{{}}"
    yield "null"


def _sequences(hierarchy: Hierarchy, element: Type) -> tuple[str, ...]:
    values = _values(hierarchy, element)
    if not values:
        return ()
    found = tuple("[" + ", ".join(values[place % len(values)] for place in places) + "]" for places in _SEQUENCES)
    return (*found, "null")
