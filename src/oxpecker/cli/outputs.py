"""Output formats for programs: JSON, SARIF, JUnit XML, GitHub annotations; and baselines of known findings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import click

from oxpecker.api.checking import Report
from oxpecker.cli.terminal import trusted
from oxpecker.cli.writing import write_file, writing
from oxpecker.report.fingerprint import cause_fingerprint, fingerprint, new_findings
from oxpecker.results import MethodResult

FORMATS = ("text", "json", "sarif", "junit", "github")


def show_report(layout: str, report: Report) -> None:
    """Prints the verdicts in a format for programs. Commands to GitHub must reach it as they are."""
    text = rendered(layout, report)
    with trusted() if layout == "github" else nullcontext():
        click.echo(text, nl=False)


def rendered(layout: str, report: Report) -> str:
    """The verdicts in a format, with a final line break."""
    match layout:
        case "json":
            return report.json()
        case "sarif":
            return report.sarif()
        case "junit":
            return report.junit()
        case "github":
            return report.github()
        case "text":
            return f"{report}\n"
    from oxpecker.api.formats import FormatFailed, written_by

    try:
        return written_by(layout, report)
    except FormatFailed as problem:
        raise click.UsageError(str(problem)) from None


class FormatType(click.Choice[str]):
    """A format: one of ours, or one that an installed package declares."""

    def __init__(self) -> None:
        super().__init__(FORMATS)

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name of the format."""
        if is_format(str(value)):
            return str(value)
        return super().convert(value, param, ctx)


def is_format(name: str) -> bool:
    """Whether results can be written in this format. Other packages are asked only about names that are not ours."""
    if name in FORMATS:
        return True
    from oxpecker.api.formats import installed_formats

    return name in installed_formats()


class OutputType(click.ParamType[tuple[str, Path]]):
    """`FORMAT:FILE`, or a file whose extension determines the format."""

    name = "FORMAT:FILE"
    _SUFFIXES: Mapping[str, str] = {".json": "json", ".sarif": "sarif", ".xml": "junit", ".txt": "text"}

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Path]:
        """The format and the file."""
        layout, colon, file = str(value).partition(":")
        if colon and file and is_format(layout):
            return layout, Path(file)
        known = self._SUFFIXES.get(Path(str(value)).suffix)
        if known is None:
            self.fail(f"{value!r} is not FORMAT:FILE with one of {', '.join(FORMATS)}", param, ctx)
        return known, Path(str(value))


def write_outputs(outputs: Sequence[tuple[str, Path]], report: Report) -> None:
    """Writes the verdicts to files, one for each requested format."""
    for layout, file in outputs:
        write_file(file, rendered(layout, report))


def refuse_foreign_pages(directory: Path) -> None:
    """Raises an error early if pages cannot be written there."""
    from oxpecker.report.html import NoReport, refuse_foreign

    try:
        with writing(directory):
            refuse_foreign(directory)
    except NoReport as problem:
        raise click.UsageError(str(problem)) from None


def write_pages(directory: Path, report: Report) -> Path:
    """Writes HTML pages, and returns the first one."""
    from oxpecker.report.html import NoReport

    try:
        with writing(directory):
            return report.write_html(directory)
    except NoReport as problem:
        raise click.UsageError(str(problem)) from None


def read_baseline(file: Path | None) -> set[str]:
    """The fingerprints of the known findings; empty without a file."""
    if file is None:
        return set()
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        known = {str(each["fingerprint"]) for each in data["findings"]}
        return known | {str(each["cause"]) for each in data["findings"] if "cause" in each}
    except OSError as error:
        raise click.UsageError(f"the baseline {file} cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise click.UsageError(f"{file} is not a baseline; write one with --write-baseline") from None


def without_known(result: MethodResult, known: set[str]) -> MethodResult:
    """The result without findings in the baseline."""
    new = tuple(new_findings(result.findings, known))
    left_out = len(result.findings) - len(new)
    if not left_out:
        return result
    note = f"{left_out} known finding{'s are' if left_out > 1 else ' is'} in the baseline"
    return replace(result, findings=new, notes=(*result.notes, note))


def write_baseline(file: Path, results: Sequence[MethodResult]) -> int:
    """Writes all findings to a baseline, and returns their number."""
    found = [
        {
            "fingerprint": fingerprint(f),
            "cause": cause_fingerprint(f),
            "method": f.started,
            "kind": f.kind,
            "clause": f.clause,
            "file": f.span.file,
        }
        for result in results
        for f in result.findings
    ]
    unique = {each["fingerprint"]: each for each in found}
    data = {"version": 1, "findings": sorted(unique.values(), key=lambda each: (each["method"], each["fingerprint"]))}
    write_file(file, json.dumps(data, indent=2) + "\n")
    return len(unique)
