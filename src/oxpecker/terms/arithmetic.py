"""Products, quotients and remainders."""

from __future__ import annotations

from math import gcd

from oxpecker.limits import sizes
from oxpecker.limits.sizes import TooLarge
from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.limits import MOST_FACTORS
from oxpecker.terms.linear import Flat, add, check_int, interval_of, join, neg, scale, split, sub
from oxpecker.terms.numbers import divide, remainder
from oxpecker.terms.term import Int, Term, in_order, make

DIV, LINEAR, MUL, REM, VARIABLE, INT = Op.DIV, Op.LINEAR, Op.MUL, Op.REM, Op.VARIABLE, Sort.INT


def mul(left: Int, right: Int) -> Int:
    """left * right"""
    if type(left) is int and type(right) is int:
        return sizes.product(left, right)
    check_int(left, right)
    if not SETTING.extended:
        low, high = interval_of(left).mul(interval_of(right))
        return make(MUL, INT, (left, right), low, high)
    if type(left) is not Term:
        return scale(right, left)
    if type(right) is not Term:
        return scale(left, right)
    if left.op is VARIABLE and right.op is VARIABLE:
        return product([left, right])
    first, factors = _factors(left)
    second, others = _factors(right)
    return scale(product(factors + others), first * second)


def _factors(term: Term) -> tuple[int, list[Term]]:
    """Splits a term into its integer divisor, with the sign of the first coefficient, and its remaining factors."""
    constant, flat = split(term)
    divisor: int = gcd(constant, *flat[::2])
    if flat[0] < 0:
        divisor = -divisor
    if divisor != 1:
        rest = join(constant // divisor, divided(flat, divisor))
        assert type(rest) is Term
        term = rest
    return divisor, list(term.args) if term.op is MUL else [term]


def divided(flat: Flat, divisor: int) -> Flat:
    """The coefficients, each divided by `divisor`, which must divide them all."""
    out = list(flat)
    out[::2] = [coefficient // divisor for coefficient in flat[::2]]
    return tuple(out)


def product(factors: list[Term]) -> Int:
    """A product of terms, flattened and sorted."""
    if len(factors) == 1:
        return factors[0]
    if len(factors) > MOST_FACTORS:
        raise TooLarge(f"a product of {len(factors):,} factors")
    if len(factors) == 2 and factors[0] is not factors[1]:
        first, second = factors
        if second.order < first.order:
            factors = [second, first]
        if first.low is None and first.high is None and second.low is None and second.high is None:
            return make(MUL, INT, tuple(factors))
    else:
        factors = in_order(factors)
    low, high = product_interval([interval_of(factor) for factor in factors], factors)
    if low is not None and low == high:
        return low
    return make(MUL, INT, tuple(factors), low, high)


def product_interval(intervals: list[Interval], factors: list[Term]) -> Interval:
    """The interval of a product. Equal neighbouring factors are squares, which are never negative."""
    result = Interval(1, 1)
    i = 0
    while i < len(factors):
        if i + 1 < len(factors) and factors[i] is factors[i + 1]:
            result = result.mul(intervals[i].square())
            i += 2
        else:
            result = result.mul(intervals[i])
            i += 1
    return result


def div(left: Int, right: Int) -> Int:
    """Java's left / right, towards zero; 0 when the divisor is 0."""
    if type(left) is int and type(right) is int:
        return divide(left, right)
    check_int(left, right)
    if type(right) is not Term and type(left) is Term and right != 0 and SETTING.extended:
        return _div_by_constant(left, right)
    low, high = interval_of(left).div(interval_of(right))
    if SETTING.extended:
        if low is not None and low == high:
            return low
        if left is right and not interval_of(right).contains(0):
            return 1
    return make(DIV, INT, (left, right), low, high)


def _div_by_constant(left: Term, divisor: int) -> Int:
    if divisor < 0:
        return neg(_div_by_constant(left, -divisor))
    if divisor == 1:
        return left
    low = None if left.low is None else divide(left.low, divisor)
    high = None if left.high is None else divide(left.high, divisor)
    if low is not None and low == high:
        return low
    if left.op is VARIABLE:
        return make(DIV, INT, (left, divisor), low, high)
    constant, flat = split(left)
    common = gcd(divisor, constant, *flat[::2])
    if common > 1:  # the quotient stays the same when both are divided
        return div(join(constant // common, divided(flat, common)), divisor // common)
    if left.op is DIV and type(left.args[1]) is int:
        return div(left.args[0], left.args[1] * divisor)
    if left.op is LINEAR and left.low is not None and left.low >= 0:
        rest = join(constant % divisor, _without_multiples(flat, divisor))
        least = interval_of(rest).low
        if rest is not left and least is not None and least >= 0:  # (d*q + r) / d, where no part is negative
            return add(_exact_quotient(sub(left, rest), divisor), div(rest, divisor))
    return make(DIV, INT, (left, divisor), low, high)


def _exact_quotient(value: Int, divisor: int) -> Int:
    """The quotient of a value that is a multiple of the divisor."""
    constant, flat = split(value)
    return join(constant // divisor, divided(flat, divisor))


def rem(left: Int, right: Int) -> Int:
    """Java's left % right, with the sign of the dividend; 0 when the divisor is 0."""
    if type(left) is int and type(right) is int:
        return remainder(left, right)
    check_int(left, right)
    if SETTING.extended:
        first, second = interval_of(left), interval_of(right)
        size = second.distance_from_zero()
        if size > 0 and Interval(1 - size, size - 1).includes(first):
            return left
        if left is right:
            return 0
        if type(right) is not Term and type(left) is Term:
            return _rem_by_constant(left, abs(right))
    low, high = interval_of(left).rem(interval_of(right))
    if SETTING.extended and low is not None and low == high:
        return low
    return make(REM, INT, (left, right), low, high)


def _rem_by_constant(left: Term, divisor: int) -> Int:
    if divisor <= 1:
        return 0
    constant, flat = split(left)
    if left.low is not None and left.low >= 0:
        # If neither the whole nor the rest is negative, multiples of the divisor can be dropped.
        rest = join(constant % divisor, _without_multiples(flat, divisor))
        low = interval_of(rest).low
        if rest is not left and low is not None and low >= 0:
            return rem(rest, divisor)
    common = gcd(divisor, constant, *flat[::2])
    if common > 1:
        return scale(rem(join(constant // common, divided(flat, common)), divisor // common), common)
    if left.op is REM and type(left.args[1]) is int and left.args[1] % divisor == 0:
        return rem(left.args[0], divisor)
    low, high = interval_of(left).rem(Interval(divisor, divisor))
    return make(REM, INT, (left, divisor), low, high)


def _without_multiples(flat: Flat, divisor: int) -> Flat:
    """The coefficients modulo the divisor, keeping their signs."""
    rests = [(remainder(flat[i], divisor), flat[i + 1]) for i in range(0, len(flat), 2)]
    return tuple(part for pair in rests if pair[0] for part in pair)
