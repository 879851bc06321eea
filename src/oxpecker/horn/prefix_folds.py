"""Candidate invariants about sums, products and counts up to an index or from it on, if a goal speaks of every index.

If `b[k]` is to be the sum of the elements up to `k`, a local may be the sum up to where the loop is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from oxpecker.horn.formula import ONE, Formula, Op, Sort, equal, minus, plus
from oxpecker.horn.substitution import substituted


def prefix_folds(goals: Iterable[Formula], numbers: list[Formula]) -> Iterator[Formula]:
    """An integer that the loop assigns is what a goal speaks of, up to another one or before it."""
    for goal in goals:
        if goal.op is not Op.FORALL or len(goal.bound) != 1:
            continue
        (variable,) = goal.bound
        for fold in goal.walk():
            for total, index in permutations(numbers, 2):
                for done in _done(fold, variable, index):
                    yield equal(total, substituted(fold, {variable: done}))


def _done(part: Formula, variable: Formula, index: Formula) -> tuple[Formula, ...]:
    """What the loop has come to, if a part of a goal is a sum, product or count whose end or start depends on it."""
    if part.op is not Op.CALL or part.sort is not Sort.INT or len(part.arguments) < 2:
        return ()
    *_, low, high = part.arguments
    if variable in high.symbols:
        return index, minus(index, ONE)
    return (index, plus(index, ONE)) if variable in low.symbols else ()
