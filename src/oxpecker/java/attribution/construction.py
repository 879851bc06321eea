"""What constructors and initialisers must not do before an object or a class is initialised (JLS 8.6, 8.8.7, 8.9.2)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import TREE, constructor_call, hides_code, outside_functions, walk
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.kinds import ClassKind
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import UnknownType
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import ConstructorKind


def check_construction(context: Attribution, body: a.ClassBody) -> None:
    """Reports recursive constructor calls, objects used too early, and initialisers that never complete."""
    if body.symbol.library:
        return
    calls = {each.symbol: call for each in body.methods if (call := _call(each)) is not None}
    for method in calls:
        if _comes_back(method, calls):
            context.error("recursive constructor invocation", method.span)
    for constructor in body.methods:
        if constructor.symbol in calls:
            _check_prologue(context, body.symbol, constructor)
    for each in body.initialisations:
        if each.field is None and not completes(each.body) and not hides_code(each.body):
            context.error("initializer must be able to complete normally", each.span)
    if body.symbol.kind is ClassKind.ENUM:
        _check_enum(context, body)


def _call(method: a.MethodBody) -> a.ConstructorCall | None:
    """The `this(..)` or `super(..)` of a constructor."""
    number = constructor_call(method.body)
    call = method.body.statements[number] if isinstance(method.body, a.Block) and number is not None else None
    if not isinstance(call, a.ConstructorCall) or any(map(_is_unknown, walk(call))):
        return None  # an argument without a type may select another constructor
    return call


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


def _check_prologue(context: Attribution, symbol: ClassSymbol, method: a.MethodBody) -> None:
    """Reports uses of the object up to the constructor call (JLS 8.8.7.1): it may only be given values for fields."""
    assert isinstance(method.body, a.Block)
    number = constructor_call(method.body)
    assert number is not None
    call = method.body.statements[number]
    assert isinstance(call, a.ConstructorCall)
    for name, span in _used(context, symbol, list(call.arguments), inside=True):
        context.error(_EARLY.format(name), span)
    before = method.body.statements[:number]
    for field, span in _assigned(symbol, before):
        if field.initial is not None:
            context.error(f"cannot assign initialized field '{field.name}' {_EARLY_ASSIGNMENT}", span)
    for name, span in _used(context, symbol, list(before), inside=False):
        context.error(_EARLY.format(name), span)
    for node in (node for statement in before for node in outside_functions(statement)):
        if isinstance(node, a.Return):
            context.error("'return' not allowed before explicit constructor invocation", node.span)


_EARLY_ASSIGNMENT = "before supertype constructor has been called"
_EARLY = "cannot reference {} " + _EARLY_ASSIGNMENT


def _is_own_field(symbol: ClassSymbol, node: a.Node) -> bool:
    """Whether a place is a field that the class itself declares, of the object under construction."""
    return isinstance(node, a.FieldRead) and _is_this(symbol, node.target) and node.field.owner is symbol


def _is_this(symbol: ClassSymbol, node: a.Node | None) -> bool:
    return isinstance(node, a.This) and node.symbol is symbol


def _assigned(symbol: ClassSymbol, statements: tuple[a.Statement, ...]) -> Iterator[tuple[FieldSymbol, Span]]:
    """The fields that statements assign, with their places."""
    for node in (node for statement in statements for node in outside_functions(statement)):
        if isinstance(node, a.Assign) and _is_own_field(symbol, node.target):
            assert isinstance(node.target, a.FieldRead)
            yield node.target.field, node.target.span


def _used(context: Attribution, symbol: ClassSymbol, pending: list[a.Node], inside: bool) -> Iterator[tuple[str, Span]]:
    """Uses of the object under construction; assignments of its fields are none, except `inside` of functions."""
    while pending:
        node = pending.pop(0)
        match node:
            case a.Assign(target=target, value=value) if not inside and _is_own_field(symbol, target):
                pending.append(value)
            case a.FieldRead(target=target, field=field) if _is_this(symbol, target):
                yield field.name, node.span
            case a.Invoke(target=target, method=method, arguments=arguments) if _is_this(symbol, target):
                yield f"{method.name}({','.join(map(str, method.parameters))})", node.span
                pending += arguments
            case a.This(symbol=owner) if owner is symbol:
                yield "this", node.span
            case a.New(symbol=made, arguments=arguments) if made.local:  # it has no enclosing object here
                pending += arguments
                for body in context.bodies if made.anonymous_super is not None else ():
                    if body.symbol is made:
                        yield from _used(context, symbol, [body], inside=True)
            case a.Lambda(body=function):
                yield from _used(context, symbol, [function], inside=True)
            case _:
                pending += TREE.children(node)


def _check_enum(context: Attribution, body: a.ClassBody) -> None:
    """Reports uses of static fields by enum constructors: constants are created before the other static fields."""
    early = [each.body for each in body.initialisations if not each.static]
    early += [each.body for each in body.methods if each.symbol.is_constructor and each.body is not None]
    for node in (node for code in early for node in walk(code)):
        if isinstance(node, a.FieldRead) and node.field.static and node.field.owner is body.symbol:
            context.error("illegal reference to static field from initializer", node.span)
