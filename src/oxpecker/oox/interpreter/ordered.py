"""Runs that keep the happens-before order of what threads do, so that reads may see earlier writes.

What monitors, volatile fields, fork, join and the initialisation of classes order is kept in vector clocks, as they
come about in the run; nothing is inferred. The choices of a run say which reads see which writes; all others see the
last one.
"""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.outcome import EarlierRead
from oxpecker.oox.interpreter.steps import name_of, short_value
from oxpecker.oox.interpreter.thread import Thread, Until
from oxpecker.oox.interpreter.tracing import TracingCompiler, TracingInterpreter, TracingThread, TracingWorld
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type, shown_class
from oxpecker.oox.weak_memory import Clock, Moment, WeakMemory, Write, frozen_fields, is_library, is_weak

Holder = Reference | str
"""An object, an array, or the name of a class."""

OF_FIELDS = (graph.LoadField, graph.StoreField, graph.LoadStatic, graph.StoreStatic)
_LOADS = (graph.LoadField, graph.LoadElement, graph.LoadStatic)


class OrderedInterpreter(TracingInterpreter):
    """Runs methods and keeps what happens before what."""

    world: OrderedWorld

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> OrderedWorld:
        """The world in which the program runs and its order is kept."""
        return OrderedWorld(self.program, limits, java_ints, overflow_check)

    def _advance(self, thread: Thread) -> None:
        """One action of a thread."""
        assert isinstance(thread, OrderedThread)
        self.world.memory.current = thread.number
        thread.taken += 1
        super()._advance(thread)
        if thread.number not in self.world.threads:
            self.world.ended.append((thread.parent, self.world.memory.clock))


class OrderedWorld(TracingWorld):
    """A world that keeps the happens-before order."""

    def reset(self, choices: Choices) -> None:
        """Ready for another run."""
        super().reset(choices)
        self.memory = WeakMemory()
        self.ended: list[tuple[int | None, Clock]] = []
        """The parents of threads that have ended, and what had happened before."""
        self.initialised_classes: set[str] = set()
        self.written: dict[Moment, Span] = {}
        """Where each write is."""
        self.earlier: list[EarlierRead] = []
        """The reads that have seen earlier writes than the last one."""

    def compile(self, graph: Graph) -> Code:
        """The entry function of a method, with probes for steps and uses."""
        self.frames[graph.method.info.key] = graph.method.variables
        return OrderedCompiler(graph, self).compile()

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread whose steps are counted."""
        return OrderedThread(self, number, parent)

    def start(self, code: MethodCode, arguments: list[Value], parent: int | None, span: Span) -> Thread:
        """A new thread; what its parent has done happened before."""
        thread = super().start(code, arguments, parent, span)
        if parent is not None:
            self.memory.fork(thread.number)
        return thread


class OrderedThread(TracingThread):
    """A thread with a vector clock."""

    __slots__ = ("taken",)
    world: OrderedWorld

    def __init__(self, world: OrderedWorld, number: int, parent: int | None) -> None:
        super().__init__(world, number, parent)
        self.taken = 0
        """How many steps it has made."""

    # --- what is seen --------------------------------------------------------------------------------------

    def slots(self, holder: Holder) -> list[Value]:
        """The fields or elements of an object, or the static fields of a class."""
        return self.world.heap.statics[holder] if isinstance(holder, str) else holder.slots

    def sees(self, holder: Holder, slot: int, path: str | None, span: Span) -> Value:
        """What a read sees: the last write, or the one that the choices name."""
        latest = self.slots(holder)[slot]
        if self.world.in_specification:
            return latest
        visible = self.world.memory.visible((holder, slot))
        moments = [write.moment for write in visible]
        chosen = self.world.choices.write_to_see((self.number, self.taken), moments)
        if chosen is None:
            return latest
        write = visible[moments.index(chosen)]
        part, t = self.part(holder, slot)
        self.note_earlier(f"{path or name_of_holder(holder)}{part}", t, write, visible, span)
        return write.value  # type: ignore[no-any-return]

    def wrote(self, holder: Holder, slot: int, before: Value, span: Span) -> None:
        """A place was written; others may still see what it held before."""
        world = self.world
        if world.started > 1 and not world.in_specification:
            world.memory.write((holder, slot), before, self.slots(holder)[slot], self.taken, world.threads)
            world.written[self.number, self.taken] = span

    def freeze(self, made: ObjectValue, frozen: tuple[FieldInfo, ...]) -> None:
        """A constructor ends: whoever gets the object sees what its final fields lead to as it is now."""
        memory = self.world.memory
        pending: list[Value] = [made.slots[field.slot] for field in frozen] if memory.histories else []
        reached: set[Reference] = set()
        while pending:
            value = pending.pop()
            if isinstance(value, (ObjectValue, ArrayValue)) and value not in reached:
                reached.add(value)
                pending += value.slots
        for place in [place for place in memory.histories if place[0] in reached]:
            memory.freeze(place)

    def note_earlier(self, what: str, t: Type, seen: Write, visible: list[Write], span: Span) -> None:
        """Records that a read sees an earlier write than the last one."""
        was, now = short_value(seen.value, t), short_value(visible[0].value, t)
        self.note(span, f"reads {what} = {was}, not {now}")
        latest = visible[0]
        why = f"{self.named(latest)} is not visible yet"
        if latest.is_known(self.number, self.world.memory.clock):
            why = f"nothing orders {self.named(seen)} and {self.named(latest)}"
        text = f"thread {self.number} reads {what} = {was} at line {span.line}: {why}"
        self.world.earlier.append(EarlierRead((self.number, self.taken), seen.moment, span, text))

    def named(self, write: Write) -> str:
        """A write, by thread and line."""
        place = self.world.written.get(write.moment)
        return f"the write of thread {write.moment[0]}{'' if place is None else f' at line {place.line}'}"

    def part(self, holder: Holder, slot: int) -> tuple[str, Type]:
        """The name of a place in its object, array or class, and its type."""
        if isinstance(holder, ArrayValue):
            return f"[{slot}]", holder.element
        fields = self.world.hierarchy[holder].static_fields.values() if isinstance(holder, str) else holder.cls.layout
        field = next(field for field in fields if field.slot == slot)
        return f".{field.shown}", field.type

    # --- what happens before what --------------------------------------------------------------------------

    def use_volatile(self, holder: Holder, slot: int, writes: bool) -> None:
        """A write happens before later reads of the field (JLS 17.4.4); reads by specifications order nothing."""
        if writes:
            self.world.memory.release((holder, slot))
        elif not self.world.in_specification:
            self.world.memory.acquire((holder, slot))

    def acquire(self, reference: Reference) -> None:
        """Enters a monitor: what was done inside before happened before."""
        super().acquire(reference)
        self.world.memory.acquire(("monitor", reference))

    def release(self, reference: Reference) -> None:
        """Leaves a monitor."""
        if self.owns(reference):
            super().release(reference)
            self.world.memory.release(("monitor", reference))

    def wait(self, reference: Reference, go_on: Code, span: Span, until: Until | None = None) -> Code:
        """Leaves a monitor and waits."""
        self.world.memory.release(("monitor", reference))
        return super().wait(reference, go_on, span, until)

    def open_gate(self, gate: Reference) -> None:
        """Orders what this thread has done before whoever passes the gate."""
        self.world.memory.release(("gate", gate))

    def pass_gate(self, gate: Reference) -> None:
        """What was done before the gate was opened happened before."""
        self.world.memory.acquire(("gate", gate))

    def joined(self) -> None:
        """All children have ended."""
        for parent, clock in self.world.ended:
            if parent == self.number:
                self.world.memory.hear(clock)

    def initialise(self, name: str, go_on: Code, slot: int, handler: Code, span: Span) -> Code:
        """Runs what is due for a class; when this thread has initialised one, others will know."""
        self.uses_class(name)
        return super().initialise(name, go_on, slot, handler, span)

    def uses_class(self, name: str) -> None:
        """What initialised a class and those above it happened before."""
        world = self.world
        for info in world.hierarchy[name].lineage():
            done = world.class_states.get(info.name) == ClassStatus.DONE
            if done and info.name not in world.initialised_classes:
                world.initialised_classes.add(info.name)
                world.memory.release(("class", info.name))
            world.memory.acquire(("class", info.name))


class OrderedCompiler(TracingCompiler):
    """Compiles one graph with a probe at each use of a place that others may use."""

    world: OrderedWorld

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction with its probes."""
        if isinstance(node, graph.JoinThreads):
            return [*super().instruction(node), "m.joined()"]
        used = self.used(node)
        if used is None:
            return super().instruction(node)
        holder, slot = used
        # The instruction may overwrite the local that it goes by.
        before = [f"holder = {holder}", f"slot = {slot}"]
        lines = super().instruction(node)
        if isinstance(node, OF_FIELDS) and node.field.volatile:
            return [*before, *lines, f"m.use_volatile(holder, slot, {not isinstance(node, _LOADS)})"]
        if isinstance(node, _LOADS) or not self.is_weak(node):
            return [*before, *lines]
        span = self.total.constant(node.span)
        return [*before, "before = m.slots(holder)[slot]", *lines, f"m.wrote(holder, slot, before, {span})"]

    def used(self, node: graph.Instruction) -> tuple[str, str] | None:
        """The object or class and the slot that an instruction uses."""
        code = self.total.code
        match node:
            case graph.LoadField(target=target, field=field) | graph.StoreField(target=target, field=field):
                return code(target), str(field.slot)
            case graph.LoadElement(array=array, index=index) | graph.StoreElement(array=array, index=index):
                return code(array), code(index)
            case graph.LoadStatic(field=field) | graph.StoreStatic(field=field):
                return repr(field.owner), str(field.slot)
        return None

    def is_weak(self, node: graph.Instruction) -> bool:
        """Whether threads may see different values of what an instruction uses."""
        return is_weak(self.world.hierarchy, node.field) if isinstance(node, OF_FIELDS) else True

    def loaded(self, variable: typed.Variable, value: str, node: graph.Instruction) -> str:
        """Sets a local to the value of a place, or to an earlier one."""
        library = is_library(self.cfg.method.info.span) and isinstance(node, graph.LoadElement)
        if not library and self.is_weak(node):
            holder = {graph.LoadField: "target", graph.LoadElement: "array"}.get(type(node))
            path = None if holder is None else self.path(getattr(node, holder))
            value = f"m.sees(holder, slot, {path!r}, {self.total.constant(node.span)})"
        return super().loaded(variable, value, node)

    def leave(self, end: graph.Leave, indent: str, nested: int) -> None:
        self.freeze(indent)
        super().leave(end, indent, nested)

    def leave_throwing(self, end: graph.LeaveThrowing, indent: str, nested: int) -> None:
        self.freeze(indent)
        super().leave_throwing(end, indent, nested)

    def freeze(self, indent: str) -> None:
        """Ends a constructor: from now on, threads see what its final fields lead to."""
        frozen = frozen_fields(self.world.hierarchy, self.cfg.method.info)
        if frozen:
            self.lines.append(f"{indent}m.freeze(f[0], {self.total.constant(frozen)})")

    def initialise(self, end: graph.InitialiseClass, indent: str, nested: int) -> None:
        """Orders the initialisation of the class, perhaps by another thread, before its use."""
        self.lines.append(f"{indent}m.uses_class({end.class_name!r})")
        super().initialise(end, indent, nested)


def name_of_holder(holder: Holder) -> str:
    """The name of an object, array or class in a report."""
    return shown_class(holder) if isinstance(holder, str) else name_of(holder)
