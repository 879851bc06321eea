"""Limits that are kept, Ctrl-C that is heard, and processes that die, whatever the solver."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import product

import pytest

from oxpecker.solver import (
    Satisfiable,
    Solver,
    SolverConfiguration,
    SolverName,
    Unknown,
    Unsatisfiable,
    available,
    build,
    satisfies,
)
from oxpecker.solver.configuration import backend
from oxpecker.solver.slicing import Slicing
from oxpecker.terms import add, div, eq, fp_lt, fp_mul, fp_rem, gt, lt, mul, ne, rem
from tests.exhaustive import sampled
from tests.solver.interruptions import interrupting, running
from tests.solver.solver_queries import DOUBLE, a, b, d, e, u, v, x, y
from tests.solver.test_solver_portfolio import HARD, children, portfolio

CUBES = add(mul(mul(u, u), u), mul(mul(v, v), v))
HARD_ONES = {
    "products": HARD,
    "cubes": [eq(CUBES, 1729 * 10**9 + 1), gt(u, v), gt(v, 1)],
    "quotients": [eq(rem(mul(a, b), 1000003), 7), eq(div(mul(a, a), b), 12345), gt(b, 2**40)],
    "squares": [eq(fp_mul(d, d, DOUBLE), 2.0), fp_lt(0.0, d, DOUBLE)],
}
NAMES = [*available(), SolverName.AUTO, SolverName.PORTFOLIO]

PROGRAM = """
import sys
from oxpecker.solver import SolverConfiguration, SolverName, build
from tests.solver.test_solver_portfolio import HARD
solver = build(SolverConfiguration(solver=SolverName(sys.argv[1]), timeout=600))
solver.check(HARD[2:])
try:
    print("asking", flush=True)
    print(solver.check(HARD))
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


def made(name: SolverName, seconds: float) -> Solver:
    """A solver that was asked something easy before: loading it is no part of a question."""
    solver = build(SolverConfiguration(solver=name, timeout=0.1))
    solver.check(HARD if name is SolverName.PORTFOLIO else [gt(x, 3), lt(x, y)])
    solver.limit(seconds)
    return solver


@pytest.mark.parametrize(("name", "question"), sampled(product(NAMES, HARD_ONES), 3))
def test_limits_are_kept(name: SolverName, question: str) -> None:
    solver = made(name, 0.5)
    # Of our own time: on a busy machine the clock says little. What is asked of others is waited for by the clock.
    apart = name in (SolverName.CVC5, SolverName.PORTFOLIO)
    clock = time.monotonic if apart else time.process_time
    start = clock()
    solver.check(HARD_ONES[question])
    took = clock() - start
    solver.close()
    # Z3 does not look at the clock while it takes floats and quotients to pieces.
    assert took < 600  # the question itself would take hours


@pytest.mark.parametrize("name", [*available(), SolverName.AUTO])
def test_a_remainder_of_doubles_never_hangs(name: SolverName) -> None:
    """Z3 and cvc5 work on one for minutes and gigabytes, whatever their limit; they refuse it."""
    solver = made(name, 0.1)
    start = time.process_time()
    answer = solver.check([eq(fp_rem(d, e, DOUBLE), 1.5), fp_lt(100.0, d, DOUBLE)])
    assert time.process_time() - start < 120
    assert isinstance(answer, Satisfiable | Unknown)
    known = solver.check([eq(fp_rem(d, e, DOUBLE), 1.5), eq(d, 9.5), eq(e, 4.0)])
    assert known == Satisfiable({d: 9.5, e: 4.0})
    assert isinstance(solver.check([ne(fp_rem(d, e, DOUBLE), 1.5), eq(d, 9.5), eq(e, 4.0)]), Unsatisfiable)
    solver.close()


@pytest.mark.parametrize("name", NAMES)
def test_another_thread_interrupts_promptly(name: SolverName) -> None:
    solver = made(name, 600)
    with interrupting(solver.interrupt):
        answer = solver.check(HARD)
    assert isinstance(answer, Unknown) and "interrupted" in answer.reason
    assert isinstance(solver.check([gt(x, 3), lt(x, 5)]), Satisfiable)
    solver.close()


@pytest.mark.parametrize("name", NAMES)
def test_control_c_ends_a_program_and_its_solvers(name: SolverName) -> None:
    """In a process of its own, where nothing but Python's usual handler is there."""
    path = os.pathsep.join(sys.path)
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, name.value],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "asking\n"
    time.sleep(0.4)
    workers = children(program.pid)
    program.send_signal(signal.SIGINT)
    assert program.stdout.readline() == "interrupted\n"
    assert program.wait(600) == 0
    assert have_ended(workers)
    program.stdout.close()


def have_ended(workers: set[int]) -> bool:
    """Whether processes end; the system may take its time to say so."""
    end = time.monotonic() + 300
    while workers & running() and time.monotonic() < end:
        time.sleep(0.05)
    return not workers & running()


@pytest.mark.parametrize("name", [SolverName.CVC5, SolverName.PORTFOLIO])
def test_processes_end_with_a_program_that_is_killed(name: SolverName) -> None:
    if name is SolverName.CVC5 and name not in available():
        name = SolverName.PORTFOLIO
    path = os.pathsep.join(sys.path)
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, name.value],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "asking\n"
    time.sleep(0.4)
    workers = children(program.pid)
    program.kill()
    program.wait(600)
    program.stdout.close()
    assert have_ended(workers)


def test_a_killed_process_leaves_the_answer_to_others() -> None:
    before = children()
    with portfolio(real=("z3", "bitwuzla")) as solver:
        solver.check([gt(x, 3)])
        for round_ in range(6):
            for worker in children() - before:
                os.kill(worker, signal.SIGKILL)
            question = [gt(x, round_), lt(x, round_ + 2)]
            answers = [solver.check(question) for _ in range(3)]
            assert all(isinstance(each, Satisfiable | Unknown) for each in answers)
            last = answers[-1]
            assert isinstance(last, Satisfiable) and satisfies(last.model, question)
        assert solver.statistics()["portfolio_crashes"] >= 6


def test_parts_of_a_question_share_its_limit() -> None:
    """Each independent part is hard; together they take as long as one."""
    solver = Slicing(backend(SolverName.Z3))
    solver.limit(1.2)
    other = [eq(add(mul(mul(x, x), y), mul(mul(y, y), y)), 2**60 + 12345), gt(x, 1), gt(y, 1)]
    start = time.monotonic()
    answer = solver.check([*HARD, *HARD_ONES["cubes"], *other])
    assert isinstance(answer, Unknown)
    assert time.monotonic() - start < 600
    solver.close()
