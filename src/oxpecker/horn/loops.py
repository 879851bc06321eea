"""What a loop may assign."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.calls import Calls
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


def _targets(state: State, array: typed.Expression, assigned: set[int]) -> set[Region]:
    """The arrays that an expression in a loop may be; a local that the loop assigns may be any of them."""
    if isinstance(array, typed.Local) and array.variable.index not in assigned:
        value = state.frame.locals.get(array.variable.index)
        if isinstance(value, Reference):
            return {region for _, region in value.options if region is not None}
    return set(state.heap)
