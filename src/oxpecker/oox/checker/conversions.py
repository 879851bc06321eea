"""Conversions: which types are assignable to which, and the nodes that convert values."""

from __future__ import annotations

from oxpecker.oox import numbers, syntax, typed
from oxpecker.oox.checker.context import ERROR, Context
from oxpecker.oox.types import (
    BIGINT,
    BYTE,
    CHAR,
    DOUBLE,
    FLOAT,
    FLOATING,
    INT,
    LONG,
    NUMERIC,
    RANGES,
    SHORT,
    STRING,
    UINT,
    Type,
    is_reference,
)

WIDENING: dict[Type, frozenset[Type]] = {
    BYTE: frozenset({SHORT, INT, LONG, BIGINT, FLOAT, DOUBLE}),
    SHORT: frozenset({INT, LONG, BIGINT, FLOAT, DOUBLE}),
    CHAR: frozenset({INT, UINT, LONG, BIGINT, FLOAT, DOUBLE}),
    INT: frozenset({LONG, BIGINT, FLOAT, DOUBLE}),
    UINT: frozenset({LONG, BIGINT, FLOAT, DOUBLE}),
    LONG: frozenset({BIGINT, FLOAT, DOUBLE}),
    FLOAT: frozenset({DOUBLE}),
}
"""Numeric conversions that need no cast (those of Java, with `uint` between `char` and `long`)."""


def convert(expression: typed.Expression, target: Type) -> typed.Expression:
    """The expression as a value of a numeric type or as a string; literals are converted at once."""
    if expression.type == target or ERROR in (expression.type, target):
        return expression
    if isinstance(expression, typed.Literal) and target in NUMERIC and isinstance(expression.value, (int, float)):
        value = expression.value
        if target in FLOATING:
            converted = numbers.convert(value, expression.type, target, wraps=False)
            return typed.Literal(target, converted, span=expression.span)
        if isinstance(value, int) and (target == BIGINT or numbers.in_range(value, target)):
            return typed.Literal(target, value, span=expression.span)
    return typed.Convert(target, expression, span=expression.span)


def is_plain_float(expression: syntax.Expression) -> bool:
    """Whether this is a floating-point literal without suffix (with signs), which converts to float."""
    while isinstance(expression, syntax.Unary):
        expression = expression.operand
    return isinstance(expression, syntax.FloatLiteral) and expression.suffix is syntax.FloatSuffix.NONE


def promote(
    left: typed.Expression, right: typed.Expression, left_syntax: syntax.Expression, right_syntax: syntax.Expression
) -> Type:
    """The type in which two numbers are combined (Koppier's NUM × NUM → NUM, by Java's binary promotion)."""
    types = {left.type, right.type}
    if FLOAT in types and DOUBLE in types:
        wide = left_syntax if left.type == DOUBLE else right_syntax
        return FLOAT if is_plain_float(wide) else DOUBLE
    for wide_type in (DOUBLE, FLOAT, BIGINT, LONG):
        if wide_type in types:
            return wide_type
    if types == {UINT}:
        return UINT
    if UINT in types:
        other = right if left.type == UINT else left
        natural = isinstance(other, typed.Literal) and isinstance(other.value, int) and other.value >= 0
        return UINT if natural or other.type == CHAR else LONG
    return INT


def mixes(one: Type, two: Type) -> bool:
    """Whether two numeric types cannot be combined: an unbounded integer and a floating-point type."""
    return (one == BIGINT and two in FLOATING) or (two == BIGINT and one in FLOATING)


def promote_unary(t: Type) -> Type:
    """The promoted type of one operand."""
    return INT if t in (BYTE, SHORT, CHAR) else t


def fits(context: Context, value: typed.Expression, written: syntax.Expression, target: Type) -> bool:
    """Whether the value is assignable to the target type."""
    if value.type == target or ERROR in (value.type, target):
        return True
    if target in WIDENING.get(value.type, ()):
        return True
    if target in (BYTE, SHORT, CHAR, UINT) and value.type == INT and isinstance(value, typed.Literal):
        low, high = RANGES[target]
        return isinstance(value.value, int) and low <= value.value <= high
    if target == FLOAT and value.type == DOUBLE:
        return is_plain_float(written)
    return is_reference(target) and is_reference(value.type) and context.hierarchy.subtype(value.type, target)


def assign(
    context: Context, value: typed.Expression, written: syntax.Expression, target: Type, what: str
) -> typed.Expression:
    """The value as the target type, or an error that names both types (Koppier `assign`: t:τ and v:τ)."""
    if fits(context, value, written, target):
        return convert(value, target) if target in NUMERIC else value
    problem = f"{value.type} cannot be converted to {target} ({what})"
    if value.type in NUMERIC and target in NUMERIC and not mixes(value.type, target):
        problem = f"possible lossy conversion from {value.type} to {target} ({what}); write ({target}) to convert it"
    context.error(f"incompatible types: {problem}", value.span)
    return typed.Literal(ERROR, None, span=value.span)


def to_text(expression: typed.Expression) -> typed.Expression:
    """The expression as an operand of string concatenation."""
    return expression if expression.type == STRING else convert(expression, STRING)
