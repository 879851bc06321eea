"""What is asked of a solver and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.terms import Term, Value

Model: TypeAlias = Mapping[Term, Value]
"""Values of variables. A variable that is missing may have any value of its interval."""


@dataclass(frozen=True, slots=True)
class Satisfiable:
    """The constraints hold together, for instance under this model."""

    model: Model


@dataclass(frozen=True, slots=True)
class Unsatisfiable:
    """The constraints exclude each other; those of the core do so already, where one is known."""

    core: tuple[Term, ...] | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Nobody could tell, and why."""

    reason: str


Answer: TypeAlias = Satisfiable | Unsatisfiable | Unknown


class Solver(Protocol):
    """Whoever answers whether constraints hold together: a backend, or a wrapper around another solver.

    The question is whether the path condition and the constraints hold together. A path condition grows along a path
    and is shared by its siblings; it is a persistent list, so that a solver can keep what it knows of the common part.
    Who has a model of the path condition gives it: then only the constraints and what depends on them are asked about.

    The model of an answer assigns variables of the question only; one that it leaves out may have any value.
    """

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Whether the path condition and these constraints hold together; the model, if given, satisfies the path."""

    def statistics(self) -> dict[str, float]:
        """What was counted so far, here and below."""

    def limit(self, seconds: float | None) -> None:
        """Give up on each question after so much time, from now on; None for never."""

    def interrupt(self) -> None:
        """End the question that another thread is asking; its answer is unknown."""

    def close(self) -> None:
        """Release processes and memory; no question may follow."""
