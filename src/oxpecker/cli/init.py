"""`oxpecker init`: files with which a project starts, and the methods to check first."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from oxpecker.api import loading
from oxpecker.api.configuration import find_configuration, relative_path, shown_path
from oxpecker.api.loading import Loaded
from oxpecker.api.promising_methods import promising
from oxpecker.api.starting_files import CiSystem, StartingFile, ci_file, configuration_file, recognised_ci
from oxpecker.cli.limits import MOST_FIRST_METHODS, SECONDS_OF_FIRST_LOOK
from oxpecker.cli.writing import write_file
from oxpecker.limits import LimitReached, Watch, alarmed

_AUTOMATIC, _NONE = "auto", "none"


@click.command()
@click.argument("folder", default=".", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option(
    "--ci",
    type=click.Choice([_AUTOMATIC, *(each.value for each in CiSystem), _NONE]),
    default=_AUTOMATIC,
    show_default=True,
    help="The CI system to write a file for. auto means: the one that the repository uses, if it is recognised.",
)
def init(folder: Path, ci: str) -> None:
    """Set up Oxpecker in FOLDER, by default the current one.

    Writes oxpecker.toml with comments, and a file that checks every change on GitHub or GitLab. Existing files are
    never overwritten. Then names the methods that are worth a first check: those with contracts, and those with much
    arithmetic, arrays and loops.

    Exit codes: 0; 2 an error in the command; 74 a file cannot be written.
    """
    configured = find_configuration(folder)
    if configured is None:
        _write(configuration_file(folder))
    else:
        click.echo(f"kept {shown_path(configured)}")
    system = recognised_ci(folder) if ci == _AUTOMATIC else None if ci == _NONE else CiSystem(ci)
    if system is not None:
        _write(ci_file(folder, system))
    elif ci == _AUTOMATIC:
        click.echo(f"no CI file: --ci {CiSystem.GITHUB} or --ci {CiSystem.GITLAB} writes one")
    _suggest(folder)


def _write(file: StartingFile) -> None:
    shown = shown_path(file.path)
    if file.path.exists():
        click.echo(f"kept {shown}")
        return
    write_file(file.path, file.text)
    click.echo(f"wrote {shown}")
    if file.next_step:
        click.echo(f"  {file.next_step}")


def _suggest(folder: Path) -> None:
    """Names the first methods to check, unless reading the programs takes long."""
    try:
        with alarmed(Watch(SECONDS_OF_FIRST_LOOK, None)):
            loaded: Loaded | None = loading.load(folder, contain=True)
    except (loading.ProgramErrors, loading.NothingToRead, LimitReached):
        loaded = None
    methods = [] if loaded is None else promising(loaded.methods_to_check(), MOST_FIRST_METHODS)
    click.echo("next:")
    for method in methods:
        place = shlex.quote(relative_path(Path(method.info.span.file)))
        click.echo(f"  oxpecker check {place} --method {shlex.quote(str(method.info))}")
    click.echo(f"  oxpecker check {shlex.quote(str(folder))} --budget 2")
