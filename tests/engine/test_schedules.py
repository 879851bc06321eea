"""Schedules of counterexamples: as few context switches as can be found, and they still show the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.engine.concurrency.schedules import GuidedChoices, Schedule, candidates, fewest_switches
from oxpecker.engine.limits import MOST_SCHEDULE_REPLAYS
from oxpecker.oox.interpreter import Choices, Deadlocked, Interpreter, Limits, Outcome, Returned, Run, Violated
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

TEXT = """
class Cell { int n; bool set; }
class Main {
    static void lost() {
        Cell c := new Cell();
        fork Main.add(c); fork Main.add(c); fork Main.add(c);
        join;
        assert c.n == 3;
    }
    static void add(Cell c) { int v := c.n; c.n := v + 1; }
    static void inverted() {
        Cell a := new Cell(); Cell b := new Cell();
        fork Main.both(a, b); fork Main.both(b, a);
        join;
    }
    static void both(Cell a, Cell b) { lock (a) { lock (b) { a.n := 1; } } lock (a) { lock (b) { a.n := 2; } } }
    static void woken() {
        Cell c := new Cell();
        fork Main.sleep(c, 1); fork Main.sleep(c, 2); fork Main.rouse(c);
        join;
    }
    static void sleep(Cell c, int me) {
        lock (c) { while (!c.set) { wait(c); } assert me == 1 || c.n == 1; c.n := me; }
    }
    static void rouse(Cell c) { lock (c) { c.set := true; notify(c); notify(c); } }
    static void spin() { Cell c := new Cell(); fork Main.until(c); c.n := 1; assert !c.set; join; }
    static void until(Cell c) { c.set := true; while (c.n == 0) { ; } }
}
"""
PROGRAM = checked(TEXT)
INTERPRETER = Interpreter(PROGRAM, Limits(steps=2_000))
METHODS = ["Main.lost", "Main.inverted", "Main.woken", "Main.spin"]


def run(name: str, choices: Choices) -> Run:
    return INTERPRETER.run(method_named(PROGRAM, name), lambda _heap: [], choices)


def defect(outcome: Outcome) -> object:
    if isinstance(outcome, Violated):
        return outcome.span
    return frozenset(stuck.span for stuck in outcome.threads) if isinstance(outcome, Deadlocked) else None


def minimised(name: str, schedule: Schedule, wanted: object) -> tuple[Schedule, int]:
    replays = 0

    def attempt(choices: Choices) -> tuple[bool, int]:
        nonlocal replays
        replays += 1
        outcome = run(name, choices).outcome
        return defect(outcome) == wanted, outcome.steps

    return fewest_switches(attempt, schedule), replays


class Erratic(GuidedChoices):
    """Any thread at any time, by the seed."""

    def _wished(self, enabled: Sequence[int], _plain: int) -> int:
        return self.random.choice(list(enabled))


def failing(name: str, seed: int) -> tuple[Schedule, object]:
    """The schedule of the first run from a seed on that shows a defect."""
    for each in range(seed, seed + 500):
        choices = Erratic(seed=each, wishes=[2, 1, 3])
        wanted = defect(run(name, choices).outcome)
        if wanted is not None:
            return choices.schedule_taken(), wanted
    raise AssertionError(f"no schedule of {name} shows a defect")


@settings(max_examples=tries(40), deadline=None)
@given(st.sampled_from(METHODS), st.integers(0, 10_000))
def test_fewer_switches_show_the_same_and_replay(name: str, seed: int) -> None:
    before, wanted = failing(name, seed)
    found, replays = minimised(name, before, wanted)
    assert replays <= MOST_SCHEDULE_REPLAYS
    assert found.switches <= before.switches
    assert found.preemptions <= before.preemptions
    exact = run(name, found.choices())
    assert defect(exact.outcome) == wanted
    guided = GuidedChoices(segments=found.segments, wishes=found.wakes)
    assert defect(run(name, guided).outcome) == wanted
    assert guided.schedule_taken() == found
    # What the command line gets is the same run: choices beyond the needed ones follow the plain rule.
    told = run(name, Choices(guided.scheduled[: guided.needed]))
    assert told.schedule == exact.schedule
    assert defect(told.outcome) == wanted


@pytest.mark.parametrize(
    ("name", "preemptions"), [("Main.lost", 1), ("Main.inverted", 1), ("Main.woken", 0), ("Main.spin", 1)]
)
def test_no_more_preemptions_are_told_than_are_needed(name: str, preemptions: int) -> None:
    for seed in (0, 1_000, 2_000):
        found, _ = minimised(name, *failing(name, seed))
        assert found.preemptions == preemptions


def test_a_thread_that_cannot_go_on_loses_its_segment() -> None:
    choices = GuidedChoices(segments=((3, 5), (0, 2)))
    assert isinstance(run("Main.lost", choices).outcome, Returned)
    assert choices.taken[:3] == [0, 0, 0]
    assert choices.needed == 0


def test_candidates_never_have_more_segments() -> None:
    segments = ((0, 3), (1, 2), (0, 1), (2, 4), (1, 1))
    found = list(candidates(segments))
    assert all(len(each) <= len(segments) and each != segments for each in found)
    assert ((0, 4), (1, 2), (2, 4), (1, 1)) in found
    assert ((1, 2), (0, 4), (2, 4), (1, 1)) in found
