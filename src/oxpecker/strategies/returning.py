"""Whether some run of a method returns: a claim about all runs that return says nothing if there is none."""

from __future__ import annotations

from functools import partial

from oxpecker.limits.budget import is_spent, spend
from oxpecker.oox.interpreter import Choices, Interpreter, Returned, parse_arguments
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.simple_inputs import simplest_inputs
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import (
    CALLS_OF_SUSPICION,
    MOST_ENDLESS_INPUTS,
    STEPS_OF_A_UNIT,
    STEPS_OF_SUSPICION,
)

_LIMITS = Limits(steps=STEPS_OF_SUSPICION, call_depth=CALLS_OF_SUSPICION, heap=200_000)


def some_run_returns(goal: Goal) -> bool:
    """Whether a run on simple inputs that satisfy the precondition returns. Only static methods are run."""
    method = goal.method
    if not method.info.static:
        return False
    types = [each.type for each in method.parameters]
    interpreter = Interpreter(goal.program, _LIMITS)
    # A method without parameters may still ask for values.
    again = [()] * MOST_ENDLESS_INPUTS
    inputs = simplest_inputs(goal.program.hierarchy, types, MOST_ENDLESS_INPUTS) if types else again
    for seed, texts in enumerate(inputs):
        if is_spent():
            return False
        run = interpreter.run(method, partial(parse_arguments, ", ".join(texts), types), Choices(seed=seed))
        spend(1 + run.outcome.steps // STEPS_OF_A_UNIT)
        if isinstance(run.outcome, Returned):
            return True
    return False
