"""Solvers within budgets: a hard question is given up at the same moment of every run, and what it took counts."""

from __future__ import annotations

import pytest

from oxpecker.limits import Budget
from oxpecker.solver import Satisfiable, SolverConfiguration, SolverName, Unknown, build
from oxpecker.solver.configuration import StageName
from oxpecker.terms import Term, eq, gt
from tests.solver.solver_queries import x, y
from tests.solver.test_solver_interruption import HARD_ONES

SMT = (StageName.SMT,)


def spent(question: list[Term], units: int) -> tuple[type, int, bool]:
    solver = build(SolverConfiguration(solver=SolverName.AUTO, stages=SMT))
    budget = Budget(question=units)
    try:
        with budget.spending():
            answer = solver.check(question)
    finally:
        solver.close()
    return type(answer), budget.spent, budget.gave_up


@pytest.mark.parametrize("name", ["products", "cubes", "squares"])
def test_a_hard_question_is_given_up_alike_in_every_run(name: str) -> None:
    kind, units, gave_up = spent(HARD_ONES[name], 40)
    assert kind is Unknown and gave_up and 20 <= units <= 400
    assert spent(HARD_ONES[name], 40) == (kind, units, gave_up)


def test_an_easy_question_needs_little() -> None:
    kind, units, gave_up = spent([eq(x, y), gt(x, 5)], 400)
    assert kind is Satisfiable and units <= 10 and not gave_up
