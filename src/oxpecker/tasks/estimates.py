"""Sines, logarithms and their like, in runs that look for violations.

Java says of these functions only how near to the exact result theirs must be, so that no single number is right. A run
estimates them; what it shows counts if it shows the same wherever within Java's tolerance the results may lie.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from oxpecker.oox import typed
from oxpecker.oox.interpreter.compiler import Code
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.source import BUILT_IN

_FILE = f"{BUILT_IN}library/oxpecker/Estimate.java"
_EXACT = (f"{BUILT_IN}library/oxpecker/Rounding.java", "squareRoot")
"""A model that takes many steps and has one right result, which is at hand."""
_TOLERANCE = 4
"""Units in the last place: Java allows 2.5 at most, and the estimates are not exact either."""
_MIXTURES = 8
"""How often results are moved at random, after all have been moved up and down."""

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
_AT_MOST_ONE = ("sin", "cos", "tanh")

Shift = Callable[[], int]
"""By how many units in the last place the next result is moved."""


class Estimates:
    """The functions of a program that are estimated, and whether the last run needed one."""

    def __init__(self, program: typed.Program) -> None:
        infos = [each.info for each in program.methods.values()]
        self._estimated = [each for each in infos if each.span.file == _FILE]
        self._exact = [each for each in infos if (each.span.file, each.name) == _EXACT]
        self._shift: Shift = _unmoved
        self.used = False

    def install(self, world: World) -> None:
        """Makes the runs in a world estimate."""
        for info in self._estimated:
            world.code_of(info).entry = self._entry(info.name, len(info.parameters))
        for info in self._exact:
            world.code_of(info).entry = _square_root

    def hold_anyway(self, holds: Callable[[], bool]) -> bool:
        """Whether what was seen with estimates is seen with any results that Java allows, as far as can be tried."""
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


def _square_root(thread: Thread) -> Code:
    value = thread.f[0]
    assert isinstance(value, float)
    return thread.leave(math.nan if value < 0 else math.sqrt(value))


def _result(name: str, arguments: list[Value]) -> float:
    try:
        return _FUNCTIONS[name](*arguments)
    except OverflowError:
        return -math.inf if _is_negative(name, arguments) else math.inf
    except ValueError:
        zero = name == "pow" and arguments[0] == 0
        return (-math.inf if _is_negative(name, arguments) else math.inf) if zero else math.nan


def _is_negative(name: str, arguments: list[Value]) -> bool:
    """Whether a result that is too large for a number is below zero."""
    first = arguments[0]
    assert isinstance(first, float)
    if name == "pow":
        exponent = arguments[1]
        assert isinstance(exponent, float)
        return math.copysign(1.0, first) < 0 and math.fmod(exponent, 2.0) in (1.0, -1.0)
    return name == "sinh" and first < 0


def _moved(value: float, units: int) -> float:
    """A number some units in the last place away; zero, the infinite and what is none stay."""
    if value == 0 or not math.isfinite(value):
        return value
    for _ in range(abs(units)):
        value = math.nextafter(value, math.inf if units > 0 else -math.inf)
    return value


def _unmoved() -> int:
    return 0


def _shifts() -> list[Shift]:
    mixtures = [Random(number) for number in range(_MIXTURES)]
    return [
        lambda: -_TOLERANCE,
        lambda: _TOLERANCE,
        *(lambda random=each: random.randint(-_TOLERANCE, _TOLERANCE) for each in mixtures),
    ]
