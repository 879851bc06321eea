"""The search for numbers: what it finds, what it leaves, and the values it tries."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

from oxpecker.engine import Options
from oxpecker.limits import Budget
from oxpecker.oox.types import DOUBLE, FLOAT, INT, LONG, STRING
from oxpecker.strategies import Goal
from oxpecker.strategies.pool import pool_of
from oxpecker.strategies.seek import Seek, fitted
from oxpecker.tasks.checking import options_of
from oxpecker.tasks.program import TaskProgram, load_program
from oxpecker.tasks.task import PropertyKind

HEAD = "import org.sosy_lab.sv_benchmarks.Verifier; class Main { public static void main(String[] args) {"
TWO = "double x = Verifier.nondetDouble(); double y = Verifier.nondetDouble();"


def program(folder: Path, body: str) -> TaskProgram:
    file = folder / "Main.java"
    file.write_text(f"{HEAD} {body} }} }}", encoding="utf-8")
    return load_program((file,), "Main")


def sought(folder: Path, body: str, units: int = 24_000) -> tuple[str, ...] | None:
    task = program(folder, body)
    options = options_of(task, PropertyKind.ASSERT, Options(seconds=60))
    goal = Goal(task.loaded.syntax, task.program, task.start, options, task.sources)
    found = Seek().run(goal, Budget(units)).result
    return None if found is None else found.findings[0].values


@pytest.mark.parametrize(
    "condition",
    [
        "x > 0 && y > 0 && Math.sin(x * y) > 0.9 && Math.cos(x) < -0.7",
        "x * x + y == 2 * y * x - 13 && x > 3",
        "Math.pow(x, 2) + 3 * Math.sqrt(y) < x * y && x + y < 50 && x == y - 13",
        "Math.atan2(x, y) > 1 && Math.hypot(x, y) < 0.1 && Math.tanh(x) > 0.01",
    ],
)
def test_branches_are_turned_one_after_the_other(tmp_path: Path, condition: str) -> None:
    assert sought(tmp_path, f"{TWO} if ({condition}) {{ assert false; }}") is not None


def test_whole_numbers_and_truth_values_are_changed_too(tmp_path: Path) -> None:
    body = """
    int n = Verifier.nondetInt();
    boolean b = Verifier.nondetBoolean();
    long m = Verifier.nondetLong();
    if (n * 7 == 693 * 3 && b && m - n > 4_000_000_000_000L) { assert m != 5_000_000_000_000L + n; }
    """
    values = sought(tmp_path, body)
    assert values is not None and (values[0], values[1]) == ("297", "true")


def test_nothing_is_found_where_nothing_is(tmp_path: Path) -> None:
    assert sought(tmp_path, f"{TWO} if (Math.abs(x) < 5) {{ assert x * x < 30; }}", units=2_000) is None
    assert sought(tmp_path, "assert args.length == 0;") is None


def test_a_search_gives_the_same_each_time(tmp_path: Path) -> None:
    body = f"{TWO} if (Math.sin(x) + Math.cos(y) > 1.9 && x * y > 20) {{ assert false; }}"
    assert sought(tmp_path, body) == sought(tmp_path, body) is not None


def test_values_are_read_in_other_ways() -> None:
    pool = pool_of(['s.equals("-2.5E3") || s.equals("ff") || b == 4614253070214989087L || n == 77']).related
    assert {-2500.0, 3.14} <= set(pool.values(DOUBLE)) and {-2500, 255, 77} <= set(pool.values(INT))
    assert 4614253070214989087 in pool.values(LONG)
    assert {"-77", "77", "4d"} <= set(pool.values(STRING))
    assert 0x7FC00000 not in pool.values(FLOAT)


@pytest.mark.parametrize("digits", [80, 400, 5_000])
def test_no_number_is_too_long_to_be_read(digits: int) -> None:
    long = "1" * digits
    texts = [f'x == {long} || y == {long}.0 || y == 1e{digits} || s.equals("{long}") || s.equals("{long}.5")']
    pool = pool_of([*texts, f't.equals("1e{digits}") || t.equals("-Infinity") || t.equals("nan") || n == 41']).related
    assert {41, 42, -41} <= set(pool.values(INT)) and long in pool.values(STRING)
    assert all(map(isfinite, pool.values(DOUBLE)))


def test_values_fit_their_type() -> None:
    assert fitted(3e9, INT) == 2**31 - 1 and fitted(float("nan"), INT) == 0 and fitted(2.7, INT) == 2
    assert fitted(0.1, FLOAT) == 0.10000000149011612
