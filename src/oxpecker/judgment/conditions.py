"""Conditions on callers that prevent a failure: candidates, which a check with the condition must confirm."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.judgment.given import Given
from oxpecker.judgment.linear import never_holds, without_truisms
from oxpecker.judgment.sites import Body, is_null_check
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN, Span
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
    return typed.Binary(BOOL, BinaryOperator.NOT_EQUAL, reference, _null(reference.span), span=reference.span)


def _null(span: Span) -> typed.Expression:
    return typed.Literal(NULL, None, span=span)


def preventing(body: Body, exception: str, span: Span) -> typed.Expression | None:
    """The condition on entry under which an operation of a method does not throw, if it can be written.

    About constants alone no caller decides anything.
    """
    given = Given(body.method)
    found = (each for each in _on_entry(body, exception, span) if is_plain(each))
    return next((each for each in found if given.mentioned([each]) or given.reads_statics([each])), None)


def asked(body: Body, exception: str, span: Span) -> typed.Expression | None:
    """The same where given objects are asked for the operands, such as `list.size()`: no clause can say it."""
    given = Given(body.method)
    for each in _on_entry(body, exception, span):
        calls = list(typed.found(each, typed.Invoke))
        if calls and given.mentioned([each]) and all(call.method.span.file.startswith(BUILT_IN) for call in calls):
            return each
    return None


def _on_entry(body: Body, exception: str, span: Span) -> Iterator[typed.Expression]:
    given = Given(body.method)
    for node in body.at(span):
        condition = needed(node, exception)
        lifted = None if condition is None else given.on_entry(condition)
        if lifted is not None and not never_holds(lifted):
            yield without_truisms(lifted)


def needed(node: typed.Node, exception: str) -> typed.Expression | None:
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
        case "ClassCastException", typed.CastReference(operand=operand, type=wanted):
            null = typed.Binary(BOOL, BinaryOperator.EQUAL, operand, _null(node.span), span=node.span)
            tested = typed.TypeTest(BOOL, operand, wanted, span=node.span)
            return typed.Binary(BOOL, BinaryOperator.OR, null, tested, span=node.span)
        case "NullPointerException", _:
            reference = _dereferenced(node)
            return None if reference is None or _is_this(reference) else not_null(reference)
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
        case typed.If(condition=typed.Binary(left=tested)) if is_null_check(node):
            return tested
    return None


def _is_this(reference: typed.Expression) -> bool:
    """Whether a reference is the object of the method, which is never null."""
    return isinstance(reference, typed.Local) and reference.variable.name == "this"


def is_plain(condition: typed.Expression) -> bool:
    """Whether a contract can say it: a call might change something."""
    return not any(not each.method.pure for each in typed.found(condition, typed.Invoke))


def negated(condition: typed.Expression) -> typed.Expression:
    """The opposite of a condition, without a negation where there is another way to write it."""
    match condition:
        case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
            return operand
        case typed.Binary(operator=operator, left=left, right=right) if operator in _OPPOSITE and _is_ordered(left):
            return typed.Binary(BOOL, _OPPOSITE[operator], left, right, span=condition.span)
        case typed.Binary(operator=BinaryOperator.OR, left=left, right=right):
            return typed.Binary(BOOL, BinaryOperator.AND, negated(left), negated(right), span=condition.span)
        case typed.Binary(operator=BinaryOperator.AND, left=left, right=right):
            return typed.Binary(BOOL, BinaryOperator.OR, negated(left), negated(right), span=condition.span)
    return typed.Unary(BOOL, UnaryOperator.NOT, condition, span=condition.span)


def _is_ordered(operand: typed.Expression) -> bool:
    """Whether every two values compare: not numbers of floating point may not."""
    return str(operand.type) not in ("float", "double")
