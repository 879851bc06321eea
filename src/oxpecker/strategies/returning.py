"""Whether some run of a method returns: a claim about all runs that return says nothing if there is none."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oxpecker.limits.budget import is_spent, spend
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Choices, InputError, Interpreter, Returned, parse_arguments
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.simple_inputs import simplest_inputs
from oxpecker.oox.tree import Rewriter
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import (
    CALLS_OF_SUSPICION,
    MOST_ENDLESS_INPUTS,
    STEPS_OF_A_UNIT,
    STEPS_OF_SUSPICION,
)

_LIMITS = Limits(steps=STEPS_OF_SUSPICION, call_depth=CALLS_OF_SUSPICION, heap=200_000)


def some_run_returns(goal: Goal, with_objects: bool) -> bool:
    """Whether a run on simple inputs that satisfy the precondition returns. Only static methods are run.

    `with_objects`, null and an object with default values are inputs, too.
    """
    method = goal.method
    if not method.info.static:
        return False
    unclaimed = _unclaimed(method)
    types = [each.type for each in method.parameters]
    interpreter = Interpreter(_without_claims(goal), _LIMITS)
    # A method without parameters may still ask for values.
    again = [()] * MOST_ENDLESS_INPUTS
    hierarchy = goal.program.hierarchy
    inputs = simplest_inputs(hierarchy, types, MOST_ENDLESS_INPUTS, with_objects) if types else again
    for seed, texts in enumerate(inputs):
        if is_spent():
            return False
        try:
            run = interpreter.run(unclaimed, partial(parse_arguments, ", ".join(texts), types), Choices(seed=seed))
        except InputError:  # Not every class has objects that consist of default values.
            continue
        spend(1 + run.outcome.steps // STEPS_OF_A_UNIT)
        if isinstance(run.outcome, Returned):
            return True
    return False


def _without_claims(goal: Goal) -> typed.Program:
    """The program without postconditions and loop invariants, which may take forever to evaluate.

    They hold wherever this is asked: a proof has shown them of all runs.
    """
    methods = dict(goal.program.methods)
    for info in goal.calls.below(goal.method.info):
        if info.span.file in goal.files and info.key in methods:
            methods[info.key] = _unclaimed(methods[info.key])
    return replace(goal.program, methods=methods)


def _unclaimed(method: typed.Method) -> typed.Method:
    cases = tuple(replace(each, ensures=()) for each in method.cases)
    if method.body is None:
        return replace(method, cases=cases)
    loops = Rewriter(typed.STATEMENTS, {typed.While: lambda loop: replace(loop, invariants=())})
    return replace(method, cases=cases, body=loops.rewrite(method.body))
