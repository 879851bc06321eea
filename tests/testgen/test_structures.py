"""Tests of data structures as textbooks have them compile, and do on a JVM what their paths do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from oracle_tests import junit

from oxpecker.cli.main import cli
from oxpecker.testgen.running import TestRun, run_tests

STRUCTURES = Path(__file__).parent / "java" / "structures"
PATHS = {
    "ChainedMap": {"get": 5, "put": 5, "remove": 5, "ChainedMap": 1},
    "GapBuffer": {"charAt": 6, "insert": 2, "delete": 4, "moveTo": 10, "GapBuffer": 3},
    "IntRing": {"offer": 3, "poll": 3, "toArray": 4, "IntRing": 3},
    "Polynomial": {"add": 18, "degree": 3, "toString": 3},
    "SkipList": {"contains": 7, "add": 13, "size": 1},
    "SparseMatrix": {"Cell": 1, "get": 14, "set": 21, "SparseMatrix": 3},
    "Tasks": {"Task": 1, "add": 20, "next": 5, "isNumbered": 9, "greatest": 3, "Tasks": 2},
    "Trie": {"insert": 4, "contains": 3, "startsWith": 2, "withPrefix": 3},
}
"""How many paths the methods have at k = 2."""
NOTES = {
    "GapBuffer": ["a path has inputs that are too large: it needs an array of 1,073,741,824 elements"],
    "IntRing": ["a path has inputs that are too large: it needs an array of 1,073,745,921 elements"],
    "SkipList": ["2 tests fail by exceptions that no contract allows"],
    "SparseMatrix": ["1 test fails by exceptions that no contract allows"],
}
"""Sums that overflow need such arrays; nodes of no level and matrices of less than no rows are not excluded."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A directory with the tests of all classes, and what the command says of each."""
    folder = tmp_path_factory.mktemp("structures")
    said = {}
    for name in PATHS:
        source = STRUCTURES / f"{name}.java"
        said[name] = CliRunner().invoke(cli, ["tests", str(source), "-k", "2", "--out", str(folder)]).output
    return folder, said


@pytest.mark.parametrize("name", PATHS)
def test_every_path_has_a_test(written: tuple[Path, dict[str, str]], name: str) -> None:
    said = written[1][name]
    counted = {method: int(number) for method, number in re.findall(r"(\w+)\(.*\): (\d+) paths?$", said, re.M)}
    assert counted == PATHS[name]
    assert f"\n{sum(counted.values())} tests, " in said
    notes = re.findall(r"^note: (.*)", said, re.M)
    assert len(notes) == len(NOTES.get(name, [])), notes
    assert all(expected in note for expected, note in zip(NOTES.get(name, []), notes, strict=True))


def test_tests_do_what_their_paths_do(written: tuple[Path, dict[str, str]]) -> None:
    folder, _ = written
    tests = sorted(folder.glob("*.java"))
    run: TestRun = run_tests(sorted(STRUCTURES.glob("*.java")), tests, 5, junit())
    assert run.tests == sum(sum(paths.values()) for paths in PATHS.values())
    names = {
        f"{file.stem}.{test}" for file in tests for test in re.findall(r"void (\w+)\(\)", file.read_text("utf-8"))
    }
    findings = {name for name in names if "_mustNotThrow" in name or "_violates" in name}
    assert {name for name, _, _ in run.failures} == findings
    assert all(f"_mustNotThrow{thrown}" in name for name, _, thrown in run.failures)


def test_sorted_collections_have_the_order_of_the_program(written: tuple[Path, dict[str, str]]) -> None:
    text = (written[0] / "TasksPathTest.java").read_text("utf-8")
    assert 'new java.util.PriorityQueue(((java.util.PriorityQueue) HeapState.get(new Tasks(0), "queue"))' in text
    assert "HeapState.array(" in (written[0] / "SkipListPathTest.java").read_text("utf-8")
