"""What a solver has learned: answers and models, with which another solver can begin."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.solver.exact_cache import Constraints, ExactCache
from oxpecker.solver.model_reuse import ModelReuse
from oxpecker.solver.query import Answer, Model, Solver
from oxpecker.solver.wrapper import Wrapper


@dataclass(frozen=True, slots=True)
class Learned:
    """Facts about constraints, so they hold for every solver."""

    answers: tuple[tuple[Constraints, Answer], ...] = ()
    """The answers of the exact cache, the one that was used last at the end."""
    models: tuple[Model, ...] = ()
    """Models that may satisfy other queries, too."""


NOTHING = Learned()


def learned(solver: Solver, most: int, known: Learned = NOTHING) -> Learned:
    """What a solver has learned beyond what was known; of the answers, those that were used last.

    What a normalised cache has learned stays there: its entries make sense only together with its normal forms.
    """
    answers: tuple[tuple[Constraints, Answer], ...] = ()
    models: tuple[Model, ...] = ()
    while isinstance(solver, Wrapper):
        if isinstance(solver, ExactCache):
            answers = solver.latest(most, {asked for asked, _ in known.answers})
        elif isinstance(solver, ModelReuse):
            models = solver.models
        solver = solver.inner
    return Learned(answers, models)


def teach(solver: Solver, known: Learned) -> None:
    """Lets a solver know what another one has learned."""
    while isinstance(solver, Wrapper):
        if isinstance(solver, ExactCache):
            solver.learn(known.answers)
        elif isinstance(solver, ModelReuse):
            solver.add(known.models)
        solver = solver.inner
