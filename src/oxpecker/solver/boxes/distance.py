"""How far values are from satisfying constraints: what is nearer is looked at first."""

from __future__ import annotations

import math
from collections.abc import Iterable

from oxpecker.solver.query import Model
from oxpecker.terms import Evaluation, Op, Term

_FAR = math.inf
_COMPARED = frozenset({Op.FP_LT, Op.FP_LE, Op.FP_EQ, Op.LE, Op.GE, Op.LT, Op.EQ})


def distance(model: Model, constraints: Iterable[Term]) -> float:
    """0 for a model; otherwise the more the farther the compared numbers are from each other."""
    values = Evaluation(model)
    return sum(_distance(values, each, True) for each in constraints)


def _distance(values: Evaluation, condition: object, wanted: bool) -> float:
    if not isinstance(condition, Term):
        return 0.0 if condition is wanted else 1.0
    if values.value(condition) is wanted:
        return 0.0
    if condition.op is Op.NOT:
        return _distance(values, condition.args[0], not wanted)
    if condition.op is Op.AND:
        parts = [_distance(values, each, wanted) for each in condition.args]
        return sum(parts) if wanted else min(parts)
    if condition.op in _COMPARED:
        left, right = (_number(values, each) for each in condition.args)
        apart = abs(left - right)
        # Near 1 is nearer than near 1000, but both are nearer than what is no number.
        return 2.0 if math.isnan(apart) else apart / (1.0 + apart) if apart < _FAR else 1.0
    return 1.0


def _number(values: Evaluation, value: object) -> float:
    """The value of a term; of a truncated number, the number before, which tells more."""
    if isinstance(value, Term) and value.op is Op.FP_TO_INT:
        value = value.args[0]
    if isinstance(value, Term) and value.op is Op.LINEAR:
        constant, *rest = value.args
        return sum((c * _number(values, t) for c, t in zip(rest[::2], rest[1::2], strict=True)), float(constant))
    found = values.value(value)  # type: ignore[arg-type]
    try:
        return float(found)
    except OverflowError:
        return math.inf if found > 0 else -math.inf
