"""Judged checks: what holds for methods without a contract if callers keep to conditions.

An exception first counts as a finding, as for every method. If there is one, the method is explored again with a
judge. Guards are no findings then. A finding that a condition on callers may prevent is set aside, the condition
becomes a precondition, and the method is checked again, until nothing but conditions remains or a finding does. So
every condition in a verdict was assumed by the check that the verdict rests on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from oxpecker.judgment import is_judged, with_preconditions
from oxpecker.limits.clock import monotonic
from oxpecker.oox.source import Span
from oxpecker.results import Classification, Condition, FindingKind, MethodResult, Verdict
from oxpecker.results.judgment import Precondition
from oxpecker.results.verdict import UNSATISFIABLE
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.horn import Horn, is_provable
from oxpecker.strategies.limits import (
    BRIEF_SHARE,
    HORN_SHARE,
    LONGEST_CONDITION,
    MOST_BRIEF_UNITS,
    MOST_CONDITIONS,
    MOST_HORN_UNITS,
    MOST_RECURRENCE_UNITS,
    MOST_WAYS,
    RECURRENCE_SHARE,
)
from oxpecker.strategies.pursuit import Schedule, Turn, pursue, widest
from oxpecker.strategies.recurrence_sets import RecurrenceSets, may_run_forever
from oxpecker.strategies.symbolic import Symbolic

_EXPLORATION: Schedule = (
    Turn(Symbolic(), BRIEF_SHARE, MOST_BRIEF_UNITS, when=may_run_forever),
    Turn(RecurrenceSets(), RECURRENCE_SHARE, MOST_RECURRENCE_UNITS, when=may_run_forever),
    Turn(Symbolic()),
)


def pursue_judged(goal: Goal, schedule: Schedule) -> MethodResult:
    """The verdict about a goal; for a method without a contract, under conditions on its callers."""
    begun = monotonic() - goal.options.used
    first = pursue(goal, schedule)
    if not _is_judged(goal, first):
        return first
    preconditions: dict[str, Precondition] = {}
    conditions: dict[str, Condition] = {}
    runs, explored = first.statistics.runs, first.statistics
    for _ in range(MOST_CONDITIONS):
        narrowed = _under(goal, begun, tuple(preconditions.values()))
        result = pursue(narrowed, _EXPLORATION)
        runs = result.statistics.runs = (*runs, *result.statistics.runs)
        explored = widest(explored, result.statistics)
        if result.verdict is Verdict.UNKNOWN:
            result = replace(result, statistics=replace(explored, runs=runs, seconds=result.statistics.seconds))
        if UNSATISFIABLE in result.warnings:
            return first  # whatever callers do, it fails
        if result.verdict is not Verdict.INVALID:
            result = _beyond_bounds(narrowed, result, begun)
            return _provided(result, (*conditions.values(), *result.conditions))
        new = {each.condition.text: each for each in result.findings if each.condition is not None}
        if not new:
            violates_condition = any(each.kind is FindingKind.REQUIRES for each in result.findings)
            return first if violates_condition else replace(result, conditions=())
        if new.keys() <= preconditions.keys():
            break
        for text, finding in new.items():
            assert finding.precondition is not None and finding.condition is not None
            preconditions.setdefault(text, finding.precondition)
            conditions.setdefault(text, finding.condition)
    return first


def _is_judged(goal: Goal, found: MethodResult) -> bool:
    """Whether there is something to judge: an exception, in a method without a contract."""
    options = goal.options
    if options.null_inputs or options.exceptions is not None or found.verdict is not Verdict.INVALID:
        return False
    thrown = all(each.kind is FindingKind.EXCEPTION for each in found.findings)
    return thrown and is_judged(goal.program, goal.method)


def _under(goal: Goal, begun: float, preconditions: tuple[Precondition, ...]) -> Goal:
    """The goal under preconditions, in the time that is left."""
    program, method = goal.program, goal.method
    if preconditions:
        program, method = with_preconditions(program, method, preconditions)
    options = replace(goal.options, judges=True, used=monotonic() - begun)
    return replace(goal, program=program, method=method, options=options)


def _beyond_bounds(goal: Goal, known: MethodResult, begun: float) -> MethodResult:
    """A proof that nothing is thrown under the preconditions, whatever the sizes; otherwise what is known already.

    There is none for a method that throws on purpose.
    """
    if known.verdict is not Verdict.VALID_WITHIN_BOUNDS or known.conditions:
        return known
    plain = replace(goal, options=replace(goal.options, judges=False, used=monotonic() - begun))
    found = pursue(plain, (Turn(Horn(bool(known.assumptions)), HORN_SHARE, MOST_HORN_UNITS, when=is_provable),))
    runs = (*known.statistics.runs, *found.statistics.runs)
    chosen = found if found.verdict is Verdict.VALID else known
    chosen.statistics.runs = runs
    return chosen


def _provided(result: MethodResult, conditions: tuple[Condition, ...]) -> MethodResult:
    conditions = tuple(_brief(conditions))
    first = {each.words: each for each in reversed(conditions)}
    kept = tuple(sorted((each for each in conditions if first[each.words] is each), key=_order))
    return replace(result, verdict=result.verdict.provided, conditions=kept) if kept else result


def _brief(conditions: tuple[Condition, ...]) -> Iterator[Condition]:
    """Conditions that can be read: what a guard asks for in too many ways, only its code can say.

    A guard inside a loop or a recursion has another text on each path.
    """
    texts = Counter((each.classification, each.span) for each in dict.fromkeys(conditions))
    for each in conditions:
        is_long = len(each.text) > LONGEST_CONDITION or texts[each.classification, each.span] > MOST_WAYS
        yield replace(each, text="") if is_long and each.classification is Classification.GUARD else each


def _order(condition: Condition) -> tuple[bool, Span]:
    """What a method relies on comes before what it refuses, each in textual order."""
    return condition.classification is Classification.GUARD, condition.span
