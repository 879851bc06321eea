"""Constant folding, exactly as on a JVM (JLS 15.28)."""

from __future__ import annotations

import math
import struct

from oxpecker.java.types import (
    BIGINT,
    BOOLEAN,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    INTEGERS,
    LONG,
    RANGES,
    Type,
)
from oxpecker.oox import numbers
from oxpecker.oox import types as oox
from oxpecker.oox.float_text import float_text

Value = int | float | bool | str


def wrap(value: int, t: Type) -> int:
    """Wraps a value to the two's complement width of the type, if it has one."""
    if t == BIGINT:
        return value
    low, high = RANGES[t]
    return (value - low & high - low) + low


def convert(value: Value, t: Type) -> Value:
    """A constant converted to a primitive type; text is unchanged."""
    if isinstance(value, str) or t == BOOLEAN:
        return value
    if t in INTEGERS:
        if isinstance(value, float):
            wide = LONG if t == LONG else INT
            if math.isnan(value):
                return 0
            low, high = RANGES[wide]
            value = max(low, min(high, int(value) if math.isfinite(value) else (high if value > 0 else low)))
        return wrap(int(value), t)
    if t == FLOAT:
        return single_of(value)
    return float(value)


def single_of(value: int | float) -> float:
    """The nearest float; an integer is rounded only once."""
    if isinstance(value, int):
        result = numbers.convert(value, oox.LONG, oox.FLOAT, wraps=True)
        assert isinstance(result, float)
        return result
    if not math.isfinite(value):
        return value
    try:
        rounded: float = struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)
    return rounded


def unary(operator: str, value: Value, t: Type) -> Value:
    """`+ - ~ !` on an operand that is already promoted."""
    if operator == "!":
        return not value
    assert not isinstance(value, str)
    if operator == "+":
        return value
    if operator == "~":
        return wrap(~int(value), t)
    return -float(value) if t in (FLOAT, DOUBLE) else wrap(-int(value), t)


def binary(operator: str, left: Value, right: Value, t: Type) -> Value | None:
    """An operator on operands promoted to one type (shifts: each to its own); None if it would throw."""
    if operator in ("==", "!="):
        return (left == right) == (operator == "==")
    if t == BOOLEAN:
        a, b = bool(left), bool(right)
        return {"&": a and b, "|": a or b, "^": a != b, "&&": a and b, "||": a or b}[operator]
    assert not isinstance(left, str) and not isinstance(right, str)
    if operator in ("<", "<=", ">", ">="):
        return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[operator]
    if t in (FLOAT, DOUBLE):
        return _floating(operator, float(left), float(right), t)
    return _integer(operator, int(left), int(right), t)


def _floating(operator: str, left: float, right: float, t: Type) -> float:
    if operator == "/":
        result = numbers.float_divide(left, right)
    elif operator == "%":
        result = numbers.float_remainder(left, right)
    else:
        result = {"+": left + right, "-": left - right, "*": left * right}[operator]
    return single_of(result) if t == FLOAT else result


def _integer(operator: str, left: int, right: int, t: Type) -> int | None:
    if operator in ("/", "%"):
        if right == 0:
            return None
        quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
        return wrap(quotient if operator == "/" else left - quotient * right, t)
    if operator in ("<<", ">>", ">>>"):
        bits = 64 if t == LONG else 32
        distance = right & (bits - 1)
        if operator == "<<":
            return wrap(left << distance, t)
        return wrap((left if operator == ">>" else left & (2**bits - 1)) >> distance, t)
    simple = {"+": left + right, "-": left - right, "*": left * right, "&": left & right, "|": left | right}
    return wrap(simple[operator] if operator in simple else left ^ right, t)


def text_of(value: Value | None, t: Type) -> str:
    """The text of a constant in a string concatenation."""
    if isinstance(value, str) or value is None:
        return "null" if value is None else value
    if t == BOOLEAN:
        return "true" if value else "false"
    if t in (FLOAT, DOUBLE):
        return float_text(float(value), oox.FLOAT if t == FLOAT else oox.DOUBLE)
    return chr(int(value)) if t == CHAR else str(value)
