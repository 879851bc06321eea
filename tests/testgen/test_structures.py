"""Tests of data structures as textbooks have them compile, and do on a JVM what their paths do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testgen.path_tests import PathTests, path_tests

STRUCTURES = Path(__file__).parent / "java" / "structures"
PATHS = {
    "ChainedMap": {"get": 5, "put": 5, "remove": 5, "ChainedMap": 1},
    "GapBuffer": {"length": 2, "charAt": 6, "insert": 2, "delete": 4, "moveTo": 10, "GapBuffer": 3},
    "IntRing": {"offer": 3, "poll": 3, "toArray": 4, "IntRing": 3},
    "Polynomial": {"add": 18, "degree": 3, "toString": 3},
    "SkipList": {"contains": 7, "add": 13, "size": 1},
    "SparseMatrix": {"Cell": 1, "get": 14, "set": 21, "SparseMatrix": 3},
    "Tasks": {"Task": 1, "add": 20, "next": 5, "isNumbered": 9, "greatest": 3, "Tasks": 2},
    "Trie": {"insert": 4, "contains": 3, "startsWith": 2, "withPrefix": 3},
}
"""How many paths the methods have at k = 2."""
NOTES = {
    "GapBuffer": ["the inputs of a path cannot be constructed: it needs an array of more than 1,000,000 elements"],
    "IntRing": ["the inputs of a path cannot be constructed: it needs an array of more than 1,000,000 elements"],
    "SkipList": ["2 tests fail with exceptions that no contract allows"],
    "SparseMatrix": ["1 test fails with exceptions that no contract allows"],
}
"""Sums that overflow need such arrays; nodes of no level and matrices of less than no rows are not excluded."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> PathTests:
    """The tests of all classes."""
    return path_tests(STRUCTURES, PATHS, tmp_path_factory.mktemp("structures"))


@pytest.mark.parametrize("name", PATHS)
def test_every_path_has_a_test(written: PathTests, name: str) -> None:
    assert written.paths(name) == PATHS[name]
    assert f"\n{sum(PATHS[name].values())} tests; " in written.said[name]
    notes = written.notes(name)
    assert len(notes) == len(NOTES.get(name, [])), notes
    assert all(expected in note for expected, note in zip(NOTES.get(name, []), notes, strict=True)), notes


def test_tests_do_what_their_paths_do(written: PathTests) -> None:
    run = written.run()
    assert run.tests == sum(sum(paths.values()) for paths in PATHS.values())
    assert {name for name, _, _ in run.failures} == written.findings()
    assert all(f"_mustNotThrow{thrown}" in name for name, _, thrown in run.failures)


def test_sorted_collections_have_the_order_of_the_program(written: PathTests) -> None:
    queue = 'new java.util.PriorityQueue(((java.util.PriorityQueue) HeapState.get(new Tasks(0), "queue"))'
    assert queue in written.text("Tasks")


def test_arrays_of_private_classes_are_made_by_reflection(written: PathTests) -> None:
    assert 'HeapState.array("SkipList$Node", 2)' in written.text("SkipList")
