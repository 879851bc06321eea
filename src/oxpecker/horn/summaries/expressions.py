"""Expressions of candidate contracts: over parameters and the result, exact or wrapping; and their JML."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BIGINT, BOOL, INT, Type

TRUE = typed.Literal(BOOL, True)


def local(variable: typed.Variable) -> typed.Local:
    """A parameter."""
    return typed.Local(variable.type, variable)


def result_of(method: typed.Method) -> typed.Bound:
    """What a method returns."""
    return typed.Bound(method.info.return_type, typed.RETVAL, 0)


def literal(value: int, t: Type = BIGINT) -> typed.Literal:
    """A number."""
    return typed.Literal(t, value)


def converted(value: typed.Expression, t: Type) -> typed.Expression:
    """A number as one of another type."""
    return value if value.type == t else typed.Convert(t, value)


def exact(value: typed.Expression) -> typed.Expression:
    """A number as a mathematical one."""
    return converted(value, BIGINT)


def combined(terms: Iterable[tuple[int, typed.Expression]], t: Type = BIGINT) -> typed.Expression:
    """A sum of multiples, in the arithmetic of a type."""
    found: typed.Expression | None = None
    for factor, value in terms:
        if not factor:
            continue
        of_type = converted(value, t)
        term = of_type if abs(factor) == 1 else typed.Binary(t, B.TIMES, literal(abs(factor), t), of_type)
        if isinstance(value, typed.Literal) and isinstance(value.value, int):
            term = literal(abs(factor) * value.value, t)
        if found is None:
            found = term if factor > 0 else typed.Unary(t, U.NEGATE, term)
        else:
            found = typed.Binary(t, B.PLUS if factor > 0 else B.MINUS, found, term)
    return literal(0, t) if found is None else found


def multiplied(factors: Iterable[typed.Expression], t: Type) -> typed.Expression:
    """A product, in the arithmetic of a type."""
    found: typed.Expression | None = None
    for each in factors:
        of_type = converted(each, t)
        found = of_type if found is None else typed.Binary(t, B.TIMES, found, of_type)
    return literal(1, t) if found is None else found


def power_of_two(exponent: typed.Expression, t: Type) -> typed.Expression:
    """`1 << exponent`"""
    of_type = INT if t == BIGINT else t
    return converted(typed.Binary(of_type, B.SHIFT_LEFT, literal(1, of_type), exponent), t)


def compared(operator: B, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """A condition."""
    return typed.Binary(BOOL, operator, left, right)


def remainder(left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """What a division leaves."""
    return typed.Binary(left.type, B.REMAINDER, left, right)


def implied(condition: typed.Expression, conclusion: typed.Expression) -> typed.Expression:
    """A conclusion under a condition."""
    return conclusion if condition == TRUE else compared(B.IMPLIES, condition, conclusion)


def negated(condition: typed.Expression) -> typed.Expression:
    """The opposite of a condition."""
    return typed.Unary(BOOL, U.NOT, condition)


def both(left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """Two conditions."""
    return right if left == TRUE else compared(B.AND, left, right)


def jml(node: typed.Expression, inner: bool = False) -> str:
    """An expression as JML."""
    match node:
        case typed.Literal():
            return str(node.value).lower() if isinstance(node.value, bool) else str(node.value)
        case typed.Local():
            return node.variable.name
        case typed.Bound():
            return r"\result"
        case typed.Convert():
            target = r"\bigint" if node.type == BIGINT else str(node.type)
            return f"({target}) {jml(node.operand, True)}"
        case typed.Unary():
            return f"{node.operator}{jml(node.operand, True)}"
        case typed.Binary():
            text = f"{jml(node.left, True)} {node.operator} {jml(node.right, True)}"
            return f"({text})" if inner else text
        case typed.LengthOf():
            return f"{jml(node.target, True)}.length"
    raise AssertionError(node)
