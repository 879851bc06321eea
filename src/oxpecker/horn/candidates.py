"""Candidate invariants of loops: what must hold in the end, for the part that is done.

A postcondition speaks of a whole range, as `0 <= k < a.length`. When the loop ends, `i == a.length`; so the condition
with `i` in place of `a.length` is a candidate. Others are bounds of the locals that the loop assigns, arrays that are
not written yet, and preconditions that the loop keeps. All are proved before they are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from oxpecker.horn.common_divisors import common_divisors
from oxpecker.horn.compared_elements import compared_elements, extremes
from oxpecker.horn.counts import counts
from oxpecker.horn.formula import (
    FALSE,
    ONE,
    TRUE,
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
from oxpecker.horn.increments import Increments, at_start, carried, from_above, overshot, steady
from oxpecker.horn.invariants import LENGTH, OLD, Round, Visit
from oxpecker.horn.limits import MOST_CANDIDATES
from oxpecker.horn.live_names import with_live_names
from oxpecker.horn.normalisation import pairwise
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.prefix_folds import prefix_folds
from oxpecker.horn.regions import regions
from oxpecker.horn.seen_objects import led_to, seen_objects
from oxpecker.horn.substitution import exact, rebuilt, substituted, unranged
from oxpecker.oox.source import Span

_GOALS = (Kind.ENSURES, Kind.ASSERTION, Kind.INVARIANT)

Candidates = dict[Span, dict[Formula, None]]
Path = Obligation | Round
"""A path to what is owed, or to the end of an iteration."""


def candidates(obligations: list[Obligation], rounds: list[Round]) -> dict[Span, list[Formula]]:
    """Candidates for each loop that paths have passed: to an obligation, or to the end of an iteration.

    What is no candidate in all ways in which inputs may be the same is one in its own way, too.
    """
    obligations, rounds = with_live_names(obligations, rounds)
    paths: list[Path] = [*obligations, *rounds]
    scopes: dict[Formula | None, dict[Span, set[Formula]]] = {}
    for visit in (visit for path in paths for visit in path.visits):
        scopes.setdefault(visit.way, {}).setdefault(visit.loop.span, set()).update(visit.before)
    by_way = {
        way: _candidates([each for each in obligations if _way(each) == way], [r for r in rounds if _way(r) == way])
        for way in scopes
    }
    found: Candidates = {}
    for way, (span, here) in ((way, each) for way, mine in by_way.items() for each in mine.items()):
        for each in filter(_says_something, here):
            found.setdefault(span, {})[each] = None
            others = [other for other, scope in scopes.items() if each.symbols <= scope.get(span, set())]
            if way is not None and any(each not in by_way[other][span] for other in others):
                found[span][disjunction(negation(way), each)] = None
    return {span: list(here)[:MOST_CANDIDATES] for span, here in found.items()}


def _way(path: Path) -> Formula | None:
    """Which inputs are the same on a path with loops."""
    return path.visits[0].way if path.visits else None


def _candidates(obligations: list[Obligation], rounds: list[Round]) -> Candidates:
    """The candidates on paths on which the same inputs are the same."""
    found: Candidates = {}
    increments = _increments(rounds)
    paths: list[Path] = [*obligations, *rounds]
    for path in paths:
        for visit in path.visits:
            here = found.setdefault(visit.loop.span, {})
            here |= dict.fromkeys(_bounds(visit, path))
            here |= dict.fromkeys(_kept_numbers(visit, path))
            here |= dict.fromkeys(_kept(visit, path))
            here |= dict.fromkeys(led_to(visit, path))
            if visit.loop.span in increments:
                mine = increments[visit.loop.span]
                here |= dict.fromkeys(steady(mine))
                here |= dict.fromkeys(overshot(mine, _comparisons(visit, path)))
    for obligation in obligations:
        for visit in obligation.visits:
            here = found[visit.loop.span]
            goals: dict[Formula, None] = {}
            if obligation.kind in _GOALS and obligation.candidate is None:
                goals = dict.fromkeys(generalised(visit, obligation, obligation.conclusion))
                here |= dict.fromkeys(seen_objects(visit, obligation.conclusion))
            here |= goals
            here |= dict.fromkeys(_unwritten(visit))
            here |= dict.fromkeys(regions(visit, obligation))
            here |= dict.fromkeys(counts(goals, _numbers(visit)))
            here |= dict.fromkeys(prefix_folds(goals, _numbers(visit)))
            if goals:
                here |= dict.fromkeys(common_divisors(visit, obligation.conclusion))
            if goals and visit.loop.span in increments:
                here |= dict.fromkeys(at_start(increments[visit.loop.span], goals))
                here |= dict.fromkeys(from_above(increments[visit.loop.span], goals))
    for each in rounds:
        found[each.visit.loop.span] |= dict.fromkeys((*compared_elements(each), *extremes(each)))
    inside = {(each.visit.loop.span, other.loop.span) for each in rounds for other in each.visits}
    for earlier, later, path in reversed(_pairs(paths)):
        if (earlier.loop.span, later.loop.span) not in inside:
            wanted = list(_owed_to(found[later.loop.span], later))
            goals = dict.fromkeys(each for goal in wanted for each in generalised(earlier, path, goal))
            found[earlier.loop.span] |= goals
            found[earlier.loop.span] |= {each: None for goal in wanted for each in seen_objects(earlier, goal)}
    for outer, inner, _ in _pairs(paths):
        found[inner.loop.span] |= dict.fromkeys(_of_outer(found[outer.loop.span], outer, inner))
        if inner.loop.span in increments:
            kept = carried(found[outer.loop.span], increments[inner.loop.span])
            found[inner.loop.span] |= dict.fromkeys(kept)
    return found


def _increments(rounds: list[Round]) -> dict[Span, Increments]:
    """What each loop adds to the integers that it assigns."""
    by_loop: dict[Span, list[Round]] = {}
    for each in rounds:
        by_loop.setdefault(each.visit.loop.span, []).append(each)
    return {span: Increments.of(mine) for span, mine in by_loop.items()}


def _says_something(part: Formula) -> bool:
    """Whether a quantified candidate speaks of more than indices, which says that reads are defined."""
    return part.op is not Op.FORALL or any(each.op in (Op.SELECT, Op.CALL, Op.MOD) for each in part.walk())


def _pairs(paths: list[Path]) -> list[tuple[Visit, Visit, Path]]:
    """Loops with those that start later on the same path, once for each list of names that are in scope."""
    pairs: dict[tuple[Span, Span, tuple[Formula, ...]], tuple[Visit, Visit, Path]] = {}
    for path in paths:
        for outer, inner in combinations(path.visits, 2):
            pairs.setdefault((outer.loop.span, inner.loop.span, tuple(inner.before)), (outer, inner, path))
    return list(pairs.values())


def _owed_to(candidates: Iterable[Formula], later: Visit) -> Iterator[Formula]:
    """What must hold when a loop starts, so that its candidates do; of elements, only of all."""
    assigned = set(_numbers(later))
    for each in candidates:
        if each.op is Op.EQUAL or (each.op is Op.FORALL and not each.symbols & assigned):
            yield substituted(each, later.before)


def _of_outer(candidates: Iterable[Formula], outer: Visit, inner: Visit) -> Iterator[Formula]:
    """Candidates of an outer loop, which an inner one keeps; and what the inner loop has shown of its iteration."""
    starts = {outer.names.get(inner.before[name]): name for name in _numbers(inner)}
    for each in candidates:
        if each.op is Op.AT_MOST_ZERO and _is_plain(each) and each.symbols & starts.keys():
            # It held of the number from which the inner loop starts.
            found = substituted(each, {start: name for start, name in starts.items() if start is not None})
            if found.symbols <= inner.before.keys():
                yield found
        if each.op is not Op.FORALL or not each.symbols <= inner.before.keys():
            continue
        yield each
        for variable, value in product((v for v in each.bound if v.sort is Sort.INT), _numbers(outer)):
            if value in inner.before and value not in each.symbols:
                instance = substituted(each.arguments[0], {variable: value})
                for part in _disjuncts(instance):
                    yield from _parts(inner, part)


def _named(part: Formula, visit: Visit) -> Formula | None:
    """A formula over the names in scope; None if it speaks of something else."""
    renamed = unranged(substituted(part, visit.names))
    return renamed if renamed.symbols <= visit.before.keys() else None


def _numbers(visit: Visit) -> list[Formula]:
    """The names of integers that the loop assigns."""
    return [name for name in visit.before if name.sort is Sort.INT and visit.is_assigned(name)]


# --- bounds ------------------------------------------------------------------------------------------------


def _bounds(visit: Visit, path: Path) -> Iterator[Formula]:
    """Bounds of integers: their first values, and what they are compared with."""
    assigned = _numbers(visit)
    for name in assigned:
        first = _named(visit.before[name], visit)
        if first is not None and not any(map(visit.is_assigned, first.symbols)):
            yield at_most(first, name)
            yield at_most(name, first)
    for difference in _comparisons(visit, path):
        yield at_most(difference, ZERO)
        yield at_most(difference, ONE)
        yield at_most(minus(ZERO, difference), ZERO)
        yield at_most(minus(ZERO, difference), ONE)
    for one, other in permutations(assigned, 2):
        yield at_most(one, other)


def _kept_numbers(visit: Visit, path: Path) -> Iterator[Formula]:
    """What was known of integers before the loop, for their values now."""
    now = {visit.before[name]: name for name in _numbers(visit) if visit.before[name].op is Op.SYMBOL}
    for hypothesis in path.hypotheses[: visit.known]:
        if hypothesis.op is Op.AT_MOST_ZERO and _is_plain(hypothesis) and hypothesis.symbols & now.keys():
            named = unranged(substituted(hypothesis, {**visit.names, **now}))
            if named.symbols <= visit.before.keys():
                yield named


def _comparisons(visit: Visit, path: Path) -> Iterator[Formula]:
    """What is compared with zero on the path since the iteration began, if it speaks of an assigned integer."""
    for hypothesis in path.hypotheses[visit.known :]:
        for part in _atoms(hypothesis):
            named = _named(exact(part), visit)
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


def generalised(visit: Visit, path: Path, goal: Formula) -> Iterator[Formula]:
    """A goal after the loop, for the part that is done; as it is, too. If it is about neighbours, also for pairs."""
    for each in (part for one in conjuncts(goal) for part in (one, *_pairs_of(one))):
        named = _named(each, visit)
        if named is None:
            continue
        yield named
        for replaced, value in _ends(visit, path):
            yield substituted(named, {replaced: value})
            yield _in_comparisons(named, replaced, value)
        yield from _parts(visit, named)


def _pairs_of(goal: Formula) -> Iterator[Formula]:
    """What a goal about neighbours says of all pairs."""
    for each in pairwise(goal):
        names = dict(zip(each.bound, (symbol("k'0", Sort.INT), symbol("m'0", Sort.INT)), strict=True))
        yield quantified(Op.FORALL, tuple(names.values()), substituted(each.arguments[0], names))


def _parts(visit: Visit, goal: Formula) -> Iterator[Formula]:
    """A universal goal for the indices up to an integer that the loop assigns, or from it on."""
    if goal.op is not Op.FORALL:
        return
    for variable in (each for each in goal.bound if each.sort is Sort.INT):
        for end in _split_points(visit):
            outsides = [at_most(end, variable), less(variable, end)]
            if end in visit.before and visit.before[end].op is not Op.LITERAL:
                outsides.append(at_most(variable, end))  # A loop that counts down is before the element at its number.
            for outside in outsides:
                yield quantified(Op.FORALL, goal.bound, disjunction(*_disjuncts(goal.arguments[0]), outside))
    for inner in _disjuncts(goal.arguments[0]):
        rest = [each for each in _disjuncts(goal.arguments[0]) if each is not inner]
        for part in _parts(visit, inner):
            yield quantified(Op.FORALL, goal.bound, disjunction(*rest, part))


def _disjuncts(part: Formula) -> tuple[Formula, ...]:
    return part.arguments if part.op is Op.OR else (part,)


def _split_points(visit: Visit) -> list[Formula]:
    """Integers that the loop assigns, and their distances from the ends of arrays."""
    numbers = _numbers(visit)
    lengths = [name for name in visit.before if name.name.endswith(LENGTH)]
    return [*numbers, *(minus(length, number) for length in lengths for number in numbers)]


def _ends(visit: Visit, path: Path) -> Iterator[tuple[Formula, Formula]]:
    """Names of what the loop does not assign, with what they are equal to where a comparison is on its edge."""
    for difference in dict.fromkeys(_comparisons(visit, path)):
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


def _kept(visit: Visit, path: Path) -> Iterator[Formula]:
    """What was known of arrays before the loop, for their contents now."""
    arrays = [name for name in visit.before if name.sort in (Sort.INTS, Sort.BOOLS)]
    current = {visit.before[name]: name for name in arrays if not name.name.startswith(OLD)}
    given = path.hypotheses[: visit.known]
    decided = {each: TRUE for each in given if each.op is Op.SYMBOL}
    decided |= {each.arguments[0]: FALSE for each in given if each.op is Op.NOT and each.arguments[0].op is Op.SYMBOL}
    for hypothesis in given:
        if hypothesis.has_quantifier:
            # At once: contents of the entry are named as those of now, and have other names as old ones.
            named = unranged(substituted(hypothesis, {**visit.names, **current, **decided}))
            if named.symbols <= visit.before.keys():
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
