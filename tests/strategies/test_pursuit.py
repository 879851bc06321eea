"""What every schedule keeps: who has a turn, what follows from several verdicts; and budgets decide, not the clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import sleep

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.engine import Interrupted, Options
from oxpecker.limits import Budget, Watch
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import INTERRUPTED
from oxpecker.limits.watch import ENOUGH
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Statistics, Verdict
from oxpecker.strategies import SCHEDULE, Goal, Partial, Turn, pursue
from oxpecker.strategies.symbolic import Symbolic

COUNT = "class C { static void f(int n) { int i := 0; while (i < n) { i := i + 1; } assert i >= 0; } }"
WRONG = "class C { static void f(int n) { int i := 0; while (i < n) { i := i + 1; } assert i < 90; } }"
LONG = "class C { static void f(int n) { int i := 0; while (i < n) { i := i + 1; assert i * i != 1000001; } } }"


def goal(text: str = COUNT, effort: float = 20.0) -> Goal:
    loaded = load_sources([Source("C.oox", text)])
    (method,) = loaded.program.find_methods("C.f")
    return Goal(loaded.syntax, loaded.program, method, Options(seconds=600, effort=effort), loaded.sources)


@dataclass(frozen=True)
class Says:
    """A strategy that has one thing to say, and notes that it was asked."""

    verdict: Verdict | None
    reason: str = ""
    is_complete: bool = True
    paths: int = 0
    asked: list[str] = field(default_factory=list, compare=False)

    def run(self, goal: Goal, budget: Budget) -> Partial:
        self.asked.append(f"{self.verdict} {budget.units}")
        if self.verdict is None:
            return Partial(is_complete=self.is_complete)
        info, statistics = goal.method.info, Statistics(paths=self.paths)
        result = MethodResult(str(info), info.span, self.verdict, self.reason, statistics=statistics)
        return Partial(result, self.is_complete)


BOUNDED, UNKNOWN = Verdict.VALID_WITHIN_BOUNDS, Verdict.UNKNOWN


@pytest.mark.parametrize("decisive", [Verdict.VALID, Verdict.INVALID, Verdict.DEADLOCK])
def test_nobody_is_asked_after_a_decision(decisive: Verdict) -> None:
    other = Says(BOUNDED)
    assert pursue(goal(), [Turn(Says(decisive)), Turn(other)]).verdict is decisive
    assert not other.asked


@pytest.mark.parametrize(
    ("first", "second", "verdict", "reason"),
    [
        (Says(UNKNOWN, "a"), Says(BOUNDED, "b"), BOUNDED, "b"),
        (Says(BOUNDED, "a"), Says(UNKNOWN, "b"), BOUNDED, "a"),
        (Says(BOUNDED, "a"), Says(BOUNDED, "b"), BOUNDED, "b"),
        (Says(UNKNOWN, "a"), Says(UNKNOWN, "b"), UNKNOWN, "b"),
        (Says(UNKNOWN, "a"), Says(None), UNKNOWN, "a"),
        (Says(None), Says(UNKNOWN, "b"), UNKNOWN, "b"),
    ],
)
def test_the_verdict_that_says_more_counts(first: Says, second: Says, verdict: Verdict, reason: str) -> None:
    result = pursue(goal(), [Turn(first), Turn(second)])
    assert (result.verdict, result.reason) == (verdict, reason)


@pytest.mark.parametrize("counts", [(7, 0), (0, 7), (7, 3)])
def test_what_was_explored_before_a_limit_is_told(counts: tuple[int, int]) -> None:
    first, second = (Turn(Says(UNKNOWN, "time", paths=each)) for each in counts)
    assert pursue(goal(), [first, second]).statistics.paths == 7


def test_a_later_failure_is_noted() -> None:
    result = pursue(goal(), [Turn(Says(BOUNDED, "a")), Turn(Says(UNKNOWN, "the solver left"))])
    assert result.notes == ("wider bounds were not covered: the solver left",)


@dataclass(frozen=True)
class TakesAllTime:
    """A strategy with a small budget that ends when the time is over."""

    verdict: Verdict

    def run(self, goal: Goal, _: Budget) -> Partial:
        begun = monotonic()
        while monotonic() <= begun + goal.options.seconds:
            pass
        return Partial(MethodResult("C.f", goal.method.info.span, self.verdict, ENOUGH), is_complete=False)


@pytest.mark.parametrize(("verdict", "reason"), [(UNKNOWN, "time: 0.01 seconds were not enough"), (BOUNDED, ENOUGH)])
def test_a_small_budget_is_no_reason_when_the_time_is_over(verdict: Verdict, reason: str) -> None:
    short = goal()
    short = replace(short, options=replace(short.options, seconds=0.01))
    later = Says(Verdict.VALID)
    result = pursue(short, [Turn(TakesAllTime(verdict)), Turn(later)])
    assert (result.verdict, result.reason) == (verdict, reason) and not later.asked


def test_a_strategy_that_is_complete_has_no_second_turn() -> None:
    once, twice = Says(BOUNDED), Says(UNKNOWN, is_complete=False)
    pursue(goal(), [Turn(once), Turn(twice), Turn(once), Turn(twice)])
    assert (len(once.asked), len(twice.asked)) == (1, 2)


def test_turns_are_for_some_goals_and_after_some_verdicts() -> None:
    never, later = Says(Verdict.VALID), Says(Verdict.VALID)
    schedule = [
        Turn(never, when=lambda goal: goal.is_closed),
        Turn(Says(UNKNOWN, "a")),
        Turn(later, after=lambda _, known: known.verdict is BOUNDED),
    ]
    assert pursue(goal(), schedule).verdict is UNKNOWN
    assert not never.asked and not later.asked


def test_budgets_are_shares_of_the_time_limit() -> None:
    asked = Says(None)
    for seconds in (10.0, 1000.0):
        pursue(goal(effort=seconds), [Turn(asked, 0.5, 100_000), Turn(replace(asked, reason="rest"))])
    assert asked.asked == ["None 20000", "None None", "None 100000", "None None"]


def test_an_interruption_keeps_what_was_known() -> None:
    @dataclass(frozen=True)
    class Interrupts:
        def run(self, goal: Goal, budget: Budget) -> Partial:  # noqa: ARG002
            result = MethodResult(str(goal.method.info), goal.method.info.span, UNKNOWN, INTERRUPTED)
            raise Interrupted(result)

    with pytest.raises(Interrupted) as caught:
        pursue(goal(), [Turn(Says(BOUNDED, "a")), Turn(Interrupts())])
    assert (caught.value.result.verdict, caught.value.result.reason) == (BOUNDED, "a")


def test_ctrl_c_inside_of_any_strategy_keeps_what_was_known() -> None:
    @dataclass(frozen=True)
    class Stops:
        def run(self, goal: Goal, budget: Budget) -> Partial:  # noqa: ARG002
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        pursue(goal(), [Turn(Says(BOUNDED, "a")), Turn(Stops())])
    assert caught.value.result.reason == "a"
    assert caught.value.result.notes == ("wider bounds were not covered: interrupted",)
    with pytest.raises(KeyboardInterrupt):
        pursue(goal(), [Turn(Stops())])


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes the machine slower, where it looks at the clock."""

    def go() -> None:
        really = Watch.look

        def look(watch: Watch) -> None:
            sleep(0.001)
            really(watch)

        monkeypatch.setattr(Watch, "look", look)

    return go


@pytest.mark.parametrize("text", [COUNT, WRONG, LONG])
def test_a_slower_machine_says_the_same(text: str, slow: Callable[[], None]) -> None:
    def said() -> list[object]:
        budget = Budget(900)
        partial = Symbolic().run(goal(text), budget)
        assert partial.result is not None
        found = partial.result
        return [found.verdict, found.reason, found.statistics.paths, partial.is_complete, budget.spent]

    before = said()
    slow()
    assert said() == before


def test_check_proves_loops_of_any_length() -> None:
    assert pursue(goal(COUNT), SCHEDULE).verdict is Verdict.VALID
    assert pursue(goal(WRONG), SCHEDULE).verdict is Verdict.INVALID


@pytest.mark.parametrize("is_complete", [True, False])
def test_a_turn_in_between_is_left_out_if_nothing_is_left_to_try(is_complete: bool) -> None:
    proof, between = Says(None, is_complete=is_complete), Says(BOUNDED)
    pursue(goal(), [Turn(proof), Turn(between, before=proof), Turn(proof)])
    assert len(between.asked) == (0 if is_complete else 1)
    assert len(proof.asked) == (1 if is_complete else 2)


HANOI = """class C {
    static int moves(int n) requires(n >= 0) ensures(retval >= 0) {
        if (n == 0) { return 0; }
        int one := moves(n - 1);
        int other := moves(n - 1);
        return one + 1 + other;
    }
    static int f(int n) { int r := moves(15); return r; }
}"""


def test_calls_and_contracts_count() -> None:
    """Thousands of calls are no small part of a budget, although no branch on the path depends on an input."""
    partial = Symbolic().run(goal(HANOI), Budget(500))
    assert not partial.is_complete
    assert partial.result is not None and partial.result.statistics.steps < 60_000
