"""What names mean at a place: locals, type variables, classes, one scope inside another."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from oxpecker.java.resolution.lookup import member_field
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import Type, TypeVariable
from oxpecker.java.world import World
from oxpecker.oox.source import NOWHERE, Span


@dataclass(eq=False, slots=True)
class Closure:
    """Code that becomes a class of its own: a class body or a lambda; what it uses of the code around it."""

    parent: Closure | None
    symbol: ClassSymbol
    is_lambda: bool = False
    captured: dict[Variable, None] = field(default_factory=dict)
    uses_this: bool = False
    makes: dict[str, None] = field(default_factory=dict)
    """Local classes that are made or extended here; what they capture must be at hand."""


class Fixed(Enum):
    """Why a variable must not be assigned, in javac's words (JLS 4.12.4)."""

    VARIABLE = "cannot assign a value to final variable {}"
    PARAMETER = "final parameter {} may not be assigned"
    LOOP_VARIABLE = "variable {} might already have been assigned"
    RESOURCE = "auto-closeable resource {} may not be assigned"
    ALTERNATIVES = "multi-catch parameter {} may not be assigned"

    def of(self, name: str) -> str:
        """What is said about an assignment."""
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
    """Whether it is final, and has a value from the start."""
    blank: bool = False
    """Whether it is final, and declared without a value."""
    assigned: int = 0
    """How often it is assigned after its declaration."""
    beyond: str = ""
    """The class without a model that a handler names; the variable is of the class above it that has one."""


class Flow:
    """Where jumps and returns lead; attribution knows more."""

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
    """Where jumps and returns lead."""

    def inside(self, **changes: object) -> Scope:
        """A scope inside this one, the same but for the changes."""
        values: dict[str, object] = {
            "symbol": self.symbol,
            "closure": self.closure,
            "static": self.static,
            "method": self.method,
            "flow": self.flow,
        }
        return Scope(self.world, self, **(values | changes))  # type: ignore[arg-type]

    def lookup(self, name: str) -> Variable | None:
        """The local of that name, unless a member of a class inside its scope hides it."""
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
        """Notes that every closure between this place and the variable's home needs its value."""
        closure: Closure | None = self.closure
        while closure is not None and closure is not variable.home:
            closure.captured[variable] = None
            closure = closure.parent


def class_scope(
    world: World, symbol: ClassSymbol, around: Scope | None = None, closure: Closure | None = None
) -> Scope:
    """The inside of a class; `around` is where a local class stands."""
    if around is None and symbol.outer is not None:
        around = class_scope(world, symbol.outer)
    if closure is None:
        closure = Closure(None if around is None else around.closure, symbol)
    scope = Scope(world, around, symbol, closure, is_class=True)
    for variable in reversed(symbol.type_parameters):
        scope.type_variables[variable.name] = variable
    return scope
