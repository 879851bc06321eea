"""The bounds of type parameters; none may depend on itself."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.java import tree
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import TypeVariable


def resolve_bounds(scope: Scope, variables: Sequence[TypeVariable], nodes: Sequence[tree.TypeParameterNode]) -> None:
    """Sets the declared bounds of type variables; a cyclic bound is reported and dropped."""
    for variable, node in zip(variables, nodes, strict=False):
        variable.bounds.extend(resolve_type(scope, bound) for bound in node.bounds)
    for variable, node in zip(variables, nodes, strict=False):
        if _depends_on_itself(variable):
            scope.world.error(f"cyclic inheritance involving {variable.name}", node.span)
            variable.bounds.clear()


def _depends_on_itself(variable: TypeVariable) -> bool:
    """JLS 4.4: whether a type variable occurs among its own bounds, directly or indirectly."""
    pending, seen = list(variable.bounds), set()
    while pending:
        bound = pending.pop()
        if bound == variable:
            return True
        if isinstance(bound, TypeVariable) and bound not in seen:
            seen.add(bound)
            pending += bound.bounds
    return False
