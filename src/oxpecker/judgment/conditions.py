"""Conditions on callers that prevent a failure: candidates, which a check with the condition must confirm."""

from __future__ import annotations

from oxpecker.judgment.given import Given
from oxpecker.judgment.sites import Body
from oxpecker.oox import typed
from oxpecker.oox.cfg import listing
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.types import BOOL, INT, NULL, ArrayType

_OPPOSITE = {
    BinaryOperator.LESS: BinaryOperator.GREATER_EQUAL,
    BinaryOperator.GREATER_EQUAL: BinaryOperator.LESS,
    BinaryOperator.GREATER: BinaryOperator.LESS_EQUAL,
    BinaryOperator.LESS_EQUAL: BinaryOperator.GREATER,
    BinaryOperator.EQUAL: BinaryOperator.NOT_EQUAL,
    BinaryOperator.NOT_EQUAL: BinaryOperator.EQUAL,
}
_DIVISIONS = (BinaryOperator.DIVIDE, BinaryOperator.REMAINDER)


def not_null(reference: typed.Expression) -> typed.Expression:
    """The condition that a reference is not null."""
    null = typed.Literal(NULL, None, span=reference.span)
    return typed.Binary(BOOL, BinaryOperator.NOT_EQUAL, reference, null, span=reference.span)


def preventing(body: Body, exception: str, span: Span) -> typed.Expression | None:
    """The condition on entry under which an operation of a method does not throw, if it can be written."""
    given = Given(body.method)
    for node in body.at(span):
        needed = _needed(node, exception)
        lifted = None if needed is None else given.on_entry(needed)
        if lifted is not None and is_plain(lifted):
            return lifted
    return None


def _needed(node: typed.Node, exception: str) -> typed.Expression | None:
    """What an operation needs so as not to throw this."""
    match exception, node:
        case "ArithmeticException", typed.Binary(operator=operator, right=right) if operator in _DIVISIONS:
            zero = typed.Literal(right.type, 0, span=node.span)
            return typed.Binary(BOOL, BinaryOperator.NOT_EQUAL, right, zero, span=node.span)
        case "NegativeArraySizeException", typed.NewArray(sizes=(size,)):
            return _at_least_zero(size, node.span)
        case "ArrayIndexOutOfBoundsException", typed.ElementRead(target=array, index=index) | typed.SetElement(
            array=array, index=index
        ) if isinstance(array.type, ArrayType):
            length = typed.LengthOf(INT, array, span=node.span)
            below = typed.Binary(BOOL, BinaryOperator.LESS, index, length, span=node.span)
            return typed.Binary(BOOL, BinaryOperator.AND, _at_least_zero(index, node.span), below, span=node.span)
        case "NullPointerException", _:
            reference = _dereferenced(node)
            return None if reference is None else not_null(reference)
    return None


def _at_least_zero(number: typed.Expression, span: Span) -> typed.Expression:
    zero = typed.Literal(number.type, 0, span=span)
    return typed.Binary(BOOL, BinaryOperator.LESS_EQUAL, zero, number, span=span)


def _dereferenced(node: typed.Node) -> typed.Expression | None:
    match node:
        case typed.FieldRead(target=target) | typed.LengthOf(target=target) | typed.SetField(target=target):
            return target
        case typed.ElementRead(target=target) | typed.SetElement(array=target):
            return target
        case typed.Invoke(receiver=receiver):
            return receiver
    return None


def is_plain(condition: typed.Expression) -> bool:
    """Whether a contract can say it: a call might change something."""
    return not any(not each.method.pure for each in typed.found(condition, typed.Invoke))


# --- words -------------------------------------------------------------------------------------------------


def negated(condition: typed.Expression) -> typed.Expression:
    """The opposite of a condition, without a negation where there is another way to write it."""
    match condition:
        case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
            return operand
        case typed.Binary(operator=operator, left=left, right=right) if operator in _OPPOSITE and _is_ordered(left):
            return typed.Binary(BOOL, _OPPOSITE[operator], left, right, span=condition.span)
        case typed.Binary(operator=BinaryOperator.OR, left=left, right=right):
            return typed.Binary(BOOL, BinaryOperator.AND, negated(left), negated(right), span=condition.span)
    return typed.Unary(BOOL, UnaryOperator.NOT, condition, span=condition.span)


def _is_ordered(operand: typed.Expression) -> bool:
    """Whether every two values compare: not numbers of floating point may not."""
    return str(operand.type) not in ("float", "double")


def words(condition: typed.Expression) -> str:
    """A condition as text; empty if it is about something that the source does not name."""
    text = _words(condition)
    return "" if "$" in text else text


def _words(node: typed.Expression) -> str:
    match node:
        case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
            return f"{_words(left)} && {_words(right)}"
        case typed.Binary(operator=operator, left=left, right=right):
            return f"{_operand(left)} {operator} {_operand(right)}"
        case typed.LengthOf(target=target):
            return f"{_operand(target)}.length"
        case typed.FieldRead(target=typed.Local(variable=variable), field=field) if variable.name == "this":
            return field.name
        case typed.FieldRead(target=target, field=field):
            return f"{_operand(target)}.{field.name}"
        case typed.ElementRead(target=target, index=index):
            return f"{_operand(target)}[{_words(index)}]"
        case typed.Unary(operator=operator, operand=operand):
            return f"{operator}{_operand(operand)}"
        case typed.Convert(operand=operand) | typed.CastReference(operand=operand):
            return _words(operand)
        case typed.Invoke(method=method, receiver=receiver, arguments=arguments):
            place = method.owner if receiver is None else _operand(receiver)
            prefix = "" if place == "this" else f"{place}."
            return f"{prefix}{method.name}({', '.join(map(_words, arguments))})"
    return listing.expression(node)


def _operand(node: typed.Expression) -> str:
    text = _words(node)
    return f"({text})" if isinstance(node, (typed.Binary, typed.Conditional, typed.TypeTest)) else text
