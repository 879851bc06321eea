"""Folds over a range: sum, product, min, max, count."""

from __future__ import annotations

from typing import Any

from oxpecker.engine.specification import long_ranges
from oxpecker.engine.specification.evaluator import Evaluator
from oxpecker.engine.specification.quantifiers import candidates, range_ends
from oxpecker.engine.values import arithmetic
from oxpecker.engine.values.arithmetic import conditional, conjunction, disjunction, negation
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.syntax import FoldKind
from oxpecker.oox.types import FLOATING


def fold(evaluation: Evaluator, node: typed.Fold) -> Any:
    """The fold over the values in a range for which the filter holds."""
    low, last = range_ends(evaluation, node)
    numbers = candidates(evaluation, low, last)
    if numbers is None:
        return long_ranges.fold(evaluation, node, low, last)
    instances: list[tuple[Value, Value]] = []
    for index in numbers:
        evaluation.bound[node.index.index] = index
        exists = evaluation.certain(conjunction(low <= index, last >= index))
        if exists is not False and node.filter is not None:
            exists = evaluation.certain(conjunction(exists, evaluation.side(node.filter, exists)))
        if exists is not False:
            instances.append((exists, evaluation.side(node.body, exists)))
    if node.kind in (FoldKind.MIN, FoldKind.MAX):
        return _extreme(evaluation, node, instances)
    total: Any = 0 if node.kind in (FoldKind.SUM, FoldKind.COUNT) else 1
    if node.type in FLOATING:
        total = float(total)
        operator = "+" if node.kind is FoldKind.SUM else "*"
        for exists, value in instances:
            total = conditional(exists, arithmetic.floating(operator, total, value, node.type), total)
        return total
    for exists, value in instances:
        if node.kind is FoldKind.PRODUCT:
            total = total * conditional(exists, value, 1)
        else:
            counted = conditional(value, 1, 0) if node.kind is FoldKind.COUNT else value
            total = total + conditional(exists, counted, 0)
    return arithmetic.wrap(total, node.type) if evaluation.state.explorer.program.java_ints else total


def _extreme(evaluation: Evaluator, node: typed.Fold, instances: list[tuple[Value, Value]]) -> Any:
    """The least or greatest value; there must be at least one."""
    best: Any = None
    some: Value = False
    operator = "<" if node.kind is FoldKind.MIN else ">"
    for exists, value in instances:
        if best is None:
            best, some = value, exists
            continue
        if node.type in FLOATING:
            better = arithmetic.floating_compare(operator, value, best)
        else:
            better = value < best if node.kind is FoldKind.MIN else value > best
        taken = conjunction(exists, disjunction(negation(some), better))
        best, some = conditional(taken, value, best), disjunction(some, exists)
    evaluation.problem(negation(some), "ArithmeticException")
    return (0.0 if node.type in FLOATING else 0) if best is None else best
