"""JaCoCo's own measurement of the generated tests on a JVM agrees with the coverage of the paths."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oxpecker.results.coverage import merged
from tests.exhaustive import exhaustive
from tests.testgen.oracle_tests import JACOCO, NAMES, generated, junit, right_directory, succeed
from tests.tools import Tool, missing

HERE = Path(__file__).parent


def ours(name: str, first: int, last: int) -> tuple[int, int]:
    """Branch sides between two lines of a class: covered, and all."""
    branches, _ = merged(generated(name)[1])
    here = [branch for branch in branches if first <= branch.side.span.line <= last]
    return sum(branch.hits > 0 for branch in here), len(here)


def called_by_others(folder: Path, name: str) -> set[str]:
    """The methods of a class that tests of its other methods call."""
    text = "".join(file.read_text(encoding="utf-8") for file in folder.glob(f"{name}*PathTest.java"))
    tests = re.findall(r"void (\w+?)_\w+\(\)(.*?)^    }$", text, re.MULTILINE | re.DOTALL)
    return {called for tested, body in tests for called in re.findall(r"\.(\w+)\(", body) if called != tested}


@pytest.mark.parametrize("every", [3, exhaustive(1)])
def test_jacoco_counts_the_same_branches(tmp_path: Path, every: int) -> None:
    path = junit()
    if not all(jar.is_file() for jar in JACOCO):
        missing(Tool.JUNIT, "there is no JaCoCo")
    folder = right_directory(tmp_path / "all", NAMES[::every])
    classes = tmp_path / "classes"
    libraries = ":".join(map(str, [*path, *JACOCO]))
    files = [str(file) for file in sorted(folder.glob("*.java"))]
    # JaCoCo 0.8.6 does not know newer class files.
    succeed(["javac", "-nowarn", "-g", "--release", "11", "-d", str(classes), "-cp", libraries, *files])
    succeed(["javac", "-nowarn", "-d", str(tmp_path), "-cp", libraries, str(HERE / "Measure.java")])
    printed = succeed(["java", "-XX:TieredStopAtLevel=1", "-cp", f"{tmp_path}:{libraries}", "Measure", str(classes)])
    compared = 0
    different = []
    constructing = {f"{name}.{method}" for name in NAMES[::every] for method in called_by_others(folder, name)}
    for line in printed.splitlines():
        owner, method, *numbers = line.split()
        first, last, covered, total = map(int, numbers)
        mine = ours(owner.partition("$")[0], first, last)
        if covered or mine[0]:
            compared += total
            # Calls that construct objects for other methods cover more than the paths of a method do.
            helps = mine[0] < covered and f"{owner.partition('$')[0]}.{method}" in constructing
            if mine != (covered, total) and not helps:
                different.append(f"{owner}.{method}: JaCoCo {covered} of {total}, ours {mine[0]} of {mine[1]}")
    assert different == []
    assert compared > (150 if every == 1 else 30)
