"""Solvers that crash, hang, give up or lie: verdicts stay right or become unknown.

`benchmarks/solver_faults.py` tries more programs.
"""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.results import Verdict
from oxpecker.solver import SolverName, Unsatisfiable, available
from oxpecker.solver.cross_check import SampledCrossCheck
from oxpecker.solver.query import Satisfiable
from oxpecker.terms import Sort, Term, lt, variable
from tests.exhaustive import sampled
from tests.solver.faulty_backends import Fault, faulty, is_right
from tests.solver.solver_fakes import Fake

PROGRAMS = {
    "class A { static int f(int x) requires(x > 3) ensures(retval * retval != 49) { return x; } }": Verdict.INVALID,
    "class A { static int f(int x) ensures(retval >= x * x) { return x * x + 1; } }": Verdict.VALID,
    """class A { static int f(int x, int y) requires(x > 0 && y > x) ensures(retval != 3)
        { if (x * y == 6) { if (y - x == 1) { return 3; } } return 4; } }""": Verdict.INVALID,
}
CASES = [(fault, name) for fault in Fault for name in ("z3", "cvc5", "bitwuzla", "portfolio")]


@pytest.mark.parametrize(("fault", "name"), sampled(CASES, 3), ids=lambda each: getattr(each, "value", each))
def test_no_fault_leads_to_a_wrong_verdict(fault: Fault, name: str) -> None:
    if name != "portfolio" and SolverName(name) not in available():
        pytest.skip(f"{name} is not installed")
    is_lie = fault is Fault.WRONG_REFUTATION
    seconds = 0.1 if fault is Fault.HANG else 600.0
    for seed, (program, verdict) in enumerate(PROGRAMS.items()):
        with faulty(fault, seed):
            report = oxpecker.check(
                program, name="a.oox", config=False, solver=name, solvers="smt", paranoid=is_lie, seconds=seconds
            )
        assert is_right(report.verdict, verdict), (fault, name, seed)


X: Term = variable("x", Sort.INT)


class TestSampling:
    """Without `paranoid`, some refutations are put to a second solver."""

    def test_a_lie_is_noticed_and_the_solver_distrusted_from_then_on(self) -> None:
        solver = SampledCrossCheck(Fake("no"), lambda: Fake("defaults"), one_of=3)
        found = [solver.check([lt(-1 - number, X)]) for number in range(5)]  # type: ignore[list-item]
        assert [type(each) for each in found] == [Unsatisfiable, Unsatisfiable, *[Satisfiable] * 3]
        assert solver.statistics()["cross_check_refuted"] >= 1

    @pytest.mark.parametrize("second", ["no", "unknown"])
    def test_a_second_solver_that_has_no_model_changes_nothing(self, second: str) -> None:
        solver = SampledCrossCheck(Fake("no"), lambda: Fake(second), one_of=2)
        found = [solver.check([lt(-1, X)]) for _ in range(4)]  # type: ignore[list-item]
        assert {type(each) for each in found} == {Unsatisfiable}
        assert solver.counts["cross_checks"] == 2

    def test_models_are_not_sampled(self) -> None:
        solver = SampledCrossCheck(Fake("defaults"), lambda: pytest.fail("nobody asks"), one_of=1)
        assert isinstance(solver.check([lt(-1, X)]), Satisfiable)  # type: ignore[list-item]
        assert "cross_checks" not in solver.statistics()
