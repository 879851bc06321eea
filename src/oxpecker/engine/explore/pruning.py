"""Pruning: whether to ask at a fork if a path is still feasible (Smid H1 to H3, corrected)."""

from __future__ import annotations

from random import Random

from oxpecker.engine.limits import LEAST_PRUNING
from oxpecker.engine.options import PruningKind

_SETTINGS = {
    PruningKind.NEVER: (0.0, 0.0),
    PruningKind.PROBABILISTIC: (0.25, 0.0),
    PruningKind.ADAPTIVE: (0.5, 0.05),
    PruningKind.ALWAYS: (1.0, 0.0),
}
"""The initial probability, and how much an answer changes it."""


class Pruning:
    """Decides at random whether to ask; if adaptive, answers that prune raise the probability and others lower it."""

    def __init__(self, kind: PruningKind = PruningKind.ALWAYS, seed: int = 0) -> None:
        self.probability, self.change = _SETTINGS[kind]
        self._random = Random(seed)
        self._draws = 0
        self._sum = 0.0

    def asks(self) -> bool:
        """Whether to ask about the current path."""
        self._draws += 1
        self._sum += self.probability
        return self.probability >= 1 or self._random.random() < self.probability

    def learn(self, possible: bool) -> None:
        """Takes an answer into account."""
        if not self.change:
            return
        if possible:
            self.probability = max(LEAST_PRUNING, self.probability - self.change)
        else:
            self.probability = min(1.0, self.probability + self.change)

    @property
    def average(self) -> float:
        """The mean of the probabilities used so far."""
        return self._sum / self._draws if self._draws else self.probability
