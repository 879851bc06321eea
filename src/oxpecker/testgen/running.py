"""Compiles and runs tests with the installed JDK and JUnit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from oxpecker.testgen.limits import MACHINE_SECONDS

_DEBIAN = Path("/usr/share/java")
_MAVEN = Path.home() / ".m2" / "repository"


class CannotRun(Exception):
    """Tests cannot be compiled or run; the message tells why."""


@dataclass(frozen=True, slots=True)
class TestRun:
    """The number of tests that ran, and for each failed one its class, name, message and exception."""

    __test__ = False

    tests: int
    failures: tuple[tuple[str, str, str], ...]


def find_junit(version: int, given: Sequence[Path]) -> list[Path]:
    """The class path of JUnit: given by the user, or found in the usual places."""
    if given:
        missing = [str(path) for path in given if not path.is_file()]
        if missing:
            raise CannotRun(f"no such file: {missing[0]}")
        return list(given)
    if version == 4:
        found = [path for path in (_DEBIAN / "junit4.jar", _DEBIAN / "hamcrest.jar") if path.is_file()]
        kept = [
            *sorted(_MAVEN.glob("junit/junit/4*/*.jar"))[-1:],
            *sorted(_MAVEN.glob("org/hamcrest/hamcrest*/*/*.jar")),
        ]
        found = found if len(found) == 2 else kept
    else:
        kept = sorted(_MAVEN.glob("org/junit/platform/junit-platform-console-standalone/*/*.jar"))
        installed = _DEBIAN / "junit-platform-console-standalone.jar"
        found = [installed] if installed.is_file() else kept[-1:]
    if not found:
        raise CannotRun(
            f"no JUnit {version} was found in {_DEBIAN} or {_MAVEN}; install the package junit{version}, or give "
            + ("junit-platform-console-standalone.jar" if version == 5 else "junit.jar and hamcrest.jar")
            + " with --junit-jar"
        )
    return found


def run_tests(sources: Sequence[Path], tests: Sequence[Path], version: int, junit: Sequence[Path]) -> TestRun:
    """Compiles the program and its tests, and runs the tests with assertions enabled."""
    find_tools("--run")
    with tempfile.TemporaryDirectory() as folder:
        path = os.pathsep.join([folder, *map(str, junit)])
        compile_java([*sources, *tests], Path(folder), junit)
        names = [name for name in map(_class_name, tests) if name.endswith("Test")]
        machine = ["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", path]
        if version == 4:
            return _junit4(_run([*machine, "org.junit.runner.JUnitCore", *names]))
        chosen = [f"--select-class={name}" for name in names]
        reports = f"{folder}/reports"
        launcher = "org.junit.platform.console.ConsoleLauncher"
        done = _run([*machine, launcher, "--details=none", "--disable-banner", f"--reports-dir={reports}", *chosen])
        return _junit5(done, Path(reports))


def find_tools(option: str) -> None:
    """Raises CannotRun if there is no JDK for what an option asks for."""
    for tool in ("javac", "java"):
        if shutil.which(tool) is None:
            raise CannotRun(f"{tool} is not on the PATH; {option} needs a JDK")


def compile_java(files: Sequence[Path], folder: Path, libraries: Sequence[Path]) -> None:
    """Compiles files into a folder; raises CannotRun if they do not compile."""
    folder.mkdir(exist_ok=True)
    path = os.pathsep.join(map(str, [folder, *libraries]))
    options = ["-encoding", "UTF-8", "-nowarn", "-Xlint:none", "-J-XX:TieredStopAtLevel=1", "-proc:none"]
    compiled = _run(["javac", *options, "-cp", path, "-d", str(folder), *map(str, files)])
    if compiled.returncode:
        raise CannotRun(f"the tests do not compile:\n{(compiled.stderr + compiled.stdout).strip()[:2000]}")


def run_main(name: str, folder: Path) -> str:
    """Runs the `main` of a compiled class with assertions enabled; returns what it writes to the error stream."""
    return _run(["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", str(folder), name]).stderr


def _class_name(file: Path) -> str:
    package = re.search(r"^package ([\w.]+);", file.read_text("utf-8"), re.M)
    return f"{package[1]}.{file.stem}" if package else file.stem


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command, capture_output=True, text=True, errors="replace", timeout=MACHINE_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise CannotRun(f"{command[0]} did not end within {MACHINE_SECONDS} seconds") from None


def _junit4(done: subprocess.CompletedProcess[str]) -> TestRun:
    passed = re.search(r"^OK \((\d+) tests?\)", done.stdout, re.M)
    if passed:
        return TestRun(int(passed[1]), ())
    counted = re.search(r"^Tests run: (\d+),  Failures: (\d+)", done.stdout, re.M)
    if counted is None:
        raise CannotRun(f"JUnit did not run the tests:\n{(done.stderr + done.stdout).strip()}")
    failures = re.findall(r"^\d+\) (\w+)\((?:[\w$]+\.)*([\w$]+)\)\n(.*)", done.stdout, re.M)
    failed = [(f"{owner}.{name}", message, _simple(message.partition(":")[0])) for name, owner, message in failures]
    return TestRun(int(counted[1]), tuple(failed))


def _junit5(done: subprocess.CompletedProcess[str], reports: Path) -> TestRun:
    from xml.etree import ElementTree

    files = sorted(reports.glob("TEST-*.xml"))
    if not files:
        raise CannotRun(f"JUnit did not run the tests:\n{(done.stderr + done.stdout).strip()}")
    tests = 0
    failures: list[tuple[str, str, str]] = []
    for file in files:
        for case in ElementTree.parse(file).iter("testcase"):
            tests += 1
            wrong = case.find("failure") if case.find("failure") is not None else case.find("error")
            if wrong is not None:
                message = wrong.get("message") or wrong.get("type") or ""
                owner = case.get("classname", "").rpartition(".")[2]
                name = f"{owner}.{case.get('name', '').removesuffix('()')}"
                failures.append((name, message.splitlines()[0] if message else "", _simple(wrong.get("type", ""))))
    return TestRun(tests, tuple(sorted(failures)))


def _simple(name: str) -> str:
    """The name of a class without its package and enclosing classes."""
    return re.split(r"[.$]", name)[-1]
