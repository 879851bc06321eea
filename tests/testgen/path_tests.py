"""Tests that the command writes for Java files, and how they go on a JVM."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.testgen.running import TestRun, run_tests
from tests.testgen.oracle_tests import junit


@dataclass(frozen=True)
class PathTests:
    """The tests of some classes in one directory, and what the command said of each class."""

    sources: Path
    folder: Path
    said: dict[str, str]

    def paths(self, name: str) -> dict[str, int]:
        """How many paths the methods of a class have; those of overloads together."""
        found: dict[str, int] = {}
        said = re.sub(r", \d+ more run forever$", "", self.said[name], flags=re.M)
        for method, number in re.findall(r"(\w+)\(.*\): (\d+) paths?$", said, re.M):
            found[method] = found.get(method, 0) + int(number)
        return found

    def notes(self, name: str) -> list[str]:
        """What is left out, or not as it should be; not what counts as a path."""
        return re.findall(r"^note: (?!each path decides)(.*)", self.said[name], re.M)

    def text(self, name: str) -> str:
        """The tests of a class."""
        return (self.folder / f"{name}PathTest.java").read_text("utf-8")

    def names(self) -> set[str]:
        """All tests, with their classes."""
        files = sorted(self.folder.glob("*Test.java"))
        return {
            f"{file.stem}.{test}" for file in files for test in re.findall(r"void (\w+)\(\)", file.read_text("utf-8"))
        }

    def findings(self) -> set[str]:
        """Those that show something wrong, by their names."""
        return {name for name in self.names() if "_mustNotThrow" in name or "_violates" in name}

    def run(self) -> TestRun:
        """All of them on a JVM."""
        return run_tests(sorted(self.sources.glob("*.java")), sorted(self.folder.glob("*.java")), 5, junit())


def path_tests(sources: Path, names: Iterable[str], folder: Path) -> PathTests:
    """Has the tests of some classes written, at k = 2."""
    said = {}
    for name in names:
        file = str(sources / f"{name}.java")
        said[name] = CliRunner().invoke(cli, ["tests", file, "-k", "2", "--all-paths", "--out", str(folder)]).output
    return PathTests(sources, folder, said)
