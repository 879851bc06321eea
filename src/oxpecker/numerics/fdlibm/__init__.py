"""The elementary functions of fdlibm 5.3, bit for bit: what Java specifies for `StrictMath`.

The algorithms and their constants are those of fdlibm, which comes with this notice:

    Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
    Developed at SunSoft, a Sun Microsystems, Inc. business.
    Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is
    preserved.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.numerics.fdlibm.exponential import exp, expm1
from oxpecker.numerics.fdlibm.hyperbolic import cosh, sinh, tanh
from oxpecker.numerics.fdlibm.inverse_trigonometric import acos, asin, atan, atan2
from oxpecker.numerics.fdlibm.logarithms import log, log1p, log10
from oxpecker.numerics.fdlibm.power import power
from oxpecker.numerics.fdlibm.roots import cbrt, hypot
from oxpecker.numerics.fdlibm.trigonometric import cos, sin, tan

__all__ = ["FUNCTIONS"]

FUNCTIONS: Mapping[str, Callable[..., float]] = {
    **{each.__name__: each for each in (sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, tanh)},
    **{each.__name__: each for each in (exp, expm1, log, log10, log1p, cbrt, hypot)},
    "pow": power,
}
"""By their names in Java."""
