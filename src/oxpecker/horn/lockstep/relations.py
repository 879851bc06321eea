"""Candidate relations between the variables of two loops that run in step.

They are equal, at a fixed distance, have a fixed sum, or one is a multiple of the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.formula import Formula, Op, Sort, at_most, equal, minus, number, plus, scaled
from oxpecker.horn.limits import MOST_RELATIONS
from oxpecker.horn.substitution import substituted
from oxpecker.oox.types import INT

Scope = Mapping[Formula, Formula]
"""What names stand for."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """An arbitrary iteration of two loops: the values of both versions when the loops were entered, and now."""

    before: tuple[Scope, Scope]
    now: tuple[Scope, Scope]

    def is_assigned(self, side: int, name: Formula) -> bool:
        """Whether a loop assigns what a name stands for."""
        return self.before[side].get(name) != self.now[side][name]

    def pairs(self) -> Iterator[tuple[Formula, Formula]]:
        """The names of both versions that have one sort, if a loop assigns one of them."""
        for one, other in product(self.before[0], self.before[1]):
            is_known = one.sort is other.sort and one in self.now[0] and other in self.now[1]
            if is_known and (self.is_assigned(0, one) or self.is_assigned(1, other)):
                yield one, other


def relations(meeting: Meeting, factors: Collection[int], arithmetic: Arithmetic) -> list[Formula]:
    """Candidates over the names of both versions, simple ones first."""
    numbers = [each for each in meeting.pairs() if each[0].sort is Sort.INT]
    found = dict.fromkeys(equal(one, other) for one, other in meeting.pairs())
    found |= dict.fromkeys(_distances(meeting, numbers))
    found |= dict.fromkeys(_sums(meeting, numbers))
    found |= dict.fromkeys(_bounds(meeting))
    found |= dict.fromkeys(_multiples(meeting, numbers, factors, arithmetic))
    return list(found)[:MOST_RELATIONS]


def _distances(meeting: Meeting, numbers: list[tuple[Formula, Formula]]) -> Iterator[Formula]:
    """Two numbers stay at their distance."""
    for one, other in numbers:
        distance = minus(meeting.before[0][one], meeting.before[1][other])
        if distance.op is Op.LITERAL and distance.value:
            yield equal(minus(one, other), distance)


def _sums(meeting: Meeting, numbers: list[tuple[Formula, Formula]]) -> Iterator[Formula]:
    """One number rises as the other one falls."""
    fixed = {
        value: name
        for name, value in meeting.before[0].items()
        if value.op is Op.SYMBOL and name in meeting.now[0] and not meeting.is_assigned(0, name)
    }
    for one, other in numbers:
        if meeting.is_assigned(0, one) and meeting.is_assigned(1, other):
            total = plus(meeting.before[0][one], meeting.before[1][other])
            if total.symbols <= fixed.keys():
                yield equal(plus(one, other), substituted(total, fixed))


def _bounds(meeting: Meeting) -> Iterator[Formula]:
    """A number stays above its first value, or below what the loop does not assign."""
    for side in (0, 1):
        fixed = [n for n in meeting.now[side] if n.sort is Sort.INT and not meeting.is_assigned(side, n)]
        for name in meeting.before[side]:
            if name.sort is not Sort.INT or name not in meeting.now[side] or not meeting.is_assigned(side, name):
                continue
            if meeting.before[side][name].op is Op.LITERAL:
                yield at_most(meeting.before[side][name], name)
            yield from (at_most(name, other) for other in fixed)


def _multiples(
    meeting: Meeting, numbers: list[tuple[Formula, Formula]], factors: Collection[int], arithmetic: Arithmetic
) -> Iterator[Formula]:
    """A number is a multiple of another one, in Java's arithmetic."""
    for one, other in numbers:
        first, second = meeting.before[0][one], meeting.before[1][other]
        for left, right, a, b in ((one, other, first, second), (other, one, second, first)):
            for factor in factors:
                rest = minus(a, scaled(factor, b))
                if rest.op is Op.LITERAL:
                    yield equal(left, arithmetic.fit(plus(scaled(factor, right), number(rest.value)), INT))
