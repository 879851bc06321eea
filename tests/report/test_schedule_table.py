"""Steps of several threads in columns."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oxpecker.oox.source import Span
from oxpecker.report.schedule import describe_schedule
from oxpecker.results import Step


def step(number: int, thread: int, text: str, shared: bool = True) -> Step:
    return Step(number, Span("test.oox", number, 1, number, 2), "Main.main()", 0, thread, text, shared)


def test_each_thread_has_its_column() -> None:
    steps = [step(1, 0, "start thread 1"), step(2, 1, "c.n: 0 -> 1"), step(3, 0, "v := 1")]
    assert describe_schedule(steps) == [
        "thread 0           |  thread 1",
        "1  start thread 1",
        "                   |  2  c.n: 0 -> 1",
        "3  v := 1",
    ]


def test_what_only_its_thread_can_notice_is_left_out() -> None:
    steps = [step(1, 0, "start thread 1"), step(2, 0, "i := 1", shared=False), step(3, 1, "c.n: 0 -> 1")]
    assert describe_schedule(steps) == [
        "thread 0           |  thread 1",
        "1  start thread 1",
        "                   |  3  c.n: 0 -> 1",
    ]


def test_of_long_runs_the_first_and_the_last_steps_are_shown() -> None:
    lines = describe_schedule([step(number, number % 2, f"c.n: 0 -> {number}") for number in range(1, 101)])
    assert len(lines) == 1 + 8 + 1 + 16
    assert lines[9] == ".. 76 steps left out .."
    assert lines[-1].endswith("0 -> 100")


def test_columns_that_would_be_too_narrow_become_a_list() -> None:
    steps = [step(number, number, "lock Cell#1") for number in range(1, 10)]
    assert describe_schedule(steps)[0] == "thread 1  1  lock Cell#1"


@given(st.lists(st.tuples(st.integers(0, 4), st.text("abc ", max_size=150)), min_size=2, max_size=40))
def test_no_line_is_too_wide_and_every_step_is_shown_or_counted(given_steps: list[tuple[int, str]]) -> None:
    steps = [step(number, thread, f"x{text}") for number, (thread, text) in enumerate(given_steps, 1)]
    lines = describe_schedule(steps)
    assert max(map(len, lines)) <= 112
    left = sum(int(line.split()[1]) for line in lines if line.startswith(".."))
    assert len(lines) - 1 - any(line.startswith("..") for line in lines) + left == len(steps)
