"""The content of a class file that other code can see, as it is written there (JVMS 4.1)."""

from __future__ import annotations

from dataclasses import field
from enum import IntFlag

from oxpecker.oox.records import dataclass

Value = int | float | bool | str


class Access(IntFlag):
    """Access flags (JVMS 4.1, 4.5, 4.6, 4.7.6); some bits mean different things for methods and fields."""

    PUBLIC = 0x0001
    PRIVATE = 0x0002
    PROTECTED = 0x0004
    STATIC = 0x0008
    FINAL = 0x0010
    VOLATILE = 0x0040
    BRIDGE = 0x0040
    VARARGS = 0x0080
    INTERFACE = 0x0200
    ABSTRACT = 0x0400
    SYNTHETIC = 0x1000
    ANNOTATION = 0x2000
    ENUM = 0x4000
    MODULE = 0x8000


@dataclass(frozen=True, slots=True)
class FileMember:
    """A field, a method or a record component."""

    name: str
    descriptor: str
    access: Access
    signature: str | None = None
    constant: Value | None = None
    exceptions: tuple[str, ...] = ()
    parameter_names: tuple[str, ...] = ()
    annotations: frozenset[str] = frozenset()
    """The annotations of the member and of its type, by their qualified names."""
    parameter_annotations: tuple[frozenset[str], ...] = ()
    """The annotations of the last parameters."""
    typed_parameters: dict[int, frozenset[str]] = field(default_factory=dict)
    """The annotations of parameter types, by the numbers of the parameters."""
    has_default: bool = False
    """Whether it is an element of an annotation type with a default value."""


@dataclass(frozen=True, slots=True)
class InnerClass:
    """An entry of the table of nested classes: internal names, and the flags as they were written."""

    name: str
    outer: str | None
    simple: str | None
    access: Access


@dataclass(frozen=True, slots=True)
class ClassFile:
    """A class; names of classes are internal ones (`a/b/C$D`)."""

    name: str
    major: int
    minor: int
    access: Access
    superclass: str | None
    interfaces: tuple[str, ...]
    fields: tuple[FileMember, ...]
    methods: tuple[FileMember, ...]
    signature: str | None = None
    inner_classes: tuple[InnerClass, ...] = ()
    components: tuple[FileMember, ...] | None = None
    """The components of a record."""
    permitted: tuple[str, ...] | None = None
    """The permitted subclasses of a sealed class."""
    annotations: frozenset[str] = frozenset()
    is_local: bool = False
    """Whether it is a local or anonymous class."""

    @property
    def own_entry(self) -> InnerClass | None:
        """What the table of nested classes says about this class."""
        return next((each for each in self.inner_classes if each.name == self.name), None)
