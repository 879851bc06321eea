"""Values as expressions over the state before a call, simplified as they are built."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from oxpecker.oox import typed
from oxpecker.oox.numbers import wrap
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.types import BOOL, INT, INTEGRAL, NUMERIC, Type

Expression = typed.Expression


@dataclass(frozen=True, slots=True)
class Made(Expression):
    """An object or array that the call makes; `number` tells them apart."""

    number: int
    thrown_by_language: bool = False


@dataclass(frozen=True, slots=True)
class Unknown(Expression):
    """A value about which nothing is said."""

    number: int


@dataclass(frozen=True, slots=True)
class LoopVariable(Expression):
    """What a local holds in some iteration of a loop."""

    name: str
    number: int


TRUE, FALSE = typed.Literal(BOOL, True), typed.Literal(BOOL, False)
_COMPARED: Mapping[BinaryOperator, Callable[[int, int], bool]] = {
    BinaryOperator.EQUAL: lambda a, b: a == b,
    BinaryOperator.LESS: lambda a, b: a < b,
}
_CALCULATED: Mapping[BinaryOperator, Callable[[int, int], int]] = {
    BinaryOperator.PLUS: lambda a, b: a + b,
    BinaryOperator.MINUS: lambda a, b: a - b,
    BinaryOperator.TIMES: lambda a, b: a * b,
}


def is_reference(t: Type) -> bool:
    """Whether values of the type may be null."""
    return t != BOOL and t not in NUMERIC


def default(t: Type) -> Expression:
    """What a field of a new object holds."""
    if t == BOOL:
        return FALSE
    return typed.Literal(t, None if is_reference(t) else 0)


def parts(expression: Expression) -> tuple[Expression, ...]:
    """The operands of a value."""
    match expression:
        case typed.FieldRead(target=target) | typed.LengthOf(target=target):
            return (target,)
        case typed.ElementRead(target=target, index=index):
            return target, index
        case typed.Unary(operand=operand) | typed.Convert(operand=operand) | typed.TypeTest(operand=operand):
            return (operand,)
        case typed.CastReference(operand=operand):
            return (operand,)
        case typed.Binary(left=left, right=right):
            return left, right
        case typed.Conditional(condition=condition, then=then, otherwise=otherwise):
            return condition, then, otherwise
        case typed.ForRange(low=low, high=high, body=body) | typed.Fold(low=low, high=high, body=body):
            return low, high, body
    return ()


def mentions(expression: Expression, kind: type[Expression] | tuple[type[Expression], ...]) -> bool:
    """Whether a value is or contains one of a kind."""
    return isinstance(expression, kind) or any(mentions(part, kind) for part in parts(expression))


def replaced(expression: Expression, old: Expression, new: Expression) -> Expression:
    """The value with one part in place of another."""
    if expression == old:
        return new
    match expression:
        case typed.FieldRead(target=target) | typed.LengthOf(target=target):
            return replace(expression, target=replaced(target, old, new))
        case typed.ElementRead(target=target, index=index):
            return replace(expression, target=replaced(target, old, new), index=replaced(index, old, new))
        case typed.Unary(operand=operand) | typed.Convert(operand=operand) | typed.TypeTest(operand=operand):
            return replace(expression, operand=replaced(operand, old, new))
        case typed.CastReference(operand=operand):
            return replace(expression, operand=replaced(operand, old, new))
        case typed.Binary(left=left, right=right):
            return replace(expression, left=replaced(left, old, new), right=replaced(right, old, new))
        case typed.Conditional(condition=condition, then=then, otherwise=otherwise):
            chosen = [replaced(each, old, new) for each in (condition, then, otherwise)]
            return replace(expression, condition=chosen[0], then=chosen[1], otherwise=chosen[2])
        case typed.ForRange(low=low, high=high, body=body) | typed.Fold(low=low, high=high, body=body):
            inner = [replaced(each, old, new) for each in (low, high, body)]
            return replace(expression, low=inner[0], high=inner[1], body=inner[2])
    return expression


def binary(operator: BinaryOperator, left: Expression, right: Expression, t: Type) -> Expression:
    """An operation; comparisons are `==` and `<` alone, so that equal conditions look the same."""
    match operator:
        case BinaryOperator.NOT_EQUAL:
            return negation(binary(BinaryOperator.EQUAL, left, right, t))
        case BinaryOperator.GREATER:
            return binary(BinaryOperator.LESS, right, left, t)
        case BinaryOperator.GREATER_EQUAL if not _is_floating(left):
            return negation(binary(BinaryOperator.LESS, left, right, t))
        case BinaryOperator.LESS_EQUAL if not _is_floating(left):
            return negation(binary(BinaryOperator.LESS, right, left, t))
    if isinstance(left, typed.Literal) and isinstance(right, typed.Literal):
        folded = _folded(operator, left.value, right.value, t)
        if folded is not None:
            return folded
    if operator is BinaryOperator.EQUAL:
        return _equal(left, right)
    if operator in (BinaryOperator.PLUS, BinaryOperator.MINUS):
        return _sum(operator, left, right, t)
    return typed.Binary(t, operator, left, right)


def _is_floating(value: Expression) -> bool:
    return value.type not in INTEGRAL


def _folded(operator: BinaryOperator, a: typed.Constant, b: typed.Constant, t: Type) -> Expression | None:
    if operator is BinaryOperator.EQUAL and not isinstance(a, float) and not isinstance(b, float):
        return TRUE if a == b else FALSE
    if not (type(a) is int and type(b) is int):
        return None
    if operator in _COMPARED:
        return TRUE if _COMPARED[operator](a, b) else FALSE
    if operator in _CALCULATED and t in INTEGRAL:
        return typed.Literal(t, wrap(_CALCULATED[operator](a, b), t))
    return None


def _equal(left: Expression, right: Expression) -> Expression:
    if left == right and left.type not in NUMERIC - INTEGRAL and not isinstance(left, Unknown):
        return TRUE
    if isinstance(left, Made) or isinstance(right, Made):
        other = right if isinstance(left, Made) else left
        if not mentions(other, (Unknown, LoopVariable)):
            return FALSE
    if left.type == BOOL:
        for literal, value in ((left, right), (right, left)):
            if literal in (TRUE, FALSE):
                return value if literal == TRUE else negation(value)
    if isinstance(left, typed.Literal):
        left, right = right, left
    return typed.Binary(BOOL, BinaryOperator.EQUAL, left, right)


def _sum(operator: BinaryOperator, left: Expression, right: Expression, t: Type) -> Expression:
    """`(x + 1) + 2` is `x + 3`; a negative number is subtracted."""
    if t not in INTEGRAL or not (isinstance(right, typed.Literal) and type(right.value) is int):
        return typed.Binary(t, operator, left, right)
    amount = right.value if operator is BinaryOperator.PLUS else -right.value
    if (
        isinstance(left, typed.Binary)
        and left.operator in (BinaryOperator.PLUS, BinaryOperator.MINUS)
        and isinstance(left.right, typed.Literal)
        and type(left.right.value) is int
    ):
        amount += left.right.value if left.operator is BinaryOperator.PLUS else -left.right.value
        left = left.left
    amount = wrap(amount, t)
    if amount == 0:
        return left
    sign = BinaryOperator.PLUS if amount > 0 else BinaryOperator.MINUS
    return typed.Binary(t, sign, left, typed.Literal(t, abs(amount)))


def negation(value: Expression) -> Expression:
    """The opposite of a condition."""
    if value in (TRUE, FALSE):
        return FALSE if value == TRUE else TRUE
    if isinstance(value, typed.Unary) and value.operator is UnaryOperator.NOT:
        return value.operand
    return typed.Unary(BOOL, UnaryOperator.NOT, value)


def conditional(condition: Expression, then: Expression, otherwise: Expression, t: Type) -> Expression:
    """One of two values."""
    if condition in (TRUE, FALSE):
        return then if condition == TRUE else otherwise
    if then == otherwise:
        return then
    return typed.Conditional(t, condition, then, otherwise)


def conversion(operand: Expression, t: Type) -> Expression:
    """A value as one of another type."""
    if operand.type == t:
        return operand
    if isinstance(operand, typed.Literal) and type(operand.value) is int and t in INTEGRAL:
        return typed.Literal(t, wrap(operand.value, t))
    return typed.Convert(t, operand)


def integer(value: int) -> Expression:
    """A number of type `int`."""
    return typed.Literal(INT, value)
