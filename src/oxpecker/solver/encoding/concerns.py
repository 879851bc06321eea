"""Which queries belong to another solver, or to a process that can be killed.

Bitwuzla is ten to a hundred times faster than Z3 on floats. While Z3 rewrites products and builds the circuits of
quotients and floats, it checks neither its limit nor interruptions for many seconds. The same holds for Bitwuzla and
the remainder of floats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.solver.encoding.choice import Choice, Feature
from oxpecker.solver.limits import MOST_CIRCUITS
from oxpecker.terms import Term

Concern = Callable[[Sequence[Term]], bool]
"""Whether a query belongs to the other solver."""


class Occurrence:
    """Whether a feature occurs in a query."""

    def __init__(self, feature: Feature) -> None:
        self._feature = feature
        self._choice = Choice()

    def __call__(self, question: Sequence[Term]) -> bool:
        return any(self._choice.features(each) & self._feature for each in question)


class LargeCircuits:
    """Whether Z3 would build large circuits for a query."""

    def __init__(self) -> None:
        self._choice = Choice()

    def __call__(self, question: Sequence[Term]) -> bool:
        every = self._choice.features_of(question)
        if every & Feature.FLOATS:
            return True
        as_bits = every & (Feature.PRODUCT | Feature.BITS)
        return bool(as_bits) and self._choice.circuits(question, MOST_CIRCUITS) >= MOST_CIRCUITS
