"""Measures of recursive methods: in a recursion, each call has a smaller measure than its caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oxpecker.engine.path.frames import Activation
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.evaluation import Evaluation, finish
from oxpecker.engine.values.arithmetic import conjunction, disjunction, equal
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed


def measured(state: State, measure: typed.Measure) -> Any:
    """Records the measure of the innermost call; returns whether it is small enough for the active calls.

    It is compared with the last call before it that has a measure, if that may be called again: a recursion through
    methods that all have one then goes down with each call, whichever of them are called by contract.
    """
    activation = state.frames.activation
    assert activation is not None
    evaluation = Evaluation(state, activation.arguments, activation)
    values = tuple(evaluation.value(part) for part in measure.parts)
    before = _last_measured(activation.below)
    small: Value = True
    if before is not None and state.explorer.program.effects.calls_back(before.code.info, activation.code.info):
        assert before.measure is not None
        small = is_smaller(values, before.measure)
    small = evaluation.without_problems(small)
    finish(state)
    state.frames.hold(activation.held, values)
    return small


def _last_measured(activation: Activation | None) -> Activation | None:
    while activation is not None and activation.measure is None:
        activation = activation.below
    return activation


def is_smaller(measure: Sequence[Any], before: Sequence[Any]) -> Any:
    """Whether the first integer that differs is not negative and smaller; extra integers are ignored."""
    smaller: Value = False
    same: Value = True
    for now, then in zip(measure, before, strict=False):
        down = conjunction(now >= 0, now < then)
        smaller = disjunction(smaller, conjunction(same, down))
        same = conjunction(same, equal(now, then))
    return smaller
