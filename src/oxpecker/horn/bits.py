"""Bit operators on mathematical integers in two's complement, with as many leading bits as one likes.

`x & c` with a constant is exact: each run of ones in `c` cuts bits out of `x` by division. `x & y` is a function of
which only some laws are known. `x | y` is `x + y - (x & y)`, and `x ^ y` is `x + y - 2 * (x & y)`.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.formula import (
    ANY,
    ZERO,
    Formula,
    Op,
    Range,
    Sort,
    at_most,
    call,
    conjunction,
    disjunction,
    equal,
    floor_div,
    implication,
    less,
    minus,
    modulo,
    narrowed,
    negation,
    number,
    plus,
    quantified,
    scaled,
    symbol,
)
from oxpecker.horn.limits import MOST_BIT_RUNS
from oxpecker.oox.syntax import BinaryOperator as B

AND = "bits of both"
"""The name of the function that stands for `x & y`."""
_X, _Y = symbol("x", Sort.INT), symbol("y", Sort.INT)
_SIZES = (8, 16, 31, 63)
"""The numbers of bits for which there are laws about numbers that have no more."""
_SHIFTS = (8, 16, 32)
"""The numbers of bits for which there are laws about numbers without lower ones."""


def bitwise(operator: B, left: Formula, right: Formula) -> Formula:
    """`left & right`, `left | right` or `left ^ right`."""
    both = _conjunction(left, right)
    if operator is B.BIT_AND:
        return both
    either = minus(plus(left, right), both)
    found = either if operator is B.BIT_OR else minus(either, both)
    return narrowed(found, _range(left, right))


def _conjunction(left: Formula, right: Formula) -> Formula:
    if left == right:
        return left
    for mask, value in ((left, right), (right, left)):
        if mask.op is Op.LITERAL:
            ones = mask.value if mask.value >= 0 else ~mask.value
            runs = list(_runs(ones))
            if len(runs) <= MOST_BIT_RUNS:
                cut = plus(*(scaled(1 << low, _cut(value, low, count)) for low, count in runs))
                kept = cut if mask.value >= 0 else minus(value, cut)
                return narrowed(kept, _range(left, right))
    first, second = sorted((left, right), key=lambda each: each.text)
    return narrowed(call(AND, Sort.INT, (first, second)), _range_of_both(left, right))


def _runs(ones: int) -> Iterator[tuple[int, int]]:
    """The runs of ones in a number: the lowest bit of each, and how many there are."""
    low = 0
    while ones:
        if ones & 1:
            count = (~ones & ones + 1).bit_length() - 1
            yield low, count
            ones, low = ones >> count, low + count
        else:
            ones, low = ones >> 1, low + 1


def _cut(value: Formula, low: int, count: int) -> Formula:
    shifted = floor_div(value, number(1 << low)) if low else value
    return modulo(shifted, number(1 << count))


def _range(left: Formula, right: Formula) -> Range:
    """No operator gives more bits than its operands have, and naturals give naturals."""
    ends = (*left.range, *right.range)
    if None in ends:
        return ANY
    width = max((each if each >= 0 else ~each).bit_length() for each in ends if each is not None)
    is_natural = min(each for each in ends if each is not None) >= 0
    return 0 if is_natural else -(1 << width), (1 << width) - 1


def _range_of_both(left: Formula, right: Formula) -> Range:
    """Both operands bound `&`, if they are naturals."""
    naturals = [each.range for each in (left, right) if each.range[0] is not None and each.range[0] >= 0]
    if not naturals:
        return _range(left, right)
    return 0, min((high for _, high in naturals if high is not None), default=None)


def laws() -> Formula:
    """What holds of `&` for all integers; the function itself is the trigger."""
    both = call(AND, Sort.INT, (_X, _Y))
    return quantified(Op.FORALL, (_X, _Y), conjunction(*about(_X, _Y, both)))


def about(one: Formula, other: Formula, both: Formula) -> Iterator[Formula]:
    """What holds if the last number is `&` of the first two."""
    negative = conjunction(less(one, ZERO), less(other, ZERO))
    yield disjunction(conjunction(less(both, ZERO), negative), conjunction(at_most(ZERO, both), negation(negative)))
    both_odd = conjunction(_is_odd(one), _is_odd(other))
    yield disjunction(conjunction(_is_odd(both), both_odd), conjunction(negation(_is_odd(both)), negation(both_odd)))
    for this, that in ((one, other), (other, one)):
        yield implication(disjunction(at_most(ZERO, this), less(that, ZERO)), at_most(both, this))
        yield implication(equal(this, ZERO), equal(both, ZERO))
        yield implication(equal(this, number(-1)), equal(both, that))
        for width in _SHIFTS:
            lowest = conjunction(at_most(ZERO, this), less(this, number(1 << width)))
            yield implication(conjunction(lowest, equal(modulo(that, number(1 << width)), ZERO)), equal(both, ZERO))
    yield implication(equal(one, other), equal(both, one))
    either = minus(plus(one, other), both)
    for width in _SIZES:
        end = number(1 << width)
        yield implication(conjunction(less(one, end), less(other, end)), less(either, end))
        least = number(-(1 << width))
        yield implication(conjunction(at_most(least, one), at_most(least, other)), at_most(least, both))


def _is_odd(value: Formula) -> Formula:
    return equal(modulo(value, number(2)), number(1))
