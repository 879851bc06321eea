"""DEL, FLOW, FORK, LOCK: changes to statements (Koppier Table 5.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from oxpecker.mutation.points import Replacement, Scope
from oxpecker.oox import syntax as s
from oxpecker.oox.types import is_reference

# Not declarations, loops, branches, blocks and returns; specifications are never mutated.
_DELETABLE = (
    s.Assign,
    s.Evaluate,
    s.Continue,
    s.Break,
    s.Throw,
    s.Fork,
    s.Join,
    s.Monitor,
    s.ConstructorCall,
)


@dataclass(frozen=True, slots=True)
class Deletion:
    """Deletes `S;`; keeps the declaration of `T x := e;`."""

    name: str = "DEL"
    summary: str = "remove a statement"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:  # noqa: ARG002
        match node:
            case s.Declare(initial=s.Expression()):
                return [(replace(node, initial=None),)]
            case _:
                return [()] if isinstance(node, _DELETABLE) else []


@dataclass(frozen=True, slots=True)
class FlowChange:
    """`continue;` becomes `break;` and vice versa."""

    name: str = "FLOW"
    summary: str = "exchange break and continue"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:  # noqa: ARG002
        match node:
            case s.Continue():
                return [(s.Break(node.label, span=node.span),)]
            case s.Break():
                return [(s.Continue(node.label, span=node.span),)]
            case _:
                return []


@dataclass(frozen=True, slots=True)
class ForkRemoval:
    """`fork f(a);` becomes `f(a);`."""

    name: str = "FORK"
    summary: str = "call instead of forking"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:  # noqa: ARG002
        return [(s.Evaluate(node.call, span=node.span),)] if isinstance(node, s.Fork) else []


@dataclass(frozen=True, slots=True)
class LockChange:
    """`lock (x) { S }` locks each other reference in scope instead, then nothing."""

    name: str = "LOCK"
    summary: str = "lock something else, or nothing"

    def replacements(self, node: s.Node, scope: Scope) -> Iterable[Replacement]:
        if not isinstance(node, s.Lock):
            return
        for name in sorted(scope):
            if is_reference(scope[name]) and node.target != s.Name(name):
                yield (replace(node, target=s.Name(name, span=node.target.span)),)
        yield (node.body,)


DEL, FLOW, FORK, LOCK = Deletion(), FlowChange(), ForkRemoval(), LockChange()
