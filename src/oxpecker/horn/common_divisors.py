"""Candidate invariants about common divisors: two numbers have those that they had when the loop started.

As in Euclid's algorithm, by remainders or by subtraction.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from oxpecker.horn.formula import (
    ONE,
    ZERO,
    Formula,
    Op,
    Sort,
    conjunction,
    disjunction,
    equal,
    less,
    modulo,
    negation,
    quantified,
    symbol,
)
from oxpecker.horn.invariants import Visit
from oxpecker.horn.substitution import substituted, unranged


def common_divisors(visit: Visit, goal: Formula) -> Iterator[Formula]:
    """The candidates for a goal about remainders by an unknown number."""
    if not any(each.op is Op.MOD and each.arguments[1].op is not Op.LITERAL for each in goal.walk()):
        return
    divisor = symbol("d'0", Sort.INT)
    assigned = [name for name in visit.before if name.sort is Sort.INT and visit.is_assigned(name)]
    first = {name: unranged(substituted(visit.before[name], visit.names)) for name in assigned}
    named = [name for name in assigned if first[name].symbols <= visit.before.keys()]
    for pair in combinations(named, 2):
        now, before = pair, tuple(first[name] for name in pair)
        for known, follows in ((now, before), (before, now)):
            common = conjunction(*(equal(modulo(each, divisor), ZERO) for each in known))
            for each in follows:
                divides = equal(modulo(each, divisor), ZERO)
                body = disjunction(less(divisor, ONE), negation(common), divides)
                yield quantified(Op.FORALL, (divisor,), body)
