"""The corpus of `benchmarks/findings.py` is well formed, and a JVM agrees with its table."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from benchmarks.findings import Measurement, Total, is_found
from benchmarks.findings_corpus import CORPUS, Expected, Program, Side, problem, programs, recorded
from benchmarks.findings_projects import Judged, Label, append, judged, known_labels, show_precision
from oxpecker.oox.source import Span
from oxpecker.results import Finding, FindingKind
from tests.tools import need_jdk


def _files(side: Side) -> list[str]:
    return sorted(path.relative_to(CORPUS / side).as_posix() for path in (CORPUS / side).rglob("*.java"))


def _named(name: str) -> Program:
    return next(each for each in programs() if each.name == name)


def _finding(file: Path, line: int, call: str) -> Finding:
    span = Span(str(file), line, 1, line, 2)
    return Finding(FindingKind.EXCEPTION, "", span, "WeekdayTable.name(int)", "WeekdayTable.name(int)", call, ())


def test_every_wrong_file_has_a_right_one_and_a_row() -> None:
    rows = programs()
    assert _files(Side.WRONG) == _files(Side.RIGHT) == sorted(each.file for each in rows)
    assert len({each.name for each in rows}) == len(rows), "a driver for all programs needs different names"
    for each in rows:
        assert each.file == f"{each.kind}/{each.name}.java"
        assert f" {each.name}" in each.path(Side.WRONG).read_text("utf-8")


def test_the_line_of_the_bug_is_a_changed_one() -> None:
    for each in programs():
        assert each.line in each.changed_lines, each.file
        assert len(each.changed_lines) <= 4, f"{each.file}: one bug, not {len(each.changed_lines)} changed lines"


def test_recorded_calls_fail_as_expected() -> None:
    assert [text for text in map(problem, programs()) if text] == []


def test_the_corpus_has_the_size_that_the_figures_need() -> None:
    kinds = Counter(each.kind for each in programs())
    assert kinds["algorithms"] == 40
    assert kinds.total() - kinds["algorithms"] >= 60
    assert min(kinds.values()) >= 5
    assert set(Expected) == {each.expected for each in programs()}


def test_a_finding_counts_if_it_touches_the_bug_and_the_right_version_does_not_have_it() -> None:
    program = _named("WeekdayTable")
    wrong, right = (program.path(side) for side in Side)
    bug = _finding(wrong, program.line, "WeekdayTable.name(7)")
    assert is_found(program, [bug], ())
    assert not is_found(program, [_finding(wrong, program.line - 2, "WeekdayTable.name(0)")], ())
    assert not is_found(program, [bug], (_finding(right, program.line, "WeekdayTable.name(7)"),))
    assert not is_found(program, [_finding(Path("String.java"), program.line, "WeekdayTable.name(7)")], ())


def test_findings_on_latent_programs_are_noise() -> None:
    total = Total()
    total.add(_named("TextLength"), Measurement("latent/TextLength.java", False, 1, 0, 0.5))
    total.add(_named("WeekdayTable"), Measurement("crash/WeekdayTable.java", True, 2, 1, 0.5))
    assert total.text("both") == "| both | 2 | 1 of 1 | 0 | 0 of 1 | 2 | 1 |"


def test_precision_follows_from_labels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    labels = [Label.ACT, Label.FALSE, Label.OPEN]
    rows = [Judged("one.jar", number, "exception", "A.java:1", "A.f(0)", label) for number, label in enumerate(labels)]
    append(rows, tmp_path / "labels.csv")
    append([Judged("two.jar", 1, "assert", "B.java:2", "B.g()", Label.ACT)], tmp_path / "labels.csv")
    show_precision(judged(tmp_path / "labels.csv"))
    assert capsys.readouterr().out.splitlines()[-1] == "precision at ten 0.75, 1 of 3 false"


@pytest.mark.exhaustive
def test_a_jvm_does_what_the_table_says() -> None:
    need_jdk()
    assert recorded(programs()) == programs()


def test_the_guide_names_programs_of_the_corpus() -> None:
    guide = (CORPUS / "README.md").read_text("utf-8")
    rows = list(
        csv.reader((line.strip("| ") for line in guide.splitlines() if line[:3].strip("| ").isdigit()), delimiter="|")
    )
    numbers = [int(row[0]) for row in rows]
    assert numbers == list(range(1, 21))
    names = {each.name for each in programs()}
    assert {name.strip(" `") for row in rows for name in row[2].split(",")} <= names


def test_every_label_of_a_library_has_a_reason() -> None:
    labels = known_labels()
    assert labels and all(each.label is not Label.OPEN and each.reason for each in labels.values())
