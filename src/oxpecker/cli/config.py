"""`oxpecker config`: the options in effect, and where each comes from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

import click

from oxpecker.api.annotations import read_annotations
from oxpecker.api.configuration import ConfigurationError, Value, defaults, shown_path
from oxpecker.api.loading import Loaded
from oxpecker.api.setting import Holder
from oxpecker.api.settings import BY_NAME
from oxpecker.cli.loading import load
from oxpecker.cli.options import (
    checking_options,
    command_options,
    configuration_of_command,
    give_up,
    given_settings,
    language_options,
)
from oxpecker.cli.sections import SectionedCommand
from oxpecker.engine import Options

_OURS = [name for name, each in BY_NAME.items() if each.holder is Holder.COMMAND]


@click.command(cls=SectionedCommand)
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--all", "show_all", is_flag=True, help="Also show options that are not set, with their defaults.")
@click.option("--format", "layout", type=click.Choice(["text", "json"]), default="text", help="Output format.")
@command_options(*_OURS)
@checking_options
@language_options
def config(
    file: Path | None, show_all: bool, layout: str, options: Options, language: dict[str, str], **_ours: object
) -> None:
    """Print the options in effect for FILE (or for the current directory), and where each comes from.

    Later sources override earlier ones: defaults; oxpecker.toml or [tool.oxpecker] in pyproject.toml, whichever is
    nearest above the file; annotations in the source, above a class or a method ('// oxpecker: array=3'); the
    command line. Options that you give to this command are shown as 'check' would use them.

    Exit codes: 0, or 2 for an error in a file or the command.
    """
    del options, language  # click has parsed them already, so errors are reported
    configuration = configuration_of_command()
    given = {name: Value(value, "command line") for name, value in given_settings().items()}
    settings = {**defaults(), **configuration.settings, **given}
    methods = {} if file is None else _annotated(load(file, {}), given)
    if layout == "json":
        data = {
            "file": None if configuration.file is None else str(configuration.file),
            "options": {name: _data(settings[name]) for name in BY_NAME},
            "methods": {name: {key: _data(each) for key, each in found.items()} for name, found in methods.items()},
        }
        click.echo(json.dumps(data, indent=2))
        return
    click.echo(f"configuration file: {shown_path(configuration.file) if configuration.file is not None else 'none'}")
    shown = {name: settings[name] for name in BY_NAME if show_all or settings[name].origin != "default"}
    click.echo(_table(shown) if shown else "all options have their defaults; --all shows them")
    for name, found in methods.items():
        click.echo(f"{name}\n{_table(found, '  ')}")


def _annotated(loaded: Loaded, given: Mapping[str, Value]) -> dict[str, dict[str, Value]]:
    """What annotations set for methods, unless the command line does."""
    try:
        found = read_annotations(loaded)
    except ConfigurationError as error:
        give_up(error)
    chosen: dict[str, dict[str, Value]] = {}
    for method in loaded.methods_to_check():
        values = {name: value for name, value in found.of(method).items() if name not in given}
        if values:
            chosen[str(method.info)] = values
    return chosen


def _table(values: Mapping[str, Value], indent: str = "") -> str:
    rows = [(name, _text(each.value), each.origin) for name, each in values.items()]
    first, second = (max(len(row[column]) for row in rows) for column in (0, 1))
    return "\n".join(f"{indent}{name:{first}}  {value:{second}}  {origin}" for name, value, origin in rows)


def _text(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | frozenset):
        return ",".join(sorted(value) if isinstance(value, frozenset) else value) or "-"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _data(each: Value) -> dict[str, object]:
    value = each.value.value if isinstance(each.value, Enum) else each.value
    if isinstance(value, frozenset):
        value = sorted(value)
    return {"value": list(value) if isinstance(value, tuple) else value, "from": each.origin}
