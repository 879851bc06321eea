"""`oxpecker check`: methods against their contracts, for all inputs within bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from oxpecker.api.checking import Report, replay_flags
from oxpecker.api.loading import Loaded
from oxpecker.cli.checking import annotated, verdicts
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.keeping import keeping_options
from oxpecker.cli.loading import EXIT_FINDING, choose_method, load
from oxpecker.cli.main import EXIT_UNKNOWN
from oxpecker.cli.options import checking_options, command_options, given_settings, language_options
from oxpecker.cli.outputs import (
    FORMATS,
    OutputType,
    read_baseline,
    refuse_foreign_pages,
    rendered,
    without_known,
    write_outputs,
    write_pages,
)
from oxpecker.cli.outputs import write_baseline as remember
from oxpecker.cli.relational_options import RelationalChoice, relational_options
from oxpecker.cli.sections import SectionedCommand
from oxpecker.cli.showing import next_lines, show_result
from oxpecker.engine import Options
from oxpecker.incremental import IncrementalCheck, Store
from oxpecker.oox import typed
from oxpecker.report.check import describe_counts, describe_result, describe_verdicts
from oxpecker.report.statistics import describe_statistics
from oxpecker.results import MethodResult, Verdict

if TYPE_CHECKING:
    from oxpecker.cli.coverage import Measured
    from oxpecker.cli.pictures import Pictures

EXIT_BOUNDS = 4


@click.command(cls=SectionedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--method", metavar="CLASS.METHOD", help="Check only this method; by default all that the file declares.")
@click.option("--all", "find_all", is_flag=True, help="Look for all findings, until bounds or time end the search.")
@click.option(
    "--all-methods",
    is_flag=True,
    help="Check every method with callees by contract (--modular), and end with a list of verdicts.",
)
@click.option("--format", "layout", type=click.Choice(FORMATS), default="text", help="For people or programs.")
@click.option(
    "--output",
    "outputs",
    type=OutputType(),
    multiple=True,
    help="Also write a file: json, sarif, junit, github or text, a colon, its name. May be given several times.",
)
@click.option(
    "--write-baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write all findings to this file, for --baseline.",
)
@click.option("--coverage", is_flag=True, help="Say which branches and lines the paths cover, and why not the others.")
@click.option("--lcov", type=click.Path(path_type=Path, dir_okay=False), help="Write coverage to this file, for LCOV.")
@click.option("--jacoco", type=click.Path(path_type=Path, dir_okay=False), help="The same in the XML of JaCoCo.")
@click.option(
    "--pictures",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Draw counterexamples into this directory, as SVG and DOT: heaps before and after, and step by step.",
)
@click.option(
    "--pictures-of",
    "drawn",
    type=click.Choice(["counterexamples", "paths"]),
    default="counterexamples",
    show_default=True,
    help="With paths: also the heaps of every path, and the tree of all.",
)
@click.option(
    "--full",
    is_flag=True,
    help="Draw whole heaps, not only what a path has touched, and the insides of library objects.",
)
@click.option(
    "--report",
    "pages",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write pages for a browser into this directory: verdicts, coverage, counterexamples step by step.",
)
@keeping_options
@relational_options
@command_options("max-findings", "statistics", "baseline", "fail-on")
@checking_options
@language_options
@command_options("quiet", "color")
def check(
    file: Path,
    method: str | None,
    find_all: bool,
    all_methods: bool,
    layout: str,
    outputs: tuple[tuple[str, Path], ...],
    write_baseline: Path | None,
    coverage: bool,
    lcov: Path | None,
    jacoco: Path | None,
    pictures: Path | None,
    drawn: str,
    full: bool,
    pages: Path | None,
    store: Store | None,
    relational: RelationalChoice,
    max_findings: int | None,
    statistics: bool,
    baseline: str | None,
    fail_on: str,
    quiet: bool,
    color: str,
    options: Options,
    language: dict[str, str],
) -> None:
    """Check the methods of the program in FILE against their contracts, for all inputs within bounds.

    Without bounds they grow until everything is covered, something is found, or the time is over. Every counterexample
    has been replayed before it is shown: a call with small inputs, the violated clause, the steps that changed
    something, and the heap before and after; of a program with threads, a column of steps for each thread and the
    schedule. Ctrl-C ends the check and shows what is known so far.

    --engine refine looks for counterexamples with relational logic, of methods with properties in comments
    `//@ alloy ..` above them or given with --property, and of contracts; calls stand for themselves, and their
    specifications are refined until they suffice. --engine inline puts the bodies in place of the calls.

    Options may also stand in oxpecker.toml or pyproject.toml, and in the source: see 'oxpecker config --help'.

    Exit codes: 0 valid; 1 a finding; 2 a mistake in the program or the command; 3 unknown; 4 valid within bounds;
    74 a file cannot be written; 130 interrupted. --fail-on makes 4, or 3 and 4, to 0.
    """
    if find_all and "max-findings" in given_settings():
        raise click.UsageError("--all and --max-findings exclude each other")
    if all_methods and method is not None:
        raise click.UsageError("--all-methods and --method exclude each other")
    if pictures is None and (full or drawn != "counterexamples"):
        raise click.UsageError("--full and --pictures-of go with --pictures")
    if pages is not None:
        refuse_foreign_pages(pages)
    loaded = load(file, language)
    methods = [choose_method(loaded, method)] if method is not None else loaded.methods_to_check()
    if not methods:
        raise click.UsageError("the program has no method to check")
    # A known finding must not hide a new one.
    find_all = find_all or (max_findings is None and (baseline is not None or write_baseline is not None))
    options = replace(options, most_findings=None if find_all else max_findings or 1)
    options = replace(options, modular=options.modular or all_methods, films=(pictures or pages) is not None)
    known, options_of = read_baseline(None if baseline is None else Path(baseline)), annotated(loaded, options)
    screen = _Screen(str(file), loaded, replay_flags(language), layout, quiet, color, statistics, fail_on)
    drawing = None if pictures is None else _pictures(pictures, drawn == "paths", full)
    measured = _measured(loaded, options) if coverage or lcov or jacoco or pages else None
    kept = None if store is None else IncrementalCheck(loaded.program, loaded.sources, store)
    everything: list[MethodResult] = []
    results: list[MethodResult] = []
    with Interruption() as interruption:
        found = verdicts(relational, loaded, methods, options, interruption, options_of, quiet, kept)
        for result, each in zip(found, methods, strict=False):
            everything.append(result)
            results.append(without_known(result, known))
            screen.show(results[-1], options_of(each))
            if drawing is not None:
                _draw(drawing, loaded, each, results[-1], options_of(each), layout == "text")
            if measured is not None and not interruption.heard:
                measured.options = options_of(each)
                said = measured.measure(each)
                screen.say(said if coverage else "")
        report = _report(screen, results, measured)
        screen.end(report, all_methods)
        if measured is not None:
            measured.save(lcov, jacoco)
        write_outputs(outputs, report)
        if pages is not None:
            screen.tell_file("report", write_pages(pages, report))
        if write_baseline is not None:
            count = remember(write_baseline, everything)
            screen.tell_file("baseline", f"{write_baseline}, with {count} finding{'' if count == 1 else 's'}")
    if interruption.heard:
        click.echo(f"oxpecker: interrupted at method {max(len(results), 1)} of {len(methods)}", err=True)
        raise SystemExit(interruption.code)
    raise SystemExit(_exit_code(results, fail_on))


@dataclass(frozen=True, slots=True)
class _Screen:
    """What is printed: each verdict as it is found and a summary, or one document at the end."""

    file: str
    loaded: Loaded
    flags: Sequence[str]
    layout: str
    quiet: bool
    color: str
    statistics: bool
    fail_on: str

    def say(self, text: str) -> None:
        """A line for people."""
        if self.layout == "text" and text:
            click.echo(text)

    def tell_file(self, what: str, file: object) -> None:
        """A file that was asked for beside what is printed."""
        if not self.quiet:
            self.say(f"{what}: {file}")

    def show(self, result: MethodResult, options: Options) -> None:
        """The verdict about a method; a quiet screen shows only what makes the command fail."""
        if self.layout != "text" or (self.quiet and not _exit_code([result], self.fail_on)):
            return
        lines = [describe_result(result, self.file, self.loaded.sources, self.flags)]
        lines += next_lines(result, self.file, options)
        lines += [describe_statistics(result.statistics)] if self.statistics else []
        show_result("\n".join(lines), result, self.color)

    def end(self, report: Report, all_methods: bool) -> None:
        """How many verdicts of which kind; for programs, the whole report."""
        if self.layout != "text":
            click.echo(rendered(self.layout, report), nl=False)
        elif all_methods and not self.quiet:
            click.echo(describe_verdicts(report.results))
        elif len(report.results) > 1 and not self.quiet:
            click.echo(describe_counts(report.results))


def _report(screen: _Screen, results: list[MethodResult], measured: Measured | None) -> Report:
    coverages = () if measured is None else tuple(measured.coverages)
    paths = () if measured is None else tuple(measured.paths)
    return Report(screen.file, tuple(results), screen.loaded.sources, screen.flags, coverages, paths)


def _pictures(folder: Path, of_paths: bool, full: bool) -> Pictures:
    from oxpecker.cli.pictures import Pictures

    return Pictures(folder, of_paths, full)


def _measured(loaded: Loaded, options: Options) -> Measured:
    from oxpecker.cli.coverage import Measured

    return Measured(loaded, options)


def _draw(
    drawing: Pictures,
    loaded: Loaded,
    method: typed.Method,
    result: MethodResult,
    options: Options,
    tells: bool,
) -> None:
    """Draws what was found of a method, and says which pictures there are now."""
    written = list(drawing.of_result(result))
    if drawing.of_paths:
        written += drawing.of_method(loaded, method, options)
    if tells:
        for name in (name for name in written if name.endswith(".svg")):
            click.echo(f"  picture: {name}")


def _exit_code(results: list[MethodResult], fail_on: str) -> int:
    verdicts = {result.verdict for result in results}
    if any(result.findings for result in results):
        return EXIT_FINDING
    if Verdict.UNKNOWN in verdicts and fail_on != "finding":
        return EXIT_UNKNOWN
    return EXIT_BOUNDS if Verdict.VALID_WITHIN_BOUNDS in verdicts and fail_on == "bounds" else 0
