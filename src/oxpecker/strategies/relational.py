"""Relational logic: the common part of the strategies `refine` and `inline`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from oxpecker.engine.premises import must_terminate
from oxpecker.limits import Budget, Cause, Reason
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.open_methods import lacks_source
from oxpecker.oox.types import ANY, shown_class
from oxpecker.refinement import Engine, Limits, Property, RefinementOptions, check_method
from oxpecker.relational import RelationalError
from oxpecker.results import MethodResult, Verdict, WrongProperty
from oxpecker.results.assumption import classes_without_source, without_source
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import Partial

Properties = Mapping[str, Sequence[Property]]
"""The properties of each method, by its key."""


def check_relationally(engine: Engine, limits: Limits, properties: Properties, goal: Goal, budget: Budget) -> Partial:
    """The verdict about the properties of a goal's method, or its contract if it has none.

    Nothing is known about a method whose property, in a comment of the program, cannot be read. Raises WrongProperty
    for other properties.
    """
    given = goal.options
    options = RefinementOptions(engine, limits, given.seconds, given.used, given.megabytes)
    stated = properties.get(goal.method.info.key, ())
    try:
        with budget.spending():
            result = check_method(goal.program, goal.method, options, stated, goal.sources)
    except RelationalError as error:
        if error.place is None or error.place.file not in goal.sources:
            raise WrongProperty(str(error)) from None
        info, reason = goal.method.info, Reason(f"formula: {error.message} at {error.place}", Cause.FORMULA)
        return Partial(MethodResult(str(info), info.span, Verdict.UNKNOWN, reason))
    if must_terminate(goal.method, given) and result.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
        reason = Reason("termination is proved by the symbolic engine only", Cause.TERMINATION)
        result = replace(result, verdict=Verdict.UNKNOWN, reason=reason)
    return Partial(_with_sources(goal, result), is_complete=budget.is_enough)


def _with_sources(goal: Goal, result: MethodResult) -> MethodResult:
    """The result, which names the classes without source that the method may call; they limit what it claims."""
    if result.verdict not in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
        return result
    hierarchy = goal.program.hierarchy
    below = CallGraph(goal.program).below(goal.method.info)
    names = dict.fromkeys(info.owner.removesuffix(ANY) for info in below)
    assumed = tuple(without_source(shown_class(name)) for name in names if lacks_source(hierarchy, name))
    if not assumed:
        return result
    said = ", ".join([*([str(result.reason)] if result.reason else []), *classes_without_source(assumed)])
    notes = (*result.notes, *sorted(map(str, assumed)))
    verdict, reason = Verdict.VALID_WITHIN_BOUNDS, Reason(said, Cause.BOUNDS)
    return replace(result, verdict=verdict, reason=reason, notes=notes, assumptions=(*result.assumptions, *assumed))
