"""Solvers in processes of their own."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings

from oxpecker.solver import Satisfiable, SolverConfiguration, SolverName, Unknown, Unsatisfiable, available, build
from oxpecker.solver.head_start import HeadStart
from oxpecker.solver.portfolio import FACTORIES, Portfolio
from oxpecker.solver.transfer import Receiver, Sender
from oxpecker.terms import Term, add, eq, fp_eq, gt, lt, mul, wrap
from tests.exhaustive import tries
from tests.solver.interruptions import interrupting
from tests.solver.solver_queries import FLOATS, LINEAR, WRAPPED, a, b, d, p, x, y
from tests.solver.solver_strategies import agrees, deterministic, questions

HARD = [eq(wrap(mul(a, b), 64), 9223371994482243049), gt(a, 1), gt(b, 1), lt(a, 2**32), lt(b, 2**32)]


@contextmanager
def portfolio(*fakes: str, real: tuple[str, ...] = (), seconds: float | None = 600) -> Iterator[Portfolio]:
    """A portfolio that is closed in the end."""
    factories = {name: f"tests.solver.solver_fakes:{name}" for name in fakes} | {name: FACTORIES[name] for name in real}
    made = Portfolio(factories)
    made.limit(seconds)
    try:
        yield made
    finally:
        made.close()


def children(parent: int | None = None) -> set[int]:
    """The processes that we, or another process, have started."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == (parent or os.getpid()):
                found.add(int(entry.name))
    return found


def test_all_solvers_together() -> None:
    with portfolio(real=tuple(name.value for name in available())) as solver:
        for query in (*LINEAR[:4], *WRAPPED[:2], FLOATS[0], FLOATS[1]):
            answer = solver.check(query.constraints)
            assert isinstance(answer, Satisfiable if query.satisfiable else Unsatisfiable)
        counts = solver.statistics()
        assert sum(value for name, value in counts.items() if name.startswith("portfolio_wins")) == 8
        assert counts["portfolio_crashes"] == counts["portfolio_restarts"] == 0


def test_cores() -> None:
    solver = Portfolio({"z3": FACTORIES["z3"] + ":cores"})
    assert solver.check([p, gt(x, y), lt(x, y)]) == Unsatisfiable((gt(x, y), lt(x, y)))
    solver.close()


@pytest.mark.sampled
def test_agreement() -> None:
    with portfolio(real=("z3",)) as solver:

        @settings(deterministic, max_examples=tries(40))
        @given(questions())
        def check(constraints: list[Term]) -> None:
            if constraints:
                agrees(solver.check(constraints), constraints)

        check()


def test_processes_are_started_late_and_reused() -> None:
    before = children()
    with portfolio("guessing", "denying") as solver:
        assert children() == before
        solver.check([gt(x, 0)])
        started = children() - before
        assert len(started) == 2
        for bound in range(5):
            solver.check([lt(x, bound)])
        assert children() - before == started
    assert children() == before


def test_one_that_hangs_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxpecker.solver.portfolio.DEAF_SECONDS", 600.0)
    with portfolio("hanging", "guessing") as solver:
        for bound in range(5):
            assert solver.check([lt(x, bound + 1)]) == Satisfiable({x: 0})
        counts = solver.statistics()
        assert counts["portfolio_wins_guessing"] == 5
        assert counts["portfolio_left_behind"] == 4
        assert counts["portfolio_restarts"] == 0


def eventually(condition: Callable[[], bool]) -> bool:
    """Whether something happens within ten minutes."""
    end = time.monotonic() + 600
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_one_that_waits_is_interrupted_and_asked_again() -> None:
    with portfolio("waiting", "guessing") as solver:
        solver.check([lt(x, 1)])

        def is_free_again() -> bool:
            before = solver.statistics()["portfolio_left_behind"]
            assert isinstance(solver.check([lt(x, 2)]), Satisfiable)
            return solver.statistics()["portfolio_left_behind"] == before

        assert eventually(is_free_again)


def test_one_that_crashes_is_restarted_a_few_times() -> None:
    with portfolio("crashing", "guessing") as solver:

        def has_crashed_for_good() -> bool:
            assert isinstance(solver.check([lt(x, 1)]), Satisfiable)
            return solver.statistics()["portfolio_crashes"] == 4

        assert eventually(has_crashed_for_good)
        for bound in range(12):
            assert isinstance(solver.check([lt(x, bound + 1)]), Satisfiable)
        counts = solver.statistics()
        assert counts["portfolio_crashes"] == 4 and counts["portfolio_restarts"] == 3


def test_nobody_left() -> None:
    with portfolio("crashing") as solver:
        reasons = [solver.check([gt(x, 0)]) for _ in range(6)]
        assert reasons[0] == Unknown("crashing: its process ended")
        assert reasons[-1] == Unknown("no solver is running")
        assert solver.statistics()["portfolio_crashes"] == 4


def test_who_does_not_know_does_not_win() -> None:
    with portfolio("clueless", "raising", "impossible", "denying") as solver:
        assert solver.check([p, gt(x, 0)]) == Unsatisfiable((p,))


def test_reasons_are_gathered() -> None:
    with portfolio("clueless", "raising", "impossible") as solver:
        answer = solver.check([gt(x, 0)])
        assert answer == Unknown("no idea; ZeroDivisionError: nobody expected this; no such library")


def test_a_limit_that_nobody_keeps() -> None:
    with portfolio("hanging", seconds=0.2) as solver:
        start = time.monotonic()
        assert solver.check([gt(x, 0)]) == Unknown("hanging: timeout")
        assert solver.check([gt(x, 1)]) == Unknown("hanging: timeout")
        assert time.monotonic() - start < 600


def test_a_limit_that_solvers_keep() -> None:
    with portfolio(real=("z3", "bitwuzla"), seconds=0.3) as solver:
        answer = solver.check(HARD)
        assert isinstance(answer, Unknown) and "timeout" in answer.reason
        solver.limit(600)
        assert isinstance(solver.check([gt(x, 3)]), Satisfiable)


def test_interrupted_from_another_thread() -> None:
    with portfolio("hanging", seconds=None) as solver, interrupting(solver.interrupt):
        assert solver.check([gt(x, 0)]) == Unknown("hanging: interrupted")


def test_late_answers_are_not_taken_for_others() -> None:
    with portfolio("guessing", real=("z3",)) as solver:
        for bound in range(40):
            answer = solver.check([gt(x, -bound - 1), lt(x, bound + 1), lt(x, y + bound)])
            assert isinstance(answer, Satisfiable)
            assert set(answer.model) == {x, y}


def test_terms_are_sent_once() -> None:
    sender, receiver = Sender(), Receiver()
    deep = x
    for number in range(3000):
        deep = wrap(add(mul(deep, 3), number), 32)
    first = sender.send([gt(deep, 0), fp_eq(d, math.nan, d.sort), fp_eq(d, -0.0, d.sort)])
    receiver.receive(first)
    again = sender.send([gt(deep, 0), gt(deep, 1)])
    assert len(again) == 1
    receiver.receive(again)
    assert receiver.terms[sender.number(gt(deep, 1))] is gt(deep, 1)
    assert receiver.terms[sender.number(deep)] is deep
    assert receiver.number(d) == sender.number(d)


def test_a_head_start_saves_the_trip() -> None:
    solver = build(SolverConfiguration(solver=SolverName.PORTFOLIO, timeout=600, head_start=600))
    assert isinstance(solver.check([gt(x, 3)]), Satisfiable)
    assert solver.statistics()["passed_on"] == 0
    solver.close()


def test_what_takes_longer_than_the_head_start_is_answered_too() -> None:
    solver = build(SolverConfiguration(solver=SolverName.PORTFOLIO, timeout=600))
    assert isinstance(solver.check([eq(wrap(mul(x, y), 32), 12345678), gt(x, 1), gt(y, 1)]), Satisfiable)
    solver.close()


def test_a_sequence_goes_on_when_one_does_not_know() -> None:
    from tests.solver.solver_fakes import clueless, denying, guessing

    assert isinstance(HeadStart([clueless(), guessing()], 0.1).check([lt(x, 3)]), Satisfiable)
    assert isinstance(HeadStart([denying(), guessing()], 0.1).check([lt(x, 3)]), Unsatisfiable)
    assert HeadStart([clueless(), clueless()], 0.1).check([lt(x, 3)]) == Unknown("no idea")


@pytest.mark.parametrize("name", ["z3"])
def test_the_numbering_starts_again_when_it_has_grown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxpecker.solver.portfolio.MOST_SENT", 10)
    with portfolio(real=(name,)) as solver:
        for bound in range(30):
            assert isinstance(solver.check([gt(x, bound), lt(x, bound + 3)]), Satisfiable)
