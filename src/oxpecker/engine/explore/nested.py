"""Runs inside a run: static initialisers, and pure methods that specifications call."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oxpecker.engine.path.endings import Excluded, Violated
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.heap import Record, Value, past_heap, present_heap
from oxpecker.engine.path.requests import Narrow, RunPure, Unsupported
from oxpecker.engine.path.writes import first_write
from oxpecker.engine.specification.evaluation import ThrownInside
from oxpecker.oox.hierarchy import Hierarchy, MethodInfo
from oxpecker.oox.prelude import MESSAGE, WRONG_TYPE
from oxpecker.oox.source import Span
from oxpecker.oox.types import ClassType

if TYPE_CHECKING:
    from oxpecker.engine.compiled.program import ProgramCode
    from oxpecker.engine.path.state import State

Code = Callable[[Any], Any]


class NestedRuns:
    """What an explorer does before a state can go on with what it was at."""

    program: ProgramCode
    hierarchy: Hierarchy

    def initialise(
        self,
        state: State,
        name: str,
        go_on: Code,
        slot: int,
        handler: Code,
        span: Span,
        in_specification: bool = False,
    ) -> Code:
        """Runs the static initialisers that are due for a class, superclasses first."""
        thread = state.threads.current
        state.touch(("class", name), 0, Touch.READ)
        for info in reversed(list(self.hierarchy[name].lineage())):
            if info.initialiser is None or state.class_states.get(info.name) in ("done", thread):
                continue
            if state.class_states.get(info.name) == "failed":
                details = {MESSAGE: info.name, WRONG_TYPE: info.name}
                return state.throw_new("NoClassDefFoundError", slot, handler, span, details)
            due, first_new = info.name, state.next_address
            state.class_states[due] = thread
            state.touch(("class", due), 0, Touch.ENTER)

            def again(m: State, due: str = due, first_new: int = first_new) -> Code:
                m.class_states[due] = "done"
                m.initials = {**m.initials, **{key: value for key, value in m.statics.items() if key[0] == due}}
                _settle(m, first_new)
                m.touch(("class", due), 0, Touch.LEAVE)
                return self.initialise(m, name, go_on, slot, handler, span, in_specification)

            def failed(m: State, due: str = due) -> Code:
                m.at = failed
                cause = m.one_target(m.f[slot])
                is_error = m.is_instance(cause, ClassType("Error"))
                m.class_states[due] = "failed"
                m.touch(("class", due), 0, Touch.LEAVE)
                if is_error:
                    return handler
                cls = self.hierarchy["ExceptionInInitializerError"]
                m.f[slot] = m.allocate(cls, span)
                field = cls.find_field("exception", static=False)
                if field is not None:
                    m.writable(m.f[slot]).cells[field.slot] = cause
                return handler

            code = self.program.code_of(info.initialiser, plain=True)
            return state.call(code, [], -1, again, slot, failed, span, in_specification)
        return go_on

    def may_initialise(self, state: State, name: str, thread: int) -> bool:
        """Whether no other thread is at a class that would have to be initialised."""
        for info in reversed(list(self.hierarchy[name].lineage())):
            status = state.class_states.get(info.name)
            if info.initialiser is not None and status not in ("done", thread):
                return not isinstance(status, int)
        return True

    def is_initialised(self, state: State, name: str) -> bool:
        """Whether no static initialiser is due for a class."""
        lineage = self.hierarchy[name].lineage()
        return all(info.initialiser is None or info.name in state.class_states for info in lineage)

    def initialise_now(self, state: State, name: str, span: Span) -> State:
        """Runs the initialisers of a class, then tries again what needed them."""
        again, memo = state.at, state.memo
        state.memo = {}
        state.f = [*state.f, None]
        slot = len(state.f) - 1

        def go_on(m: State) -> Code:
            m.f = m.f[:slot]
            m.memo, m.at = memo, again
            return again

        state.code = lambda m: self.initialise(m, name, go_on, slot, go_on, span, in_specification=True)
        return state

    def initialise_before(self, state: State, name: str, go_on: Code, span: Span) -> Code:
        """Initialises the class of an input, as it was before the method under check began (JLS 12.4.1).

        The initialisers see the state of that moment. An object whose class cannot be initialised does not exist.
        """
        heap, statics, epochs, footprint = state.heap, state.statics, state.epochs, state.footprint
        mark, first_new, initialised = state.writes, state.next_address, state.class_states.copy()
        state.f = [*state.f, None]
        slot = len(state.f) - 1
        state.recording += 1
        state.footprint = None
        if state.begun is not None:
            state.heap = past_heap(state.begun.heap, heap)
            state.statics = {**state.initials, **state.begun.statics}
            state.epochs = state.begun.epochs
            state.token = object()

        def ready(m: State) -> Code:
            m.at = ready
            write = first_write(m, mark, first_new, initialised)
            if write is not None:
                raise Unsupported(f"the initialisation of {name}, which changes what was there before", write.span)
            m.recording -= 1
            m.writes = mark
            m.f = m.f[:slot]
            made = {key: value for key, value in m.statics.items() if key[0] not in initialised}
            m.initials = {**m.initials, **made}
            m.heap, m.statics, m.epochs = present_heap(heap, m.heap), {**m.initials, **statics}, epochs
            m.token = object()
            _keep(m, first_new, born=0)
            m.footprint = None if footprint is None else footprint.copy()
            return go_on

        def impossible(m: State) -> Code:
            m.end(Excluded(span))

        return self.initialise(state, name, ready, slot, impossible, span, in_specification=True)

    def dispatched(self, state: State, request: RunPure) -> tuple[MethodInfo, list[Value]]:
        """The method that a call in a specification runs, and its arguments; an open class is narrowed."""
        if not request.virtual:
            return request.method, list(request.arguments)
        address = state.one_target(request.arguments[0])
        record = state.heap[address]
        assert isinstance(record, Record)
        chosen = {cls.dispatch[request.method.signature].key: cls for cls in record.classes}
        if len(chosen) > 1:
            raise Narrow(address, tuple((cls,) for cls in record.classes))
        return record.classes[0].dispatch[request.method.signature], [address, *request.arguments[1:]]

    def run_pure(self, state: State, request: RunPure) -> State:
        """Calls a pure method and remembers its result."""
        again, memo = state.at, state.memo
        state.memo = {}
        state.f = [*state.f, None]
        slot = len(state.f) - 1
        heap, statics, epochs, versions = state.heap, state.statics, state.epochs, state.versions
        mark, first_new, initialised = state.writes, state.next_address, state.class_states.copy()
        state.recording += 1
        if request.past is not None:
            state.heap = past_heap(request.past.heap, heap)
            state.statics = {**state.initials, **request.past.statics}
            state.epochs, state.versions = request.past.epochs, request.past.versions
            state.token = object()
            if state.footprint is not None:
                state.footprint.guard = False

        def got(m: State) -> Code:
            m.at = got
            write = first_write(m, mark, first_new, initialised)
            if write is not None:
                m.end(Violated("assignable", write.span, f"the pure {request.method} assigns something"))
            return ended(m)

        def ended(m: State) -> Code:
            m.recording -= 1
            result = m.f[slot]
            m.f = m.f[:slot]
            if request.past is not None:
                for address in range(first_new, m.next_address):
                    made = m.heap.get(address)
                    if made is not None and not made.is_input:
                        # What was made in the past is as it is now whenever the past is looked at again.
                        made.initial = made.cells.copy()
                m.heap, m.statics, m.token = present_heap(heap, m.heap), {**m.initials, **statics}, object()
                _keep(m, first_new)
                if m.footprint is not None:
                    m.footprint.guard = True
                m.epochs, m.versions = epochs, versions
            m.memo, m.at = {**memo, request.call: result}, again
            return again

        def threw(m: State) -> Code:
            m.at = threw
            address = m.one_target(m.f[slot])
            record = m.heap[address]
            assert isinstance(record, Record)
            if len(record.classes) > 1:
                raise Narrow(address, tuple((cls,) for cls in record.classes))
            m.f[slot] = ThrownInside(record.classes[0].name, address)
            return ended(m)

        def start(m: State) -> Code:
            m.at = start
            method, arguments = self.dispatched(m, request)
            code = self.program.code_of(method, plain=True)
            return m.call(code, arguments, slot, got, slot, threw, request.span, in_specification=True)

        state.code = start
        return state


def _settle(state: State, first_new: int) -> None:
    """What an initialiser made is there, as it was made, whenever the past is looked at: constants have no past."""
    for address in range(first_new, state.next_address):
        entity = state.heap.get(address)
        if entity is not None and not entity.is_input and not entity.is_open:
            made = state.writable(address)
            made.initial = made.cells.copy()


def _keep(state: State, first_new: int, born: int | None = None) -> None:
    """What code made while it looked at an earlier moment is there, as it was made, in every later look at it."""
    for address in range(first_new, state.next_address):
        if address in state.heap and not state.heap[address].is_input:
            made = state.writable(address)
            made.born = made.born if born is None else born
            made.close(hidden=True)
