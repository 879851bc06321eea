"""Loads the program of a command; errors and warnings go to the standard error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import click

from oxpecker.api import loading
from oxpecker.api.java_paths import JavaPaths
from oxpecker.api.loading import Loaded
from oxpecker.api.settings import meaning
from oxpecker.cli.main import EXIT_INPUT, EXIT_UNKNOWN
from oxpecker.cli.options import configuration_of_command, given_settings
from oxpecker.limits import LimitReached, Watch, alarmed, garbage
from oxpecker.limits.reason import NO_MEMORY
from oxpecker.oox import syntax, typed
from oxpecker.oox.source import Diagnostic, Severity, Source, render

EXIT_FINDING = 1


def load(
    file: Path,
    options: dict[str, str] | None = None,
    further: Sequence[Path] = (),
    contain: bool = False,
    keep: bool = False,
    failed: Callable[[loading.ProgramErrors], None] | None = None,
) -> Loaded:
    """Loads and checks a program; unless contained, errors are printed and end the command with exit code 2.

    `failed` then writes what other programs read.
    """
    is_jar = file.suffix.lower() == ".jar"
    watch = _limits_of_reading(is_one_file=file.is_file() and not is_jar and not further)
    try:
        with alarmed(watch), garbage.loading():
            configured = configuration_of_command().values
            java = JavaPaths.of(configured | given_settings())
            loaded = loading.load(file, options, meaning(configured), further, contain, java, keep)
    except loading.ProgramErrors as errors:
        if failed is not None:
            failed(errors)
        _give_up(errors)
    except LimitReached as limit:
        _stop_reading(file, str(limit))
    except MemoryError:
        _stop_reading(file, NO_MEMORY)
    except loading.NothingToRead as nothing:
        raise click.UsageError(str(nothing)) from None
    _say((*loaded.warnings, *loaded.errors), loaded.sources)
    if loaded.project is not None and not (configured | given_settings()).get("quiet"):
        click.echo(f"project: {loaded.project}", err=True)
    _remember(watch.used)
    return loaded


_USED = "oxpecker.seconds_used"


def _remember(seconds: float) -> None:
    context = click.get_current_context(silent=True)
    if context is not None:
        context.meta[_USED] = seconds


def seconds_used() -> float:
    """The seconds of the first method's time limit or of the budget that loading has used; 0 if it has no limit."""
    context = click.get_current_context(silent=True)
    return 0.0 if context is None else float(context.meta.get(_USED, 0.0))


def _limits_of_reading(is_one_file: bool) -> Watch:
    """The limits of time and memory from the command line or a file: those of a method, or the budget of the run.

    A folder or a jar is read for all its methods, so the time of one method is no limit for it.
    """
    chosen = configuration_of_command().values | given_settings()
    minutes, seconds = chosen.get("budget"), chosen.get("time") if is_one_file else None
    return Watch(seconds if minutes is None else minutes * 60, chosen.get("memory"))


def _stop_reading(file: Path, limit: str) -> NoReturn:
    click.echo(f"oxpecker: {file} could not be read: {limit}", err=True)
    raise SystemExit(EXIT_UNKNOWN)


def load_syntax(file: Path) -> tuple[syntax.Program, dict[str, Source]]:
    """Parses a program without checking it; errors are printed and end the command with exit code 2."""
    try:
        program, sources, warnings = loading.load_syntax(file)
    except loading.ProgramErrors as errors:
        _give_up(errors)
    except loading.NothingToRead as nothing:
        raise click.UsageError(str(nothing)) from None
    _say(warnings, sources)
    return program, sources


def _say(diagnostics: Sequence[Diagnostic], sources: dict[str, Source]) -> None:
    for item in diagnostics:
        click.echo(render(item, sources), err=True)


def _give_up(errors: loading.ProgramErrors) -> NoReturn:
    _say(errors.diagnostics, errors.sources)
    count = sum(item.severity is Severity.ERROR for item in errors.diagnostics)
    click.echo(f"{count} error{'' if count == 1 else 's'}", err=True)
    raise SystemExit(EXIT_INPUT)


def choose_method(loaded: Loaded, name: str | None) -> typed.Method:
    """The method with this name; without a name, `main`, or the only method."""
    try:
        return loading.choose_method(loaded, name)
    except loading.NoSuchMethod as missing:
        raise click.UsageError(str(missing)) from None
