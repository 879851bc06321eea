"""Uses of members that are not accessible (JLS 6.6)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import TREE
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.jml import attributed as spec
from oxpecker.java.kinds import Access, ClassKind
from oxpecker.java.resolution.access import Member, is_accessible
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import Type
from oxpecker.oox.source import Span

_CODE = TREE.without(spec.Statement)
"""Specifications may use private members."""
_USES = (a.FieldRead, a.Invoke, a.New, a.ConstructorCall, a.MethodBody)


def check_access(context: Attribution, body: a.ClassBody) -> None:
    """Reports uses of members that the class may not use."""
    if body.symbol.library:
        return
    for member, site, span in _used(context, body):
        if not is_accessible(context.world, body.symbol, member, site):
            context.error(_problem(member), span)


def _used(context: Attribution, body: a.ClassBody) -> Iterator[tuple[Member, Type | None, Span]]:
    """The used members, the types of the objects before the dot, and the places."""
    for node in _CODE.found(body, *_USES):
        match node:
            case a.FieldRead(field=field, target=target):
                yield field, _site(target), node.span
            case a.Invoke(method=method) if method.owner.library and method.access is Access.PACKAGE:
                pass  # Only calls that the attribution adds mean a method of a model's own.
            case a.Invoke(method=method, target=target, mode=mode):
                yield method, None if mode.is_exact else _site(target), node.span
            case a.New(symbol=symbol, constructor=constructor):
                anonymous = symbol.anonymous_super
                if anonymous is None:
                    yield constructor, node.type, node.span
                else:
                    yield anonymous, None, node.span
            case a.ConstructorCall(constructor=constructor):
                yield constructor, None, node.span
            case a.MethodBody(symbol=method, body=None) if (
                method.is_constructor and body.symbol.kind is ClassKind.CLASS
            ):
                above = body.symbol.superclass
                found = None if above is None else context.world.find(above.name)
                if found is not None and body.symbol.anonymous_super is None:
                    yield from ((each, None, method.span) for each in found.constructors if not each.parameters)


def _site(target: a.Expression | None) -> Type | None:
    """The type of the object before the dot; None if the attribution has cast it, so that its type is not known."""
    return None if target is None or isinstance(target, a.Cast) else target.type


def _problem(member: Member) -> str:
    """javac's words."""
    owner = member.owner.shown
    if isinstance(member, FieldSymbol):
        name = member.name
    else:
        name = f"{owner if member.is_constructor else member.name}({', '.join(map(str, member.parameters))})"
    if member.access is Access.PACKAGE:
        return f"{name} is not public in {owner}; cannot be accessed from outside package"
    return f"{name} has {member.access} access in {owner}"
