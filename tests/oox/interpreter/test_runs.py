"""What the interpreter offers besides the meaning of programs: choices, limits, speed, repeated runs."""

from __future__ import annotations

import pytest

from oxpecker.oox.interpreter import (
    Choices,
    Deadlocked,
    Exhausted,
    Interpreter,
    Limit,
    Limits,
    Returned,
    ScheduleError,
    Threw,
    Violated,
    format_schedule,
    parse_schedule,
)
from tests.oox.from_text import checked, method_named, run

RACE = """
class Cell { int value; }
class Main {
    static int race() {
        Cell cell := new Cell();
        fork Main.add(cell);
        fork Main.add(cell);
        join;
        return cell.value;
    }
    static void add(Cell cell) { int seen := cell.value; cell.value := seen + 1; }
}
"""


@pytest.mark.parametrize("seed", range(40))
def test_the_schedule_of_a_run_repeats_it(seed: int) -> None:
    first = run(RACE, "Main.race", choices=Choices(seed=seed))
    again = run(RACE, "Main.race", choices=Choices(schedule=first.schedule))
    assert isinstance(first.outcome, Returned) and isinstance(again.outcome, Returned)
    assert (first.outcome.value, first.schedule) == (again.outcome.value, again.schedule)


def test_seeds_find_both_results_of_a_race() -> None:
    outcomes = [run(RACE, "Main.race", choices=Choices(seed=seed)).outcome for seed in range(40)]
    assert {outcome.value for outcome in outcomes if isinstance(outcome, Returned)} == {1, 2}


def test_without_a_seed_a_thread_goes_on_as_long_as_it_can() -> None:
    outcome = run(RACE, "Main.race").outcome
    assert isinstance(outcome, Returned) and outcome.value == 2


def test_a_schedule_that_asks_for_the_impossible_is_refused() -> None:
    with pytest.raises(
        ScheduleError, match="choice 1 of the schedule is thread 9, but the thread to run must be one of: 0, 1"
    ):
        run(RACE, "Main.race", choices=Choices(schedule=[9]))


@pytest.mark.parametrize(
    ("text", "schedule"),
    [("", []), ("0", [0]), ("0 1x3 0", [0, 1, 1, 1, 0]), ("2x2,1", [2, 2, 1])],
)
def test_schedules_are_read_and_written(text: str, schedule: list[int]) -> None:
    assert parse_schedule(text) == schedule
    assert parse_schedule(format_schedule(schedule)) == schedule


@pytest.mark.parametrize("text", ["x", "1x", "one", "1y2", "-1"])
def test_what_is_no_schedule_is_refused(text: str) -> None:
    if text == "1x":
        assert parse_schedule(text) == [1]
        return
    with pytest.raises(ScheduleError, match="is not a thread number"):
        parse_schedule(text)


def test_nondet_values_come_from_the_list_first_and_are_recorded() -> None:
    text = "class Main { static int f() { int x := nondet(int); int y := nondet(int); return x * 1000 + y; } }"
    result = run(text, "Main.f", choices=Choices(values=[7, 3]))
    assert isinstance(result.outcome, Returned) and result.outcome.value == 7003
    assert result.values == (7, 3)


LIMITED = """
class Node { Node next; }
class Main {
    static void loop() { while (true) { ; } }
    static int deep(int n) { return Main.deep(n + 1); }
    static void hungry() { Node n := null; while (true) { Node m := new Node(); m.next := n; n := m; } }
    static void huge() { int[] a := new int[2000000000]; }
    static void huge_square() { int[][] a := new int[100000][100000]; }
    static void wide() { assert forall i : 0 .. 2000000000 : i * i >= 0; }
    pure static bool inward(int n) { assert Main.inward(n + 1); return true; }
}
"""


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("loop", Limit.STEPS),
        ("deep", Limit.CALL_DEPTH),
        ("hungry", Limit.MEMORY),
        ("huge", Limit.MEMORY),
        ("huge_square", Limit.MEMORY),
        ("wide", Limit.QUANTIFIER),
        ("inward", Limit.SPECIFICATION_DEPTH),
    ],
)
def test_every_run_ends(name: str, limit: Limit) -> None:
    limits = Limits(steps=200_000_000 if name == "hungry" else 300_000, heap=1_000_000, call_depth=50_000)
    arguments = "0" if name in ("deep", "inward") else ""
    outcome = run(LIMITED, f"Main.{name}", arguments, limits=limits).outcome
    assert isinstance(outcome, Exhausted) and outcome.limit is limit


def test_recursion_of_the_program_does_not_use_pythons_stack() -> None:
    text = "class Main { static int f(int n) { if (n == 0) { return 0; } return 1 + Main.f(n - 1); } }"
    outcome = run(text, "Main.f", "90000").outcome
    assert isinstance(outcome, Returned) and outcome.value == 90000


def test_a_million_steps_are_a_small_matter() -> None:
    """Counted, not timed: a million steps must need few rounds of the machine's loop."""
    text = "class Main { static int f(int n) { int i := 0; while (i < n) { i := i + 1; } return i; } }"
    program = checked(text)
    interpreter = Interpreter(program)
    result = interpreter.run(method_named(program, "Main.f"), lambda _heap: [500_000])
    assert isinstance(result.outcome, Returned)
    assert result.outcome.steps > 1_000_000


def test_runs_do_not_disturb_each_other() -> None:
    text = """
    class Main {
        static int count := 10;
        static int next() { Main.count := Main.count + 1; return Main.count; }
    }
    """
    program = checked(text)
    interpreter = Interpreter(program)
    outcomes = [interpreter.run(method_named(program, "Main.next"), lambda _heap: []).outcome for _ in range(3)]
    assert [outcome.value for outcome in outcomes if isinstance(outcome, Returned)] == [11, 11, 11]


def test_a_deadlock_says_who_holds_and_who_waits_for_what() -> None:
    text = """
    class Main {
        static void main() {
            Object a := new Object(); Object b := new Object();
            fork Main.take(a, b); fork Main.take(b, a); join;
        }
        static void take(Object one, Object two) { lock (one) { lock (two) { ; } } }
    }
    """
    outcomes = [run(text, "Main.main", choices=Choices(seed=seed)).outcome for seed in range(30)]
    stuck = [outcome for outcome in outcomes if isinstance(outcome, Deadlocked)]
    assert stuck
    main, one, two = stuck[0].threads
    assert (main.waits_for, main.holds) == ("join", ())
    assert one.waits_for == two.waits_for == "lock"
    assert (one.target, two.target) == (two.holds[0], one.holds[0])
    assert (one.owner, two.owner) == (two.thread, one.thread)


def test_an_exception_carries_the_calls_it_passed() -> None:
    text = """class Main {
        static int f(int x) { return Main.g(x) + 1; }
        static int g(int x) { return 1 / x; }
    }"""
    outcome = run(text, "Main.f", "0").outcome
    assert isinstance(outcome, Threw)
    assert [(method, span.line) for method, span in outcome.trace] == [("Main.g(int)", 3), ("Main.f(int)", 2)]


def test_old_sees_the_heap_of_the_entry_whatever_was_written_since() -> None:
    text = """class Main {
        static void reverse(int[] a)
            ensures(forall v, i : a : v == old(a[#a - 1 - i]))
            ensures(forall i : 0 .. #a - 1 : a[i] == old(a[#a - 1 - i]))
        {
            int i := 0;
            while (i < #a / 2) {
                int t := a[i];
                a[i] := a[#a - 1 - i];
                a[#a - 1 - i] := t;
                assert a[i] == old(a[#a - 1 - i]);
                i := i + 1;
            }
        }
    }"""
    assert isinstance(run(text, "Main.reverse", "[1, 2, 3, 4, 5]").outcome, Returned)


def test_a_pure_method_that_writes_is_found_out() -> None:
    text = """class Main {
        int n;
        pure static int peek(Main m) { m.n := m.n + 1; return m.n; }
        static void f(Main m) { assert Main.peek(m) >= 0; }
    }"""
    outcome = run(text, "Main.f", "Main{n: 1}").outcome
    assert isinstance(outcome, Violated) and outcome.kind == "assignable" and outcome.span.line == 3
