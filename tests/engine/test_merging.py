"""Merged paths: branches that only choose values part no more when paths become many."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from oxpecker.engine import Bounds, Merging, Options, check_method, checking
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.explore import deepening
from oxpecker.engine.explore import merging as merging_of_paths
from oxpecker.engine.explore.rounds import Round
from oxpecker.oox import typed
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import build
from tests.engine.generated.agreement import BOUNDS, check, difference, setups
from tests.engine.generated.programs import random_plain_program, random_program
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

MANY = """
class Main {
    int[] kept;
    int greatest;
    void note(int x) { if (x > this.greatest) { this.greatest := x; } }
    void noteAll(int[] a)
        requires(a != null)
        ensures(forall v, i : a : this.greatest >= v)
    {
        int i := 0;
        while (i < #a) { this.note(a[i]); i := i + 1; }
    }
    void noteSome(int[] a)
        requires(a != null)
        assignable(this.greatest)
        ensures(forall v, i : a : this.greatest >= v)
    {
        int i := 0;
        while (i < #a) { this.note(a[i]); i := i + 1; }
    }
    static int greatest(int[] a)
        requires(a != null)
        ensures(forall v, i : a : retval >= v)
    {
        int m := -2147483648;
        int i := 0;
        while (i < #a) {
            if (a[i] > m) { m := a[i]; }
            i := i + 1;
        }
        return m;
    }
    static int matches(int[] a)
        requires(a != null)
        ensures(retval < 8)
    {
        int n := 0;
        int i := 0;
        while (i < #a) {
            if (a[i] == i) { n := n + 1; }
            i := i + 1;
        }
        return n;
    }
    int within(int x)
        requires(this.kept != null)
        assignable(nothing)
        ensures(retval >= 0)
    {
        int n := 0;
        int i := 0;
        while (i < #this.kept) {
            if (this.kept[i] == x) { n := n + 1; }
            i := i + 1;
        }
        return n;
    }
}
"""


def result(program: typed.Program, name: str, options: Options) -> MethodResult:
    solver = build(options.solver)
    try:
        return check_method(program, method_named(program, name), solver, options)
    finally:
        solver.close()


@pytest.mark.parametrize("name", ["Main.greatest", "Main.within", "Main.noteAll"])
def test_many_paths_are_merged_as_bounds_grow(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deepening, "_MOST", replace(deepening._MOST, array=12))
    found = result(checked(MANY), name, Options(seconds=600))
    assert found.verdict is Verdict.VALID_WITHIN_BOUNDS
    assert [(hit.bound, hit.value) for hit in found.bounds_hit] == [("array", 12)]
    assert found.statistics.paths == 13


def crowd(most: int) -> str:
    """A method with so many paths that its first round takes very long, unless they are merged."""
    flags = [f"b{number}" for number in range(15)]
    parameters = ", ".join(f"bool {flag}" for flag in flags)
    body = " ".join(f"if ({flag}) {{ n := n + 1; }}" for flag in flags)
    return f"class Main {{ static void f({parameters}) {{ int n := 0; {body} assert n <= {most}; }} }}"


def test_a_first_round_with_too_many_paths_is_begun_anew() -> None:
    found = result(checked(crowd(15)), "Main.f", Options(seconds=600))
    assert found.verdict is Verdict.VALID
    assert found.statistics.paths == 1
    wrong = result(checked(crowd(14)), "Main.f", Options(seconds=600))
    assert [finding.call for finding in wrong.findings] == [f"Main.f({', '.join(['true'] * 15)})"]


def test_a_round_whose_paths_cannot_be_merged_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merging_of_paths, "TOO_MANY_PATHS", 8)
    rounds: list[Round] = []
    once = MethodCheck.round

    def counted(self: MethodCheck, bounds: Bounds) -> Round:
        rounds.append(once(self, bounds))
        return rounds[-1]

    monkeypatch.setattr(MethodCheck, "round", counted)
    text = "class Main { static int f(int x) { int n := 0; while (n < x && n < 12) { n := Main.g(n); } return n; }"
    text += " static int g(int n) { return n + 1; } }"
    found = result(checked(text), "Main.f", Options(seconds=600))
    assert found.verdict is Verdict.VALID
    assert [each.paths for each in rounds] == [13]


def test_fields_that_frames_speak_of_are_left() -> None:
    found = result(checked(MANY), "Main.noteSome", Options(Bounds(array=3), merging=Merging.ALWAYS))
    assert found.verdict is Verdict.VALID_WITHIN_BOUNDS
    assert found.statistics.paths > 10


def test_what_merged_paths_find_is_replayed_and_small() -> None:
    found = result(checked(MANY), "Main.matches", Options(seconds=600))
    assert found.verdict is Verdict.INVALID
    assert [finding.call for finding in found.findings] == ["Main.matches([0, 1, 2, 3, 4, 5, 6, 7])"]


def test_given_bounds_leave_paths_apart() -> None:
    bounds = Bounds(array=7)
    paths = {
        merging: result(checked(MANY), "Main.greatest", Options(bounds, merging=merging)).statistics.paths
        for merging in Merging
    }
    # An element may be above all before it or not; the least integer is never above any.
    assert paths[Merging.AUTO] == paths[Merging.NEVER] > 100
    assert paths[Merging.ALWAYS] == 8


def test_where_overflow_counts_nothing_is_merged() -> None:
    text = "class Main { static int f(int x) { int y := 0; if (x > 0) { y := x + 1; } return y; } }"
    program = checked(text, ints="java", overflow="check")
    found = result(program, "Main.f", Options(merging=Merging.ALWAYS))
    assert [finding.call for finding in found.findings] == ["Main.f(2147483647)"]
    assert result(program, "Main.f", Options(merging=Merging.NEVER)).findings == found.findings


def test_what_is_too_hard_merged_is_explored_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    explored: list[bool] = []
    explore = MethodCheck.round

    def noted(self: MethodCheck, bounds: Bounds) -> Round:
        explored.append(self.explored is not self.method)
        return explore(self, bounds)

    monkeypatch.setattr(MethodCheck, "round", noted)
    monkeypatch.setattr(checking, "MERGED_SHARE", 0.0)
    monkeypatch.setattr(deepening, "_MOST", replace(deepening._MOST, array=7))
    found = result(checked(MANY), "Main.greatest", Options(seconds=600))
    assert found.verdict is Verdict.VALID_WITHIN_BOUNDS
    assert explored.count(True) == 1 and not any(explored[explored.index(True) + 1 :])


@settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=tries(25),
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
@given(st.integers(0, 10**9), st.booleans())
def test_merged_paths_find_the_same(seed: int, plain: bool) -> None:
    made = random_plain_program(seed) if plain else random_program(seed)
    program = checked(made.text)
    method = method_named(program, made.method)
    usual, merged = (each for each in setups() if each.axis in ("usual", "merging"))
    apart, together = (check(program, method, each, 3.0, BOUNDS) for each in (usual, merged))
    assert not together.defect, made.text
    assert not difference(apart, together, merged), made.text
