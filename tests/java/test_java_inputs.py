"""The command that a finding is replayed by works as it is printed, and a verdict names what was not tried."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from tests.exhaustive import sampled

PROGRAMS = Path(__file__).parent.parent / "programs" / "java" / "inputs"


@pytest.mark.parametrize(
    ("program", "method"),
    sampled(
        [
            ("lists", "Main.seven"),
            ("lists", "Main.aliases"),
            ("maps", "Main.answer"),
            ("ordered_maps", "Main.order"),
            ("enum_machine", "Main.moves"),
            ("boxed_numbers", "Main.identity"),
            ("strings", "Main.same"),
            ("generic_classes", "Main.any"),
            ("function_objects", "Main.predicate"),
            ("records", "Main.three"),
        ],
        3,
    ),
)
def test_the_printed_replay_shows_the_finding(program: str, method: str) -> None:
    runner = CliRunner()
    checked = runner.invoke(cli, ["check", str(PROGRAMS / f"{program}.java"), "--method", method])
    assert checked.exit_code == 1, checked.output
    (command,) = (line for line in checked.output.splitlines() if "replay: oxpecker" in line)
    replayed = runner.invoke(cli, shlex.split(command)[2:])
    assert replayed.exit_code == 1, replayed.output
    assert "AssertionError" in replayed.output


@pytest.mark.parametrize(
    ("method", "collection"),
    [("NaturalOrder.noComparator", "PriorityQueue"), ("NaturalOrder.smallestFirst", "TreeMap")],
)
def test_a_verdict_names_the_order_of_sorted_inputs(method: str, collection: str) -> None:
    program = str(PROGRAMS / "natural_order.java")
    checked = CliRunner().invoke(cli, ["check", program, "--method", method, "--array", "2", "--no-config"])
    assert f"{collection} inputs that are in natural order" in checked.output


def test_a_verdict_names_collections_that_contain_themselves() -> None:
    program = str(PROGRAMS / "collections_in_themselves.java")
    checked = CliRunner().invoke(cli, ["check", program, "--method", "Main.i*", "--no-config"])
    assert checked.output.count("input collections that do not contain themselves)") == 2, checked.output


def test_objects_of_the_library_that_nobody_looked_into_are_shown_without_fields(tmp_path: Path) -> None:
    file = tmp_path / "Guarded.java"
    lock = "private final ReentrantLock lock = new ReentrantLock();"
    body = f"class Guarded {{ {lock} int n; void check() {{ assert n != 3; }} }}"
    file.write_text(f"import java.util.concurrent.locks.ReentrantLock; {body}", encoding="utf-8")
    checked = CliRunner().invoke(cli, ["check", str(file), "--no-config"])
    assert "--this 'Guarded{lock: ReentrantLock{}, n: 3}'" in checked.output


def test_internal_parts_of_the_library_are_not_shown_and_the_replay_has_them(tmp_path: Path) -> None:
    file = tmp_path / "Guarded.java"
    lock = "private final ReentrantLock lock = new ReentrantLock();"
    share = "int share() { lock.lock(); try { return 9 / (n - 3); } finally { lock.unlock(); } }"
    body = f"class Guarded {{ {lock} int n; {share} void set(int n) {{ this.n = n; }} }}"
    file.write_text(f"import java.util.concurrent.locks.ReentrantLock; {body}", encoding="utf-8")
    runner = CliRunner()
    checked = runner.invoke(cli, ["check", str(file), "--no-config", "--method", "Guarded.share"])
    (command,) = (line for line in checked.output.splitlines() if "replay: oxpecker" in line)
    assert "--this 'Guarded{lock: ReentrantLock{}, n: 3}'" in command
    assert "ArithmeticException" in runner.invoke(cli, shlex.split(command)[2:]).output


@pytest.mark.parametrize(
    ("cls", "given", "seen"),
    [
        ("CountDownLatch", "CountDownLatch{gate: Gate{count: 2}}", "CountDownLatch{count: 0}"),
        ("ReentrantLock", "ReentrantLock{holds: 1}", "ReentrantLock{holds: 1}"),
        (
            "ReentrantReadWriteLock",
            "&1 ReentrantReadWriteLock{reading: ReentrantReadWriteLock.ReadLock{whole: *1}, writes: 2}",
            "&1 ReentrantReadWriteLock{reading: ReentrantReadWriteLock.ReadLock{whole: *1}, writing: null, "
            "readers: null, writes: 2}",
        ),
    ],
)
def test_objects_with_internal_parts_are_read_as_they_are_shown(
    cls: str, given: str, seen: str, tmp_path: Path
) -> None:
    file = tmp_path / "Waits.java"
    imports = "import java.util.concurrent.*; import java.util.concurrent.locks.*;"
    file.write_text(f"{imports} class Waits {{ static {cls} same({cls} it) {{ return it; }} }}", encoding="utf-8")
    ran = CliRunner().invoke(cli, ["run", str(file), "--method", "Waits.same", "--args", given])
    assert ran.output == f"Waits.same({given}) returned {seen}\n3 steps\n"
