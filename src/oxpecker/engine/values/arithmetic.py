"""Operators on values that may be numbers or terms, as generated code calls them."""

from __future__ import annotations

from typing import Any

from oxpecker import terms
from oxpecker.engine.values import text
from oxpecker.engine.values.value import Value
from oxpecker.numerics import Function
from oxpecker.oox import numbers
from oxpecker.oox.types import (
    BIGINT,
    FLOAT,
    FLOATING,
    INTEGRAL,
    RANGES,
    UINT,
    WIDTHS,
    Type,
)
from oxpecker.terms import Sort, Term

_STRINGS = (str, type(None), text.Text)


def negation(value: Value) -> Any:
    """`!`."""
    return not value if value.__class__ is bool else terms.lnot(value)


def conjunction(left: Value, right: Value) -> Any:
    """`&&` of values that are both there."""
    if left is True:
        return right
    return False if left is False or right is False else terms.land(left, right)


def disjunction(left: Value, right: Value) -> Any:
    """`||` of values that are both there."""
    if left is False:
        return right
    return True if left is True or right is True else terms.lor(left, right)


def implication(left: Value, right: Value) -> Any:
    """`==>` of values that are both there."""
    return disjunction(negation(left), right)


def exclusive(left: Value, right: Value) -> Any:
    """`^` of bools."""
    return unequal(left, right)


def equal(left: Value, right: Value) -> Any:
    """`==` of numbers or bools."""
    if left.__class__ is not Term and right.__class__ is not Term:
        return left == right
    return terms.eq(left, right)


def unequal(left: Value, right: Value) -> Any:
    """`!=` of numbers or bools."""
    return negation(equal(left, right))


_FLOATS_AND_TERMS = (float, Term)
"""To Python 0.0 is equal to -0.0, which divide differently."""


def conditional(condition: Value, then: Value, otherwise: Value) -> Any:
    """`?:` of values that are both there."""
    if condition.__class__ is bool:
        return then if condition else otherwise
    if then is otherwise or (
        then.__class__ is otherwise.__class__ and then.__class__ not in _FLOATS_AND_TERMS and then == otherwise
    ):
        return then
    if then.__class__ in _STRINGS or otherwise.__class__ in _STRINGS:
        return text.choose(condition, then, otherwise)
    return terms.ite(condition, then, otherwise)


def wrap(value: Value, t: Type) -> Any:
    """An integer brought into the range of its type."""
    if value.__class__ is Term and t != BIGINT:
        return terms.wrap(value, WIDTHS[t], RANGES[t][0] < 0)
    return numbers.wrap(value, t)


def divide(left: Value, right: Value) -> Any:
    """Integer division; the divisor is not zero."""
    if left.__class__ is not Term and right.__class__ is not Term:
        return numbers.divide(left, right)
    return terms.div(left, right)


def remainder(left: Value, right: Value) -> Any:
    """Integer remainder; the divisor is not zero."""
    if left.__class__ is not Term and right.__class__ is not Term:
        return numbers.remainder(left, right)
    return terms.rem(left, right)


def shift_left(value: Value, distance: Value, t: Type) -> Any:
    """`<<`, not wrapped."""
    if value.__class__ is not Term and distance.__class__ is not Term:
        return numbers.shift_left(value, distance, t)
    return terms.shift_left(value, distance, WIDTHS[t])


def shift_right(value: Value, distance: Value, t: Type) -> Any:
    """`>>`."""
    if value.__class__ is not Term and distance.__class__ is not Term:
        return numbers.shift_right(value, distance, t)
    return terms.shift_right(value, distance, WIDTHS[t])


def shift_right_unsigned(value: Value, distance: Value, t: Type) -> Any:
    """`>>>`."""
    if value.__class__ is not Term and distance.__class__ is not Term:
        return numbers.shift_right_unsigned(value, distance, t)
    return terms.shift_right_unsigned(value, distance, WIDTHS[t])


def sort_of(t: Type) -> Sort:
    """The sort of terms that stand for values of a type; references are integers."""
    if str(t) == "bool":
        return Sort.BOOL
    if t in FLOATING:
        return Sort.FLOAT if t == FLOAT else Sort.DOUBLE
    return Sort.INT


_FLOATING = {"+": terms.fp_add, "-": terms.fp_sub, "*": terms.fp_mul, "/": terms.fp_div, "%": terms.fp_rem}


def floating(operator: str, left: Value, right: Value, t: Type) -> Any:
    """Arithmetic on floating-point numbers."""
    return _FLOATING[operator](left, right, sort_of(t))


def floating_compare(operator: str, left: Value, right: Value) -> Any:
    """Comparison of floating-point numbers."""
    if left.__class__ is not Term and right.__class__ is not Term:
        table = {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}
        return {**table, "==": left == right, "!=": left != right}[operator]
    if operator in (">", ">="):
        left, right, operator = right, left, {">": "<", ">=": "<="}[operator]
    if operator == "!=":
        return negation(terms.fp_eq(left, right))
    return {"<": terms.fp_lt, "<=": terms.fp_le, "==": terms.fp_eq}[operator](left, right)


def convert(value: Value, source: Type, target: Type, wraps: bool) -> Any:
    """A numeric conversion."""
    if value.__class__ is not Term:
        return numbers.convert(value, source, target, wraps)
    if target in FLOATING:
        return terms.fp_to_fp(value, sort_of(target)) if source in FLOATING else terms.int_to_fp(value, sort_of(target))
    if source in FLOATING:
        low, high = RANGES[target if target not in numbers.NARROW else next(t for t in INTEGRAL if str(t) == "int")]
        whole = terms.fp_to_int(value, low, high)
        return wrap(whole, target) if target in numbers.NARROW else whole
    return wrap(value, target) if wraps or target in numbers.NARROW else value


def bits_of(value: Value, t: Type) -> Any:
    """The number of a type with the bits of one of the other kind."""
    if value.__class__ is not Term:
        return numbers.bits_of(value, t)
    if t in FLOATING:
        return terms.bits_to_fp(value, sort_of(t))
    return terms.fp_to_bits(value, WIDTHS[t])


def elementary(function: Function, arguments: list[Any]) -> Any:
    """A function of doubles."""
    return terms.fp_function(function, arguments)


def approximate(function: Function, arguments: list[Any]) -> Any:
    """A function of doubles whose result may be any that is as exact as Java promises."""
    return terms.fp_function(function, arguments, is_approximate=True)


def input_interval(t: Type, java_ints: bool) -> terms.Interval | None:
    """The values an input of the type may have."""
    if t not in INTEGRAL:
        return None
    low, high = RANGES[t]
    if java_ints or t in numbers.NARROW:
        return terms.Interval(low, high)
    return terms.Interval(0, None) if t == UINT else None
