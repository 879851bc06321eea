"""What a loop may assign."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.calls import Calls
from oxpecker.horn.invariants import LoopInvariant, Round
from oxpecker.horn.specification import Moment
from oxpecker.horn.state import State
from oxpecker.horn.values import Reference, Region
from oxpecker.oox import typed
from oxpecker.oox.cfg import graph


def written(state: State, node: graph.EnterLoop, calls: Calls) -> Iterator[Region]:
    """The arrays that a loop may write to."""
    assigned = {variable.index for variable in node.assigned}
    found: set[Region] = set()
    for block in node.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, graph.StoreElement):
                found |= _targets(state, instruction.array, assigned)
        end = block.end()
        if isinstance(end, graph.CallMethod) and calls.writes_arrays(end):
            found |= set(state.heap)
    return (region for region in state.heap if region in found)


def completed(state: State, loop: LoopInvariant, now: Moment) -> Iterator[Round]:
    """The way through the body of a loop that a path has come to the end of."""
    visit = next((each for each in reversed(state.visits) if each.loop.span == loop.span), None)
    if visit is not None:
        hypotheses = tuple(state.knowledge.hypotheses)
        yield Round(visit, loop.scope(now, state.frame.entry), tuple(state.visits), hypotheses)


def _targets(state: State, array: typed.Expression, assigned: set[int]) -> set[Region]:
    """The arrays that an expression in a loop may be; a local that the loop assigns may be any of them."""
    if isinstance(array, typed.Local) and array.variable.index not in assigned:
        value = state.frame.locals.get(array.variable.index)
        if isinstance(value, Reference):
            return {region for _, region in value.options if region is not None}
    return set(state.heap)
