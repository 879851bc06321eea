"""What `Class.getModifiers` says of a class, and how it is nested (JLS 8.1.1, 8.5.1, 8.9, 8.10, 9.1.1, JVMS 4.7.6)."""

from __future__ import annotations

from enum import IntEnum

from oxpecker.java import tree
from oxpecker.java.classfiles.class_file import Access
from oxpecker.java.kinds import ClassKind
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.symbols import ClassSymbol

_WORDS = {
    "public": Access.PUBLIC,
    "private": Access.PRIVATE,
    "protected": Access.PROTECTED,
    "static": Access.STATIC,
    "final": Access.FINAL,
    "abstract": Access.ABSTRACT,
}
_OF_CLASSES = Access(sum(_WORDS.values())) | Access.INTERFACE | Access.ANNOTATION | Access.ENUM


class Nesting(IntEnum):
    """Where a class is declared, in the bits above its modifiers; `Class.java` reads them."""

    TOP = 0
    MEMBER = 0x10000
    LOCAL = 0x20000
    ANONYMOUS = 0x30000


class Unknown(IntEnum):
    """Stands for modifiers that are not known."""

    MODIFIERS = 0x8000


def nesting(symbol: ClassSymbol) -> Nesting:
    """Where a class of the program is declared."""
    if not symbol.simple:
        return Nesting.ANONYMOUS
    if symbol.local:
        return Nesting.LOCAL
    return Nesting.TOP if symbol.outer is None else Nesting.MEMBER


def modifiers(symbol: ClassSymbol) -> int | None:
    """The modifiers of a class of the program; None for enums whose constants have bodies, and for these bodies."""
    declaration = symbol.declaration
    if not isinstance(declaration, tree.ClassDeclaration):
        return None
    where = nesting(symbol)
    if where is Nesting.ANONYMOUS:
        above = symbol.superclass
        is_body = above is not None and symbol.outer is not None and above.name == symbol.outer.name
        return None if is_body else 0
    found = Access(0)
    for word in symbol.modifiers:
        found |= _WORDS.get(word, Access(0))
    if where is Nesting.MEMBER and symbol.outer is not None and symbol.outer.interface:
        found |= Access.PUBLIC | Access.STATIC
    if symbol.kind is ClassKind.CLASS:
        return found
    found |= Access.STATIC if where is not Nesting.TOP else Access(0)
    if symbol.interface:
        annotation = Access.ANNOTATION if symbol.kind is ClassKind.ANNOTATION else Access(0)
        return found | Access.INTERFACE | Access.ABSTRACT | annotation
    if symbol.kind is ClassKind.ENUM and any(each.body is not None for each in declaration.constants):
        return None
    return found | Access.FINAL | (Access.ENUM if symbol.kind is ClassKind.ENUM else Access(0))


def platform_modifiers(name: str) -> int | None:
    """The modifiers of a class of the platform."""
    file = signatures().find(name)
    return None if file is None else int(file.access) & _OF_CLASSES
