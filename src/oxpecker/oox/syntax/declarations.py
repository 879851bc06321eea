"""Programs, classes and their members."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax.code_summary import CodeSummary
from oxpecker.oox.syntax.contracts import Clause
from oxpecker.oox.syntax.expressions import Expression
from oxpecker.oox.syntax.node import Node, TypeUse
from oxpecker.oox.syntax.statements import Block


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """`T x`."""

    type: TypeUse
    name: str


@dataclass(frozen=True, slots=True)
class Member(Node):
    """A part of a class."""


@dataclass(frozen=True, slots=True)
class Field(Member):
    """`T f;` or `T f := e;`, which may be `static`, `volatile`, `private` and `final`."""

    type: TypeUse
    name: str
    static: bool = False
    initial: Expression | None = None
    volatile: bool = False
    """Whether threads may use it at once: a write happens before every later read of it."""
    private: bool = False
    """Whether only the classes inside and around its own use it."""
    final: bool = False
    """Whether no code assigns it but constructors of its class, or its static initialisers."""


class MethodModifier(StrEnum):
    """Words before a method's return type."""

    STATIC = "static"
    ABSTRACT = "abstract"
    PURE = "pure"
    HELPER = "helper"
    PRIVATE = "private"
    """Only the classes inside and around its own call it."""
    INTERNAL = "internal"
    """Not for other programs: what it relies on, its callers know."""
    CLOSED = "closed"
    """In a model: a call puts nothing into collections but arguments that are declared as their parts."""


@dataclass(frozen=True, slots=True)
class Method(Member):
    """A method; without a body it is abstract."""

    return_type: TypeUse
    name: str
    parameters: tuple[Parameter, ...]
    clauses: tuple[Clause, ...] = ()
    body: Block | None = None
    modifiers: frozenset[MethodModifier] = frozenset()
    summary: CodeSummary | None = field(default=None, compare=False, repr=False)

    @property
    def code_summary(self) -> CodeSummary | None:
        """What its body may do, if there is no contract and the body is known to obey the static rules."""
        return None if self.clauses else _of_body(self.summary, self.body)


@dataclass(frozen=True, slots=True)
class Constructor(Member):
    """A constructor; its name is its class's."""

    name: str
    parameters: tuple[Parameter, ...]
    clauses: tuple[Clause, ...]
    body: Block
    private: bool = False
    closed: bool = False
    internal: bool = False
    summary: CodeSummary | None = field(default=None, compare=False, repr=False)

    @property
    def code_summary(self) -> CodeSummary | None:
        """As of a method; the initial values of fields belong to the code of a constructor."""
        return None if self.clauses else _of_body(self.summary, self.body)


def _of_body(summary: CodeSummary | None, body: Block | None) -> CodeSummary | None:
    """A summary, if it is that of a body: a copy of a member may have another one."""
    return summary if summary is not None and summary.body is body else None


@dataclass(frozen=True, slots=True)
class StaticInitialiser(Member):
    """`static { .. }`: runs once, when its class is first used."""

    body: Block


@dataclass(frozen=True, slots=True)
class Invariant(Member):
    """`invariant(E);`: holds for every object of the class between calls; a static one is about static fields."""

    condition: Expression
    static: bool = False


@dataclass(frozen=True, slots=True)
class ClassName(Node):
    """A class named in a header."""

    name: str


@dataclass(frozen=True, slots=True)
class Class(Node):
    """A class or an interface (whose `extends` list is held in `interfaces`)."""

    name: str
    members: tuple[Member, ...] = ()
    superclass: ClassName | None = None
    interfaces: tuple[ClassName, ...] = ()
    abstract: bool = False
    interface: bool = False


@dataclass(frozen=True, slots=True)
class Option(Node):
    """`option name = value;` before the classes: how this program wants to be read."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Program(Node):
    """Everything in one text."""

    classes: tuple[Class, ...] = ()
    options: tuple[Option, ...] = ()
