"""`oxpecker ablate`: compares configurations on the same tasks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from oxpecker.api.loading import Loaded
from oxpecker.api.session import Session
from oxpecker.cli.checking import TerminalWatcher, numbered, usage_errors
from oxpecker.cli.interruption import Interruption
from oxpecker.cli.loading import load
from oxpecker.cli.main import EXIT_INTERNAL_ERROR, EXIT_INTERRUPTED
from oxpecker.cli.options import checking_options, language_options
from oxpecker.cli.sections import SectionedCommand
from oxpecker.cli.writing import write_file
from oxpecker.engine import Options
from oxpecker.engine.ablation import AXES, BOUNDS, attempt, grid, one_at_a_time, with_nothing
from oxpecker.report.ablation import ablation_csv, ablation_data, describe_ablation, describe_agreement
from oxpecker.report.quantile import quantile_svg, quantile_text
from oxpecker.results import Attempt, disagreements, solving_times
from oxpecker.solver import SolverName, available


@click.command(cls=SectionedCommand)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--axis",
    "axes",
    multiple=True,
    type=click.Choice(list(AXES)),
    help="Vary only this option. Can be repeated. By default, each option in turn, and all of them off.",
)
@click.option(
    "--grid", "everything", is_flag=True, help="Try all 192 combinations of evaluation, pruning, cache and solver."
)
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.svg", help="Draw the quantile plot."
)
@click.option("--format", "layout", type=click.Choice(["text", "json", "csv"]), default="text", help="Output format.")
@checking_options
@language_options
def ablate(
    files: tuple[Path, ...],
    axes: tuple[str, ...],
    everything: bool,
    plot: Path | None,
    layout: str,
    options: Options,
    language: dict[str, str],
) -> None:
    """Check every method of the programs in FILES under several configurations, and compare the results.

    The options below define the base configuration that is varied. Default bounds: arrays up to 3, chains of
    objects up to 2, 100 decisions. A task counts as solved if a counterexample was found, or if everything within
    the bounds was explored before the time limit (--time). The plot shows how many tasks each configuration solves
    within a given time. Solvers that are not installed are skipped.

    Exit codes: 0 all configurations agree; 2 an error in a program or the command; 70 two configurations contradict
    each other, which is a bug in Oxpecker; 130 interrupted.
    """
    if everything and axes:
        raise click.UsageError("--grid cannot be combined with --axis")
    loaded = [(file, load(file, language)) for file in files]
    if not any(each.methods_to_check() for _, each in loaded):
        raise click.UsageError("the programs have no methods to check")
    base = options if options.bounds is not None else replace(options, bounds=BOUNDS)
    attempts: list[Attempt] = []
    with Interruption() as interruption:
        for name, each in _installed(_configurations(base, axes, everything)).items():
            with usage_errors():
                attempts += _attempts(name, each, loaded, interruption)
            if interruption.heard:
                break
        _show(attempts, layout, plot)
    if interruption.heard:
        click.echo("oxpecker: interrupted before all configurations were tried", err=True)
        raise SystemExit(EXIT_INTERRUPTED)
    if disagreements(attempts):
        click.echo("oxpecker: configurations contradict each other. Please report this with the program.", err=True)
        raise SystemExit(EXIT_INTERNAL_ERROR)


def _configurations(base: Options, axes: tuple[str, ...], everything: bool) -> dict[str, Options]:
    if everything:
        return grid(base)
    found = one_at_a_time(base, axes or AXES)
    return found if axes else found | {"none": with_nothing(base)}


def _installed(configurations: dict[str, Options]) -> dict[str, Options]:
    """The configurations whose solvers are installed; reports the others."""
    here = {SolverName.AUTO, SolverName.PORTFOLIO, *available()}
    missing = sorted({each.solver.solver for each in configurations.values()} - here)
    for name in missing:
        left_out = sum(each.solver.solver is name for each in configurations.values())
        click.echo(f"{name} is not installed: {left_out} of {len(configurations)} configurations skipped", err=True)
    return {name: each for name, each in configurations.items() if each.solver.solver in here}


def _attempts(
    name: str, options: Options, loaded: list[tuple[Path, Loaded]], interruption: Interruption
) -> list[Attempt]:
    """All tasks under one configuration; interrupted tasks do not count."""
    found: list[Attempt] = []
    for file, program in loaded:
        title = numbered(program.methods_to_check(), f"{name}, {file.name}, ")
        session = Session(program, options, watcher=TerminalWatcher(interruption, title))
        for result in session.results():
            if interruption.heard:
                return found
            found.append(attempt(name, f"{file}: {result.method}", result, options))
        if interruption.heard:
            return found
    return found


def _show(attempts: list[Attempt], layout: str, plot: Path | None) -> None:
    if plot is not None:
        write_file(plot, quantile_svg(solving_times(attempts)))
    if layout == "json":
        import json

        click.echo(json.dumps(ablation_data(attempts), indent=2))
    elif layout == "csv":
        click.echo(ablation_csv(attempts), nl=False)
    elif attempts:
        click.echo(describe_ablation(attempts))
        click.echo("\n".join(describe_agreement(attempts)))
        click.echo("\n" + quantile_text(solving_times(attempts)))
