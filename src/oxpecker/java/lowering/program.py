"""The state of lowering for the whole program: names of classes and types, literals, used classes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field, replace
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java.facts import has_order, is_order
from oxpecker.java.kinds import ClassKind, WildcardKind
from oxpecker.java.lowering.naming import ClassNames, Described, identifier, library_simple_names, literal_name
from oxpecker.java.lowering.visibility import Visibility
from oxpecker.java.resolution.lookup import as_super, lineage
from oxpecker.java.resolution.scope import Closure, Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import (
    BIGINT,
    BOOLEAN,
    BYTE,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    OBJECT,
    SHORT,
    TEXT,
    ArrayType,
    ClassType,
    NullType,
    Type,
    TypeVariable,
    VoidType,
    Wildcard,
    all_bounds,
    erase,
    has_variables,
)
from oxpecker.java.well_known import COMPARABLE, UNKNOWN_ORDER
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.hierarchy import PACKAGE
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span

_PRIMITIVES: dict[Type, oox.Type] = {
    BOOLEAN: oox.BOOLEAN,
    BYTE: oox.BYTE,
    SHORT: oox.SHORT,
    CHAR: oox.CHAR,
    INT: oox.INT,
    LONG: oox.LONG,
    FLOAT: oox.FLOAT,
    DOUBLE: oox.DOUBLE,
    BIGINT: oox.BIGINT,
    TEXT: oox.STRING,
}


_OF_METHODS = 100
"""The first position of type variables that belong to no class."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How nested parts are lowered into the current code: the language's own recursion."""

    expressions: Mapping[type[a.Expression], Callable[[Any, Any], syntax.Expression]]
    statements: Mapping[type[a.Statement], Callable[[Any, Any], None]]
    effect: Callable[[Any, a.Expression], None]
    """Lowers an expression for its effect only."""


@dataclass(frozen=True, slots=True)
class OpenMember:
    """What a program uses of a class without source: a method of this signature."""

    name: str
    parameters: tuple[oox.Type, ...]
    result: oox.Type
    is_stable: bool
    """Whether it gives the same value again as long as nothing changes."""
    throws: tuple[oox.Type, ...] = ()
    written: str = ""
    """The result as it is written: types that differ in nullness or type arguments are equal otherwise."""


@dataclass(slots=True)
class Lowering:
    """One program during lowering."""

    world: World
    names: ClassNames
    closures: dict[str, Closure]
    own: list[ClassSymbol]
    rules: Rules
    used: dict[str, ClassSymbol] = field(default_factory=dict)
    """Every class that the OOX program mentions, in order of first mention."""
    literals: dict[str, str] = field(default_factory=dict)
    class_objects: dict[str, Described] = field(default_factory=dict)
    """The class objects that are used: field name to data."""
    generated: list[syntax.Class] = field(default_factory=list)
    lambdas: dict[str, int] = field(default_factory=dict)
    clones: dict[str, tuple[oox.Type, bool]] = field(default_factory=dict)
    """The cloned array types, and whether all arrays of each have the same class."""
    defaults: dict[str, bool] = field(default_factory=dict)
    """Default methods called by `I.super.m(..)`, and whether the method for it has been generated."""
    uses_class_objects: bool = False
    stubs: dict[str, None] = field(default_factory=dict)
    """The classes without a model that the OOX program mentions, by binary name."""
    open_members: dict[str, dict[OpenMember, str]] = field(default_factory=dict)
    """The uses of classes without source, by binary name, with the names of the methods for them."""
    function_interfaces: dict[str, MethodSymbol] = field(default_factory=dict)
    """The functional interfaces without source, by binary name, with the method that functions of the program have."""
    invariants: dict[str, a.ClassBody] = field(default_factory=dict)
    """The classes with invariants, by name."""
    unfolding: list[str] = field(default_factory=list)
    """The classes whose invariants are being expanded."""
    reach: dict[str, oox.Type] = field(default_factory=dict)
    """Methods that return the objects of a type reachable from an object."""
    roots: dict[oox.Type, Span] = field(default_factory=dict)
    """The types of objects from which contracts compute reachable objects, and where."""
    accessors: dict[str, dict[MethodSymbol, None]] = field(default_factory=dict)
    assigned: dict[FieldSymbol, list[a.Expression]] = field(default_factory=dict)
    """The fields that only known code assigns, with all assigned values."""
    flagged: set[str] = field(default_factory=set)
    """The classes that give a flag to the library class above them that selects its order."""
    compared: dict[str, int] = field(default_factory=dict)
    """The type variables of methods whose objects are comparable with each other, numbered."""
    _declaring: ClassSymbol | None = None
    """The class whose members are being declared."""
    visibility: Visibility = field(default_factory=Visibility)
    """The members that only known code uses."""
    leaving: dict[tuple[str, int, str], bool] = field(default_factory=dict)
    """The methods, by name, number of parameters and package, that share their name with methods of other packages."""

    def class_name(self, symbol: ClassSymbol) -> str:
        """The OOX name of a class, which is then part of the program."""
        self.used.setdefault(symbol.name, symbol)
        return self.names.of(symbol)

    def method_name(self, method: MethodSymbol) -> str:
        """The OOX name of a method; it is qualified if methods of the same name do not override it."""
        name = identifier(method.name)
        if method in self.world.rejections.apart:
            return f"{name}{PACKAGE}$apart"
        if method.package_private and self._leaves_package(method):
            return f"{name}{PACKAGE}{method.owner.package.replace('.', '$')}"
        if not method.private or method.static:
            return name
        if method.owner.library:
            return f"{name}$private"
        if not self._hidden(method):
            return name
        alike = [symbol for symbol in self.own if any(each.private for each in _named_as(symbol, method))]
        number = alike.index(method.owner)
        return f"{name}$private{number + 1 if number else ''}"

    def _leaves_package(self, method: MethodSymbol) -> bool:
        """Whether subclasses outside of its package may declare methods of its name that do not override it."""
        package = method.owner.package
        if method.owner.library:
            return "$" not in method.name
        key = (method.name, len(method.parameters), package)
        if key not in self.leaving:
            above = [
                symbol
                for symbol in self.own
                if symbol.package == package and any(each.package_private for each in _named_as(symbol, method))
            ]
            self.leaving[key] = any(
                as_super(self.world, ClassType(symbol.name), each.name) and self._has_elsewhere(symbol, method)
                for symbol in self.own
                if symbol.package != package
                for each in above
            )
        return self.leaving[key]

    def _has_elsewhere(self, symbol: ClassSymbol, method: MethodSymbol) -> bool:
        """Whether a class of another package declares or inherits a method of that name."""
        package = method.owner.package
        above = (self.world.find(t.name) for t in lineage(self.world, ClassType(symbol.name)))
        return any(each is not None and each.package != package and _named_as(each, method) for each in above)

    def _hidden(self, method: MethodSymbol) -> bool:
        """Whether an object may have another method of the same name: of a superclass, a subclass or an interface."""
        for symbol in self.own:
            if symbol is method.owner or not _named_as(symbol, method):
                continue
            one, two = ClassType(symbol.name), ClassType(method.owner.name)
            if as_super(self.world, one, two.name) or as_super(self.world, two, one.name):
                return True
            if symbol.kind is method.owner.kind is ClassKind.INTERFACE:
                return True
        return False

    def named(self, name: str) -> str:
        """The OOX name of the class with this binary name."""
        return self.class_name(self.world[name])

    def type(self, t: Type) -> oox.Type:
        """The OOX type of a Java type, erased."""
        if isinstance(t, ArrayType):
            return oox.ArrayType(self.type(t.element))
        erased = erase(t)
        if erased in _PRIMITIVES:
            return _PRIMITIVES[erased]
        if isinstance(erased, ArrayType):
            return oox.ArrayType(self.type(erased.element))
        if isinstance(erased, ClassType) and self.world.is_unmodelled(erased):
            return oox.ClassType(self.stub(erased.name))
        if isinstance(erased, ClassType):
            return oox.ClassType(self.named(erased.name))
        if isinstance(erased, VoidType):
            return oox.VOID
        assert isinstance(erased, NullType), t
        return oox.OBJECT

    def stub(self, name: str) -> str:
        """The OOX name of a class without a model, of which only the name is known."""
        self.stubs.setdefault(name)
        stub = name.replace(".", "$")
        # A forgotten import must not make another class of one that the library itself uses.
        return f"{stub}$missing" if stub in library_simple_names() else stub

    def use(self, t: Type, span: Span) -> syntax.TypeUse:
        """A type at a place."""
        return syntax.TypeUse(self.type(t), span=span)

    def declared(self, t: Type, span: Span) -> syntax.TypeUse:
        """The type of a field or a parameter, with what its type arguments tell about inputs."""
        return syntax.TypeUse(self._with_arguments(t), span=span)

    def _argument(self, t: Type) -> oox.Type:
        """A type argument: a type, or the bound of a wildcard or of a method's type variable."""
        if isinstance(t, Wildcard):
            if t.kind is WildcardKind.SUPER and t.bound is not None:
                return replace(oox.OBJECT, wild=True, lower=self._with_arguments(t.bound))
            bound = oox.OBJECT if t.bound is None else self._with_arguments(t.bound)
            return replace(bound, wild=True) if isinstance(bound, oox.ClassType) else bound
        result = self._with_arguments(t)
        if isinstance(t, ClassType) or not isinstance(result, oox.ClassType) or result.place >= 0:
            return result
        return replace(result, wild=True)

    def _with_arguments(self, t: Type) -> oox.Type:
        if isinstance(t, ArrayType):
            return oox.ArrayType(self._with_arguments(t.element))
        erased = self.type(t)
        if erased == oox.STRING:
            # A text field set at construction is the content of a String, and never null.
            return oox.PRESENT_STRING
        if not isinstance(erased, oox.ClassType):
            return erased
        if isinstance(t, TypeVariable):
            place, further = self._place(t), self._further(t)
            if place < 0 and erased in further[:1] and isinstance(further[0], oox.ClassType):
                return replace(further[0], also=further[1:])
            return oox.ClassType(erased.name, (), place, also=further)
        if isinstance(t, ClassType) and not self.world.is_unmodelled(erase(t)):
            arguments = tuple(map(self._argument, t.arguments))
            return oox.ClassType(erased.name, (*arguments, *self._unknown_order(t)))
        return erased

    def _unknown_order(self, t: ClassType) -> tuple[oox.Type, ...]:
        """The unknown comparator of a sorted collection whose keys have no natural order."""
        key = t.arguments[0] if t.arguments and has_order(self.world[t.name]) else None
        if not isinstance(key, ClassType) or key == OBJECT or as_super(self.world, key, COMPARABLE):
            return ()
        return (oox.ClassType(self.named(UNKNOWN_ORDER), non_null=True),)

    def _further(self, variable: TypeVariable) -> tuple[oox.Type, ...]:
        """The bounds of a variable beyond its erasure; arguments that contain variables are left out."""
        known = [(each, erase(each)) for each in all_bounds(variable)]
        bounds = [self.type(erased) if has_variables(each) else self._with_arguments(each) for each, erased in known]
        first = self.type(variable)
        return tuple(each for each in bounds if each != first or (isinstance(each, oox.ClassType) and each.arguments))

    @contextmanager
    def declaring(self, symbol: ClassSymbol) -> Iterator[None]:
        """While the members of a class are declared."""
        self._declaring = symbol
        try:
            yield
        finally:
            self._declaring = None

    def _place(self, variable: TypeVariable) -> int:
        """The index of a variable in its class's type parameters; -1 for a method's, unless it is comparable.

        A class with type parameters of its own is never given the arguments of the class around it.
        """
        symbol = self.world.find(variable.owner) if variable.owner else None
        inside = self._declaring
        is_outer = symbol is not None and inside is not None and inside.type_parameters and inside is not symbol
        known = () if symbol is None or is_outer else symbol.type_parameters
        found = next((place for place, other in enumerate(known) if other == variable), -1)
        above = variable.bounds[0] if variable.bounds else None
        if found < 0 and isinstance(above, TypeVariable):
            return self._place(above)
        orders = [bound for bound in all_bounds(variable) if is_order(self.world, erase(bound))]
        if orders and not any(_compares_with_itself(variable, bound) for bound in orders):
            # It may stand for `Comparable<?>`, whose objects have nothing in common.
            return -1
        if found < 0 and orders:
            return _OF_METHODS + self.compared.setdefault(variable.name, len(self.compared))
        return found

    def literal(self, text: str) -> str:
        """The name of the field that holds a string literal."""
        name = literal_name(text)
        self.literals[name] = text
        return name

    def super_accessor(self, symbol: ClassSymbol, method: MethodSymbol) -> str:
        """The method through which lambdas of a class call a method of its superclass."""
        self.accessors.setdefault(symbol.name, {})[method] = None
        return f"super${self.method_name(method)}"

    def settle_captures(self, lambdas: list[Closure]) -> None:
        """Adds captured variables: a closure that instantiates or extends local classes needs what these capture."""
        changed = True
        closures = [*self.closures.values(), *lambdas]
        while changed:
            changed = False
            for closure in closures:
                for name in list(closure.makes):
                    other = self.closures.get(name)
                    if other is not None and self._add(closure, other.captured):
                        changed = True

    def _add(self, closure: Closure, variables: dict[Variable, None]) -> bool:
        changed = False
        for variable in variables:
            current: Closure | None = closure
            while current is not None and current is not variable.home:
                if variable not in current.captured:
                    current.captured[variable] = None
                    changed = True
                current = current.parent
        return changed


def _named_as(symbol: ClassSymbol, method: MethodSymbol) -> list[MethodSymbol]:
    """The methods of a class with the same name and number of parameters as a method."""
    return [each for each in symbol.methods.get(method.name, []) if len(each.parameters) == len(method.parameters)]


def _compares_with_itself(variable: TypeVariable, bound: Type) -> bool:
    """Whether a bound of a variable is `Comparable<T>`, or `Comparable<? super T>`."""
    if not isinstance(bound, ClassType) or bound.name != COMPARABLE:
        return False
    return bound.arguments in ((variable,), (Wildcard(WildcardKind.SUPER, variable),))
