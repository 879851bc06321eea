"""Static rules of the operators: which operand types each takes and what it gives."""

from __future__ import annotations

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import leniency
from oxpecker.oox.checker.context import ERROR, Context
from oxpecker.oox.checker.conversions import convert, mixes, promote, promote_unary, to_text
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, INTEGRAL, NUMERIC, STRING, UINT, VOID, Type, is_reference

LOGICAL = frozenset({B.AND, B.OR, B.IMPLIES})
EQUALITY = frozenset({B.EQUAL, B.NOT_EQUAL})
COMPARISON = frozenset({B.LESS, B.LESS_EQUAL, B.GREATER, B.GREATER_EQUAL})
ARITHMETIC = frozenset({B.TIMES, B.DIVIDE, B.REMAINDER, B.PLUS, B.MINUS})
SHIFTS = frozenset({B.SHIFT_LEFT, B.SHIFT_RIGHT, B.SHIFT_RIGHT_UNSIGNED})
BITWISE = frozenset({B.BIT_AND, B.BIT_OR, B.BIT_XOR})


def bad(expression: syntax.Expression) -> typed.Expression:
    """Replaces an expression for which an error has been reported."""
    return typed.Literal(ERROR, None, span=expression.span)


def unary(context: Context, node: syntax.Unary, operand: typed.Expression) -> typed.Expression:
    """`!` takes bool, `-` a number, `~` an integer; the result has the promoted operand type (Koppier unop)."""
    allowed = {U.NOT: frozenset({BOOL}), U.NEGATE: NUMERIC, U.COMPLEMENT: INTEGRAL}[node.operator]
    if operand.type == ERROR:
        return operand
    if operand.type not in allowed:
        context.error(f"bad operand type {operand.type} for unary operator '{node.operator}'", operand.span)
        return bad(node)
    result = promote_unary(operand.type)
    operand = convert(operand, result)
    if node.operator is U.NEGATE and _is_number(node.operand) and result != UINT:
        assert isinstance(operand, typed.Literal) and isinstance(operand.value, (int, float))
        if operand.value != 0:
            return typed.Literal(result, -operand.value, span=node.span)
    return typed.Unary(result, node.operator, operand, span=node.span)


def _is_number(node: syntax.Expression) -> bool:
    return isinstance(node, (syntax.IntegerLiteral, syntax.FloatLiteral))


def binary(context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """The rule of the operator, by its group."""
    if ERROR in (left.type, right.type):
        return bad(node)
    operator = node.operator
    if operator in LOGICAL:
        return _logical(context, node, left, right)
    if operator in EQUALITY:
        return _equality(context, node, left, right)
    if operator in COMPARISON:
        return _numeric(context, node, left, right, NUMERIC, BOOL)
    if operator in SHIFTS:
        return _shift(context, node, left, right)
    if operator in BITWISE:
        if left.type == right.type == BOOL:
            return typed.Binary(BOOL, operator, left, right, span=node.span)
        return _numeric(context, node, left, right, INTEGRAL, None)
    if operator is B.PLUS and STRING in (left.type, right.type):
        return _concatenation(context, node, left, right)
    return _numeric(context, node, left, right, NUMERIC, None)


def _mismatch(
    context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression
) -> typed.Expression:
    message = f"bad operand types for binary operator '{node.operator}': {left.type} and {right.type}"
    context.error(message, node.span)
    return bad(node)


def _logical(
    context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression
) -> typed.Expression:
    if left.type != BOOL or right.type != BOOL:
        return _mismatch(context, node, left, right)
    return typed.Binary(BOOL, node.operator, left, right, span=node.span)


def _equality(
    context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression
) -> typed.Expression:
    """Koppier equality: the same type on both sides; numbers are promoted, references may be related."""
    if left.type in NUMERIC and right.type in NUMERIC:
        common = promote(left, right, node.left, node.right)
        return typed.Binary(BOOL, node.operator, convert(left, common), convert(right, common), span=node.span)
    same = left.type == right.type and left.type != VOID
    related = is_reference(left.type) and is_reference(right.type) and context.hierarchy.castable(left.type, right.type)
    tolerated = leniency.compare_with_number(context, node, left, right) if context.settings.jip else None
    if tolerated is not None:
        return tolerated
    if not (same or related):
        context.error(f"incomparable types: {left.type} and {right.type}", node.span)
        return bad(node)
    return typed.Binary(BOOL, node.operator, left, right, span=node.span)


def _numeric(
    context: Context,
    node: syntax.Binary,
    left: typed.Expression,
    right: typed.Expression,
    allowed: frozenset[Type],
    result: Type | None,
) -> typed.Expression:
    if left.type not in allowed or right.type not in allowed or mixes(left.type, right.type):
        return _mismatch(context, node, left, right)
    common = promote(left, right, node.left, node.right)
    left, right = convert(left, common), convert(right, common)
    return typed.Binary(result or common, node.operator, left, right, span=node.span)


def _shift(context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """The distance does not take part in the promotion (as in Java)."""
    if left.type not in INTEGRAL or right.type not in INTEGRAL:
        return _mismatch(context, node, left, right)
    left = convert(left, promote_unary(left.type))
    right = convert(right, promote_unary(right.type))
    return typed.Binary(left.type, node.operator, left, right, span=node.span)


def _concatenation(
    context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression
) -> typed.Expression:
    for operand in (left, right):
        is_object = is_reference(operand.type) and operand.type != STRING and str(operand.type) != "null"
        if is_object or operand.type == VOID:
            return _mismatch(context, node, left, right)
    return typed.Binary(STRING, B.PLUS, to_text(left), to_text(right), span=node.span)
