"""The law that checks and generated tests agree about methods without a contract, within the same bounds.

A method that a check calls valid, if only under conditions, has no test that fails. A method with a finding has one, or
another method has one for the same cause, unless `tests` says that not all paths became tests. A run that never ends is
no test.
"""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest

from oxpecker.api.case_standing import case_standing, constructed_cases
from oxpecker.api.limits import USUAL_SIZE
from oxpecker.api.loading import Loaded, load
from oxpecker.api.method_cases import Selection, method_cases
from oxpecker.api.session import Session
from oxpecker.engine import Bounds, Options
from oxpecker.java.outline import outline
from oxpecker.oox import typed
from oxpecker.results import FindingKind, Verdict
from oxpecker.results.case import Case
from oxpecker.testgen import JavaView, JUnitStyle, JUnitWriter, select
from tests.exhaustive import sampled

PROGRAMS = sorted((Path(__file__).parent.parent / "programs/java/judgment").glob("*.java"))

OBJECTS = """public class Cursor {
    private final String text;
    private int at;
    private int[] marks = new int[2];

    public Cursor(String text) { this.text = text; }

    public void forward() { if (at < 2) at++; }

    public int mark() { return marks[at > 1 ? 1 : at]; }

    public char here() { return text.charAt(at); }

    public static int letters(String line) { return line.trim().length(); }

    public static char first(String line) { return line.charAt(0); }

    public static int share(int sum, int people) { return sum / people; }
}
"""
"""Negative positions cannot exist, null and empty texts can."""


class Silent:
    """Watches nothing."""

    def working(self) -> nullcontext[None]:
        return nullcontext()

    def tick(self, seconds: float, paths: int) -> None:
        """Nothing is shown."""


def shown(loaded: Loaded, view: JavaView, methods: list[typed.Method]) -> tuple[list[Case], set[str]]:
    """The cases that become tests which fail, and the methods of which not all paths became tests."""
    options = Options(bounds=Bounds.of_inputs(USUAL_SIZE), strategy="lazier#", seconds=600)
    session, writer = Session(loaded, options, methods), JUnitWriter(view, JUnitStyle())
    cases: list[Case] = []
    unfinished: set[str] = set()
    for method in methods:
        found = method_cases(session, method, Selection(False, False, False, True), Silent())
        cases += [*found.cases, *found.larger]
        unfinished |= {method.info.key} if found.reasons else set()
    cases += constructed_cases(session, writer, cases)
    selected = select(cases, {}, lambda number: case_standing(session, writer, cases[number]))
    return [cases[number] for number in selected.chosen if cases[number].finding is not None], unfinished


def disagreements(file: Path) -> list[str]:
    """The methods of a program about which check and tests disagree."""
    loaded = load(file)
    view = JavaView(loaded.program, outline(loaded.java_sources()))
    methods = [each for each in loaded.methods_to_check() if view.may_use(each.info)]
    failing, unfinished = shown(loaded, view, methods)
    keys = {case.method for case in failing}
    defects = {case.finding.defect for case in failing if case.finding is not None}
    session, found = Session(loaded, Options(bounds=Bounds.of_inputs(USUAL_SIZE), seconds=600), methods), []
    for method in methods:
        result = session.check(method)
        fails = method.info.key in keys
        if result.verdict.is_positive and fails:
            found.append(f"{method.info} is {result.verdict}, and a test fails")
        is_shown = fails or method.info.key in unfinished or any(each.defect in defects for each in result.findings)
        ends = any(each.kind is not FindingKind.NEVER_ENDS for each in result.findings)
        if result.verdict is Verdict.INVALID and ends and not is_shown:
            found.append(f"{method.info} is invalid, and no test fails: {result.findings[0].call}")
    return found


def test_they_agree_about_objects_and_null(tmp_path: Path) -> None:
    file = tmp_path / "Cursor.java"
    file.write_text(OBJECTS, encoding="utf-8")
    assert disagreements(file) == []


@pytest.mark.parametrize("file", sampled(PROGRAMS, len(PROGRAMS)), ids=lambda file: file.stem)
def test_they_agree_about_stored_programs(file: Path) -> None:
    assert disagreements(file) == []
