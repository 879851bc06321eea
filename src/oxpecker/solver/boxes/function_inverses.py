"""Which arguments of a function may have results of a set."""

from __future__ import annotations

import math
from collections.abc import Sequence

from oxpecker.numerics import Function, arithmetic
from oxpecker.numerics.enclosures import STEPS, enclosure
from oxpecker.numerics.floats import EVERYTHING, Floats

_INVERSES = {
    Function.EXP: Function.LOG,
    Function.LOG: Function.EXP,
    Function.EXPM1: Function.LOG1P,
    Function.LOG1P: Function.EXPM1,
}
_DOMAINS: dict[Function, tuple[float, float]] = {
    Function.SQRT: (0.0, math.inf),
    Function.LOG: (0.0, math.inf),
    Function.LOG10: (0.0, math.inf),
    Function.LOG1P: (-1.0, math.inf),
    Function.ASIN: (-1.0, 1.0),
    Function.ACOS: (-1.0, 1.0),
}
"""Where a function is a number."""
_ROUNDINGS = frozenset({Function.FLOOR, Function.CEIL, Function.RINT})
_PASSING_NAN = frozenset(Function) - {Function.POW, Function.HYPOT}
"""Functions that are NaN if an argument is."""


def argument_sets(function: Function, result: Floats, arguments: Sequence[Floats]) -> list[Floats]:
    """A set for each argument that contains all with a result of the given set."""
    if result.nan:
        return [EVERYTHING] * len(arguments)
    nan = function not in _PASSING_NAN
    found = [Floats(-math.inf, math.inf, nan)] * len(arguments)
    if function in (Function.HYPOT, Function.ABS):
        most = arithmetic.above(result.high, STEPS[function])
        return [Floats(-most, most, nan)] * len(arguments)
    if function in _DOMAINS:
        found = [found[0].meet(Floats(*_DOMAINS[function], nan))]
    exact = _before(function, result)
    if exact is not None:
        found = [found[0].meet(exact)]
    return found


def _before(function: Function, result: Floats) -> Floats | None:
    """The arguments whose exact results are near a set; None if nothing is known."""
    if function in _ROUNDINGS:
        return Floats(arithmetic.below(result.low - 1.0, 1), arithmetic.above(result.high + 1.0, 1))
    near = arithmetic.widened(result, STEPS[function])
    if function is Function.SQRT:
        low = max(near.low, 0.0)
        return arithmetic.widened(Floats(low * low, near.high * near.high), 1)
    inverse = _INVERSES.get(function)
    if inverse is None:
        return None
    return enclosure(inverse, True, [near]).numbers
