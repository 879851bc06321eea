"""The cases of a function: conditions on its parameters, from its own code, under which it may follow one rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from operator import add, eq, ge, gt, le, lt, mul, ne, sub

from oxpecker.horn.limits import FEWEST_SAMPLES, MOST_CASES
from oxpecker.horn.summaries.expressions import TRUE, both, compared, literal, local, negated
from oxpecker.horn.summaries.samples import Sample
from oxpecker.oox import typed
from oxpecker.oox.numbers import NARROW
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, INT, INTEGRAL, LONG


@dataclass(frozen=True, slots=True)
class Case:
    """A condition on the parameters, and the samples that satisfy it."""

    condition: typed.Expression
    samples: tuple[Sample, ...]
    is_plain: bool
    """Whether it is a single condition, or none."""


def cases(method: typed.Method, found: list[Sample]) -> list[Case]:
    """All samples, then those of one condition, then those of two; never the same samples twice."""
    conditions = [each for atom in _atoms(method) for each in (atom, negated(atom))]
    pairs = (both(one, other) for one, other in combinations(conditions, 2))
    plain = {TRUE, *conditions}
    seen: set[tuple[Sample, ...]] = set()
    chosen: list[Case] = []
    for condition in (TRUE, *conditions, *pairs):
        mine = tuple(each for each in found if holds(condition, method, each))
        if len(mine) >= FEWEST_SAMPLES and mine not in seen:
            seen.add(mine)
            chosen.append(Case(condition, mine, condition in plain))
        if len(chosen) >= MOST_CASES:
            break
    return chosen


def _atoms(method: typed.Method) -> list[typed.Expression]:
    """The comparisons in the code that speak of parameters and numbers alone, and the signs of the parameters."""
    parameters = set(method.parameters)
    numbers = [each for each in method.parameters if each.type in INTEGRAL]
    found: dict[typed.Expression, None] = {}
    for node in typed.found(method.body, typed.Binary):
        used = {each.variable for each in typed.found(node, typed.Local)}
        if node.type == BOOL and node.operator in _COMPARED and used and used <= parameters and is_simple(node):
            found[node] = None
    found |= {local(each): None for each in method.parameters if each.type == BOOL}
    found |= {compared(B.GREATER_EQUAL, local(each), literal(0, each.type)): None for each in numbers}
    return list(found)


def is_simple(node: typed.Expression) -> bool:
    """Whether an expression compares sums and products of numbers."""
    return all(map(_is_simple_part, typed.walk(node)))


def _is_simple_part(node: typed.Node) -> bool:
    if isinstance(node, typed.Binary):
        return node.operator in _COMPARED or node.operator in _ARITHMETIC
    if isinstance(node, typed.Convert):
        return node.operand.type in NARROW and node.type in (INT, LONG)
    return isinstance(node, (typed.Literal, typed.Local))


def holds(condition: typed.Expression, method: typed.Method, sample: Sample) -> bool:
    """Whether a simple condition, or the negation or conjunction of some, holds for the arguments of a sample."""
    return bool(_value(condition, dict(zip(method.parameters, sample.arguments, strict=True))))


def _value(node: typed.Expression, scope: Mapping[typed.Variable, int]) -> int:
    """The value of a simple condition on small numbers."""
    if isinstance(node, typed.Literal):
        assert isinstance(node.value, int)
        return node.value
    if isinstance(node, typed.Local):
        return scope[node.variable]
    if isinstance(node, typed.Convert):
        return _value(node.operand, scope)
    if isinstance(node, typed.Unary):
        assert node.operator is U.NOT
        return not _value(node.operand, scope)
    assert isinstance(node, typed.Binary)
    left, right = _value(node.left, scope), _value(node.right, scope)
    if node.operator is B.AND:
        return left and right
    return {**_COMPARED, **_ARITHMETIC}[node.operator](left, right)


_COMPARED: dict[B, Callable[[int, int], int]] = {
    B.LESS: lt,
    B.LESS_EQUAL: le,
    B.GREATER: gt,
    B.GREATER_EQUAL: ge,
    B.EQUAL: eq,
    B.NOT_EQUAL: ne,
}
_ARITHMETIC: dict[B, Callable[[int, int], int]] = {B.PLUS: add, B.MINUS: sub, B.TIMES: mul}
