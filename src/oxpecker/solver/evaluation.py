"""Evaluation: decides queries without a solver."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from oxpecker.solver.following import Follower
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Op, Sort, Term, Value, conjuncts, lnot, substitute


class EvaluationLevel(StrEnum):
    """How thoroughly queries are evaluated."""

    NONE = "none"
    SIMPLE = "simple"
    EXTENDED = "extended"


class EvaluationSolver(Wrapper):
    """Decides queries that the path condition already contains, as they are or negated.

    If extended, variables are first replaced by values that the path condition fixes (Smid H5).
    """

    counters = ("evaluated",)

    def __init__(self, inner: Solver, level: EvaluationLevel = EvaluationLevel.SIMPLE) -> None:
        super().__init__(inner)
        self._facts = Facts(level is EvaluationLevel.EXTENDED)

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Drop true constraints, answer if one is false, and ask about the rest."""
        self._facts.follow(path)
        known, values = self._facts.known, self._facts.values
        asked: dict[Term, None] = {}
        for constraint in constraints:
            for conjunct in conjuncts(constraint):
                if conjunct is False:
                    return self._decided(Unsatisfiable((constraint,)))
                if type(conjunct) is Term and conjunct not in known:
                    asked[conjunct] = None
        for conjunct in list(asked):
            denied = lnot(conjunct)
            if type(denied) is Term and (denied in known or denied in asked):
                return self._decided(Unsatisfiable((denied, conjunct)))
            given = {each: values[each][-1] for each in conjunct.variables if each in values} if values else {}
            if given:
                value = substitute(conjunct, {each: fact for each, (fact, _) in given.items()})
                if value is False:
                    return self._decided(Unsatisfiable((*(reason for _, reason in given.values()), conjunct)))
                if value is True:
                    del asked[conjunct]
        if not asked and (model is not None or not path):
            return self._decided(Satisfiable(model or {}))
        return self.inner.check(tuple(asked), path, model)

    def _decided(self, answer: Answer) -> Answer:
        self.counts["evaluated"] += 1
        return answer


class Facts(Follower):
    """The constraints of a path, and the variables that they fix."""

    def __init__(self, extended: bool) -> None:
        super().__init__()
        self._extended = extended
        self.known: dict[Term, int] = {}
        """How often each constraint stands in the path."""
        self.values: dict[Term, list[tuple[Value, Term]]] = {}
        """The values of variables and the constraints that say so; the last one counts."""

    def enter(self, constraint: Term, place: int) -> None:
        """Add a constraint, and the value that it may fix."""
        del place
        self.known[constraint] = self.known.get(constraint, 0) + 1
        given = _given(constraint) if self._extended else None
        if given is not None:
            self.values.setdefault(given[0], []).append((given[1], constraint))

    def leave(self, constraint: Term) -> None:
        """Undo a constraint."""
        if self.known[constraint] == 1:
            del self.known[constraint]
        else:
            self.known[constraint] -= 1
        given = _given(constraint) if self._extended else None
        if given is not None:
            values = self.values[given[0]]
            values.pop()
            if not values:
                del self.values[given[0]]

    def forget(self) -> None:
        """Clear everything."""
        self.known.clear()
        self.values.clear()


def _given(constraint: Term) -> tuple[Term, Value] | None:
    """The variable that a constraint fixes, and its value."""
    op = constraint.op
    if op is Op.VARIABLE:
        return constraint, True
    if op is Op.NOT and constraint.args[0].op is Op.VARIABLE:
        return constraint.args[0], False
    if op is Op.EQ:
        left, right = constraint.args
        if type(left) is not Term:
            left, right = right, left
        if left.op is Op.VARIABLE and left.sort is Sort.INT and type(right) is int:
            return left, right
    return None
