"""Sums in linear normal form: a constant and terms with integer coefficients, sorted by structure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oxpecker.limits import sizes
from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.term import Int, Term, make

ADD, LINEAR, NEG, SUB, INT = Op.ADD, Op.LINEAR, Op.NEG, Op.SUB, Sort.INT

Flat = tuple[Any, ...]
"""c1, x1, c2, x2, ...: the arguments of a LINEAR without its constant."""


def check_int(*values: object) -> None:
    """Raises TypeError unless all values are integers; bool does not count."""
    for value in values:
        if type(value) is not int and (type(value) is not Term or value.sort is not INT):
            raise TypeError(f"expected an integer, not {value!r}")


def split(value: Int) -> tuple[int, Flat]:
    """Constant and rest of an integer term or value."""
    if type(value) is not Term:
        return value, ()
    if value.op is LINEAR:
        return value.args[0], value.args[1:]
    return 0, (1, value)


def linear_parts(value: Int) -> tuple[int, list[tuple[int, Term]]]:
    """The constant, and the pairs of coefficient and term."""
    constant, flat = split(value)
    return constant, list(zip(flat[::2], flat[1::2], strict=True))


def bounds(constant: int, flat: Flat) -> tuple[int | None, int | None]:
    """The interval of a sum, from the intervals of its terms."""
    low: int | None = constant
    high: int | None = constant
    for i in range(0, len(flat), 2):
        coefficient, term = flat[i], flat[i + 1]
        least, most = (term.low, term.high) if coefficient > 0 else (term.high, term.low)
        if low is not None:
            low = None if least is None else low + coefficient * least
        if high is not None:
            high = None if most is None else high + coefficient * most
        if low is None and high is None:
            break
    return low, high


def join(constant: int, flat: Flat) -> Int:
    """The term for a constant and a flat sum."""
    if not flat:
        return constant
    if constant == 0 and len(flat) == 2 and flat[0] == 1:
        term: Term = flat[1]
        return term
    low, high = bounds(constant, flat)
    if low is not None and low == high:
        return low
    return make(LINEAR, INT, (constant, *flat), low, high)


def merge(left: Flat, right: Flat, factor: int) -> Flat:
    """left + factor * right"""
    if len(right) == 2 and len(left) > 8:
        return _insert(left, factor * right[0], right[1])
    out: list[Any] = []
    i = j = 0
    while i < len(left) and j < len(right):
        x, y = left[i + 1], right[j + 1]
        if x is y:
            coefficient = left[i] + factor * right[j]
            if coefficient:
                out += (coefficient, x)
            i += 2
            j += 2
        elif (x._order or x.order) < (y._order or y.order):
            out += (left[i], x)
            i += 2
        else:
            out += (factor * right[j], y)
            j += 2
    out += left[i:]
    while j < len(right):
        out += (factor * right[j], right[j + 1])
        j += 2
    return tuple(out)


def _insert(flat: Flat, coefficient: int, term: Term) -> Flat:
    """Inserts one term into a long sum, by bisection and slices."""
    order = term.order
    low, high = 0, len(flat) // 2
    while low < high:
        middle = (low + high) // 2
        if flat[2 * middle + 1].order < order:
            low = middle + 1
        else:
            high = middle
    at = 2 * low
    if at < len(flat) and flat[at + 1] is term:
        coefficient += flat[at]
        return flat[:at] + ((coefficient, term) if coefficient else ()) + flat[at + 2 :]
    return (*flat[:at], coefficient, term, *flat[at:])


def _sum(left: Term, right: Term, factor: int) -> Int:
    """left + factor * right, for a factor of 1 or -1."""
    first, flat = split(left)
    second, other = split(right)
    merged = merge(flat, other, factor)
    constant = first + factor * second
    if len(merged) < len(flat) + len(other) or not merged:
        return join(constant, merged)
    # nothing cancelled: the bounds are the sums of the bounds
    least, most = (right.low, right.high) if factor > 0 else (right.high, right.low)
    low = None if left.low is None or least is None else left.low + factor * least
    high = None if left.high is None or most is None else left.high + factor * most
    if low is not None and low == high:
        return low
    return make(LINEAR, INT, (constant, *merged), low, high)


def _shifted(term: Term, constant: int) -> Int:
    """term + constant"""
    if constant == 0:
        return term
    low, high = term.low, term.high
    if low is not None:
        low += constant
        if low - constant == high:
            return low
    if high is not None:
        high += constant
    if term.op is LINEAR:
        args = term.args
        constant += args[0]
        if constant == 0 and len(args) == 3 and args[1] == 1:
            alone: Term = args[2]
            return alone
        return make(LINEAR, INT, (constant, *args[1:]), low, high)
    return make(LINEAR, INT, (constant, 1, term), low, high)


def add(left: Int, right: Int) -> Int:
    """left + right"""
    if type(left) is Term:
        if SETTING.extended and left.sort is INT:
            if type(right) is int:
                return _shifted(left, right)
            if type(right) is Term and right.sort is INT:
                return _sum(left, right, 1)
    elif type(left) is int:
        if type(right) is int:
            return left + right
        if type(right) is Term and SETTING.extended and right.sort is INT:
            return _shifted(right, left)
    return _raw_sum(ADD, left, right)


def sub(left: Int, right: Int) -> Int:
    """left - right"""
    if type(left) is not Term and type(right) is not Term:
        check_int(left, right)
        return left - right
    check_int(left, right)
    if not SETTING.extended:
        return _raw_sum(SUB, left, right)
    if type(left) is not Term:
        return _shifted_or_value(scale(right, -1), left)
    if type(right) is not Term:
        return _shifted(left, -right)
    return 0 if left is right else _sum(left, right, -1)


def _shifted_or_value(value: Int, constant: int) -> Int:
    return _shifted(value, constant) if type(value) is Term else value + constant


def neg(value: Int) -> Int:
    """-value"""
    check_int(value)
    if type(value) is not Term:
        return -value
    if not SETTING.extended:
        low, high = Interval(value.low, value.high).neg()
        return make(NEG, INT, (value,), low, high)
    return scale(value, -1)


def scale(value: Int, factor: int) -> Int:
    """factor * value, distributed over sums, so the result stays linear."""
    if type(value) is not Term:
        return sizes.product(factor, value)
    if factor == 1:
        return value
    if factor == 0:
        return 0
    if value.op is not LINEAR:
        low, high = (value.low, value.high) if factor > 0 else (value.high, value.low)
        if low is not None:
            low *= factor
        if high is not None:
            high *= factor
        if low is None or low != high:
            return make(LINEAR, INT, (0, factor, value), low, high)
    constant, flat = split(value)
    return join(constant * factor, scaled(flat, factor))


def scaled(flat: Flat, factor: int) -> Flat:
    """Every coefficient multiplied by a factor, which must not be 0."""
    out = list(flat)
    out[::2] = [factor * coefficient for coefficient in flat[::2]]
    return tuple(out)


def combine(constant: int, pairs: Iterable[tuple[int, Int]]) -> Int:
    """constant + c1*v1 + c2*v2 + ..., in linear time apart from sorting."""
    coefficients: dict[Term, int] = {}
    for factor, value in pairs:
        if type(value) is not Term:
            constant += factor * value
            continue
        shift, flat = split(value)
        constant += factor * shift
        for i in range(0, len(flat), 2):
            term = flat[i + 1]
            coefficients[term] = coefficients.get(term, 0) + factor * flat[i]
    flat_sum: list[Any] = []
    for term in sorted((t for t, c in coefficients.items() if c), key=lambda t: t.order):
        flat_sum += (coefficients[term], term)
    return join(constant, tuple(flat_sum))


def total(values: Iterable[Int]) -> Int:
    """The sum of many values, in linear time apart from sorting."""
    if SETTING.extended:
        listed = list(values)
        check_int(*listed)
        return combine(0, ((1, value) for value in listed))
    result: Int = 0
    for value in values:
        result = add(result, value) if result != 0 else value
    return result


def _raw_sum(op: Op, left: Int, right: Int) -> Term:
    """A sum as written."""
    check_int(left, right)
    first, second = interval_of(left), interval_of(right)
    low, high = first.add(second) if op is ADD else first.sub(second)
    return make(op, INT, (left, right), low, high)


def interval_of(value: Int) -> Interval:
    """The interval of an integer term or value."""
    return Interval(value.low, value.high) if type(value) is Term else Interval(value, value)
