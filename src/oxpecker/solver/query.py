"""Queries and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.terms import Term, Value

Model: TypeAlias = Mapping[Term, Value]
"""Values of variables. A missing variable may have any value of its interval."""


@dataclass(frozen=True, slots=True)
class Satisfiable:
    """The constraints are satisfiable together; this is a model."""

    model: Model


@dataclass(frozen=True, slots=True)
class Unsatisfiable:
    """The constraints contradict each other; so do those of the core alone, if one is known."""

    core: tuple[Term, ...] | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """No answer was found, with the reason."""

    reason: str


Answer: TypeAlias = Satisfiable | Unsatisfiable | Unknown


class Solver(Protocol):
    """Answers whether constraints are satisfiable together: a backend, or a wrapper around another solver.

    A query asks whether the path condition and the constraints are satisfiable together. A path condition grows
    along a path and is shared by its siblings; it is a persistent list, so a solver can keep its state for the
    common part. A caller that has a model of the path condition passes it: then only the constraints and what
    depends on them matter.

    The model of an answer assigns only variables of the query; a missing one may have any value.
    """

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Whether the path condition and these constraints are satisfiable; the model, if given, satisfies the path."""

    def statistics(self) -> dict[str, float]:
        """The counters so far, here and below."""

    def limit(self, seconds: float | None) -> None:
        """Sets the time limit of each query from now on; None for no limit."""

    def interrupt(self) -> None:
        """End the query that another thread is asking; its answer is unknown."""

    def close(self) -> None:
        """Release processes and memory; no query may follow."""
