"""Strings that depend on inputs: null or not, a length, characters up to a bound.

A string of a path is a Python string of UTF-16 units, None for null, or a `Text`. Nothing here makes a request: if a
string continues beyond its known part, a condition says so, and whoever needs that part must decide the condition.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from oxpecker import terms
from oxpecker.limits import sizes
from oxpecker.oox.interpreter.text import text_of
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import (
    BOOL,
    CHAR,
    INTEGERS,
    NULL,
    Type,
)
from oxpecker.terms import Interval, Sort, Term

if TYPE_CHECKING:
    from oxpecker.terms import Bool, Int

Value: TypeAlias = Any
"""A string of Python, None, or a `Text`. Null may also come as 0, as it does for other references."""

LONGEST = 2**31 - 1
"""No string is longer, as in Java."""
GREATEST_UNIT = 2**16 - 1


@dataclass(frozen=True, slots=True, eq=False)
class Text:
    """A string that is not fully known.

    If it is null, nothing else counts. `units` are its characters; those at and beyond `length` have no meaning. If
    `hidden` holds, nothing is known from `start` on, and the string may be longer than `units`; if `unmeasured` holds,
    the length is unknown too. `missing` says why that cannot be known; if it is empty, because of a bound. `number`
    identifies the input, so that equal hidden parts are recognised; 0 if it is not an input.
    """

    null: Bool
    length: Int
    units: tuple[Int, ...]
    hidden: Bool = False
    start: int = 0
    unmeasured: Bool = False
    missing: str = ""
    number: Int = 0

    @property
    def shortest(self) -> int:
        """The least possible length."""
        return max(0, _low(self.length))

    @property
    def longest(self) -> int | None:
        """The greatest possible length; None if there is no limit."""
        return self.length.high if isinstance(self.length, Term) else self.length


def unknown(name: str, bound: int, number: int, present: bool = False) -> Text:
    """An input: any string, or null unless that is excluded; its characters are known up to a bound.

    Inputs have different numbers from 1 on.
    """
    length = terms.variable(f"#{name}", Sort.INT, Interval(0, LONGEST))
    null = False if present else terms.variable(f"{name} is null", Sort.BOOL)
    units = tuple(terms.variable(f"{name}[{i}]", Sort.INT, Interval(0, GREATEST_UNIT)) for i in range(bound))
    return Text(null, length, units, terms.gt(length, bound), bound, number=number)


def opaque(reason: str) -> Text:
    """A string that can be passed on but not inspected."""
    return Text(False, 0, (), True, 0, True, reason)


def of(value: Value) -> Text:
    """Any string as a text."""
    if value.__class__ is Text:
        assert isinstance(value, Text)
        return value
    if not isinstance(value, str):
        return Text(True, 0, ())
    return Text(False, len(value), tuple(map(ord, value)))


def plain(text: Text) -> Value:
    """The string without impossible parts; a Python string if everything is known."""
    if text.null is True:
        return None
    longest = text.longest
    units = text.units if longest is None else text.units[: max(0, longest)]
    known = text.null is False and text.hidden is False and text.length.__class__ is int
    if known and all(unit.__class__ is int for unit in units):
        return "".join(chr(unit) for unit in units if isinstance(unit, int))
    return text if len(units) == len(text.units) else replace(text, units=units)


def choose(condition: Bool, then: Value, otherwise: Value) -> Value:
    """`?:` of strings."""
    if condition.__class__ is bool:
        return then if condition else otherwise
    one, two = of(then), of(otherwise)
    if one.null is True or two.null is True:
        present = two if one.null is True else one
        return plain(replace(present, null=terms.ite(condition, one.null, two.null)))
    more = (one if len(one.units) > len(two.units) else two).units
    both = min(len(one.units), len(two.units))
    units = tuple(terms.ite(condition, one.units[i], two.units[i]) for i in range(both)) + more[both:]
    return plain(
        Text(
            terms.ite(condition, one.null, two.null),
            terms.ite(condition, one.length, two.length),
            units,
            terms.ite(condition, one.hidden, two.hidden),
            min((text.start for text in (one, two) if text.hidden is not False), default=0),
            terms.ite(condition, one.unmeasured, two.unmeasured),
            one.missing or two.missing,
            terms.ite(condition, one.number, two.number),
        )
    )


def joined(left: Value, right: Value) -> Value:
    """The concatenation of two strings; null is written as its name."""
    if left.__class__ is str and right.__class__ is str:
        return sizes.joined(left, right)
    one, two = _readable(left), _readable(right)
    longest = len(one.units) if one.longest is None else min(one.longest, len(one.units))
    units = [_unit_of_joined(one, two, longest, i) for i in range(longest + len(two.units))]
    starts = [one.start] if one.hidden is not False else []
    if two.hidden is not False:
        starts.append(one.shortest + two.start)
    return plain(
        Text(
            False,
            terms.add(one.length, two.length),
            tuple(units),
            terms.lor(one.hidden, two.hidden),
            min(starts, default=0),
            terms.lor(one.unmeasured, two.unmeasured),
            one.missing or two.missing,
        )
    )


def _readable(value: Value) -> Text:
    """The text of a string in a concatenation."""
    text = of(value)
    if text.null is False:
        return text
    return of(choose(text.null, "null", replace(text, null=False)) if text.null is not True else "null")


def _unit_of_joined(one: Text, two: Text, longest: int, i: int) -> Int:
    """A unit of the first string if it is long enough, otherwise of the second."""
    unit: Int | None = None
    for length in range(max(one.shortest, i - len(two.units) + 1), min(longest, i) + 1):
        there = two.units[i - length]
        unit = there if unit is None else terms.ite(terms.eq(one.length, length), there, unit)
    if i < longest:
        here = one.units[i]
        unit = here if unit is None else terms.ite(terms.gt(one.length, i), here, unit)
    assert unit is not None
    return unit


def equality(left: Value, right: Value) -> tuple[Bool, Bool, str]:
    """Whether two strings are equal; the condition under which that is unknown, and the reason.

    Strings of different lengths differ, and so do those with different beginnings, whatever is hidden of them.
    """
    one, two = of(left), of(right)
    if one is two:
        return True, False, ""
    present = terms.land(terms.lnot(one.null), terms.lnot(two.null))
    absent = terms.land(one.null, two.null)
    if present is False:
        return absent, False, ""
    as_long = terms.eq(one.length, two.length)
    alike = [
        terms.implies(terms.gt(one.length, i), terms.eq(one.units[i], two.units[i]))
        for i in range(min(len(one.units), len(two.units)))
    ]
    itself = terms.land(terms.gt(one.number, 0), terms.eq(one.number, two.number))
    same = terms.lor(absent, terms.land(present, terms.lor(itself, terms.conj([as_long, *alike]))))
    limits = [text.longest for text in (one, two) if text.longest is not None]
    unseen = [
        terms.conj([as_long, text.hidden, terms.gt(text.length, text.start), *alike[: text.start]])
        for text in (one, two)
        if text.hidden is not False and all(limit > text.start for limit in limits)
    ]
    where = terms.conj([present, terms.lnot(itself), terms.disj([one.unmeasured, two.unmeasured, *unseen])])
    return same, where, one.missing or two.missing


def of_value(value: Value, t: Type, digits: int) -> Value:
    """The text of a value in a concatenation; for input-dependent integers, up to a number of digits."""
    if t == NULL:
        return "null"
    if value.__class__ is not Term:
        return text_of(value, t)
    if t == BOOL:
        return choose(value, "true", "false")
    if t == CHAR:
        return Text(False, 1, (value,))
    if t in INTEGERS:
        return decimal(value, max(1, digits))
    return opaque(f"the text of an input-dependent value of type {t}")


def decimal(value: Term, digits: int) -> Text:
    """The decimal digits of an integer, with its sign; longer numbers are unknown."""
    negative = terms.lt(value, 0)
    size = terms.ite(negative, terms.neg(value), value)
    text: Value = None
    for count in range(digits, 0, -1):
        shorter = _digits(size, count)
        text = shorter if text is None else choose(terms.lt(size, 10**count), shorter, text)
    signed = of(choose(negative, joined("-", text), text))
    beyond = terms.ge(size, 10**digits)
    return replace(signed, hidden=beyond, start=0, unmeasured=beyond)


def _digits(size: Int, count: int) -> Value:
    """The last digits of a number that is not negative."""
    parts = [terms.rem(terms.div(size, 10**place), 10) for place in range(count - 1, -1, -1)]
    return plain(Text(False, count, tuple(terms.add(part, ord("0")) for part in parts)))


def _low(length: Int) -> int:
    return (length.low or 0) if isinstance(length, Term) else length
