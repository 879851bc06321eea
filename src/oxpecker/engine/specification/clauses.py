"""Clauses of contracts on a path: whether they all hold, and how the path continues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oxpecker.engine.path.state import State
from oxpecker.engine.specification.evaluation import Evaluation
from oxpecker.engine.values.arithmetic import conjunction
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.source import Span


def all_hold(evaluation: Evaluation, clauses: Sequence[typed.Clause]) -> Value:
    """Whether all clauses hold; one evaluation for all, so that each pure call has its own stored result."""
    result: Value = True
    for clause in clauses:
        if result is False:
            break
        with evaluation.state.action.used_under(result):
            held = evaluation.holds(clause.condition)
        result = conjunction(result, held)
    return result


def decide(state: State, condition: Value, yes: Code, no: Code, span: Span) -> Any:
    """Continues by a condition that may be a term."""
    if condition.__class__ is bool:
        return yes(state) if condition else no(state)
    return state.explorer.forks.branch(state, condition, yes, no, span)
