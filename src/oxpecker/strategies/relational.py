"""Relational logic: the common part of the strategies `refine` and `inline`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oxpecker.limits import Budget
from oxpecker.refinement import Engine, Limits, Property, RefinementOptions, check_method
from oxpecker.relational import RelationalError
from oxpecker.results import WrongProperty
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.strategy import Partial

Properties = Mapping[str, Sequence[Property]]
"""The properties of each method, by its key."""


def check_relationally(engine: Engine, limits: Limits, properties: Properties, goal: Goal, budget: Budget) -> Partial:
    """The verdict about the properties of a goal's method, or its contract if it has none; raises WrongProperty."""
    given = goal.options
    options = RefinementOptions(engine, limits, given.seconds, given.used, given.megabytes)
    stated = properties.get(goal.method.info.key, ())
    try:
        with budget.spending():
            result = check_method(goal.program, goal.method, options, stated, goal.sources)
    except RelationalError as error:
        raise WrongProperty(str(error)) from None
    return Partial(result, is_complete=budget.is_enough)
