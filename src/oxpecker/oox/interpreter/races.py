"""Runs that detect data races: unordered accesses to one location by two threads, at least one of them a write.

What monitors, volatile fields, fork, join and the initialisation of classes order is kept in vector clocks, as they
come about in the run; nothing is inferred.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from oxpecker.oox import typed
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.compiler import Code
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.outcome import Access, Raced, Stop
from oxpecker.oox.interpreter.runtime import all_different, elements, read_element, read_field
from oxpecker.oox.interpreter.thread import Thread, Until
from oxpecker.oox.interpreter.tracing import TracingCompiler, TracingInterpreter, TracingThread, TracingWorld
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import shown_type

Clock: TypeAlias = dict[int, int]
"""How much of each thread is known to have happened before."""

Sides: TypeAlias = frozenset[tuple[Span, bool]]
"""The two uses of a race: where each is, and whether it writes."""


_OF_FIELDS = (graph.LoadField, graph.StoreField, graph.LoadStatic, graph.StoreStatic)


class RacingInterpreter(TracingInterpreter):
    """Runs methods up to the second use of a data race that is looked for."""

    world: RacingWorld

    def __init__(self, program: typed.Program, limits: Limits, wanted: Sides) -> None:
        super().__init__(program, limits)
        self.world.wanted = wanted

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> RacingWorld:
        """Where the program runs and the uses of shared places are noted."""
        return RacingWorld(self.program, limits, java_ints, overflow_check)

    def _advance(self, thread: Thread) -> None:
        """One action of a thread; what specifications read then is read there."""
        pending = self.world.actions.get(thread.code)
        assert isinstance(thread, RacingThread)
        self.world.running = thread
        self.world.place = NOWHERE if pending is None else pending.span
        super()._advance(thread)
        if thread.number not in self.world.threads:
            self.world.ended.append(thread)


class RacingWorld(TracingWorld):
    """A world with the accesses of threads and their happens-before order."""

    running: RacingThread

    def __init__(self, program: typed.Program, limits: Limits, java_ints: bool, overflow_check: bool) -> None:
        self.wanted: Sides = frozenset()
        super().__init__(program, limits, java_ints, overflow_check)
        self.names |= {
            "read_field": self.read_field,
            "read_element": self.read_element,
            "elements": self.elements,
            "all_different": self.all_different,
        }

    def reset(self, choices: Choices) -> None:
        """Ready for another run."""
        super().reset(choices)
        self.place = NOWHERE
        self.looking_back = 0
        self.used: dict[tuple[object, int], dict[Access, int]] = {}
        self.monitors: dict[Reference, Clock] = {}
        self.gates: dict[Reference, Clock] = {}
        self.classes: dict[str, Clock] = {}
        self.volatile: dict[tuple[object, int], Clock] = {}
        self.ended: list[RacingThread] = []

    def compile(self, graph: Graph) -> Code:
        """The entry function of a method, with probes for steps and uses."""
        self.frames[graph.method.info.key] = graph.method.variables
        return RacingCompiler(graph, self).compile()

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread with a vector clock."""
        return RacingThread(self, number, parent)

    def start(self, code: MethodCode, arguments: list[Value], parent: int | None, span: Span) -> Thread:
        """A new thread; what its parent has done happened before."""
        thread = super().start(code, arguments, parent, span)
        assert isinstance(thread, RacingThread)
        if parent is not None:
            forking = self.threads[parent]
            assert isinstance(forking, RacingThread)
            thread.clock = forking.clock | {thread.number: 1}
            forking.tick()
        return thread

    # --- what specifications read --------------------------------------------------------------------------

    def read_field(self, target: ObjectValue | None, slot: int) -> Value:
        """A field read in a specification."""
        value = read_field(target, slot)
        self.reads(target, slot)
        return value

    def read_element(self, target: ArrayValue | None, index: int) -> Value:
        """An element read in a specification."""
        value = read_element(target, index)
        self.reads(target, index)
        return value

    def elements(self, target: ArrayValue | None) -> Iterator[tuple[int, Value]]:
        """The indices and elements a quantifier ranges over."""
        for index, value in elements(target):
            self.reads(target, index)
            yield index, value

    def all_different(self, target: ArrayValue | None, by_identity: bool) -> bool:
        """Whether no two elements are equal."""
        for index, _ in elements(target):
            self.reads(target, index)
        return all_different(target, by_identity)

    def reads(self, target: Reference | None, slot: int) -> None:
        """A specification reads something of the present."""
        if target is not None and not self.looking_back:
            self.running.use(target, slot, False, self.place)


class RacingThread(TracingThread):
    """A thread with a vector clock."""

    __slots__ = ("clock",)
    world: RacingWorld

    def __init__(self, world: RacingWorld, number: int, parent: int | None) -> None:
        super().__init__(world, number, parent)
        self.clock: Clock = {number: 1}

    def use(self, holder: Reference | str, slot: int, writes: bool, span: Span) -> None:
        """Notes a use; ends the run if it is the second of the race that is looked for."""
        access = Access(self.number, self.world.place if self.world.in_specification else span, writes)
        used = self.world.used.setdefault((holder, slot), {})
        for other, moment in used.items():
            conflicting = other.thread != self.number and (writes or other.writes)
            if conflicting and self.clock.get(other.thread, 0) < moment:
                sides = frozenset({(other.span, other.writes), (access.span, writes)})
                if sides == self.world.wanted:
                    raise Stop(Raced(self.world.steps, other, access, self.name_of(holder, slot)))
        used[access] = self.clock[self.number]

    def use_volatile(self, holder: Reference | str, slot: int, writes: bool) -> None:
        """A write happens before later reads of the field (JLS 17.4.4); reads by specifications order nothing."""
        if writes:
            known = self.world.volatile.setdefault((holder, slot), {})
            for thread, moment in self.clock.items():
                known[thread] = max(known.get(thread, 0), moment)
            self.tick()
        elif not self.world.in_specification:
            self.hears(self.world.volatile.get((holder, slot), {}))

    def name_of(self, holder: Reference | str, slot: int) -> str:
        """What is used."""
        if isinstance(holder, ArrayValue):
            return f"an element of {shown_type(holder.type)}"
        fields = self.world.hierarchy[holder].static_fields.values() if isinstance(holder, str) else holder.cls.layout
        used = next(field for field in fields if field.slot == slot)
        return f"{used.owner}.{used.shown}"

    # --- what happens before what --------------------------------------------------------------------------

    def tick(self) -> None:
        """Starts a new interval of the clock."""
        self.clock[self.number] += 1

    def hears(self, clock: Clock) -> None:
        """Orders what others did up to a moment before what comes now."""
        for thread, moment in clock.items():
            self.clock[thread] = max(self.clock.get(thread, 0), moment)

    def acquire(self, reference: Reference) -> None:
        """Enters a monitor: what was done inside before happened before."""
        super().acquire(reference)
        self.hears(self.world.monitors.get(reference, {}))

    def release(self, reference: Reference) -> None:
        """Leaves a monitor."""
        if self.owns(reference):
            super().release(reference)
            self.leaves(reference)

    def wait(self, reference: Reference, go_on: Code, span: Span, until: Until | None = None) -> Code:
        """Leaves a monitor and waits."""
        self.leaves(reference)
        return super().wait(reference, go_on, span, until)

    def leaves(self, reference: Reference) -> None:
        """Orders what this thread has done before the next entry into the monitor."""
        self.world.monitors[reference] = dict(self.clock)
        self.tick()

    def open_gate(self, gate: Reference) -> None:
        """Orders what this thread has done before whoever passes the gate."""
        known = self.world.gates.setdefault(gate, {})
        for thread, moment in self.clock.items():
            known[thread] = max(known.get(thread, 0), moment)
        self.tick()

    def pass_gate(self, gate: Reference) -> None:
        """What was done before the gate was opened happened before."""
        self.hears(self.world.gates.get(gate, {}))

    def joined(self) -> None:
        """All children have ended."""
        for child in self.world.ended:
            if child.parent == self.number:
                self.hears(child.clock)

    def initialise(self, name: str, go_on: Code, slot: int, handler: Code, span: Span) -> Code:
        """Runs what is due for a class; when this thread has initialised one, others will know."""
        self.uses_class(name)
        return super().initialise(name, go_on, slot, handler, span)

    def uses_class(self, name: str) -> None:
        """What initialised a class and those above it happened before."""
        for info in self.world.hierarchy[name].lineage():
            if self.world.class_states.get(info.name) == ClassStatus.DONE and info.name not in self.world.classes:
                self.world.classes[info.name] = dict(self.clock)
                self.tick()
            self.hears(self.world.classes.get(info.name, {}))

    def old(self, evaluate: Callable[[Any], Value]) -> Value:
        """Accesses to past states are not data races."""
        self.world.looking_back += 1
        try:
            return super().old(evaluate)
        finally:
            self.world.looking_back -= 1

    def at_beginning(self, evaluate: Callable[[], bool]) -> bool:
        """Accesses to past states are not data races."""
        self.world.looking_back += 1
        try:
            return super().at_beginning(evaluate)
        finally:
            self.world.looking_back -= 1

    def read_static(self, name: str, slot: int, span: Span) -> Value:
        """A static field read in a specification."""
        value = super().read_static(name, slot, span)
        if not self.world.looking_back:
            self.use(name, slot, False, self.world.place)
        return value


class RacingCompiler(TracingCompiler):
    """Compiles one graph with a probe after each use of a place that others may use."""

    world: RacingWorld

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction with its probes."""
        lines = super().instruction(node)
        if isinstance(node, graph.JoinThreads):
            return [*lines, "m.joined()"]
        used = self.used(node)
        if used is None:
            return lines
        holder, slot, writes = used
        # The instruction may overwrite the local that it goes by.
        before = [f"holder = {holder}", f"slot = {slot}"]
        if isinstance(node, _OF_FIELDS) and node.field.volatile:
            return [*before, *lines, f"m.use_volatile(holder, slot, {writes})"]
        return [*before, *lines, f"m.use(holder, slot, {writes}, {self.total.constant(node.span)})"]

    def used(self, node: graph.Instruction) -> tuple[str, str, bool] | None:
        """The object or class and the slot that an instruction uses, and whether it writes."""
        code = self.total.code
        match node:
            case graph.LoadField(target=target, field=field) | graph.StoreField(target=target, field=field):
                return code(target), str(field.slot), isinstance(node, graph.StoreField)
            case graph.LoadElement(array=array, index=index) | graph.StoreElement(array=array, index=index):
                return code(array), code(index), isinstance(node, graph.StoreElement)
            case graph.LoadStatic(field=field) | graph.StoreStatic(field=field):
                return repr(field.owner), str(field.slot), isinstance(node, graph.StoreStatic)
        return None

    def initialise(self, end: graph.InitialiseClass, indent: str, nested: int) -> None:
        """Orders the initialisation of the class, perhaps by another thread, before its use."""
        self.lines.append(f"{indent}m.uses_class({end.class_name!r})")
        super().initialise(end, indent, nested)
