"""The functions of floating-point numbers that OOX knows by name, and what Java promises of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from oxpecker.numerics.rounding import fused, rounded_down, rounded_to_even, rounded_up, square_root


class Function(StrEnum):
    """A function of doubles, by its name in OOX."""

    ABS = "abs"
    SQRT = "sqrt"
    FLOOR = "floor"
    CEIL = "ceil"
    RINT = "rint"
    FMA = "fma"
    SIN = "sin"
    COS = "cos"
    TAN = "tan"
    ASIN = "asin"
    ACOS = "acos"
    ATAN = "atan"
    ATAN2 = "atan2"
    EXP = "exp"
    EXPM1 = "expm1"
    LOG = "log"
    LOG10 = "log10"
    LOG1P = "log1p"
    POW = "pow"
    CBRT = "cbrt"
    HYPOT = "hypot"
    SINH = "sinh"
    COSH = "cosh"
    TANH = "tanh"


@dataclass(frozen=True, slots=True)
class Promise:
    """What Java says about a function."""

    arity: int = 1
    ulps: float = 0.0
    """Units in the last place by which a result of `Math` may differ from the exact one; 0 if Java says the result."""


PROMISES: dict[Function, Promise] = {
    Function.ABS: Promise(),
    Function.SQRT: Promise(),
    Function.FLOOR: Promise(),
    Function.CEIL: Promise(),
    Function.RINT: Promise(),
    Function.FMA: Promise(3),
    Function.SIN: Promise(1, 1.0),
    Function.COS: Promise(1, 1.0),
    Function.TAN: Promise(1, 1.25),
    Function.ASIN: Promise(1, 1.0),
    Function.ACOS: Promise(1, 1.0),
    Function.ATAN: Promise(1, 1.0),
    Function.ATAN2: Promise(2, 2.0),
    Function.EXP: Promise(1, 1.0),
    Function.EXPM1: Promise(1, 1.0),
    Function.LOG: Promise(1, 1.0),
    Function.LOG10: Promise(1, 1.0),
    Function.LOG1P: Promise(1, 1.0),
    Function.POW: Promise(2, 1.0),
    Function.CBRT: Promise(1, 1.0),
    Function.HYPOT: Promise(2, 1.5),
    Function.SINH: Promise(1, 2.5),
    Function.COSH: Promise(1, 2.5),
    Function.TANH: Promise(1, 2.5),
}
"""The bounds are those of `java.lang.Math`, the largest of its versions."""


_IEEE: dict[Function, Callable[..., float]] = {
    Function.ABS: abs,
    Function.SQRT: square_root,
    Function.FLOOR: rounded_down,
    Function.CEIL: rounded_up,
    Function.RINT: rounded_to_even,
    Function.FMA: fused,
}
"""The functions whose results IEEE 754 defines."""


def result_of(function: Function, arguments: list[float]) -> float:
    """The result of a function: that of fdlibm where Java allows several. There is only one NaN."""
    result = _computation(function)(*arguments)
    return math.nan if result != result else result


@cache
def _computation(function: Function) -> Callable[..., float]:
    if function in _IEEE:
        return _IEEE[function]
    from oxpecker.numerics import fdlibm

    return fdlibm.FUNCTIONS[function]
