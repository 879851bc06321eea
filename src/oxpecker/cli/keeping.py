"""The options for results that are stored between runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from oxpecker.cli.options import command_options, given_settings
from oxpecker.incremental import NoSuchPlace, Store, Unavailable, default_folder, open_store

F = TypeVar("F", bound=Callable[..., object])

_FOLDER = "Directory for cached results.  [default: .oxpecker if it exists, else the user's cache directory]"


def keeping_options(command: F) -> F:
    """Adds the requested store, or None, to a command as the argument `store`."""

    @command_options("store")
    @wraps(command)
    def with_store(incremental: bool | None, cache_dir: Path | None, store: str | None, **values: Any) -> object:
        wanted = cache_dir is not None or store is not None if incremental is None else incremental
        return command(store=_opened(cache_dir, store) if wanted else None, **values)

    switch = click.option(
        "--incremental/--no-incremental",
        default=None,
        help="Cache results, and reuse those of unchanged methods. Without either option, 'check' only stores large "
        "translated programs.  [default: on with --cache-dir or --store]",
    )
    return cast(F, switch(_folder_option(with_store)))


def keeps_programs() -> bool:
    """Whether large programs are stored, so that they need not be translated again: unless the command refuses it."""
    return click.get_current_context().params["incremental"] is not False


def _folder_option(command: Any) -> Any:
    return click.option("--cache-dir", type=click.Path(path_type=Path, file_okay=False), help=_FOLDER)(command)


def _opened(folder: Path | None, place: str | None) -> Store | None:
    """The store at a folder or, without one, at a place; None with a warning if that is a URL and does not answer."""
    if folder is not None:
        if "store" in given_settings():
            raise click.UsageError("--cache-dir cannot be combined with --store")
        return Store(folder)
    if place is None:
        return Store(default_folder())
    store = store_at(place)
    try:
        if store.is_shared:
            store.backend.read("")
    except Unavailable as reason:
        click.echo(f"oxpecker: warning: no stored results: {reason}", err=True)
        return None
    return store


def store_at(place: str) -> Store:
    """The store that a user names."""
    try:
        return open_store(place)
    except NoSuchPlace as wrong:
        raise click.UsageError(str(wrong)) from None
