"""The options of `oxpecker check` for the relational engines."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import click

from oxpecker.api.engine_choice import LARGEST, EngineChoice, EngineName
from oxpecker.cli.sections import FIRST, option

F = TypeVar("F", bound=Callable[..., object])

_SECTION = "Relational engines (refine, inline)"
_USUAL = EngineChoice()


def _bound(name: str, usual: int, what: str) -> Callable[[F], F]:
    shown, kind = f"{what}  [default: {usual}]", click.IntRange(min=1, max=LARGEST[name])
    return option(f"--{name}", section=_SECTION, type=kind, metavar="N", help=shown)


_DECLARATIONS: tuple[Callable[[Any], Any], ...] = (
    option(
        "--engine",
        section=FIRST,
        type=click.Choice([str(name) for name in EngineName]),
        default=str(EngineName.SYMBOLIC),
        show_default=True,
        help="Symbolic execution, or relational logic with calls refined on demand or inlined.",
    ),
    option(
        "--property",
        "properties",
        section=_SECTION,
        multiple=True,
        metavar="FILE|TEXT",
        help="Alloy property over the state before (f) and after (f') the call. Can be repeated.",
    ),
    _bound("objects", _USUAL.objects, "Objects of each class at the start, as many new ones, and the longest array."),
    _bound("width", _USUAL.width, "Bit width of integers."),
    _bound("unrollings", _USUAL.unrollings, "Maximum loop iterations and recursion depth."),
)


def relational_options(command: F) -> F:
    """Adds the choice of an engine, with the options of relational ones, to a command as the one argument `engine`."""

    @wraps(command)
    def with_choice(
        engine: str,
        properties: tuple[str, ...],
        objects: int | None,
        width: int | None,
        unrollings: int | None,
        **values: Any,
    ) -> object:
        given = {"objects": objects, "width": width, "unrollings": unrollings}
        bounds = {name: value for name, value in given.items() if value is not None}
        if engine == EngineName.SYMBOLIC and (bounds or properties):
            wrong = next(iter(bounds), "property")
            raise click.UsageError(f"--{wrong} needs --engine refine or --engine inline")
        return command(engine=EngineChoice(EngineName(engine), properties, **bounds), **values)

    declared: Any = with_choice
    for declare in reversed(_DECLARATIONS):
        declared = declare(declared)
    return cast(F, declared)
