"""Narrower variables: the intervals that constraints imply, made part of the variables."""

from __future__ import annotations

from oxpecker.terms import Interval, Sort, Term, infer, substitute, variable

PASSES = 4


def tightened(constraints: tuple[Term, ...]) -> tuple[tuple[Term, ...], dict[Term, Term]] | None:
    """The constraints about variables with narrower intervals, and which variable each of those stands for.

    None when the intervals already exclude each other. What the constraints say of the intervals is now said by the
    variables, so the two conjunctions have the same models.
    """
    intervals = infer(constraints, PASSES)
    if intervals is None:
        return None
    narrower: dict[Term, Term] = {}
    for each, interval in intervals.items():
        if each.sort is Sort.INT and interval != Interval(each.low, each.high):
            narrower[each] = variable(f"{each.name}'", Sort.INT, interval)
    kept: list[Term] = []
    for constraint in constraints:
        changed = substitute(constraint, narrower)
        if changed is False:
            return None
        if type(changed) is Term:
            kept.append(changed)
    return tuple(kept), {new: old for old, new in narrower.items()}
