"""The command that a finding is replayed by works as it is printed, and a verdict names what was not tried."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

PROGRAMS = Path(__file__).parent.parent / "programs" / "java" / "inputs"


@pytest.mark.parametrize(
    ("program", "method"),
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
