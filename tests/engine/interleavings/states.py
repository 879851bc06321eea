"""The state of a run between two steps, without the names that the order of allocation gave to objects."""

from __future__ import annotations

from collections.abc import Hashable
from types import FunctionType
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.interpreter import ArrayValue, Interpreter, Limits, ObjectValue, Value
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.heap import Reference
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.thread import Thread, Until
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.source import Span


class WatchedThread(Thread):
    """A thread that says what it will do after it has been woken."""

    __slots__ = ()
    world: WatchedWorld

    def wait(self, reference: Reference, go_on: Code, span: Span, until: Until | None = None) -> Code:
        """Waits; what the code made for that will do is kept where it can be looked at."""
        times = reference.monitor.count if reference.monitor is not None else 0
        second = () if until is None else (until.gate, until.handler)
        self.world.waiting[self.number] = (reference, times, go_on, second)
        return super().wait(reference, go_on, span, until)


class WatchedWorld(World):
    """A world that keeps what threads begin with, and what the first one has returned."""

    waiting: dict[int, tuple[Reference, int, Code, tuple[Any, ...]]]
    beginning: dict[int, tuple[MethodCode, list[Value]]]
    result: Value

    def reset(self, choices: Any) -> None:
        """Ready for another run."""
        super().reset(choices)
        self.waiting = {}
        self.beginning = {}
        self.result = None

    def end_thread(self, thread: Thread) -> None:
        """A thread has made its last step; the result of the first one counts although others go on."""
        if thread.number == 0:
            self.result = thread.f[0]
        super().end_thread(thread)

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread that has not been started."""
        return WatchedThread(self, number, parent)

    def start(self, code: MethodCode, arguments: list[Value], parent: int | None, span: Span) -> Thread:
        """A new thread."""
        thread = super().start(code, arguments, parent, span)
        self.beginning[thread.number] = (code, arguments)
        return thread


class WatchedInterpreter(Interpreter):
    """Runs whose states can be compared."""

    world: WatchedWorld

    def __init__(self, program: typed.Program) -> None:
        super().__init__(program, Limits(steps=20_000))

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> WatchedWorld:
        """Where the program runs."""
        return WatchedWorld(self.program, limits, java_ints, overflow_check)


class _Names:
    """Gives objects numbers in the order in which they are met."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.numbers: dict[int, int] = {}
        self.pending: list[Reference] = []

    def name(self, value: Any) -> Hashable:
        """A value, with references as numbers."""
        if isinstance(value, (ObjectValue, ArrayValue)):
            if id(value) not in self.numbers:
                self.numbers[id(value)] = len(self.numbers)
                self.pending.append(value)
            return ("object", self.numbers[id(value)])
        if isinstance(value, (list, tuple)):
            return tuple(self.name(part) for part in value)
        if isinstance(value, FunctionType) and value.__closure__:
            return (id(value.__code__), *(self.name(cell.cell_contents) for cell in value.__closure__))
        if value is None or isinstance(value, (bool, int, float, str)):
            return (type(value).__name__, value)
        return id(value)

    def contents(self) -> list[Hashable]:
        """What the objects that were met hold, in the order in which they were met."""
        found: list[Hashable] = []
        for reference in self.pending:  # grows meanwhile
            monitor = reference.monitor
            shown = None if monitor is None else (monitor.owner, monitor.count, tuple(monitor.waiters))
            # What is new is told by its number where a contract asks for it.
            number = reference.number if self.world.recording else 0
            trace = reference.trace if isinstance(reference, ObjectValue) else ()
            found.append((id(getattr(reference, "cls", None)), number, self.name(reference.slots), shown, trace))
        return found


def state_of(interpreter: Interpreter) -> Hashable:
    """All that decides what can follow."""
    world = interpreter.world
    assert isinstance(world, WatchedWorld)
    names = _Names(world)
    threads = tuple(_thread(names, world, thread) for thread in world.threads.values())
    statics = tuple((name, names.name(slots)) for name, slots in world.heap.statics.items())
    classes = tuple(sorted((name, str(state)) for name, state in world.class_states.items()))
    journal = tuple((names.name(w[0]), w[2], names.name(w[3]), w[5]) for w in world.heap.journal)
    fresh = world.heap.next_number if world.recording else 0
    result = names.name(world.result)
    return (threads, result, statics, classes, journal, fresh, world.started, tuple(names.contents()))


def _thread(names: _Names, world: WatchedWorld, thread: Thread) -> Hashable:
    pending = world.actions.get(thread.code)
    kind = "" if pending is None else pending.kind
    if kind == "start":
        return (thread.number, thread.parent, names.name(world.beginning[thread.number]))
    is_waiting = kind == "wait" and thread.code.__name__ == "take_again"
    code = names.name(world.waiting[thread.number] if is_waiting else thread.code)
    calls = tuple(_call(names, world, activation) for activation in thread.stack)
    return (thread.number, thread.parent, code, names.name(thread.f), calls, names.name(thread.held))


def _call(names: _Names, world: WatchedWorld, activation: Activation) -> Hashable:
    slots = (activation.result_slot, activation.handler_slot)
    codes = (id(activation.code), names.name(activation.next), names.name(activation.handler))
    held = names.name(activation.held)
    past = (activation.mark, activation.first_new, names.name(activation.arguments)) if world.recording else ()
    return (codes, slots, names.name(activation.caller), names.name(activation.exception), activation.span, held, past)
