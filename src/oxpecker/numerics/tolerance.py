"""Results of approximate functions in a run: one of those that Java allows."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from oxpecker.numerics.enclosures import RANGES
from oxpecker.numerics.exact_results import is_determined
from oxpecker.numerics.functions import PROMISES, Function, result_of
from oxpecker.numerics.limits import MIXTURES

Shift = Callable[[], float]
"""How the next result is shifted: from -1, as far down as Java allows, to 1, as far up."""


def _unmoved() -> float:
    return 0.0


class Tolerance:
    """Chooses results, and remembers whether it had a choice."""

    def __init__(self) -> None:
        self._shift: Shift = _unmoved
        self._known: dict[tuple[Function, tuple[float, ...]], float] = {}
        """The results that have been shifted: equal calls have equal results."""
        self.used = False

    def result(self, function: Function, arguments: list[float]) -> float:
        """That of fdlibm, shifted if Java leaves the last digits open."""
        number = result_of(function, arguments)
        if is_determined(function, arguments, number):
            return number
        self.used = True
        if self._shift is _unmoved:
            return number
        call = (function, tuple(arguments))
        if call not in self._known:
            least, most = RANGES.get(function, (-math.inf, math.inf))
            moved = _moved(number, round(2 * PROMISES[function].ulps * self._shift()))
            self._known[call] = max(least, min(most, moved))
        return self._known[call]

    def holds_anyway(self, holds: Callable[[], bool]) -> bool:
        """Whether what a run has shown holds for other results that Java allows, as far as can be tried."""
        if not self.used:
            return True
        try:
            for shift in _shifts():
                self._shift = shift
                self._known.clear()
                if not holds():
                    return False
        finally:
            self._shift = _unmoved
        return True


def _moved(number: float, units: int) -> float:
    """A number shifted by some doubles; zero and infinities stay."""
    if number == 0 or not math.isfinite(number):
        return number
    for _ in range(abs(units)):
        number = math.nextafter(number, math.inf if units > 0 else -math.inf)
    return number


def _shifts() -> list[Shift]:
    mixtures = [Random(number) for number in range(MIXTURES)]
    return [lambda: -1.0, lambda: 1.0, *(lambda random=each: random.uniform(-1.0, 1.0) for each in mixtures)]
