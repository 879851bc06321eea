"""Candidate invariants of inner loops: what is known of the element at an index holds for all indices so far.

Where a loop goes on only after `a[m] <= a[j]`, or makes `m` such an index, that is so for all elements before `j`.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.formula import Formula, Op, Sort, at_most, disjunction, less, quantified, symbol
from oxpecker.horn.invariants import Round
from oxpecker.horn.substitution import substituted, unranged


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


def _reads_at(part: Formula, index: Formula) -> bool:
    """Whether an element at an index is read."""
    return any(each.op is Op.SELECT and each.arguments[1] == index for each in part.walk())
