"""Independence slicing: only constraints that share variables with the query are sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from oxpecker.solver.allowance import Allowance
from oxpecker.solver.following import Follower
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Term, Value

Placed: TypeAlias = tuple[int, Term]
"""A constraint and its position in the conjunction."""


class Factor:
    """Constraints that share variables, directly or indirectly, in the order of their positions."""

    __slots__ = ("placed", "variables")

    def __init__(self, placed: tuple[Placed, ...], variables: frozenset[Term]) -> None:
        self.placed = placed
        self.variables = variables

    @property
    def constraints(self) -> tuple[Term, ...]:
        """The constraints without their positions."""
        return tuple(constraint for _, constraint in self.placed)


class Factors(Follower):
    """The factor of each variable, along a path."""

    def __init__(self) -> None:
        super().__init__()
        self._of: dict[Term, Factor] = {}
        self._before: list[tuple[list[Factor], Factor]] = []
        """For each constraint the factors that it joined, and the one that it made of them."""
        self.closed: list[Term] = []
        """Constraints without variables, about functions whose last digits Java leaves open."""

    def enter(self, constraint: Term, place: int) -> None:
        """Add a constraint, which joins the factors of its variables."""
        of = self._of
        if not constraint.variables:
            self.closed.append(constraint)
        touched: list[Factor] = []
        for variable in constraint.variables:
            factor = of.get(variable)
            if factor is not None and factor not in touched:
                touched.append(factor)
        own = (place, constraint)
        if len(touched) == 1 and place > touched[0].placed[-1][0]:
            members: tuple[Placed, ...] = (*touched[0].placed, own)
        else:
            # Positions sort the joined constraints, so that their order depends only on the path.
            members = tuple(sorted([*(each for factor in touched for each in factor.placed), own], key=_place))
        variables = frozenset(constraint.variables).union(*(factor.variables for factor in touched))
        joined = Factor(members, variables)
        self._before.append((touched, joined))
        for variable in variables:
            of[variable] = joined

    def leave(self, constraint: Term) -> None:
        """Separate the factors that the last constraint joined."""
        if not constraint.variables:
            self.closed.pop()
        touched, joined = self._before.pop()
        of = self._of
        for variable in joined.variables:
            del of[variable]
        for factor in touched:
            for variable in factor.variables:
                of[variable] = factor

    def forget(self) -> None:
        """Clear all factors."""
        self._of.clear()
        self._before.clear()
        self.closed.clear()

    def of_variables(self, variables: Iterable[Term]) -> list[Factor]:
        """The factors of these variables, each once, by the position of their first constraint."""
        found = {id(self._of[variable]): self._of[variable] for variable in variables if variable in self._of}
        return sorted(found.values(), key=_first_place)

    def all(self) -> list[Factor]:
        """Every factor, in the same order."""
        return self.of_variables(self._of)


def _place(placed: Placed) -> int:
    return placed[0]


def _first_place(factor: Factor) -> int:
    return factor.placed[0][0]


class Slicing(Wrapper):
    """Asks about each factor of the conjunction separately, and joins the models.

    Factors without variables of the query are skipped if a model of the path condition is known.
    """

    counters = ("slices", "sliced_away")

    def __init__(self, inner: Solver) -> None:
        super().__init__(inner)
        self._factors = Factors()
        self._seconds: float | None = None

    def limit(self, seconds: float | None) -> None:
        """Sets the limit of all factors together."""
        self._seconds = seconds
        super().limit(seconds)

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask about the factors that the query touches, or about all if no model of the path is known."""
        factors = self._factors
        whole = path
        for constraint in constraints:
            whole = PathCondition(whole, constraint)
        factors.follow(whole)
        if model is None:
            asked = factors.all()
        else:
            asked = factors.of_variables(variable for each in constraints for variable in each.variables)
            self.counts["sliced_away"] += path.length + len(constraints) - sum(len(f.placed) for f in asked)
        closed = factors.closed if model is None else [each for each in constraints if not each.variables]
        if closed:
            asked = [Factor(tuple(enumerate(closed)), frozenset()), *asked]
        return self._ask(asked, dict(model) if model else {})

    def _ask(self, asked: list[Factor], joined: dict[Term, Value]) -> Answer:
        """The answers about these factors combined; their values replace the given ones."""
        unknown: Unknown | None = None
        allowance = Allowance(self._seconds) if len(asked) > 1 else None
        for factor in asked:
            self.counts["slices"] += 1
            answer = self._ask_one(factor, allowance)
            if isinstance(answer, Unsatisfiable):
                # A factor that is unsatisfiable is a core, smaller than the query.
                return answer if answer.core is not None else Unsatisfiable(factor.constraints)
            if isinstance(answer, Satisfiable):
                joined.update(answer.model)
            else:
                unknown = unknown or answer
        return unknown or Satisfiable(joined)

    def _ask_one(self, factor: Factor, allowance: Allowance | None) -> Answer:
        """Ask about a factor in the time that is left."""
        left = self._seconds if allowance is None else allowance.left()
        if left == self._seconds:
            return self.inner.check(factor.constraints)
        if allowance is not None and allowance.spent():
            return Unknown("timeout")
        self.inner.limit(left)
        try:
            return self.inner.check(factor.constraints)
        finally:
            self.inner.limit(self._seconds)
