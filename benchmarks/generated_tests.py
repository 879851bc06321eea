"""How good generated tests are on ten small classes like those of libraries: mutants killed, branches taken, size.

    python benchmarks/generated_tests.py

Needs a JDK, JUnit 5, and JaCoCo as Debian installs them.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parent.parent))

from click.testing import CliRunner

from oxpecker.cli.main import cli
from tests.testgen.oracle_tests import JACOCO, junit, succeed

CLASSES = Path(__file__).parent / "library_classes"
MEASURE = Path(__file__).parent.parent / "tests/testgen/Measure.java"


def branches(file: Path, tests: Path, folder: Path) -> tuple[int, int]:
    """The branch sides of a class that its tests take, and all, by JaCoCo."""
    libraries = ":".join(map(str, [*junit(), *JACOCO]))
    classes = folder / "classes"
    files = [str(file), *map(str, sorted(tests.glob("*.java")))]
    # JaCoCo 0.8.6 does not know newer class files.
    succeed(["javac", "-nowarn", "-g", "--release", "11", "-d", str(classes), "-cp", libraries, *files])
    succeed(["javac", "-nowarn", "-d", str(folder), "-cp", libraries, str(MEASURE)])
    printed = succeed(["java", "-cp", f"{folder}:{libraries}", "Measure", str(classes)])
    rows = [line.split() for line in printed.splitlines()]
    own = [row for row in rows if row[0].partition("$")[0] == file.stem]
    return sum(int(row[4]) for row in own), sum(int(row[5]) for row in own)


def main() -> None:
    """Prints a table."""
    print("| class | tests | killed | killable | branches | seconds |\n|---|---|---|---|---|---|")
    totals = [0, 0, 0, 0, 0]
    for file in sorted(CLASSES.glob("*.java")):
        with tempfile.TemporaryDirectory() as name:
            folder, begun = Path(name), monotonic()
            words = [
                "tests",
                str(file),
                "--exceptions",
                "allowed",
                "--score",
                "--quiet",
                "--out",
                str(folder / "tests"),
            ]
            said = CliRunner().invoke(cli, words).output
            score = re.search(r"^score: (\d+) of (\d+) killable", said, re.M)
            written = re.search(r"^(\d+) tests?; ", said, re.M)
            if score is None or written is None:
                print(f"| {file.stem} | {said.strip().splitlines()[-1]} |")
                continue
            taken, every = branches(file, folder / "tests", folder)
            numbers = [int(written[1]), int(score[1]), int(score[2]), taken, every]
            totals = [total + number for total, number in zip(totals, numbers, strict=True)]
            tests, killed, killable, *_ = numbers
            row = f"{tests} | {killed} | {killable} | {taken} of {every} | {monotonic() - begun:.0f}"
            print(f"| {file.stem} | {row} |", flush=True)
    tests, killed, killable, taken, every = totals
    share = killed * 100 // max(killable, 1)
    print(f"| all | {tests} | {killed} ({share} %) | {killable} | {taken} of {every} | |")


if __name__ == "__main__":
    main()
