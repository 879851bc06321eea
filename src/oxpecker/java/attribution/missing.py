"""What the platform has and the models of the library leave out: no mistakes, but unsupported."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.java import attributed as a
from oxpecker.java.attribution.context import Attribution, Given
from oxpecker.java.resolution.overloads import Candidate
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_loose
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import Type


def may_fit(
    context: Attribution,
    candidates: Sequence[Candidate],
    given: Sequence[Given],
) -> bool:
    """Whether a method takes the arguments by what the platform has above their classes, other than the models."""
    return any(
        len(candidate.parameters) == len(given)
        and all(_may_serve(context, item, t) for item, t in zip(given, candidate.parameters, strict=True))
        for candidate in candidates
    )


def _may_serve(context: Attribution, item: Given, t: Type) -> bool:
    world = context.world
    if not isinstance(item, a.Expression) or is_loose(world, item.type, t):
        return True
    return world.stands_under(item.type, t) or (world.compiles and world.is_unmodelled(item.type))


def leaves_out(scope: Scope, lacks: Callable[[ClassSymbol], bool]) -> ClassSymbol | None:
    """The innermost class around of which something inherited is missing in a model."""
    current: Scope | None = scope
    while current is not None:
        if current.is_class and lacks(current.symbol):
            return current.symbol
        current = current.parent
    return None
