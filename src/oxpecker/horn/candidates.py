"""Candidate invariants of loops: what must hold in the end, for the part that is done.

A postcondition speaks of a whole range, as `0 <= k < a.length`. When the loop ends, `i == a.length`; so the condition
with `i` in place of `a.length` is a candidate. Others are bounds of the locals that the loop assigns, arrays that are
not written yet, and preconditions that the loop keeps. All are proved before they are used.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from oxpecker.horn.formula import (
    ONE,
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    conjuncts,
    disjunction,
    equal,
    less,
    minus,
    negation,
    plus,
    quantified,
    select,
    symbol,
)
from oxpecker.horn.invariants import LENGTH, OLD, Visit
from oxpecker.horn.limits import MOST_CANDIDATES
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.substitution import rebuilt, substituted, unranged
from oxpecker.oox.source import Span

_GOALS = (Kind.ENSURES, Kind.ASSERTION, Kind.INVARIANT)

Candidates = dict[Span, dict[Formula, None]]


def candidates(obligations: list[Obligation]) -> dict[Span, list[Formula]]:
    """Candidates for each loop that the obligations have passed."""
    found: Candidates = {}
    for obligation in obligations:
        for visit in obligation.visits:
            here = found.setdefault(visit.loop.span, {})
            here |= dict.fromkeys(_bounds(visit, obligation))
    for obligation in obligations:
        for visit in obligation.visits:
            here = found[visit.loop.span]
            if obligation.kind in _GOALS and obligation.candidate is None:
                here |= dict.fromkeys(_generalised(visit, obligation))
            here |= dict.fromkeys(_kept(visit, obligation))
            here |= dict.fromkeys(_unwritten(visit))
    return {span: list(here)[:MOST_CANDIDATES] for span, here in found.items()}


def _named(part: Formula, visit: Visit) -> Formula | None:
    """A formula over the names in scope; None if it speaks of something else."""
    renamed = unranged(substituted(part, visit.names))
    return renamed if renamed.symbols <= visit.before.keys() else None


def _numbers(visit: Visit) -> list[Formula]:
    """The names of integers that the loop assigns."""
    return [name for name in visit.before if name.sort is Sort.INT and visit.is_assigned(name)]


# --- bounds ------------------------------------------------------------------------------------------------


def _bounds(visit: Visit, obligation: Obligation) -> Iterator[Formula]:
    """Bounds of integers: their first values, and what they are compared with."""
    assigned = _numbers(visit)
    for name in assigned:
        first = _named(visit.before[name], visit)
        if first is not None and not any(map(visit.is_assigned, first.symbols)):
            yield at_most(first, name)
            yield at_most(name, first)
    for difference in _comparisons(visit, obligation):
        yield at_most(difference, ZERO)
        yield at_most(difference, ONE)
        yield at_most(minus(ZERO, difference), ZERO)
        yield at_most(minus(ZERO, difference), ONE)
    for one, other in permutations(assigned, 2):
        yield at_most(one, other)


def _comparisons(visit: Visit, obligation: Obligation) -> Iterator[Formula]:
    """What is compared with zero on the path since the iteration began, if it speaks of an assigned integer."""
    for hypothesis in obligation.hypotheses[visit.known :]:
        for part in _atoms(hypothesis):
            named = _named(part, visit)
            if named is not None and any(map(visit.is_assigned, named.symbols)) and _is_plain(named):
                yield named


def _atoms(part: Formula) -> Iterator[Formula]:
    if part.op is Op.AT_MOST_ZERO:
        yield part.arguments[0]
    elif part.op is Op.EQUAL and part.arguments[0].sort is Sort.INT:
        yield minus(*part.arguments)
    elif part.op is Op.NOT:
        yield from _atoms(part.arguments[0])


def _is_plain(part: Formula) -> bool:
    """Whether there are no elements, choices and overflows in a number."""
    return not any(each.op in (Op.SELECT, Op.ITE, Op.CALL) for each in part.walk())


# --- goals -------------------------------------------------------------------------------------------------


def _generalised(visit: Visit, obligation: Obligation) -> Iterator[Formula]:
    """A goal after the loop, for the part that is done; as it is, too."""
    for goal in conjuncts(obligation.goal):
        named = _named(_concluded(goal), visit)
        if named is None:
            continue
        yield named
        for replaced, value in _ends(visit, obligation):
            yield substituted(named, {replaced: value})
            yield _in_comparisons(named, replaced, value)
        yield from _parts(visit, named)


def _concluded(goal: Formula) -> Formula:
    """A goal without the condition that it is defined, which is shown by itself."""
    kept = [part for part in _disjuncts(goal) if not (part.op is Op.NOT and part.arguments[0].op is Op.FORALL)]
    return disjunction(*kept) if kept else goal


def _parts(visit: Visit, goal: Formula) -> Iterator[Formula]:
    """A universal goal for the indices up to an integer that the loop assigns, or from it on."""
    if goal.op is not Op.FORALL:
        return
    for variable in goal.bound:
        for end in _split_points(visit):
            for outside in (at_most(end, variable), less(variable, end)):
                yield quantified(Op.FORALL, goal.bound, disjunction(*_disjuncts(goal.arguments[0]), outside))


def _disjuncts(part: Formula) -> tuple[Formula, ...]:
    return part.arguments if part.op is Op.OR else (part,)


def _split_points(visit: Visit) -> list[Formula]:
    """Integers that the loop assigns, and their distances from the ends of arrays."""
    numbers = _numbers(visit)
    lengths = [name for name in visit.before if name.name.endswith(LENGTH)]
    return [*numbers, *(minus(length, number) for length in lengths for number in numbers)]


def _ends(visit: Visit, obligation: Obligation) -> Iterator[tuple[Formula, Formula]]:
    """Names of what the loop does not assign, with what they are equal to where a comparison is on its edge."""
    for difference in dict.fromkeys(_comparisons(visit, obligation)):
        if difference.op is not Op.SUM:
            continue
        for coefficient, part in zip(difference.coefficients, difference.arguments, strict=True):
            if part.op is Op.SYMBOL and abs(coefficient) == 1 and not visit.is_assigned(part):
                rest = plus(difference, part) if coefficient == -1 else minus(part, difference)
                yield part, rest
                yield part, plus(rest, ONE if coefficient == 1 else minus(ZERO, ONE))


def _in_comparisons(part: Formula, replaced: Formula, value: Formula) -> Formula:
    """A formula with a name replaced, but not where elements are read."""
    if part.op is Op.SELECT:
        return part
    if part == replaced:
        return value
    return rebuilt(part, tuple(_in_comparisons(each, replaced, value) for each in part.arguments))


# --- arrays ------------------------------------------------------------------------------------------------


def _kept(visit: Visit, obligation: Obligation) -> Iterator[Formula]:
    """What was known of arrays before the loop, for their contents now."""
    current = {visit.before[name]: name for name in visit.before if name.sort in (Sort.INTS, Sort.BOOLS)}
    current = {value: name for value, name in current.items() if not name.name.startswith(OLD)}
    for hypothesis in obligation.hypotheses[: visit.known]:
        if hypothesis.has_quantifier:
            named = _named(substituted(hypothesis, current), visit)
            if named is not None:
                yield named


def _unwritten(visit: Visit) -> Iterator[Formula]:
    """The elements from an integer on, or up to it, are still those of the entry."""
    index = symbol("k'0", Sort.INT)
    for name in visit.before:
        before = symbol(f"{OLD}{name.name}", name.sort)
        if name.sort not in (Sort.INTS, Sort.BOOLS) or not visit.is_assigned(name) or before not in visit.before:
            continue
        same = equal(select(name, index), select(before, index))
        length = symbol(f"{name.name.removesuffix('[]')}{LENGTH}", Sort.INT)
        inside = (less(index, ZERO), at_most(length, index))
        for number in _numbers(visit):
            mirrored = disjunction(less(index, number), at_most(minus(length, number), index))
            yield quantified(Op.FORALL, (index,), disjunction(*inside, mirrored, same))
            for outside in (less(index, number), at_most(number, index), negation(equal(number, index))):
                yield quantified(Op.FORALL, (index,), disjunction(*inside, outside, same))
