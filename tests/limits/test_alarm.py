"""Limits that are heard where nobody looks at them."""

from __future__ import annotations

import signal
import subprocess
import sys
from threading import Thread

import pytest

from oxpecker.limits import LimitReached, Watch, alarmed, memory_megabytes, passed, uncounted
from oxpecker.limits.clock import monotonic
from oxpecker.limits.sizes import LONGEST_NUMBER, LONGEST_STRING, TooLarge, joined, product


def busy(seconds: float) -> None:
    """Works without looking at any limit."""
    end = monotonic() + seconds
    while monotonic() < end:
        pass


def test_work_that_never_looks_is_ended() -> None:
    with pytest.raises(LimitReached, match=r"time: 0\.1 seconds were not enough"), alarmed(Watch(0.1)):
        busy(600)
    assert passed() is None
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize(("seconds", "shown"), [(0.520752, "0.52"), (20.0, "20"), (0.001, "0.001"), (0.0, "0")])
def test_seconds_are_rounded(seconds: float, shown: str) -> None:
    assert str(Watch(seconds).out_of_time) == f"time: {shown} seconds were not enough"


def test_a_limit_that_somebody_swallows_comes_again() -> None:
    swallowed = 0
    with pytest.raises(LimitReached), alarmed(Watch(0.1)):
        try:
            busy(600)
        except LimitReached:
            swallowed += 1
        busy(600)
    assert swallowed == 1


def test_no_limit_is_taken_for_a_failure() -> None:
    with pytest.raises(LimitReached), alarmed(Watch(0.1)):
        try:
            busy(600)
        except Exception:
            pytest.fail("whoever expects failures must not see a limit")


def test_the_outer_limit_holds_inside_the_inner_one() -> None:
    with pytest.raises(LimitReached, match=r"time: 0\.1 seconds"), alarmed(Watch(0.1)), alarmed(Watch(600)):
        busy(600)
    assert passed() is None


def test_memory_is_watched_while_time_is_left() -> None:
    blocks = []
    with pytest.raises(LimitReached, match="memory: "), alarmed(Watch(600, memory_megabytes() + 50)):
        while True:
            blocks.append(bytearray(b"x") * 2**20)
            busy(0.001)
    assert len(blocks) < 5_000


def test_work_for_all_later_runs_does_not_count() -> None:
    watch = Watch(0.2)
    assert watch.deadline is not None
    before = watch.deadline
    with alarmed(watch):
        with uncounted():
            busy(1)
        assert watch.deadline >= before + 1
        assert passed() is None


def test_somebody_elses_timer_is_left_alone() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, _frame: rung.append(number))
    try:
        with alarmed(Watch(600)):
            signal.raise_signal(signal.SIGALRM)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert rung == [signal.SIGALRM]


def test_other_threads_look_for_themselves() -> None:
    ended: list[str] = []

    def work() -> None:
        watch = Watch(0.0)
        with alarmed(watch):
            busy(0.2)
            try:
                watch.look()
            except LimitReached as limit:
                ended.append(str(limit))

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert ended == ["time: 0 seconds were not enough"]


def test_what_would_be_too_large_is_not_made() -> None:
    assert joined("a", "b") == "ab"
    assert product(-3, 4) == -12
    with pytest.raises(TooLarge, match="characters"):
        joined("a" * LONGEST_STRING, "b")
    with pytest.raises(TooLarge, match="binary digits"):
        product(1 << LONGEST_NUMBER, 3)


def test_a_question_to_a_solver_ends_with_the_limit() -> None:
    text = (
        "from oxpecker.limits import LimitReached, Watch, alarmed\n"
        "from oxpecker.solver import SolverConfiguration, open_solver\n"
        "from oxpecker.terms import Sort, add, eq, mul, variable\n"
        "x, y, z = (variable(name, Sort.INT) for name in 'xyz')\n"
        "cubes = [mul(v, mul(v, v)) for v in (x, y, z)]\n"
        "with open_solver(SolverConfiguration()) as solver:\n"
        "    solver.limit(None)\n"
        "    try:\n"
        "        with alarmed(Watch(1.0)):\n"
        "            solver.check([eq(add(cubes[0], add(cubes[1], cubes[2])), 114)])\n"
        "    except LimitReached as limit:\n"
        "        print(limit)\n"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=600, check=True)
    assert done.stdout == "time: 1 seconds were not enough\n"
