"""Pure methods: contracts and pure methods call only pure methods."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import walk
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.facts import Fact, inherits
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.jml.members import specification_of
from oxpecker.java.jml.words import PURE
from oxpecker.java.resolution.lookup import lineage, overrides
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.tree import has_annotation
from oxpecker.java.types import ClassType
from oxpecker.java.world import World


def is_pure(world: World, method: MethodSymbol) -> bool:
    """Whether a method, its class, or a method it overrides is declared pure."""
    found = world.pure.get(method)
    if found is None:
        world.pure[method] = False
        found = world.pure[method] = _declared(world, method) or _inherited(world, method)
    return found


def _declared(world: World, method: MethodSymbol) -> bool:
    declaration, around = method.declaration, method.owner.declaration
    if declaration is not None:
        words = specification_of(world, declaration).modifiers
        if words & PURE or has_annotation(declaration.modifiers, "Pure"):
            return True
    return around is not None and bool(PURE & specification_of(world, around).modifiers)


def _inherited(world: World, method: MethodSymbol) -> bool:
    if method.static or method.private or method.is_constructor:
        return False
    for above in lineage(world, ClassType(method.owner.name)):
        current = world.find(above.name)
        if current is None or current is method.owner:
            continue
        for other in current.methods.get(method.name, []):
            if not other.static and not other.private and overrides(world, method, other) and is_pure(world, other):
                return True
    return False


def _may_be_called(world: World, method: MethodSymbol) -> bool:
    """Whether a method is pure, or a library query that is not declared pure but checked when it runs."""
    return is_pure(world, method) or inherits(world, method, Fact.QUERY)


_EFFECTS = {
    a.New: "a new object",
    a.NewArray: "a new array",
    a.ArrayOf: "a new array",
    a.Concatenation: "a new string",
    a.Lambda: "a function",
    a.SwitchValue: "a switch",
    a.Intrinsic: "a call like this",
    a.ClassLiteral: "a class object",
}


def check_calls(context: Attribution, value: a.Expression) -> None:
    """Checks that a condition calls only pure methods; object creation is not covered."""
    for part in walk(value):
        if isinstance(part, a.Invoke) and not _may_be_called(context.world, part.method):
            note = ("declared here", part.method.span)
            context.error(f"JML: {part.method} is not pure, so a contract cannot call it", part.span, note)
        elif isinstance(part, (a.Assign, a.Update)):
            context.error("JML: a contract must not have side effects", part.span)
        elif isinstance(part, a.Unsupported):
            raise NotCovered(part.what, part.span)
        elif type(part) in _EFFECTS:
            raise NotCovered(f"{_EFFECTS[type(part)]} in a contract", part.span)


def check_body(context: Attribution, method: MethodSymbol, body: a.Statement | None) -> None:
    """Checks that a pure method calls only pure methods and locks no monitors; assignments are checked when it runs."""
    if method.owner.library or method.is_constructor or not is_pure(context.world, method):
        return
    if "synchronized" in method.modifiers:
        context.error(f"JML: the pure {method} cannot be synchronized", method.span)
    for part in walk(body):
        if isinstance(part, a.Invoke) and not _may_be_called(context.world, part.method):
            note = ("declared here", part.method.span)
            context.error(f"JML: {part.method} is not pure, so the pure {method} cannot call it", part.span, note)
        elif isinstance(part, a.Synchronized):
            context.error(f"JML: the pure {method} cannot hold a monitor", part.span)
