"""`oxpecker reach`: finds an input that reaches a line, or proves that there is none."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import click

from oxpecker.api.checking import replay_flags
from oxpecker.cli.checking import TerminalWatcher, open_session, usage_errors
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.loading import choose_method, load
from oxpecker.cli.main import EXIT_INTERRUPTED, EXIT_UNKNOWN
from oxpecker.cli.options import (
    checking_options,
    command_options,
    configuration_of_command,
    given_settings,
    language_options,
)
from oxpecker.cli.sections import SectionedCommand
from oxpecker.engine import Options, Order
from oxpecker.report.reach import describe_reach, reach_data
from oxpecker.report.statistics import describe_statistics
from oxpecker.results import ReachVerdict

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
    loaded = load(file, language, contain=True)
    if "order" not in configuration_of_command().values | given_settings():
        options = replace(options, order=Order.NEAREST_ASSERTION)
    start = None if method is None else choose_method(loaded, method)
    with Interruption() as interruption:
        watcher = TerminalWatcher(interruption, lambda _method: f"{file}:{line}", quiet)
        session = open_session(loaded, options, loaded.methods_to_check(), watcher)
        with usage_errors():
            result = session.reach(str(file), line, start)
    if layout == "json":
        import json

        click.echo(json.dumps({"version": 1, **reach_data(result)}, indent=2))
    else:
        click.echo(describe_reach(result, str(file), loaded.sources, replay_flags(language)))
        if statistics:
            click.echo(describe_statistics(result.check.statistics))
    if session.interrupted:
        raise SystemExit(EXIT_INTERRUPTED)
    raise SystemExit(EXIT_CODES[result.verdict])


def _place(place: str) -> tuple[Path, int]:
    match = re.fullmatch(r"(.+):(\d+)", place)
    if match is None:
        raise click.UsageError(f"write FILE:LINE, such as Main.java:12, not '{place}'")
    return Path(match[1]), int(match[2])
