"""The functions of floating-point numbers that OOX knows by name, and what Java promises of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.numerics import fdlibm
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
    """How a function is computed."""

    compute: Callable[..., float]
    """The result of IEEE 754 or of fdlibm."""
    arity: int = 1
    ulps: float = 0.0
    """Units in the last place by which a result of `Math` may differ from the exact one; 0 if Java says the result."""


PROMISES: dict[Function, Promise] = {
    Function.ABS: Promise(abs),
    Function.SQRT: Promise(square_root),
    Function.FLOOR: Promise(rounded_down),
    Function.CEIL: Promise(rounded_up),
    Function.RINT: Promise(rounded_to_even),
    Function.FMA: Promise(fused, 3),
    Function.SIN: Promise(fdlibm.sin, 1, 1.0),
    Function.COS: Promise(fdlibm.cos, 1, 1.0),
    Function.TAN: Promise(fdlibm.tan, 1, 1.25),
    Function.ASIN: Promise(fdlibm.asin, 1, 1.0),
    Function.ACOS: Promise(fdlibm.acos, 1, 1.0),
    Function.ATAN: Promise(fdlibm.atan, 1, 1.0),
    Function.ATAN2: Promise(fdlibm.atan2, 2, 2.0),
    Function.EXP: Promise(fdlibm.exp, 1, 1.0),
    Function.EXPM1: Promise(fdlibm.expm1, 1, 1.0),
    Function.LOG: Promise(fdlibm.log, 1, 1.0),
    Function.LOG10: Promise(fdlibm.log10, 1, 1.0),
    Function.LOG1P: Promise(fdlibm.log1p, 1, 1.0),
    Function.POW: Promise(fdlibm.power, 2, 1.0),
    Function.CBRT: Promise(fdlibm.cbrt, 1, 1.0),
    Function.HYPOT: Promise(fdlibm.hypot, 2, 1.5),
    Function.SINH: Promise(fdlibm.sinh, 1, 2.5),
    Function.COSH: Promise(fdlibm.cosh, 1, 2.5),
    Function.TANH: Promise(fdlibm.tanh, 1, 2.5),
}
"""The bounds are those of `java.lang.Math`, the largest of its versions."""


def result_of(function: Function, arguments: list[float]) -> float:
    """The result of a function: that of fdlibm where Java allows several. There is only one NaN."""
    result = PROMISES[function].compute(*arguments)
    return math.nan if result != result else result
