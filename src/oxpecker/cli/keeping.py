"""The options for results that are stored between runs."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from oxpecker.incremental import Store, default_folder

F = TypeVar("F", bound=Callable[..., object])

_FOLDER = "Directory for cached results.  [default: .oxpecker if it exists, else the user's cache directory]"


def keeping_options(command: F) -> F:
    """Adds the requested store, or None, to a command as the argument `store`."""

    @wraps(command)
    def with_store(incremental: bool | None, cache_dir: Path | None, **values: Any) -> object:
        wanted = cache_dir is not None if incremental is None else incremental
        return command(store=Store(cache_dir or default_folder()) if wanted else None, **values)

    switch = click.option(
        "--incremental/--no-incremental",
        default=None,
        help="Cache results, and reuse those of unchanged methods.  [default: on if --cache-dir is given]",
    )
    return cast(F, switch(folder_option(with_store)))


def folder_option(command: F) -> F:
    """Adds the folder of stored results to a command as the argument `cache_dir`."""
    return click.option("--cache-dir", type=click.Path(path_type=Path, file_okay=False), help=_FOLDER)(command)
