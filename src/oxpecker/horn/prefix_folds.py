"""Candidate invariants about sums, products and counts up to an index, of which a goal speaks for every index.

If `b[k]` is to be the sum of the elements up to `k`, a local may be the sum up to where the loop is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from oxpecker.horn.formula import ONE, Formula, Op, Sort, equal, minus
from oxpecker.horn.substitution import substituted


def prefix_folds(goals: Iterable[Formula], numbers: list[Formula]) -> Iterator[Formula]:
    """An integer that the loop assigns is what a goal speaks of, up to another one or before it."""
    for goal in goals:
        if goal.op is not Op.FORALL or len(goal.bound) != 1:
            continue
        (variable,) = goal.bound
        for fold in goal.walk():
            if _is_up_to(fold, variable):
                for total, index in permutations(numbers, 2):
                    for end in (index, minus(index, ONE)):
                        yield equal(total, substituted(fold, {variable: end}))


def _is_up_to(part: Formula, index: Formula) -> bool:
    """Whether a part of a goal is a sum, product or count whose end depends on an index."""
    return part.op is Op.CALL and part.sort is Sort.INT and index in part.arguments[-1].symbols
