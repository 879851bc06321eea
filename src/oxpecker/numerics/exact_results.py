"""Results that are doubles themselves: there `Math` may not choose."""

from __future__ import annotations

import math

from oxpecker.numerics.functions import PROMISES, Function, result_of

_ZERO_TO_ZERO = frozenset(
    {
        Function.SIN,
        Function.TAN,
        Function.ASIN,
        Function.ATAN,
        Function.EXPM1,
        Function.LOG1P,
        Function.CBRT,
        Function.SINH,
        Function.TANH,
    }
)
_ZERO_TO_ONE = frozenset({Function.COS, Function.EXP, Function.COSH})
_ONE_TO_ZERO = frozenset({Function.ACOS, Function.LOG, Function.LOG10})
_LARGEST_EXPONENT = 1100
"""Whole powers beyond this are 0, 1 or infinite."""
_ALL_WHOLE = float(1 << 53)
_LEAST, _MOST = -1074, 1023
"""The exponents of the powers of two that are doubles."""


def exact_result(function: Function, arguments: list[float]) -> float | None:
    """The result of a function if Java determines it: it is a double, or not a number. Otherwise None."""
    result = result_of(function, arguments)
    return result if is_determined(function, arguments, result) else None


def is_determined(function: Function, arguments: list[float], result: float) -> bool:
    """Whether fdlibm's result of a function is the only one that Java allows."""
    if PROMISES[function].ulps == 0 or result != result or not all(map(math.isfinite, arguments)):
        return True
    first = arguments[0]
    if function is Function.POW:
        return _is_exact_power(first, arguments[1])
    if function is Function.ATAN2:
        return first == 0 or arguments[1] == 0
    if function is Function.HYPOT:
        return _is_whole_hypotenuse(abs(first), abs(arguments[1]), result)
    if function is Function.CBRT and first != 0:
        return math.isfinite(result) and result == round(result) and int(result) ** 3 == first
    if function is Function.LOG10 and first > 0:
        return result == round(result) and 0 <= result <= 22 and first == float(10 ** int(result))
    return (
        (first == 0 and function in _ZERO_TO_ZERO | _ZERO_TO_ONE)
        or (first == 1 and function in _ONE_TO_ZERO)
        or (math.isinf(result) and first in (0, -1))
    )


def _is_exact_power(base: float, exponent: float) -> bool:
    # A square is one multiplication in every implementation.
    if exponent in (0, 1, 2) or base in (0, 1):
        return True
    if exponent != round(exponent) or abs(exponent) > _LARGEST_EXPONENT:
        return base == -1
    numerator, denominator = abs(base).as_integer_ratio()
    count = abs(int(exponent))
    odd = numerator // (numerator & -numerator)
    shift = (numerator & -numerator).bit_length() - denominator.bit_length()
    if exponent < 0:
        return odd == 1 and _LEAST <= -shift * count <= _MOST
    return odd.bit_length() * count <= 53 * 64 and (odd**count).bit_length() <= 53 and _fits(odd**count, shift * count)


def _fits(significand: int, exponent: int) -> bool:
    """Whether a whole number times a power of two is a double."""
    return exponent >= _LEAST and significand.bit_length() + exponent <= _MOST + 1


def _is_whole_hypotenuse(a: float, b: float, result: float) -> bool:
    if a == 0 or b == 0:
        return True
    if a != round(a) or b != round(b) or a > _ALL_WHOLE or b > _ALL_WHOLE or result != round(result):
        return False
    return int(a) ** 2 + int(b) ** 2 == int(result) ** 2
