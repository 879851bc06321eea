"""Attributed Java: names are resolved, expressions have types, conversions are explicit, and sugar is removed."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from oxpecker.java.kinds import CallMode, UseKind
from oxpecker.java.resolution.scope import Closure, Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import NULL, ClassType, Type
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.syntax import ConstructorKind

if TYPE_CHECKING:
    from oxpecker.java.jml import attributed as spec


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A node with a place in a Java file."""

    span: Span = field(default=NOWHERE, kw_only=True)


@dataclass(frozen=True, slots=True, eq=False)
class Expression(Node):
    """An expression with a type."""

    type: Type


@dataclass(frozen=True, slots=True, eq=False)
class Constant(Expression):
    """A value known at compile time; `None` is null."""

    value: int | float | bool | str | None


@dataclass(frozen=True, slots=True, eq=False)
class Local(Expression):
    """A local variable or parameter, possibly captured."""

    variable: Variable


@dataclass(frozen=True, slots=True, eq=False)
class This(Expression):
    """The object of a class: `this`, or an enclosing one."""

    symbol: ClassSymbol


@dataclass(frozen=True, slots=True, eq=False)
class FieldRead(Expression):
    """A field of an object, or a static field (without a target)."""

    target: Expression | None
    field: FieldSymbol


@dataclass(frozen=True, slots=True, eq=False)
class Length(Expression):
    """`array.length`, and the length of a text."""

    target: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Element(Expression):
    """`array[index]`, and a character of a text."""

    array: Expression
    index: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Invoke(Expression):
    """A call."""

    method: MethodSymbol
    target: Expression | None
    arguments: tuple[Expression, ...]
    mode: CallMode


@dataclass(frozen=True, slots=True, eq=False)
class Intrinsic(Expression):
    """An OOX operation that library models use by name."""

    name: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class New(Expression):
    """A new object; `outer` is the enclosing object, if there is one."""

    symbol: ClassSymbol
    constructor: MethodSymbol
    arguments: tuple[Expression, ...]
    outer: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class NewArray(Expression):
    """`new T[n]..`."""

    sizes: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ArrayOf(Expression):
    """`{a, b}`."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Unary(Expression):
    """`- ~ !` on an operand of the right type."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Binary(Expression):
    """An operator on promoted operands; includes `&&` and `||`."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Concatenation(Expression):
    """String concatenation; parts may have any type."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Conditional(Expression):
    """`c ? a : b` with branches of the same type."""

    condition: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Convert(Expression):
    """A primitive value converted to another primitive type."""

    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Box(Expression):
    """A boxed primitive value."""

    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Unbox(Expression):
    """An unboxed value; throws on null."""

    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Cast(Expression):
    """A reference cast; `implied` if it is not in the source but needed because of erasure."""

    operand: Expression
    implied: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class InstanceOf(Expression):
    """A type test that may bind a variable; one without a condition is true for null and primitive values too."""

    operand: Expression
    tested: Type
    variable: Variable | None
    unconditional: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Assign(Expression):
    """`target = value`; the target is a Local, FieldRead or Element."""

    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Update(Expression):
    """`target op= value`, `++` and `--`.

    `old` is a variable that holds the previous value of the target; `value` computes the new one from it. The
    result is the new value, or the previous one if `postfix`.
    """

    target: Expression
    old: Variable
    value: Expression
    postfix: bool


@dataclass(frozen=True, slots=True, eq=False)
class Let(Expression):
    """An expression with a variable that is set before."""

    variable: Variable
    value: Expression
    body: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Lambda(Expression):
    """A function object: the method of the interface it implements, its parameters and body."""

    closure: Closure
    interface: ClassType
    method: MethodSymbol
    parameters: tuple[Variable, ...]
    parameter_types: tuple[Type, ...]
    body: Statement
    also: tuple[ClassType, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class SwitchValue(Expression):
    """A switch with a value, given by the `Yield`s inside."""

    switch: Switch


@dataclass(frozen=True, slots=True, eq=False)
class ClassLiteral(Expression):
    """`T.class`."""

    denoted: Type


@dataclass(frozen=True, slots=True, eq=False)
class Unsupported(Expression):
    """A construct that the front end does not translate: paths that reach it have an unknown verdict."""

    what: str
    operands: tuple[Expression, ...] = ()
    """The operands that are evaluated before."""
    hides: bool = False
    """Whether it contains code of the program that is not among the operands, such as functions."""


@dataclass(frozen=True, slots=True, eq=False)
class OpenUse(Unsupported):
    """A use of a class without source: it gives any value of its type, and changes nothing but by running functions."""

    owner: str = ""
    """The class without source, by its binary name."""
    member: str = ""
    kind: UseKind = UseKind.CALL
    on_object: bool = False
    """Whether the first operand is the receiver, which must not be null."""
    non_null: bool = False
    throws: tuple[Type, ...] = ()
    is_declared: bool = False
    """Whether a class file declares by name all checked exceptions that it throws, which are in `throws`."""
    expected: list[Type] = field(default_factory=list)
    """The exceptions that it may throw because there are handlers for them."""
    functions: tuple[Expression, ...] = ()
    """The functions that it may run, any number of times."""


# --- statements --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Statement(Node):
    """A statement."""


@dataclass(frozen=True, slots=True, eq=False)
class Block(Statement):
    """A scope."""

    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Several(Block):
    """Statements without a scope of their own: `int a, b;`, a group of an old switch."""


@dataclass(frozen=True, slots=True, eq=False)
class Declare(Statement):
    """A new variable."""

    variable: Variable
    initial: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Evaluate(Statement):
    """An expression for its effect."""

    expression: Expression


@dataclass(frozen=True, slots=True, eq=False)
class If(Statement):
    """`if`."""

    condition: Expression
    then: Statement
    otherwise: Statement | None


@dataclass(eq=False, slots=True)
class Target:
    """A jump target: a labelled statement, a loop, a switch."""

    label: str | None = None
    loop: bool = False
    switch: bool = False
    broken: bool = False
    continued: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Loop(Statement):
    """Any loop: condition (None: true), update after each iteration, whether the body comes first."""

    condition: Expression | None
    update: tuple[Expression, ...]
    body: Statement
    target: Target
    body_first: bool = False
    specification: spec.LoopSpecification | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Labelled(Statement):
    """A statement that `break` may leave by name."""

    target: Target
    body: Statement


@dataclass(frozen=True, slots=True, eq=False)
class Break(Statement):
    """Jumps to the end of the target."""

    target: Target


@dataclass(frozen=True, slots=True, eq=False)
class Continue(Statement):
    """Starts the next iteration of the target."""

    target: Target


@dataclass(frozen=True, slots=True, eq=False)
class Return(Statement):
    """Returns from the method or lambda."""

    value: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Yield(Statement):
    """Yields the value of a switch."""

    target: Target
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Throw(Statement):
    """Throws an object."""

    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Catch(Node):
    """A handler."""

    types: tuple[Type, ...]
    variable: Variable
    body: Statement
    is_partial: bool = False
    """Whether it also names unknown classes."""


@dataclass(frozen=True, slots=True, eq=False)
class Try(Statement):
    """`try` without resources."""

    body: Statement
    catches: tuple[Catch, ...]
    finally_body: Statement | None


@dataclass(frozen=True, slots=True, eq=False)
class Case(Node):
    """A group of a switch: constants (numbers, texts, enum constants, null) and tests, or `default`; and its body."""

    labels: tuple[Expression, ...]
    default: bool
    body: Statement
    falls: bool
    """Whether control may fall through to the next group."""


@dataclass(frozen=True, slots=True, eq=False)
class Switch(Statement):
    """`selector` is a primitive number, a String or an enum, or anything if there are patterns among the labels."""

    selector: Expression
    cases: tuple[Case, ...]
    target: Target
    exhaustive: bool = False
    """Whether a value without a case throws."""
    subject: Variable | None = None
    """The variable with the selector's value, if there are tests."""


@dataclass(frozen=True, slots=True, eq=False)
class Synchronized(Statement):
    """Locks a monitor."""

    monitor: Expression
    body: Statement


@dataclass(frozen=True, slots=True, eq=False)
class Assert(Statement):
    """`assert`, always enabled."""

    condition: Expression
    failure: Expression
    """Creates the error that is thrown."""


@dataclass(frozen=True, slots=True, eq=False)
class ConstructorCall(Statement):
    """`this(..)` or `super(..)`."""

    kind: ConstructorKind
    constructor: MethodSymbol
    arguments: tuple[Expression, ...]
    outer: Expression | None


def null(span: Span) -> Expression:
    """`null`."""
    return Constant(NULL, None, span=span)


# --- classes -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class MethodBody(Node):
    """A method or constructor with its parameters; an abstract or implicit one has no body."""

    symbol: MethodSymbol
    parameters: tuple[Variable, ...]
    body: Statement | None
    contract: spec.Contract | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Initialisation(Node):
    """A field initialiser (`field`) or an initialiser block, in textual order."""

    static: bool
    body: Statement
    field: FieldSymbol | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ClassBody(Node):
    """The contents of a class."""

    symbol: ClassSymbol
    closure: Closure
    methods: tuple[MethodBody, ...]
    initialisations: tuple[Initialisation, ...]
    specification: spec.ClassSpecification | None = None
