"""Lowers JML expressions; no part of a contract may become a statement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.conditions import lower_specification
from oxpecker.java.lowering.constants import constant
from oxpecker.java.lowering.object_contracts import lower_invariant_for, lower_reaches, reached_objects
from oxpecker.java.types import BIGINT, BOOLEAN, INT, LONG, RANGES, ClassType
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import FoldKind, QuantifierKind

_FOLDS = {
    r"\sum": FoldKind.SUM,
    r"\product": FoldKind.PRODUCT,
    r"\min": FoldKind.MIN,
    r"\max": FoldKind.MAX,
    r"\num_of": FoldKind.COUNT,
}


def _old(code: Code, node: spec.Old) -> syntax.Expression:
    with code.evaluated_on_entry(True):
        operand = code.expression(node.operand)
    return operand if _has_old(operand) else syntax.Old(operand, span=node.span)


def _has_old(root: syntax.Expression) -> bool:
    return any(isinstance(part, syntax.Old) for part in syntax.walk(root))


def _implies(code: Code, node: spec.Implies) -> syntax.Expression:
    return syntax.Binary(B.IMPLIES, code.expression(node.left), code.expression(node.right), span=node.span)


def _property(code: Code, node: spec.Property) -> syntax.Expression:
    operand = code.expression(node.operand)
    if node.name == r"\fresh":
        return syntax.Fresh(operand, span=node.span)
    return syntax.AllDifferent(operand, span=node.span)


def _of_type(code: Code, node: spec.OfType) -> syntax.Expression:
    """The object has exactly this class, and no subclass of it."""
    program = code.program
    symbol = program.world[node.tested.name]
    if symbol.library and "final" not in symbol.modifiers:
        raise NotCovered(f"an object that is exactly of class {symbol.shown}", node.span)
    if symbol.interface:
        return syntax.BooleanLiteral(False, span=node.span)
    operand = code.expression(node.operand)
    result: syntax.Expression = syntax.InstanceOf(operand, program.use(node.tested, node.span), span=node.span)
    for other in program.own:
        if other.superclass is not None and other.superclass.name == symbol.name:
            below = syntax.InstanceOf(operand, program.use(ClassType(other.name), node.span), span=node.span)
            no = syntax.Unary(syntax.UnaryOperator.NOT, below, span=node.span)
            result = syntax.Binary(B.AND, result, no, span=node.span)
    return result


def _quantified(code: Code, node: spec.Quantified) -> syntax.Expression:
    active = set(code.active)
    around = None if node.condition is None else code.expression(node.condition)
    if node.kind in _FOLDS:
        result = _fold(code, node, 0)
        if around is not None:
            result = _around_fold(code, node, around, result)
    else:
        result = _nested(code, node, 0)
        if around is not None:
            joint = B.IMPLIES if node.kind == r"\forall" else B.AND
            result = syntax.Binary(joint, around, result, span=node.span)
    code.active = active
    return result


def _nested(code: Code, node: spec.Quantified, number: int) -> syntax.Expression:
    """A nested quantifier over one variable."""
    if number == len(node.ranges):
        return code.expression(node.body)
    found = node.ranges[number]
    universal = node.kind == r"\forall"
    if isinstance(found, spec.ObjectRange):
        return _nested_objects(code, node, number, found)
    low, high = code.expression(found.low), code.expression(found.high)
    name = _bind(code, found)
    guard = _guard(code, found)
    body = _nested(code, node, number + 1)
    if guard is not None:
        body = syntax.Binary(B.IMPLIES if universal else B.AND, guard, body, span=node.span)
    kind = QuantifierKind.FORALL if universal else QuantifierKind.EXISTS
    return syntax.RangeQuantifier(kind, name, low, high, body, found.exclusive, span=node.span)


def _nested_objects(code: Code, node: spec.Quantified, number: int, found: spec.ObjectRange) -> syntax.Expression:
    universal = node.kind == r"\forall"
    objects = reached_objects(code, found)
    name, index = code.name_of(found.variable), code.fresh("$at")
    guard = None if found.guard is None else code.expression(found.guard)
    body = _nested(code, node, number + 1)
    if guard is not None:
        body = syntax.Binary(B.IMPLIES if universal else B.AND, guard, body, span=node.span)
    kind = QuantifierKind.FORALL if universal else QuantifierKind.EXISTS
    return syntax.ArrayQuantifier(kind, name, index, objects, body, span=node.span)


def _bind(code: Code, found: spec.Range) -> str:
    """The name of the integer that a variable ranges over; a boolean is true if it is 1."""
    if found.variable.type == BOOLEAN:
        name = code.fresh("$truth")
        is_one = syntax.Binary(B.EQUAL, syntax.Name(name, span=found.span), _integer(1, found.span), span=found.span)
        code.elements[found.variable] = is_one
        return name
    name = code.name_of(found.variable)
    if found.variable.type not in (INT, LONG, BIGINT):
        code.narrow[found.variable] = code.program.type(found.variable.type)
    return name


def _guard(code: Code, found: spec.Range) -> syntax.Expression | None:
    """The condition that the range does not express; a narrow variable has only the values of its type."""
    guard = None if found.guard is None else code.expression(found.guard)
    if found.variable.type not in (INT, LONG, BIGINT, BOOLEAN):
        fits = _fits(code, found)
        guard = fits if guard is None else syntax.Binary(B.AND, fits, guard, span=found.span)
    return guard


def _fits(code: Code, found: spec.Range) -> syntax.Expression:
    span = found.span
    index = syntax.Name(code.name_of(found.variable), span=span)
    least, greatest = (_integer(value, span) for value in RANGES[found.variable.type])
    low = syntax.Binary(B.LESS_EQUAL, least, index, span=span)
    return syntax.Binary(B.AND, low, syntax.Binary(B.LESS_EQUAL, index, greatest, span=span), span=span)


def _integer(value: int, span: Span) -> syntax.Expression:
    literal = syntax.IntegerLiteral(abs(value), span=span)
    return literal if value >= 0 else syntax.Unary(syntax.UnaryOperator.NEGATE, literal, span=span)


def _fold(code: Code, node: spec.Quantified, number: int) -> syntax.Expression:
    """A nested fold over one variable; an inner count is summed outside."""
    found = node.ranges[number]
    if isinstance(found, spec.ObjectRange):
        objects = reached_objects(code, found)
        low, exclusive = _integer(0, node.span), True
        high: syntax.Expression = syntax.Length(objects, span=node.span)
        name = code.fresh("$at")
        code.elements[found.variable] = syntax.Index(objects, syntax.Name(name, span=node.span), span=node.span)
        guard = None if found.guard is None else code.expression(found.guard)
    else:
        low, high, exclusive = code.expression(found.low), code.expression(found.high), found.exclusive
        name = _bind(code, found)
        guard = _guard(code, found)
    last = number + 1 == len(node.ranges)
    body = code.expression(node.body) if last else _fold(code, node, number + 1)
    kind = _FOLDS[node.kind] if last or node.kind != r"\num_of" else FoldKind.SUM
    return syntax.Fold(kind, name, low, high, body, guard, exclusive, span=node.span)


def _around_fold(
    code: Code, node: spec.Quantified, around: syntax.Expression, result: syntax.Expression
) -> syntax.Expression:
    """A fold under a condition that does not depend on its variable."""
    if node.kind in (r"\min", r"\max"):
        raise NotCovered(f"a condition without its variable in the range of '{node.kind}'", node.span)
    neutral = constant(code, 1 if node.kind == r"\product" else 0, node.type, node.span)
    return syntax.Conditional(around, result, neutral, span=node.span)


def _specified(code: Code, node: spec.Specified) -> syntax.Expression:
    try:
        return syntax.Specified(lower_specification(code, node.operand), span=node.span)
    except NotCovered as missing:
        return code.expression(a.Unsupported(node.type, missing.what, span=missing.span))


RULES: dict[type[a.Expression], Callable[[Code, Any], syntax.Expression]] = {
    spec.Old: _old,
    spec.Implies: _implies,
    spec.Property: _property,
    spec.Quantified: _quantified,
    spec.OfType: _of_type,
    spec.Reaches: lower_reaches,
    spec.InvariantFor: lower_invariant_for,
    spec.Specified: _specified,
}
"""The rules that JML adds to those of expressions."""
