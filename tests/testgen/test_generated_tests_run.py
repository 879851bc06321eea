"""The tests that are written for the oracle classes compile, pass on a JVM, and find bugs that are seeded.

Everything is one test, so that one machine is started however many processes the tests are spread over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.exhaustive import exhaustive
from tests.oracles.seeded_bugs import SEEDED
from tests.testgen.oracle_tests import NAMES, generated, junit, right_directory, succeed, wrong_directory

HERE = Path(__file__).parent
SURVIVING = {
    6: "below a node with two children there is nothing at k = 2, so that removing and skipping are the same",
    21: "at k = 2 no entry that is rotated has anything between it and the one that comes up",
    51: "nothing is below the right child of a node at k = 2, so that its left child and what removing leaves are null",
}
"""Seeded bugs that the tests do not find, and why."""


@dataclass
class Directory:
    """What a JVM says about the tests of one directory."""

    compiles: bool = True
    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


def _read(printed: str) -> dict[str, Directory]:
    found: dict[str, Directory] = {}
    for line in printed.splitlines():
        if line.startswith("directory "):
            path, _, problem = line.removeprefix("directory ").partition(" ")
            current = found[Path(path).name] = Directory(compiles=not problem)
            continue
        name, _, said = line.partition(" ")
        (current.passed if said == "passed" else current.failed).append(f"{name} {said}")
    return found


@pytest.mark.parametrize("every", [6, exhaustive(1)])
def test_all_tests_pass_and_find_seeded_bugs(tmp_path: Path, every: int) -> None:
    path = [str(tmp_path / "batch"), *map(str, junit())]
    names = NAMES[::every]
    for name in names:
        written, _ = generated(name)
        assert (written.tests > 2, written.skipped, written.failing) == (True, (), 0), name
    directories = [right_directory(tmp_path / "right", names)]
    numbers = [number for number, (name, _, _) in enumerate(SEEDED) if name in names]
    directories += [wrong_directory(tmp_path / f"bug{number}", *SEEDED[number]) for number in numbers]
    succeed(["javac", "-nowarn", "-d", path[0], str(HERE / "Batch.java")])
    machine = ["java", "-XX:TieredStopAtLevel=1", "-cp", ":".join(path), "Batch"]
    runs = _read(succeed([*machine, *map(str, directories)]))
    assert all(run.compiles for run in runs.values())
    assert runs["right"].failed == []
    assert len(runs["right"].passed) == sum(generated(name)[0].tests for name in names)
    survivors = {number for number in numbers if not runs[f"bug{number}"].failed}
    wrong = survivors ^ SURVIVING.keys() & set(numbers)
    assert not wrong, [SEEDED[number] for number in wrong]


def test_the_same_tests_are_written_again() -> None:
    assert generated.__wrapped__("ListStack")[0].files == generated("ListStack")[0].files


def test_tests_for_junit_4_use_junit_4_only() -> None:
    text = generated("ListStack", 4)[0].files["ListStackPathTest.java"]
    assert "import org.junit.Test;" in text
    assert "jupiter" not in text
    assert "public class ListStackPathTest" in text
