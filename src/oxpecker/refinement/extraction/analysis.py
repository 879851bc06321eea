"""Abstract interpretation of one method: states flow through its control flow graph until nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.types import THROWABLE
from oxpecker.refinement.extraction.answers import Answer, answers
from oxpecker.refinement.extraction.conditions import assume
from oxpecker.refinement.extraction.expressions import Expr, Operator, none
from oxpecker.refinement.extraction.expressions import number as integer
from oxpecker.refinement.extraction.footprints import (
    INITIALISER_EXCEPTIONS,
    SPECIFICATION_EXCEPTIONS,
    Callees,
)
from oxpecker.refinement.extraction.locations import RESULT, Location, Place, variable
from oxpecker.refinement.extraction.loops import LoopPattern, loop_patterns
from oxpecker.refinement.extraction.parameters import Parameters
from oxpecker.refinement.extraction.simplification import intersection
from oxpecker.refinement.extraction.state import Bounds, Entry, State, exactly, merge, new_objects
from oxpecker.refinement.extraction.transfer import allocate_some, execute, havoc
from oxpecker.refinement.extraction.values import evaluate
from oxpecker.refinement.extraction.widening import collapse, covers, shortened, widen


@dataclass(frozen=True, slots=True)
class Template:
    """The states in which a method may be left, in terms of its own entry; None where it never is."""

    normal: State | None
    exceptional: State | None
    answers: tuple[Answer, ...] = ()
    """What the result tells about the state before; in terms of the entry, too."""


class Calls(Protocol):
    """What the analysis of a body needs to know about calls."""

    parameters: Parameters
    callees: Callees

    def call(self, state: State, method: typed.Method, arguments: list[Bounds]) -> Template:
        """The states after a call."""

    def visit(self) -> None:
        """A block is looked at."""


Flow = Iterator[tuple[int, State | None]]


class Analysis:
    """The states at all blocks of a method, for one context."""

    def __init__(self, method: typed.Method, entry: Entry, calls: Calls) -> None:
        self.method = method
        self.graph = calls.callees.graph_of(method)
        self.entry = entry
        self.calls = calls
        self.parameters = calls.parameters
        self.order = cfg.reverse_postorder(self.graph)
        self.rank = {number: position for position, number in enumerate(self.order)}
        self.incoming: dict[int, State] = {}
        self.outgoing: dict[int, list[tuple[int, State]]] = {}
        self.rounds: dict[int, int] = {}
        self.before_loop: dict[int, State] = {}
        self.seen_before: dict[int, State] = {}
        self.patterns: dict[int, LoopPattern] = loop_patterns(self.graph, calls.callees)
        self.predecessors: dict[int, list[int]] = {number: [] for number in self.order}
        for number in self.order:
            for target in self.graph.successors(number):
                self.predecessors[target].append(number)

    def template(self) -> Template:
        """The states at both exits."""
        while self._pass():
            pass
        told = answers(self.graph, self.outgoing)
        return Template(self._left(self.graph.exit), self._left(self.graph.exceptional_exit), told)

    @cache  # noqa: B019 - an analysis is short-lived
    def tops(self) -> dict[Location, Expr]:
        """Everything that each location may hold."""
        words = self.entry.vocabulary
        found = {variable(v): words.top(v.type) for v in self.graph.method.variables}
        for location in self.calls.callees.footprint(self.method).relevant:
            found[location] = words.top_of(location)
        return found

    def _left(self, block: int | None) -> State | None:
        state = None if block is None else self.incoming.get(block)
        if state is None or block is None:
            return None
        end = self.graph.blocks[block].end()
        if isinstance(end, graph.Leave) and end.variable is not None:
            value = evaluate(state, typed.Local(end.variable.type, end.variable))
            state = state.assign(RESULT, value)
        kept = {k: v for k, v in state.values.items() if k.place is not Place.VARIABLE}
        return replace(state, values=kept, paths={})

    def _initial(self) -> State:
        words, values = self.entry.vocabulary, {}
        for parameter in self.method.parameters:
            location = variable(parameter)
            if location in self.entry.inexact:
                sides = (words.parameter(parameter, self.method, side) for side in "<>")
                values[location] = Bounds(*sides)
            else:
                values[location] = exactly(words.parameter(parameter, self.method))
        return State(self.entry, values)

    def _pass(self) -> bool:
        """Goes over all blocks once; whether some state has changed."""
        changed = False
        for number in self.order:
            forward = [self._initial()] if number == 0 else []
            backward: list[State] = []
            for source in self.predecessors[number]:
                found = [state for target, state in self.outgoing.get(source, ()) if target == number]
                (forward if self.rank[source] < self.rank[number] else backward).extend(found)
            state = self._arriving(number, merge(forward), merge(backward))
            if state is None or not self._news(number, state):
                continue
            changed = True
            self.incoming[number] = state
            state = shortened(state, self.tops(), self.parameters)
            self.calls.visit()
            flow = self._through(self.graph.blocks[number], state)
            self.outgoing[number] = [(target, out) for target, out in flow if out is not None]
        return changed

    def _news(self, number: int, state: State) -> bool:
        """Whether a block must be looked at again."""
        before = self.before_loop.get(number) if number in self.patterns else None
        if state == self.incoming.get(number) and before == self.seen_before.get(number):
            return False
        if before is not None:
            self.seen_before[number] = before
        return True

    def _arriving(self, number: int, forward: State | None, backward: State | None) -> State | None:
        if forward is None:
            return None
        self.before_loop[number] = forward
        if backward is None:
            return forward
        backward = collapse(backward, new_objects(backward) - new_objects(forward))
        candidate = merge((forward, backward))
        old = self.incoming.get(number)
        assert candidate is not None
        if old is None:
            return candidate
        if covers(old, candidate):
            return old
        rounds = self.rounds[number] = self.rounds.get(number, 0) + 1
        return widen(old, candidate, self.tops(), rounds, self.parameters)

    def _through(self, block: graph.Block, state: State) -> Flow:
        for instruction in block.instructions:
            state = execute(state, instruction, self.parameters.allocations)
        end = block.end()
        if isinstance(end, graph.Goto):
            yield end.target, state
        elif isinstance(end, graph.Branch):
            yield end.then, self._leaving(block.number, end.then, assume(state, end.condition, True))
            yield end.otherwise, self._leaving(block.number, end.otherwise, assume(state, end.condition, False))
        elif isinstance(end, graph.Guard):
            # Values stay as they are: what passes a guard is used at once, so it says nothing new.
            if assume(state, end.condition, False) is not None:
                yield end.next, state
            if assume(state, end.condition, True) is not None:
                yield self._throws(state, end.handler, (end.exception,))
        elif isinstance(end, graph.CallMethod):
            yield from self._call(state, end)
        elif isinstance(end, graph.InitialiseClass):
            yield from self._initialise(state, end)
        else:
            yield from self._rest(state, end)

    def _rest(self, state: State, end: graph.Terminator) -> Flow:
        if isinstance(end, graph.ThrowObject):
            yield end.handler.block, state.assign(variable(end.handler.variable), evaluate(state, end.value))
        elif isinstance(end, graph.Resume):
            selected = state[variable(end.selector)].upper
            for position, target in enumerate(end.targets):
                if intersection(selected, integer(position)).operator is not Operator.NONE:
                    yield target, state
        elif isinstance(end, graph.Check):
            state = self._asked(state, end.condition)
            yield end.next, state
            yield self._throws(state, end.handler, SPECIFICATION_EXCEPTIONS)
        elif isinstance(end, graph.Measure):
            top = Bounds(none(1), self.entry.vocabulary.top(end.variable.type))
            state = self._asked(state, end.value)
            yield end.next, state.assign(variable(end.variable), top)
            yield self._throws(state, end.handler, SPECIFICATION_EXCEPTIONS)
        elif isinstance(end, graph.UseMonitor):
            state = state.lose("it waits for other threads")
            yield end.next, state
            yield self._throws(state, end.handler, ())

    def _asked(self, state: State, asked: typed.Expression) -> State:
        """The state after a specification was evaluated."""
        footprint = self.calls.callees.specification(asked)
        if footprint.lost is not None:
            return state.lose(footprint.lost)
        return havoc(state, footprint.changes) if footprint.changes else state

    def _leaving(self, source: int, target: int, state: State | None) -> State | None:
        """A loop of a known pattern leaves more behind than its head tells (Karun 4.6)."""
        pattern = self.patterns.get(source)
        if state is None or pattern is None or pattern.exit != target:
            return state
        before = self.before_loop.get(pattern.head)
        return state if before is None else pattern.refine(before, state)

    def _throws(self, state: State, handler: graph.Handler, classes: tuple[str, ...]) -> tuple[int, State]:
        for name in classes:
            state = allocate_some(state, name)
        top = Bounds(none(1), self.entry.vocabulary.top(THROWABLE))
        return handler.block, state.assign(variable(handler.variable), top)

    def _call(self, state: State, end: graph.CallMethod) -> Flow:
        targets = self.calls.callees.targets(end.method, end.virtual)
        given = [*([] if end.receiver is None else [end.receiver]), *end.arguments]
        arguments = [evaluate(state, argument) for argument in given]
        if targets is None:
            lost = state.lose(f"nothing is known about {end.method}")
            results = [Template(lost, lost)]
        else:
            results = [_known(state, target, self.calls.call(state, target, arguments)) for target in targets]
        normal = merge(result.normal for result in results if result.normal is not None)
        if normal is not None:
            yield end.next, self._returned(normal, end.variable)
        thrown = merge(result.exceptional for result in results if result.exceptional is not None)
        if thrown is not None:
            yield self._throws(thrown, end.handler, ())

    def _returned(self, state: State, target: typed.Variable | None) -> State:
        result = state.values.get(RESULT)
        values = {k: v for k, v in state.values.items() if k != RESULT}
        state = replace(state, values=values)
        if target is None:
            return state
        top = Bounds(none(1), self.entry.vocabulary.top(target.type))
        return state.assign(variable(target), top if result is None else result)

    def _initialise(self, state: State, end: graph.InitialiseClass) -> Flow:
        """Initialisers run at the first use of a class: perhaps now, perhaps they have run before."""
        methods = self.calls.callees.initialisers(end.class_name)
        if methods is None:
            lost = state.lose(f"nothing is known about the initialisation of {end.class_name}")
            yield end.next, lost
            yield self._throws(lost, end.handler, INITIALISER_EXCEPTIONS)
            return
        thrown = state
        for method in reversed(methods):
            after = self.calls.call(state, method, [])
            thrown = havoc(thrown, self.calls.callees.footprint(method).changes)
            if after.normal is not None:
                state = merge((state, after.normal)) or state
        yield end.next, state
        yield self._throws(thrown, end.handler, INITIALISER_EXCEPTIONS)


def _known(before: State, method: typed.Method, result: Template) -> Template:
    """What is known after a call: where a query of the library gives up, its value may be any, and nothing changes."""
    if before.lost is not None or result.normal is None or result.normal.lost is None or not method.info.is_query:
        return result
    return replace(result, normal=before)
