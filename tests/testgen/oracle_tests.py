"""The tests that are written for the oracle classes, and the Java tools to run them with."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

from oxpecker.engine import Cases, Options
from oxpecker.java.outline import outline
from oxpecker.results.coverage import MethodCoverage
from oxpecker.testgen import JavaView, JUnitStyle, JUnitWriter, Written
from oxpecker.testgen.running import CannotRun, find_junit
from tests.engine.checks import solver
from tests.oracles.oracle_classes import CLASSES, bounds, loaded
from tests.tools import Tool, missing

NAMES = sorted(file.stem for file in CLASSES.glob("*.java"))
K = {"BinaryHeap": 3, "RingList": 3}
"""Two elements behind the first place of a heap, or behind the first node of a ring, need k = 3; else it is 2."""
DECISIONS = {"DisjointSets": 40}
"""The loop of a constructor that makes an array goes on as long as it may."""
_JAVA = Path("/usr/share/java")
JACOCO = [_JAVA / f"{name}.jar" for name in ("org.jacoco.core", "asm", "asm-commons", "asm-tree", "asm-analysis")]


@cache
def generated(name: str, version: int = 5) -> tuple[Written, tuple[MethodCoverage, ...]]:
    """The tests of an oracle class, and what their paths cover."""
    program = loaded(name)
    view = JavaView(program.program, outline([program.sources[str(CLASSES / f"{name}.java")]]))
    writer = JUnitWriter(view, JUnitStyle(version))
    chosen = bounds(K.get(name, 2))
    chosen = replace(chosen, decisions=DECISIONS.get(name, chosen.decisions))
    options = Options(bounds=chosen, strategy="lazier#", seconds=60)
    coverages = []
    for method in program.own_methods():
        info = method.info
        if view.may_use(info) and not info.pure and info.declaration is not None:
            cases = Cases(program.program, method, solver(), options, program.own, program.sources)
            writer.add(method, list(cases))
            coverages.append(cases.coverage())
    return writer.result("one for each path"), tuple(coverages)


def junit() -> list[Path]:
    """The class path of JUnit; skips the test on a machine that cannot run it."""
    try:
        if shutil.which("javac") is None:
            raise CannotRun("there is no JDK")
        return find_junit(5, ())
    except CannotRun as problem:
        missing(Tool.JUNIT, str(problem))


def right_directory(folder: Path, names: list[str]) -> Path:
    """A directory with some classes and their tests."""
    folder.mkdir()
    for name in names:
        (folder / f"{name}.java").write_text((CLASSES / f"{name}.java").read_text("utf-8"), "utf-8")
        for file, test in generated(name)[0].files.items():
            (folder / file).write_text(test, "utf-8")
    return _with_tests(folder, names)


def wrong_directory(folder: Path, name: str, old: str, new: str) -> Path:
    """A directory with a class of whose text a piece is replaced; its tests stand in the right directory."""
    folder.mkdir()
    text = (CLASSES / f"{name}.java").read_text("utf-8")
    assert text.count(old) == 1, old
    (folder / f"{name}.java").write_text(text.replace(old, new), "utf-8")
    return _with_tests(folder, [name])


def _with_tests(folder: Path, names: list[str]) -> Path:
    """Lists the tests of some classes in the directory."""
    files = [Path(file).stem for name in names for file in generated(name)[0].files if file.endswith("PathTest.java")]
    (folder / "tests").write_text("".join(f"{each}\n" for each in dict.fromkeys(files)), "utf-8")
    return folder


def succeed(command: list[str]) -> str:
    """What a command prints; it must not fail."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
