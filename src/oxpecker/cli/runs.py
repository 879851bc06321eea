"""`oxpecker runs`: the recorded checks."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path
from time import localtime, strftime

import click

from oxpecker.incremental.runs import CannotResume, RecordedRun, files_of_runs, read_run


@click.command()
@click.argument("action", type=click.Choice(["list", "show", "remove"]), default="list")
@click.argument("names", nargs=-1, metavar="[RUN]..")
@click.option("--all", "is_all", is_flag=True, help="With remove: remove all runs that are not running.")
def runs(action: str, names: tuple[str, ...], is_all: bool) -> None:
    """List, show or remove recorded checks, which 'oxpecker resume' can continue.

    A check records its results when it takes longer than a few seconds, when you press Ctrl-C, or with --journal. When
    it is complete, the record is removed. Records are in .oxpecker/runs if .oxpecker exists in the current directory,
    else in the user's cache directory, with the runs of all folders. A run of another folder is listed with its folder.

    Exit codes: 0; 2 if there is no such run.
    """
    if action == "remove":
        if is_all == bool(names):
            raise click.UsageError("name the runs to remove, or give --all")
        for file in files_of_runs() if is_all else [_file_named(each) for each in names]:
            _remove(file, is_all)
    elif action == "show":
        for name in names or [_latest().stem]:
            _show(run_named(name))
    elif names:
        raise click.UsageError("list takes no names; use show")
    else:
        for file in files_of_runs():
            click.echo(_line(file))


def run_named(name: str | None) -> RecordedRun:
    """The run with a name, or the latest one of the current folder that is not running."""
    try:
        return read_run(_latest() if name is None else _file_named(name))
    except CannotResume as reason:
        raise click.UsageError(str(reason)) from None


def _latest() -> Path:
    """The latest run of the current folder that is not running, else one that is running or cannot be read."""
    files = files_of_runs()
    if not files:
        raise click.UsageError("there are no recorded runs")
    candidates: list[Path] = []
    for file in reversed(files):
        try:
            run = read_run(file)
        except CannotResume:
            candidates.append(file)
            continue
        if _is_of(run, Path.cwd()):
            if not run.is_running:
                return file
            candidates.append(file)
    if not candidates:
        raise click.UsageError(
            "no run was started in this folder; 'oxpecker runs list' lists all, and 'oxpecker resume RUN' continues one"
        )
    return candidates[0]


def _is_of(run: RecordedRun, folder: Path) -> bool:
    """Whether a run was started in a folder."""
    return Path(run.beginning.folder).resolve() == folder.resolve()


def _file_named(name: str) -> Path:
    found = [file for file in files_of_runs() if file.stem.startswith(name)]
    exact = [file for file in found if file.stem == name]
    if len(exact or found) != 1:
        problem = "no such run" if not found else "several runs begin so"
        raise click.UsageError(f"{problem}: {name}; 'oxpecker runs list' lists them")
    return (exact or found)[0]


def _remove(file: Path, is_all: bool) -> None:
    try:
        is_running = read_run(file).is_running
    except CannotResume:
        is_running = False
    if is_running and not is_all:
        raise click.UsageError(f"run {file.stem} is still running")
    if not is_running:
        file.unlink(missing_ok=True)


def _line(file: Path) -> str:
    try:
        run = read_run(file)
    except CannotResume as reason:
        return f"{file.stem}  {reason}"
    return _summary(run) if _is_of(run, Path.cwd()) else f"{_summary(run)}  in {run.beginning.folder}"


def _summary(run: RecordedRun) -> str:
    done = len({each.number for each in run.decided})
    command = shlex.join(["oxpecker", *run.beginning.arguments])
    state = "running" if run.is_running else "interrupted"
    return f"{run.name}  {state}  {done:,} of {len(run.beginning.methods):,} methods  {command}"


def _show(run: RecordedRun) -> None:
    begun = run.beginning
    click.echo(_summary(run))
    click.echo(f"  started: {strftime('%Y-%m-%d %H:%M:%S', localtime(begun.started))} in {begun.folder}")
    latest = {each.number: each.result for each in run.decided}
    for verdict, count in Counter(str(each.verdict) for each in latest.values()).items():
        click.echo(f"  {verdict}: {count:,}")
    if run.pieces:
        click.echo(f"  parts of methods that are explored: {len(run.pieces):,}")
    for number in sorted(latest):
        click.echo(f"  {latest[number].method}: {latest[number].verdict}")
