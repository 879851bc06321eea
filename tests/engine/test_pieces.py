"""Pieces of an exploration: they add up to the whole, whoever explores them."""

from __future__ import annotations

import json
import os
import pickle
import signal
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.cluster import ClusterLost, Done, Event, Executor, Lost, Work, surrounding
from oxpecker.cluster.processes import Processes
from oxpecker.engine import Bounds, Merging, Options, Order, check_method, helpers, pieces
from oxpecker.engine.bounds import BoundLog
from oxpecker.engine.explore import deepening, partition
from oxpecker.engine.explore.orders import DepthFirst
from oxpecker.engine.helpers import Helpers
from oxpecker.engine.limits import UNITS_OF_A_PIECE
from oxpecker.engine.path.state import State
from oxpecker.engine.pieces import Line, Outcome, Piece, Place
from oxpecker.engine.recorded_outcome import outcome_of, recorded
from oxpecker.limits.budget import count_query, spend
from oxpecker.limits.tokens import Tokens, can_fork, sharing
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import open_solver

needs_fork = pytest.mark.skipif(not can_fork(), reason="processes cannot be copied here")

OPTIONS = Options(Bounds(chain=2, array=3, string=2), merging=Merging.NEVER, seconds=600.0)
COUNTS = ("paths", "endless", "infeasible", "pruned", "cut", "forks", "steps", "depth")

SORTED = """
class Main {
    static void sort(int[] a)
        requires(a != null)
        ensures(forall i : 1 .. #a - 1 : a[i - 1] <= a[i])
    {
        int i := 1;
        while (i < #a) {
            int x := a[i]; int j := i - 1;
            while (j >= 0 && a[j] > x) { a[j + 1] := a[j]; j := j - 1; }
            a[j + 1] := x;
            i := i + 1;
        }
    }
}
"""

SHAPES = """
abstract class Shape { abstract int area(); }
class Square extends Shape { int side; int area() { return side * side; } }
class Empty extends Shape { int area() { return 0; } }
class Main {
    static int seen;
    static int work(Shape s, Shape t, int k) {
        int found = 0;
        if (s != null) found += s.area();
        if (t != null) found += t.area();
        if (k > 3) seen++; else if (s == t) found++;
        return found;
    }
}
"""

IDENTITIES = """
class Main {
    static int work(String a, String b, String c, int k) {
        int found = 0;
        if (a.length() > 0) found++;
        if (b.length() > 1) found++;
        if (c.length() > 0) found++;
        if (k > 0) { if (a == b) found += 10; } else if (b == c) found += 20;
        return found;
    }
}
"""

WRONG = """
class Main {
    static int work(int[] a, int k) {
        int found = 0;
        for (int i = 0; i < a.length; i++) if (a[i] > k) found++;
        assert found != 3;
        assert !(found == 2 && k == 7);
        return found;
    }
}
"""

TOO_LARGE = """
class Main {
    //@ requires a != null && b != null;
    static int work(int[] a, int[] b, int k) {
        int found = 0;
        if (k > 3) found++;
        for (int i = 0; i < a.length; i++) if (a[i] > k) found++;
        int[] both = new int[a.length + b.length];
        return found + both.length;
    }
}
"""
"""Only arrays that no machine has room for make the sum of the lengths negative: each path with them is replayed."""

PROGRAMS = {"sort.oox": SORTED, "Shapes.java": SHAPES, "Identities.java": IDENTITIES, "Wrong.java": WRONG}


@pytest.fixture(params=PROGRAMS)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Loaded:
    file = tmp_path / request.param
    file.write_text(PROGRAMS[request.param], encoding="utf-8")
    return load(file)


def method_of(loaded: Loaded) -> typed.Method:
    return next(each for each in loaded.methods_to_check() if each.info.name in ("sort", "work"))


def checked(loaded: Loaded, options: Options = OPTIONS, processes: int = 1) -> MethodResult:
    with open_solver(options.solver) as solver, sharing(Tokens(processes - 1)):
        return check_method(loaded.program, method_of(loaded), solver, options, loaded.sources)


def split_often(monkeypatch: pytest.MonkeyPatch, units: int = 5) -> None:
    monkeypatch.setattr(partition, "UNITS_OF_A_PIECE", units)


def without_times(result: MethodResult) -> tuple[object, ...]:
    """Everything that a run reports, except for times and memory."""
    clock = ("time", "seconds", "megabytes")
    counted = {name: n for name, n in result.statistics.data().items() if not any(word in name for word in clock)}
    found = (result.verdict, result.reason, result.findings, result.bounds_hit, result.notes, result.warnings)
    return (*found, result.assumptions, result.conditions, counted)


def visible(outcome: Outcome) -> dict[str, object]:
    """Everything that was found in a piece, except for times."""
    found = {each.name: getattr(outcome, each.name) for each in fields(outcome)}
    log: BoundLog = found.pop("log")
    times = ("time", "seconds")
    solver = {name: n for name, n in outcome.solver.items() if not any(word in name for word in times)}
    return {**found, "solver": solver, "hits": log.hits, "assumptions": log.assumptions}


def noted_pieces(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Piece, partition.Beginning, Outcome]]:
    """The pieces that are explored from now on in this process, and what was found in them."""
    explored: list[tuple[Piece, partition.Beginning, Outcome]] = []
    explore = Piece.explore

    def note(piece: Piece, beginning: partition.Beginning) -> Outcome:
        outcome = explore(piece, beginning)
        explored.append((piece, beginning, outcome))
        return outcome

    monkeypatch.setattr(Piece, "explore", note)
    return explored


def test_pieces_add_up_to_the_whole(program: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    options = replace(OPTIONS, most_findings=None)
    whole = checked(program, options)
    split_often(monkeypatch)
    explored = noted_pieces(monkeypatch)
    split = checked(program, options)
    assert explored, "it was not split"
    assert {name: getattr(split.statistics, name) for name in COUNTS} == {
        name: getattr(whole.statistics, name) for name in COUNTS
    }
    assert (split.verdict, split.reason) == (whole.verdict, whole.reason)
    assert set(split.bounds_hit) == set(whole.bounds_hit)
    assert set(split.assumptions) == set(whole.assumptions)
    assert {each.defect for each in split.findings} == {each.defect for each in whole.findings}


def test_a_piece_is_the_same_whoever_explores_it_and_when(program: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its solver knows what was known at the first split, and nothing that the solvers of other pieces learned.

    A resumed check finds it in a file.
    """
    split_often(monkeypatch)
    explored = noted_pieces(monkeypatch)
    checked(program, replace(OPTIONS, most_findings=None))
    assert explored
    for piece, beginning, outcome in explored[:: -max(len(explored) // 5, 1)]:
        sent = replace(piece, known=pickle.loads(pickle.dumps(piece.known)))
        assert visible(sent.explore(beginning)) == visible(outcome)
        resumed = outcome_of(json.loads(json.dumps(recorded(outcome))), piece.bounds)
        assert resumed is not None and visible(resumed) == visible(outcome)


def test_a_piece_does_not_know_which_inputs_were_too_large_in_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "TooLarge.java"
    file.write_text(TOO_LARGE, encoding="utf-8")
    split_often(monkeypatch)
    explored = noted_pieces(monkeypatch)
    checked(load(file))
    replayed = [each for each in explored if each[2].found.notes]
    assert replayed, "no input was too large"
    for piece, beginning, outcome in replayed[:3]:
        assert visible(piece.explore(beginning)) == visible(outcome)


def test_what_the_solver_knew_before_the_first_split_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch, 40)
    shared = checked(loaded)
    monkeypatch.setattr(pieces, "teach", lambda *_: None)
    apart = checked(loaded)
    assert shared.statistics.solver["solver_calls"] < apart.statistics.solver["solver_calls"]
    assert {name: getattr(shared.statistics, name) for name in COUNTS} == {
        name: getattr(apart.statistics, name) for name in COUNTS
    }
    assert (shared.verdict, shared.findings) == (apart.verdict, apart.findings)


def deepen_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Explores paths with more than 6 decisions in later rounds."""
    monkeypatch.setattr(deepening, "_FIRST", replace(deepening._FIRST, decisions=6))


def test_a_round_knows_what_the_pieces_of_earlier_rounds_have_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    split_often(monkeypatch)
    deepen_early(monkeypatch)
    explored = noted_pieces(monkeypatch)
    checked(load(file))
    first = [outcome.learned for piece, _, outcome in explored if piece.bounds == explored[0][0].bounds]
    later = [piece.known for piece, _, _ in explored if piece.bounds != explored[0][0].bounds]
    learned = {asked for each in first for asked, _ in each.answers}
    assert learned and later
    for known in later:
        assert learned <= {asked for asked, _ in known.answers}


@needs_fork
def test_rounds_that_learn_from_pieces_are_the_same_for_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch)
    deepen_early(monkeypatch)
    found = [without_times(checked(loaded, processes=processes)) for processes in (1, 2, 3)]
    on(Elsewhere(2), monkeypatch)
    found.append(without_times(checked(loaded)))
    assert found[1:] == found[:1] * 3


@needs_fork
@pytest.mark.parametrize("most", [1, None])
def test_the_number_of_processes_changes_nothing(
    program: Loaded, most: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    split_often(monkeypatch)
    options = replace(OPTIONS, most_findings=most)
    alone = without_times(checked(program, options))
    for processes in (2, 3):
        assert without_times(checked(program, options, processes)) == alone


LATE = """
class Main {
    static void nothing() { }
    static int work(int[] a, int k)
        requires(a != null)
    {
        int found := 0; int i := 0;
        while (i < #a) { if (a[i] > k) found := found + 1; i := i + 1; }
        if (found == 2) fork Main.nothing();
        return found;
    }
}
"""


@needs_fork
def test_a_thread_that_a_piece_starts_is_interleaved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "late.oox"
    file.write_text(LATE, encoding="utf-8")
    loaded = load(file)
    expected = checked(loaded)
    monkeypatch.setattr(EffectTable, "may_fork", lambda _table, _method: False)
    split_often(monkeypatch)
    for processes in (1, 2):
        found = checked(loaded, processes=processes)
        *same, _ = without_times(found)  # the solver has been asked before
        assert same == [*without_times(expected)[:-1]]
        assert found.statistics.paths == expected.statistics.paths


class Elsewhere:
    """A cluster on this machine: what it gets was packed and unpacked."""

    is_remote = True

    def __init__(self, count: int, *, is_deaf: bool = False) -> None:
        self.count, self.is_deaf = count, is_deaf
        self.done = 0

    def capacity(self, _asked: int) -> int:
        return self.count

    def executor(self, work: Work) -> Executor:
        return _Counting(self, pickle.loads(pickle.dumps(work)))


class _Counting:
    """Processes that have begun a piece as soon as they have it; a deaf one never gets any."""

    def __init__(self, pool: Elsewhere, work: Work) -> None:
        self.pool, self.processes = pool, Processes(work, copies=True, is_interruptible=False)
        self.heard: list[Event] = []

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *_failure: object) -> None:
        self.processes.__exit__()

    def submit(self, job: int, argument: object, title: str = "") -> None:
        assert title.startswith("a part of Main.")
        if not self.pool.is_deaf:
            self.processes.submit(job, argument)
            while not any(each.job == job for each in self.heard):
                self.heard += self.processes.events(None)

    def events(self, seconds: float | None) -> Sequence[Event]:
        found = [] if self.pool.is_deaf else [*self.heard, *self.processes.events(0.0 if self.heard else seconds)]
        self.heard = []
        self.pool.done += sum(isinstance(each, Done) for each in found)
        return found

    def interrupt(self) -> None:
        raise AssertionError


def on(pool: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "own_cluster", lambda: "tcp://elsewhere")
    monkeypatch.setattr(surrounding, "surrounding", lambda: pool)


@needs_fork
@pytest.mark.parametrize("most", [1, None])
def test_a_cluster_changes_nothing(program: Loaded, most: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    split_often(monkeypatch)
    options = replace(OPTIONS, most_findings=most)
    alone = without_times(checked(program, options))
    pool = Elsewhere(2)
    on(pool, monkeypatch)
    assert without_times(checked(program, options)) == alone
    never_has_two = method_of(program).info.name == "sort"
    assert pool.done or most == 1 or never_has_two, "this process has explored everything itself"


@needs_fork
def test_a_cluster_explores_pieces_of_merged_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch)
    options = replace(OPTIONS, merging=Merging.ALWAYS)
    alone = without_times(checked(loaded, options))
    on(Elsewhere(2), monkeypatch)
    assert without_times(checked(loaded, options)) == alone


@needs_fork
def test_a_cluster_without_time_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch)
    alone = without_times(checked(loaded))
    on(Elsewhere(2, is_deaf=True), monkeypatch)
    assert without_times(checked(loaded)) == alone


@needs_fork
@pytest.mark.parametrize("lost", [ClusterLost("gone"), None])
def test_a_lost_cluster_or_worker_changes_nothing(
    lost: ClusterLost | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pieces are explored here, and counted once."""
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch)
    alone = without_times(checked(loaded))
    on(Elsewhere(2), monkeypatch)

    heard = _Counting.events

    def events(executor: _Counting, seconds: float | None) -> Sequence[Event]:
        if lost is not None:
            raise lost
        return [Lost(each.job) if isinstance(each, Done) else each for each in heard(executor, seconds)]

    monkeypatch.setattr(_Counting, "events", events)
    assert without_times(checked(loaded)) == alone


@needs_fork
def test_a_budget_ends_at_the_same_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from oxpecker.limits import Budget

    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch)

    def within(units: int, processes: int) -> MethodResult:
        with Budget(units).spending():
            return checked(loaded, OPTIONS, processes)

    found = [without_times(within(15, processes)) for processes in (1, 2, 3)]
    on(Elsewhere(2), monkeypatch)
    found.append(without_times(within(15, 1)))
    assert found[0][0] is Verdict.UNKNOWN
    assert found[1:] == found[:1] * 3


@needs_fork
def test_the_work_of_a_lost_process_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    loaded = load(file)
    split_often(monkeypatch)
    alone = without_times(checked(loaded))
    is_done, others = tmp_path / "done", Piece.explore

    def dies_once(piece: Piece, beginning: partition.Beginning) -> Outcome:
        if not is_done.exists():
            is_done.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return others(piece, beginning)

    monkeypatch.setattr(Piece, "explore", dies_once)
    lost: list[Place] = []
    lose: Callable[[Helpers, Place], None] = Helpers._lose
    monkeypatch.setattr(Helpers, "_lose", lambda helpers, place: (lost.append(place), lose(helpers, place)))
    assert without_times(checked(loaded, OPTIONS, 2)) == alone
    assert lost


@needs_fork
def test_a_piece_whose_processes_are_always_lost_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    split_often(monkeypatch)
    monkeypatch.setattr(Piece, "explore", lambda *_: os.kill(os.getpid(), signal.SIGKILL))
    found = checked(load(file), OPTIONS, 2)
    assert found.verdict is Verdict.UNKNOWN
    assert "ended by the system" in found.reason


@needs_fork
def test_an_error_in_another_process_is_one_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    split_often(monkeypatch)

    def fails(*_: object) -> Outcome:
        raise ZeroDivisionError("here")

    monkeypatch.setattr(Piece, "explore", fails)
    with pytest.raises(ZeroDivisionError, match="here"):
        checked(load(file), OPTIONS, 2)


def test_a_beginning_that_leads_nowhere_makes_the_verdict_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    split_often(monkeypatch)
    right = Piece.explore
    monkeypatch.setattr(Piece, "explore", lambda piece, beginning: right(piece, (*beginning, 9)))
    found = checked(load(file))
    assert found.verdict is Verdict.UNKNOWN
    assert "could not be followed again" in found.reason


@pytest.mark.parametrize("order", [Order.BREADTH_FIRST, Order.RANDOM])
def test_other_orders_are_not_split(order: Order, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    split_often(monkeypatch)
    monkeypatch.setattr(Piece, "explore", lambda *_: pytest.fail("split"))
    assert checked(load(file), replace(OPTIONS, order=order)).statistics.paths


@needs_fork
def test_others_begin_while_the_first_piece_is_being_explored(program: Loaded, monkeypatch: pytest.MonkeyPatch) -> None:
    split_often(monkeypatch)
    begun: list[Place] = []
    submit, advance = Helpers._submit, Helpers.advance

    def note(crew: Helpers, place: Place, has_token: bool) -> None:
        begun.append(place)
        submit(crew, place, has_token)

    def is_waiting(crew: Helpers, line: Line) -> None:
        assert begun, "nobody has begun before this process waits"
        advance(crew, line)

    monkeypatch.setattr(Helpers, "_submit", note)
    monkeypatch.setattr(Helpers, "advance", is_waiting)
    checked(program, replace(OPTIONS, most_findings=None), 2)
    assert begun


@needs_fork
def test_a_helper_tells_of_each_piece_that_it_splits_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So others need not wait until it is done."""
    file = tmp_path / "sort.oox"
    file.write_text(SORTED, encoding="utf-8")
    split_often(monkeypatch)
    told: list[partition.Beginning] = []
    split, finish = Line.split, Line.finish

    def note(line: Line, place: Place, beginning: partition.Beginning) -> None:
        told.append(beginning)
        split(line, place, beginning)

    def is_known(line: Line, place: Place, outcome: Outcome | BaseException) -> None:
        assert isinstance(outcome, Outcome) and set(outcome.open) == place.split
        finish(line, place, outcome)

    monkeypatch.setattr(Line, "split", note)
    monkeypatch.setattr(Line, "finish", is_known)
    checked(load(file), OPTIONS, 2)
    assert told


def test_a_piece_is_in_the_line_once_wherever_it_is_told_of() -> None:
    """Whatever a piece tells before its end, the line is what one process explores: its last split comes first."""
    splits = [(0, 0), (0, 1, 0), (0, 1, 1)]
    for told in range(len(splits) + 1):
        line = Line()
        line.begin([(0,), (1,)])
        place = line.places[0]
        for beginning in [*splits[:told], *splits[:told], *splits]:  # it was lost, and explored again
            line.split(place, beginning)
        assert [each.beginning for each in line.places] == [(0,), *reversed(splits), (1,)]


def pending(*models: object) -> DepthFirst:
    """Open branches, the shallowest first; without a model, nobody knows whether one is feasible."""
    found = DepthFirst()
    for number, model in enumerate(models):
        knowledge = SimpleNamespace(model=model)
        found.push(cast(State, SimpleNamespace(choices=(number,), knowledge=knowledge)))
    return found


@pytest.mark.parametrize(("units", "queries"), [(UNITS_OF_A_PIECE, 0), (0, UNITS_OF_A_PIECE)])
def test_work_and_queries_split_off_the_shallowest_branch_that_is_feasible(units: int, queries: int) -> None:
    found, branches = partition.Partition(), pending(None, {}, {}, {})
    found.consider(branches)
    assert not found.open, "nothing was done"
    with found.work.spending():
        spend(units)
        for _ in range(queries):
            count_query()
    found.consider(branches)
    found.consider(branches)
    assert found.open == [(1,)]
    assert [tuple(each.choices) for each in branches.states] == [(0,), (2,), (3,)]


def test_the_branch_that_is_next_is_not_split_off() -> None:
    found = partition.Partition()
    found.work.spent = 10 * UNITS_OF_A_PIECE
    for branches in (pending({}), pending(None, {})):
        found.consider(branches)
        assert not found.open


def test_who_has_no_first_piece_to_take_takes_the_shallowest() -> None:
    line = Line()
    line.begin([(1, 1, 1), (1, 0), (0,)])
    first, shallowest = line.first(), line.shallowest()
    assert first is not None and first.beginning == (1, 1, 1)
    assert shallowest is not None and shallowest.beginning == (0,)
    for place in line.places:
        place.is_taken = True
    assert line.first() is line.shallowest() is None
