"""Narrows variables to the intervals that constraints imply."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.solver.limits import TIGHTENING_PASSES
from oxpecker.solver.models import variables_of
from oxpecker.solver.query import Model
from oxpecker.terms import (
    Interval,
    Level,
    Op,
    Sort,
    Term,
    Value,
    default_value,
    evaluation,
    infer,
    substitute,
    variable,
)


@dataclass(frozen=True, slots=True)
class Tightened:
    """A conjunction with the same models, over narrower variables and constants instead of ours."""

    constraints: tuple[Term, ...]
    replaced: dict[Term, Term | int | float]
    """The replacements of our variables."""

    def model(self, found: Model) -> dict[Term, Value]:
        """A model of the tightened constraints, translated to our variables."""
        ours = set(self.replaced.values())
        original: dict[Term, Value] = {each: value for each, value in found.items() if each not in ours}
        for old, new in self.replaced.items():
            # A variable that occurs in no constraint any more may have any value of its interval.
            original[old] = found.get(new, default_value(new)) if type(new) is Term else new
        return original


def tightened(constraints: tuple[Term, ...]) -> Tightened | None:
    """The constraints over variables with the intervals that they imply; None if these are contradictory.

    The new variables carry the interval constraints, so the two conjunctions have the same models.
    """
    intervals = infer(constraints, TIGHTENING_PASSES)
    if intervals is None:
        return None
    replaced: dict[Term, Term | int | float] = _given_floats(constraints)
    for each in variables_of(constraints):
        interval = intervals.get(each)
        if each.sort is not Sort.INT or interval is None or interval == Interval(each.low, each.high):
            continue
        if interval.low is not None and interval.low == interval.high:
            replaced[each] = interval.low
        else:
            replaced[each] = variable(f"{each.name}#{each.uid}", Sort.INT, interval)  # a unique name
    kept: list[Term] = []
    # Simplified under the narrower intervals, whatever level the terms were built at.
    with evaluation(Level.EXTENDED):
        changes = [substitute(constraint, replaced) for constraint in constraints]
    for changed in changes:
        if changed is False:
            return None
        if type(changed) is Term:
            kept.append(changed)
    return Tightened(tuple(kept), replaced)


def _given_floats(constraints: tuple[Term, ...]) -> dict[Term, Term | int | float]:
    """The floats that a constraint fixes; if two do, the other one becomes false."""
    found: dict[Term, Term | int | float] = {}
    for constraint in constraints:
        if constraint.op is Op.EQ:
            for one, other in (constraint.args, constraint.args[::-1]):
                if type(one) is Term and one.op is Op.VARIABLE and type(other) is float:
                    found.setdefault(one, other)
    return found
