"""How many seeded bugs `oxpecker check` finds without being told what is meant, and how much noise it makes.

    python benchmarks/findings.py                         all kinds of the corpus
    python benchmarks/findings.py --only boundary --limit 3
    python benchmarks/findings.py --diff                  how many `oxpecker diff` tells from their right versions
    python benchmarks/findings.py --state findings.csv    continues where an earlier run with this file stopped
    python benchmarks/findings.py lib-sources.jar .. --labels labels.csv
                                                          the first ten findings of each project, for judging
    python benchmarks/findings.py --labels labels.csv     precision at ten, from the labels in the last column

The corpus (`findings_corpus.py`) has a wrong and a right version of each program. A bug is *found* if a finding on the
wrong version contains a changed line, or the line where the recorded call fails, in its site or its trace, and the
right version does not have the same finding. *Noise* are all findings on right versions, and on versions that only
need a precondition (`latent`). These should be *quiet*.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

import oxpecker
from benchmarks.findings_corpus import Expected, Program, Side, programs
from benchmarks.findings_projects import append, first_findings, judged, show_precision
from oxpecker.api.differing import UNCHANGED, VersionDiff
from oxpecker.api.loading import load
from oxpecker.engine import Options
from oxpecker.results import Finding, FindingKind
from oxpecker.results.difference import Comparison


@dataclass(frozen=True, slots=True)
class Measurement:
    """What a check says about the two versions of a program: numbers of findings, and seconds."""

    file: str
    found: bool
    wrong: int
    right: int
    seconds: float
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Checked:
    """The findings on a version of a program, or why it could not be checked."""

    findings: tuple[Finding, ...]
    seconds: float
    problem: str = ""


def checked(path: Path, seconds: float) -> Checked:
    """Checks a file as the command line does, without configuration files."""
    begun = process_time()
    try:
        report = oxpecker.check(path, config=False, time=seconds)
    except oxpecker.ProgramErrors as errors:
        return Checked((), process_time() - begun, str(errors).splitlines()[0])
    return Checked(tuple(report.findings), process_time() - begun)


def place(finding: Finding, program: Program, side: Side) -> str:
    """The text at the site of a finding; its line in code of the library."""
    if Path(finding.span.file).name != program.path(side).name:
        return f"{finding.span.file}:{finding.span.line}"
    return program.lines(side)[finding.span.line - 1].strip()


def is_same(wrong: Finding, right: Finding, program: Program) -> bool:
    """Whether findings on two versions are the same, by the text at the site or by the call: line numbers move."""
    cause, other = ((each.kind, each.started, each.reason) for each in (wrong, right))
    if cause != other:
        return False
    return wrong.call == right.call or place(wrong, program, Side.WRONG) == place(right, program, Side.RIGHT)


def touched_lines(finding: Finding, program: Program) -> set[int]:
    """The lines of the program at the site and in the steps of the trace; the site of an endless run is its loop."""
    spans = [finding.span, *(step.span for step in finding.steps)]
    lines = {span.line for span in spans if Path(span.file).name == program.path(Side.WRONG).name}
    if finding.kind is FindingKind.NEVER_ENDS and finding.span.line in lines:
        lines |= set(range(finding.span.line, finding.span.end_line + 1))
    return lines


def is_found(program: Program, wrong: Iterable[Finding], right: tuple[Finding, ...]) -> bool:
    """Whether a finding on the wrong version is about the bug."""
    lines = program.changed_lines | {program.fails}
    return any(
        touched_lines(each, program) & lines and not any(is_same(each, two, program) for two in right) for each in wrong
    )


def measured(program: Program, seconds: float) -> Measurement:
    """Checks both versions of a program."""
    wrong, right = (checked(program.path(side), seconds) for side in Side)
    return Measurement(
        program.file,
        is_found(program, wrong.findings, right.findings),
        len(wrong.findings),
        len(right.findings),
        round(wrong.seconds + right.seconds, 2),
        wrong.problem or right.problem,
    )


def measurements(chosen: list[Program], seconds: float, state: Path | None) -> Iterator[tuple[Program, Measurement]]:
    """Measures programs one after the other; those in the file of the state are not checked again."""
    known = _read(state) if state is not None and state.exists() else {}
    for program in chosen:
        row = known.get(program.file)
        if row is None:
            row = measured(program, seconds)
            if state is not None:
                with state.open("a", encoding="utf-8", newline="") as file:
                    csv.writer(file, lineterminator="\n").writerow(astuple(row))
        yield program, row


def _read(state: Path) -> dict[str, Measurement]:
    with state.open(encoding="utf-8", newline="") as file:
        rows = [
            Measurement(name, found == "True", int(wrong), int(right), float(seconds), problem)
            for name, found, wrong, right, seconds, problem in csv.reader(file)
        ]
    return {row.file: row for row in rows}


@dataclass(slots=True)
class Total:
    """A row of the table: the sums over programs of a kind."""

    programs: int = 0
    to_find: int = 0
    found: int = 0
    latent: int = 0
    quiet: int = 0
    noise: int = 0
    seconds: float = 0.0

    def add(self, program: Program, row: Measurement) -> None:
        """Adds a program."""
        is_latent = program.expected is Expected.LATENT
        self.programs += 1
        self.to_find += program.expected.is_finding
        self.found += program.expected.is_finding and row.found
        self.latent += is_latent
        self.quiet += is_latent and row.wrong == 0
        self.noise += row.right + (row.wrong if is_latent else 0)
        self.seconds += row.seconds

    def text(self, kind: str) -> str:
        """The row in Markdown."""
        found = f"{self.found} of {self.to_find}" if self.to_find else ""
        missed = str(self.to_find - self.found) if self.to_find else ""
        quiet = f"{self.quiet} of {self.latent}" if self.latent else ""
        return f"| {kind} | {self.programs} | {found} | {missed} | {quiet} | {self.noise} | {self.seconds:.0f} |"


def mark(program: Program, row: Measurement) -> str:
    """What is printed beside a program: nothing where no answer is wrong."""
    if program.expected.is_finding:
        return "found" if row.found else "missed"
    if program.expected is Expected.LATENT:
        return "noisy" if row.wrong else "quiet"
    return ""


def show_table(rows: Iterable[tuple[Program, Measurement]]) -> None:
    """Prints each program as it is measured, and then the table."""
    totals: dict[str, Total] = {}
    whole = Total()
    for program, row in rows:
        print(
            f"{program.file:40} {program.expected:11} {mark(program, row):6} wrong {row.wrong:2}  right {row.right:2}"
            f" {row.seconds:7.1f} s  {row.problem}",
            flush=True,
        )
        for total in (totals.setdefault(program.kind, Total()), whole):
            total.add(program, row)
    print("\n| kind | programs | found | missed | quiet | noise | seconds |\n|---|---|---|---|---|---|---|")
    for kind, total in totals.items():
        print(total.text(kind))
    print(whole.text("all"))


def show_differences(chosen: list[Program], seconds: float) -> None:
    """Compares the right version of each program, as the old one, with the wrong one."""
    told = 0
    begun = process_time()
    for program in chosen:
        started = process_time()
        old, new = (load(program.path(side)) for side in (Side.RIGHT, Side.WRONG))
        results = list(VersionDiff(old, new, Options(seconds=seconds), {}).results())
        is_told = any(each.verdict is Comparison.DIFFERS for each in results)
        told += is_told
        others = "; ".join(
            f"{each.method} {each.verdict}: {each.reason}" for each in results if each.reason not in ("", UNCHANGED)
        )
        mark = "told" if is_told else "missed"
        print(f"{program.file:40} {mark:6} {process_time() - started:7.1f} s  {'' if is_told else others}", flush=True)
    print(f"\n{told} of {len(chosen)} told from their right versions, {process_time() - begun:.0f} s")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = list(dict.fromkeys(each.kind for each in programs()))
    parser.add_argument("projects", nargs="*", type=Path, metavar="PROJECT", help="source jars or folders to judge")
    parser.add_argument("--only", choices=kinds, metavar="KIND", help=f"one kind: {', '.join(kinds)}")
    parser.add_argument("--limit", type=int, help="how many programs of each kind; default: all")
    parser.add_argument("--time", type=float, default=10.0, help="seconds for each method; default: 10")
    parser.add_argument("--diff", action="store_true", help="compare the two versions instead of checking them")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keeps measurements, and continues with them")
    parser.add_argument("--minutes", type=float, default=10.0, help="the budget of a project; default: 10")
    parser.add_argument("--labels", type=Path, metavar="FILE", help="where the findings of projects are labelled")
    arguments = parser.parse_args()
    found = []
    for project in arguments.projects:
        rows = first_findings(project, arguments.minutes)
        found += rows
        if arguments.labels is not None:
            append(rows, arguments.labels)
    if found and arguments.labels is None:
        show_precision(found)
    if arguments.labels is not None:
        show_precision(judged(arguments.labels))
    elif not arguments.projects:
        chosen = [
            program
            for kind in kinds
            if arguments.only in (None, kind)
            for program in [each for each in programs() if each.kind == kind][: arguments.limit]
        ]
        if arguments.diff:
            show_differences(chosen, arguments.time)
            return
        show_table(measurements(chosen, arguments.time, arguments.state))


if __name__ == "__main__":
    main()
