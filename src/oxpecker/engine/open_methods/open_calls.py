"""Records what open methods do in a run, for mocks in generated tests."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.interpreter import ObjectValue, Value
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.open_methods import thrown_types
from oxpecker.oox.types import OBJECT, VOID, ClassType
from oxpecker.results import heap_graph
from oxpecker.results.case import OpenCall
from oxpecker.results.heap import HeapObject, HeapReference
from oxpecker.results.snapshot import Root


class OpenCallLog:
    """The calls of open methods in the last run of a world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.calls: list[OpenCall] = []
        self.drawn = 0
        """How many values of `nondet` the calls have used."""
        world.open_call_left = self.note

    def clear(self) -> None:
        """Prepares for another run."""
        self.calls = []
        self.drawn = 0

    def note(self, activation: Activation, value: Value) -> None:
        """Records a call of an open method that has ended."""
        method = activation.code.method
        info = method.info
        roots: list[Root] = [
            (parameter.name, given, parameter.type)
            for parameter, given in zip(method.parameters, activation.arguments, strict=True)
        ]
        count = len(roots)
        result = info.return_type if info.return_type != VOID else OBJECT
        roots += [("", value, result), ("", activation.exception, OBJECT)]
        assigned = list(self.assigned(method, activation))
        for target, field in assigned:
            slots = self.world.heap.statics[field.owner] if target is None else target.slots
            roots += [("", target, OBJECT), ("", slots[field.slot], field.type)]
        graph = heap_graph(roots)
        values = [value for _, value in graph.roots]
        thrown = values[count + 1]
        assert thrown is None or isinstance(thrown, HeapReference)
        rest = values[count + 2 :]
        names = [str(field) if target is None else field.name for target, field in assigned]
        if not method.answers:
            self.drawn += len(assigned) + self.choices(method, activation.exception)
        self.calls.append(
            OpenCall(
                info.key,
                tuple(values[:count]),
                values[count],
                thrown,
                tuple(zip(rest[::2], names, rest[1::2], strict=True)),
                graph.objects,
                frozenset(each.name for each in graph.objects if _number(each) >= activation.first_new),
                self.world.in_specification > 0,
            )
        )

    def assigned(self, method: typed.Method, activation: Activation) -> Iterator[tuple[ObjectValue | None, FieldInfo]]:
        """The fields that the contract allows a call to assign, with their objects; static ones without."""
        for location in next((case.assignable for case in method.cases if case.assignable), None) or ():
            if isinstance(location, typed.StaticSet):
                yield None, location.field
            elif isinstance(location, typed.FieldSet) and location.field and isinstance(location.target, typed.Local):
                target = activation.arguments[location.target.variable.index]
                if isinstance(target, ObjectValue):
                    yield target, location.field

    def choices(self, method: typed.Method, exception: ObjectValue | None) -> int:
        """How many values decide how a call ends: one for each exception that is not thrown, then the outcome."""
        types = thrown_types(self.world.hierarchy, method)
        if exception is None:
            return len(types) + (method.info.return_type != VOID)
        cls = ClassType(exception.cls.name)
        return 2 + next(n for n, thrown in enumerate(types) if thrown.holds(self.world.hierarchy, cls))


def _number(each: HeapObject) -> int:
    """The number of an object, which its name ends in; later objects have greater ones."""
    return int(each.name.rpartition("#")[2])
