"""`oxpecker mutate`: mutants of a program, which differ by one small change each."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import click

from oxpecker.api.mutants import mutants_by
from oxpecker.cli.cluster_option import cluster_option, joined
from oxpecker.cli.early_end import Work, limit_options
from oxpecker.cli.loading import load
from oxpecker.cli.options import place_options
from oxpecker.cli.writing import writing
from oxpecker.limits import Watch
from oxpecker.mutation import OPERATORS, Mutant, MutationOperator, mutants, points


def _operators(_context: click.Context, _parameter: click.Parameter, value: str | None) -> list[MutationOperator]:
    """The listed operators, in table order; all if none is listed."""
    known = {operator.name: operator for operator in OPERATORS}
    wanted = known.keys() if value is None else {word.strip().upper() for word in value.split(",")}
    if unknown := sorted(wanted - known.keys()):
        raise click.BadParameter(f"no such operator: {', '.join(unknown)}; choose from {', '.join(known)}")
    return [operator for operator in OPERATORS if operator.name in wanted]


@click.command(
    epilog="Operators: " + "; ".join(f"{operator.name} ({operator.summary})" for operator in OPERATORS) + "."
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--method", metavar="CLASS.METHOD", help="Mutate only this method.")
@click.option(
    "--operators", metavar="LIST", callback=_operators, help="Use only these mutation operators, such as ARITH,CMP."
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write NAME.oox and NAME.diff for each mutant, and index.json, into this directory.",
)
@click.option("--list", "listed", is_flag=True, help="Print the table of mutants even if --out is given.")
@cluster_option
@place_options
@limit_options
def mutate(
    file: Path,
    method: str | None,
    operators: list[MutationOperator],
    out: Path | None,
    listed: bool,
    cluster: str | None,
    watch: Watch,
) -> None:
    """Generate mutants: well-typed programs that differ from FILE by one small change each.

    The mutants of a Java program are printed as OOX, and their lines are those of the Java file.
    The name of a mutant (such as ARITH3) does not depend on which mutants you ask for.
    """
    loaded = load(file)
    program, own = loaded.syntax, loaded.own
    if method is not None and method not in (known := {point.method for point in points(program, own)}):
        raise click.UsageError(f"nothing to mutate in {method}; try {', '.join(sorted(known)) or file}")
    found: list[Mutant] = []
    with joined(cluster) as pool, Work(watch) as work:
        if pool is None:
            made = mutants(program, method, operators, classes=own)
        else:
            made = mutants_by(pool, program, own, method, operators, watch.look)
        found.extend(_shown(mutant, out is not None) for mutant in made)
    if out is not None:
        with writing(out):
            _write(found, file, out)
    if out is None or listed:
        _print_table(found)
    _print_counts(found, operators)
    if work.reason:
        click.echo(f"oxpecker: there may be more mutants: {work.reason}", err=True)
        raise SystemExit(work.code)


def _shown(mutant: Mutant, is_written: bool) -> Mutant:
    """A mutant that knows all that is shown of it: the printing is part of what limits apply to."""
    _ = mutant.description
    if is_written:
        _ = mutant.diff
    return mutant


def _print_table(found: Sequence[Mutant]) -> None:
    width = max((len(mutant.name) for mutant in found), default=0)
    lines = max((len(str(mutant.span.line)) for mutant in found), default=0)
    for mutant in found:
        click.echo(f"{mutant.name:<{width}}  line {mutant.span.line:>{lines}}  {mutant.description}")


def _print_counts(found: Sequence[Mutant], operators: Sequence[MutationOperator]) -> None:
    counts = Counter(mutant.operator for mutant in found)
    shares = ", ".join(f"{operator.name} {counts[operator.name]}" for operator in operators if counts[operator.name])
    noun = "mutant" if len(found) == 1 else "mutants"
    click.echo(f"{len(found)} {noun}" + (f": {shares}" if shares else ""))


def _write(found: Sequence[Mutant], file: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for mutant in found:
        (out / f"{mutant.name}.oox").write_text(mutant.text, encoding="utf-8", newline="\n")
        (out / f"{mutant.name}.diff").write_text(mutant.diff, encoding="utf-8", newline="\n")
    index = {"original": str(file), "mutants": [_entry(mutant) for mutant in found]}
    (out / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8", newline="\n")


def _entry(mutant: Mutant) -> dict[str, str | int]:
    return {
        "name": mutant.name,
        "operator": mutant.operator,
        "number": mutant.number,
        "method": mutant.method,
        "line": mutant.span.line,
        "column": mutant.span.column,
        "description": mutant.description,
        "program": f"{mutant.name}.oox",
        "diff": f"{mutant.name}.diff",
    }
