"""Which questions are better asked of another solver, or in a process that can be ended.

Bitwuzla is ten to a hundred times as quick at floats as Z3. Z3 rewrites products and builds the circuits of quotients
and of floats in steps in which it hears neither its limit nor an interruption, for many seconds; so does Bitwuzla with
those of the remainder of floats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.solver.encoding.choice import Choice, Feature
from oxpecker.terms import Term

Concern = Callable[[Sequence[Term]], bool]
"""Whether a question is one for somebody else."""

_MOST_CIRCUITS = 10
"""Products, quotients and remainders among which Z3 still looks at its limit in time."""


class Occurrence:
    """Whether something occurs in a question."""

    def __init__(self, feature: Feature) -> None:
        self._feature = feature
        self._choice = Choice()

    def __call__(self, question: Sequence[Term]) -> bool:
        return any(self._choice.features(each) & self._feature for each in question)


class LargeCircuits:
    """Whether Z3 would build large circuits for a question."""

    def __init__(self) -> None:
        self._choice = Choice()

    def __call__(self, question: Sequence[Term]) -> bool:
        every = self._choice.features_of(question)
        if every & Feature.FLOATS:
            return True
        as_bits = every & (Feature.PRODUCT | Feature.BITS)
        return bool(as_bits) and self._choice.circuits(question, _MOST_CIRCUITS) >= _MOST_CIRCUITS
