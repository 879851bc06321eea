"""Independence slicing: only what shares variables with the question is asked."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Term, Value

Placed: TypeAlias = tuple[int, Term]
"""A constraint and its place in the conjunction."""


class Factor:
    """Constraints that share variables, directly or through each other, in the order of their places."""

    __slots__ = ("placed", "variables")

    def __init__(self, placed: tuple[Placed, ...], variables: frozenset[Term]) -> None:
        self.placed = placed
        self.variables = variables

    @property
    def constraints(self) -> tuple[Term, ...]:
        """The constraints without their places."""
        return tuple(constraint for _, constraint in self.placed)


Factors: TypeAlias = dict[Term, Factor]
"""The factor of each variable."""


def extend(factors: Factors, placed: Iterable[Placed]) -> None:
    """Add constraints, each of which joins the factors of its variables into one."""
    for place, constraint in placed:
        touched: list[Factor] = []
        for variable in constraint.variables:
            factor = factors.get(variable)
            if factor is not None and factor not in touched:
                touched.append(factor)
        # The places sort the joined constraints, so that their order depends on the path alone.
        members = sorted([*(each for factor in touched for each in factor.placed), (place, constraint)], key=_place)
        variables = frozenset(constraint.variables).union(*(factor.variables for factor in touched))
        joined = Factor(tuple(members), variables)
        for variable in variables:
            factors[variable] = joined


def _place(placed: Placed) -> int:
    return placed[0]


def distinct(factors: Factors, variables: Iterable[Term]) -> list[Factor]:
    """The factors of these variables, each once, by the place of their first constraint."""
    found = {id(factors[variable]): factors[variable] for variable in variables if variable in factors}
    return sorted(found.values(), key=lambda factor: factor.placed[0][0])


class Slicing(Wrapper):
    """Asks about each factor of the conjunction by itself, and joins the models.

    Factors that the question does not touch are not asked when the model of the path condition answers for them.
    """

    counters = ("slices", "sliced_away")
    remembered = 4096

    def __init__(self, inner: Solver) -> None:
        super().__init__(inner)
        self._factors: OrderedDict[PathCondition, Factors] = OrderedDict()

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask about the factors that the question touches, or about all when no model of the path is known."""
        factors = self._partition(path)
        if constraints:
            factors = factors.copy()
            extend(factors, enumerate(constraints, path.length))
        if model is None:
            asked = distinct(factors, factors)
        else:
            asked = distinct(factors, (variable for each in constraints for variable in each.variables))
            self.counts["sliced_away"] += path.length + len(constraints) - sum(len(f.placed) for f in asked)
        return self._ask(asked, dict(model) if model else {})

    def _ask(self, asked: list[Factor], joined: dict[Term, Value]) -> Answer:
        """The answers about these factors as one; their values replace those that are there."""
        unknown: Unknown | None = None
        for factor in asked:
            self.counts["slices"] += 1
            answer = self.inner.check(factor.constraints)
            if isinstance(answer, Unsatisfiable):
                # What is unsatisfiable by itself is a core, smaller than all that was asked.
                return answer if answer.core is not None else Unsatisfiable(factor.constraints)
            if isinstance(answer, Satisfiable):
                joined.update(answer.model)
            else:
                unknown = unknown or answer
        return unknown or Satisfiable(joined)

    def _partition(self, path: PathCondition) -> Factors:
        """The factors of a path condition, from those of its nearest ancestor that was asked about."""
        pending: list[Placed] = []
        node: PathCondition | None = path
        factors: Factors | None = None
        while node is not None:
            factors = self._factors.get(node)
            if factors is not None:
                self._factors.move_to_end(node)
                break
            if node.constraint is not None:
                pending.append((node.length - 1, node.constraint))
            node = node.parent
        if factors is None or pending:
            factors = {} if factors is None else factors.copy()
            extend(factors, reversed(pending))
            self._factors[path] = factors
            if len(self._factors) > self.remembered:
                self._factors.popitem(last=False)
        return factors
