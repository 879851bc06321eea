"""What is told about programs with threads: deadlocks, exceptions in threads, data races, and how to run them again."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.engine import Bounds, Options, Races, Reduction, check_method
from oxpecker.oox.interpreter.races import RacingThread
from oxpecker.oox.source import Source
from oxpecker.report.check import describe_result, result_data
from oxpecker.results import Finding, MethodResult, Verdict
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

TEXT = """class Cell { int n; bool set; Cell next; }
class Main {
    static void inverted() {
        Cell a := new Cell(); Cell b := new Cell();
        fork Main.both(a, b); fork Main.both(b, a);
        join;
    }
    static void both(Cell a, Cell b) {
        lock (a) {
            lock (b) { ; }
        }
    }
    static void lost() { Cell c := new Cell(); fork Main.sleep(c); Main.rouse(c); join; }
    static void sleep(Cell c) { bool set := false; lock (c) { set := c.set; } if (!set) { lock (c) { wait(c); } } }
    static void rouse(Cell c) {
        lock (c) {
            c.set := true;
            notify(c);
        }
    }
    static void early() { Cell c := new Cell(); fork Main.clumsy(c); Cell d := new Cell(); c.next := d; join; }
    static void clumsy(Cell c) {
        c.next.n := 1;
    }
    static void update() { Cell c := new Cell(); fork Main.add(c); fork Main.add(c); join; assert c.n == 2; }
    static void add(Cell c) {
        int v := c.n;
        c.n := v + 1;
    }
    static void many(Cell c) requires(c != null) {
        fork Main.swarm(c);
        c.n := 0; c.n := 1; c.n := 2; c.n := 3; c.n := 4;
        join;
    }
    static void swarm(Cell c) { c.n := 5; }
    static void indices(int[] a, int i, int j) requires(a != null && 0 <= i && i < #a && 0 <= j && j < #a) {
        fork Main.put(a, i); Main.put(a, j); join;
    }
    static void put(int[] a, int i) { a[i] := 1; }
    static void blocked() { Cell c := new Cell(); fork Main.swarm(c); Main.guarded(c); join; }
    static void guarded(Cell c) requires(c.next.n == 0 && c.n == 0) { ; }
    static void divided(Cell c, int x) requires(c != null && 0 <= x && x <= 1) {
        fork Main.swarm(c); Main.shared(c, x); join;
    }
    static void shared(Cell c, int x) requires(10 / x == 5 || c.n == 0) { ; }
    static void fields(Cell c) requires(c != null) { fork Main.swarm(c); c.set := true; join; }
    static void spinning() { Cell c := new Cell(); fork Main.raise(c); while (!c.set) { ; } join; }
    static void raise(Cell c) { c.set := true; }
    static void twice() {
        Cell c := new Cell();
        fork Main.first(c); fork Main.second(c);
        join;
        assert c.n != 7;
    }
    static void first(Cell c) { if (c.n == 0) { c.n := 1; if (c.n == 2) { c.n := 3; if (c.n == 4) { c.n := 7; } } } }
    static void second(Cell c) { if (c.n == 1) { c.n := 2; if (c.n == 3) { c.n := 4; } } }
}
"""
SOURCES = {"test.oox": Source("test.oox", TEXT)}


def result_of(name: str, options: Options | None = None) -> MethodResult:
    program = checked(TEXT)
    return check_method(program, method_named(program, name), solver(), options or Options(seconds=600.0), SOURCES)


def finding_of(name: str, options: Options | None = None) -> Finding:
    (finding,) = result_of(name, options).findings
    return finding


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if text in line)


# --- deadlocks and exceptions --------------------------------------------------------------------------------


def test_a_deadlock_says_of_each_thread_what_it_waits_for_and_holds() -> None:
    result = result_of("Main.inverted")
    assert result.verdict is Verdict.DEADLOCK
    (finding,) = result.findings
    assert (finding.kind, finding.span.line) == ("deadlock", line_of("lock (b)"))
    main, one, two = finding.waiting
    assert (main.waits_for, main.holds) == ("join", ())
    assert (one.waits_for, one.target, one.owner) == ("lock", *(two.holds), two.thread)
    assert (two.waits_for, two.target, two.owner) == ("lock", *(one.holds), one.thread)
    text = describe_result(result, "test.oox", SOURCES)
    assert "Main.inverted() deadlocks\n    thread 0 in Main.inverted() at test.oox:6:9 waits for its children" in text
    assert "waits for the lock of Cell#2, held by thread 2; holds Cell#1" in text


def test_a_notification_before_the_wait_is_called_lost() -> None:
    result = result_of("Main.lost")
    assert result.verdict is Verdict.DEADLOCK
    (finding,) = result.findings
    (waiting,) = [stuck for stuck in finding.waiting if stuck.waits_for == "wait"]
    assert waiting.missed is not None and waiting.missed.line == line_of("notify(c);")
    assert f"(lost notification: no thread was waiting yet at test.oox:{waiting.missed.line}:13)" in describe_result(
        result, "test.oox", SOURCES
    )


def test_nothing_is_called_lost_where_nobody_notified() -> None:
    (waiting,) = finding_of("Main.sleep").waiting
    assert waiting.missed is None


def test_an_exception_in_a_thread_is_a_finding_that_names_the_thread() -> None:
    result = result_of("Main.early")
    assert result.verdict is Verdict.INVALID
    (finding,) = result.findings
    assert (finding.kind, finding.thread, finding.span.line) == ("exception", 1, line_of("c.next.n := 1;"))
    assert "Main.early() throws NullPointerException in thread 1\n" in describe_result(result, "test.oox", SOURCES)


# --- schedules -----------------------------------------------------------------------------------------------


def test_the_steps_are_a_table_with_a_column_for_each_thread() -> None:
    text = describe_result(result_of("Main.update"), "test.oox", SOURCES)
    table = text[text.index("    steps\n") : text.index("    replay:")].splitlines()[1:]
    columns = [position for position, letter in enumerate(table[0]) if letter == "|"]
    assert table[0].split() == ["thread", "0", "|", "thread", "1", "|", "thread", "2"]
    assert len(columns) == 2
    shown = [(sum(line[c] == "|" for c in columns if c < len(line)), line.split("|")[-1].strip()) for line in table[1:]]
    read, write = line_of("int v := c.n;"), line_of("c.n := v + 1;")
    assert shown[-4:] == [
        (1, f"{read}  v := 0"),
        (2, f"{read}  v := 0"),
        (2, f"{write}  c.n: 0 -> 1"),
        (1, f"{write}  c.n: 1 -> 1"),
    ]


@pytest.mark.parametrize("name", ["Main.inverted", "Main.lost", "Main.early", "Main.update", "Main.twice"])
def test_the_replay_command_shows_the_same(name: str, tmp_path: Path) -> None:
    file = tmp_path / "test.oox"
    file.write_text(TEXT, encoding="utf-8")
    output = CliRunner().invoke(cli, ["check", str(file), "--method", name]).output
    command = next(line for line in output.splitlines() if "replay: " in line).partition("replay: oxpecker ")[2]
    replayed = CliRunner().invoke(cli, [*shlex.split(command), "--format", "json"])
    assert replayed.exit_code == 1
    finding = json.loads(CliRunner().invoke(cli, ["check", str(file), "--method", name, "--format", "json"]).output)[
        "methods"
    ][0]["findings"][0]
    again = json.loads(replayed.output)
    expected = {"deadlock": "deadlocked", "exception": "threw", "assert": "violated"}
    assert again["outcome"] == expected[finding["kind"]]
    assert again["schedule"][: len(finding["schedule"])] == finding["schedule"]
    if again["outcome"] == "deadlocked":
        assert again["threads"] == finding["waiting"]
    else:
        assert again["thread"] == finding["thread"]


def test_findings_as_data_have_their_schedule() -> None:
    data = result_data(result_of("Main.update"))["findings"][0]  # type: ignore[index]
    assert data["schedule"] == list(finding_of("Main.update").schedule) != []
    assert (data["thread"], data["waiting"], data["accesses"]) == (0, [], [])


# --- data races ----------------------------------------------------------------------------------------------


def races_of(name: str, **options: object) -> list[str]:
    notes = result_of(name, Options(seconds=600.0, **options)).notes  # type: ignore[arg-type]
    return [note for note in notes if "data race" in note]


def test_races_are_notes_each_pair_once() -> None:
    read, write = (f"test.oox:{line_of(text)}" for text in ("int v := c.n;", "c.n := v + 1;"))
    assert races_of("Main.update", most_findings=None) == [
        f"data race on Cell.n: read at {read}:18 and written at {write}:9, and neither happens before the other",
        f"data race on Cell.n: written at {write}:9 and written at {write}:9, and neither happens before the other",
        "only sequentially consistent runs were explored; a program with data races may have others, some of which "
        "--memory-model java explores",
    ]


def test_at_most_three_races_are_listed() -> None:
    notes = races_of("Main.many")
    assert [note.split(":")[0] for note in notes] == ["data race on Cell.n"] * 3 + [
        "and 2 more data races",
        "only sequentially consistent runs were explored; a program with data races may have others, some of which "
        "--memory-model java explores",
    ]


@pytest.mark.parametrize("reduction", list(Reduction))
def test_different_fields_do_not_race_whatever_the_reduction_takes_as_dependent(reduction: Reduction) -> None:
    assert races_of("Main.fields", reduction=reduction) == []


def test_races_can_be_ignored() -> None:
    assert races_of("Main.many", races=Races.IGNORE) == []


def test_a_race_as_a_finding_has_been_replayed() -> None:
    result = result_of("Main.many", Options(seconds=600.0, races=Races.FINDING, most_findings=None))
    assert result.verdict is Verdict.INVALID
    assert len(result.findings) == 5
    for finding in result.findings:
        assert (finding.kind, finding.reason) == ("data race", "Cell.n")
        assert {access.thread for access in finding.accesses} == {0, 1}
        assert all(access.writes for access in finding.accesses)
    text = describe_result(result, "test.oox", SOURCES)
    assert "Main.many(Cell{n: 0, set: false, next: null}) has a data race on Cell.n\n    thread " in text
    assert "and neither happens before the other" in text


def test_a_race_that_does_not_replay_is_an_internal_error_and_no_note(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RacingThread, "use", lambda *_arguments: None)
    result = result_of("Main.many")
    assert result.verdict is Verdict.UNKNOWN
    assert result.reason.startswith("internal error: a data race (")
    assert not any("data race on" in note for note in result.notes)


def test_elements_race_where_indices_may_be_the_same() -> None:
    finding = finding_of("Main.indices", Options(seconds=600.0, races=Races.FINDING))
    inputs = dict(finding.inputs)
    assert finding.reason == "an element of int[]"
    assert inputs["i"] == inputs["j"]


def test_a_loop_that_another_thread_ends_is_no_deadlock_but_a_note_says_so() -> None:
    result = result_of("Main.spinning")
    assert result.verdict is Verdict.VALID
    assert any("fairness is not modelled" in note for note in result.notes)
    assert not any("fairness" in note for note in result_of("Main.fields").notes)


# --- search --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("switches", "verdict"), [(0, Verdict.VALID_WITHIN_BOUNDS), (2, Verdict.VALID_WITHIN_BOUNDS), (3, Verdict.INVALID)]
)
def test_a_bound_on_switches_is_reported(switches: int, verdict: Verdict) -> None:
    result = result_of("Main.twice", Options(Bounds(switches=switches), seconds=600.0))
    assert result.verdict is verdict
    if verdict is Verdict.VALID_WITHIN_BOUNDS:
        assert result.reason == f"switches up to {switches}"


def test_what_is_not_read_where_a_clause_throws_is_no_data_race() -> None:
    result = result_of("Main.blocked", Options(seconds=600.0, most_findings=None))
    assert [finding.kind for finding in result.findings] == ["requires"]
    assert not any("data race" in note for note in result.notes)


@pytest.mark.parametrize("counted", [Races.NOTE, Races.FINDING])
def test_a_data_race_on_paths_that_end_in_a_violation_is_told(counted: Races) -> None:
    result = result_of("Main.divided", Options(seconds=600.0, most_findings=None, races=counted))
    kinds = {finding.kind for finding in result.findings}
    if counted is Races.FINDING:
        assert kinds == {"requires", "data race"}
    else:
        assert kinds == {"requires"}
        assert any(note.startswith("data race on Cell.n: ") for note in result.notes)
