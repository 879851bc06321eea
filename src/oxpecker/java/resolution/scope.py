"""Scopes: the meaning of names at a place (locals, type variables, classes), nested inside each other."""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from oxpecker.java.resolution.lookup import member_field
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import Type, TypeVariable
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span


@dataclass(eq=False, slots=True)
class Closure:
    """Code that becomes a separate class: a class body or a lambda, with what it captures."""

    parent: Closure | None
    symbol: ClassSymbol
    is_lambda: bool = False
    captured: dict[Variable, None] = field(default_factory=dict)
    uses_this: bool = False
    makes: dict[str, None] = field(default_factory=dict)
    """Local classes that are instantiated or extended here; what they capture must be available."""


class Fixed(Enum):
    """Why a variable must not be assigned, in javac's words (JLS 4.12.4)."""

    VARIABLE = "cannot assign a value to final variable {}"
    PARAMETER = "final parameter {} may not be assigned"
    LOOP_VARIABLE = "variable {} might already have been assigned"
    RESOURCE = "auto-closeable resource {} may not be assigned"
    ALTERNATIVES = "multi-catch parameter {} may not be assigned"

    def of(self, name: str) -> str:
        """The error message for an assignment."""
        return self.value.format(name)


@dataclass(eq=False, slots=True)
class Variable:
    """A local variable or parameter."""

    name: str
    type: Type
    home: Closure
    span: Span = NOWHERE
    constant: int | float | bool | str | None = None
    fixed: Fixed | None = None
    """Whether it is final with an initial value."""
    blank: bool = False
    """Whether it is final without an initial value."""
    assigned: int = 0
    """The number of assignments after its declaration."""
    declared: bool = False
    """Whether its type is written; types of other variables are inferred."""
    beyond: str = ""
    """The class without a model that a handler names; the variable has its nearest superclass with a model."""
    in_class: bool = False
    """Whether a class inside of its method may capture it."""


class Flow:
    """The targets of jumps and returns; attribution extends it."""

    __slots__ = ()


@dataclass(eq=False, slots=True)
class Scope:
    """The names of one block, method, class or file, inside another scope."""

    world: World
    parent: Scope | None
    symbol: ClassSymbol
    closure: Closure
    static: bool = False
    method: MethodSymbol | None = None
    locals: dict[str, Variable] = field(default_factory=dict)
    classes: dict[str, ClassSymbol] = field(default_factory=dict)
    type_variables: dict[str, TypeVariable] = field(default_factory=dict)
    is_class: bool = False
    """Whether members of `symbol` are found here."""
    flow: Flow | None = None
    """The targets of jumps and returns."""

    def inside(self, **changes: object) -> Scope:
        """A nested scope, with some changes."""
        values: dict[str, object] = {
            "symbol": self.symbol,
            "closure": self.closure,
            "static": self.static,
            "method": self.method,
            "flow": self.flow,
        }
        return Scope(self.world, self, **(values | changes))  # type: ignore[arg-type]

    def lookup(self, name: str) -> Variable | None:
        """The local with this name, unless a member of an inner class hides it."""
        scope: Scope | None = self
        while scope is not None:
            found = scope.locals.get(name)
            if found is not None:
                return found
            if scope.is_class and member_field(scope.world, scope.symbol, name) is not None:
                return None
            scope = scope.parent
        return None

    def capture(self, variable: Variable) -> None:
        """Records that every closure between this place and the variable's declaration captures it."""
        closure: Closure | None = self.closure
        while closure is not None and closure is not variable.home:
            closure.captured[variable] = None
            variable.in_class |= not closure.is_lambda
            closure = closure.parent


def class_scope(
    world: World, symbol: ClassSymbol, around: Scope | None = None, closure: Closure | None = None
) -> Scope:
    """The scope of a class body; `around` is the scope that contains a local class."""
    if around is None and symbol.outer is not None:
        around = class_scope(world, symbol.outer)
    if closure is None:
        closure = Closure(None if around is None else around.closure, symbol)
    scope = Scope(world, around, symbol, closure, is_class=True)
    for variable in reversed(symbol.type_parameters):
        scope.type_variables[variable.name] = variable
    return scope
