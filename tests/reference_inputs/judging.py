"""What a check says about made-up programs, held against what a JVM does with them.

An input that breaks a program on a JVM while its check says `valid` is a wrong `valid`. A counterexample is turned into
a JUnit test; where that passes on the JVM, it is a false alarm. Tests of the other paths must pass.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.engine import Bounds, Cases, Options, check_method
from oxpecker.java.outline import outline
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import open_solver
from oxpecker.testgen import JavaView, JUnitStyle, JUnitWriter
from oxpecker.testgen.running import CannotRun, find_junit, run_tests
from tests.reference_inputs.machine import Failing, failing_inputs
from tests.reference_inputs.programs import Program
from tests.reference_inputs.tried import is_outside

_MOST_TESTS = 30
_SECONDS = 8.0


class Outcome(StrEnum):
    """How a check and a JVM compare."""

    AGREED = "agreed"
    UNKNOWN = "unknown"
    WRONG_VALID = "wrong valid"
    MISSED = "missed within bounds"
    """`valid within bounds`, and a small input breaks it; the bounds that are named may say why."""
    FALSE_ALARM = "false alarm"
    WRONG_PATH = "wrong path"
    """A test of a path that ends well fails on the JVM, or does not compile."""
    CRASH = "crash"


@dataclass(frozen=True, slots=True)
class Judged:
    """A program and how what is said about it compares."""

    program: Program
    outcome: Outcome
    what: str


@dataclass(frozen=True, slots=True)
class _Checked:
    program: Program
    verdict: Verdict
    reason: str
    files: dict[str, str]
    expected: dict[str, str]
    """The tests that fail, and by which exception."""


def judged(programs: Sequence[Program]) -> Iterator[Judged]:
    """What is said about programs, and what a JVM does; one machine for all of them."""
    failing = failing_inputs(programs)
    checked: list[_Checked] = []
    for program in programs:
        try:
            checked.append(_checked(program))
        except Exception as problem:  # whatever goes wrong is what a campaign looks for
            yield Judged(program, Outcome.CRASH, f"{type(problem).__name__}: {problem}")
    wrong = _run(checked)
    for each in checked:
        yield _judged(each, failing[each.program.name], wrong[each.program.name])


def _judged(each: _Checked, failing: Failing | None, wrong: list[tuple[Outcome, str]]) -> Judged:
    said = f"{each.verdict} ({each.reason})" if each.reason else str(each.verdict)
    claimed = failing is not None and not is_outside(each.reason, each.program.types, failing.arguments)
    if failing is not None and claimed and each.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
        outcome = Outcome.WRONG_VALID if each.verdict is Verdict.VALID else Outcome.MISSED
        return Judged(each.program, outcome, f"{said}, but f({', '.join(failing.arguments)}): {failing.how}")
    if wrong:
        return Judged(each.program, wrong[0][0], f"{said}; {wrong[0][1]}")
    return Judged(each.program, Outcome.UNKNOWN if each.verdict is Verdict.UNKNOWN else Outcome.AGREED, said)


def _checked(program: Program) -> _Checked:
    """The verdict, and JUnit tests for the paths of the program."""
    loaded = load_sources([Source(f"{program.name}.java", program.text)])
    (method,) = loaded.program.find_methods(program.called)
    options = Options(seconds=_SECONDS)
    with open_solver(options.solver) as solver:
        result: MethodResult = check_method(loaded.program, method, solver, options, loaded.sources)
    files, expected = _tests(loaded, method, program)
    return _Checked(program, result.verdict, result.reason, files, expected)


def _tests(loaded: Loaded, method: typed.Method, program: Program) -> tuple[dict[str, str], dict[str, str]]:
    view = JavaView(loaded.program, outline([loaded.sources[f"{program.name}.java"]]))
    writer = JUnitWriter(view, JUnitStyle(5, numbers=True))
    options = Options(Bounds.of_inputs(2), strategy="lazier#", seconds=_SECONDS)
    with open_solver(options.solver) as solver:
        search = Cases(loaded.program, method, solver, options, loaded.own, loaded.sources)
        cases = list(islice(search, _MOST_TESTS))
    writer.add(method, cases)
    written = writer.result("of a made-up program")
    return dict(written.files), dict(written.failing_tests)


def _run(checked: Sequence[_Checked]) -> dict[str, list[tuple[Outcome, str]]]:
    """What is wrong with the tests of each program; those that do not compile are run alone."""
    try:
        return _run_together(checked)
    except CannotRun as problem:
        if len(checked) == 1:
            return {checked[0].program.name: [(Outcome.WRONG_PATH, str(problem))]}
        middle = len(checked) // 2
        return {**_run(checked[:middle]), **_run(checked[middle:])}


def _run_together(checked: Sequence[_Checked]) -> dict[str, list[tuple[Outcome, str]]]:
    found: dict[str, list[tuple[Outcome, str]]] = {each.program.name: [] for each in checked}
    with tempfile.TemporaryDirectory() as directory:
        sources: list[Path] = []
        tests: dict[str, str] = {}
        for each in checked:
            source = Path(directory) / f"{each.program.name}.java"
            source.write_text(each.program.text, "utf-8")
            sources.append(source)
            tests.update(each.files)
        paths = []
        for name, text in tests.items():
            paths.append(Path(directory) / "tests" / name)
            paths[-1].parent.mkdir(parents=True, exist_ok=True)
            paths[-1].write_text(text, "utf-8")
        if not paths:
            return found
        failed = {
            name: (said, thrown) for name, said, thrown in run_tests(sources, paths, 5, find_junit(5, [])).failures
        }
    for each in checked:
        classes = {Path(name).stem for name in each.files}
        for name in sorted(each.expected.keys() - failed.keys()):
            found[each.program.name].append((Outcome.FALSE_ALARM, f"{name} passes on a JVM"))
        for name, (said, thrown) in failed.items():
            if name.partition(".")[0] in classes and each.expected.get(name, "nothing") not in ("", thrown):
                found[each.program.name].append((Outcome.WRONG_PATH, f"{name} fails on a JVM: {said}"))
    return found
