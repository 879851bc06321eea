"""Runs that detect data races: unordered accesses to one location by two threads, at least one of them a write."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from oxpecker.oox import typed
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.ordered import OF_FIELDS, OrderedCompiler, OrderedInterpreter, OrderedThread, OrderedWorld
from oxpecker.oox.interpreter.outcome import Access, Raced, Stop
from oxpecker.oox.interpreter.runtime import all_different, elements, read_element, read_field
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import shown_type

Sides: TypeAlias = frozenset[tuple[Span, bool]]
"""The two uses of a race: where each is, and whether it writes."""


class RacingInterpreter(OrderedInterpreter):
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


class RacingWorld(OrderedWorld):
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

    def compile(self, graph: Graph) -> Code:
        """The entry function of a method, with probes for steps and uses."""
        self.frames[graph.method.info.key] = graph.method.variables
        return RacingCompiler(graph, self).compile()

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread whose accesses are compared with those of others."""
        return RacingThread(self, number, parent)

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


class RacingThread(OrderedThread):
    """A thread whose accesses are compared with those of others."""

    __slots__ = ()
    world: RacingWorld

    def use(self, holder: Reference | str, slot: int, writes: bool, span: Span) -> None:
        """Notes a use; ends the run if it is the second of the race that is looked for."""
        access = Access(self.number, self.world.place if self.world.in_specification else span, writes)
        clock = self.world.memory.clock
        used = self.world.used.setdefault((holder, slot), {})
        for other, moment in used.items():
            conflicting = other.thread != self.number and (writes or other.writes)
            if conflicting and clock.get(other.thread, 0) < moment:
                sides = frozenset({(other.span, other.writes), (access.span, writes)})
                if sides == self.world.wanted:
                    raise Stop(Raced(self.world.steps, other, access, self.name_of(holder, slot)))
        used[access] = clock[self.number]

    def name_of(self, holder: Reference | str, slot: int) -> str:
        """What is used."""
        if isinstance(holder, ArrayValue):
            return f"an element of {shown_type(holder.type)}"
        fields = self.world.hierarchy[holder].static_fields.values() if isinstance(holder, str) else holder.cls.layout
        used = next(field for field in fields if field.slot == slot)
        return f"{used.owner}.{used.shown}"

    # --- what specifications read --------------------------------------------------------------------------

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


class RacingCompiler(OrderedCompiler):
    """Compiles one graph with a probe after each use of a place that others may use."""

    world: RacingWorld

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction with its probes."""
        lines = super().instruction(node)
        if self.used(node) is None or (isinstance(node, OF_FIELDS) and node.field.volatile):
            return lines
        writes = isinstance(node, (graph.StoreField, graph.StoreElement, graph.StoreStatic))
        return [*lines, f"m.use(holder, slot, {writes}, {self.total.constant(node.span)})"]
