"""Time limits and interruptions."""

from __future__ import annotations

import os
import signal
import time
from threading import Timer

import pytest

from oxpecker.solver import Satisfiable, SolverConfiguration, SolverName, Unknown, available, build
from oxpecker.solver.configuration import backend
from oxpecker.terms import bit_xor, eq, gt, lt
from tests.solver.interruptions import interrupting
from tests.solver.solver_queries import u, x, y
from tests.solver.test_solver_portfolio import HARD

INTERRUPTIBLE = [name for name in available() if name is not SolverName.CVC5]


@pytest.mark.parametrize("name", available())
def test_a_limit_ends_a_hard_question(name: SolverName) -> None:
    solver = backend(name)
    solver.limit(0.3)
    start = time.monotonic()
    answer = solver.check(HARD)
    assert isinstance(answer, Unknown) and "timeout" in answer.reason
    assert time.monotonic() - start < 600
    solver.limit(600)
    assert isinstance(solver.check([gt(x, 3)]), Satisfiable)
    assert isinstance(solver.check([eq(bit_xor(x, y), 3)]), Satisfiable)
    solver.close()


@pytest.mark.parametrize("name", INTERRUPTIBLE)
def test_another_thread_interrupts(name: SolverName) -> None:
    solver = backend(name)
    solver.limit(600)
    with interrupting(solver.interrupt):
        answer = solver.check(HARD)
    assert isinstance(answer, Unknown) and "interrupted" in answer.reason
    assert isinstance(solver.check([gt(x, 3)]), Satisfiable)
    solver.close()


@pytest.mark.parametrize("name", available())
def test_an_interruption_between_questions_is_forgotten(name: SolverName) -> None:
    solver = backend(name)
    solver.limit(600)
    for bound in range(5):
        solver.interrupt()
        answer = solver.check([gt(x, bound), lt(x, bound + 2)])
        assert answer == Satisfiable({x: bound + 1})
    solver.close()


@pytest.mark.parametrize("name", [SolverName.Z3, SolverName.BITWUZLA])
def test_control_c_ends_a_hard_question(name: SolverName) -> None:
    solver = backend(name)
    solver.limit(600)
    timer = Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        timer.start()
        solver.check(HARD)
    assert isinstance(solver.check([gt(x, 3)]), Satisfiable)
    solver.close()


def test_a_limit_passes_all_wrappers() -> None:
    solver = build(SolverConfiguration(solver=SolverName.Z3, timeout=0.3))
    answer = solver.check(HARD)
    assert isinstance(answer, Unknown) and "timeout" in answer.reason
    assert solver.statistics()["unknown_answers"] == 1
    assert isinstance(solver.check([gt(u, 2**80)]), Satisfiable)
    solver.close()
