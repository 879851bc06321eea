"""Judged checks: what holds for methods without a contract if callers keep to conditions.

An exception first counts as a finding, as for every method. If there is one, the method is explored again with a
judge. Guards are no findings then. A finding that a condition on callers may prevent is set aside, the condition
becomes a precondition, and the method is checked again, until nothing but conditions remains or a finding does. So
every condition in a verdict was assumed by the check that the verdict rests on.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

from oxpecker.judgment import is_judged, with_preconditions
from oxpecker.oox import typed
from oxpecker.results import Condition, FindingKind, MethodResult, Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import MOST_CONDITIONS
from oxpecker.strategies.pursuit import Schedule, Turn, pursue
from oxpecker.strategies.symbolic import Symbolic

_EXPLORATION: Schedule = (Turn(Symbolic()),)


def pursue_judged(goal: Goal, schedule: Schedule) -> MethodResult:
    """The verdict about a goal; for a method without a contract, under conditions on its callers."""
    begun = monotonic() - goal.options.used
    first = pursue(goal, schedule)
    if not _is_judged(goal, first):
        return first
    clauses: dict[str, typed.Clause] = {}
    conditions: dict[str, Condition] = {}
    for _ in range(MOST_CONDITIONS):
        result = _under(goal, begun, tuple(clauses.values()))
        if result.verdict is not Verdict.INVALID:
            return _provided(result, (*conditions.values(), *result.conditions))
        new = {each.condition.text: each for each in result.findings if each.condition is not None}
        if not new:
            violates_condition = any(each.kind is FindingKind.REQUIRES for each in result.findings)
            return first if violates_condition else replace(result, conditions=())
        if new.keys() <= clauses.keys():
            break
        for text, finding in new.items():
            assert finding.precondition is not None and finding.condition is not None
            clauses.setdefault(text, finding.precondition)
            conditions.setdefault(text, finding.condition)
    return first


def _is_judged(goal: Goal, found: MethodResult) -> bool:
    """Whether there is something to judge: an exception, in a method without a contract."""
    options = goal.options
    if options.null_inputs or options.exceptions is not None or found.verdict is not Verdict.INVALID:
        return False
    if goal.has_threads:
        return False
    thrown = all(each.kind is FindingKind.EXCEPTION for each in found.findings)
    return thrown and is_judged(goal.program, goal.method)


def _under(goal: Goal, begun: float, clauses: tuple[typed.Clause, ...]) -> MethodResult:
    """The verdict of an exploration under preconditions, in the time that is left."""
    program, method = goal.program, goal.method
    if clauses:
        program, method = with_preconditions(program, method, clauses)
    options = replace(goal.options, judges=True, used=monotonic() - begun)
    return pursue(replace(goal, program=program, method=method, options=options), _EXPLORATION)


def _provided(result: MethodResult, conditions: tuple[Condition, ...]) -> MethodResult:
    first = {each.words: each for each in reversed(conditions)}
    kept = tuple(each for each in conditions if first[each.words] is each)
    return replace(result, verdict=result.verdict.provided, conditions=kept) if kept else result
