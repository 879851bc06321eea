"""With `paranoid`, a solver that lies does not lead to a wrong verdict."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import oxpecker
from oxpecker.results import Verdict
from oxpecker.solver import Answer, Satisfiable, Solver, Unknown, Unsatisfiable, configuration
from oxpecker.solver.cross_check import CrossCheck
from oxpecker.solver.wrapper import Wrapper
from oxpecker.terms import Sort, Term, lt, variable
from tests.solver.solver_fakes import Fake

X: Term = variable("x", Sort.INT)


def asked(first: str, second: Callable[[], Solver]) -> tuple[Answer, dict[str, float]]:
    solver = CrossCheck(Fake(first), second)
    return solver.check([lt(-1, X)]), solver.counts  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("second", "answer", "event"),
    [("no", Unsatisfiable, None), ("unknown", Unknown, "unconfirmed"), ("defaults", Satisfiable, "refuted")],
)
def test_a_refutation_counts_if_it_is_confirmed(second: str, answer: type, event: str | None) -> None:
    found, counts = asked("no", lambda: Fake(second))
    assert isinstance(found, answer)
    expected = {"cross_checks": 1, "cross_check_refuted": 0, "cross_check_unconfirmed": 0}
    assert counts == expected | ({} if event is None else {f"cross_check_{event}": 1})


def test_a_second_solver_that_offers_a_wrong_model_refutes_nothing() -> None:
    solver = CrossCheck(Fake("no"), lambda: Fake("defaults"))
    assert isinstance(solver.check([lt(5, X)]), Unknown)  # type: ignore[list-item]


def test_only_refutations_are_checked() -> None:
    found, counts = asked("defaults", lambda: pytest.fail("nobody asks"))
    assert isinstance(found, Satisfiable)
    assert counts["cross_checks"] == 0


class Faulty(Wrapper):
    """Fails, gives up or lies about a part of the queries, by a seed."""

    def __init__(self, inner: Solver, random: Random) -> None:
        super().__init__(inner)
        self._random = random

    def check(self, *arguments: object, **named: object) -> Answer:  # type: ignore[override]
        answer = self.inner.check(*arguments, **named)  # type: ignore[arg-type]
        match self._random.randrange(6):
            case 0:
                raise RuntimeError("the solver crashed")
            case 1:
                return Unknown("no idea")
            case 2 if isinstance(answer, Satisfiable):
                return Unsatisfiable()
        return answer


PROGRAMS = {
    "class A { static int f(int x) requires(x > 3) ensures(retval * retval != 49) { return x; } }": Verdict.INVALID,
    "class A { static int f(int x) ensures(retval >= x * x) { return x * x + 1; } }": Verdict.VALID,
    """class A { static int f(int x, int y) requires(x > 0 && y > x) ensures(retval != 3)
        { if (x * y == 6) { if (y - x == 1) { return 3; } } return 4; } }""": Verdict.INVALID,
}


@pytest.mark.parametrize("seed", range(4))
def test_faults_of_solvers_lead_to_no_wrong_verdict(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second solver is Z3 itself here, without faults, so that the test needs no others."""
    random = Random(seed)
    backend = configuration._backend
    monkeypatch.setattr(configuration, "_backend", lambda chosen: Faulty(backend(chosen), random))
    monkeypatch.setattr(configuration, "_second", backend)
    for program, verdict in PROGRAMS.items():
        report = oxpecker.check(program, name="a.oox", config=False, paranoid=True, seconds=600, array=2)
        assert report.verdict in (verdict, Verdict.UNKNOWN)
