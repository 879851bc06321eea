"""Contracts in place of code on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli

PROGRAM = """
class Main {
    static int more(int n) ensures(retval >= n) exceptional(false) assignable(nothing) { return n + 1; }
    static int less(int n) ensures(retval < n) exceptional(false) assignable(nothing) { return n; }
    static int right(int n) ensures(retval >= n) { int r := Main.more(n); return r; }
    static int weak(int n) ensures(retval > n) { int r := Main.more(n); return r; }
    static int trusting(int n) ensures(retval < n + 1) { int r := Main.less(n); return r; }
    static int sum(int n) requires(n >= 0) ensures(retval == n) {
        int i := 0;
        while (i < n) invariant(i <= n) decreases(n - i) { i := i + 1; }
        return i;
    }
    static int endless(int n) ensures(retval >= n) {
        int i := 0;
        while (i < n) invariant(true) { i := i + 1; }
        return i;
    }
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def check(program: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(program), "--decisions", "30", "--fail-on", "bounds", *arguments])


def test_all_methods_end_with_a_list_that_says_what_a_proof_rests_on(program: Path) -> None:
    output = check(program, "--all-methods").output
    assert output.splitlines()[-8:] == [
        "Main.more(int)      valid",
        "Main.less(int)      invalid",
        "Main.right(int)     valid",
        "Main.weak(int)      unknown",
        "Main.trusting(int)  valid, provided that Main.less(int) keeps its contract",
        "Main.sum(int)       valid",
        "Main.endless(int)   valid",
        "7 methods: 1 invalid, 1 unknown, 5 valid",
    ]


def test_a_counterexample_that_does_not_replay_is_told_as_what_it_is(program: Path) -> None:
    result = check(program, "--modular", "--method", "Main.weak")
    assert result.exit_code == 3
    told = "the contract of Main.more(int) would allow a call that returned with n = 0, retval = 0"
    assert f"not confirmed: {told}" in result.output
    assert "Main.weak(0) does not show a violation" in result.output
    assert "instead of contracts and invariants: valid" in result.output


def test_contracts_are_used_where_they_are_asked_for(program: Path) -> None:
    assert check(program, "--method", "Main.weak").exit_code == 0
    assert check(program, "--method", "Main.weak", "--modular-for", "Main.more").exit_code == 3
    assert check(program, "--method", "Main.weak", "--modular-for", "Main.less").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [([], 4), (["--loops", "invariant"], 0), (["--modular"], 0), (["--modular", "--loops", "unroll"], 4)],
)
def test_loops_go_by_their_invariants_where_that_is_asked_for(program: Path, arguments: list[str], code: int) -> None:
    assert check(program, "--method", "Main.sum", *arguments).exit_code == code


def test_a_loop_without_a_measure_is_not_said_to_end(program: Path) -> None:
    notes = {}
    for name in ("Main.sum", "Main.endless"):
        (found,) = json.loads(check(program, "--method", name, "--modular", "--format", "json").output)["methods"]
        notes[name] = found["notes"]
    assert notes["Main.sum"] == []
    assert "termination is not shown: the loop at" in notes["Main.endless"][0]


RECURSION = """
class Main {
    static int measured(int n) requires(n >= 0) ensures(retval == 0) exceptional(false) decreases(n) {
        if (n == 0) { return 0; }
        return Main.measured(n - 1);
    }
    static int partial(int n) ensures(retval == 0) exceptional(false) {
        if (n > 100) { return 0; }
        return Main.partial(n + 1);
    }
    static int half(int n) requires(n >= 0) ensures(retval == 0) exceptional(false) decreases(n) {
        return Main.other(n);
    }
    static int other(int n) requires(n >= 0) ensures(retval == 0) exceptional(false) { return Main.half(n); }
}
abstract class Walk {
    abstract int go(int n) ensures(retval == 0) exceptional(false);
}
class Endless extends Walk {
    Walk next;
    int go(int n) {
        if (this.next == null) { return 0; }
        return this.next.go(n);
    }
}
"""


@pytest.mark.parametrize(
    ("method", "shown"),
    [
        ("Main.measured", True),
        ("Main.partial", False),
        ("Main.half", False),
        ("Main.other", False),
        ("Endless.go", False),
    ],
)
def test_a_recursion_ends_where_all_its_methods_have_measures(tmp_path: Path, method: str, shown: bool) -> None:
    file = tmp_path / "recursion.oox"
    file.write_text(RECURSION)
    (found,) = json.loads(check(file, "--method", method, "--modular", "--format", "json").output)["methods"]
    assert found["verdict"] == "valid"
    assert any("termination" in note for note in found["notes"]) is not shown


def test_what_a_proof_rests_on_is_data(program: Path) -> None:
    (found,) = json.loads(check(program, "--method", "Main.right", "--modular", "--format", "json").output)["methods"]
    assert found["relies_on"] == ["Main.more(int)"]


def test_all_methods_and_one_method_exclude_each_other(program: Path) -> None:
    result = check(program, "--all-methods", "--method", "Main.sum")
    assert result.exit_code == 2


def test_threads_leave_no_room_for_contracts(tmp_path: Path) -> None:
    file = tmp_path / "threads.oox"
    file.write_text(
        "class Main { static int x; static void set() ensures(Main.x == 1) { Main.x := 1; }"
        " static void main() { fork Main.set(); join; Main.set(); } }"
    )
    output = CliRunner().invoke(cli, ["check", str(file), "--method", "Main.main", "--modular"]).output
    assert "contracts and invariants do not replace code in programs with threads" in output
