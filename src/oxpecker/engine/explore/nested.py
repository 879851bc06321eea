"""Runs inside a run: static initialisers, and pure methods that specifications call."""

from __future__ import annotations

from oxpecker.engine.machine.calls import call, throw_new
from oxpecker.engine.machine.references import one_target
from oxpecker.engine.machine.types import is_instance
from oxpecker.engine.path.endings import Excluded, PathEnded, Violated, ends
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.heap import Present
from oxpecker.engine.path.requests import Narrow, RunPure, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.engine.specification.evaluator import ThrownInside
from oxpecker.engine.specification.writes import first_write
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.analysis.static_state import begins_program, static_state
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.prelude import MESSAGE, WRONG_TYPE
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.types import ClassType, shown_class
from oxpecker.results import AssumptionKind


class NestedRuns:
    """Code that runs before a state can continue with its current instruction."""

    def __init__(self, explorer: Exploration) -> None:
        self.program = explorer.program
        self.hierarchy = explorer.hierarchy
        self.log = explorer.log

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
        """Runs the pending static initialisers of a class, superclasses first."""
        thread = state.threads.current
        state.action.touch(("class", name), 0, Touch.READ)
        for info in reversed(list(self.hierarchy[name].lineage())):
            if info.initialiser is None or state.heap.class_states.get(info.name) in (ClassStatus.DONE, thread):
                continue
            if state.heap.class_states.get(info.name) == ClassStatus.FAILED:
                details = {MESSAGE: info.name, WRONG_TYPE: info.name}
                return throw_new(state, "NoClassDefFoundError", slot, handler, span, details)
            due, first_new = info.name, state.heap.next_address
            state.heap.class_states[due] = thread
            state.action.touch(("class", due), 0, Touch.ENTER)

            def again(m: State, due: str = due, first_new: int = first_new) -> Code:
                m.heap.class_states[due] = ClassStatus.DONE
                self._assume_early(m, due)
                if not in_specification and self._is_felt(m, due):
                    self._require_unused(m, due, span)
                m.heap.initials = {
                    **m.heap.initials,
                    **{key: value for key, value in m.heap.statics.items() if key[0] == due},
                }
                _settle(m, first_new)
                m.action.touch(("class", due), 0, Touch.LEAVE)
                return self.initialise(m, name, go_on, slot, handler, span, in_specification)

            def failed(m: State, due: str = due) -> Code:
                m.frames.retry = failed
                cause = one_target(m, m.frames.locals[slot])
                is_error = is_instance(m, cause, ClassType("Error"))
                m.heap.class_states[due] = ClassStatus.FAILED
                if not in_specification:
                    self._assume_unused(m, due)
                m.action.touch(("class", due), 0, Touch.LEAVE)
                if is_error:
                    return handler
                cls = self.hierarchy["ExceptionInInitializerError"]
                m.frames.locals[slot] = m.heap.allocate(cls)
                field = cls.find_field("exception", static=False)
                if field is not None:
                    m.heap.writable(m.frames.locals[slot]).cells[field.slot] = cause
                return handler

            code = self.program.code_of(info.initialiser, plain=True)
            return call(state, code, [], -1, again, slot, failed, span, in_specification)
        return go_on

    def _require_unused(self, state: State, name: str, span: Span) -> None:
        """Assumes that a class has not been used before; it has if an argument may be an object of it."""
        first = state.frames.outermost
        types = () if first is None else first.code.info.parameter_types
        given = [self.hierarchy.get(t.name) for t in types if isinstance(t, ClassType)]
        if any(cls is not None and name in (each.name for each in cls.lineage()) for cls in given):
            raise Unsupported(f"an input of {shown_class(name)} beside what its initialiser changes", span)
        self._assume_unused(state, name)

    def _assume_unused(self, state: State, name: str) -> None:
        """Records that a class is assumed not to have been used before."""
        first = state.frames.outermost
        if first is None or not begins_program(first.code.info):
            shown = shown_class(name)
            self.log.assume(AssumptionKind.UNUSED_CLASS, shown, f"class {shown} not used before")

    def _is_felt(self, state: State, name: str) -> bool:
        """Whether an initialiser may change what the method under check sees, and only happens to run on its path."""
        known, first = static_state(self.program.program), state.frames.outermost
        if first is None or name not in known.felt or name in known.classes:
            return False
        return known.initialisers().is_felt_by(name, static_uses(self.program.program).reads(first.code.info))

    def _assume_early(self, state: State, name: str) -> None:
        """Records that an enum is assumed to be initialised before code changes the static fields that it reads."""
        first = state.frames.outermost
        if name in static_state(self.program.program).enums and (first is None or not begins_program(first.code.info)):
            shown = shown_class(name)
            self.log.assume(AssumptionKind.STATICS, shown, f"enum {shown} initialised before static fields change")

    def may_initialise(self, state: State, name: str, thread: int) -> bool:
        """Whether no other thread is initialising a class that must be initialised."""
        for info in reversed(list(self.hierarchy[name].lineage())):
            status = state.heap.class_states.get(info.name)
            if info.initialiser is not None and status not in (ClassStatus.DONE, thread):
                return not isinstance(status, int)
        return True

    def is_initialised(self, state: State, name: str) -> bool:
        """Whether no static initialiser of a class is pending."""
        lineage = self.hierarchy[name].lineage()
        return all(info.initialiser is None or info.name in state.heap.class_states for info in lineage)

    def initialise_now(self, state: State, name: str, span: Span) -> State:
        """Runs the initialisers of a class, then retries the instruction that needed them."""
        again, memo = state.frames.retry, state.specification.memo
        state.specification.memo = {}
        slot = state.frames.add_slot()

        def go_on(m: State) -> Code:
            m.frames.drop_slot(slot)
            m.specification.memo, m.frames.retry = memo, again
            return again

        state.frames.next = lambda m: self.initialise(m, name, go_on, slot, go_on, span, in_specification=True)
        return state

    def initialise_before(self, state: State, name: str, go_on: Code, span: Span) -> Code:
        """Initialises the class of an input in the state before the method under check started (JLS 12.4.1).

        The initialisers see the state of that moment. An object whose class cannot be initialised does not exist.
        """
        footprint, mark = state.action.footprint, state.specification.writes
        first_new, initialised = state.heap.next_address, state.heap.class_states.copy()
        slot = state.frames.add_slot()
        state.specification.recording += 1
        state.action.footprint = None
        begun = state.specification.begun
        present = state.heap.present() if begun is None else state.heap.look_back(begun)

        def ready(m: State) -> Code:
            m.frames.retry = ready
            write = first_write(m, mark, first_new, initialised)
            if write is not None:
                raise Unsupported(f"the initialiser of {name}, which changes objects that already exist", write.span)
            m.specification.recording -= 1
            m.specification.writes = mark
            m.frames.drop_slot(slot)
            made = {key: value for key, value in m.heap.statics.items() if key[0] not in initialised}
            m.heap.initials = {**m.heap.initials, **made}
            m.heap.come_back(present)
            _keep(m, first_new, born=0)
            m.action.footprint = None if footprint is None else footprint.copy()
            return go_on

        return self.initialise(state, name, ready, slot, ends(Excluded(span)), span, in_specification=True)

    def dispatched(self, state: State, request: RunPure) -> tuple[MethodInfo, list[Value]]:
        """The method that a call in a specification runs, and its arguments; narrows the receiver's class if needed."""
        if not request.virtual:
            return request.method, list(request.arguments)
        address = one_target(state, request.arguments[0])
        record = state.heap.entities[address]
        assert isinstance(record, Record)
        chosen = {cls.dispatch[request.method.signature].key: cls for cls in record.classes}
        if len(chosen) > 1:
            raise Narrow(address, tuple((cls,) for cls in record.classes))
        return record.classes[0].dispatch[request.method.signature], [address, *request.arguments[1:]]

    def run_pure(self, state: State, request: RunPure) -> State:
        """Calls a pure method and stores its result."""
        run = _PureRun(state, request)

        def start(m: State) -> Code:
            m.frames.retry = start
            method, arguments = self.dispatched(m, request)
            code = self.program.code_of(method, plain=True)
            return call(m, code, arguments, run.slot, run.got, run.slot, run.threw, request.span, in_specification=True)

        state.frames.next = start
        return state


class _PureRun:
    """A pure method that runs during an evaluation, perhaps in an earlier state."""

    def __init__(self, state: State, request: RunPure) -> None:
        self.request = request
        self.again, self.memo = state.frames.retry, state.specification.memo
        self.mark, self.versions = state.specification.writes, state.heap.versions
        self.first_new, self.initialised = state.heap.next_address, state.heap.class_states.copy()
        state.specification.memo = {}
        state.specification.recording += 1
        self.slot = state.frames.add_slot()
        self.present: Present | None = None
        if request.past is not None:
            self.present = state.heap.look_back(request.past)
            state.heap.versions = request.past.versions
            if state.action.footprint is not None:
                state.action.footprint.guard = False

    def got(self, m: State) -> Code:
        """The method has returned; it must not have assigned anything."""
        m.frames.retry = self.got
        write = first_write(m, self.mark, self.first_new, self.initialised)
        if write is not None and self.is_internal(m, write):
            what = f"{self.request.method} in a contract, which changes an object of the library"
            raise Unsupported(what, self.request.span)
        if write is not None:
            reason = f"the pure {self.request.method} assigns something"
            raise PathEnded(Violated(ViolationKind.ASSIGNABLE, write.span, reason))
        return self.ended(m)

    def is_internal(self, m: State, write: WriteLog) -> bool:
        """Whether a library method changes only the internals of its object, such as the order of its elements."""
        holder = m.heap.entities[write.holder] if isinstance(write.holder, int) else None
        classes = holder.classes if isinstance(holder, Record) else ()
        owner = m.explorer.hierarchy[self.request.method.owner]
        return bool(classes) and all(InputRole.INTERNAL in cls.methods for cls in (owner, *classes))

    def threw(self, m: State) -> Code:
        """The method has thrown, and so does the evaluation."""
        m.frames.retry = self.threw
        address = one_target(m, m.frames.locals[self.slot])
        record = m.heap.entities[address]
        assert isinstance(record, Record)
        if len(record.classes) > 1:
            raise Narrow(address, tuple((cls,) for cls in record.classes))
        m.frames.locals[self.slot] = ThrownInside(record.classes[0].name, address)
        return self.ended(m)

    def ended(self, m: State) -> Code:
        """Retries the instruction that needed the result."""
        m.specification.recording -= 1
        result = m.frames.drop_slot(self.slot)
        if self.present is not None:
            for address in range(self.first_new, m.heap.next_address):
                made = m.heap.entities.get(address)
                if made is not None and not made.is_input:
                    # Objects created while evaluating an earlier state look the same whenever that state is evaluated
                    # again.
                    made.initial = made.cells.copy()
            m.heap.come_back(self.present)
            m.heap.versions = self.versions
            _keep(m, self.first_new)
            if m.action.footprint is not None:
                m.action.footprint.guard = True
        m.specification.memo, m.frames.retry = {**self.memo, self.request.call: result}, self.again
        return self.again


def _settle(state: State, first_new: int) -> None:
    """Objects that an initialiser created exist in every past state too, because constants have no past."""
    for address in range(first_new, state.heap.next_address):
        entity = state.heap.entities.get(address)
        if entity is not None and not entity.is_input and not entity.is_open:
            made = state.heap.writable(address)
            made.initial = made.cells.copy()


def _keep(state: State, first_new: int, born: int | None = None) -> None:
    """Keeps objects that code created while it evaluated an earlier state, for later evaluations of that state."""
    for address in range(first_new, state.heap.next_address):
        if address in state.heap.entities and not state.heap.entities[address].is_input:
            made = state.heap.writable(address)
            made.born = made.born if born is None else born
            made.close(hidden=True)
