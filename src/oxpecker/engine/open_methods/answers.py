"""Results of open methods on a path: any value, and the same value while nothing that they may read has changed.

Two calls with arguments that may be the same object have results that are equal if they are (Ackermann). A method that
orders answers by ranks: an unknown number for each key, so that arithmetic makes the order total (Kiasan 3.4).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from oxpecker import terms
from oxpecker.engine.machine.references import same
from oxpecker.engine.path.environment import Answer
from oxpecker.engine.path.heap import EVERYTHING
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import conjunction, equal, implication
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.regions import OUTSIDE
from oxpecker.oox.types import FLOATING, INT, STRING, Type, is_reference
from oxpecker.terms import Term


def answered(state: State, method: typed.Method, t: Type, part: str = "") -> Value:
    """The result of the current open method, or another part of its outcome."""
    activation = state.frames.activation
    assert activation is not None
    arguments = tuple(activation.arguments)
    types = tuple(parameter.type for parameter in method.parameters)
    if not method.orders:
        call = Answer(method.info.key + part, method, arguments, types, version(state, method), None)
        return recalled(state, call, t, consistent=True)
    known = _same_call(state, method.info.key, arguments, types, 0)
    if known is not None:
        return known
    ranks = []
    # The keys are the two arguments of one order, or the object and its argument in the order of all such objects.
    shared = arguments[:-2]
    for key, key_type in zip(arguments[-2:], types[-2:], strict=True):
        of = Answer(
            f"order of {method.info.key}", method, (*shared, key), (*types[:-2], key_type), 0, None, is_rank=True
        )
        ranks.append(recalled(state, of, INT, consistent=True))
    value = recalled(state, Answer(method.info.key, method, arguments, types, 0, None), t, consistent=False)
    _follow_ranks(state, value, *ranks)
    return value


def version(state: State, method: typed.Method) -> int:
    """How often something that a method may read has changed."""
    if method.constant:
        return 0
    found = state.explorer.program.readable(method.info)
    return sum(n for region, n in state.heap.versions.items() if region in (OUTSIDE, EVERYTHING) or found.holds(region))


def recalled(state: State, call: Answer, t: Type, consistent: bool) -> Any:
    """The value of an equal earlier call, or a new one; constrained to agree with calls that may be equal."""
    known = _same_call(state, call.what, call.arguments, call.types, call.version)
    if known is not None:
        return known
    earlier: list[tuple[Value, Value]] = []
    for other in state.environment.answers if consistent and t != STRING and t not in FLOATING else ():
        if (other.what, other.version) == (call.what, call.version):
            is_same = _same(state, call.arguments, other.arguments, call.types)
            earlier += [(is_same, other.value)] if is_same is not False else []
    name = f"{call.what} {len(state.environment.answers)}@{state.heap.clock}"
    explorer = state.explorer
    value = explorer.inputs.unknown(t, name, explorer.bounds.chain, _born(state, t))
    state.environment.answers = (*state.environment.answers, replace(call, value=value))
    _tell_model(state, value, earlier)
    for is_same, other_value in earlier:
        alike = same(state, value, other_value) if is_reference(t) else equal(value, other_value)
        explorer.forks.extended(state, implication(is_same, alike))
    return value


def _born(state: State, t: Type) -> int:
    """The time of a reference result: it may be an object that the program created until then (context versions)."""
    if not is_reference(t) or t == STRING:
        return 0
    state.heap.clock += 2
    return state.heap.clock


def _same_call(
    state: State, what: str, arguments: tuple[Value, ...], types: tuple[Type, ...], moment: int
) -> Value | None:
    """The value of a call that is known to be equal."""
    for other in state.environment.answers:
        if (other.what, other.version) == (what, moment):
            same = _same(state, arguments, other.arguments, types)
            if same is True or state.knowledge.facts.get(same) is True:
                return other.value
    return None


def _same(state: State, one: tuple[Value, ...], two: tuple[Value, ...], types: tuple[Type, ...]) -> Value:
    """Whether the arguments of two calls are equal."""
    found: Value = True
    for left, right, t in zip(one, two, types, strict=True):
        alike: Value
        if left is right:
            continue
        if t == STRING or t in FLOATING:
            # Calls with texts and floats are one only where these are the very alike: others may answer differently.
            alike = left.__class__ in (str, float) and left == right
        else:
            alike = same(state, left, right) if is_reference(t) else equal(left, right)
        found = conjunction(found, state.knowledge.facts.get(alike, alike))
        if found is False:
            return False
    return found


def _tell_model(state: State, value: Value, earlier: list[tuple[Value, Value]]) -> None:
    """Extends the model of a path to a new result: that of a call which is equal in the model."""
    model = state.knowledge.model
    if model is None or not isinstance(value, Term):
        return
    for is_same, other in earlier:
        if is_same is True or (isinstance(is_same, Term) and terms.evaluate(is_same, model) is True):
            state.knowledge.model = {**model, value: _in(model, other)}
            return


def _follow_ranks(state: State, value: Value, one: Value, two: Value) -> None:
    """Constrains the sign of a result to that of the difference of two ranks."""
    model = state.knowledge.model
    if model is not None and isinstance(value, Term):
        ranks = _in(model, one), _in(model, two)
        state.knowledge.model = {**model, value: (ranks[0] > ranks[1]) - (ranks[0] < ranks[1])}
    for less, more in ((value < 0, one < two), (equal(value, 0), equal(one, two))):
        state.explorer.forks.extended(state, conjunction(implication(less, more), implication(more, less)))


def _in(model: Mapping[Term, Any], value: Value) -> Any:
    return terms.evaluate(value, model) if isinstance(value, Term) else value
