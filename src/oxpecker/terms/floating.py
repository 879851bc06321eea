"""Floating point: plain values are computed bit for bit as in Java; everything else is left to the solvers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.numerics import PROMISES, Function, exact_result, result_of
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.linear import check_int
from oxpecker.terms.numbers import (
    float_divide,
    float_remainder,
    float_to_integer,
    integer_to_float,
    rounded,
)
from oxpecker.terms.term import Bool, Float, Int, Term, make, make_floating

BOOL, DOUBLE, FLOAT, INT = Sort.BOOL, Sort.DOUBLE, Sort.FLOAT, Sort.INT

EXACT = {FLOAT: 1 << 24, DOUBLE: 1 << 53}
"""Integers up to this size have an exact float of the sort."""

FLOAT_OPERATIONS: dict[Op, Callable[[float, float], float]] = {
    Op.FP_ADD: lambda a, b: a + b,
    Op.FP_SUB: lambda a, b: a - b,
    Op.FP_MUL: lambda a, b: a * b,
    Op.FP_DIV: float_divide,
    Op.FP_REM: float_remainder,
}


def of_sort(value: Float, sort: Sort) -> Float:
    """The value converted to the sort. A choice among plain floats takes the sort it is used as."""
    if type(value) is float or (type(value) is Term and value.sort is sort):
        return value
    if sort is FLOAT and type(value) is Term and value.sort is DOUBLE and _among_plain(value):
        return make(Op.FP_TO_FP, FLOAT, (value,))
    raise TypeError(f"expected a {sort}, not {value!r}")


def _among_plain(value: Term) -> bool:
    """Whether only the conditions of a value are symbolic."""
    pending, seen = [value], {value}
    while pending:
        term = pending.pop()
        if term.op is not Op.ITE:
            return False
        inner = [branch for branch in term.args[1:] if type(branch) is Term and branch not in seen]
        seen.update(inner)
        pending += inner
    return True


def _binary(op: Op, left: Float, right: Float, sort: Sort) -> Float:
    left, right = of_sort(left, sort), of_sort(right, sort)
    if type(left) is not Term and type(right) is not Term:
        return rounded(FLOAT_OPERATIONS[op](left, right), sort)
    return make_floating(op, sort, (left, right))


def fp_add(left: Float, right: Float, sort: Sort) -> Float:
    """left + right, rounded to the sort"""
    return _binary(Op.FP_ADD, left, right, sort)


def fp_sub(left: Float, right: Float, sort: Sort) -> Float:
    """left - right, rounded to the sort"""
    return _binary(Op.FP_SUB, left, right, sort)


def fp_mul(left: Float, right: Float, sort: Sort) -> Float:
    """left * right, rounded to the sort"""
    return _binary(Op.FP_MUL, left, right, sort)


def fp_div(left: Float, right: Float, sort: Sort) -> Float:
    """left / right, rounded to the sort"""
    return _binary(Op.FP_DIV, left, right, sort)


def fp_rem(left: Float, right: Float, sort: Sort) -> Float:
    """Java's left % right"""
    return _binary(Op.FP_REM, left, right, sort)


def fp_neg(value: Float, sort: Sort) -> Float:
    """-value"""
    value = of_sort(value, sort)
    if type(value) is not Term:
        return -value
    if SETTING.extended and value.op is Op.FP_NEG:
        inner: Float = value.args[0]
        return inner
    return make_floating(Op.FP_NEG, sort, (value,))


_PLAIN_POWERS: dict[float, Callable[[Float], Float]] = {
    0.0: lambda _: 1.0,
    1.0: lambda base: base,
    2.0: lambda base: fp_mul(base, base, DOUBLE),
}
"""Exponents for which Java or every implementation says what the power is."""


def fp_function(function: Function, arguments: Sequence[Float], is_approximate: bool = False) -> Float:
    """A function of doubles. A result that Java does not determine stays symbolic, whatever the arguments."""
    if function is Function.POW and type(arguments[1]) is float and arguments[1] in _PLAIN_POWERS:
        return _PLAIN_POWERS[arguments[1]](of_sort(arguments[0], DOUBLE))
    is_approximate = is_approximate and PROMISES[function].ulps > 0
    given = tuple(of_sort(each, DOUBLE) for each in arguments)
    numbers = [each for each in given if type(each) is not Term]
    if len(numbers) == len(given):
        known = exact_result(function, numbers) if is_approximate else result_of(function, numbers)
        if known is not None:
            return known
    return make_floating(Op.FP_FUNCTION, DOUBLE, (function.value, is_approximate, *given))


def _comparison(op: Op, left: Float, right: Float, sort: Sort | None) -> Term:
    sorts = [each.sort for each in (left, right) if type(each) is Term]
    sort = sort or (FLOAT if FLOAT in sorts else DOUBLE)
    return make_floating(op, BOOL, (of_sort(left, sort), of_sort(right, sort)))


def fp_lt(left: Float, right: Float, sort: Sort | None = None) -> Bool:
    """left < right; false for NaN"""
    if type(left) is not Term and type(right) is not Term:
        return left < right
    if SETTING.extended and left is right:
        return False
    return _comparison(Op.FP_LT, left, right, sort)


def fp_le(left: Float, right: Float, sort: Sort | None = None) -> Bool:
    """left <= right; false for NaN"""
    if type(left) is not Term and type(right) is not Term:
        return left <= right
    return _comparison(Op.FP_LE, left, right, sort)


def fp_eq(left: Float, right: Float, sort: Sort | None = None) -> Bool:
    """IEEE equality: NaN differs from itself, the zeros are equal"""
    if type(left) is not Term and type(right) is not Term:
        return left == right
    if SETTING.extended and type(right) is Term and (type(left) is not Term or right.order < left.order):
        left, right = right, left
    return _comparison(Op.FP_EQ, left, right, sort)


def int_to_fp(value: Int, sort: Sort) -> Float:
    """The nearest float of the sort"""
    check_int(value)
    if type(value) is not Term:
        return integer_to_float(value, sort)
    return make(Op.INT_TO_FP, sort, (value,))


def fp_to_int(value: Float, low: int, high: int, saturating: bool = True) -> Int:
    """Truncates. NaN becomes 0; values beyond the bounds (if not saturating: infinities) become the nearest bound."""
    if type(value) is not Term:
        return float_to_integer(value, low, high, saturating)
    if SETTING.extended and value.op is Op.INT_TO_FP:
        whole: Term = value.args[0]
        exact = EXACT[value.sort]
        least, most = (max(-exact, low), min(exact, high)) if saturating else (-exact, exact)
        if whole.low is not None and whole.high is not None and least <= whole.low and whole.high <= most:
            return whole
    bound = 0 if saturating else 1 << (128 if value.sort is FLOAT else 1024)
    args = (value, low, high, saturating)
    return make(Op.FP_TO_INT, INT, args, min(low, -bound, 0), max(high, bound, 0))


def fp_to_fp(value: Float, sort: Sort) -> Float:
    """The nearest value of the other sort"""
    if type(value) is not Term:
        return rounded(value, sort)
    if value.sort is sort:
        return value
    if value.sort is INT or value.sort is BOOL:
        raise TypeError(f"expected a floating-point value, not {value!r}")
    if SETTING.extended and sort is FLOAT and value.op is Op.FP_TO_FP:
        inner: Float = value.args[0]  # float to double and back
        return inner
    return make(Op.FP_TO_FP, sort, (value,))
