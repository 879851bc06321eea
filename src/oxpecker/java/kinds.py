"""The kinds of Java's classes, wildcards and calls, and of locations in JML's frame conditions."""

from __future__ import annotations

from enum import StrEnum


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
