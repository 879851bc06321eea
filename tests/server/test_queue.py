"""The queue of the playground, with processes that end when the test says so, and a clock that the test sets."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from oxpecker.server.job import Job, Kind
from oxpecker.server.line import Line
from oxpecker.server.run import Run
from oxpecker.server.runs import Busy, Runs, TooManyOwn
from oxpecker.server.settings import Settings
from oxpecker.server.visitors import COOKIE, Visitors

JOB = Job(Kind.CHECK, "a.oox", "class A { }")
PATIENCE = 60.0


class Process:
    """A process that works until it is let go."""

    def __init__(self, office: Office) -> None:
        self.office, self.gate = office, threading.Event()
        self.size, self.stopped, self.over_time, self.finished = 100, False, False, False

    def begin(self, _job: Job) -> None:
        self.office.began(self)

    def events(self) -> Iterator[dict[str, Any]]:
        assert self.gate.wait(PATIENCE)
        self.finished = not self.stopped
        yield {"event": "methods", "methods": []}

    def stop(self) -> None:
        self.stopped = True
        self.gate.set()

    def wait_a_little(self) -> None:
        pass

    def close(self) -> tuple[int, str]:
        self.office.closed(self)
        return 0, ""


@dataclass
class Office:
    """Counts the processes, and sets the clock."""

    now: float = 0.0
    working: list[Process] = field(default_factory=list)
    most: int = 0
    begun: int = 0
    changed: threading.Condition = field(default_factory=threading.Condition)

    def began(self, process: Process) -> None:
        with self.changed:
            self.working.append(process)
            self.begun += 1
            self.most = max(self.most, len(self.working))
            self.changed.notify_all()

    def closed(self, process: Process) -> None:
        with self.changed:
            if process in self.working:
                self.working.remove(process)

    def await_begun(self, count: int) -> None:
        """Until so many processes have begun."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.begun >= count, PATIENCE)

    def finish_one(self) -> None:
        """Lets the oldest working process end, as soon as there is one."""
        with self.changed:
            assert self.changed.wait_for(self._going_on, PATIENCE)
            self._going_on()[0].gate.set()

    def _going_on(self) -> list[Process]:
        return [process for process in self.working if not process.gate.is_set()]


@contextmanager
def open_office(**settings: Any) -> Iterator[tuple[Runs, Office]]:
    office = Office()
    runs = Runs(Settings(**settings), lambda _settings: Process(office), lambda: office.now)  # type: ignore[arg-type,return-value]
    try:
        yield runs, office
    finally:
        runs.close()


def ended(run: Run) -> str:
    """Waits for the end of a run, and tells its reason."""
    with run.changed:
        assert run.changed.wait_for(lambda: run.ended is not None, PATIENCE)
    return str(run.events[-1]["reason"])


def places(runs: list[Run]) -> list[int]:
    return [run.place for run in runs]


def test_forty_runs_of_twenty_visitors_all_get_an_answer() -> None:
    with open_office(runs=2) as (queue, office):
        runs = [queue.add(JOB, f"visitor {number % 20}") for number in range(40)]
        office.await_begun(2)
        assert sorted(places(runs)) == [0, 0, *range(1, 39)]
        for _ in runs:
            office.finish_one()
        assert {ended(run) for run in runs} == {"done"}
        assert office.most <= 2


def test_places_in_the_queue_go_down_one_by_one() -> None:
    with open_office(runs=1) as (queue, office):
        first, second, third = (queue.add(JOB, visitor) for visitor in "abc")
        assert places([second, third]) == [1, 2]
        assert third.progress == {"event": "waiting", "place": 2}
        office.await_begun(1)
        office.finish_one()
        office.await_begun(2)
        assert ended(first) == "done"
        assert third.progress == {"event": "waiting", "place": 1}
        queue.cancel(second)
        office.await_begun(3)
        assert not [event for event in third.events if event["event"] == "waiting"]


def test_a_visitor_with_many_runs_does_not_hold_up_the_others() -> None:
    line = Line()
    own = [Run(JOB, Settings(), "busy", id=f"busy {number}") for number in range(3)]
    for run in own:
        line.add(run)
    other = Run(JOB, Settings(), "other", id="other")
    line.add(other)
    expected = [own[0], other, own[1], own[2]]
    assert line.order() == expected
    assert [line.take() for _ in range(len(line))] == expected
    assert not line.order()


def test_the_order_that_is_shown_is_the_order_that_is_taken() -> None:
    random = Random(0)
    for _ in range(200):
        line = Line()
        runs = [Run(JOB, Settings(), random.choice("abcd"), id=str(number)) for number in range(random.randrange(12))]
        for run in runs:
            line.add(run)
        for run in random.sample(runs, len(runs) // 4):
            line.remove(run)
            line.remove(run)
        order = line.order()
        assert len(order) == len(line)
        assert [line.take() for _ in range(len(line))] == order


def test_a_visitor_has_a_limit_and_the_queue_has_one() -> None:
    with open_office(runs=1, waiting=3, each=2) as (queue, office):
        first = queue.add(JOB, "a")
        queue.add(JOB, "a")
        with pytest.raises(TooManyOwn):
            queue.add(JOB, "a")
        queue.add(JOB, "b")
        queue.add(JOB, "c")
        with pytest.raises(Busy):
            queue.add(JOB, "d")
        office.await_begun(1)
        office.finish_one()
        assert ended(first) == "done"
        office.await_begun(2)
        queue.add(JOB, "a")


def test_hundreds_of_runs_half_of_them_dropped() -> None:
    with open_office(runs=3, waiting=400, kept=60.0) as (queue, office):
        runs = [queue.add(JOB, f"visitor {number}") for number in range(300)]
        heard = runs[::2]
        for run in heard:
            run.listen()
        office.await_begun(3)
        office.now = 11.0
        queue.look(office.now)
        dropped = [run for run in runs if not run.listeners]
        assert {ended(run) for run in dropped} == {"cancelled"}
        for _ in heard:
            office.finish_one()
        assert {ended(run) for run in heard} == {"done"}
        assert office.most <= 3
        for run in heard:
            run.leave()
        office.now = 100.0
        queue.look(office.now)
        assert not queue.known


def test_kept_results_are_bounded_in_number_and_size(monkeypatch: pytest.MonkeyPatch) -> None:
    from oxpecker.server import runs as module

    with open_office(runs=1, kept=1e9) as (queue, office):
        runs = []
        for number in range(6):
            office.now = float(number)
            runs.append(queue.add(JOB, "a"))
            office.await_begun(number + 1)
            office.finish_one()
            assert ended(runs[-1]) == "done"
        monkeypatch.setattr(module, "MOST_KEPT_RUNS", 4)
        queue.look(office.now)
        assert list(queue.known.values()) == runs[2:]
        monkeypatch.setattr(module, "MOST_KEPT_BYTES", 250)
        queue.look(office.now)
        assert list(queue.known.values()) == runs[4:]


def test_visitors_cannot_make_up_names() -> None:
    visitors = Visitors()
    own = visitors.new()
    name = visitors.name({"Cookie": f"{COOKIE}={own}"}, "1.2.3.4")
    assert own.startswith(name)
    assert visitors.name({}, "1.2.3.4") == "address 1.2.3.4"
    for forged in (own[:-1] + ("0" if own[-1] != "0" else "1"), f"x{own}", "a.b", "", ".", "é.é", Visitors().new()):
        assert visitors.name({"Cookie": f"{COOKIE}={forged}"}, "1.2.3.4") == "address 1.2.3.4"
