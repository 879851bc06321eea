"""Members of the platform that the library models leave out: unsupported, but not errors."""

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
    """Whether a method accepts the arguments under the platform's class hierarchy, which models may not reflect."""
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
    """The innermost enclosing class that inherits from a model in which something is missing."""
    current: Scope | None = scope
    while current is not None:
        if current.is_class and lacks(current.symbol):
            return current.symbol
        current = current.parent
    return None
