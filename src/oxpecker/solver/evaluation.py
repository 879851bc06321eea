"""Evaluation: questions that can be decided by looking at them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Op, Sort, Term, Value, conjuncts, lnot, substitute


class EvaluationLevel(StrEnum):
    """How closely a question is looked at."""

    NONE = "none"
    SIMPLE = "simple"
    EXTENDED = "extended"


class EvaluationSolver(Wrapper):
    """Decides questions that are in the path condition already, as they are or negated.

    When extended, values that the path condition gives to variables are put in first (Smid H5).
    """

    counters = ("evaluated",)

    def __init__(self, inner: Solver, level: EvaluationLevel = EvaluationLevel.SIMPLE) -> None:
        super().__init__(inner)
        self._extended = level is EvaluationLevel.EXTENDED

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Leave out what is true, answer when something is false, ask about the rest."""
        known = dict.fromkeys(path.constraints)
        asked: dict[Term, None] = {}
        for constraint in constraints:
            for conjunct in conjuncts(constraint):
                if conjunct is False:
                    return self._decided(Unsatisfiable((constraint,)))
                if type(conjunct) is Term and conjunct not in known:
                    asked[conjunct] = None
        facts = _values(known) if self._extended else {}
        for conjunct in list(asked):
            denied = lnot(conjunct)
            if type(denied) is Term and (denied in known or denied in asked):
                return self._decided(Unsatisfiable((denied, conjunct)))
            if any(variable in facts for variable in conjunct.variables):
                value = substitute(conjunct, {each: fact for each, (fact, _) in facts.items()})
                if value is False:
                    used = [facts[each][1] for each in conjunct.variables if each in facts]
                    return self._decided(Unsatisfiable((*used, conjunct)))
                if value is True:
                    del asked[conjunct]
        if not asked and (model is not None or not path):
            return self._decided(Satisfiable(model or {}))
        return self.inner.check(tuple(asked), path, model)

    def _decided(self, answer: Answer) -> Answer:
        self.counts["evaluated"] += 1
        return answer


def _values(known: dict[Term, None]) -> dict[Term, tuple[Value, Term]]:
    """The variables that have one value only, and the constraints that say so."""
    found: dict[Term, tuple[Value, Term]] = {}
    for constraint in known:
        if constraint.op is Op.VARIABLE:
            found[constraint] = (True, constraint)
        elif constraint.op is Op.NOT and constraint.args[0].op is Op.VARIABLE:
            found[constraint.args[0]] = (False, constraint)
        elif constraint.op is Op.EQ:
            left, right = constraint.args
            if type(left) is not Term:
                left, right = right, left
            if left.op is Op.VARIABLE and left.sort is Sort.INT and type(right) is int:
                found[left] = (right, constraint)
    return found
