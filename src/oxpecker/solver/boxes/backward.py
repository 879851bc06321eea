"""What the arguments of an operation may be, from what its result may be.

Nothing is lost: an argument is removed only if no result is left for it, with all roundings taken into account.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from oxpecker.numerics import Function, arithmetic
from oxpecker.numerics.floats import NUMBERS, Floats
from oxpecker.numerics.singles import single_from, single_up_to
from oxpecker.solver.boxes.domains import EITHER, FALSE, TRUE, met
from oxpecker.solver.boxes.forward import Values
from oxpecker.solver.boxes.function_inverses import argument_sets
from oxpecker.terms import Interval, Op, Sort, Term

Projection = Callable[[Values], None]
_INFINITY = math.inf
_SINGLE_STEP = 1 << 29
"""Doubles between two floats."""
_LEAST_SINGLE, _LARGEST_SINGLE = 1.5e-45, 3.4e38


def projection(term: Term, place: int, places: tuple[int, ...]) -> Projection | None:
    """How to narrow the arguments of a term by its result; None if nothing follows for them."""
    make = _RULES.get(term.op)
    return None if make is None else make(term, place, places)


def _narrow(values: Values, place: int, found: Floats | Interval | int) -> None:
    values[place] = met(values[place], found)


def before_rounding(result: Floats, sort: Sort) -> Floats:
    """The real numbers that are rounded to these, a little more than that."""
    if sort is Sort.DOUBLE:
        return arithmetic.widened(result, 1)
    # Only floats of 32 bits are results: what lies beyond the largest of them is infinite.
    low, high = single_from(result.low), single_up_to(result.high)
    low = low if low < _INFINITY else _LARGEST_SINGLE
    high = high if high > -_INFINITY else -_LARGEST_SINGLE
    return Floats(
        arithmetic.below(low, _SINGLE_STEP) - _LEAST_SINGLE, arithmetic.above(high, _SINGLE_STEP) + _LEAST_SINGLE
    )


def _conjunction(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
    def project(values: Values) -> None:
        truth = values[place]
        if truth == TRUE:
            for each in places:
                _narrow(values, each, TRUE)
        elif truth == FALSE:
            open_ones = [each for each in places if values[each] != TRUE]
            if len(open_ones) == 1:
                _narrow(values, open_ones[0], FALSE)

    return project


def _negation(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
    (inner,) = places

    def project(values: Values) -> None:
        if values[place] != EITHER:
            _narrow(values, inner, EITHER ^ values[place])

    return project


def _choice(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
    condition, then, otherwise = places

    def project(values: Values) -> None:
        if values[condition] == EITHER:
            if not _meets(values[then], values[place]):
                _narrow(values, condition, FALSE)
            elif not _meets(values[otherwise], values[place]):
                _narrow(values, condition, TRUE)
        if values[condition] != EITHER:
            _narrow(values, then if values[condition] == TRUE else otherwise, values[place])

    return project


def _meets(one: Floats | Interval | int, other: Floats | Interval | int) -> bool:
    if type(one) is Floats:
        assert type(other) is Floats
        return not one.meet(other).is_empty
    if type(one) is Interval:
        assert type(other) is Interval
        return one.meet(other) is not None
    assert type(one) is int and type(other) is int
    return bool(one & other)


def _ordered(values: Values, left: int, right: int, strict: bool) -> None:
    """left < right or left <= right, for numbers."""
    a, b = values[left], values[right]
    most = math.nextafter(b.high, -_INFINITY) if strict else b.high
    least = math.nextafter(a.low, _INFINITY) if strict else a.low
    _narrow(values, left, Floats(-_INFINITY, most))
    _narrow(values, right, Floats(least, _INFINITY))


def _compared(strict: bool) -> Callable[[Term, int, tuple[int, ...]], Projection]:
    def rule(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
        left, right = places

        def project(values: Values) -> None:
            truth = values[place]
            if truth == TRUE:
                _ordered(values, left, right, strict)
            elif truth == FALSE:
                # Numbers are ordered the other way round; that says something of one if the other is a number.
                a, b = values[left], values[right]
                if not b.nan:
                    least = b.low if strict else math.nextafter(b.low, _INFINITY)
                    _narrow(values, left, Floats(least, _INFINITY, True))
                if not a.nan:
                    most = a.high if strict else math.nextafter(a.high, -_INFINITY)
                    _narrow(values, right, Floats(-_INFINITY, most, True))

        return project

    return rule


def _equal(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
    left, right = places

    def project(values: Values) -> None:
        if values[place] == TRUE:
            both = met(values[left].numbers, values[right].numbers)
            _narrow(values, left, both)
            _narrow(values, right, both)
        elif values[place] == FALSE:
            for one, other in ((left, right), (right, left)):
                known = values[other]
                if known.low == known.high and not known.nan:
                    values[one] = met(values[one], _without(values[one], known.low))

    return project


def _without(a: Floats, value: float) -> Floats:
    """A set without a number at one of its ends."""
    low = math.nextafter(a.low, _INFINITY) if a.low == value else a.low
    high = math.nextafter(a.high, -_INFINITY) if a.high == value else a.high
    return Floats(low, high, a.nan)


def _identical(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
    left, right = places

    def project(values: Values) -> None:
        a, b = values[left], values[right]
        if values[place] == TRUE:
            _narrow(values, left, b)
            _narrow(values, right, a)
        elif values[place] == FALSE:
            for one, other in ((left, right), (right, left)):
                _unlike(values, one, values[other])

    return project


def _unlike(values: Values, place: int, other: Floats | Interval | int) -> None:
    """A value is not the only one that another may be."""
    value = values[place]
    if type(other) is Interval:
        if other.is_point and other.low is not None:
            low = None if value.low is None else value.low + (value.low == other.low)
            high = None if value.high is None else value.high - (value.high == other.low)
            if low is not None and high is not None and low > high:
                _narrow(values, place, Interval(other.low + 1, other.low + 1))  # nothing is left: contradicts
            else:
                values[place] = Interval(low, high)
    elif type(other) is Floats:
        if other.is_point:
            _narrow(values, place, _without(value, other.low))
    elif isinstance(other, int) and other != EITHER:
        _narrow(values, place, EITHER ^ other)


def _integers_compared(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    left, right = places if term.op is not Op.GE else places[::-1]
    strict = 1 if term.op is Op.LT else 0

    def project(values: Values) -> None:
        truth = values[place]
        if truth == EITHER:
            return
        less, more, apart = (left, right, strict) if truth == TRUE else (right, left, 1 - strict)
        high, low = values[more].high, values[less].low
        _narrow(values, less, Interval(None, None if high is None else high - apart))
        _narrow(values, more, Interval(None if low is None else low + apart, None))

    return project


def _sum(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    """Of a linear combination: each part is the result less the others."""
    constant = term.args[0]
    parts = list(zip(term.args[1::2], places[2::2], strict=True))

    def project(values: Values) -> None:
        for number, (coefficient, part) in enumerate(parts):
            rest = values[place].sub(Interval(constant, constant))
            for other, (factor, place_of_other) in enumerate(parts):
                if other != number:
                    rest = rest.sub(values[place_of_other].scale(factor))
            low, high = (rest.low, rest.high) if coefficient > 0 else (_minus(rest.high), _minus(rest.low))
            size = abs(coefficient)
            least = None if low is None else -((-low) // size)
            most = None if high is None else high // size
            if least is not None and most is not None and least > most:
                _narrow(values, place, _nothing_of(values[place]))
            _narrow(values, part, Interval(least, most))

    return project


def _minus(end: int | None) -> int | None:
    return None if end is None else -end


def _nothing_of(interval: Interval) -> Interval:
    """An interval outside of a bounded one."""
    return Interval(interval.high + 1, None) if interval.high is not None else Interval(None, (interval.low or 0) - 1)


def _wrapped(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    inner, (width, signed) = places[0], term.args[1:]
    low, high = (-1 << width - 1, (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)
    fits = Interval(low, high)

    def project(values: Values) -> None:
        if fits.includes(values[inner]):
            _narrow(values, inner, values[place])

    return project


def _numbers_only(values: Values, *places: int) -> None:
    for each in places:
        if values[each].nan:
            _narrow(values, each, NUMBERS)


def _added(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    left, right = places
    is_difference, sort = term.op is Op.FP_SUB, term.sort

    def project(values: Values) -> None:
        if values[place].nan:
            return
        _numbers_only(values, left, right)
        result = before_rounding(values[place], sort)
        a, b = values[left], values[right]
        undone = arithmetic.added(result, b) if is_difference else arithmetic.subtracted(result, b)
        _narrow(values, left, arithmetic.widened(undone.numbers, 1))
        undone = arithmetic.subtracted(a, result) if is_difference else arithmetic.subtracted(result, a)
        _narrow(values, right, arithmetic.widened(undone.numbers, 1))

    return project


def _is_finite(a: Floats) -> bool:
    return a.low > -_INFINITY and a.high < _INFINITY


def _multiplied(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    left, right = places
    sort = term.sort

    def project(values: Values) -> None:
        if values[place].nan:
            return
        _numbers_only(values, left, right)
        result = before_rounding(values[place], sort)
        if left == right:
            most = arithmetic.above(math.sqrt(max(result.high, 0.0)), 1)
            _narrow(values, left, Floats(-most, most))
            return
        for one, other in ((left, right), (right, left)):
            factor = values[other]
            if (factor.low > 0 or factor.high < 0) and _is_finite(factor):
                _narrow(values, one, arithmetic.widened(arithmetic.divided(result, factor).numbers, 1))

    return project


def _divided(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    left, right = places
    sort = term.sort

    def project(values: Values) -> None:
        if values[place].nan:
            return
        _numbers_only(values, left, right)
        divisor = values[right]
        # Anything divided by zero is infinite, and by infinity zero.
        if _is_finite(divisor) and (divisor.low > 0 or divisor.high < 0):
            result = before_rounding(values[place], sort)
            _narrow(values, left, arithmetic.widened(arithmetic.multiplied(result, divisor).numbers, 1))

    return project


def _negative(_term: Term, place: int, places: tuple[int, ...]) -> Projection:
    (inner,) = places
    return lambda values: _narrow(values, inner, arithmetic.negated(values[place]))


def _to_sort(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    (inner,) = places
    sort = term.sort

    def project(values: Values) -> None:
        result = values[place]
        if sort is Sort.FLOAT and result.has_numbers:
            result = Floats(*before_rounding(result, sort)[:2], result.nan)
        _narrow(values, inner, result)

    return project


def _from_integer(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    inner, sort = places[0], term.sort

    def project(values: Values) -> None:
        if not values[place].has_numbers:
            return
        low, high, _ = before_rounding(values[place], sort)
        least = None if math.isinf(low) else math.ceil(low)
        most = None if math.isinf(high) else math.floor(high)
        if least is None or most is None or least <= most:
            _narrow(values, inner, Interval(least, most))

    return project


def _to_integer(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    inner, (least, most, _) = places[0], term.args[1:]

    def project(values: Values) -> None:
        result: Interval = values[place]
        low, high = result.low, result.high
        # Truncation moves numbers towards zero, and the bounds stand for everything beyond them.
        lowest = -_INFINITY if low is None or low <= least else _towards(low - (low <= 0), -_INFINITY)
        highest = _INFINITY if high is None or high >= most else _towards(high + (high >= 0), _INFINITY)
        _narrow(values, inner, Floats(lowest, highest, result.contains(0)))

    return project


def _towards(value: int, end: float) -> float:
    """A double on this side of an integer."""
    try:
        return math.nextafter(float(value), end)
    except OverflowError:
        return end


def _function(term: Term, place: int, places: tuple[int, ...]) -> Projection:
    function = Function(term.args[0])
    numbers: Sequence[int] = places[2:]

    def project(values: Values) -> None:
        found = argument_sets(function, values[place], [values[each] for each in numbers])
        for each, allowed in zip(numbers, found, strict=True):
            _narrow(values, each, allowed)

    return project


_RULES: dict[Op, Callable[[Term, int, tuple[int, ...]], Projection]] = {
    Op.AND: _conjunction,
    Op.NOT: _negation,
    Op.ITE: _choice,
    Op.FP_LT: _compared(True),
    Op.FP_LE: _compared(False),
    Op.FP_EQ: _equal,
    Op.EQ: _identical,
    Op.LE: _integers_compared,
    Op.GE: _integers_compared,
    Op.LT: _integers_compared,
    Op.LINEAR: _sum,
    Op.WRAP: _wrapped,
    Op.FP_ADD: _added,
    Op.FP_SUB: _added,
    Op.FP_MUL: _multiplied,
    Op.FP_DIV: _divided,
    Op.FP_NEG: _negative,
    Op.FP_TO_FP: _to_sort,
    Op.INT_TO_FP: _from_integer,
    Op.FP_TO_INT: _to_integer,
    Op.FP_FUNCTION: _function,
}
