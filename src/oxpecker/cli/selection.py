"""The options that choose the methods to check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

import click

from oxpecker.api.loading import Loaded, NoSuchMethod
from oxpecker.api.selection import Selection
from oxpecker.cli.options import command_options
from oxpecker.cli.sections import FIRST, option
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass

F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Selected:
    """Which methods a user wants to check."""

    names: tuple[str, ...]
    excluded: tuple[str, ...]
    since: str | None
    """The revision since which they have changed."""

    def methods(self, loaded: Loaded) -> list[typed.Method]:
        """The methods; ends the command if there are none."""
        try:
            found = Selection(self.names, self.excluded).of(loaded)
            if not found:
                raise click.UsageError("the program has no methods to check")
        except NoSuchMethod as problem:
            raise click.UsageError(str(problem)) from None
        found = found if self.since is None else _changed(loaded, found, self.since)
        if not found:
            click.echo(f"no method has changed since {self.since}", err=True)
            raise SystemExit(0)
        return found


def _changed(loaded: Loaded, methods: Sequence[typed.Method], since: str) -> list[typed.Method]:
    """Those of some methods that have changed since a revision."""
    from oxpecker.api.changed_methods import ChangedMethods
    from oxpecker.api.git import NoHistory

    try:
        changed = ChangedMethods(loaded, since)
    except NoHistory as problem:
        raise click.UsageError(str(problem)) from None
    return [method for method in methods if method in changed]


def selection_options(command: F) -> F:
    """Adds the options to a command, as the one argument `selected`."""

    @wraps(command)
    def with_selection(
        method: tuple[str, ...], exclude: tuple[str, ...], is_changed: bool, since: str | None, **values: Any
    ) -> object:
        if since is not None and since.startswith("-"):
            raise click.UsageError(f"--since needs a revision, not '{since}'")
        chosen = since or ("HEAD" if is_changed else None)
        return command(selected=Selected(method, exclude, chosen), **values)

    declared: Any = command_options("exclude")(cast(F, with_selection))
    for declare in reversed(_DECLARATIONS):
        declared = declare(declared)
    return cast(F, declared)


_DECLARATIONS = (
    option(
        "--method",
        section=FIRST,
        multiple=True,
        metavar="NAME",
        help="Check only these methods: CLASS.METHOD, METHOD, or a pattern with * and ?. Can be repeated.",
    ),
    option(
        "--changed",
        "is_changed",
        section=FIRST,
        is_flag=True,
        help="Check only methods whose code, contract or callees differ from the last commit.",
    ),
    option(
        "--since",
        section=FIRST,
        metavar="REV",
        help="Check only methods whose code, contract or callees differ from this Git revision.",
    ),
)
