"""Classes with resolved members: inheritance, fields, and method lookup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Protocol

from oxpecker.oox import syntax
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import (
    ANY,
    OBJECT,
    ArrayType,
    ClassType,
    NullType,
    Primitive,
    StringType,
    Type,
    shown_class,
    shown_type,
)


class FieldClaims(Protocol):
    """Makes claims about the values of fields on demand."""

    def type_of(self, field: FieldInfo) -> Type:
        """The type of a field, with what is claimed about its values."""


class ConstructorClaims(Protocol):
    """Makes claims about the objects that constructors leave, on demand."""

    def settle_constructors(self, cls: ClassInfo) -> None:
        """Removes the conditions that a class states about its objects if they cannot be relied on."""


@dataclass(eq=False, slots=True)
class FieldInfo:
    """A field; `slot` is its place in the objects of its class, or among its class's static fields."""

    owner: str
    name: str
    type: Type
    static: bool
    slot: int
    span: Span
    volatile: bool = False
    """Whether a write happens before every later read, and no two uses are a data race."""
    private: bool = False
    final: bool = False
    declared: Type = field(init=False)
    """The type without what analyses claim about the values of the field."""
    claims: FieldClaims | None = field(default=None, init=False, repr=False)
    """Makes the claims about the values of the field, until somebody asks for its type."""
    back: FieldInfo | None = field(default=None, init=False, repr=False)
    """The field in which the objects of this one hold the object around them, if that is claimed."""

    def __post_init__(self) -> None:
        self.declared = self.type

    def claim_later(self, claims: FieldClaims) -> None:
        """Has claims made when somebody asks for the type, which tells them."""
        self.claims = claims
        del self.type

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The type with claims; Python calls this for attributes that are not set."""
            if name != "type" or self.claims is None:
                raise AttributeError(name)
            return self.claims.type_of(self)

    @property
    def shown(self) -> str:
        """The name as people write it; a `$` at its end only tells it from a word of the language."""
        return self.name.removesuffix("$")

    def is_in(self, cls: ClassInfo) -> bool:
        """Whether objects of exactly that class have the field."""
        return self.slot < len(cls.layout) and cls.layout[self.slot] is self

    def __str__(self) -> str:
        return f"{shown_class(self.owner)}.{self.name}"


@dataclass(eq=False, slots=True)
class MethodInfo:
    """The signature of a method, a constructor (`name` is `<init>`) or a static initialiser (`<clinit>`)."""

    owner: str
    name: str
    parameters: tuple[tuple[str, Type], ...]
    return_type: Type
    span: Span
    static: bool = False
    abstract: bool = False
    pure: bool = False
    helper: bool = False
    private: bool = False
    internal: bool = False
    """Whether it is not for other programs."""
    closed: bool = False
    """Whether a call puts nothing into collections but arguments that are declared as their parts."""
    declaration: syntax.Method | syntax.Constructor | None = None
    overrides: tuple[MethodInfo, ...] = ()
    throws: tuple[Type, ...] = ()
    """Exceptions that may leave the method by its declaration."""
    rejects: tuple[Type, ...] = ()
    """Exceptions by which the method refuses what callers ask, by its declaration."""
    diverges: bool = False
    """Whether the contract allows it to run forever."""
    passes_on_to: MethodInfo | None = None
    """The inherited method that this one only calls, so that it serves an interface of this class."""
    signature: str = field(init=False)
    """The name and parameter types, which tell overloads apart."""
    key: str = field(init=False)
    """The name of this method in the whole program, such as `Main.sort(int[])`."""

    def __post_init__(self) -> None:
        self.signature = f"{self.name}({', '.join(map(str, self.parameter_types))})"
        self.key = f"{self.owner}.{self.signature}"

    @property
    def run(self) -> MethodInfo:
        """The method whose body runs in the end."""
        return self if self.passes_on_to is None else self.passes_on_to.run

    @property
    def is_own_business(self) -> bool:
        """Whether only code of the program itself is meant to call it."""
        return self.private or self.internal

    @property
    def parameter_types(self) -> tuple[Type, ...]:
        return tuple(t for _, t in self.parameters)

    @property
    def is_constructor(self) -> bool:
        return self.name == CONSTRUCTOR

    @property
    def is_query(self) -> bool:
        """Whether it is a query of the library: its value has no references, and even giving up changes nothing."""
        return self.pure and isinstance(self.return_type, Primitive) and self.span.file.startswith(BUILT_IN)

    @property
    def shown(self) -> str:
        """The name as people write it.

        A `$` at its end only tells it from a word of the language, and `$package$..` from methods of other packages.
        `$$` stands for a dot, and a number at the end tells methods of one name apart.
        """
        plain = _NUMBER.sub("", self.name.partition(PACKAGE)[0])
        return plain.removesuffix("$").replace(INSIDE, ".")

    def __str__(self) -> str:
        owner = shown_class(self.owner)
        name = owner if self.is_constructor else f"{owner}.{self.shown}"
        return f"{name}({', '.join(map(shown_type, self.parameter_types))})"


def family_name(class_name: str) -> str:
    """The name of the outermost class around a class, which is inside of others by its name: `Outer$Inner`."""
    return class_name.partition("$")[0]


def may_use_private(user: str, owner: str) -> bool:
    """Whether code of a class may use private members of another: classes named `$..` serve the whole program."""
    return family_name(user) in (family_name(owner), "")


PACKAGE = "$package$"
"""Separates the name of a method from the only package whose classes override it."""
_NUMBER = re.compile(r"\$[0-9]+$")
INSIDE = "$$"
"""Stands for a dot in the name of a method."""

CONSTRUCTOR = "<init>"
STATIC_INITIALISER = "<clinit>"


@dataclass(eq=False, slots=True)
class ClassInfo:
    """A class or interface and what it declares itself."""

    name: str
    declaration: syntax.Class
    superclass: ClassInfo | None = None
    interfaces: tuple[ClassInfo, ...] = ()
    fields: dict[str, FieldInfo] = field(default_factory=dict)
    static_fields: dict[str, FieldInfo] = field(default_factory=dict)
    methods: dict[str, list[MethodInfo]] = field(default_factory=dict)
    constructors: list[MethodInfo] = field(default_factory=list)
    initialiser: MethodInfo | None = None
    layout: tuple[FieldInfo, ...] = ()
    dispatch: dict[str, MethodInfo] = field(default_factory=dict)
    ancestors: frozenset[str] = frozenset()
    claims: ConstructorClaims | None = field(default=None, init=False, repr=False)
    """Makes the claim about what the constructors establish, until somebody asks for it."""

    @property
    def interface(self) -> bool:
        return self.declaration.interface

    @property
    def abstract(self) -> bool:
        return self.declaration.abstract or self.declaration.interface

    @property
    def is_copied(self) -> bool:
        """Whether objects may be shallow copies of others, which share what their fields refer to."""
        return InputRole.COPIED in self.methods

    def constructor_facts(self) -> Sequence[MethodInfo]:
        """The methods with conditions that hold for all objects of the class that other code can see."""
        if self.claims is not None:
            self.claims.settle_constructors(self)
        return self.methods.get(InputRole.CONSTRUCTED, ())

    def supertypes(self) -> Iterator[ClassInfo]:
        """The classes and interfaces this one names in its header, superclass first."""
        if self.superclass is not None:
            yield self.superclass
        yield from self.interfaces

    def lineage(self) -> Iterator[ClassInfo]:
        """This class and its superclasses, nearest first."""
        current: ClassInfo | None = self
        while current is not None:
            yield current
            current = current.superclass

    def find_field(self, name: str, static: bool) -> FieldInfo | None:
        """The nearest field of that name in this class or above it."""
        for info in self.lineage():
            found = (info.static_fields if static else info.fields).get(name)
            if found is not None:
                return found
        if static:
            for info in self.all_interfaces():
                if name in info.static_fields:
                    return info.static_fields[name]
        return None

    def all_interfaces(self) -> list[ClassInfo]:
        """Every interface this class has, directly or through others, each once."""
        found: dict[str, ClassInfo] = {}
        pending = [self]
        while pending:
            current = pending.pop(0)
            for above in current.supertypes():
                pending.append(above)
                if above.interface:
                    found.setdefault(above.name, above)
        return list(found.values())

    def methods_named(self, name: str) -> list[MethodInfo]:
        """Every method of that name that a call on this class may mean, overridden ones left out."""
        found: dict[str, MethodInfo] = {}
        for info in [*self.lineage(), *self.all_interfaces()]:
            for method in info.methods.get(name, []):
                known = found.get(method.signature)
                if known is None or known.owner in info.ancestors or (known.abstract and not method.abstract):
                    found[method.signature] = method
        return list(found.values())


@dataclass(eq=False, slots=True)
class Hierarchy:
    """All classes of a program, the built-in ones included."""

    classes: dict[str, ClassInfo] = field(default_factory=dict)
    _below: dict[str, tuple[ClassInfo, ...]] = field(default_factory=dict)
    """The subclasses of classes, of as many as `_counted`; complete before it is used."""
    _counted: int = 0
    _concrete: dict[str, tuple[ClassInfo, ...]] = field(default_factory=dict)
    tried: dict[str, tuple[ClassInfo, ...]] = field(default_factory=dict)
    """The classes tried for inputs, by the type as written."""

    def __getitem__(self, name: str) -> ClassInfo:
        return self.classes[name]

    def get(self, name: str) -> ClassInfo | None:
        return self.classes.get(name)

    def named(self, text: str) -> ClassInfo | None:
        """The class that people call so: one inside of another may have a dot before its name.

        The name of a type without implementation means the class of its unknown implementations.
        """
        name = text if text in self.classes else text.replace(".", "$")
        return self.classes.get(f"{name}{ANY}") or self.classes.get(name)

    def subclass(self, name: str, above: str) -> bool:
        """Whether the class is the other one, extends it or implements it."""
        info = self.classes.get(name)
        return name == above or (info is not None and above in info.ancestors)

    def subtype(self, t: Type, above: Type) -> bool:
        """Whether every value of reference type `t` is one of type `above` (Koppier's ≺, made visible)."""
        if t == above:
            return True
        if isinstance(t, NullType):
            return isinstance(above, (ClassType, ArrayType, StringType))
        if isinstance(t, ArrayType):
            if isinstance(above, ArrayType):
                return _reference(t.element) and _reference(above.element) and self.subtype(t.element, above.element)
            return above == OBJECT or (isinstance(above, ClassType) and self._has_arrays(above.name))
        if isinstance(t, ClassType) and isinstance(above, ClassType):
            return above == OBJECT or self.subclass(t.name, above.name)
        return False

    def _has_arrays(self, name: str) -> bool:
        """Whether arrays are objects of a type (JLS 4.10.3)."""
        info = self.classes.get(name)
        return info is not None and any(isinstance(t, ArrayType) for t in named_in_marker(info))

    def castable(self, t: Type, target: Type) -> bool:
        """Whether some value could be of both reference types."""
        if self.subtype(t, target) or self.subtype(target, t):
            return True
        if isinstance(t, ArrayType) and isinstance(target, ArrayType):
            return _reference(t.element) and _reference(target.element) and self.castable(t.element, target.element)
        if isinstance(t, ClassType) and isinstance(target, ClassType):
            one, two = self.classes.get(t.name), self.classes.get(target.name)
            return one is None or two is None or one.interface or two.interface
        return False

    def subclasses(self, name: str) -> tuple[ClassInfo, ...]:
        """The class itself and everything below it, in the order of declaration."""
        if self._counted != len(self.classes):
            self._below, self._counted = _by_ancestor(self.classes.values()), len(self.classes)
        return self._below.get(name, ())

    def concrete_subclasses(self, name: str) -> tuple[ClassInfo, ...]:
        """The classes an object of static type `name` may be an instance of."""
        found = self._concrete.get(name)
        if found is None:
            found = self._concrete[name] = tuple(info for info in self.subclasses(name) if not info.abstract)
        return found

    def classes_behind(self, method: MethodInfo) -> tuple[str, ...]:
        """The classes with static initialisers that have run where there is an object to call a method on."""
        if method.static or method.is_constructor or self.classes[method.owner].interface:
            return ()
        return tuple(info.name for info in self.classes[method.owner].lineage() if info.initialiser is not None)

    def join(self, one: Type, two: Type) -> Type:
        """The least type above two reference types, as far as single inheritance gives one."""
        if self.subtype(one, two):
            return two
        if self.subtype(two, one):
            return one
        if isinstance(one, ClassType) and one.name in self.classes:
            for info in self.classes[one.name].lineage():
                if self.subtype(two, ClassType(info.name)):
                    return ClassType(info.name)
        return OBJECT


def _by_ancestor(classes: Iterable[ClassInfo]) -> dict[str, tuple[ClassInfo, ...]]:
    """The classes below each class, and itself, in the order of declaration."""
    found: dict[str, list[ClassInfo]] = {}
    for info in classes:
        for above in {info.name, *info.ancestors}:
            found.setdefault(above, []).append(info)
    return {name: tuple(below) for name, below in found.items()}


def field_name(cls: ClassInfo, field: FieldInfo) -> str:
    """The name of a field in objects of a class; one that another of the same name hides is written with its class."""
    return field.name if cls.find_field(field.name, static=False) is field else str(field)


def named_in_marker(info: ClassInfo) -> tuple[Type, ...]:
    """The types that the marker `$open` or `$sealed` of a class names."""
    return tuple(
        t
        for name in (InputRole.OPEN, InputRole.SEALED)
        for marker in info.methods.get(name, ())
        for t in marker.parameter_types
    )


def _reference(t: Type) -> bool:
    return isinstance(t, (ClassType, ArrayType, StringType))
