"""Candidate invariants about regions of arrays: all elements between two numbers are the same constant.

A region that is empty when the loop starts, and that the loop extends, as in the problem of the Dutch national flag.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations

from oxpecker.horn.formula import (
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    disjunction,
    equal,
    less,
    number,
    quantified,
    select,
    symbol,
)
from oxpecker.horn.invariants import LENGTH, OLD, Visit
from oxpecker.horn.limits import MOST_REGION_CONSTANTS
from oxpecker.horn.obligation import Obligation


def regions(visit: Visit, obligation: Obligation) -> Iterator[Formula]:
    """The candidates of a loop."""
    index = symbol("k'0", Sort.INT)
    constants = list(islice(dict.fromkeys(_constants(obligation)), MOST_REGION_CONSTANTS))
    arrays = [name for name in visit.before if name.sort is Sort.INTS and visit.is_assigned(name)]
    for array in arrays:
        if array.name.startswith(OLD):
            continue
        for low, high in _empty(visit, symbol(f"{array.name.removesuffix('[]')}{LENGTH}", Sort.INT)):
            outside = less(index, low), at_most(high, index)
            for constant in constants:
                same = equal(select(array, index), number(constant))
                yield quantified(Op.FORALL, (index,), disjunction(*outside, same))


def _empty(visit: Visit, length: Formula) -> Iterator[tuple[Formula, Formula]]:
    """The ends of regions that have no element before the first iteration."""
    assigned = [name for name in visit.before if name.sort is Sort.INT and visit.is_assigned(name)]
    first = {name: visit.before[name] for name in assigned}
    ends = [*permutations(assigned, 2), *((ZERO, name) for name in assigned), *((name, length) for name in assigned)]
    first |= {ZERO: ZERO, length: visit.before.get(length, ZERO)}
    return ((low, high) for low, high in ends if first[low] == first[high])


def _constants(obligation: Obligation) -> Iterator[int]:
    """The constants that elements are compared with."""
    for hypothesis in obligation.hypotheses:
        for part in hypothesis.walk():
            if part.op is Op.AT_MOST_ZERO:
                yield from _compared(part.arguments[0])
            elif part.op is Op.EQUAL and part.arguments[0].sort is Sort.INT:
                constants = [each.value for each in part.arguments if each.op is Op.LITERAL]
                yield from constants if any(each.op is Op.SELECT for each in part.arguments) else ()


def _compared(difference: Formula) -> Iterator[int]:
    if difference.op is Op.SELECT:
        yield 0
    elif difference.op is Op.SUM and len(difference.arguments) == 1 and abs(difference.coefficients[0]) == 1:
        yield from [-difference.value * difference.coefficients[0]] if difference.arguments[0].op is Op.SELECT else []
