"""What every iteration of a loop adds to the integers that it assigns, and candidate invariants that follow.

If `n` gets less by three while `c` gets more by one, then `n + 3 * c` stays what it was. The numbers that all ways
through the body add are the rows of a matrix; each vector that is orthogonal to them is such a relation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

from oxpecker.horn.arithmetic import WRAP
from oxpecker.horn.formula import (
    ONE,
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    call,
    combined,
    disjunction,
    equal,
    minus,
    modulo,
    negation,
    number,
    plus,
    scaled,
    times,
)
from oxpecker.horn.invariants import Round, Visit
from oxpecker.horn.substitution import exchanged, rebuilt, substituted, unranged


@dataclass(frozen=True, slots=True)
class Increments:
    """What the iterations of one loop add."""

    visit: Visit
    rows: tuple[dict[Formula, Formula], ...]
    """For each way through the body, the names of integers with what is added; none where that is not known."""

    @staticmethod
    def of(rounds: Sequence[Round]) -> Increments:
        """What the ways through the body of one loop add, over the names in scope."""
        return Increments(rounds[0].visit, tuple(_row(each) for each in rounds))

    def constant(self, name: Formula) -> list[int] | None:
        """The number that each way adds to an integer; None if it is no number on one of them."""
        added = [row.get(name) for row in self.rows]
        found = [each.value for each in added if each is not None and each.op is Op.LITERAL]
        return found if len(found) == len(added) else None

    def uniform(self, name: Formula) -> Formula | None:
        """What all ways add to an integer, if the loop does not change that."""
        added = {row.get(name) for row in self.rows}
        (found,) = added if len(added) == 1 else (None,)
        return None if found is None or any(map(self._may_change, found.symbols)) else found

    @property
    def counters(self) -> Iterator[tuple[Formula, int, Formula]]:
        """The integers that each iteration changes by one, in which direction, and their first values."""
        for name, first in self.first.items():
            added = self.uniform(name)
            if added is not None and added.op is Op.LITERAL and abs(added.value) == 1:
                yield name, added.value, first

    @property
    def first(self) -> dict[Formula, Formula]:
        """The integers that the loop assigns, with their first values, where these are known at its head."""
        found = {name: first_value(self.visit, name) for name in _numbers(self.visit)}
        return {name: first for name, first in found.items() if first is not None}

    def _may_change(self, name: Formula) -> bool:
        return name not in self.visit.before or self.visit.is_assigned(name)


def first_value(visit: Visit, name: Formula) -> Formula | None:
    """What a name stood for when the loop was entered, over names that the loop does not assign."""
    found = unranged(substituted(visit.before[name], visit.names))
    is_known = found.symbols <= visit.before.keys() and not any(map(visit.is_assigned, found.symbols))
    return found if is_known else None


def _numbers(visit: Visit) -> list[Formula]:
    return [name for name in visit.before if name.sort is Sort.INT and visit.is_assigned(name)]


def _row(each: Round) -> dict[Formula, Formula]:
    found: dict[Formula, Formula] = {}
    for name in _numbers(each.visit):
        if name in each.after and name in each.visit.now:
            added = minus(_unwrapped(each.after[name]), each.visit.now[name])
            named = unranged(substituted(added, each.visit.names))
            if named.symbols <= each.visit.before.keys():
                found[name] = named
    return found


def _unwrapped(value: Formula) -> Formula:
    """A number as it is if nothing overflows."""
    plain = rebuilt(value, tuple(map(_unwrapped, value.arguments)))
    return plain.arguments[0] if plain.op is Op.CALL and plain.name.startswith(WRAP) else plain


# --- candidates --------------------------------------------------------------------------------------------


def steady(found: Increments) -> Iterator[Formula]:
    """Candidates: sums and differences that stay the same, multiples, remainders."""
    first = found.first
    for relation in _orthogonal(found, [name for name in first if found.constant(name) is not None]):
        now = combined([(factor, name) for name, factor in relation.items()])
        yield equal(now, combined([(factor, first[name]) for name, factor in relation.items()]))
    for name in first:
        added = found.uniform(name)
        if added is not None and added.op is not Op.LITERAL:
            for counter, direction, start in found.counters:
                done = scaled(direction, minus(counter, start))
                yield equal(minus(name, first[name]), times(added, done))
            for divisor in (each for each in (added, scaled(-1, added)) if each.op is Op.SYMBOL):
                yield equal(modulo(name, divisor), modulo(first[name], divisor))
        step = gcd(*(found.constant(name) or (0,)))
        if step > 1:
            yield equal(modulo(minus(name, first[name]), number(step)), ZERO)


def at_start(found: Increments, goals: Iterable[Formula]) -> Iterator[Formula]:
    """Candidates: what holds of the first iteration, or later."""
    first = found.first
    for counter, _, start in found.counters:
        is_first = equal(counter, start)
        yield from (disjunction(is_first, each) for each in goals if each.op is Op.EXISTS)
        for other in first:
            if other != counter:
                yield disjunction(negation(is_first), equal(other, first[other]))


def from_above(found: Increments, goals: Iterable[Formula]) -> Iterator[Formula]:
    """Candidates: a goal about a sum, product or count, for the elements that a loop has done which counts down."""
    for counter in (counter for counter, direction, _ in found.counters if direction < 0):
        for goal in (each for each in goals if counter not in each.symbols):
            for each in (part for part in goal.walk() if part.op is Op.CALL and len(part.arguments) > 1):
                *given, _, high = each.arguments
                for low in (counter, plus(counter, ONE)):
                    yield exchanged(goal, each, call(each.name, each.sort, (*given, low, high), each.declared))


def overshot(found: Increments, differences: Iterable[Formula]) -> Iterator[Formula]:
    """Candidates: what is compared with zero goes beyond it by less than a step."""
    for difference in differences:
        step = _step(found, difference)
        if step is not None and step > 1:
            for each in (difference, scaled(-1, difference)):
                yield at_most(each, number(step))
                yield at_most(each, number(step - 1))


def _step(found: Increments, difference: Formula) -> int | None:
    """The most by which an iteration changes a difference."""
    parts = difference.arguments if difference.op is Op.SUM else (difference,)
    coefficients = difference.coefficients if difference.op is Op.SUM else (1,)
    total = [0] * len(found.rows)
    for coefficient, part in zip(coefficients, parts, strict=True):
        if not part.symbols & found.first.keys():
            continue
        added = found.constant(part) if part.op is Op.SYMBOL else None
        if added is None:
            return None
        total = [each + coefficient * more for each, more in zip(total, added, strict=True)]
    return max(map(abs, total), default=None)


def carried(candidates: Iterable[Formula], inner: Increments) -> Iterator[Formula]:
    """What an inner loop keeps of an outer one: a candidate of what the integers were when the inner loop started."""
    for counter, direction, start in inner.counters:
        done = scaled(direction, minus(counter, start))
        before: dict[Formula, Formula] = {}
        for name in _numbers(inner.visit):
            added = inner.uniform(name)
            if added is not None and name != counter:
                before[name] = minus(name, times(added, done))
        for each in candidates:
            changed = {name for name in each.symbols if name in inner.visit.before and inner.visit.is_assigned(name)}
            if changed and changed <= before.keys() and each.symbols <= inner.visit.before.keys():
                yield substituted(each, before)


# --- relations ---------------------------------------------------------------------------------------------


def _orthogonal(found: Increments, names: list[Formula]) -> Iterator[dict[Formula, int]]:
    """Factors of integers, so that no way through the body changes the sum of the multiples."""
    rows = [[Fraction(row[name].value) for name in names] for row in found.rows]
    reduced, pivots = _reduced(rows, len(names))
    for free in (column for column in range(len(names)) if column not in pivots):
        vector = {free: Fraction(1)}
        for row, pivot in zip(reduced, pivots, strict=False):
            if row[free]:
                vector[pivot] = -row[free]
        scale = lcm(*(each.denominator for each in vector.values()))
        if len(vector) > 1:
            yield {names[column]: int(each * scale) for column, each in vector.items()}


def _reduced(rows: list[list[Fraction]], width: int) -> tuple[list[list[Fraction]], list[int]]:
    """Rows in reduced echelon form, and the columns of their first ones."""
    pivots: list[int] = []
    for column in range(width):
        rank = len(pivots)
        chosen = next((n for n in range(rank, len(rows)) if rows[n][column]), None)
        if chosen is None:
            continue
        rows[rank], rows[chosen] = rows[chosen], rows[rank]
        lead = rows[rank][column]
        rows[rank] = [each / lead for each in rows[rank]]
        for other in range(len(rows)):
            if other != rank and rows[other][column]:
                factor = rows[other][column]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[rank], strict=True)]
        pivots.append(column)
    return rows, pivots
