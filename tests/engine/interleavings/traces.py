"""Mazurkiewicz traces of runs: which steps come before which, from what each step reads and writes.

Nothing here knows how the engine explores. Every access to the heap is a step, as in the interpreter; threads and
objects are named by how they came to be, so that the order in which independent steps take numbers does not count.
What specifications read is not seen: programs whose traces are counted have none that look at the heap.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.interpreter import Interpreter, Limits, MakeArguments, ObjectValue, Outcome, Returned, Value
from oxpecker.oox.interpreter.compiler import BlockCompiler
from oxpecker.oox.interpreter.heap import ArrayValue, Reference
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.outcome import Deadlocked
from oxpecker.oox.interpreter.thread import Thread, Until
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type
from tests.engine.interleavings.enumeration import every_run

Name = tuple[Hashable, ...]
"""A thread by the forks that lead to it; an object by who made it, and as which of its objects."""

Clock = dict[Name, int]
Uses = dict[Hashable, bool]
"""The places that a step uses, and whether it writes there."""


class Trace:
    """The steps so far, each with what must come before it."""

    def __init__(self) -> None:
        self.steps: list[tuple[Name, Uses, Clock]] = []
        self.counts: dict[Name, int] = {}
        self.thread: Name | None = None
        self.uses: Uses = {}

    def begin(self, thread: Name) -> None:
        """A thread begins a step."""
        self.end_step()
        self.thread = thread

    def use(self, place: Hashable, writes: bool) -> None:
        """The step at hand uses a place."""
        self.uses[place] = writes or self.uses.get(place, False)

    def end_step(self) -> None:
        """Puts the step at hand behind those that it depends on."""
        if self.thread is None:
            return
        clock: Clock = {}
        for thread, uses, before in self.steps:
            if thread == self.thread or _depend(uses, self.uses):
                for other, number in before.items():
                    clock[other] = max(number, clock.get(other, 0))
        clock[self.thread] = self.counts[self.thread] = self.counts.get(self.thread, 0) + 1
        self.steps.append((self.thread, self.uses, clock))
        self.thread, self.uses = None, {}

    def form(self) -> Hashable:
        """The same for all interleavings of a trace, and for no other."""
        self.end_step()
        return frozenset((thread, frozenset(clock.items()), _choice(uses)) for thread, uses, clock in self.steps)


def _choice(uses: Uses) -> Hashable:
    """What a step has chosen beside its thread: whom it wakes."""
    return next((place for place in uses if isinstance(place, tuple) and place[0] == "woken"), None)


def _depend(one: Uses, two: Uses) -> bool:
    return any(writes or two[place] for place, writes in one.items() if place in two)


class RecordingThread(Thread):
    """A thread that notes what it uses."""

    __slots__ = ("children", "made", "name")
    world: RecordingWorld

    def __init__(self, world: RecordingWorld, number: int, parent: int | None) -> None:
        super().__init__(world, number, parent)
        self.children: list[Name] = []
        self.made = 0
        self.name: Name = ()
        if parent is not None:
            forker = world.threads[parent]
            assert isinstance(forker, RecordingThread)
            self.name = (*forker.name, len(forker.children))
            forker.children.append(self.name)
            world.trace.use(("start", self.name), True)

    def use(self, holder: Reference | str, slot: object, writes: bool) -> None:
        """Notes the use of a part of an object or class."""
        named = holder if isinstance(holder, str) else self.world.made_by.get(holder.number, (holder.number,))
        self.world.trace.use((named, slot), writes)

    def allocate(self, cls: ClassInfo, span: Span, is_copy: bool = False) -> ObjectValue:
        """A new object."""
        return self.named(super().allocate(cls, span, is_copy))

    def allocate_array(self, t: Type, sizes: tuple[int, ...], span: Span) -> ArrayValue:
        """A new array."""
        return self.named(super().allocate_array(t, sizes, span))

    def named(self, made: Any) -> Any:
        """What was made by this thread."""
        self.made += 1
        self.world.made_by[made.number] = (*self.name, "made", self.made)
        return made

    def acquire(self, reference: Reference) -> None:
        """Enters a monitor."""
        self.use(reference, "monitor", True)
        super().acquire(reference)

    def release(self, reference: Reference) -> None:
        """Leaves a monitor."""
        self.use(reference, "monitor", True)
        super().release(reference)

    def wait(self, reference: Reference, go_on: Code, span: Span, until: Until | None = None) -> Code:
        """Gives a monitor up."""
        self.use(reference, "monitor", True)
        return super().wait(reference, go_on, span, until)

    def notify(self, reference: Reference, everyone: bool, span: Span) -> None:
        """Wakes somebody; whom, makes different traces."""
        self.use(reference, "monitor", True)
        before = list(reference.monitor.waiters) if reference.monitor is not None else []
        super().notify(reference, everyone, span)
        after = reference.monitor.waiters if reference.monitor is not None else []
        names = [thread.name for thread in map(self.world.threads.get, before) if isinstance(thread, RecordingThread)]
        woken = [name for name, number in zip(names, before, strict=True) if number not in after]
        if len(before) > 1:
            self.world.trace.use(("woken", tuple(woken)), False)

    def join(self) -> None:
        """All children have ended."""
        for child in self.children:
            self.world.trace.use(("end", child), True)


class ClassStates(dict[str, "int | str"]):
    """The state of classes; changing it is seen by all who ask."""

    def __init__(self, trace: Trace) -> None:
        super().__init__()
        self.trace = trace

    def __setitem__(self, name: str, state: int | str) -> None:
        self.trace.use(("class", name), True)
        super().__setitem__(name, state)


class RecordingWorld(World):
    """A world whose threads note what they use."""

    trace: Trace
    made_by: dict[int, Name]

    def reset(self, choices: Any) -> None:
        """Ready for another run."""
        self.trace = Trace()
        self.made_by = {}
        super().reset(choices)
        self.class_states = ClassStates(self.trace)

    def compile(self, control: Graph) -> Code:
        """The entry function of a method, with probes."""
        return RecordingCompiler(control, self).compile()

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread that has not been started."""
        return RecordingThread(self, number, parent)

    def start(self, code: MethodCode, arguments: list[Value], parent: int | None, span: Span) -> Thread:
        """A new thread; its first step comes after the fork."""
        thread = super().start(code, arguments, parent, span)
        if parent is not None:
            begin = thread.code
            assert isinstance(thread, RecordingThread)

            def begins(m: Thread) -> Code:
                del self.actions[begins]
                self.trace.use(("start", thread.name), True)
                following: Code = begin(m)
                return following

            thread.code = begins
            self.actions[begins] = self.actions[begin]
        return thread

    def end_thread(self, thread: Thread) -> None:
        """A thread has made its last step."""
        assert isinstance(thread, RecordingThread)
        self.trace.use(("end", thread.name), True)
        super().end_thread(thread)


class RecordingCompiler(BlockCompiler):
    """Compiles with a probe before each access to the heap."""

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The probe, then the instruction."""
        return [*self.probe(node), *super().instruction(node)]

    def probe(self, node: graph.Instruction) -> list[str]:
        """Notes what an instruction uses."""
        code = self.total.code
        match node:
            case graph.LoadField(target=target, field=field):
                return [f"m.use({code(target)}, {field.slot}, False)"]
            case graph.StoreField(target=target, field=field):
                return [f"m.use({code(target)}, {field.slot}, True)"]
            case graph.LoadElement(array=array, index=index):
                return [f"m.use({code(array)}, {code(index)}, False)"]
            case graph.StoreElement(array=array, index=index):
                return [f"m.use({code(array)}, {code(index)}, True)"]
            case graph.LoadStatic(field=field):
                return [f"m.use({field.owner!r}, {field.slot}, False)"]
            case graph.StoreStatic(field=field):
                return [f"m.use({field.owner!r}, {field.slot}, True)"]
            case graph.JoinThreads():
                return ["m.join()"]
        return []

    def initialise(self, end: graph.InitialiseClass, indent: str, nested: int) -> None:
        """Asks whether a class has been initialised."""
        for info in self.world.hierarchy[end.class_name].lineage():
            if info.initialiser is not None:
                self.lines.append(f"{indent}world.trace.use(('class', {info.name!r}), False)")
        super().initialise(end, indent, nested)


class RecordingInterpreter(Interpreter):
    """Runs whose traces can be compared."""

    world: RecordingWorld

    def __init__(self, program: typed.Program) -> None:
        super().__init__(program, Limits(steps=20_000))

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> RecordingWorld:
        """Where the program runs."""
        return RecordingWorld(self.program, limits, java_ints, overflow_check)

    def _advance(self, thread: Thread) -> None:
        assert isinstance(thread, RecordingThread)
        self.world.trace.begin(thread.name)
        super()._advance(thread)


def count_traces(
    program: typed.Program, method: typed.Method, arguments: MakeArguments, most: int = 20_000, merged: bool = True
) -> dict[str, int]:
    """How many traces end in which way; without merging, each of all interleavings is looked at."""
    interpreter = RecordingInterpreter(program)
    found: dict[str, set[Hashable]] = {}

    def ended(outcome: Outcome) -> None:
        assert isinstance(outcome, (Returned, Deadlocked)), "only traces that run to their end are counted"
        found.setdefault(type(outcome).__name__, set()).add(interpreter.world.trace.form())

    # The same beginning of a trace, whatever its order, has the same continuations.
    form = (lambda _: interpreter.world.trace.form()) if merged else None
    every_run(interpreter, method, arguments, form, most, ended)
    return {name: len(forms) for name, forms in sorted(found.items())}
