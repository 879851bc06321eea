"""What a condition says about the values of locals (Karun 4.4, `addCond`)."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import FLOATING, STRING, ClassType
from oxpecker.refinement.extraction.expressions import FALSE, TRUE, Expr, Kind, Operator, is_kind
from oxpecker.refinement.extraction.locations import Location, variable
from oxpecker.refinement.extraction.simplification import difference, intersection, join
from oxpecker.refinement.extraction.state import Bounds, State, exactly, merge
from oxpecker.refinement.extraction.values import evaluate


def assume(state: State, condition: typed.Expression, holds: bool) -> State | None:
    """The state where a condition holds (or does not); None when that is nowhere.

    Values that are known exactly stay as they are: they hold on this path anyway.
    """
    if isinstance(condition, typed.Literal):
        return state if condition.value is holds else None
    if isinstance(condition, typed.Unary) and condition.operator is U.NOT:
        return assume(state, condition.operand, not holds)
    if isinstance(condition, typed.Local):
        return _equal(state, condition, exactly(TRUE if holds else FALSE))
    if isinstance(condition, typed.TypeTest):
        return _instance(state, condition) if holds else state
    if isinstance(condition, typed.Binary):
        return _assume_binary(state, condition, holds)
    return state


def _assume_binary(state: State, condition: typed.Binary, holds: bool) -> State | None:
    left, right = condition.left, condition.right
    if condition.operator in (B.AND, B.OR):
        if (condition.operator is B.AND) == holds:
            first = assume(state, left, holds)
            return None if first is None else assume(first, right, holds)
        sides = [assume(state, left, holds), assume(state, right, holds)]
        return merge(side for side in sides if side is not None)
    if condition.operator not in (B.EQUAL, B.NOT_EQUAL):
        return state
    if left.type in FLOATING or right.type in FLOATING or STRING in (left.type, right.type):
        return state  # NaN differs from itself, and equal strings may be written apart
    current: State | None = state
    for one, other in ((left, right), (right, left)):
        if isinstance(one, typed.Local) and current is not None:
            value = evaluate(state, other)
            equal = (condition.operator is B.EQUAL) == holds
            current = _equal(current, one, value) if equal else _different(current, one, value)
    return current


def _equal(state: State, local: typed.Local, value: Bounds) -> State | None:
    location = variable(local.variable)
    known = state[location]
    upper = intersection(known.upper, value.upper)
    if upper.operator is Operator.NONE:
        return None
    if value.exact and is_kind(value.upper, Kind.CONSTANT):
        return _narrow_root(state.narrow(location, value), location, value.upper)
    if known.exact:
        return state
    lower = value.lower if known.lower.operator is Operator.NONE else known.lower
    return _narrow_root(state.narrow(location, Bounds(lower, upper)), location, value.upper)


def _different(state: State, local: typed.Local, value: Bounds) -> State | None:
    location = variable(local.variable)
    known = state[location]
    if not value.exact:
        return state
    if known.exact and known.upper is value.upper:
        return None
    rest = difference(state.entry.vocabulary.top(local.variable.type), value.upper)
    if not known.exact:
        upper = difference(known.upper, value.upper)
        if upper.operator is Operator.NONE:
            return None
        state = state.narrow(location, Bounds(known.lower, upper))
    return _narrow_root(state, location, rest)


def _instance(state: State, test: typed.TypeTest) -> State | None:
    if not isinstance(test.operand, typed.Local) or not isinstance(test.tested, ClassType):
        return state
    location = variable(test.operand.variable)
    known, objects = state[location], state.entry.vocabulary.objects(test.tested)
    upper = intersection(known.upper, objects)
    if upper.operator is Operator.NONE:
        return None
    if not known.exact:
        state = state.narrow(location, Bounds(known.lower, upper))
    return _narrow_root(state, location, objects)


def _narrow_root(state: State, location: Location, values: Expr) -> State | None:
    """The local from which this one was read is one whose fields lead to these values."""
    path = state.paths.get(location)
    if path is None:
        return state
    known = state[path.root]
    if known.exact:
        return state
    leads = values
    if path.fields:
        chain = state[path.fields[0]].upper
        for field in path.fields[1:]:
            chain = join(chain, state[field].upper)
        leads = join(chain, values)
    upper = intersection(known.upper, leads)
    if upper.operator is Operator.NONE:
        return None
    return state.narrow(path.root, Bounds(known.lower, upper))
