"""Candidate invariants about counts and sums: bounds by the integers that a loop assigns, in each case of a goal.

As in the vote by majority: if `w` is the candidate, it has at most `(i + votes) / 2` votes so far; otherwise at most
`(i - votes) / 2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from oxpecker.horn.formula import Formula, Op, Sort, at_most, disjunction, minus, negation, plus, scaled

_FACTORS = (1, 2)
"""A share is one of the whole, or of its half."""


def counts(goals: Iterable[Formula], assigned: list[Formula]) -> Iterator[Formula]:
    """The candidates for goals that speak of counts up to an assigned integer."""
    for goal in goals:
        parts = list(_parts(goal))
        totals = [each for each in parts if each.op is Op.CALL and each.symbols & set(assigned)]
        cases = [each for each in parts if each.op is Op.EQUAL and each.arguments[0].sort is Sort.INT]
        for total, case in product(dict.fromkeys(totals), dict.fromkeys(cases)):
            others = [each for each in assigned if each not in case.symbols]
            if len(others) < len(assigned):
                for side, bound, factor in product((case, negation(case)), _bounds(others), _FACTORS):
                    yield disjunction(negation(side), at_most(scaled(factor, total), bound))


def _parts(goal: Formula) -> Iterator[Formula]:
    """The parts outside of quantifiers and of counts themselves."""
    yield goal
    if goal.op not in (Op.CALL, Op.FORALL, Op.EXISTS):
        for each in goal.arguments:
            yield from _parts(each)


def _bounds(assigned: list[Formula]) -> Iterator[Formula]:
    yield from assigned
    yield from (plus(one, other) for one, other in combinations(assigned, 2))
    yield from (minus(one, other) for one, other in permutations(assigned, 2))
