"""Tests for inputs of all kinds, and with mocks for what nobody implements, compile and pass on a JVM."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.results.ranking import ContradictoryOrderError, ranked
from tests.exhaustive import exhaustive
from tests.testgen.oracle_tests import junit

JAVA = Path(__file__).parent / "java"
LEFT_OUT = {
    "Kinds": [
        "Kinds.caused(ArithmeticException): 1 path without a test: an exception that is its own cause",
    ],
    "Mocked": [],
}
"""What no test is written for."""


@cache
def output(name: str) -> str:
    """What the command prints for a class when it runs the tests, and the tests."""
    junit()
    result = CliRunner().invoke(cli, ["tests", str(JAVA / f"{name}.java"), "--all-paths", "--run", "--out", "-"])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("name", [exhaustive("Kinds"), "Mocked"])
def test_all_tests_do_what_their_paths_do(name: str) -> None:
    said = output(name)
    assert re.findall(r"^note: (?!each path decides)(.*)", said, re.M) == LEFT_OUT[name]
    assert " passed, 0 failed\n" in said
    assert "not expected" not in said
    assert said.count("@Test") > 80


def test_mocks_answer_by_arguments() -> None:
    said = output("Mocked")
    assert "class ComparatorMock implements java.util.Comparator {" in said
    assert "public int compare(Mocked.Key a, Mocked.Key b) {" in said
    assert re.search(r'order\.answers\.order\("compare", new Object\[\]\[\] \{\{\w+\}, \{\w+\}, \{\w+\}\}\);', said)
    assert 'source.answers.give(true, "hasNext");\n        source.answers.give(false, "hasNext");' in said
    assert re.search(r'bank\.answers\.fail\(refused, "charge", -?\d+\);', said)
    assert 'answers.give(made1, "apply", (Object) made1);' in said
    assert "class ShapeMock extends Mocked.Shape {" in said


@pytest.mark.exhaustive
def test_objects_are_made_as_users_make_them() -> None:
    said = output("Kinds")
    assert re.search(r"Kinds\.Cage cage = kinds\.new Cage\(\d+, null\);", said)
    assert re.search(r"Kinds\.Percent p = new Kinds\.Percent\(51\);", said)
    assert "runtimeException.initCause(" in said or "e.initCause(" in said
    assert "e.initCause(null);" in said
    assert 'HeapState.call(Kinds.class, null, "hidden"' in said


def test_ranks_keep_what_is_known() -> None:
    assert ranked(["a", "b", "c"], [("a", "b", 1), ("c", "a", 0)]) == [["b"], ["a", "c"]]
    assert ranked(["x"], []) == [["x"]]


@pytest.mark.parametrize("signs", [[("x", "x", 1)], [("x", "y", 1), ("y", "x", 1)], [("x", "y", 0), ("x", "y", -1)]])
def test_no_ranks_contradict_themselves(signs: list[tuple[str, str, int]]) -> None:
    with pytest.raises(ContradictoryOrderError):
        ranked(["x", "y"], signs)
