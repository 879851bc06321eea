"""Instructions on arrays of numbers: elements are read and written, and arrays are created."""

from __future__ import annotations

from typing import Protocol

from oxpecker.horn.contract import Contract
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import TRUE, Formula, conditional, conjunction, constant_array, implication, store
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Evaluation
from oxpecker.horn.state import State
from oxpecker.horn.values import Opaque, Reference, Region, Value, array_sort, is_scalar, reference_of
from oxpecker.oox.cfg import graph
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType


class Encoder(Protocol):
    """What encodes the method."""

    contract: Contract

    def evaluation(self, state: State) -> Evaluation:
        """Evaluates in the innermost call."""
        ...

    def show(self, state: State, kind: Kind, span: Span, goal: Formula) -> None:
        """Adds an obligation."""
        ...

    def unused(self, name: str) -> str:
        """A name that no other value has."""
        ...


def load_element(encoder: Encoder, state: State, node: graph.LoadElement) -> None:
    """A read within bounds."""
    evaluation = encoder.evaluation(state)
    array = evaluation.value(node.array)[0]
    value: Value = Opaque("an element of an array of objects")
    if isinstance(array, Reference):
        value = evaluation.read(array, evaluation.number(node.index)[0])
    state.frame.locals[node.variable.index] = value


def store_element(encoder: Encoder, state: State, node: graph.StoreElement) -> None:
    """A write within bounds."""
    evaluation = encoder.evaluation(state)
    array = reference_of(evaluation.value(node.array)[0], node.span)
    index = evaluation.number(node.index)[0]
    value = evaluation.number(node.value)[0]
    for condition, region in array.options:
        if region is None:
            continue
        if region not in state.heap:
            raise NotEncodable("an array of objects", node.span)
        if region.existed:
            assigned(encoder, state, condition, region, index, index, node.span)
        before = state.heap[region]
        state.heap[region] = conditional(condition, store(before, index, value), before)


def assigned(
    encoder: Encoder, state: State, condition: Formula, region: Region, low: Formula, high: Formula, span: Span
) -> None:
    """Elements of an array that existed on entry are assigned: each case that applies must allow it."""
    evaluation = encoder.evaluation(state)
    evaluation.now = state.frames[0].entry
    for applies, allowed in encoder.contract.allows(evaluation, region, low, high):
        encoder.show(state, Kind.ASSIGNABLE, span, implication(conjunction(condition, applies), allowed))


def allocate_array(encoder: Encoder, state: State, node: graph.AllocateArray) -> None:
    """A new array is different from all others."""
    t = node.variable.type
    if not isinstance(t, ArrayType) or len(node.sizes) != 1 or not is_scalar(t.element):
        state.frame.locals[node.variable.index] = Opaque("an array of objects")
        return
    length = encoder.evaluation(state).number(node.sizes[0])[0]
    region = Region(len(state.heap), encoder.unused("new"), t.element, length, False)
    state.heap[region] = constant_array(array_sort(t.element), 0)
    state.frame.locals[node.variable.index] = Reference(((TRUE, region),))
