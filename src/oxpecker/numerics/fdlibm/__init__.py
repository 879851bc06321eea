"""The elementary functions of fdlibm 5.3, bit for bit: what Java specifies for `StrictMath`.

The algorithms and their constants are those of fdlibm, which comes with this notice:

    Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
    Developed at SunSoft, a Sun Microsystems, Inc. business.
    Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is
    preserved.
"""

from __future__ import annotations

from oxpecker.numerics.fdlibm.exponential import exp, expm1
from oxpecker.numerics.fdlibm.hyperbolic import cosh, sinh, tanh
from oxpecker.numerics.fdlibm.inverse_trigonometric import acos, asin, atan, atan2
from oxpecker.numerics.fdlibm.logarithms import log, log1p, log10
from oxpecker.numerics.fdlibm.power import power
from oxpecker.numerics.fdlibm.roots import cbrt, hypot
from oxpecker.numerics.fdlibm.trigonometric import cos, sin, tan

__all__ = [
    "acos",
    "asin",
    "atan",
    "atan2",
    "cbrt",
    "cos",
    "cosh",
    "exp",
    "expm1",
    "hypot",
    "log",
    "log1p",
    "log10",
    "power",
    "sin",
    "sinh",
    "tan",
    "tanh",
]
