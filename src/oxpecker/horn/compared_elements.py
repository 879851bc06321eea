"""Candidate invariants of inner loops: what is known of the element at an index holds for all indices so far.

Where a loop goes on only after `a[m] <= a[j]`, or makes `m` such an index, that is so for all elements before `j`.
Where it compares neighbours, the last element of those before, or the first of those after, may be their extremum.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.formula import (
    ONE,
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    disjunction,
    less,
    minus,
    quantified,
    select,
    symbol,
)
from oxpecker.horn.invariants import LENGTH, Round
from oxpecker.horn.substitution import exact, substituted, unranged


def compared_elements(done: Round) -> Iterator[Formula]:
    """What a way through the body of an inner loop says of one element, for those from where its numbers start."""
    visit = done.visit
    if visit is done.visits[0]:
        return
    numbers = [name for name in visit.before if name.sort is Sort.INT and visit.is_assigned(name)]
    starts = dict.fromkeys(visit.before[name] for name in numbers)
    named_starts = (unranged(substituted(start, visit.names)) for start in starts)
    firsts = [each for each in named_starts if each.symbols <= visit.before.keys() - {*numbers}]
    variable = symbol("k'0", Sort.INT)
    for hypothesis in done.hypotheses[visit.known :]:
        if hypothesis.op is not Op.AT_MOST_ZERO:
            continue
        named = unranged(substituted(hypothesis, visit.names))
        for index in numbers:
            if named.symbols <= visit.before.keys() and _reads_at(named, index):
                said = substituted(named, {index: variable})
                for first in firsts:
                    outside = less(variable, first), at_most(index, variable)
                    yield quantified(Op.FORALL, (variable,), disjunction(*outside, said))


def extremes(done: Round) -> Iterator[Formula]:
    """For neighbours that an inner loop compares: none before, or none after, is less or none is greater."""
    visit = done.visit
    if visit is done.visits[0]:
        return
    variable = symbol("k'0", Sort.INT)
    for hypothesis in done.hypotheses[visit.known :]:
        if hypothesis.op is not Op.AT_MOST_ZERO:
            continue
        named = unranged(substituted(hypothesis, visit.names))
        reads = [each for each in named.arguments[0].arguments if each.op is Op.SELECT]
        if len(reads) != 2 or not named.symbols <= visit.before.keys():
            continue
        one, other = (exact(each.arguments[1]) for each in reads)
        array = reads[0].arguments[0]
        if array != reads[1].arguments[0] or ONE not in (minus(one, other), minus(other, one)):
            continue
        first, last = (one, other) if minus(other, one) == ONE else (other, one)
        length = symbol(f"{array.name.removesuffix('[]')}{LENGTH}", Sort.INT)
        for end, outside in (
            (first, (less(variable, ZERO), less(first, variable))),
            (last, (less(variable, last), at_most(length, variable))),
        ):
            here, there = select(array, variable), select(array, end)
            for said in (at_most(here, there), at_most(there, here)):
                yield quantified(Op.FORALL, (variable,), disjunction(*outside, said))


def _reads_at(part: Formula, index: Formula) -> bool:
    """Whether an element at an index is read."""
    return any(each.op is Op.SELECT and each.arguments[1] == index for each in part.walk())
