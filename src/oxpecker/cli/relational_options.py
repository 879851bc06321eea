"""The options about the relational engines of `oxpecker check`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from oxpecker.cli.sections import FIRST, option

if TYPE_CHECKING:
    from oxpecker.engine import Options
    from oxpecker.refinement import RefinementOptions

F = TypeVar("F", bound=Callable[..., object])

SYMBOLIC = "symbolic"
_ENGINES = (SYMBOLIC, "refine", "inline")
_SECTION = "Relational engines (refine, inline)"
_OBJECTS, _WIDTH, _UNROLLINGS = 3, 4, 3


@dataclass(frozen=True, slots=True)
class RelationalChoice:
    """Which engine checks, and within which bounds a relational one does."""

    engine: str = SYMBOLIC
    properties: tuple[str, ...] = ()
    objects: int = _OBJECTS
    width: int = _WIDTH
    unrollings: int = _UNROLLINGS

    def options(self, chosen: Options) -> RefinementOptions:
        """As the engine takes them."""
        from oxpecker.refinement import Engine, Limits, RefinementOptions

        limits = Limits(self.objects, self.width, self.unrollings)
        return RefinementOptions(Engine(self.engine), limits, chosen.seconds, chosen.used, chosen.megabytes)


def _bound(name: str, usual: int, most: int | None, what: str) -> Callable[[F], F]:
    shown = f"{what}  [default: {usual}]"
    return option(f"--{name}", section=_SECTION, type=click.IntRange(min=1, max=most), metavar="N", help=shown)


_DECLARATIONS: tuple[Callable[[Any], Any], ...] = (
    option(
        "--engine",
        section=FIRST,
        type=click.Choice(_ENGINES),
        default=SYMBOLIC,
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
    _bound("objects", _OBJECTS, 20, "Objects of each class at the start, as many new ones, and the longest array."),
    _bound("width", _WIDTH, 8, "Bit width of integers."),
    _bound("unrollings", _UNROLLINGS, None, "Maximum loop iterations and recursion depth."),
)


def relational_options(command: F) -> F:
    """Gives a command the options about relational engines, as the one argument `relational`."""

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
        if engine == SYMBOLIC and (bounds or properties):
            wrong = next(iter(bounds), "property")
            raise click.UsageError(f"--{wrong} needs --engine refine or --engine inline")
        return command(relational=RelationalChoice(engine, properties, **bounds), **values)

    declared: Any = with_choice
    for declare in reversed(_DECLARATIONS):
        declared = declare(declared)
    return cast(F, declared)
