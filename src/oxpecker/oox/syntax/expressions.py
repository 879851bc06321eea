"""Expressions: literals, names, operators, and what only specifications may say."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax.node import Node, TypeUse


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
class NewCopy(Expression):
    """`new C copying (e)`: a new object of exactly this class with the values of the fields of another object."""

    class_name: str
    operand: Expression


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
class BitsOf(Expression):
    """`bits(e)`: the integer with the bits of a floating number, or the floating number with those of an integer."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Elementary(Expression):
    """`elementary("sin", e)`: a function of floating numbers; `approximate("sin", e)`: as exact as Java promises."""

    function: str
    arguments: tuple[Expression, ...]
    is_approximate: bool


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
    """`forall i : low .. high : E`: for each integer from low to high, both included; `..<` leaves high out."""

    kind: QuantifierKind
    index: str
    low: Expression
    high: Expression
    body: Expression
    exclusive: bool = False
    """Whether the range is written `low ..< high` and ends before high."""


class FoldKind(StrEnum):
    """How the values of an expression over a range are combined."""

    SUM = "sum"
    PRODUCT = "product"
    MIN = "min"
    MAX = "max"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Fold(Expression):
    """`sum i : low .. high : E`, and with a filter `sum i : low .. high if F : E`; `count` counts where E is true."""

    kind: FoldKind
    index: str
    low: Expression
    high: Expression
    body: Expression
    filter: Expression | None = None
    exclusive: bool = False


@dataclass(frozen=True, slots=True)
class Old(Expression):
    """`old(e)`: the value of e when the method was entered."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Specified(Expression):
    """`specified(e)`: the value of e in code, where e may say what only specifications can say."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class AllDifferent(Expression):
    """`alldifferent(a)`: no two elements of array a are equal."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Fresh(Expression):
    """`fresh(e)`: e is an object that did not exist when the method was entered."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Uncovered(Expression):
    """`unsupported("what")` as a condition: a translation does not cover what the specification says here."""

    what: str
