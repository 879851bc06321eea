"""Which code may use a class or member (JLS 6.6)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.kinds import Access
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol, top_level
from oxpecker.java.types import ClassType, Type, erase
from oxpecker.java.world import World

Member = FieldSymbol | MethodSymbol


def is_accessible_class(user: ClassSymbol, symbol: ClassSymbol) -> bool:
    """Whether the code of a class may name another one; protected member classes count as public ones."""
    if user.library or symbol.local:
        return True
    outer = symbol.outer
    match symbol.access:
        case Access.PRIVATE:
            return outer is None or top_level(outer) is top_level(user)
        case Access.PACKAGE:
            return symbol.package == user.package
    return True


def is_accessible(world: World, user: ClassSymbol, member: Member, site: Type | None = None) -> bool:
    """Whether the code of a class may use a member.

    `site` is the type of the object before the dot, or of the new object; None for names without a dot, and where
    a subclass uses `super`.
    """
    owner = member.owner
    if user.library:
        return True
    match member.access:
        case Access.PUBLIC:
            return True
        case Access.PRIVATE:
            return top_level(owner) is top_level(user)
    if owner.package == user.package:
        return True
    if member.access is Access.PACKAGE:
        return False
    # JLS 6.6.2: a subclass uses what it inherits, and only for objects that it is responsible for.
    if isinstance(member, MethodSymbol) and member.is_constructor:
        return site is None
    heirs = (each for each in _around(user) if as_super(world, ClassType(each.name), owner.name) is not None)
    return any(member.static or site is None or is_subtype(world, erase(site), ClassType(each.name)) for each in heirs)


def _around(symbol: ClassSymbol) -> Iterator[ClassSymbol]:
    """A class and those around it."""
    current: ClassSymbol | None = symbol
    while current is not None:
        yield current
        current = current.outer


def accessible(
    world: World, user: ClassSymbol, methods: list[MethodSymbol], site: Type | None = None
) -> list[MethodSymbol]:
    """The accessible methods; if there are none, the inaccessible ones, which are reported elsewhere.

    What is private in a model of the library, or in its package, is not part of Java's library.
    """
    found = [method for method in methods if is_accessible(world, user, method, site)]
    return found or [each for each in methods if not each.owner.library or each.access is Access.PROTECTED]
