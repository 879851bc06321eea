"""Sines, logarithms and similar functions in concrete runs.

Java specifies these functions only up to a tolerance, so several results are right. A run estimates them; its
finding counts if it occurs for all results within Java's tolerance.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from random import Random
from struct import pack, unpack

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.compiler import Code
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.source import BUILT_IN
from oxpecker.strategies.estimates import ESTIMATED
from oxpecker.strategies.limits import MIXTURES, TOLERANCE_ULPS

_FUNCTIONS: dict[str, Callable[..., float]] = {
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "exp": math.exp,
    "expm1": math.expm1,
    "log": math.log,
    "log10": math.log10,
    "log1p": math.log1p,
    "cbrt": math.cbrt,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "hypot": math.hypot,
    "pow": math.pow,
}
_EXACT: dict[tuple[str, str], Callable[..., Value]] = {
    ("oxpecker/Rounding", "squareRoot"): lambda a: math.nan if a < 0 else math.sqrt(a),
    ("oxpecker/Rounding", "fusedMultiplyAdd"): lambda a, b, c: _fused(a, b, c),
    ("java/lang/Double", "doubleToLongBits"): lambda a: _bits(a, ">d", ">q", 0x7FF8000000000000),
    ("java/lang/Double", "longBitsToDouble"): lambda bits: _number(bits, ">q", ">d"),
    ("java/lang/Float", "floatToIntBits"): lambda a: _bits(a, ">f", ">i", 0x7FC00000),
    ("java/lang/Float", "intBitsToFloat"): lambda bits: _number(bits, ">i", ">f"),
}
"""Methods with one right result that Python can compute, and whose models are slow or incomplete."""
_AT_MOST_ONE = ("sin", "cos", "tanh")

Shift = Callable[[], int]
"""The number of units in the last place by which the next result is shifted."""


class Estimates:
    """The estimated functions of a program, and whether the last run used one."""

    def __init__(self, program: typed.Program) -> None:
        infos = [each.info for each in program.methods.values()]
        self._estimated = [each for each in infos if each.span.file == ESTIMATED]
        self._exact = [(each, found) for each in infos if (found := _EXACT.get((_model(each), each.name))) is not None]
        self._shift: Shift = _unmoved
        self.used = False

    def install(self, world: World) -> None:
        """Installs the estimates in a world."""
        for info in self._estimated:
            world.code_of(info).entry = self._entry(info.name, len(info.parameters))
        for info, function in self._exact:
            world.code_of(info).entry = _exactly(function, len(info.parameters))

    def hold_anyway(self, holds: Callable[[], bool]) -> bool:
        """Whether an observation with estimates holds for other results that Java allows, as far as can be tried."""
        if not self.used:
            return True
        try:
            for shift in _shifts():
                self._shift = shift
                if not holds():
                    return False
        finally:
            self._shift = _unmoved
        return True

    def _entry(self, name: str, count: int) -> Code:
        def run(thread: Thread) -> Code:
            self.used = True
            return thread.leave(self._estimate(name, thread.f[:count]))

        return run

    def _estimate(self, name: str, arguments: list[Value]) -> float:
        moved = _moved(_result(name, arguments), self._shift())
        return max(-1.0, min(1.0, moved)) if name in _AT_MOST_ONE and not math.isnan(moved) else moved


def _model(method: MethodInfo) -> str:
    """The library class whose model contains a method."""
    return method.span.file.removeprefix(f"{BUILT_IN}library/").removesuffix(".java")


def _exactly(function: Callable[..., Value], count: int) -> Code:
    return lambda thread: thread.leave(function(*thread.f[:count]))


def _bits(value: float, number: str, pattern: str, nan: int) -> int:
    bits: int = unpack(pattern, pack(number, value))[0]
    return nan if value != value else bits


def _number(bits: int, pattern: str, number: str) -> float:
    value: float = unpack(number, pack(pattern, bits))[0]
    return value


def _fused(a: float, b: float, c: float) -> float:
    """A fused multiply-add, rounded once."""
    if not all(map(math.isfinite, (a, b, c))) or a == 0 or b == 0:
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(exact) if exact or c else a * b
    except OverflowError:
        return math.inf if exact > 0 else -math.inf


def _result(name: str, arguments: list[Value]) -> float:
    try:
        return _FUNCTIONS[name](*arguments)
    except OverflowError:
        return -math.inf if _is_negative(name, arguments) else math.inf
    except ValueError:
        zero = name == "pow" and arguments[0] == 0
        return (-math.inf if _is_negative(name, arguments) else math.inf) if zero else math.nan


def _is_negative(name: str, arguments: list[Value]) -> bool:
    """Whether a result that overflows is negative."""
    first = arguments[0]
    assert isinstance(first, float)
    if name == "pow":
        exponent = arguments[1]
        assert isinstance(exponent, float)
        return math.copysign(1.0, first) < 0 and math.fmod(exponent, 2.0) in (1.0, -1.0)
    return name == "sinh" and first < 0


def _moved(value: float, units: int) -> float:
    """A number shifted by some units in the last place; zero, infinities and NaN stay."""
    if value == 0 or not math.isfinite(value):
        return value
    for _ in range(abs(units)):
        value = math.nextafter(value, math.inf if units > 0 else -math.inf)
    return value


def _unmoved() -> int:
    return 0


def _shifts() -> list[Shift]:
    mixtures = [Random(number) for number in range(MIXTURES)]
    return [
        lambda: -TOLERANCE_ULPS,
        lambda: TOLERANCE_ULPS,
        *(lambda random=each: random.randint(-TOLERANCE_ULPS, TOLERANCE_ULPS) for each in mixtures),
    ]
