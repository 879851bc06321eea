"""`oxpecker check`: methods against their contracts, for all inputs within bounds."""

from __future__ import annotations

from pathlib import Path

import click

from oxpecker.cli.loading import EXIT_FINDING, EXIT_UNKNOWN, Loaded, choose_method, load
from oxpecker.engine import STRATEGIES, Bounds, Options, check_method
from oxpecker.oox import typed
from oxpecker.report.check import describe_result, result_data
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import SolverConfiguration, SolverMissing, SolverName, build

EXIT_BOUNDS = 4


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--method", metavar="CLASS.METHOD", help="Check only this method; by default all that the file declares.")
@click.option("--chain", type=click.IntRange(min=0), help="Longest chain of objects from an input (Kiasan's k).")
@click.option("--array", type=click.IntRange(min=0), help="Longest array that inputs decide.")
@click.option("--decisions", type=click.IntRange(min=1), help="Most branches of a path that inputs decide.")
@click.option(
    "--time", "seconds", type=click.FloatRange(min=0.1), default=20.0, show_default=True, help="Seconds per method."
)
@click.option(
    "--strategy",
    type=click.Choice(list(STRATEGIES)),
    default="auto",
    show_default=True,
    help="How unknown references are decided about.",
)
@click.option(
    "--solver",
    type=click.Choice([str(n) for n in SolverName]),
    default="auto",
    show_default=True,
    help="Who decides formulas.",
)
@click.option(
    "--max-findings", type=click.IntRange(min=1), help="Stop after so many different findings per method.  [default: 1]"
)
@click.option("--all", "find_all", is_flag=True, help="Look for all findings, until bounds or time end the search.")
@click.option("--ints", type=click.Choice(["unbounded", "java"]), help="Integers without bounds, or of Java's width.")
@click.option("--overflow-check", is_flag=True, help="Arithmetic that leaves the range of its type is a violation.")
@click.option(
    "--exceptions", type=click.Choice(["allowed", "finding"]), help="What an exception counts that no clause speaks of."
)
@click.option("--format", "layout", type=click.Choice(["text", "json"]), default="text", help="For people or programs.")
def check(
    file: Path,
    method: str | None,
    chain: int | None,
    array: int | None,
    decisions: int | None,
    seconds: float,
    strategy: str,
    solver: str,
    max_findings: int | None,
    find_all: bool,
    ints: str | None,
    overflow_check: bool,
    exceptions: str | None,
    layout: str,
) -> None:
    """Check the methods of the program in FILE against their contracts, for all inputs within bounds.

    Without bounds they grow until everything is covered, something is found, or the time is over. Every counterexample
    has been replayed before it is shown: a call with small inputs, the violated clause, the steps that changed
    something, and the heap before and after. Threads are not explored yet: methods that fork are reported as unknown.

    Exit codes: 0 valid; 1 a finding; 2 a mistake in the program or the command; 3 unknown; 4 valid within bounds.
    """
    if find_all and max_findings is not None:
        raise click.UsageError("--all and --max-findings exclude each other")
    most = None if find_all else max_findings or 1
    chosen = {"ints": ints, "overflow": "check" if overflow_check else None, "exceptions": exceptions}
    loaded = load(file, {name: value for name, value in chosen.items() if value is not None})
    methods = [choose_method(loaded, method)] if method is not None else _all_methods(loaded)
    if not methods:
        raise click.UsageError("the program has no method to check")
    options = Options(_bounds(chain, array, decisions), strategy, seconds=seconds, most_findings=most)
    try:
        decider = build(SolverConfiguration(solver=SolverName(solver)))
    except SolverMissing as missing:
        raise click.UsageError(str(missing)) from None
    results: list[MethodResult] = []
    try:
        for each in methods:
            results.append(check_method(loaded.program, each, decider, options, loaded.sources))
            if layout == "text":
                click.echo(describe_result(results[-1], str(file), loaded.sources, _replay_flags(ints, overflow_check)))
    finally:
        decider.close()
    if layout == "json":
        import json

        click.echo(json.dumps({"version": 1, "methods": [result_data(result) for result in results]}, indent=2))
    raise SystemExit(_exit_code(results))


def _replay_flags(ints: str | None, overflow_check: bool) -> list[str]:
    """What else `oxpecker run` must be told so that numbers mean the same."""
    return [*(["--ints", ints] if ints else []), *(["--overflow-check"] if overflow_check else [])]


def _all_methods(loaded: Loaded) -> list[typed.Method]:
    return [m for m in loaded.own_methods() if m.body is not None and m.info.declaration is not None]


def _bounds(chain: int | None, array: int | None, decisions: int | None) -> Bounds | None:
    """The bounds a user gives; the others are then wide."""
    if chain is None and array is None and decisions is None:
        return None
    usual = Bounds()
    return Bounds(
        decisions=usual.decisions if decisions is None else decisions,
        chain=usual.chain if chain is None else chain,
        array=usual.array if array is None else array,
    )


def _exit_code(results: list[MethodResult]) -> int:
    verdicts = {result.verdict for result in results}
    if verdicts & {Verdict.INVALID, Verdict.DEADLOCK}:
        return EXIT_FINDING
    if Verdict.UNKNOWN in verdicts:
        return EXIT_UNKNOWN
    return EXIT_BOUNDS if Verdict.VALID_WITHIN_BOUNDS in verdicts else 0
