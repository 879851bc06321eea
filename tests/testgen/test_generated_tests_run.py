"""The tests that are written for the oracle classes compile, pass on a JVM, and find bugs that are seeded."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from checks import solver
from oracle_classes import CLASSES, bounds, loaded
from seeded_bugs import SEEDED

from oxpecker.engine import Cases, Options
from oxpecker.java.outline import outline
from oxpecker.oox.source import Source
from oxpecker.testgen import JavaView, JUnitStyle, JUnitWriter, Written
from oxpecker.testgen.running import CannotRun, find_junit

NAMES = sorted(file.stem for file in CLASSES.glob("*.java"))
HERE = Path(__file__).parent
K = {"BinaryHeap": 3, "RingList": 3}
"""Two elements behind the first place of a heap, or behind the first node of a ring, need k = 3; else it is 2."""
SURVIVING = {
    6: "below a node with two children there is nothing at k = 2, so that removing and skipping are the same",
    21: "at k = 2 no entry that is rotated has anything between it and the one that comes up",
}
"""Bugs that the tests do not find, and why."""


@cache
def written(name: str, version: int = 5) -> Written:
    """The tests of an oracle class."""
    program = loaded(name)
    file = str(CLASSES / f"{name}.java")
    view = JavaView(program.program, outline([program.sources[file]]))
    writer = JUnitWriter(view, JUnitStyle(version))
    options = Options(bounds=bounds(K.get(name, 2)), strategy="lazier#", seconds=60)
    for method in program.own_methods():
        info = method.info
        if view.may_use(info) and not info.pure and info.declaration is not None:
            writer.add(method, list(Cases(program.program, method, solver(), options, program.own, program.sources)))
    return writer.result("one for each path")


@dataclass
class Directory:
    """What a JVM says about the tests of one directory."""

    compiles: bool = True
    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Directory]:
    """All directories at once: the classes as they are, then each seeded bug with the tests of its class."""
    junit = _junit()
    folder = tmp_path_factory.mktemp("runs")
    directories = [_directory(folder / "right", dict.fromkeys(NAMES, ("", "")))]
    for number, (name, old, new) in enumerate(SEEDED):
        directories.append(_directory(folder / f"bug{number}", {name: (old, new)}))
    build = folder / "batch"
    path = ":".join([str(build), *map(str, junit)])
    _succeed(["javac", "-nowarn", "-d", str(build), str(HERE / "Batch.java")])
    printed = _succeed(["java", "-XX:TieredStopAtLevel=1", "-cp", path, "Batch", *map(str, directories)])
    return _read(printed)


def _junit() -> list[Path]:
    try:
        if shutil.which("javac") is None:
            raise CannotRun("there is no JDK")
        return find_junit(5, ())
    except CannotRun as problem:
        # .ci/run installs both, and sets the variable when it says that it could not.
        if os.environ.get("CI") == "true" and "OXPECKER_WITHOUT_JUNIT" not in os.environ:
            pytest.fail(str(problem))
        pytest.skip(str(problem))


def _directory(folder: Path, classes: dict[str, tuple[str, str]]) -> Path:
    folder.mkdir()
    for name, (old, new) in classes.items():
        text = (CLASSES / f"{name}.java").read_text("utf-8")
        assert not old or text.count(old) == 1, old
        (folder / f"{name}.java").write_text(text.replace(old, new) if old else text, "utf-8")
        for file, test in written(name).files.items():
            (folder / file).write_text(test, "utf-8")
    return folder


def _succeed(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


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


@pytest.mark.parametrize("name", NAMES)
def test_all_paths_become_tests(name: str) -> None:
    result = written(name)
    assert result.tests > 2
    assert result.skipped == ()
    assert result.failing == 0


def test_the_tests_compile_and_pass(runs: dict[str, Directory]) -> None:
    right = runs["right"]
    assert right.compiles
    assert right.failed == []
    assert len(right.passed) == sum(written(name).tests for name in NAMES)


@pytest.mark.parametrize("number", range(len(SEEDED)))
def test_a_seeded_bug_is_found(runs: dict[str, Directory], number: int) -> None:
    found = runs[f"bug{number}"]
    assert found.compiles
    assert bool(found.failed) != (number in SURVIVING), SEEDED[number]


def test_the_same_tests_are_written_again() -> None:
    assert written.__wrapped__("AvlTree").files == written("AvlTree").files


def test_tests_for_junit_4_use_junit_4_only() -> None:
    (text,) = [text for name, text in written("ListStack", 4).files.items() if name == "ListStackPathTest.java"]
    assert "import org.junit.Test;" in text
    assert "jupiter" not in text
    assert "public class ListStackPathTest" in text


def test_sources_are_read_as_they_are() -> None:
    text = (CLASSES / "ListStack.java").read_text("utf-8")
    found = outline([Source("ListStack.java", text)])
    assert {each.name: each.visible for each in found.classes.values()} == {"ListStack": True, "ListStack.Node": True}
