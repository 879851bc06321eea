"""Code that runs before a run begins: it makes inputs, shows them, and initialises the classes of constants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.outcome import Excluded, Stop, Thrown
from oxpecker.oox.interpreter.reached import objects_of
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


def receive(inputs: Sequence[Value], thread: Thread, span: Span) -> None:
    """Initialises the classes of all objects that are given: without that no object of them exists (JLS 12.4.1).

    What the initialisers print is nothing that the run prints.
    """
    world = thread.world
    printed = len(world.output)
    given = objects_of(inputs)
    for cls in {each.cls.name: each.cls for each in given}.values():
        told = len(world.answers.told)
        try:
            thread.initialise_now(cls.name, span)
        except Thrown:
            # One that has asked code without source can have got other answers when the object was created.
            if len(world.answers.told) == told:
                thread.exclude(span)
    del world.output[printed:]
    world.receive(given)


class Preparation:
    """Lets the heap of a world run code; what it does leaves no trace among steps and output."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.thread = world.new_thread(0, None)
        # A limit of steps is about the run: initialising a class for its inputs may take more.
        world.steps = min(0, world.limits.steps - Limits().steps)
        world.heap.run = self.run
        world.heap.constant = self.constant
        world.heap.initialise = self.initialise

    def run(self, method: MethodInfo, arguments: list[Value], drawn: Sequence[Value] | None = None) -> Value:
        """What a method gives; null where it can give nothing."""
        with self.drawing(drawn):
            try:
                return self.thread.call_pure(method, arguments, not method.static, method.span)
            except Thrown:
                return None
            except Stop as stop:
                if isinstance(stop.outcome, Excluded):
                    return None
                raise

    def constant(self, cls: ClassInfo, name: str) -> Value:
        """A constant."""
        return self.thread.read_static(cls.name, cls.static_fields[name].slot, cls.declaration.span)

    def initialise(self, cls: ClassInfo) -> None:
        """Runs the initialiser of a class that code has used before."""
        self.thread.initialise_now(cls.name, cls.declaration.span)

    @contextmanager
    def drawing(self, drawn: Sequence[Value] | None) -> Iterator[None]:
        """Inside, what code draws is given."""
        any_value, values = self.world.any_value, iter(drawn or ())

        def next_value(_type: Type) -> Value:
            return next(values, 0)

        self.world.any_value = next_value
        try:
            yield
        finally:
            self.world.any_value = any_value

    def end(self) -> None:
        """The run can begin."""
        self.world.steps = 0
        self.world.output.clear()
        self.world.heap.journal.clear()
