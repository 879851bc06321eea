"""Symbolic states: relational expressions for locals and for every part of the heap (Karun 5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from oxpecker.refinement.domain import Pool, union
from oxpecker.refinement.logic import Guard, any_of, choose, opposite
from oxpecker.refinement.scan import Key, Used
from oxpecker.relational.syntax import NONE, Expression, Formula

Heap = dict[Key, Expression]
"""The relation of each field, the value of each static field, the objects allocated so far, .."""


class Opaque:
    """A string or a floating-point number: passed on, but never inspected."""


OPAQUE = Opaque()
Value = Expression | Opaque


@dataclass(slots=True)
class State:
    """Locals by index, and the heap."""

    locals: dict[int, Value] = field(default_factory=dict)
    heap: Heap = field(default_factory=dict)

    def copy(self) -> State:
        """An independent copy."""
        return State(dict(self.locals), dict(self.heap))


@dataclass(frozen=True, slots=True)
class Arrival:
    """A state and its path condition."""

    guard: Guard
    state: State


def merged(arrivals: Sequence[Arrival]) -> Arrival:
    """Merges the states of several mutually exclusive paths at a join.

    If the two sides of one decision meet, the decision alone selects.
    """
    left = list(arrivals)
    pair = _pair(left)
    while pair is not None:
        i, j = pair
        one, other = left[i], left[j]
        assert one.guard.above is not None
        left[i] = Arrival(one.guard.above, _choice(one.guard.literal, one.state, other.state))
        del left[j]
        pair = _pair(left)
    found = left[-1]
    for arrival in reversed(left[:-1]):
        both = Guard(None, any_of((arrival.guard.formula, found.guard.formula)))
        found = Arrival(both, _choice(arrival.guard.formula, arrival.state, found.state))
    return Arrival(found.guard, found.state.copy())


def _pair(arrivals: Sequence[Arrival]) -> tuple[int, int] | None:
    for i, one in enumerate(arrivals):
        for j in range(i + 1, len(arrivals)):
            mine, other = one.guard, arrivals[j].guard
            if mine.above is not None and mine.above is other.above and opposite(mine.literal, other.literal):
                return i, j
    return None


def _choice(condition: Formula, one: State, other: State) -> State:
    state = State(dict(other.locals), dict(other.heap))
    for index, value in one.locals.items():
        own = state.locals.get(index)
        state.locals[index] = value if own is None else choice(condition, value, own)
    for key, expression in one.heap.items():
        if state.heap[key] is not expression:
            state.heap[key] = choose(condition, expression, state.heap[key])
    return state


def choice(condition: Formula, one: Value, other: Value) -> Value:
    """`condition ? one : other` for values."""
    if isinstance(one, Opaque) or isinstance(other, Opaque):
        return OPAQUE
    return choose(condition, one, other)


def existing(pools: Iterable[Pool], heap: Heap) -> Expression:
    """The objects of some pools that exist in a heap."""
    return union(part for pool in pools for part in (pool.alloc, heap.get(Used(pool.name), NONE)))
