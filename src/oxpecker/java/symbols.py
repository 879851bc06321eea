"""Symbols of classes, fields and methods, from the program and the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from oxpecker.java import tree
from oxpecker.java.classfiles.class_file import ClassFile
from oxpecker.java.kinds import Access, ClassKind, access_of
from oxpecker.java.types import ClassType, Type, TypeVariable, erase
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span

Constant = int | float | bool | str


@dataclass(eq=False, slots=True)
class FieldSymbol:
    """A field; the constant value of one with source is computed on demand."""

    owner: ClassSymbol
    name: str
    type: Type
    static: bool = False
    final: bool = False
    span: Span = NOWHERE
    initial: tree.Expression | None = None
    enum_constant: bool = False
    model: bool = False
    """Whether it is a JML model field, computed on demand."""
    volatile: bool = False
    access: Access = Access.PUBLIC
    constant: Constant | None = None
    """Its value, if it is a constant of a class file."""

    @property
    def private(self) -> bool:
        return self.access is Access.PRIVATE

    def __str__(self) -> str:
        return f"{self.owner.shown}.{self.name}"


@dataclass(eq=False, slots=True)
class MethodSymbol:
    """A method or constructor (named `<init>`)."""

    owner: ClassSymbol
    name: str
    parameters: tuple[Type, ...]
    return_type: Type
    names: tuple[str, ...] = ()
    type_parameters: tuple[TypeVariable, ...] = ()
    modifiers: frozenset[str] = frozenset()
    varargs: bool = False
    abstract: bool = False
    span: Span = NOWHERE
    throws: tuple[Type, ...] = ()
    declaration: tree.MethodDeclaration | tree.ConstructorDeclaration | None = None
    non_null: bool = False
    """Whether annotations of a class file tell that its result is never null."""

    @property
    def static(self) -> bool:
        return "static" in self.modifiers

    @property
    def access(self) -> Access:
        return access_of(self.modifiers, self.owner.interface)

    @property
    def private(self) -> bool:
        return "private" in self.modifiers

    @property
    def package_private(self) -> bool:
        """Whether it is package-private, so that only classes of its package override it (JLS 6.6.1)."""
        return self.access is Access.PACKAGE

    @property
    def is_constructor(self) -> bool:
        return self.name == CONSTRUCTOR

    @property
    def erased(self) -> tuple[Type, ...]:
        """The erased parameter types, which distinguish overloads at run time."""
        return tuple(erase(t) for t in self.parameters)

    def __str__(self) -> str:
        name = self.owner.shown if self.is_constructor else f"{self.owner.shown}.{self.name}"
        return f"{name}({', '.join(map(str, self.parameters))})"


CONSTRUCTOR = "<init>"


@dataclass(eq=False, slots=True)
class ClassSymbol:
    """A class, interface, enum or record. Supertypes and members are completed on demand."""

    name: str
    simple: str
    kind: ClassKind
    modifiers: frozenset[str] = frozenset()
    outer: ClassSymbol | None = None
    span: Span = NOWHERE
    library: bool = False
    declaration: tree.ClassDeclaration | None = None
    type_parameters: tuple[TypeVariable, ...] = ()
    """Its own type parameters, then those of the enclosing classes, if its objects have an enclosing object."""
    member_classes: dict[str, ClassSymbol] = field(default_factory=dict)
    unmodelled: bool = False
    """Whether this is a class of Java's library without a model."""
    beyond: tuple[str, ...] = ()
    """The classes without a model in its header."""
    foreign_supertypes: tuple[ClassType, ...] = ()
    """Those of its supertypes that are classes without a model, as they are written in its header."""
    superclass_unmodelled: bool = False
    """Whether its superclass is one of them; the nearest superclass with a model replaces it."""
    left_out: list[MethodSymbol] = field(default_factory=list)
    """The abstract methods that only a superclass without a model may implement."""
    permits_missing: bool = False
    """Whether it is sealed, and permits a class without source, of which there may be objects."""
    local: bool = False
    static_context: bool = False
    enclosing_parameters: tuple[TypeVariable, ...] = ()
    """Its type parameters that belong to enclosing classes."""
    class_file: ClassFile | None = None
    """The class file, if that is all that is known of the class."""
    package_file: ClassFile | None = None
    """The class file of its package, with the annotations of `package-info.java`."""
    anonymous_super: MethodSymbol | None = None
    """The constructor to which an anonymous class passes its arguments."""
    _superclass: ClassType | None = None
    _interfaces: tuple[ClassType, ...] = ()
    _fields: dict[str, FieldSymbol] = field(default_factory=dict)
    _methods: dict[str, list[MethodSymbol]] = field(default_factory=dict)
    _constructors: list[MethodSymbol] = field(default_factory=list)
    complete_header: Callable[[ClassSymbol], None] | None = None
    complete_members: Callable[[ClassSymbol], None] | None = None

    def _header(self) -> None:
        if self.complete_header is not None:
            complete, self.complete_header = self.complete_header, None
            complete(self)

    def _members(self) -> None:
        self._header()
        if self.complete_members is not None:
            complete, self.complete_members = self.complete_members, None
            complete(self)

    @property
    def superclass(self) -> ClassType | None:
        self._header()
        return self._superclass

    @property
    def interfaces(self) -> tuple[ClassType, ...]:
        self._header()
        return self._interfaces

    def set_supertypes(self, superclass: ClassType | None, interfaces: tuple[ClassType, ...]) -> None:
        """Sets the resolved header."""
        self._superclass, self._interfaces = superclass, interfaces

    @property
    def fields(self) -> dict[str, FieldSymbol]:
        self._members()
        return self._fields

    @property
    def methods(self) -> dict[str, list[MethodSymbol]]:
        self._members()
        return self._methods

    @property
    def constructors(self) -> list[MethodSymbol]:
        self._members()
        return self._constructors

    def add_field(self, symbol: FieldSymbol) -> None:
        """Adds a field while members are being completed."""
        self._fields[symbol.name] = symbol

    def add_method(self, symbol: MethodSymbol) -> None:
        """Adds a method while members are being completed."""
        if symbol.is_constructor:
            self._constructors.append(symbol)
        else:
            self._methods.setdefault(symbol.name, []).append(symbol)

    @property
    def interface(self) -> bool:
        return self.kind.is_interface

    @property
    def access(self) -> Access:
        return access_of(self.modifiers, self.outer is not None and self.outer.interface)

    @property
    def abstract(self) -> bool:
        return self.interface or "abstract" in self.modifiers

    @property
    def inner(self) -> bool:
        """Whether objects have an enclosing object (JLS 8.1.3)."""
        if self.outer is None or self.kind is not ClassKind.CLASS:
            return False
        if self.local:
            return not self.static_context
        return "static" not in self.modifiers and not self.outer.interface

    @property
    def is_inside_code(self) -> bool:
        """Whether it is a local or anonymous class, or a member of one."""
        return self.local or not self.simple or (self.outer is not None and self.outer.is_inside_code)

    @property
    def captures(self) -> bool:
        """Whether its objects may capture variables of an enclosing method."""
        return self.local or (self.outer is not None and self.outer.captures)

    @property
    def shown(self) -> str:
        return self.name.rpartition(".")[2].replace("$", ".")

    @property
    def package(self) -> str:
        return self.name.rpartition(".")[0]

    @property
    def type(self) -> ClassType:
        """The class as seen from inside itself."""
        return ClassType(self.name, self.type_parameters)


def top_level(symbol: ClassSymbol) -> ClassSymbol:
    """The top-level class that contains a class."""
    while symbol.outer is not None:
        symbol = symbol.outer
    return symbol
