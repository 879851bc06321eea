"""What constructors and initialisers must not do before an object or a class is initialised (JLS 8.6, 8.8.7, 8.9.2)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import OPERANDS, hides_code, walk
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.kinds import ClassKind
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import UnknownType
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import ConstructorKind


def check_construction(context: Attribution, body: a.ClassBody) -> None:
    """Reports recursive constructor calls, objects used too early, and initialisers that never complete."""
    if body.symbol.library:
        return
    calls = {each.symbol: call for each in body.methods if (call := _first_call(each)) is not None}
    for method, call in calls.items():
        if _comes_back(method, calls):
            context.error("recursive constructor invocation", method.span)
        for name, span in _used_early(body.symbol, call):
            context.error(f"cannot reference {name} before supertype constructor has been called", span)
    for each in body.initialisations:
        if each.field is None and not completes(each.body) and not hides_code(each.body):
            context.error("initializer must be able to complete normally", each.span)
    if body.symbol.kind is ClassKind.ENUM:
        _check_enum(context, body)


def _first_call(method: a.MethodBody) -> a.ConstructorCall | None:
    """The `this(..)` or `super(..)` at the start of a constructor."""
    first = method.body.statements[0] if isinstance(method.body, a.Block) and method.body.statements else None
    if not isinstance(first, a.ConstructorCall) or any(map(_is_unknown, walk(first))):
        return None  # an argument without a type may select another constructor
    return first


def _is_unknown(node: a.Node) -> bool:
    return isinstance(node, a.Expression) and isinstance(node.type, UnknownType)


def _comes_back(method: MethodSymbol, calls: dict[MethodSymbol, a.ConstructorCall]) -> bool:
    """Whether a constructor calls itself, directly or through others."""
    seen: set[MethodSymbol] = set()
    current = method
    while current not in seen and current in calls and calls[current].kind is ConstructorKind.THIS:
        seen.add(current)
        current = calls[current].constructor
    return current is method and bool(seen)


def _used_early(symbol: ClassSymbol, call: a.ConstructorCall) -> Iterator[tuple[str, Span]]:
    """Uses of the object under construction in the arguments of a constructor call."""
    pending: list[a.Node] = list(call.arguments)
    while pending:
        node = pending.pop(0)
        match node:
            case a.FieldRead(target=a.This(symbol=owner), field=field) if owner is symbol:
                yield field.name, node.span
            case a.Invoke(target=a.This(symbol=owner), method=method) if owner is symbol:
                yield method.name, node.span
                pending += node.arguments
            case a.This(symbol=owner) if owner is symbol:
                yield "this", node.span
            case a.New(symbol=made) if made.local:  # a class in such a place has no enclosing object
                pending += node.arguments
            case _:
                pending += OPERANDS.children(node)


def _check_enum(context: Attribution, body: a.ClassBody) -> None:
    """Reports uses of static fields by enum constructors: constants are created before the other static fields."""
    early = [each.body for each in body.initialisations if not each.static]
    early += [each.body for each in body.methods if each.symbol.is_constructor and each.body is not None]
    for node in (node for code in early for node in walk(code)):
        if isinstance(node, a.FieldRead) and node.field.static and node.field.owner is body.symbol:
            context.error("illegal reference to static field from initializer", node.span)
