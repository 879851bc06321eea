"""How objects come about through constructors and methods: short sequences of calls, tried in the interpreter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

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
from oxpecker.oox.making import ANY
from oxpecker.oox.types import INT, LONG, SHORT, ClassType, Type
from oxpecker.results.heap import HeapObject, HeapReference
from oxpecker.results.snapshot import heap_graph
from oxpecker.testgen.containers import Containers
from oxpecker.testgen.shapes import HIDDEN, Shape, objects_by_name, reached, shape
from oxpecker.testgen.view import JavaView

MOST_CALLS = 3
"""How many methods are called after the constructor."""
_MOST_RUNS = 200
"""How many calls are tried for one object."""
_MOST_OBJECTS = 6
_STEPS = 20_000


@dataclass(frozen=True, slots=True)
class Call:
    """A constructor or a method, with simple values as arguments in OOX's notation."""

    method: MethodInfo
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """An object as a constructor leaves it, and the fields that must still be set."""

    call: Call
    differing: tuple[str, ...]


class Construction:
    """Looks for calls that lead to objects; what was looked for once is remembered."""

    def __init__(self, view: JavaView) -> None:
        self.view = view
        self.interpreter = Interpreter(view.program, Limits(steps=_STEPS))
        self.containers = Containers(view)
        self._sequences: dict[Shape, tuple[Call, ...] | None] = {}
        self._growth: dict[str, int] = {}
        """By how many objects one call has been seen to let an object of a class grow."""
        self._drafts: dict[tuple[str, tuple[tuple[str, str], ...]], Draft | None] = {}
        self.is_stateless = not any(
            field.static and "final" not in view.modifiers(field)
            for info in view.program.hierarchy.classes.values()
            if view.class_outline(info.name) is not None
            for field in info.static_fields.values()
        )
        """Whether no call can change what a later one sees other than through objects."""

    # --- whole structures ----------------------------------------------------------------------------------

    def sequence(self, objects: Mapping[str, HeapObject], start: HeapReference) -> tuple[Call, ...] | None:
        """A constructor and then methods that make exactly what can be reached from an object; None for none."""
        names = reached(objects, start)
        if len(names) > _MOST_OBJECTS or not self.is_stateless:
            return None
        target = shape(objects, start)
        if target not in self._sequences:
            self._sequences[target] = self._search(objects, start, target)
        return self._sequences[target]

    def _search(
        self, objects: Mapping[str, HeapObject], start: HeapReference, target: Shape
    ) -> tuple[Call, ...] | None:
        cls = self.view.program.hierarchy.get(objects[start.name].type)
        if cls is None:
            return None
        pool = Pool([objects[name] for name in reached(objects, start)])
        seen: set[Shape] = set()
        level: list[tuple[tuple[Call, ...], ObjectValue]] = []
        runs = 0
        for depth in range(MOST_CALLS + 1):
            following: list[tuple[tuple[Call, ...], ObjectValue]] = []
            sources = level if depth else [((), None)]
            for calls, made in sources:
                for call in self.constructors(cls, pool) if made is None else self.methods(cls, pool):
                    runs += 1
                    if runs > _MOST_RUNS:
                        return None
                    result = self.run(cls, call, made)
                    found = None if result is None else self._shape(result)
                    if result is None or found is None or found in seen or len(found) > len(target):
                        continue
                    if found == target:
                        return (*calls, call)
                    seen.add(found)
                    growth = len(found) - (0 if made is None else len(self._shape(made)))
                    most = self._growth[cls.name] = max(growth, self._growth.get(cls.name, 1))
                    if len(found) + most * (MOST_CALLS - depth) >= len(target):
                        following.append(((*calls, call), result))
            level = following
        return None

    def _shape(self, made: ObjectValue) -> Shape:
        graph = heap_graph([("it", made, ClassType(made.cls.name))])
        return shape(objects_by_name(graph), graph.roots[0][1])

    # --- single objects ------------------------------------------------------------------------------------

    def draft(self, each: HeapObject) -> Draft | None:
        """The constructor that comes nearest to an object; None when there is none that may be used."""
        simple = tuple((n, v) for n, v in each.fields if isinstance(v, str) and n not in HIDDEN)
        key = (each.type, simple)
        if key not in self._drafts:
            self._drafts[key] = self._draft(each)
        known = self._drafts[key]
        if known is None:
            return None
        references = [n for n, v in each.fields if isinstance(v, HeapReference) and n not in known.differing]
        order = [name for name, _ in each.fields]
        return Draft(known.call, tuple(sorted({*known.differing, *references}, key=order.index)))

    def _draft(self, each: HeapObject) -> Draft | None:
        cls = self.view.program.hierarchy.get(each.type)
        if cls is None or not self.is_stateless:
            return None
        best: Draft | None = None
        for number, call in enumerate(self.constructors(cls, Pool([each]))):
            result = self.run(cls, call, None) if number < _MOST_RUNS else None
            if result is None:
                continue
            made = dict(heap_graph([("it", result, ClassType(cls.name))]).objects[0].fields)
            wanted = {n: None if isinstance(v, HeapReference) else v for n, v in each.fields}
            differing = tuple(n for n, v in wanted.items() if n not in HIDDEN and made[n] != v)
            if best is None or len(differing) < len(best.differing):
                best = Draft(call, differing)
        return best

    # --- calls ---------------------------------------------------------------------------------------------

    def constructors(self, cls: ClassInfo, pool: Pool) -> Iterator[Call]:
        """The constructors that a test may call, with values from the pool."""
        mocked = cls.name.endswith(ANY)
        outline = self.view.class_outline(cls.name.removesuffix(ANY))
        if outline is None or not outline.visible or outline.inner or outline.kind != "class":
            return
        if outline.abstract and not mocked:
            return
        for method in self.view.program.hierarchy[cls.name.removesuffix(ANY)].constructors:
            if self.view.may_use(method):
                yield from _calls(method, pool)

    def methods(self, cls: ClassInfo, pool: Pool) -> Iterator[Call]:
        """The public methods of an object, with values from the pool."""
        for method in cls.dispatch.values():
            if "public" in self.view.modifiers(method) and not method.static and not method.pure:
                yield from _calls(method, pool)

    def run(self, cls: ClassInfo, call: Call, receiver: ObjectValue | None) -> ObjectValue | None:
        """The object after a call on a copy of the receiver; None when the call does not simply return."""
        method = self.view.program.methods.get(call.method.key)
        if method is None:
            return None
        target: list[ObjectValue] = []

        def make(heap: Heap) -> list[Value]:
            made = heap.new_object(cls) if receiver is None else _copy(receiver, heap)
            assert isinstance(made, ObjectValue)
            target.append(made)
            types = [t for _, t in call.method.parameters]
            return [made, *parse_arguments(", ".join(call.arguments), types, heap)]

        try:
            run = self.interpreter.run(method, make)
        except InputError:
            return None
        return target[0] if isinstance(run.outcome, Returned) and not run.values else None


def _calls(method: MethodInfo, pool: Pool) -> Iterator[Call]:
    values = [pool.values(name, t) for name, t in method.parameters]
    if all(values):
        for arguments in product(*values):
            yield Call(method, arguments)


_DEFAULTS = {"bool": ["false", "true"], "long": ["0"], "char": ["'a'"], "double": ["0.0"], "short": ["0"]}


class Pool:
    """The integers in some objects: arguments are mostly found again in fields, often of the same name."""

    def __init__(self, objects: list[HeapObject]) -> None:
        self.all: dict[str, None] = {}
        self.named: dict[str, dict[str, None]] = {}
        for each in objects:
            if each.is_array:
                self.all[str(len(each.fields))] = None
            for name, value in each.fields:
                if isinstance(value, str) and name not in HIDDEN and value.lstrip("-").isdigit():
                    self.all[value] = None
                    self.named.setdefault(name, {})[value] = None

    def values(self, name: str, t: Type) -> list[str]:
        """What to try for a parameter; nothing for types whose values are not tried."""
        if t in (INT, SHORT, LONG):
            return list(self.named.get(name) or self.all) or ["0"]
        return _DEFAULTS.get(str(t), [])


def _copy(value: ObjectValue, heap: Heap) -> ObjectValue | ArrayValue:
    """A structure of an earlier run in the heap of another."""
    made: dict[int, ObjectValue | ArrayValue] = {}

    def enter(old: ObjectValue | ArrayValue) -> ObjectValue | ArrayValue:
        if id(old) not in made:
            if isinstance(old, ArrayValue):
                made[id(old)] = heap.new_array(old.type, (len(old.slots),))
            else:
                made[id(old)] = heap.new_object(old.cls)
            pending.append(old)
        return made[id(old)]

    pending: list[ObjectValue | ArrayValue] = []
    result = enter(value)
    while pending:
        old = pending.pop()
        new = made[id(old)]
        new.slots[:] = [enter(v) if isinstance(v, (ObjectValue, ArrayValue)) else v for v in old.slots]
    return result
