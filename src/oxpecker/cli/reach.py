"""`oxpecker reach`: an input that reaches a line, or the proof that there is none."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from time import monotonic

import click

from oxpecker.api.checking import replay_flags
from oxpecker.api.loading import Loaded
from oxpecker.cli.checking import annotated, open_solver
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.loading import choose_method, load, seconds_used
from oxpecker.cli.main import EXIT_INTERRUPTED, EXIT_UNKNOWN
from oxpecker.cli.options import (
    checking_options,
    command_options,
    configuration_of_command,
    given_settings,
    language_options,
)
from oxpecker.cli.progress import ProgressLine
from oxpecker.cli.sections import SectionedCommand
from oxpecker.engine import Interrupted, Options, Order, Progress
from oxpecker.engine.reaching import check_reach, check_reach_from, starting_points, statements_of
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import STATIC_INITIALISER
from oxpecker.report.reach import describe_reach, reach_data
from oxpecker.report.statistics import describe_statistics
from oxpecker.results import ReachResult, ReachVerdict

EXIT_CODES = {
    ReachVerdict.REACHED: 0,
    ReachVerdict.UNREACHABLE: 1,
    ReachVerdict.NOT_REACHED: 4,
    ReachVerdict.UNKNOWN: EXIT_UNKNOWN,
}


@click.command(cls=SectionedCommand)
@click.argument("place", metavar="FILE:LINE")
@click.option(
    "--method", metavar="CLASS.METHOD", help="Method where runs start. By default, the method that contains the line."
)
@click.option("--statistics", is_flag=True, help="Print statistics: time, memory, paths, solver queries.")
@click.option("--format", "layout", type=click.Choice(["text", "json"]), default="text", help="Output format.")
@checking_options
@command_options("quiet")
@language_options
def reach(
    place: str,
    method: str | None,
    statistics: bool,
    layout: str,
    options: Options,
    quiet: bool,
    language: dict[str, str],
) -> None:
    """Find an input with which a run reaches a line, or prove that there is none.

    A line is reached when a statement that starts on it is about to be executed. Inputs satisfy the precondition of
    the method. A run that violates a contract or throws an exception before the line does not count. The input has
    been replayed before it is shown.

    Exit codes: 0 reached; 1 unreachable; 2 an error in the program or the command; 3 unknown; 4 not reached within
    bounds; 130 interrupted.
    """
    file, line = _place(place)
    loaded = load(file, language)
    starts = _starts(loaded, file, line, method)
    if "order" not in configuration_of_command().values | given_settings():
        options = replace(options, order=Order.NEAREST_ASSERTION)
    options_of = annotated(loaded, options)
    begun = monotonic() - seconds_used()

    def search(started: typed.Method) -> ReachResult:
        # The time is for all methods that runs may begin with.
        left = replace(options_of(started), used=monotonic() - begun)
        return _searched(loaded, started, str(file), line, left, quiet)

    result = check_reach_from(starts, search)
    if layout == "json":
        import json

        click.echo(json.dumps({"version": 1, **reach_data(result)}, indent=2))
    else:
        click.echo(describe_reach(result, str(file), loaded.sources, replay_flags(language)))
        if statistics:
            click.echo(describe_statistics(result.check.statistics))
    if result.check.reason == "interrupted":
        raise SystemExit(EXIT_INTERRUPTED)
    raise SystemExit(EXIT_CODES[result.verdict])


def _place(place: str) -> tuple[Path, int]:
    match = re.fullmatch(r"(.+):(\d+)", place)
    if match is None:
        raise click.UsageError(f"write FILE:LINE, such as Main.java:12, not '{place}'")
    return Path(match[1]), int(match[2])


def _starts(loaded: Loaded, file: Path, line: int, name: str | None) -> list[typed.Method]:
    """The methods that runs begin with; a line without a statement is a mistake, and the nearest one is named."""
    starts = starting_points(loaded.program, loaded.methods_to_check(), str(file), line)
    if not starts:
        lines = {statement.span.line for _, statement in statements_of(loaded.program, str(file))}
        if not lines:
            raise click.UsageError(f"{file} contains no statements")
        nearest = min(lines, key=lambda other: (abs(other - line), other))
        raise click.UsageError(f"no statement starts on line {line} of {file}; the nearest one is on line {nearest}")
    if name is not None:
        return [choose_method(loaded, name)]
    if starts[0].info.name == STATIC_INITIALISER:
        raise click.UsageError(f"line {line} belongs to an initialiser; use --method to choose where runs start")
    return starts


def _searched(loaded: Loaded, method: typed.Method, file: str, line: int, options: Options, quiet: bool) -> ReachResult:
    progress = ProgressLine(f"{file}:{line}", quiet)
    with Interruption() as interruption, open_solver(options.solver) as solver:

        def watch(now: Progress) -> None:
            interruption.look()
            progress.show(now)

        try:
            with interruption.working(), progress.kept_alive():
                return check_reach(loaded.program, method, file, line, solver, options, loaded.sources, watch)
        except Interrupted as interrupted:
            return ReachResult(file, line, ReachVerdict.UNKNOWN, interrupted.result)
