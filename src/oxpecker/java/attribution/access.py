"""Uses of private members outside of their top-level class (JLS 6.6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import TREE
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.jml import attributed as spec
from oxpecker.java.kinds import ClassKind
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol, top_level
from oxpecker.oox.source import Span

_CODE = TREE.without(spec.Statement)
"""Specifications may use private members."""


def is_accessible(symbol: ClassSymbol, member: FieldSymbol | MethodSymbol) -> bool:
    """Whether the code of a class may use a member, as far as `private` is concerned."""
    return not member.private or top_level(member.owner) is top_level(symbol)


def accessible(symbol: ClassSymbol, methods: list[MethodSymbol]) -> list[MethodSymbol]:
    """The accessible methods; if there are none, the inaccessible ones of the program, which are reported elsewhere."""
    found = [method for method in methods if is_accessible(symbol, method)]
    return found or [method for method in methods if not method.owner.library]


def check_access(context: Attribution, body: a.ClassBody) -> None:
    """Reports uses of private members of other classes."""
    if body.symbol.library:
        return
    for member, span in _used(context, body):
        if not is_accessible(body.symbol, member):
            context.error(f"{_shown(member)} has private access in {member.owner.shown}", span)


def _used(context: Attribution, body: a.ClassBody) -> Iterator[tuple[FieldSymbol | MethodSymbol, Span]]:
    """The used members, with their places."""
    for node in _CODE.walk(body):
        match node:
            case a.FieldRead(field=field):
                yield field, node.span
            case a.Invoke(method=method):
                yield method, node.span
            case a.New(symbol=symbol, constructor=constructor):
                yield symbol.anonymous_super or constructor, node.span
            case a.ConstructorCall(constructor=constructor):
                yield constructor, node.span
            case a.MethodBody(symbol=method, body=None) if (
                method.is_constructor and body.symbol.kind is ClassKind.CLASS
            ):
                above = body.symbol.superclass
                found = None if above is None else context.world.find(above.name)
                if found is not None and body.symbol.anonymous_super is None:
                    yield from ((each, method.span) for each in found.constructors if not each.parameters)


def _shown(member: FieldSymbol | MethodSymbol) -> str:
    if isinstance(member, FieldSymbol):
        return member.name
    name = member.owner.shown if member.is_constructor else member.name
    return f"{name}({', '.join(map(str, member.parameters))})"
