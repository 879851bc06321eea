"""Sets that enclose all results of a function that Java allows.

A result of `Math` is as near to the exact result as Java promises, and so is that of fdlibm. So twice the promised
distance around fdlibm's result encloses every other. The exact functions are monotone between their extrema,
therefore the ends of an interval, and the extrema inside, enclose what lies between.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import product

from oxpecker.numerics.arithmetic import above, below
from oxpecker.numerics.exact_results import is_determined
from oxpecker.numerics.floats import EVERYTHING, NUMBERS, Floats, point
from oxpecker.numerics.functions import PROMISES, Function, result_of
from oxpecker.numerics.limits import COUNTING_ERROR, LARGEST_ANGLE

_INFINITY = math.inf
_QUARTER = math.pi / 2
RANGES: dict[Function, tuple[float, float]] = {
    Function.SIN: (-1.0, 1.0),
    Function.COS: (-1.0, 1.0),
    Function.TANH: (-1.0, 1.0),
    Function.ATAN: (-_QUARTER, _QUARTER),
    Function.ACOS: (0.0, _INFINITY),
    Function.EXP: (0.0, _INFINITY),
    Function.EXPM1: (-1.0, _INFINITY),
    Function.HYPOT: (0.0, _INFINITY),
}
"""The ranges that Java promises in addition, or that follow from monotonicity and exact results."""

_Ends = tuple[float, float]


STEPS = {function: math.ceil(4 * promise.ulps) + 1 for function, promise in PROMISES.items()}
"""Doubles by which two allowed results may differ: below a power of two, units are half as large."""


def enclosure(function: Function, is_approximate: bool, arguments: Sequence[Floats]) -> Floats:
    """All results for arguments of these sets."""
    if any(each.is_empty for each in arguments):
        return Floats(_INFINITY, -_INFINITY)
    if all(each.is_point for each in arguments):
        return _at(function, is_approximate, [each.low for each in arguments])
    found = _SHAPES[function](function, arguments)
    if not any(each.nan for each in arguments):
        return found
    known = _despite_nan(function, arguments)
    return Floats(found.low, found.high, True) if known is None else found.join(Floats(known, known, True))


def _despite_nan(function: Function, arguments: Sequence[Floats]) -> float | None:
    """The number that a function may return although an argument is NaN."""
    if function is Function.HYPOT and any(each.contains(_INFINITY) or each.contains(-_INFINITY) for each in arguments):
        return _INFINITY
    if function is Function.POW and arguments[1].contains(0.0):
        return 1.0
    return None


def _at(function: Function, is_approximate: bool, arguments: list[float]) -> Floats:
    """The results for one list of arguments."""
    known = result_of(function, arguments)
    if not is_approximate or is_determined(function, arguments, known):
        return point(known)
    low, high = _around(function, arguments)
    return Floats(low, high)


def _around(function: Function, arguments: list[float]) -> _Ends:
    """The results near that of fdlibm; for NaN everything, since it has no neighbours."""
    number = result_of(function, arguments)
    if is_determined(function, arguments, number):
        return (number, number) if number == number else (-_INFINITY, _INFINITY)
    count = STEPS[function]
    least, most = RANGES.get(function, (-_INFINITY, _INFINITY))
    return max(below(number, count), least), min(above(number, count), most)


def _ascending(function: Function, arguments: Sequence[Floats]) -> Floats:
    (x,) = arguments
    if not x.has_numbers:
        return x
    return Floats(_around(function, [x.low])[0], _around(function, [x.high])[1])


def _descending(function: Function, x: Floats) -> Floats:
    return Floats(_around(function, [x.high])[0], _around(function, [x.low])[1]) if x.has_numbers else x


def _inside(least: float, most: float, shape: Callable[[Function, Floats], Floats]) -> _Shape:
    """A function that is a number only between two ends."""

    def enclosed(function: Function, arguments: Sequence[Floats]) -> Floats:
        (x,) = arguments
        found = shape(function, x.meet(Floats(least, most, x.nan)))
        return Floats(found.low, found.high, found.nan or x.low < least or x.high > most)

    return enclosed


def _rising(function: Function, x: Floats) -> Floats:
    return _ascending(function, [x])


def _even(function: Function, arguments: Sequence[Floats]) -> Floats:
    return _ascending(function, [size(arguments[0])])


def size(x: Floats) -> Floats:
    """The absolute values of a set."""
    if x.low >= 0 or not x.has_numbers:
        return x
    if x.high <= 0:
        return Floats(-x.high, -x.low, x.nan)
    return Floats(0.0, max(-x.low, x.high), x.nan)


def _turns(x: Floats) -> tuple[int, int] | None:
    """The first and the last multiple of a quarter turn that may lie in an interval; None if it is too large."""
    if not (x.low >= -LARGEST_ANGLE and x.high <= LARGEST_ANGLE):
        return None
    return math.ceil(x.low / _QUARTER - COUNTING_ERROR), math.floor(x.high / _QUARTER + COUNTING_ERROR)


def _holds(turns: tuple[int, int], rest: int) -> bool:
    """Whether one of the multiples has this remainder modulo 4."""
    first, last = turns
    return first + (rest - first) % 4 <= last


def _wave(greatest: int) -> _Shape:
    """Sine or cosine: the multiple of a quarter turn at which it is 1."""

    def enclosed(function: Function, arguments: Sequence[Floats]) -> Floats:
        (x,) = arguments
        if not x.has_numbers:
            return x
        infinite = x.low == -_INFINITY or x.high == _INFINITY
        turns = _turns(x)
        if turns is None:
            return Floats(-1.0, 1.0, infinite)
        ends = [*_around(function, [x.low]), *_around(function, [x.high])]
        low = -1.0 if _holds(turns, (greatest + 2) % 4) else min(ends)
        high = 1.0 if _holds(turns, greatest) else max(ends)
        return Floats(low, high)

    return enclosed


def _tangent(function: Function, arguments: Sequence[Floats]) -> Floats:
    (x,) = arguments
    if not x.has_numbers:
        return x
    turns = _turns(x)
    if turns is None:
        return EVERYTHING if x.low == -_INFINITY or x.high == _INFINITY else NUMBERS
    return NUMBERS if _holds(turns, 1) or _holds(turns, 3) else _ascending(function, arguments)


def _corners(function: Function, arguments: Sequence[Floats]) -> Floats:
    """A function that is monotone in each argument while the others stay."""
    if not all(each.has_numbers for each in arguments):
        return Floats(_INFINITY, -_INFINITY)
    ends = [_around(function, list(each)) for each in product(*((x.low, x.high) for x in arguments))]
    return Floats(min(low for low, _ in ends), max(high for _, high in ends))


def _hypotenuse(function: Function, arguments: Sequence[Floats]) -> Floats:
    return _corners(function, [size(each).numbers for each in arguments])


def _power(function: Function, arguments: Sequence[Floats]) -> Floats:
    base, exponent = (each.numbers for each in arguments)
    if not base.has_numbers or not exponent.has_numbers:
        return Floats(_INFINITY, -_INFINITY)
    infinite = exponent.low == -_INFINITY or exponent.high == _INFINITY
    # The sign of a zero decides that of the infinity.
    if infinite or (base.low <= 0 <= base.high and exponent.low < 0):
        return EVERYTHING
    if base.low >= 0:
        return _corners(function, [base, exponent])
    sizes = _corners(function, [size(base), exponent])
    whole = exponent.low == exponent.high == round(exponent.low)
    if not whole:
        return Floats(-sizes.high, sizes.high, True)
    if exponent.low % 2 == 0:
        return sizes
    return _corners(function, [base, exponent])


def _angle(function: Function, arguments: Sequence[Floats]) -> Floats:
    """The angle of a point: monotone in each coordinate, unless the negative half of the axis is inside."""
    y, x = (each.numbers for each in arguments)
    if y.low <= 0 <= y.high and x.low <= 0:
        most = above(math.pi, STEPS[function])
        return Floats(-most, most)
    return _corners(function, [y, x])


def _fused(function: Function, arguments: Sequence[Floats]) -> Floats:
    finite = all(each.low > -_INFINITY and each.high < _INFINITY for each in arguments)
    return _corners(function, [each.numbers for each in arguments]) if finite else EVERYTHING


_Shape = Callable[[Function, Sequence[Floats]], Floats]
_SHAPES: dict[Function, _Shape] = {
    Function.ABS: _even,
    Function.SQRT: _inside(0.0, _INFINITY, _rising),
    Function.FLOOR: _ascending,
    Function.CEIL: _ascending,
    Function.RINT: _ascending,
    Function.FMA: _fused,
    Function.SIN: _wave(1),
    Function.COS: _wave(0),
    Function.TAN: _tangent,
    Function.ASIN: _inside(-1.0, 1.0, _rising),
    Function.ACOS: _inside(-1.0, 1.0, _descending),
    Function.ATAN: _ascending,
    Function.ATAN2: _angle,
    Function.EXP: _ascending,
    Function.EXPM1: _ascending,
    Function.LOG: _inside(0.0, _INFINITY, _rising),
    Function.LOG10: _inside(0.0, _INFINITY, _rising),
    Function.LOG1P: _inside(-1.0, _INFINITY, _rising),
    Function.POW: _power,
    Function.CBRT: _ascending,
    Function.HYPOT: _hypotenuse,
    Function.SINH: _ascending,
    Function.COSH: _even,
    Function.TANH: _ascending,
}
