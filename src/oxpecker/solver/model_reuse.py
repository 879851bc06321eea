"""Model reuse: a recently found model may satisfy the next query too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.solver.models import restricted, satisfies
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Term


class ModelReuse(Wrapper):
    """Tries recent models by evaluation before it asks."""

    counters = ("model_hits", "model_tries")

    def __init__(self, inner: Solver, remembered: int = 4) -> None:
        super().__init__(inner)
        self.remembered = remembered
        self._models: list[Model] = []

    @property
    def models(self) -> tuple[Model, ...]:
        """The models that it tries, the one that was used last at the end."""
        return tuple(self._models)

    def add(self, models: Iterable[Model]) -> None:
        """Adds models, each of which becomes the last one."""
        self._models += models
        del self._models[: -self.remembered]

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Answer with the latest model that satisfies the query, or ask."""
        question = together(path, constraints)
        asked = question[-1].variables if question else ()
        for position in range(len(self._models) - 1, -1, -1):
            candidate = self._models[position]
            if not any(variable in candidate for variable in asked):
                continue
            self.counts["model_tries"] += 1
            # The question's own constraints come last and reject most candidates.
            if satisfies(candidate, reversed(question)):
                self.counts["model_hits"] += 1
                self._models.append(self._models.pop(position))
                return Satisfiable(restricted(candidate, question))
        answer = self.inner.check(constraints, path, model)
        if isinstance(answer, Satisfiable) and answer.model:
            self.add((answer.model,))
        return answer
