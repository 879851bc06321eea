"""Paths that come back to a state they have been in: they run for ever, and nothing new is to be seen on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import copysign
from typing import TYPE_CHECKING, Any

from oxpecker.engine.paths import Diverged, PathEnded
from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.interpreter.scan import nodes_in

if TYPE_CHECKING:
    from oxpecker.engine.state import State

Code = Callable[[Any], Any]

_PATIENCE = 2000
"""How many pieces of code a loop may have."""


def follow(state: State, code: Code, step: Callable[[State, Code], Code]) -> Code:
    """Goes on for a while, and ends the path if all that matters becomes as it was: what runs is deterministic."""
    activation = state.activation
    if activation is None or state.threads.parked:
        return code
    first, path, then = code, state.path, state.snapshot()
    monitors = state.threads.monitors.copy()
    slots = activation.code.steering
    frame = [state.f[slot] for slot in slots]
    for _ in range(_PATIENCE):
        code = step(state, code)
        if code is not first or state.activation is not activation:
            continue
        same = state.next_address == then.next_address and state.path is path and _alike(state.statics, then.statics)
        same = same and state.threads.monitors == monitors
        if same and _alike(frame, [state.f[slot] for slot in slots]) and _unchanged(state, then.heap):
            raise PathEnded(Diverged(state.place()))
    return code


def _alike(one: list[Any] | dict[Any, Any], two: list[Any] | dict[Any, Any]) -> bool:
    """Whether values are the same; to Python 0.0 is equal to -0.0, which divide differently."""
    if one != two:
        return False
    places = one if isinstance(one, dict) else range(len(one))
    return all(copysign(1, one[p]) == copysign(1, two[p]) for p in places if one[p].__class__ is float)


def _unchanged(state: State, then: dict[int, Any]) -> bool:
    return all(entity is then[a] or _alike(entity.cells, then[a].cells) for a, entity in state.heap.items())


def steering(control: graph.Graph) -> tuple[int, ...]:
    """The locals that have a say in where a method goes and what it does to others; its result does not count."""
    flows: dict[int, set[int]] = {}
    found: set[int] = set()
    for block in control.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, graph.SetVariable):
                flows.setdefault(instruction.variable.index, set()).update(_locals([instruction.value]))
            else:
                found |= _locals([instruction])
        end = block.end()
        if isinstance(end, graph.Resume):
            found.add(end.selector.index)
        if not isinstance(end, (graph.Leave, graph.LeaveThrowing)):
            found |= _locals([end])
    pending = list(found)
    while pending:
        for source in flows.get(pending.pop(), ()):
            if source not in found:
                found.add(source)
                pending.append(source)
    return tuple(sorted(found))


def _locals(roots: Iterable[object]) -> set[int]:
    return {node.variable.index for node in nodes_in(list(roots)) if isinstance(node, typed.Local)}
