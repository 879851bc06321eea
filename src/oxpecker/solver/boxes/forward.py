"""What an operation may result in, from what its arguments may be."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from oxpecker.numerics import Function, arithmetic
from oxpecker.numerics.enclosures import enclosure
from oxpecker.numerics.floats import EVERYTHING, Floats, point
from oxpecker.solver.boxes.domains import EITHER, FALSE, TRUE, Domain, Truth, joined
from oxpecker.terms import Interval, Op, Sort, Term
from oxpecker.terms.numbers import (
    PATTERN_WIDTHS,
    float_of_bits,
    float_pattern,
    float_to_integer,
    integer_to_float,
    to_single,
)
from oxpecker.terms.structure import operation_interval

Values = list[Any]
"""The domains of all parts of a query, by number."""
Rule = Callable[[Values], Domain]


def rule(term: Term, places: tuple[int, ...], place_of: Callable[[Any], int]) -> Rule:
    """How to compute the domain of a term from those of its arguments, which are at these places."""
    op = term.op
    if op in _FLOATING:
        return _binary(_FLOATING[op], places, term.sort)
    if op in _SPECIAL:
        return _SPECIAL[op](term, places)
    assert term.sort is Sort.INT, op
    return _integer(term, place_of)


def _integer(term: Term, place_of: Callable[[Any], int]) -> Rule:
    op, args = term.op, term.args
    bounds = Interval(term.low, term.high)

    def found(values: Values) -> Domain:
        def of(argument: Any) -> Interval:
            return values[place_of(argument)] if type(argument) is Term else Interval(argument, argument)

        result = operation_interval(op, args, of)
        return result.meet(bounds) or bounds

    return found


def _binary(function: Callable[[Floats, Floats], Floats], places: tuple[int, ...], sort: Sort) -> Rule:
    left, right = places
    if function is arithmetic.multiplied and left == right:
        return lambda values: _to(sort, arithmetic.squared(values[left]))
    if sort is Sort.FLOAT:
        return lambda values: _to(sort, function(values[left], values[right]))
    return lambda values: function(values[left], values[right])


def _to(sort: Sort, found: Floats) -> Floats:
    """Rounded to a sort, which is monotone."""
    if sort is Sort.DOUBLE or not found.has_numbers:
        return found
    return Floats(to_single(found.low), to_single(found.high), found.nan)


def _negation(_term: Term, places: tuple[int, ...]) -> Rule:
    (place,) = places
    return lambda values: arithmetic.negated(values[place])


def _function(term: Term, places: tuple[int, ...]) -> Rule:
    function, is_approximate = Function(term.args[0]), term.args[1]
    numbers = places[2:]
    if len(numbers) == 1:
        (only,) = numbers
        return lambda values: enclosure(function, is_approximate, (values[only],))
    return lambda values: enclosure(function, is_approximate, [values[each] for each in numbers])


def _from_integer(term: Term, places: tuple[int, ...]) -> Rule:
    place, sort = places[0], term.sort

    def found(values: Values) -> Domain:
        low, high = values[place]
        return Floats(
            -math.inf if low is None else integer_to_float(low, sort),
            math.inf if high is None else integer_to_float(high, sort),
        )

    return found


def _to_integer(term: Term, places: tuple[int, ...]) -> Rule:
    place, (low, high, saturating) = places[0], term.args[1:]
    bounds = Interval(term.low, term.high)

    def found(values: Values) -> Domain:
        given: Floats = values[place]
        if not saturating and (math.isinf(given.low) or math.isinf(given.high)):
            return bounds
        if not given.has_numbers:
            return Interval(0, 0)
        least, most = (float_to_integer(each, low, high, saturating) for each in (given.low, given.high))
        return Interval(min(least, 0), max(most, 0)) if given.nan else Interval(least, most)

    return found


def _to_sort(term: Term, places: tuple[int, ...]) -> Rule:
    place, sort = places[0], term.sort
    return lambda values: _to(sort, values[place])


def _to_bits(term: Term, places: tuple[int, ...]) -> Rule:
    place, width = places[0], term.args[1]
    bounds = Interval(term.low, term.high)

    def found(values: Values) -> Domain:
        given: Floats = values[place]
        if given.nan or not given.has_numbers or given.low <= 0 <= given.high:
            return bounds
        # The bits of numbers of one sign are in the order of their sizes.
        ends = sorted(float_pattern(each, width) for each in (given.low, given.high))
        return Interval(*ends)

    return found


def _from_bits(term: Term, places: tuple[int, ...]) -> Rule:
    place, width = places[0], PATTERN_WIDTHS[term.sort]

    def found(values: Values) -> Domain:
        given: Interval = values[place]
        return point(float_of_bits(given.low, width)) if given.low is not None and given.is_point else EVERYTHING

    return found


def _choice(_term: Term, places: tuple[int, ...]) -> Rule:
    condition, then, otherwise = places

    def found(values: Values) -> Domain:
        truth: Truth = values[condition]
        if truth == EITHER:
            return joined(values[then], values[otherwise])
        chosen: Domain = values[then if truth == TRUE else otherwise]
        return chosen

    return found


def _not(_term: Term, places: tuple[int, ...]) -> Rule:
    (place,) = places
    return lambda values: (EITHER, TRUE, FALSE, EITHER)[values[place]]


def _and(_term: Term, places: tuple[int, ...]) -> Rule:
    def found(values: Values) -> Domain:
        result = TRUE
        for place in places:
            truth = values[place]
            if truth == FALSE:
                return FALSE
            if truth == EITHER:
                result = EITHER
        return result

    return found


def _less(_term: Term, places: tuple[int, ...]) -> Rule:
    left, right = places

    def found(values: Values) -> Domain:
        a, b = values[left], values[right]
        can_hold = a.low < b.high and a.low <= a.high and b.low <= b.high
        return (TRUE if can_hold else 0) | (FALSE if a.nan or b.nan or not a.high < b.low else 0)

    return found


def _at_most(_term: Term, places: tuple[int, ...]) -> Rule:
    left, right = places

    def found(values: Values) -> Domain:
        a, b = values[left], values[right]
        can_hold = a.low <= b.high and a.low <= a.high and b.low <= b.high
        return (TRUE if can_hold else 0) | (FALSE if a.nan or b.nan or not a.high <= b.low else 0)

    return found


def _equal(_term: Term, places: tuple[int, ...]) -> Rule:
    left, right = places

    def found(values: Values) -> Domain:
        a, b = values[left], values[right]
        can_hold = a.low <= b.high and b.low <= a.high and a.low <= a.high and b.low <= b.high
        same = a.low == a.high == b.low == b.high and not a.nan and not b.nan
        return (TRUE if can_hold else 0) | (0 if same else FALSE)

    return found


def _identical(_term: Term, places: tuple[int, ...]) -> Rule:
    left, right = places

    def found(values: Values) -> Domain:
        a, b = values[left], values[right]
        if type(a) is Floats:
            meet = a.meet(b)
            return (0 if meet.is_empty else TRUE) | (0 if a == b and a.is_point else FALSE)
        if type(a) is Interval:
            return (0 if a.meet(b) is None else TRUE) | (0 if a == b and a.is_point else FALSE)
        return (TRUE if a & b else 0) | (0 if a == b != EITHER else FALSE)

    return found


def _integers_compared(term: Term, places: tuple[int, ...]) -> Rule:
    left, right = places if term.op is not Op.GE else places[::-1]
    strict = 1 if term.op is Op.LT else 0

    def found(values: Values) -> Domain:
        a, b = values[left], values[right]
        can_hold = a.low is None or b.high is None or a.low + strict <= b.high
        must_hold = a.high is not None and b.low is not None and a.high + strict <= b.low
        return (TRUE if can_hold else 0) | (0 if must_hold else FALSE)

    return found


_FLOATING: dict[Op, Callable[[Floats, Floats], Floats]] = {
    Op.FP_ADD: arithmetic.added,
    Op.FP_SUB: arithmetic.subtracted,
    Op.FP_MUL: arithmetic.multiplied,
    Op.FP_DIV: arithmetic.divided,
    Op.FP_REM: arithmetic.remainder,
}
_SPECIAL: dict[Op, Callable[[Term, tuple[int, ...]], Rule]] = {
    Op.FP_NEG: _negation,
    Op.FP_FUNCTION: _function,
    Op.INT_TO_FP: _from_integer,
    Op.FP_TO_INT: _to_integer,
    Op.FP_TO_FP: _to_sort,
    Op.FP_TO_BITS: _to_bits,
    Op.BITS_TO_FP: _from_bits,
    Op.ITE: _choice,
    Op.NOT: _not,
    Op.AND: _and,
    Op.FP_LT: _less,
    Op.FP_LE: _at_most,
    Op.FP_EQ: _equal,
    Op.EQ: _identical,
    Op.LE: _integers_compared,
    Op.GE: _integers_compared,
    Op.LT: _integers_compared,
}
