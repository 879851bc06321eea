"""Queries and answers."""

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
    """The constraints contradict each other; those of the core alone do, if one is known."""

    core: tuple[Term, ...] | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """No answer was found, with the reason."""

    reason: str


Answer: TypeAlias = Satisfiable | Unsatisfiable | Unknown


class Solver(Protocol):
    """Answers whether constraints hold together: a backend, or a wrapper around another solver.

    A query asks whether the path condition and the constraints hold together. A path condition grows along a path and
    is shared by its siblings; it is a persistent list, so that a solver can keep its knowledge about the common part. A
    caller that has a model of the path condition passes it: then only the constraints and what depends on them matter.

    The model of an answer assigns variables of the query only; one that it leaves out may have any value.
    """

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Whether the path condition and these constraints hold together; the model, if given, satisfies the path."""

    def statistics(self) -> dict[str, float]:
        """What was counted so far, here and below."""

    def limit(self, seconds: float | None) -> None:
        """Give up on each query after so much time, from now on; None for never."""

    def interrupt(self) -> None:
        """End the query that another thread is asking; its answer is unknown."""

    def close(self) -> None:
        """Release processes and memory; no query may follow."""
