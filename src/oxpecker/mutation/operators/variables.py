"""VAR: another variable of the same type (Koppier Table 5.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from oxpecker.mutation.points import Replacement, Scope
from oxpecker.oox import syntax as s
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class VariableChange:
    """Each use of a local or parameter becomes each other one of its type, by name; `T x := e;` is a use of x."""

    name: str = "VAR"
    summary: str = "use another variable of the same type"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:
        match node:
            case s.Name() if node.identifier in scope:
                for other in _others(node.identifier, scope[node.identifier], scope):
                    yield replace(node, identifier=other)
            case s.Declare(initial=s.Expression() as value):
                for other in _others(node.name, node.type.type, scope):
                    target = s.Name(other, span=node.span)
                    yield (replace(node, initial=None), s.Assign(target, value, span=node.span))


def _others(name: str, wanted: Type, scope: Scope) -> list[str]:
    return sorted(other for other, t in scope.items() if other != name and t == wanted)


VAR = VariableChange()
