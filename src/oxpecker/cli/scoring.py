"""The mutation score of generated tests, as `oxpecker tests --score` shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from oxpecker.api.kill_search import Killing
from oxpecker.api.mutant_trials import Fate
from oxpecker.cli.progress import ProgressLine
from oxpecker.mutation.java import java_mutants
from oxpecker.oox.source import Source
from oxpecker.testgen import Written, counted
from oxpecker.testgen.running import CannotRun, find_junit
from oxpecker.testgen.scoring import Result, Shot, score


def show_score(
    written: Written,
    sources: Sequence[Source],
    killing: Killing,
    version: int,
    jars: tuple[Path, ...],
    line: ProgressLine,
) -> None:
    """Runs the tests against the mutants of the program, and prints what they kill, method by method."""

    def tick(done: int, total: int) -> None:
        line.say(f"{done} of {total} on the JVM")

    try:
        junit = find_junit(version, jars)
        tests = (written.passing_tests, written.reproducing_tests)
        shots = score(sources, written.files, *tests, list(java_mutants(sources)), junit, tick)
    except CannotRun as problem:
        raise click.ClickException(f"no score: {problem}") from None
    finally:
        line.clear()
    compiled = [shot for shot in shots if shot.result is not Result.REJECTED]
    reached = [shot for shot in compiled if shot.result.is_kill or shot.mutant.name not in killing.unreached]
    _print(reached, killing)
    missed = dict.fromkeys(shot.mutant.member for shot in compiled if shot not in reached)
    if missed:
        number = counted(len(compiled) - len(reached), "mutant")
        click.echo(f"not counted: {number} in code that no tested method reaches ({', '.join(missed)})")


def _print(shots: Sequence[Shot], killing: Killing) -> None:
    def is_alike(shot: Shot) -> bool:
        return killing.fates.get(shot.mutant.name) is Fate.ALIKE and not shot.result.is_kill

    rows: dict[str, list[Shot]] = {}
    for shot in shots:
        rows.setdefault(shot.mutant.member, []).append(shot)
    width = max(map(len, [*rows, "method"]), default=0)
    click.echo(f"{'method':<{width}}  killed  killable  mutants")
    for member, each in rows.items():
        killed, killable = sum(shot.result.is_kill for shot in each), sum(not is_alike(shot) for shot in each)
        click.echo(f"{member:<{width}}  {killed:>6}  {killable:>8}  {len(each):>7}")
    killed, killable = sum(shot.result.is_kill for shot in shots), sum(not is_alike(shot) for shot in shots)
    share = f" ({killed * 100 // killable} %)" if killable else ""
    click.echo(f"score: {killed} of {counted(killable, 'killable mutant')} killed{share}")
    for shot in shots:
        if not shot.result.is_kill:
            what = Fate.ALIKE.value if is_alike(shot) else "survives"
            place = f"{Path(shot.mutant.span.file).name}:{shot.mutant.span.line}"
            click.echo(f"  {shot.mutant.name} {what}: {place} {shot.mutant.description}")
