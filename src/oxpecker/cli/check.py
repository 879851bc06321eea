"""`oxpecker check`: methods against their contracts, for all inputs within bounds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from oxpecker.api.checking import Report, replay_flags
from oxpecker.cli.checking import verdicts
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.loading import EXIT_FINDING, EXIT_UNKNOWN, choose_method, load
from oxpecker.cli.main import EXIT_INTERRUPTED
from oxpecker.cli.options import checking_options, language_options
from oxpecker.cli.outputs import FORMATS, OutputType, read_baseline, rendered, without_known, write_outputs
from oxpecker.cli.outputs import write_baseline as remember
from oxpecker.cli.relational_options import RelationalChoice, relational_options
from oxpecker.cli.sections import SectionedCommand
from oxpecker.engine import Options
from oxpecker.report.check import describe_result
from oxpecker.report.statistics import describe_statistics
from oxpecker.results import MethodResult, Verdict

EXIT_BOUNDS = 4


@click.command(cls=SectionedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--method", metavar="CLASS.METHOD", help="Check only this method; by default all that the file declares.")
@click.option(
    "--max-findings", type=click.IntRange(min=1), help="Stop after so many different findings per method.  [default: 1]"
)
@click.option("--all", "find_all", is_flag=True, help="Look for all findings, until bounds or time end the search.")
@click.option("--statistics", is_flag=True, help="Say what it took: time, memory, paths, questions.")
@click.option("--format", "layout", type=click.Choice(FORMATS), default="text", help="For people or programs.")
@click.option(
    "--output",
    "outputs",
    type=OutputType(),
    multiple=True,
    help="Also write a file: json, sarif, junit, github or text, a colon, its name. May be given several times.",
)
@click.option(
    "--baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Findings in this file are known: only new ones are shown and count.",
)
@click.option(
    "--write-baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write all findings to this file, for --baseline.",
)
@relational_options
@checking_options
@language_options
def check(
    file: Path,
    method: str | None,
    max_findings: int | None,
    find_all: bool,
    statistics: bool,
    layout: str,
    outputs: tuple[tuple[str, Path], ...],
    baseline: Path | None,
    write_baseline: Path | None,
    relational: RelationalChoice,
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

    Exit codes: 0 valid; 1 a finding; 2 a mistake in the program or the command; 3 unknown; 4 valid within bounds;
    130 interrupted.
    """
    if find_all and max_findings is not None:
        raise click.UsageError("--all and --max-findings exclude each other")
    loaded = load(file, language)
    methods = [choose_method(loaded, method)] if method is not None else loaded.methods_to_check()
    if not methods:
        raise click.UsageError("the program has no method to check")
    # A known finding must not hide a new one.
    find_all = find_all or (max_findings is None and (baseline or write_baseline) is not None)
    options = replace(options, most_findings=None if find_all else max_findings or 1)
    known, flags = read_baseline(baseline), replay_flags(language)
    results: list[MethodResult] = []
    with Interruption() as interruption:
        with verdicts(relational, loaded, methods, options, interruption) as found:
            for result in found:
                result = without_known(result, known)
                results.append(result)
                if layout == "text":
                    click.echo(describe_result(result, str(file), loaded.sources, flags))
                    if statistics:
                        click.echo(describe_statistics(result.statistics))
        report = Report(str(file), tuple(results), loaded.sources, flags)
        if layout != "text":
            click.echo(rendered(layout, report), nl=False)
        write_outputs(outputs, report)
        if write_baseline is not None:
            remember(write_baseline, results)
    if interruption.heard:
        click.echo(f"oxpecker: interrupted at method {max(len(results), 1)} of {len(methods)}", err=True)
        raise SystemExit(EXIT_INTERRUPTED)
    raise SystemExit(_exit_code(results))


def _exit_code(results: list[MethodResult]) -> int:
    verdicts = {result.verdict for result in results}
    if any(result.findings for result in results):
        return EXIT_FINDING
    if Verdict.UNKNOWN in verdicts:
        return EXIT_UNKNOWN
    return EXIT_BOUNDS if Verdict.VALID_WITHIN_BOUNDS in verdicts else 0
