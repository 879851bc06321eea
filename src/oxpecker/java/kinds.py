"""The kinds of Java's classes, wildcards and calls, and of locations in JML's frame conditions."""

from __future__ import annotations

from enum import StrEnum
from functools import cache


class ClassKind(StrEnum):
    """How a class is declared."""

    CLASS = "class"
    INTERFACE = "interface"
    ENUM = "enum"
    RECORD = "record"
    ANNOTATION = "annotation"

    @property
    def is_interface(self) -> bool:
        """Whether it has no direct instances."""
        return self in (ClassKind.INTERFACE, ClassKind.ANNOTATION)

    @property
    def is_final(self) -> bool:
        """Whether no class extends it, even if it is not declared final."""
        return self in (ClassKind.ENUM, ClassKind.RECORD)


class Access(StrEnum):
    """Who may use a class or member (JLS 6.6), from most to least accessible."""

    PUBLIC = "public"
    PROTECTED = "protected"
    PACKAGE = "package"
    PRIVATE = "private"

    def is_weaker(self, other: Access) -> bool:
        """Whether fewer classes have this access than the other."""
        order = list(Access)
        return order.index(self) > order.index(other)


@cache
def access_of(modifiers: frozenset[str], in_interface: bool) -> Access:
    """The access that modifiers declare; members of interfaces are public by default (JLS 9.4)."""
    usual = Access.PUBLIC if in_interface else Access.PACKAGE
    return next((each for each in Access if each.value in modifiers), usual)


def implied_modifiers(kind: ClassKind, in_interface: bool) -> frozenset[str]:
    """The modifiers that a member class has anyway (JLS 8.5.1, 9.5)."""
    if in_interface:
        return frozenset({"public", "static"})
    return frozenset() if kind is ClassKind.CLASS else frozenset({"static"})


class WildcardKind(StrEnum):
    """What the bound of a wildcard limits."""

    ANY = ""
    EXTENDS = "extends"
    SUPER = "super"


class CallMode(StrEnum):
    """How a call selects its method."""

    VIRTUAL = "virtual"
    STATIC = "static"
    SUPER = "super"
    DEFAULT = "default"
    """`I.super.m()`: the default method of an interface."""

    @property
    def is_exact(self) -> bool:
        """Whether the named method itself is called, and no override of it."""
        return self in (CallMode.SUPER, CallMode.DEFAULT)


class LocationKind(StrEnum):
    """The kind of a location in a frame condition."""

    NOTHING = "nothing"
    STRICTLY_NOTHING = "strictly_nothing"
    EVERYTHING = "everything"
    ALL = "all"
    PLACE = "place"
    ELEMENTS = "elements"


class MissingClasses(StrEnum):
    """What a class is whose source is not there."""

    OPEN = "open"
    """Its objects may be anything; its methods return anything and change nothing."""
    ERROR = "error"
    """An error; a use of a class of the platform without a model is unsupported."""


class UseKind(StrEnum):
    """How code uses a class without source."""

    CALL = "call"
    SUPER = "super call"
    """A call of the method of the class itself, and no override of it."""
    CREATION = "creation"
    CONSTANT = "constant"
    """A static field, which has the same value wherever it is read."""
    VIEW = "view"
    """A value seen as another type: the same value as long as nothing changes, and null if it was null."""

    @property
    def is_stable(self) -> bool:
        """Whether a second use gives the same value again."""
        return self in (UseKind.CONSTANT, UseKind.VIEW)
