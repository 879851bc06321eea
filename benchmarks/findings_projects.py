"""The first ten findings of projects, printed for a person to judge, and the precision that follows from the labels."""

from __future__ import annotations

import csv
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from enum import StrEnum
from pathlib import Path
from statistics import mean
from time import monotonic
from zipfile import ZipFile

import oxpecker
from oxpecker.results.finding_class import Confidence, confidence_of

LABELS = Path(__file__).parent / "findings" / "labels.csv"
"""Findings of public libraries, judged by reading their code."""
SHOWN = 10
"""How many findings of a project are judged."""


class Label(StrEnum):
    """What a person says about a finding."""

    ACT = "act"
    """I would change the code or write a contract now."""
    TRUE = "true"
    """True, but not worth a change."""
    PRECONDITION = "precondition"
    """Only callers can be wrong: it should have been latent."""
    IMPOSSIBLE = "impossible"
    """No calls make such an object."""
    FALSE = "false"
    """A JVM does something else."""
    DUPLICATE = "duplicate"
    """The same cause as an earlier finding."""
    OPEN = ""
    """Not judged yet."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A row in a file of labels."""

    project: str
    number: int
    kind: str
    place: str
    call: str
    label: Label = Label.OPEN


@dataclass(frozen=True, slots=True)
class Reasoned:
    """A label with its reason in one line."""

    label: Label
    reason: str


UNLABELLED = Reasoned(Label.OPEN, "")


def known_labels(file: Path = LABELS) -> dict[tuple[str, str, str], Reasoned]:
    """The labels of findings that were judged before, by project, method and place."""
    with file.open(encoding="utf-8", newline="") as rows:
        return {
            (row["project"], row["method"], row["place"]): Reasoned(Label(row["label"]), row["reason"])
            for row in csv.DictReader(rows)
        }


def first_findings(project: Path, minutes: float) -> list[Judged]:
    """Checks a source jar or a folder, and prints the causes that `oxpecker check` lists at its end."""
    with _sources(project) as source:
        begun = monotonic()
        report = oxpecker.check(source, config=False, budget=minutes)
        rows, known = [], known_labels()
        sure = [each.finding for each in report.causes if confidence_of(each.finding) is not Confidence.LOW]
        counted = f"{len(report.causes)} causes of findings, {len(sure)} with more than low confidence"
        print(f"{project.name}: {counted}, in {monotonic() - begun:.0f} s")
        for number, finding in enumerate(sure[:SHOWN], 1):
            file = Path(finding.span.file)
            place = f"{file.relative_to(source) if file.is_relative_to(source) else file}:{finding.span.line}"
            told = known.get((project.name.removesuffix("-sources.jar"), finding.started, place), UNLABELLED)
            print(f"{number:3} {finding.kind}: {finding.reason or finding.clause}\n    {place}\n    {finding.call}")
            print(f"    {told.label or 'unlabelled'}{': ' if told.reason else ''}{told.reason}")
            rows.append(Judged(project.name, number, finding.kind, place, finding.call, told.label))
    return rows


@contextmanager
def _sources(project: Path) -> Iterator[Path]:
    if project.is_dir():
        yield project
        return
    with tempfile.TemporaryDirectory() as folder, ZipFile(project) as archive:
        archive.extractall(folder, [each for each in archive.namelist() if each.endswith(".java")])
        yield Path(folder)


def append(rows: list[Judged], labels: Path) -> None:
    """Adds rows to a file of labels, for a person to fill in the last column."""
    with labels.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(astuple(row) for row in rows)


def judged(labels: Path) -> list[Judged]:
    """The rows of a file of labels."""
    with labels.open(encoding="utf-8", newline="") as file:
        return [
            Judged(project, int(number), kind, place, call, Label(label))
            for project, number, kind, place, call, label in csv.reader(file)
        ]


def show_precision(rows: list[Judged]) -> None:
    """Prints the share of findings worth acting on, for each project and on average, and the share of false ones."""
    shares = []
    for project in dict.fromkeys(row.project for row in rows):
        labels = Counter(row.label for row in rows if row.project == project)
        known = labels.total() - labels[Label.OPEN]
        if known:
            shares.append(labels[Label.ACT] / known)
        print(f"{project:40} {labels[Label.ACT]:2} of {known:2} worth acting on, {labels[Label.OPEN]} not judged")
    known = sum(row.label is not Label.OPEN for row in rows)
    if known:
        false = sum(row.label is Label.FALSE for row in rows)
        print(f"precision at ten {mean(shares):.2f}, {false} of {known} false")
