"""The bounds of type parameters: what they are, and that none is its own bound."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.java import tree
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import TypeVariable


def resolve_bounds(scope: Scope, variables: Sequence[TypeVariable], nodes: Sequence[tree.TypeParameterNode]) -> None:
    """Gives type variables the bounds that are written; one that depends on itself is reported, and has none."""
    for variable, node in zip(variables, nodes, strict=False):
        variable.bounds.extend(resolve_type(scope, bound) for bound in node.bounds)
    for variable, node in zip(variables, nodes, strict=False):
        if _depends_on_itself(variable):
            scope.world.error(f"cyclic inheritance involving {variable.name}", node.span)
            variable.bounds.clear()


def _depends_on_itself(variable: TypeVariable) -> bool:
    """JLS 4.4: whether a type variable is among its bounds, or the bounds of these."""
    pending, seen = list(variable.bounds), set()
    while pending:
        bound = pending.pop()
        if bound == variable:
            return True
        if isinstance(bound, TypeVariable) and bound not in seen:
            seen.add(bound)
            pending += bound.bounds
    return False
