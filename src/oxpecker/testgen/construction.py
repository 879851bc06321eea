"""Finds short sequences of constructor and method calls that construct an object, by trying them in the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product

from oxpecker.java.kinds import ClassKind
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter import (
    ArrayValue,
    Heap,
    InputError,
    Interpreter,
    Limits,
    ObjectValue,
    Returned,
    Value,
    parse_arguments,
)
from oxpecker.oox.interpreter.steps import name_of
from oxpecker.oox.types import ANY, ClassType, Type
from oxpecker.results.heap import HeapObject, HeapReference
from oxpecker.results.rebuilding import Rebuilding, type_named
from oxpecker.results.snapshot import heap_graph
from oxpecker.testgen.construction_search import ConstructionSearch
from oxpecker.testgen.containers import Containers
from oxpecker.testgen.limits import CONSTRUCTION_STEPS, MOST_CALLS, MOST_OBJECTS, MOST_TRIED_CALLS
from oxpecker.testgen.pool import Pool
from oxpecker.testgen.scripts import Scripts
from oxpecker.testgen.sequences import Argument, Call, CallSequence, FieldOf, methods_of
from oxpecker.testgen.shapes import HIDDEN, Shape, objects_by_name, plain_value, shape
from oxpecker.testgen.view import JavaView


@dataclass(frozen=True, slots=True)
class Draft:
    """An object after its constructor, and the fields that must still be set."""

    call: Call
    differing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """An object that a constructor and then other calls have constructed."""

    calls: tuple[Call, ...]
    object: ObjectValue
    shape: Shape


class Construction:
    """Searches for calls that construct objects; results are cached."""

    def __init__(self, view: JavaView, uses_factories: bool = True, environments: int = 0) -> None:
        self.view = view
        self.uses_factories = uses_factories
        """Whether the calls that construct exactly an object may be other than constructors and its own methods."""
        self.interpreter = Interpreter(view.program, Limits(steps=CONSTRUCTION_STEPS))
        self.containers = Containers(view)
        self.scripts = Scripts(view.program, environments)
        self.search = ConstructionSearch(view, self.scripts, self.containers)
        self._sequences: dict[Shape, CallSequence | None] = {}
        self._growth: dict[str, int] = {}
        """By how many objects one call has been seen to let an object of a class grow."""
        self._drafts: dict[tuple[Shape, frozenset[str]], Draft | None] = {}
        self._stateless: dict[str, bool] = {}

    def is_stateless(self, method: MethodInfo) -> bool:
        """Whether a call neither reads nor changes static fields of the program that change."""
        if method.key not in self._stateless:
            uses = static_uses(self.view.program)
            used = uses.reads(method) | uses.assigns(method)
            self._stateless[method.key] = not any(
                self.view.class_outline(each.owner) is not None and not self.view.is_constant(each) for each in used
            )
        return self._stateless[method.key]

    # --- whole structures ----------------------------------------------------------------------------------

    def sequence(self, objects: Mapping[str, HeapObject], start: HeapReference) -> CallSequence | None:
        """The calls that construct exactly what is reachable from an object; None if not found.

        Containers are alike if their contents are.
        """
        objects = self.containers.by_contents(objects, start)
        if sum(plain_value(each) is None for each in objects.values()) > MOST_OBJECTS:
            return None
        target = shape(objects, start, plain_value)
        if target not in self._sequences:
            self._sequences[target] = self._search(objects, start, target)
        return self._sequences[target]

    def _search(self, objects: Mapping[str, HeapObject], start: HeapReference, target: Shape) -> CallSequence | None:
        cls = self.view.program.hierarchy.get(objects[start.name].type)
        outline = self.view.class_outline(objects[start.name].type)
        is_library = self.view.model(objects[start.name].type) is not None
        if cls is None or (outline is None and not is_library) or (outline is not None and outline.inner):
            return None
        pool = Pool(list(objects.values()), objects)

        def is_promising(found: Shape, before: int, depth: int) -> bool:
            """Whether further calls may let the object grow to the wanted one."""
            if len(found) > len(target):
                return False
            most = self._growth[cls.name] = max(len(found) - before, self._growth.get(cls.name, 1))
            return len(found) + most * (MOST_CALLS - depth) >= len(target)

        found = next((each.calls for each in self._states(cls, pool, is_promising) if each.shape == target), None)
        if found is not None or is_library or not self.uses_factories:
            return found
        return self._searched(objects, start, pool, target)

    def _searched(
        self, objects: Mapping[str, HeapObject], start: HeapReference, pool: Pool, target: Shape
    ) -> CallSequence | None:
        """The same with factories, constants and builders."""
        each = objects[start.name]
        wanted = self.search.wanted(objects, each, ClassType(each.type), (name for name, _ in each.fields))
        found = (state.steps for state in self.search.states(wanted, pool) if state.shape == target)
        return next((steps for steps in found if all(map(self.is_stateless, methods_of(steps)))), None)

    def _states(self, cls: ClassInfo, pool: Pool, is_promising: Callable[[Shape, int, int], bool]) -> Iterator[State]:
        """The different objects that constructors and then public methods construct, those of fewest calls first.

        Calls go on from the promising ones; that is asked with the shape, the size before the last call, and the depth.
        """
        seen: set[Shape] = set()
        level: list[State] = []
        runs = 0
        for depth in range(MOST_CALLS + 1):
            following: list[State] = []
            for state in level if depth else [None]:
                for call in self.constructors(cls, pool) if state is None else self.methods(cls, pool):
                    runs += 1
                    if runs > MOST_TRIED_CALLS:
                        return
                    created = self.run(cls, call, None if state is None else state.object)
                    found = None if created is None else self._shape(created)
                    if created is None or found is None or found in seen:
                        continue
                    seen.add(found)
                    before = 0 if state is None else len(state.shape)
                    reached = State((*(() if state is None else state.calls), call), created, found)
                    yield reached
                    if is_promising(found, before, depth):
                        following.append(reached)
            level = following

    def _shape(self, created: ObjectValue) -> Shape:
        graph = heap_graph([("it", created, ClassType(created.cls.name))])
        start = graph.roots[0][1]
        assert isinstance(start, HeapReference)
        return shape(self.containers.by_contents(objects_by_name(graph), start), start, plain_value)

    # --- single objects ------------------------------------------------------------------------------------

    def draft(self, objects: Mapping[str, HeapObject], each: HeapObject, ready: frozenset[str]) -> Draft | None:
        """The constructor call that comes closest to an object; None if no constructor can be used.

        Only values of `ready` fields may be arguments.
        """
        key = (shape(objects, HeapReference(each.name), plain_value), ready)
        if key not in self._drafts:
            self._drafts[key] = self._draft(objects, each, ready)
        return self._drafts[key]

    def _draft(self, objects: Mapping[str, HeapObject], each: HeapObject, ready: frozenset[str]) -> Draft | None:
        cls = self.view.program.hierarchy.get(each.type)
        if cls is None:
            return None
        best: Draft | None = None
        for number, call in enumerate(
            self.constructors(cls, Pool([each], objects, self._fields(objects, each, ready)))
        ):
            differing = self.differing(objects, each, cls, call) if number < MOST_TRIED_CALLS else None
            if differing is not None and (best is None or len(differing) < len(best.differing)):
                best = Draft(call, differing)
        return best

    def any_object(self, cls: ClassInfo) -> Call | None:
        """A constructor call that creates some object of the class; None if there is none."""
        pool = Pool.of_usual_values()
        tried = islice(self.constructors(cls, pool), MOST_TRIED_CALLS)
        return next((call for call in tried if self.run(cls, call, None) is not None), None)

    def library(self, objects: Mapping[str, HeapObject], each: HeapObject, is_read: bool) -> CallSequence | None:
        """The calls that construct an object of Java's library; any object will do if the path does not read it."""
        cls = self.view.program.hierarchy[each.type]
        found = self.sequence(objects, HeapReference(each.name))
        if found is None and not is_read:
            call = self.any_object(cls)
            return None if call is None else (call,)
        return found

    def is_record(self, objects: Mapping[str, HeapObject], each: HeapObject, components: tuple[str, ...]) -> bool:
        """Whether the canonical constructor creates this record; other records cannot be constructed."""
        cls = self.view.program.hierarchy[each.type]
        fields = dict(each.fields)
        types = tuple(field.type for field in cls.layout if field.name in components)
        given: list[Argument] = []
        for name in components:
            value = fields[name]
            given.append(FieldOf(name) if isinstance(value, HeapReference) else "null" if value is None else value)
        canonical = [method for method in cls.constructors if method.parameter_types == types]
        return any(self.differing(objects, each, cls, Call(method, tuple(given))) == () for method in canonical)

    def _fields(
        self, objects: Mapping[str, HeapObject], each: HeapObject, ready: frozenset[str]
    ) -> Callable[[str, Type], list[FieldOf]]:
        """Finds fields whose objects fit a parameter, a field of the same name first."""

        def fitting(parameter: str, t: Type) -> list[FieldOf]:
            found = [
                name
                for name, value in each.fields
                if name in ready
                and isinstance(value, HeapReference)
                and self.view.program.hierarchy.subtype(type_named(objects[value.name].type), t)
            ]
            return [FieldOf(name) for name in sorted(found, key=lambda name: name != parameter)]

        return fitting

    def differing(
        self, objects: Mapping[str, HeapObject], each: HeapObject, cls: ClassInfo, call: Call
    ) -> tuple[str, ...] | None:
        """The fields that differ from the wanted object after a constructor; None if it cannot be used."""
        rebuilt: list[Rebuilding] = []
        result = self.run(cls, call, None, (objects, each, rebuilt))
        if result is None:
            return None
        graph = heap_graph([("it", result, ClassType(cls.name))])
        known, fields = objects_by_name(graph), dict(graph.objects[0].fields)
        names = {name_of(r.rebuilt[name]): name for r in rebuilt for name in r.names.values()}
        found = []
        for name, wanted in each.fields:
            if name in HIDDEN:
                continue
            value = fields.get(name)
            if not isinstance(wanted, HeapReference) or not isinstance(value, HeapReference):
                same = value == wanted
            elif plain_value(objects[wanted.name]) is not None:
                same = shape(known, value, plain_value) == shape(objects, wanted, plain_value)
            else:
                same = names.get(value.name) == wanted.name
                if same and shape(known, value, plain_value) != shape(objects, wanted, plain_value):
                    return None  # The constructor modifies its arguments.
            if not same:
                found.append(name)
        return tuple(found)

    # --- calls ---------------------------------------------------------------------------------------------

    def constructors(self, cls: ClassInfo, pool: Pool) -> Iterator[Call]:
        """Calls of the constructors accessible to a test, with values from the pool."""
        if self.view.model(cls.name) is not None:
            for method in cls.constructors:
                if self.view.offers(method):
                    yield from _calls(method, pool)
            return
        mocked = cls.name.endswith(ANY)
        outline = self.view.class_outline(cls.name.removesuffix(ANY))
        if outline is None or not outline.visible or outline.kind is not ClassKind.CLASS:
            return
        if outline.abstract and not mocked:
            return
        for method in self.view.program.hierarchy[cls.name.removesuffix(ANY)].constructors:
            is_usable = self.view.may_use(method) and all(map(self.view.is_named, method.parameter_types))
            if is_usable and self.is_stateless(method):
                yield from _calls(method, pool)

    def methods(self, cls: ClassInfo, pool: Pool) -> Iterator[Call]:
        """Calls of the public methods of an object, with values from the pool."""
        for method in cls.dispatch.values():
            public = "public" in self.view.modifiers(method) or self.view.offers(method)
            usable = public and not method.static and not method.pure
            if usable and all(map(self.view.is_named, method.parameter_types)) and self.is_stateless(method):
                yield from _calls(method, pool)

    def run(
        self,
        cls: ClassInfo,
        call: Call,
        receiver: ObjectValue | None,
        wanted: tuple[Mapping[str, HeapObject], HeapObject, list[Rebuilding]] | None = None,
    ) -> ObjectValue | None:
        """The object after a call on a copy of the receiver; None unless the call returns normally.

        Arguments that are fields come from the wanted object; the objects built for them are added to its list.
        """
        method = self.view.program.methods.get(call.method.key)
        if method is None:
            return None
        target: list[ObjectValue] = []

        def make(heap: Heap) -> list[Value]:
            created = heap.new_object(cls) if receiver is None else copied(receiver, heap)
            assert isinstance(created, ObjectValue)
            target.append(created)
            given: list[Value] = []
            for argument, t in zip(call.arguments, call.method.parameter_types, strict=True):
                if isinstance(argument, str):
                    given += parse_arguments(argument, [t], heap)
                    continue
                assert wanted is not None and isinstance(argument, FieldOf)
                objects, each, rebuilt = wanted
                if not rebuilt:
                    rebuilt.append(Rebuilding(self.view.program.hierarchy, objects, heap))
                given.append(rebuilt[0].value(dict(each.fields)[argument.name]))
            return [created, *given]

        try:
            run = self.interpreter.run(method, make)
        except InputError:
            return None
        return target[0] if isinstance(run.outcome, Returned) and not run.values else None


def _calls(method: MethodInfo, pool: Pool) -> Iterator[Call]:
    values: list[list[Argument]] = [pool.values(name, t) for name, t in method.parameters]
    if all(values):
        for arguments in product(*values):
            yield Call(method, arguments)


def copied(value: ObjectValue, heap: Heap) -> ObjectValue | ArrayValue:
    """Copies a structure from the heap of an earlier run to another heap."""
    copies: dict[int, ObjectValue | ArrayValue] = {}

    def enter(old: ObjectValue | ArrayValue) -> ObjectValue | ArrayValue:
        if id(old) not in copies:
            if isinstance(old, ArrayValue):
                copies[id(old)] = heap.new_array(old.type, (len(old.slots),))
            else:
                copies[id(old)] = heap.new_object(old.cls)
            pending.append(old)
        return copies[id(old)]

    pending: list[ObjectValue | ArrayValue] = []
    result = enter(value)
    while pending:
        old = pending.pop()
        new = copies[id(old)]
        new.slots[:] = [enter(v) if isinstance(v, (ObjectValue, ArrayValue)) else v for v in old.slots]
    return result
