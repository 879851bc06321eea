"""The output of `oxpecker check`, and its exit code."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import field

import click

from oxpecker.api.checking import Report
from oxpecker.api.loading import Loaded
from oxpecker.cli.loading import EXIT_FINDING
from oxpecker.cli.main import EXIT_INPUT, EXIT_INTERNAL_ERROR, EXIT_UNKNOWN
from oxpecker.cli.outputs import show_report
from oxpecker.cli.showing import next_lines, show_result
from oxpecker.engine import Options
from oxpecker.limits.defects import INTERNAL_ERROR
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic
from oxpecker.report.check import describe_counts, describe_result, describe_verdicts
from oxpecker.report.limits import MANY_METHODS
from oxpecker.report.proof import describe_proof
from oxpecker.report.statistics import describe_statistics
from oxpecker.report.telling import describe_telling
from oxpecker.report.unknowns import describe_unknowns
from oxpecker.results import Cause, MethodResult, Verdict
from oxpecker.results.root_causes import EarlierFindings

EXIT_BOUNDS = 4


@dataclass(frozen=True, slots=True)
class Screen:
    """The output: each verdict as it is found and a summary, or one document at the end."""

    file: str
    loaded: Loaded
    flags: Sequence[str]
    layout: str
    quiet: bool
    color: str
    statistics: bool
    fail_on: str
    further: tuple[str, ...] = ()
    """The other files of the program."""
    explains: bool = False
    """Whether to print how each verdict was reached."""
    earlier: EarlierFindings = field(default_factory=EarlierFindings)
    """The findings that have been shown."""

    def say(self, text: str) -> None:
        """Prints a line for people."""
        if self.layout == "text" and text:
            click.echo(text)

    def tell_file(self, what: str, file: object) -> None:
        """Reports an output file."""
        if not self.quiet:
            self.say(f"{what}: {file}")

    def tell_unchecked(self, number: int) -> None:
        """Reports that a run has ended before all methods were checked, as --max-findings wants it."""
        if number and not self.quiet:
            self.say(f"{number} method{'' if number == 1 else 's'} not checked: enough findings (--max-findings)")

    def show(self, result: MethodResult, options: Options) -> None:
        """Prints the verdict about a method; a quiet screen shows only those that make the command fail.

        Methods that had no turn are only counted at the end: a short budget leaves thousands of a large program.
        """
        if self.layout != "text" or (self.quiet and not exit_code([result], self.fail_on)):
            return
        if result.reason.cause is Cause.BUDGET:
            return
        flags = [*map(shlex.quote, self.further), *self.flags]
        lines = [describe_result(result, self.file, self.loaded.sources, flags, self.earlier.before(result))]
        lines += describe_proof(result) if self.explains else []
        lines += [] if self.further else next_lines(result, self.file, options)
        lines += [describe_statistics(result.statistics)] if self.statistics else []
        show_result("\n".join(lines), result, self.color)

    def end(self, report: Report, all_methods: bool) -> None:
        """Prints the findings that matter most and the number of verdicts of each kind; for programs, the report."""
        if self.layout != "text":
            show_report(self.layout, report)
            return
        if self.quiet:
            return
        if len(report.results) > MANY_METHODS and report.causes:
            click.echo(describe_telling(report.causes))
        if len(report.results) > MANY_METHODS or any(each.reason.cause is Cause.BUDGET for each in report.results):
            self.say(describe_unknowns(report.results))
        if all_methods:
            click.echo(describe_verdicts(report.results))
        elif len(report.results) > 1 or self.loaded.errors:
            number = len(self.loaded.errors)
            errors = f"; {number} error{'' if number == 1 else 's'} in the program" if number else ""
            click.echo(describe_counts(report.results) + errors)


def exit_code(results: Sequence[MethodResult], fail_on: str, errors: Sequence[Diagnostic] = ()) -> int:
    """The exit code of a check: the worst result that the user wants to fail on."""
    verdicts = {result.verdict for result in results}
    if any(result.findings for result in results):
        return EXIT_FINDING
    has_defects = any(each.message.startswith(INTERNAL_ERROR) for each in errors)
    if has_defects or any(result.reason.cause is Cause.INTERNAL_ERROR for result in results):
        return EXIT_INTERNAL_ERROR
    if errors or any(result.reason.cause is Cause.FORMULA for result in results):
        return EXIT_INPUT
    if Verdict.UNKNOWN in verdicts and fail_on != "finding":
        return EXIT_UNKNOWN
    return EXIT_BOUNDS if any(each.is_within_bounds for each in verdicts) and fail_on == "bounds" else 0
