"""Typed expressions."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.numerics import Function
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.syntax import BinaryOperator, FoldKind, QuantifierKind, UnaryOperator
from oxpecker.oox.typed.node import Constant, Node, Variable
from oxpecker.oox.types import INT, NULL, Type, is_reference

RETVAL = "retval"
"""The name of a method's result in its postconditions."""


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
class NewCopy(Expression):
    """A new object of exactly a class with the values of the fields of another object; throws if that is null."""

    operand: Expression


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
class BitsOf(Expression):
    """The bits of a float or double as an int or long, with one NaN, or the other way round."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Elementary(Expression):
    """A function of doubles: the result of IEEE 754 or fdlibm, or any that is as exact as Java promises."""

    function: Function
    arguments: tuple[Expression, ...]
    is_approximate: bool


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
    """Any value of the type; `part` says what it is for where an open method draws more than its result."""

    part: str = ""


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
    exclusive: bool = False


@dataclass(frozen=True, slots=True)
class Fold(Expression):
    """A number made of the values of `body` over a range, where `filter` (if any) holds; `min`, `max` of none throw."""

    kind: FoldKind
    index: Bound
    low: Expression
    high: Expression
    body: Expression
    filter: Expression | None
    exclusive: bool


@dataclass(frozen=True, slots=True)
class Old(Expression):
    """The value of an expression when the method was entered."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Specified(Expression):
    """The value of a specification in code."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class AllDifferent(Expression):
    """Whether no two elements of an array are equal; throws on null."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Fresh(Expression):
    """Whether a reference is an object that did not exist when the method was entered."""

    operand: Expression


@dataclass(frozen=True, slots=True)
class Uncovered(Expression):
    """A condition that the translation does not cover."""

    what: str


def integer(value: int, span: Span = NOWHERE) -> Literal:
    """An `int` literal."""
    return Literal(INT, value, span=span)


def are_references(operands: Sequence[Expression]) -> bool:
    """Whether all operands are references, and none is the literal null."""
    return all(is_reference(each.type) and each.type != NULL for each in operands)
