"""Paths that return to an earlier state: they run forever, and nothing new happens on them."""

from __future__ import annotations

from collections.abc import Callable
from math import copysign
from typing import Any

from oxpecker.engine.limits import LONGEST_LOOP, PLAIN_CALLS
from oxpecker.engine.path.endings import Diverged, PathEnded
from oxpecker.engine.path.frames import Activation, Moment, Recursion
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Code


def _moment(state: State) -> Moment:
    """The current moment."""
    return Moment(state.knowledge.condition, state.heap.snapshot(), state.threads.monitors.copy())


def _is_back(moment: Moment, state: State) -> bool:
    """Whether everything is as it was at a moment, and nothing was decided since."""
    then, now = moment.heap, state.heap
    same = now.next_address == then.next_address and state.knowledge.condition is moment.condition
    same = same and _alike(now.statics, then.statics) and state.threads.monitors == moment.monitors
    return same and _unchanged(state, then.entities)


class _Anchor:
    """Where a path was, and everything that determines how it continues from there."""

    def __init__(self, state: State, code: Code, activation: Activation) -> None:
        self.code = code
        self.activation = activation
        self.slots = activation.code.steering
        self.frame = [state.frames.locals[slot] for slot in self.slots]
        self.moment = _moment(state)

    def is_met(self, state: State) -> bool:
        """Whether the state is the same again, at the same code in the same call."""
        return _alike(self.frame, [state.frames.locals[slot] for slot in self.slots]) and _is_back(self.moment, state)


def _is_met(recursion: Recursion, state: State, call: Activation) -> bool:
    """Whether a call repeats the recorded one inside it, in the same state."""
    if recursion.moment is None or not _is_same_call(call, recursion.call):
        return False
    return _is_inside(call, recursion.call) and _is_back(recursion.moment, state)


def is_endless(state: State, call: Activation) -> bool:
    """Whether a call beyond the bound may belong to a recursion that repeats itself forever.

    If it seems so, the path is followed until the repeated call once more.
    """
    before = state.frames.recursion
    if before is None:
        before = state.frames.recursion = _repeated(call) if not state.threads.parked else None
    if before is None:
        return False
    if _is_met(before, state, call):
        raise PathEnded(Diverged(call.span, recursion=True))
    if before.moment is None and _is_same_call(call, before.call):
        state.frames.recursion = Recursion(call, before.deepest, _moment(state))
    return call.depth <= before.deepest


def _repeated(call: Activation) -> Recursion | None:
    """The innermost active call, possibly this one, that repeats an earlier active call."""
    upper: Activation | None = call
    for _ in range(PLAIN_CALLS):
        if upper is None:
            break
        below = upper.below
        while below is not None and not _is_same_call(upper, below):
            below = below.below
        if below is not None:
            return Recursion(upper, call.depth + 2 * (upper.depth - below.depth))
        upper = upper.below
    return None


def _is_inside(call: Activation, outer: Activation) -> bool:
    """Whether a call was made inside an earlier one that has not returned."""
    below = call.below
    while below is not None and below.depth > outer.depth:
        below = below.below
    return below is not None and below.caller is outer.caller


def _is_same_call(one: Activation, two: Activation) -> bool:
    return one.code is two.code and _alike(one.arguments, two.arguments)


def follow(state: State, code: Code, step: Callable[[State, Code], Code]) -> Code:
    """Continues for a while, and ends the path if the relevant state repeats; execution is deterministic."""
    if state.frames.activation is None or state.threads.parked or state.frames.activation.by_contract:
        return code
    anchor = _Anchor(state, code, state.frames.activation)
    for _ in range(LONGEST_LOOP):
        code = step(state, code)
        activation = state.frames.activation
        if activation is None or activation.by_contract:
            return code
        if activation.depth < anchor.activation.depth:
            # The loop is not in the call in which the path was found, but in one of those that wait for it.
            anchor = _Anchor(state, code, activation)
        elif code is anchor.code and activation is anchor.activation and anchor.is_met(state):
            raise PathEnded(Diverged(state.frames.place))
    return code


def _alike(one: list[Any] | dict[Any, Any], two: list[Any] | dict[Any, Any]) -> bool:
    """Whether values are identical; Python treats 0.0 and -0.0 as equal, but they divide differently."""
    if one != two:
        return False
    places = one if isinstance(one, dict) else range(len(one))
    return all(copysign(1, one[p]) == copysign(1, two[p]) for p in places if one[p].__class__ is float)


def _unchanged(state: State, then: dict[int, Any]) -> bool:
    return all(entity is then[a] or _alike(entity.cells, then[a].cells) for a, entity in state.heap.entities.items())
