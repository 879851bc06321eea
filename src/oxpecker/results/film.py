"""Runs that record the heap after selected steps."""

from __future__ import annotations

from collections.abc import Callable, Container

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.ordered import OrderedInterpreter, OrderedThread, OrderedWorld
from oxpecker.oox.interpreter.steps import Part
from oxpecker.oox.source import Span
from oxpecker.oox.types import is_reference, shown_class
from oxpecker.results.heap import HeapGraph
from oxpecker.results.limits import FIRST_MOMENTS, LAST_MOMENTS
from oxpecker.results.moment import Moment
from oxpecker.results.snapshot import Root, heap_graph, static_roots


class FilmingInterpreter(OrderedInterpreter):
    """Runs methods and records the heap after selected steps."""

    world: FilmingWorld

    def __init__(self, program: typed.Program, limits: Limits, wanted: Container[int]) -> None:
        super().__init__(program, limits)
        self.world.wanted = wanted

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> FilmingWorld:
        """The world in which the program runs and its heaps are recorded."""
        return FilmingWorld(self.program, limits, java_ints, overflow_check)

    def watch(self, roots: Callable[[], list[Root]]) -> None:
        """Sets the roots of the recorded heaps, besides the variables of the innermost call."""
        self.world.roots = roots

    def moments(self) -> tuple[Moment, ...]:
        """The recorded heaps of the last run."""
        steps = {step.number: step for step in self.steps}
        return tuple(Moment(steps[number], heap) for number, heap in self.world.kept.items() if number in steps)


class FilmingWorld(OrderedWorld):
    """A world that records heaps."""

    def __init__(self, program: typed.Program, limits: Limits, java_ints: bool, overflow_check: bool) -> None:
        super().__init__(program, limits, java_ints, overflow_check)
        self.wanted: Container[int] = ()
        self.roots: Callable[[], list[Root]] = list
        self.kept: dict[int, HeapGraph] = {}

    def begin(self, method: MethodInfo) -> None:
        """Forgets the heaps of steps that are forgotten."""
        super().begin(method)
        if not self.log.total:
            self.kept.clear()

    def new_thread(self, number: int, parent: int | None) -> FilmingThread:
        """A thread whose steps are recorded."""
        return FilmingThread(self, number, parent)


class FilmingThread(OrderedThread):
    """A thread that records the heap after its steps."""

    __slots__ = ()
    world: FilmingWorld

    def note(self, span: Span, *parts: Part, shared: bool = True) -> None:
        """Counts a step, and records the heap if the step is selected."""
        before = self.world.log.total
        super().note(span, *parts, shared=shared)
        if self.world.log.total > before:
            self.keep()

    def complete(self, *parts: Part) -> None:
        """Records the heap again after the last step, which may have changed it since."""
        super().complete(*parts)
        self.keep()

    def keep(self) -> None:
        """Records the heap after the last step if that step is selected."""
        number = self.world.log.total
        if number in self.world.wanted:
            threads = [t for t in self.world.threads.values() if isinstance(t, FilmingThread)]
            variables = [root for thread in threads for root in thread.variables()]
            roots = [*self.world.roots(), *variables, *static_roots(self.world.heap)]
            # A parameter that the first call has assigned replaces its argument.
            self.world.kept[number] = heap_graph({root[0]: root for root in roots}.values(), self.world.heap)

    def variables(self) -> list[Root]:
        """The variables of the innermost call that have a value; those of the first call have no method prefix."""
        if not self.stack:
            return []
        code = self.stack[-1].code
        name = f"new {shown_class(code.info.owner)}" if code.info.is_constructor else code.info.name
        thread = f"thread {self.number}, " if self.number else ""
        prefix = f"{thread}{name}: " if len(self.stack) > 1 or self.number else ""
        found: list[Root] = []
        for variable in self.world.frames.get(code.info.key, ()):
            if self.world.in_source(code.info.key, variable) and not variable.name.startswith("$"):
                value: Value = self.f[variable.index] if variable.index < len(self.f) else None
                is_parameter = variable.index < code.parameters
                if value is not None or (is_parameter and is_reference(variable.type)):
                    found.append((f"{prefix}{variable.name}", value, variable.type))
        return found


def wanted_steps(total: int) -> Container[int]:
    """The numbers of the selected steps: all, or the first and the last ones."""
    if total <= FIRST_MOMENTS + LAST_MOMENTS + 1:
        return range(1, total + 1)
    return frozenset({*range(1, FIRST_MOMENTS + 1), *range(total - LAST_MOMENTS + 1, total + 1)})
