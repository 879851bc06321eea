"""Compile-time constants in OOX."""

from __future__ import annotations

import math

from oxpecker.java.lowering import strings
from oxpecker.java.lowering.code import Code
from oxpecker.java.types import BIGINT, BOOLEAN, CHAR, DOUBLE, FLOAT, LONG, TEXT, NullType, Type, VoidType
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U


def constant(code: Code, value: object, t: Type, span: Span) -> syntax.Expression:
    """A compile-time constant in OOX."""
    if value is None:
        return syntax.NullLiteral(span=span)
    if isinstance(value, str):
        return syntax.StringLiteral(value, span=span) if t == TEXT else strings.literal(code, value, span)
    if isinstance(value, bool) or t == BOOLEAN:
        return syntax.BooleanLiteral(bool(value), span=span)
    if t == CHAR:
        assert isinstance(value, int)
        return syntax.CharLiteral(value, span=span)
    if t in (FLOAT, DOUBLE):
        return _floating(float(value), t, span)  # type: ignore[arg-type]
    assert isinstance(value, int)
    if t == BIGINT:
        return _mathematical(code, value, span)
    suffix = syntax.IntegerSuffix.LONG if t == LONG else syntax.IntegerSuffix.NONE
    literal = syntax.IntegerLiteral(abs(value), suffix, span=span)
    plain = syntax.Unary(U.NEGATE, literal, span=span) if value < 0 else literal
    return syntax.Cast(code.program.use(t, span), plain, span=span) if str(t) in ("byte", "short") else plain


def _mathematical(code: Code, value: int, span: Span) -> syntax.Expression:
    """An integer of any size, composed of OOX literals."""
    most, digits = divmod(abs(value), 10**18)
    part = syntax.IntegerLiteral(digits, syntax.IntegerSuffix.LONG, span=span)
    result: syntax.Expression = syntax.Cast(code.program.use(BIGINT, span), part, span=span)
    if most:
        scale = syntax.IntegerLiteral(10**18, syntax.IntegerSuffix.LONG, span=span)
        above = syntax.Binary(B.TIMES, _mathematical(code, most, span), scale, span=span)
        result = syntax.Binary(B.PLUS, above, result, span=span)
    return syntax.Unary(U.NEGATE, result, span=span) if value < 0 else result


def _floating(value: float, t: Type, span: Span) -> syntax.Expression:
    suffix = syntax.FloatSuffix.FLOAT if t == FLOAT else syntax.FloatSuffix.DOUBLE
    if math.isnan(value) or math.isinf(value):
        zero = syntax.FloatLiteral(0.0, suffix, span=span)
        top = zero if math.isnan(value) else syntax.FloatLiteral(1.0, suffix, span=span)
        result: syntax.Expression = syntax.Binary(B.DIVIDE, top, zero, span=span)
    else:
        result = syntax.FloatLiteral(abs(value), suffix, span=span)
    return syntax.Unary(U.NEGATE, result, span=span) if math.copysign(1.0, value) < 0 and value == value else result


def default(code: Code, t: Type, span: Span) -> syntax.Expression:
    """Some value of a type, for unreachable code."""
    if t == BOOLEAN:
        return syntax.BooleanLiteral(False, span=span)
    if str(t) in ("byte", "short", "int", "long", "char", "float", "double") or t == BIGINT:
        return constant(code, 0, t, span)
    if isinstance(t, (VoidType, NullType)):
        return syntax.NullLiteral(span=span)
    return syntax.Cast(code.program.use(t, span), syntax.NullLiteral(span=span), span=span)


def unknown(code: Code, t: Type, span: Span) -> syntax.Expression:
    """The value of what is not translated: nobody computes it, but analyses must not take it for a certain one."""
    if isinstance(t, (VoidType, NullType)):
        return syntax.NullLiteral(span=span)
    return syntax.Nondet(code.program.use(t, span), span=span)
