"""Usual arguments that code need not search for: dates and amounts, functions that do nothing, filled collections."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from oxpecker.oox.candidates import candidates
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.types import ANY, VOID, ClassType, Type
from oxpecker.testgen.containers import Containers
from oxpecker.testgen.limits import USUAL_CONSTANTS, USUAL_ELEMENTS
from oxpecker.testgen.sequences import Argument, Call, Constant, Nested, Step
from oxpecker.testgen.view import JavaView

Arguments = Callable[[Type], list[Argument]]
"""The values to try for a type, the simplest first."""


class UsualObjects:
    """The usual objects of one program's types."""

    def __init__(self, view: JavaView, containers: Containers) -> None:
        self._view, self._containers = view, containers
        self._hierarchy = view.program.hierarchy

    def of(self, t: ClassType, arguments: Arguments) -> list[Nested]:
        """Usual objects of a type; none for the types of which only a search can tell."""
        return [Nested(steps) for steps in self._of(t, arguments)]

    def _of(self, t: ClassType, arguments: Arguments) -> Iterator[tuple[Step, ...]]:
        cls = self._hierarchy.get(t.name)
        if cls is None:
            return
        idle = self._idle(cls)
        if idle is not None:
            yield (idle,)
        if self._view.model(t.name) is not None:
            yield from self._values(cls)
            yield from self._collections(t, arguments)

    # --- dates, amounts and constants ----------------------------------------------------------------------

    def _values(self, cls: ClassInfo) -> Iterator[tuple[Step, ...]]:
        for factory in (each for named in cls.methods.values() for each in named):
            if factory.static and self._view.offers(factory):
                yield from ((Call(factory, given),) for given in self._view.usual_arguments(factory))
        if self._hierarchy.subclass(cls.name, "Enum"):
            own = [each for each in cls.static_fields.values() if each.type == ClassType(cls.name)]
            yield from ((Constant(each),) for each in own[:USUAL_CONSTANTS])

    # --- functions -----------------------------------------------------------------------------------------

    def _idle(self, cls: ClassInfo) -> Call | None:
        """An object of an interface whose only method does nothing; any result would be somebody's choice."""
        t = ClassType(cls.name)
        unknown = next((each for each in candidates(self._hierarchy, t) if each.name == f"{cls.name}{ANY}"), None)
        if not cls.interface or unknown is None or len(unknown.constructors) != 1:
            return None
        methods = self._view.program.methods
        opened = [methods[each.key] for named in unknown.methods.values() for each in named if methods[each.key].open]
        is_idle = [each.info.return_type == VOID and not each.answers and not each.cases for each in opened]
        is_generic = any(each.info.span in self._view.outline.generic for each in opened)
        return Call(unknown.constructors[0], (), cast=t) if is_idle == [True] and not is_generic else None

    # --- collections ---------------------------------------------------------------------------------------

    def _collections(self, t: ClassType, arguments: Arguments) -> Iterator[tuple[Step, ...]]:
        """A collection without elements, with one and with two; the type says which, since those of objects do not."""
        name = {1: "add", 2: "put"}.get(len(t.arguments))
        cls = next(iter(candidates(self._hierarchy, ClassType(t.name))), None)
        if name is None or cls is None or not self._containers.is_container(cls.name):
            return
        created = next((each for each in cls.constructors if not each.parameters and self._view.offers(each)), None)
        fill = cls.dispatch.get(f"{name}({', '.join(['Object'] * len(t.arguments))})")
        if created is None or fill is None:
            return
        steps: tuple[Step, ...] = (Call(created, ()),)
        yield steps
        values = [[each for each in arguments(argument) if each != "null"] for argument in t.arguments]
        for given in islice(zip(*values, strict=False), USUAL_ELEMENTS):
            steps = (*steps, Call(fill, given))
            yield steps
