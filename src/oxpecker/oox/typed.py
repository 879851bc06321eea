"""The typed tree: what the checker makes of the syntax.

Names are resolved to variables, fields and methods, every conversion is a node of its own, and every expression knows
its type. The control flow graph is built from it; contract expressions stay in this form.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from oxpecker.oox.hierarchy import FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.syntax import BinaryOperator, MonitorAction, QuantifierKind, UnaryOperator
from oxpecker.oox.types import BOOL, INT, Type

Constant = int | bool | float | str | None
"""A concrete value as Python holds it; characters are their code, null is None."""


@dataclass(frozen=True, slots=True)
class Node:
    """Anything with a place in the source."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Variable:
    """A local of one method; `index` is its place in the frame."""

    name: str
    type: Type
    index: int


# --- expressions -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Expression(Node):
    """Something with a value of a known type."""

    type: Type


@dataclass(frozen=True, slots=True)
class Literal(Expression):
    """A concrete value."""

    value: Constant


@dataclass(frozen=True, slots=True)
class Local(Expression):
    """The value of a local."""

    variable: Variable


@dataclass(frozen=True, slots=True)
class Bound(Expression):
    """The value of a quantifier's or a clause's own variable; `index` tells apart those of one clause."""

    name: str
    index: int


@dataclass(frozen=True, slots=True)
class FieldRead(Expression):
    """A field of an object; throws on null."""

    target: Expression
    field: FieldInfo


@dataclass(frozen=True, slots=True)
class StaticRead(Expression):
    """A static field."""

    field: FieldInfo


@dataclass(frozen=True, slots=True)
class ElementRead(Expression):
    """An element of an array, or a character of a string; throws on null and outside the bounds."""

    target: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class LengthOf(Expression):
    """The length of an array or a string; throws on null."""

    target: Expression


@dataclass(frozen=True, slots=True)
class Invoke(Expression):
    """A call. `receiver` is None for static methods; `virtual` says whether the receiver's class chooses the body."""

    method: MethodInfo
    receiver: Expression | None
    arguments: tuple[Expression, ...]
    virtual: bool = False


@dataclass(frozen=True, slots=True)
class NewObject(Expression):
    """Allocation and constructor call."""

    constructor: MethodInfo
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class NewArray(Expression):
    """Allocation of an array and, with several sizes, of the arrays in it; throws on a negative size."""

    sizes: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class ArrayOf(Expression):
    """A new array with the given elements."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Unary(Expression):
    """An operator on an operand of the result's type."""

    operator: UnaryOperator
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Expression):
    """An operator on operands of one type (for shifts, the distance may be of another integer type)."""

    operator: BinaryOperator
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(Expression):
    """One of two values; the other is not evaluated."""

    condition: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Convert(Expression):
    """A numeric conversion, or the text of a value as a string."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class CastReference(Expression):
    """A reference seen at another type; throws when the object is not of that type."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class TypeTest(Expression):
    """Whether a reference is not null and of the tested type."""

    operand: Expression
    tested: Type


@dataclass(frozen=True, slots=True)
class Storable(Expression):
    """Whether an array (not null) may hold a reference: the array's own element type decides."""

    array: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Nondet(Expression):
    """Any value of the type."""


@dataclass(frozen=True, slots=True)
class ForElements(Expression):
    """A quantifier over the elements of an array; throws on null."""

    kind: QuantifierKind
    value: Bound
    index: Bound
    array: Expression
    body: Expression


@dataclass(frozen=True, slots=True)
class ForRange(Expression):
    """A quantifier over the integers from low to high, both included."""

    kind: QuantifierKind
    index: Bound
    low: Expression
    high: Expression
    body: Expression


@dataclass(frozen=True, slots=True)
class Old(Expression):
    """The value of an expression when the method was entered."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class AllDifferent(Expression):
    """Whether no two elements of an array are equal; throws on null."""

    operand: Expression


# --- statements --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statement(Node):
    """Something that is executed."""


@dataclass(frozen=True, slots=True)
class SetLocal(Statement):
    """Assignment to a local; `declares` when it is the default value of a declaration without initial value."""

    variable: Variable
    value: Expression
    declares: bool = False


@dataclass(frozen=True, slots=True)
class SetField(Statement):
    """Assignment to a field of an object."""

    target: Expression
    field: FieldInfo
    value: Expression


@dataclass(frozen=True, slots=True)
class SetStatic(Statement):
    """Assignment to a static field."""

    field: FieldInfo
    value: Expression


@dataclass(frozen=True, slots=True)
class SetElement(Statement):
    """Assignment to an element of an array."""

    array: Expression
    index: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Evaluate(Statement):
    """An expression evaluated for its effect."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Skip(Statement):
    """Nothing."""


@dataclass(frozen=True, slots=True)
class Assert(Statement):
    """A condition that must hold."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Assume(Statement):
    """A condition without which the run is not considered."""

    condition: Expression


@dataclass(eq=False, frozen=True, slots=True)
class Target(Node):
    """What a break or continue leads to; one per loop or labelled statement."""

    label: str | None
    loop: bool


@dataclass(frozen=True, slots=True)
class While(Statement):
    """A loop; every target in `targets` (its own and its labels') may be broken from or continued."""

    condition: Expression
    body: Statement
    invariants: tuple[Expression, ...]
    decreases: Expression | None
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class If(Statement):
    """A choice."""

    condition: Expression
    then: Statement
    otherwise: Statement


@dataclass(frozen=True, slots=True)
class Labelled(Statement):
    """A statement other than a loop that can be broken from."""

    target: Target
    body: Statement


@dataclass(frozen=True, slots=True)
class Break(Statement):
    """Go on after the target."""

    target: Target


@dataclass(frozen=True, slots=True)
class Continue(Statement):
    """Go on with the next round of the target."""

    target: Target


@dataclass(frozen=True, slots=True)
class Return(Statement):
    """Leave the method."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Throw(Statement):
    """Throw an object, or a new `Exception` when there is no value."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Catch(Node):
    """A handler; no types means that it takes everything."""

    types: tuple[Type, ...]
    variable: Variable
    body: Statement


@dataclass(frozen=True, slots=True)
class Try(Statement):
    """A body with handlers and a part that runs however the rest is left."""

    body: Statement
    catches: tuple[Catch, ...]
    finally_body: Statement | None


@dataclass(frozen=True, slots=True)
class Block(Statement):
    """Statements in order."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Lock(Statement):
    """A body that runs while a monitor is held."""

    target: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class Fork(Statement):
    """A call in a new thread."""

    call: Invoke


@dataclass(frozen=True, slots=True)
class Join(Statement):
    """Wait for all children."""


@dataclass(frozen=True, slots=True)
class Monitor(Statement):
    """Wait on or notify a monitor that is held."""

    action: MonitorAction
    target: Expression


# --- contracts and methods ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FieldSet(Node):
    """Assignable: one field of an object, or all when `field` is None."""

    target: Expression
    field: FieldInfo | None


@dataclass(frozen=True, slots=True)
class StaticSet(Node):
    """Assignable: a static field."""

    field: FieldInfo


@dataclass(frozen=True, slots=True)
class ElementSet(Node):
    """Assignable: the elements from low to high of an array, or all when both are None."""

    target: Expression
    low: Expression | None
    high: Expression | None


Locations = tuple[FieldSet | StaticSet | ElementSet, ...]


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """A condition of a contract, with the clause it was written in as text for messages."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class SignalsClause(Node):
    """A condition on exceptions of one type; `exception` is bound to the object."""

    type: Type
    exception: Bound
    condition: Expression


@dataclass(frozen=True, slots=True)
class Case(Node):
    """One specification case: where its `requires` held on entry, the rest must hold on exit.

    A method has a case of its own and those of the methods it overrides. `assignable` is None when
    everything may be assigned.
    """

    method: MethodInfo
    requires: tuple[Clause, ...] = ()
    ensures: tuple[Clause, ...] = ()
    exceptional: tuple[Clause, ...] = ()
    signals: tuple[SignalsClause, ...] = ()
    assignable: Locations | None = None

    @property
    def trivial(self) -> bool:
        """Whether this case says nothing at all."""
        nothing_said = not (self.requires or self.ensures or self.exceptional or self.signals)
        return nothing_said and self.assignable is None


RETVAL = "retval"


@dataclass(eq=False, slots=True)
class Method:
    """A method with its body. `parameters` begins with `this` unless the method is static."""

    info: MethodInfo
    parameters: tuple[Variable, ...]
    variables: list[Variable]
    cases: tuple[Case, ...] = ()
    body: Statement | None = None


@dataclass(eq=False, slots=True)
class Program:
    """A checked program: its classes, every method that has a body, and the class invariants."""

    hierarchy: Hierarchy
    methods: dict[str, Method]
    invariants: dict[str, tuple[Clause, ...]]
    options: dict[str, str]

    def find_methods(self, name: str) -> list[Method]:
        """The methods a user may mean by `C.m`, `C.m(int)` or `m`; the user's own classes only."""
        wanted = name.replace(" ", "")
        found = []
        for method in self.methods.values():
            info = method.info
            short = f"{info.owner}.{info.owner if info.is_constructor else info.name}"
            full = f"{short}({','.join(map(str, info.parameter_types))})".replace(" ", "")
            if wanted in (short, full, info.key.replace(" ", "")) or ("." not in wanted and wanted == info.name):
                found.append(method)
        return found


def literal_true(span: Span) -> Literal:
    """`true` at a place."""
    return Literal(BOOL, True, span=span)


def integer(value: int, span: Span = NOWHERE) -> Literal:
    """An `int` literal."""
    return Literal(INT, value, span=span)


def sub_expressions(expression: Expression) -> Iterator[Expression]:
    """The expressions directly below an expression."""
    for f in fields(expression):
        value = getattr(expression, f.name)
        if isinstance(value, Expression):
            yield value
        elif isinstance(value, tuple) and not isinstance(value, Span):
            yield from (item for item in value if isinstance(item, Expression))


def sub_statements(statement: Statement) -> Iterator[Statement]:
    """The statements directly inside a statement."""
    for f in fields(statement):
        value = getattr(statement, f.name)
        if isinstance(value, Statement):
            yield value
        elif isinstance(value, tuple) and not isinstance(value, Span):
            for item in value:
                if isinstance(item, Statement):
                    yield item
                elif isinstance(item, Catch):
                    yield item.body
