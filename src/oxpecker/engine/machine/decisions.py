"""Conditions on a path: which values they select, and whether they hold."""

from __future__ import annotations

from typing import Any

from oxpecker.engine.path.endings import Infeasible, PathEnded, Violated
from oxpecker.engine.path.requests import Decide, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import conditional, conjunction
from oxpecker.engine.values.value import Value
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.source import Span
from oxpecker.oox.types import BIGINT, RANGES, Type
from oxpecker.terms import Term


def choose(options: list[tuple[Value, Value]]) -> Any:
    """The value whose condition holds; exactly one does on a feasible path."""
    if not options:
        raise PathEnded(Infeasible())
    result = options[-1][1]
    for condition, value in reversed(options[:-1]):
        result = conditional(condition, value, result)
    return result


def holds(m: State, condition: Value) -> bool:
    """Whether a condition holds; decides it first if that is open."""
    known = m.knowledge.facts.get(condition) if isinstance(condition, Term) else condition
    if known is None:
        raise Decide(condition)
    return bool(known)


def in_range(m: State, value: Value, t: Type, span: Span) -> Any:
    """The overflow check."""
    if t == BIGINT:
        return value
    low, high = RANGES[t]
    if value.__class__ is not Term:
        if not low <= value <= high:
            raise PathEnded(Violated(ViolationKind.OVERFLOW, span, f"{value} is outside {low}..{high}"))
        return value
    if not holds(m, conjunction(value >= low, value <= high)):
        raise PathEnded(Violated(ViolationKind.OVERFLOW, span, f"the result is outside {low}..{high}"))
    return value


def between(m: State, index: Value, capacity: int, most: int) -> list[int]:
    """The possible values of a term from 0 up to a capacity; there is at least one."""
    assert isinstance(index, Term)
    interval = m.knowledge.range_of(index)
    low, high = max(0, interval.low or 0), capacity - 1
    high = high if interval.high is None else min(high, interval.high)
    if high - low > most:
        raise Unsupported(f"an index that may have {high - low + 1} values", m.frames.place)
    return list(range(low, high + 1)) or [0]
