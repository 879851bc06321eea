"""A call that a contract stands for: its precondition is shown, and its postcondition assumed of what it may assign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.horn.array_access import assigned
from oxpecker.horn.contract import Contract
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.field_access import any_value, assign, assigned_by_call, assigned_object, assume_closed
from oxpecker.horn.formula import (
    FALSE,
    ONE,
    TRUE,
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    conjunction,
    equal,
    implication,
    minus,
    negation,
    quantified,
    select,
    symbol,
)
from oxpecker.horn.linked import heap_of, place_of
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Evaluation, Moment
from oxpecker.horn.state import State
from oxpecker.horn.values import Region, Value, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.types import ClassType

if TYPE_CHECKING:
    from oxpecker.horn.encoding import Encoder


_OF_OVERFLOWS = {"Object", "Throwable", "Error", "VirtualMachineError", "StackOverflowError"}
"""The classes that a stack overflow is of."""


class CallByContract:
    """One call."""

    def __init__(self, encoder: Encoder, node: graph.CallMethod, method: typed.Method, contract: Contract) -> None:
        self.encoder, self.node, self.method, self.contract = encoder, node, method, contract
        encoder.relied_on[method.info.key] = method
        self.is_recursive = encoder.effects.calls_back(encoder.method.info, method.info)
        if self.is_recursive:
            encoder.recursive[method.info.key] = method

    def take(self, state: State, arguments: dict[int, Value]) -> None:
        """The state after the call."""
        node, encoder = self.node, self.encoder
        if self._may_catch(state):
            raise NotEncodable("a call by contract inside of a 'try', which may catch a stack overflow", node.span)
        if encoder.linked and any(encoder.calls.allocates(node, each) for each in encoder.linked):
            raise NotEncodable("a call by contract that extends a linked structure", node.span)
        invariants = encoder.class_invariants
        invariants.owe_of_arguments(encoder, state, self.method, arguments.values())
        before = state.moment(arguments)
        at_call = self._about(state, before, before)
        for clause, owed in self.contract.required(at_call):
            encoder.show(state, Kind.REQUIRES, node.span, owed, clause=clause)
            state.knowledge.assume(owed)
        self._descend(state, at_call)
        if encoder.calls.writes_arrays(node):
            for region in list(state.heap):
                self._assign(state, region, at_call)
        self._assign_fields(state, at_call)
        after = self._about(state, state.moment(arguments), before)
        after.strict = False
        kept = invariants.kept(after, self.method.info, arguments.values())
        for exception in self.contract.let_out():
            signalled = self.contract.signalled(at_call, after, exception)
            encoder.throw(state, conjunction(signalled, kept), exception, node.handler)
        result = self._result(state)
        state.knowledge.assume(conjunction(self.contract.promised(at_call, after, result), kept))

    def _result(self, state: State) -> Value | None:
        """Any result; one that nobody keeps is in the contract, too."""
        variable, t = self.node.variable, self.method.info.return_type
        if variable is None:
            return self.encoder.fresh("result", t) if is_scalar(t) else None
        result = self.encoder.any_value(state, variable)
        state.frame.locals[variable.index] = result
        return result

    def _may_catch(self, state: State) -> bool:
        """Whether code may go on after an exception of the call."""
        handlers = [*(frame.handler for frame in state.frames[1:]), self.node.handler]
        pairs = zip(handlers, state.frames, strict=True)
        return any(handler is not None and not _lets_pass(handler, f.graph) for handler, f in pairs)

    def _about(self, state: State, now: Moment, entry: Moment) -> Evaluation:
        encoder = self.encoder
        context = encoder.program.hierarchy, encoder.arithmetic, encoder.folds, state.knowledge
        return Evaluation(*context, now, entry, calls=encoder.calls)

    def _assign(self, state: State, region: Region, at_call: Evaluation) -> None:
        """An array that the called method may assign gets any contents, but for the elements that it may not."""
        ranges = self.contract.assigned(at_call, region)
        if ranges is None:
            ranges = [(TRUE, ZERO, minus(region.length, ONE))]
        if not ranges:
            return
        if region.existed:
            for condition, low, high in ranges:
                assigned(self.encoder, state, condition, region, low, high, self.node.span)
        before, after = state.heap[region], self.encoder.fresh_array(region)
        state.heap[region] = after
        state.knowledge.assume(_kept(before, after, ranges))

    def _assign_fields(self, state: State, at_call: Evaluation) -> None:
        """The fields that the code of the called method assigns, and its frame allows, get any values."""
        assigned = assigned_by_call(state, self.node, self.encoder.calls, self.encoder.linked)
        for region, field in dict.fromkeys(assigned):
            listed = self.contract.assigned_linked(at_call, field) if region == heap_of(field.owner) else None
            if listed is not None:
                self._assign_linked(state, field, listed)
                continue
            condition = state.knowledge.simplified(self.contract.assigns_field(at_call, region, field))
            if condition != FALSE:
                value = any_value(self.encoder, state, region, field)
                assign(self.encoder, state, condition, region, field, value, self.node.span)
        assume_closed(self.encoder, state)

    def _assign_linked(self, state: State, field: FieldInfo, listed: list[tuple[Formula, Formula]]) -> None:
        """A field of some objects of a linked class gets any values."""
        place = place_of(field)
        if place not in state.fields or not listed:
            return
        after = any_value(self.encoder, state, place[0], field)
        for condition, target in listed:
            assigned_object(self.encoder, state, condition, target, field, self.node.span)
        before = state.fields[place]
        assert isinstance(before, Formula) and isinstance(after, Formula)
        one = symbol("object'", Sort.OBJECT)
        others = (negation(conjunction(condition, equal(one, target))) for condition, target in listed)
        same = equal(select(after, one), select(before, one))
        state.knowledge.assume(quantified(Op.FORALL, (one,), implication(conjunction(*others), same)))
        state.fields[place] = after

    def _descend(self, state: State, at_call: Evaluation) -> None:
        """In a recursion, the measure of the called method is below that of the method itself."""
        called, own = self.method.measure, self.encoder.method.measure
        if called is None or own is None or not self.is_recursive:
            return
        entry = state.frames[0].entry
        smaller = self.contract.is_smaller(at_call, called, self._about(state, entry, entry), own)
        self.encoder.show(state, Kind.DECREASES, self.node.span, smaller)


def _lets_pass(handler: graph.Handler, code: graph.Graph) -> bool:
    """Whether a stack overflow leaves a method through a handler: the handler only asks for other classes."""
    block, seen = handler.block, set[int]()
    while block not in seen:
        if block == code.exceptional_exit:
            return True
        seen.add(block)
        end = code.blocks[block].end()
        if code.blocks[block].instructions:
            return False
        if isinstance(end, graph.Goto):
            block = end.target
        elif isinstance(end, graph.Branch) and _asks_for_others(end.condition, handler.variable):
            block = end.otherwise
        elif isinstance(end, graph.ThrowObject) and _is(end.value, handler.variable):
            handler = end.handler
            block = handler.block
        else:
            return False
    return False


def _asks_for_others(condition: typed.Expression, exception: typed.Variable) -> bool:
    """Whether a condition asks if an exception is of a class that no stack overflow is of."""
    match condition:
        case typed.TypeTest(operand=operand, tested=ClassType(name=name)):
            return _is(operand, exception) and name not in _OF_OVERFLOWS
    return False


def _is(expression: typed.Expression, variable: typed.Variable) -> bool:
    return isinstance(expression, typed.Local) and expression.variable == variable


def _kept(before: Formula, after: Formula, ranges: list[tuple[Formula, Formula, Formula]]) -> Formula:
    """The elements outside of some ranges are the same."""
    index = symbol("kept'", Sort.INT)
    others = [negation(conjunction(c, at_most(low, index), at_most(index, high))) for c, low, high in ranges]
    same = equal(select(after, index), select(before, index))
    return quantified(Op.FORALL, (index,), implication(conjunction(*others), same))
