"""Threads: their calls and frames, what they throw, and how they use monitors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from oxpecker.oox.actions import ENDED_BY_GATE, ActionKind, ClassStatus
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.interpreter import contracts
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value, existed, monitor_of
from oxpecker.oox.interpreter.host import Code, Pending
from oxpecker.oox.interpreter.machine import RunningProgram
from oxpecker.oox.interpreter.methods import DispatchTable, MethodCode
from oxpecker.oox.interpreter.outcome import (
    FIELD_OF_ARRAY,
    Excluded,
    Exhausted,
    Limit,
    Stop,
    Threw,
    Thrown,
    Unsupported,
    Violated,
    ViolationKind,
)
from oxpecker.oox.interpreter.reached import objects_of
from oxpecker.oox.prelude import MESSAGE, WRONG_TYPE
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import OUTSIDE
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import OBJECT, Type


def finished(_thread: Thread) -> Code:
    """What a thread does after its last step: nothing, forever."""
    return finished


def uncaught(thread: Thread) -> NoReturn:
    """An exception has left the thread's first method."""
    exception = thread.f[0]
    assert isinstance(exception, ObjectValue)
    raise Stop(Threw(thread.world.steps, exception, thread.number, exception.trace, thread.excused))


@dataclass(frozen=True, slots=True)
class Until:
    """A gate that ends a wait, and where the exception goes that tells so."""

    gate: Reference
    count: int
    slot: int
    handler: Code
    span: Span

    @property
    def is_open(self) -> bool:
        """Whether the gate is open."""
        return self.gate.slots[self.count] <= 0  # type: ignore[operator]

    def ended(self, thread: Thread) -> Code:
        """The gate has ended the wait of a thread."""
        thread.pass_gate(self.gate)
        return thread.throw_new(ENDED_BY_GATE, {}, self.slot, self.handler, self.span)


class Thread:
    """A thread of the program, called `m` in compiled code; `f` is the frame of its innermost call."""

    __slots__ = ("broken", "code", "excused", "f", "held", "number", "parent", "stack", "world")

    def __init__(self, world: RunningProgram, number: int, parent: int | None) -> None:
        self.world = world
        self.number = number
        self.parent = parent
        self.f: list[Value] = [None]
        self.stack: list[Activation] = []
        self.code: Code = finished
        self.held: list[Reference] = []
        self.excused = False
        self.broken: ObjectValue | None = None
        """The object of which an invariant does not hold."""

    # --- calls ---------------------------------------------------------------------------------------------

    def call(
        self,
        code: MethodCode,
        arguments: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
    ) -> Code:
        """Enters a method; returns its first piece of code."""
        if len(self.stack) >= self.world.limits.call_depth:
            return self.overflow(handler_slot, handler, span)
        activation = Activation(code, self.f, slot, go_on, handler_slot, handler, span)
        self.stack.append(activation)
        activation.arguments = arguments
        if code.looks_back:
            self.world.begin_recording()
        activation.mark = len(self.world.heap.journal)
        activation.first_new = self.world.heap.next_number
        if code.info.is_constructor:
            # The object under construction is new, too.
            assert isinstance(arguments[0], ObjectValue)
            activation.first_new = arguments[0].number
        self.f = arguments + code.padding
        activation.versions = self.world.answers.versions
        if code.method.changes:
            self.world.wrote(OUTSIDE)
        if code.contract is not None:
            self.enter_contract(activation)
        return code.entry

    def answer(self, t: Type, part: str) -> Value:
        """The result of the current open method, or another part of its outcome."""
        activation, world = self.stack[-1], self.world
        value = world.answers.answer(activation.code.method, activation.arguments, t, part, self.exclude)
        if world.knows_invariants:
            made = {each.number for each in world.constructed}
            world.receive([each for each in objects_of([value]) if each.number not in made])
        return value

    def call_virtual(
        self,
        table: DispatchTable,
        arguments: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
    ) -> Code:
        """Enters the method that the receiver's class has for the call."""
        receiver = arguments[0]
        # An array has the methods of Object.
        cls = receiver.cls if isinstance(receiver, ObjectValue) else self.world.hierarchy[OBJECT.name]
        return self.call(table[cls], arguments, slot, go_on, handler_slot, handler, span)

    def enter_contract(self, activation: Activation) -> None:
        """Checks the precondition; specifications themselves are evaluated without checking."""
        contract = activation.code.contract
        if contract is not None and not self.world.in_specification:
            started = self.number == 0 and len(self.stack) == 1
            contracts.enter(contract, self, activation, activation.arguments, started)
        elif contract is not None and contract.assumed:
            contracts.hold(contract, self, activation, activation.arguments)

    def leave(self, value: Value) -> Code:
        """Returns from the innermost call."""
        activation = self.stack[-1]
        contract = activation.code.contract
        if contract is not None and (contract.assumed or not self.world.in_specification):
            contracts.leave(contract, self, activation, value)
        if len(self.stack) == 1 and not self.world.in_specification:
            self.end_outermost(activation)
        if activation.code.method.open and self.world.open_call_left is not None:
            self.world.open_call_left(activation, value)
        if activation.code.looks_back:
            self.world.end_recording()
        self.stack.pop()
        self.f = activation.caller
        if activation.result_slot >= 0:
            self.f[activation.result_slot] = value
        return activation.next

    def end_outermost(self, activation: Activation) -> None:
        """The outermost call of a thread ends: with that of the last thread, the started method has ended entirely."""
        if self.number == 0:
            self.world.started_call = activation
        if self.world.threads.keys() <= {self.number} and self.world.started_call is not None:
            contracts.check_changed(self, self.world.started_call)

    def leave_throwing(self, exception: ObjectValue) -> Code:
        """Leaves the innermost call with an exception."""
        activation = self.stack[-1]
        activation.exception = exception
        contract = activation.code.contract
        if contract is not None and (contract.assumed or not self.world.in_specification):
            contracts.leave_throwing(contract, self, activation, exception)
        if len(self.stack) == 1 and self.number == 0 and not self.world.in_specification:
            self.end_outermost(activation)
        if activation.code.method.open and self.world.open_call_left is not None:
            self.world.open_call_left(activation, None)
        if activation.code.looks_back:
            self.world.end_recording()
        self.stack.pop()
        self.f = activation.caller
        self.f[activation.handler_slot] = exception
        return activation.handler

    def call_pure(self, method: MethodInfo, arguments: list[Value], virtual: bool, span: Span) -> Value:
        """Runs a pure method to its end inside a specification; nothing that exists may change."""
        world = self.world
        if not method.static and arguments[0] is None:
            raise Thrown("NullPointerException")
        code = world.code_of(method)
        if virtual:
            assert isinstance(arguments[0], ObjectValue)
            code = world.dispatch_table(method)[arguments[0].cls]
        if method.static:
            self.initialise_now(method.owner, span)
        world.begin_recording()
        mark, first_new = len(world.heap.journal), world.heap.next_number
        initialised = world.class_states.copy()
        try:
            result = self.run_nested(
                lambda: self.call(code, arguments, 0, finished, 0, _threw_in_specification, span), span
            )
            for write in world.heap.journal[mark:]:
                counts = not (isinstance(write[0], ObjectValue) and is_identity(write[0].cls, write[2]))
                if counts and existed(write[0], first_new, initialised):
                    assigned = contracts.describe_slot(write)
                    self.fail(ViolationKind.ASSIGNABLE, write[4], f"the pure {method} assigns {assigned}")
        finally:
            world.end_recording()
        return result

    def run_nested(self, begin: Callable[[], Code], span: Span) -> Value:
        """Runs a call to its end without switching threads or checking contracts."""
        frame, self.f = self.f, [None]
        bottom = self.f
        self.world.in_specification += 1
        try:
            go_on = begin()
            while go_on is not finished:
                go_on = go_on(self)
                self.world.check_limits(span)
        finally:
            self.world.in_specification -= 1
            self.f = frame
        return bottom[0]

    def initialise_now(self, name: str, span: Span) -> None:
        """Initialises a class that a specification is the first to use."""
        if not self.world.initialised(name, self.number):
            self.run_nested(lambda: self.initialise(name, finished, 0, _threw_in_specification, span), span)

    def read_static(self, name: str, slot: int, span: Span) -> Value:
        """A static field read in a specification."""
        self.initialise_now(name, span)
        return self.world.heap.statics[name][slot]

    def old(self, evaluate: Callable[[Sequence[Value]], Value]) -> Value:
        """The value of an expression in the heap, and with the parameters, of the entry of the innermost call."""
        activation = self.stack[-1]
        locals_now = self.f[activation.code.parameters :]
        answers, now = self.world.answers, self.world.answers.versions
        answers.versions = activation.versions
        try:
            with self.world.heap.rolled_back(activation.mark):
                return evaluate(activation.arguments + locals_now)
        finally:
            answers.versions = now

    def at_beginning(self, evaluate: Callable[[], bool]) -> bool:
        """A value in the heap at the start of the run."""
        with self.world.heap.rolled_back(self.world.origin):
            return evaluate()

    def is_fresh(self, value: Value) -> bool:
        """Whether an object did not exist when the innermost call was entered."""
        return isinstance(value, (ObjectValue, ArrayValue)) and value.number >= self.stack[-1].first_new

    # --- exceptions and failures ---------------------------------------------------------------------------

    def throw_new(self, class_name: str, details: Mapping[str, Value], slot: int, handler: Code, span: Span) -> Code:
        """Throws a built-in exception; its constructor does not run, but the given fields that it has are set."""
        cls = self.world.hierarchy[class_name]
        exception = self.world.heap.new_object(cls)
        for name, value in details.items():
            field = cls.find_field(name, static=False)
            if field is not None:
                exception.slots[field.slot] = value
        return self.throw(exception, slot, handler, span)

    def overflow(self, slot: int, handler: Code, span: Span) -> Code:
        """The stack is full (JVMS 2.5.2): throws an error if the program has one, otherwise ends the run."""
        limits, name = self.world.limits, "StackOverflowError"
        if limits.stack_overflow and not self.world.in_specification and name in self.world.hierarchy.classes:
            return self.throw_new(name, {}, slot, handler, span)
        raise Stop(Exhausted(self.world.steps, Limit.CALL_DEPTH, limits.call_depth, span))

    def throw_again(self, thrown: Thrown, slot: int, handler: Code, span: Span) -> Code:
        """Throws what the evaluation of an assertion has thrown."""
        if thrown.exception is not None:
            return self.throw(thrown.exception, slot, handler, span)
        return self.throw_new(thrown.class_name, {MESSAGE: thrown.message}, slot, handler, span)

    def throw(self, exception: ObjectValue, slot: int, handler: Code, span: Span) -> Code:
        """Passes an exception to its handler; the first throw records the trace."""
        if not exception.trace:
            exception.trace = self.trace(span)
        self.f[slot] = exception
        return handler

    def trace(self, span: Span) -> tuple[tuple[str, Span], ...]:
        """The active calls, innermost first, each with its current place."""
        places = [span, *(activation.span for activation in reversed(self.stack))]
        methods = [str(activation.code.info) for activation in reversed(self.stack)]
        return tuple(zip(methods, places, strict=False))

    def fail_invariant(self, span: Span, reason: str, this: ObjectValue) -> NoReturn:
        """Ends the run: an invariant does not hold of an object, which need not be the receiver."""
        self.broken = this
        self.fail(ViolationKind.INVARIANT, span, reason)

    def fail(self, kind: ViolationKind, span: Span, reason: str = "") -> NoReturn:
        """Ends the run: a specification does not hold."""
        method = str(self.stack[-1].code.info) if self.stack else ""
        leaving = self.stack[-1].exception if self.stack else None
        raise Stop(Violated(self.world.steps, kind, span, method, self.number, reason, self.trace(span), leaving))

    def give_up(self, what: str, span: Span) -> NoReturn:
        """Ends the run at something unsupported; inside the library, the place of the call counts."""
        own = (place for _, place in self.trace(span) if place.line and not place.file.startswith(BUILT_IN))
        raise Stop(Unsupported(self.world.steps, what, next(own, span)))

    def needs_fields(self, reference: Value, span: Span) -> None:
        """Ends the run if a field of an array is needed."""
        if isinstance(reference, ArrayValue):
            self.give_up(FIELD_OF_ARRAY, span)

    def fail_check(self, kind: str, span: Span, thrown: Thrown | None = None) -> NoReturn:
        """Ends the run: an assertion or loop annotation does not hold, or cannot be evaluated."""
        self.fail(ViolationKind(kind), span, "" if thrown is None else thrown.reason)

    def exclude(self, span: Span) -> NoReturn:
        """Ends the run because an assumption does not hold."""
        raise Stop(Excluded(self.world.steps, span))

    # --- memory --------------------------------------------------------------------------------------------

    def allocate(self, cls: ClassInfo, span: Span, is_copy: bool = False) -> ObjectValue:
        """A new object; no constructor completes a copy."""
        made = self.world.heap.new_object(cls)
        if is_copy:
            self.world.constructed.append(made)
        if self.world.heap.size > self.world.limits.heap:
            raise Stop(Exhausted(self.world.steps, Limit.MEMORY, self.world.limits.heap, span))
        return made

    def allocate_array(self, t: Type, sizes: tuple[int, ...], span: Span) -> ArrayValue:
        """A new array; ends the run first if it would be too large."""
        total = 1
        for size in sizes:
            total *= size + 1
        if self.world.heap.size + total > self.world.limits.heap:
            raise Stop(Exhausted(self.world.steps, Limit.MEMORY, self.world.limits.heap, span))
        return self.world.heap.new_array(t, sizes)

    # --- threads and monitors ------------------------------------------------------------------------------

    def fork(self, callee: MethodCode | DispatchTable, arguments: list[Value], span: Span) -> None:
        """Starts a child that makes the call when it is first scheduled."""
        code = callee
        if isinstance(callee, DispatchTable):
            assert isinstance(arguments[0], ObjectValue)
            code = callee[arguments[0].cls]
        assert isinstance(code, MethodCode)
        self.world.start(code, arguments, self.number, span)

    def owns(self, reference: Reference) -> bool:
        """Whether this thread holds the monitor."""
        return reference.monitor is not None and reference.monitor.owner == self.number

    def may_acquire(self, reference: Reference) -> bool:
        """Whether the monitor is free or already this thread's."""
        return reference.monitor is None or reference.monitor.owner in (None, self.number)

    def acquire(self, reference: Reference) -> None:
        """Enters a monitor once more."""
        monitor = monitor_of(reference)
        monitor.owner = self.number
        monitor.count += 1
        self.held.append(reference)

    def release(self, reference: Reference) -> None:
        """Leaves a monitor once; one that was left inside of a `lock` is not left again at its end."""
        monitor = monitor_of(reference)
        if monitor.owner != self.number:
            return
        monitor.count -= 1
        if monitor.count == 0:
            monitor.owner = None
        self.held.remove(reference)

    def wait(self, reference: Reference, go_on: Code, span: Span, until: Until | None = None) -> Code:
        """Releases the monitor and waits to be notified, or for a gate; then acquires it as often as before."""
        if until is not None and until.is_open:
            return until.ended(self)
        monitor = monitor_of(reference)
        count, monitor.owner, monitor.count = monitor.count, None, 0
        monitor.waiters.append(self.number)
        self.held = [other for other in self.held if other is not reference]

        def take_again(thread: Thread) -> Code:
            del thread.world.actions[take_again]
            for _ in range(count):
                thread.acquire(reference)
            if until is None or thread.number not in monitor.waiters:
                return go_on
            monitor.waiters.remove(thread.number)
            return until.ended(thread)

        def enabled(thread: Thread) -> bool:
            ready = thread.number not in monitor.waiters or (until is not None and until.is_open)
            return ready and thread.may_acquire(reference)

        self.world.actions[take_again] = Pending(ActionKind.WAIT, span, lambda _m: reference, enabled)
        return take_again

    def open_gate(self, gate: Reference) -> None:
        """Has taken from the count of a gate."""

    def pass_gate(self, gate: Reference) -> None:
        """Has found a gate open."""

    def in_source(self, span: Span) -> tuple[str, Span]:
        """The innermost call in user code, and its place; inside the library, the place of the library call."""
        for depth in range(len(self.stack) - 1, 0, -1):
            if not span.file.startswith(BUILT_IN):
                return str(self.stack[depth].code.info), span
            span = self.stack[depth].span
        return str(self.stack[0].code.info), span

    def notify(self, reference: Reference, everyone: bool, span: Span) -> None:
        """Wakes one waiting thread, or all; which one is a choice."""
        waiters = monitor_of(reference).waiters
        if not waiters:
            monitor_of(reference).missed = self.in_source(span)[1]
        elif everyone:
            waiters.clear()
        elif len(waiters) == 1:
            waiters.pop()
        else:
            waiters.remove(self.world.choices.thread(list(waiters), waiters[0], "the thread to wake"))

    # --- class initialisation ------------------------------------------------------------------------------

    def initialise(self, name: str, go_on: Code, slot: int, handler: Code, span: Span) -> Code:
        """Runs the next pending static initialiser of a class, superclasses first, then repeats."""
        world = self.world
        due = world.next_initialiser(name, self.number)
        if due is None:
            return go_on
        if world.class_states.get(due.name) == ClassStatus.FAILED:
            details = {MESSAGE: due.name, WRONG_TYPE: due.name}
            return self.throw_new("NoClassDefFoundError", details, slot, handler, span)
        plans = world.plans
        if plans is not None and plans.take_over(due, world):
            return self.initialise(name, go_on, slot, handler, span)
        before = None if plans is None else plans.before(due, world)
        world.class_states[due.name] = self.number
        initialiser = due.initialiser
        assert initialiser is not None
        mark, first_new = len(world.heap.journal), world.heap.next_number

        def again(thread: Thread) -> Code:
            world.complete(due)
            world.heap.settle(mark, first_new, thread.number)
            if plans is not None and before is not None:
                plans.learn(due, world, before)
            return thread.initialise(name, go_on, slot, handler, span)

        def failed(thread: Thread) -> Code:
            world.class_states[due.name] = ClassStatus.FAILED
            exception = thread.f[slot]
            assert isinstance(exception, ObjectValue)
            return thread.throw(thread.wrapped(exception), slot, handler, span)

        return self.call(world.code_of(initialiser), [], -1, again, slot, failed, span)

    def wrapped(self, exception: ObjectValue) -> ObjectValue:
        """The exception that leaves a static initialiser: errors are kept, others are wrapped."""
        hierarchy = self.world.hierarchy
        if hierarchy.subclass(exception.cls.name, "Error"):
            return exception
        cls = hierarchy["ExceptionInInitializerError"]
        wrapper = self.world.heap.new_object(cls)
        wrapper.trace = exception.trace
        field = cls.find_field("exception", static=False)
        if field is not None:
            wrapper.slots[field.slot] = exception
        return wrapper


def _threw_in_specification(thread: Thread) -> NoReturn:
    exception = thread.f[0]
    assert isinstance(exception, ObjectValue)
    field = exception.cls.find_field("message", static=False)
    message = exception.slots[field.slot] if field is not None else None
    raise Thrown(exception.cls.name, message if isinstance(message, str) else None, exception)
