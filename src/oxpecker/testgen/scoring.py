"""Runs the tests of a program against its mutants on a JVM."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from pathlib import Path

from oxpecker.mutation.java import JavaMutant
from oxpecker.oox.source import Source
from oxpecker.testgen.limits import TEST_MILLISECONDS
from oxpecker.testgen.running import CannotRun, compile_java, find_tools

_ITSELF = "unchanged"
"""The program without a change, on which each test must end as expected."""


class Result(StrEnum):
    """What the tests say about a mutant."""

    KILLED = "killed"
    """A test fails that passes on the program, or does not fail as it does on the program."""
    ENDLESS = "endless"
    """A test does not end, and so fails."""
    SURVIVED = "survived"
    REJECTED = "rejected"
    """It does not compile."""

    @property
    def is_kill(self) -> bool:
        """Whether the tests notice the mutant."""
        return self in (Result.KILLED, Result.ENDLESS)


@dataclass(frozen=True, slots=True)
class Shot:
    """A mutant, what the tests say about it, and the first test that notices it."""

    mutant: JavaMutant
    result: Result
    test: str = ""


def score(
    sources: Sequence[Source],
    tests: Mapping[str, str],
    passing: Sequence[str],
    reproducing: Sequence[str],
    mutants: Sequence[JavaMutant],
    junit: Sequence[Path],
    tick: Callable[[int, int], None],
) -> list[Shot]:
    """Runs the tests (`package.Class method`) against each mutant; `tests` are their files.

    Tests that reproduce a finding fail on the program (`package.Class method Exception`). They kill a mutant on which
    they pass, or throw something else.
    """
    find_tools("--score")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _write(folder / "program", sources)
        _write(folder / "tests", [Source(path, text) for path, text in tests.items()])
        classes, runner = folder / "classes", folder / "runner"
        compile_java(
            sorted([*(folder / "program").rglob("*.java"), *(folder / "tests").rglob("*.java")]), classes, junit
        )
        helper = folder / "MutantRunner.java"
        helper.write_text(
            files("oxpecker.testgen").joinpath("MutantRunner.java").read_text("utf-8"), encoding="utf-8", newline="\n"
        )
        compile_java([helper], runner, ())
        expected = [*passing, *reproducing]
        (folder / "expected").write_text("".join(f"{each}\n" for each in expected), encoding="utf-8", newline="\n")
        named = {mutant.name: mutant for mutant in mutants}
        for mutant in mutants:
            changed = [mutant.source if each.name == mutant.source.name else each for each in sources]
            _write(folder / "mutants" / mutant.name, changed)
        _write(folder / "mutants" / _ITSELF, sources)
        for line in _lines(folder, junit, [_ITSELF]):
            if not line.endswith(Result.SURVIVED):
                raise CannotRun(f"a test of the program itself does not end as expected: {line.rpartition(' ')[2]}")
        shots: list[Shot] = []
        while len(shots) < len(mutants):
            left = [mutant.name for mutant in mutants[len(shots) :]]
            before = len(shots)
            for line in _lines(folder, junit, left):
                mutant_name, result, *test = line.split(" ")
                shots.append(Shot(named[mutant_name], Result(result), ".".join(test)))
                tick(len(shots), len(mutants))
            if len(shots) == before:
                # A mutant that ends the machine is noticed.
                shots.append(Shot(mutants[before], Result.ENDLESS))
        return shots


def _write(folder: Path, sources: Sequence[Source]) -> None:
    """Writes files, each to a folder of its own; a compiler needs only the names of the files themselves."""
    for number, source in enumerate(sources):
        path = folder / str(number) / Path(source.name).name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source.text, encoding="utf-8", newline="\n")


def _lines(folder: Path, junit: Sequence[Path], left: Sequence[str]) -> Iterator[str]:
    """What the runner says about some mutants, line by line, up to one that does not end."""
    path = os.pathsep.join([str(folder / "runner"), *map(str, junit)])
    command = ["java", "-XX:TieredStopAtLevel=1", "-cp", path, "MutantRunner", str(folder / "classes")]
    command += [os.pathsep.join(map(str, junit)), str(TEST_MILLISECONDS), str(folder / "expected")]
    command += [str(folder / "mutants" / name) for name in left]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as machine:
        assert machine.stdout is not None
        try:
            yield from (line.rstrip("\n") for line in machine.stdout)
        finally:
            machine.kill()
