"""The abstract syntax of OOX: what the parser makes and the printer prints.

Nodes are immutable. Every node carries the span it was read from; spans do not take part in equality, so
`parse(print(p)) == p`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from enum import StrEnum

from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Node:
    """Anything with a place in the source."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


# --- expressions -------------------------------------------------------------------------------------------


class UnaryOperator(StrEnum):
    """Operators before their operand."""

    NOT = "!"
    NEGATE = "-"
    COMPLEMENT = "~"


class BinaryOperator(StrEnum):
    """Operators between two operands; all associate to the left except `==>`."""

    TIMES = "*"
    DIVIDE = "/"
    REMAINDER = "%"
    PLUS = "+"
    MINUS = "-"
    SHIFT_LEFT = "<<"
    SHIFT_RIGHT = ">>"
    SHIFT_RIGHT_UNSIGNED = ">>>"
    LESS = "<"
    LESS_EQUAL = "<="
    GREATER = ">"
    GREATER_EQUAL = ">="
    EQUAL = "=="
    NOT_EQUAL = "!="
    BIT_AND = "&"
    BIT_XOR = "^"
    BIT_OR = "|"
    AND = "&&"
    OR = "||"
    IMPLIES = "==>"


@dataclass(frozen=True, slots=True)
class TypeUse(Node):
    """A type as written at one place."""

    type: Type


@dataclass(frozen=True, slots=True)
class Expression(Node):
    """Something with a value."""


class IntegerSuffix(StrEnum):
    """What the literal's suffix says about its type."""

    NONE = ""
    LONG = "L"
    UINT = "u"


class FloatSuffix(StrEnum):
    """What the literal's suffix says about its type; without one it is a double that may serve as a float."""

    NONE = ""
    FLOAT = "f"
    DOUBLE = "d"


@dataclass(frozen=True, slots=True)
class IntegerLiteral(Expression):
    """`42`, `42L`, `42u`; never negative (a sign is an operator)."""

    value: int
    suffix: IntegerSuffix = IntegerSuffix.NONE


@dataclass(frozen=True, slots=True)
class FloatLiteral(Expression):
    """`1.5`, `1.5f`, `1.5d`, `1e10`; finite and never negative."""

    value: float
    suffix: FloatSuffix = FloatSuffix.NONE


@dataclass(frozen=True, slots=True)
class BooleanLiteral(Expression):
    """`true` or `false`."""

    value: bool


@dataclass(frozen=True, slots=True)
class CharLiteral(Expression):
    """`'c'`: one UTF-16 code unit, held as its number."""

    value: int


@dataclass(frozen=True, slots=True)
class StringLiteral(Expression):
    """`"text"`."""

    value: str


@dataclass(frozen=True, slots=True)
class NullLiteral(Expression):
    """`null`."""


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """A local, a parameter, `retval`, or (before a dot) a class."""

    identifier: str


@dataclass(frozen=True, slots=True)
class This(Expression):
    """`this`."""


@dataclass(frozen=True, slots=True)
class Super(Expression):
    """`super`, only as the receiver of a call: `super.m(args)`."""


@dataclass(frozen=True, slots=True)
class FieldAccess(Expression):
    """`target.field`, or `Class.field` for a static one."""

    target: Expression
    field: str


@dataclass(frozen=True, slots=True)
class Index(Expression):
    """`target[index]`, of an array or a string."""

    target: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class Length(Expression):
    """`#target`, of an array or a string."""

    target: Expression


@dataclass(frozen=True, slots=True)
class Call(Expression):
    """`target.method(arguments)`; without a target, a method of the enclosing class."""

    target: Expression | None
    method: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class New(Expression):
    """`new C(arguments)`."""

    class_name: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class NewArray(Expression):
    """`new T[n][m][]`: an array of `element` type with the sizes given for its outer dimensions.

    `element` is the type of what the outermost array holds, so `new int[3][]` has element `int[]`, one size.
    """

    element: TypeUse
    sizes: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class ArrayLiteral(Expression):
    """`new T[] {a, b, c}`; `element` is the type of a, b and c."""

    element: TypeUse
    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Unary(Expression):
    """`!e`, `-e`, `~e`."""

    operator: UnaryOperator
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Expression):
    """`left operator right`."""

    operator: BinaryOperator
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(Expression):
    """`condition ? then : otherwise`."""

    condition: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Cast(Expression):
    """`(T) operand`."""

    type: TypeUse
    operand: Expression


@dataclass(frozen=True, slots=True)
class InstanceOf(Expression):
    """`operand instanceof T`."""

    operand: Expression
    type: TypeUse


@dataclass(frozen=True, slots=True)
class Nondet(Expression):
    """`nondet(T)`: any value of the type."""

    type: TypeUse


class QuantifierKind(StrEnum):
    """Whether all or some instances must hold."""

    FORALL = "forall"
    EXISTS = "exists"


@dataclass(frozen=True, slots=True)
class ArrayQuantifier(Expression):
    """`forall v, i : a : E`: for each element v at index i of array a."""

    kind: QuantifierKind
    value: str
    index: str
    array: Expression
    body: Expression


@dataclass(frozen=True, slots=True)
class RangeQuantifier(Expression):
    """`forall i : low .. high : E`: for each integer from low to high, both included."""

    kind: QuantifierKind
    index: str
    low: Expression
    high: Expression
    body: Expression


@dataclass(frozen=True, slots=True)
class Old(Expression):
    """`old(e)`: the value of e when the method was entered."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class AllDifferent(Expression):
    """`alldifferent(a)`: no two elements of array a are equal."""

    operand: Expression


# --- statements --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statement(Node):
    """Something that is executed."""


@dataclass(frozen=True, slots=True)
class Declare(Statement):
    """`T x;` or `T x := e;`."""

    type: TypeUse
    name: str
    initial: Expression | None = None


@dataclass(frozen=True, slots=True)
class Assign(Statement):
    """`target := value;`; the target is a Name, a FieldAccess or an Index."""

    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Evaluate(Statement):
    """A Call or New whose result is dropped."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Skip(Statement):
    """`;`."""


@dataclass(frozen=True, slots=True)
class Assert(Statement):
    """`assert E;`."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Assume(Statement):
    """`assume E;`."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class While(Statement):
    """`while (E) invariant(I) decreases(D) S`."""

    condition: Expression
    body: Statement
    invariants: tuple[Expression, ...] = ()
    decreases: Expression | None = None


@dataclass(frozen=True, slots=True)
class If(Statement):
    """`if (E) S1 else S2`; a missing else is None."""

    condition: Expression
    then: Statement
    otherwise: Statement | None = None


@dataclass(frozen=True, slots=True)
class Labelled(Statement):
    """`label: S`."""

    label: str
    body: Statement


@dataclass(frozen=True, slots=True)
class Break(Statement):
    """`break;` or `break label;`."""

    label: str | None = None


@dataclass(frozen=True, slots=True)
class Continue(Statement):
    """`continue;` or `continue label;`."""

    label: str | None = None


@dataclass(frozen=True, slots=True)
class Return(Statement):
    """`return;` or `return e;`."""

    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Throw(Statement):
    """`throw e;`, or the untyped `throw;`, which throws a new `Exception`."""

    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Catch(Node):
    """`catch (T | U e) { .. }`, or the untyped `catch { .. }` (no types, no name), which catches everything."""

    types: tuple[TypeUse, ...]
    name: str | None
    body: Block


@dataclass(frozen=True, slots=True)
class Try(Statement):
    """`try { .. } catch .. finally { .. }`, with at least one catch or a finally."""

    body: Block
    catches: tuple[Catch, ...] = ()
    finally_body: Block | None = None


@dataclass(frozen=True, slots=True)
class Block(Statement):
    """`{ .. }`: a scope."""

    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Lock(Statement):
    """`lock (e) { .. }`: the body runs while the monitor of e is held."""

    target: Expression
    body: Block


@dataclass(frozen=True, slots=True)
class Fork(Statement):
    """`fork call;`: a new thread runs the call."""

    call: Call


@dataclass(frozen=True, slots=True)
class Join(Statement):
    """`join;`: wait until all threads forked by this one have ended."""


class MonitorAction(StrEnum):
    """What a holder of a monitor may do with it besides leaving."""

    WAIT = "wait"
    NOTIFY = "notify"
    NOTIFY_ALL = "notifyall"


@dataclass(frozen=True, slots=True)
class Monitor(Statement):
    """`wait(e);`, `notify(e);`, `notifyall(e);`."""

    action: MonitorAction
    target: Expression


class ConstructorKind(StrEnum):
    """Whose constructor an explicit constructor call means."""

    THIS = "this"
    SUPER = "super"


@dataclass(frozen=True, slots=True)
class ConstructorCall(Statement):
    """`this(args);` or `super(args);`, only as the first statement of a constructor."""

    kind: ConstructorKind
    arguments: tuple[Expression, ...]


# --- specifications ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Location(Node):
    """Something an `assignable` clause allows to change."""


@dataclass(frozen=True, slots=True)
class Nothing(Location):
    """`nothing`."""


@dataclass(frozen=True, slots=True)
class Everything(Location):
    """`everything`."""


@dataclass(frozen=True, slots=True)
class FieldLocation(Location):
    """`e.f`, or `C.f` for a static field."""

    target: Expression
    field: str


@dataclass(frozen=True, slots=True)
class AllFields(Location):
    """`e.*`."""

    target: Expression


@dataclass(frozen=True, slots=True)
class ElementLocation(Location):
    """`a[i]`."""

    target: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class ElementRange(Location):
    """`a[low .. high]`, both included."""

    target: Expression
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class AllElements(Location):
    """`a[*]`."""

    target: Expression


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """One clause of a method's contract."""


@dataclass(frozen=True, slots=True)
class Requires(Clause):
    """`requires(E)`: true on entry."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Ensures(Clause):
    """`ensures(E)`: true on normal return."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Exceptional(Clause):
    """`exceptional(E)`: true whenever an exception leaves the method."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Signals(Clause):
    """`signals (T e) E`: true whenever an exception of type T leaves the method."""

    type: TypeUse
    name: str | None
    condition: Expression


@dataclass(frozen=True, slots=True)
class Assignable(Clause):
    """`assignable(locations)`: nothing else that existed on entry is assigned."""

    locations: tuple[Location, ...]


# --- declarations ------------------------------------------------------------------------------------------


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
    """`static? T f;` or `static? T f := e;`."""

    type: TypeUse
    name: str
    static: bool = False
    initial: Expression | None = None


class MethodModifier(StrEnum):
    """Words before a method's return type."""

    STATIC = "static"
    ABSTRACT = "abstract"
    PURE = "pure"
    HELPER = "helper"


@dataclass(frozen=True, slots=True)
class Method(Member):
    """A method; without a body it is abstract."""

    return_type: TypeUse
    name: str
    parameters: tuple[Parameter, ...]
    clauses: tuple[Clause, ...] = ()
    body: Block | None = None
    modifiers: frozenset[MethodModifier] = frozenset()


@dataclass(frozen=True, slots=True)
class Constructor(Member):
    """A constructor; its name is its class's."""

    name: str
    parameters: tuple[Parameter, ...]
    clauses: tuple[Clause, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class StaticInitialiser(Member):
    """`static { .. }`: runs once, when its class is first used."""

    body: Block


@dataclass(frozen=True, slots=True)
class Invariant(Member):
    """`invariant(E);`: true of every object of the class between calls."""

    condition: Expression


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


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below a node, in the order of its fields."""
    for f in fields(node):
        value = getattr(node, f.name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple) and not isinstance(value, Span):
            yield from (item for item in value if isinstance(item, Node))


def walk(node: Node) -> Iterator[Node]:
    """A node and everything below it, parents first; uses no recursion."""
    pending = [node]
    while pending:
        current = pending.pop()
        yield current
        pending.extend(reversed(list(children(current))))
