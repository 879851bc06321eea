"""Searches for sequences of calls that construct an object, best first: guided by the fields that a path has read.

Besides constructors and public methods, sequences use what other code can use: static factories, constants, fluent
methods, builders, and other objects that return such an object.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import cycle, groupby, islice, zip_longest

from oxpecker.java.kinds import ClassKind
from oxpecker.oox import typed
from oxpecker.oox.candidates import candidates
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter import ObjectValue, Returned
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type
from oxpecker.results.heap import HeapObject, HeapReference, HeapValue
from oxpecker.results.snapshot import heap_graph
from oxpecker.testgen.containers import Containers
from oxpecker.testgen.distance import Content, distance
from oxpecker.testgen.generators import Generators, relevant
from oxpecker.testgen.limits import (
    CALLS_IN_A_ROW,
    FEW_PARAMETERS,
    MOST_ARGUMENT_LISTS,
    MOST_CALLS,
    MOST_CONSTANTS,
    MOST_GUIDED_CALLS,
    MOST_NESTED,
    MOST_REPEATED_CALLS,
    MOST_REPEATED_LISTS,
    MOST_REPEATED_METHODS,
    MOST_SUBCLASSES,
    MOST_TRIED_SEQUENCES,
    SEARCH_STEPS,
)
from oxpecker.testgen.pool import Pool
from oxpecker.testgen.scripts import Scripts
from oxpecker.testgen.sequences import Argument, Call, CallSequence, Constant, Nested, Step, static_type
from oxpecker.testgen.shapes import PLAIN, Shape, objects_by_name, plain_value, shape
from oxpecker.testgen.usual_objects import UsualObjects
from oxpecker.testgen.view import JavaView

_CREATED = (ClassKind.CLASS, ClassKind.RECORD)
"""The kinds of classes whose constructors code may call."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The object that a search is for: its declared type, its class, and the contents of fields that matter."""

    type: ClassType
    cls: str
    fields: Mapping[str, Content]


@dataclass(frozen=True, slots=True)
class Constructed:
    """An object that a sequence has constructed."""

    steps: CallSequence
    object: ObjectValue
    shape: Shape
    differing: frozenset[str]
    """The fields that matter and are not as wanted."""
    distance: int
    """How much is missing to the wanted fields, roughly in calls."""
    contents: tuple[Content, ...]
    """What the fields that matter contain."""


@dataclass(order=True, slots=True)
class _Entry:
    """A state of the search, with the steps that have not been tried from it."""

    distance: int
    depth: int
    batch: int
    number: int
    state: Constructed | None = field(compare=False)
    steps: Iterator[Step] = field(compare=False)
    is_near: bool = field(default=False, compare=False)


class _Frontier:
    """The states of a search, in two orders that take turns.

    One prefers states in which few fields differ, and soon gives up calls that bring nothing: it finds what fails in
    another state than the wanted one. The other prefers states from which few calls seem to be missing: it also goes
    on from calls that change what matters without coming closer, since what a buffer polls, it must be offered again.
    """

    def __init__(self, starts: Iterator[Step]) -> None:
        self._few: list[_Entry] = [_Entry(0, 0, 0, 0, None, starts)]
        self._near: list[_Entry] = []
        self._turn = False
        self._reached: set[tuple[Content, ...]] = set()

    def next(self) -> _Entry | None:
        """The next state to go on from."""
        self._turn = not self._turn
        heap = self._near if (self._turn and self._near) or not self._few else self._few
        return heappop(heap) if heap else None

    def put_back(self, entry: _Entry, is_finished: bool) -> None:
        """Keeps a state for later, unless all steps were tried from it."""
        if not is_finished:
            heap = self._near if entry.is_near else self._few
            heappush(heap, replace(entry, batch=entry.batch + 1, depth=entry.depth + 1))

    def add(self, found: Constructed, before: Constructed | None, number: int, steps: Iterator[Step]) -> None:
        """Adds a state that was reached from another one, if further calls may help."""
        depth = len(found.steps)
        is_new = found.contents not in self._reached
        self._reached.add(found.contents)
        closer = before is None or len(found.differing) < len(before.differing)
        nearer = before is None or (is_new and found.distance <= before.distance)
        if depth <= MOST_CALLS or (closer and depth <= MOST_GUIDED_CALLS):
            heappush(self._few, _Entry(len(found.differing), depth, 0, number, found, steps))
        if depth <= MOST_CALLS or (nearer and depth <= MOST_GUIDED_CALLS):
            heappush(self._near, _Entry(found.distance, depth, 0, number, found, steps, is_near=True))


class ConstructionSearch:
    """Searches in one program."""

    def __init__(self, view: JavaView, scripts: Scripts, containers: Containers) -> None:
        self.view, self.scripts, self.containers = view, scripts, containers
        self.generators = Generators(view)
        self._usual = UsualObjects(view, containers)
        self._fields: dict[str, frozenset[str]] = {}

    # --- what is wanted ------------------------------------------------------------------------------------

    def wanted(self, objects: Mapping[str, HeapObject], each: HeapObject, t: Type, names: Iterable[str]) -> Wanted:
        """An object like one of a heap graph, as far as some of its fields are concerned."""
        fields = dict(each.fields)
        contents = {name: self._content(objects, fields[name]) for name in names if name in fields}
        return Wanted(t if isinstance(t, ClassType) else ClassType(each.type), each.type, contents)

    def _content(self, objects: Mapping[str, HeapObject], value: HeapValue) -> Content:
        if not isinstance(value, HeapReference):
            return value
        plain = plain_value(objects[value.name])
        return plain or shape(self.containers.by_contents(objects, value), value, plain_value)

    # --- the search ----------------------------------------------------------------------------------------

    def states(self, wanted: Wanted, pool: Pool, most: int = MOST_TRIED_SEQUENCES) -> Iterator[Constructed]:
        """Different objects of the wanted type that sequences construct, until enough sequences or steps were tried."""
        limit = self.scripts.steps + SEARCH_STEPS
        types = tuple(relevant(self.generators, wanted.type))
        seen: set[tuple[Type, Shape]] = set()
        frontier = _Frontier(self._starts(wanted, types, pool))
        runs = 0
        while (entry := frontier.next()) is not None and runs < most and self.scripts.steps < limit:
            before = entry.state
            tried = 0
            for step in islice(entry.steps, CALLS_IN_A_ROW):
                runs, tried = runs + 1, tried + 1
                found = self._constructed((*(() if before is None else before.steps), step), wanted)
                if found is None or (key := (static_type(found.steps), found.shape)) in seen:
                    continue
                seen.add(key)
                if self._is(static_type(found.steps), wanted.type):
                    yield found
                frontier.add(found, before, runs, self._following(found, wanted, types, pool))
            frontier.put_back(entry, is_finished=tried < CALLS_IN_A_ROW)

    def repeated(self, t: ClassType, pool: Pool) -> Iterator[CallSequence]:
        """Objects after many calls of one method, at most as many as succeed: what is full is seldom full soon."""
        wanted = self.any(t)
        start = next(self.states(wanted, pool, CALLS_IN_A_ROW), None)
        calls: dict[str, list[Call]] = {}
        following = iter(()) if start is None else self._following(start, wanted, (t,), pool)
        for step in islice(following, MOST_REPEATED_LISTS):
            if isinstance(step, Call) and not step.becomes and "null" not in step.arguments:
                calls.setdefault(step.method.key, []).append(step)
        for same in islice(calls.values(), MOST_REPEATED_METHODS):
            assert start is not None
            yield from self._many(start, list(islice(cycle(same), MOST_REPEATED_CALLS)), wanted)

    def _many(self, start: Constructed, calls: Sequence[Call], wanted: Wanted) -> Iterator[CallSequence]:
        """The object after more and more of the calls, last after those before the first one that fails."""
        known = 0
        for count in (len(calls) // 4, len(calls) // 2, len(calls)):
            found = self._constructed((*start.steps, *calls[:count]), wanted)
            if found is not None and found.shape == start.shape:
                return
            if found is None:
                known = self._longest(start, calls, wanted, known, count)
                yield (*start.steps, *calls[:known])
                return
            known = count
            yield found.steps

    def _longest(self, start: Constructed, calls: Sequence[Call], wanted: Wanted, known: int, failing: int) -> int:
        """How many of the calls succeed, between a number that does and one that does not."""
        while failing - known > 1:
            middle = (known + failing) // 2
            is_fine = self._constructed((*start.steps, *calls[:middle]), wanted) is not None
            known, failing = (middle, failing) if is_fine else (known, middle)
        return known

    def any(self, t: ClassType) -> Wanted:
        """Any object of a class, in whatever state."""
        return Wanted(t, t.name, {})

    def _some_objects(self, t: ClassType, pool: Pool) -> list[Nested]:
        """A few objects of a type, to be arguments; an object is no argument of the calls that construct it."""
        if t.name not in pool.nested:
            pool.nested[t.name] = []
            kinds = max(len(self._classes(t.name)), 1)
            found = self.states(self.any(t), pool, CALLS_IN_A_ROW * kinds)
            pool.nested[t.name] = [Nested(each.steps) for each in islice(found, MOST_NESTED * kinds)]
        return pool.nested[t.name]

    def _constructed(self, steps: CallSequence, wanted: Wanted) -> Constructed | None:
        outcome = self.scripts.constructed(steps)
        if not isinstance(outcome, Returned) or not isinstance(outcome.value, ObjectValue):
            return None
        created = outcome.value
        if not self._is(ClassType(created.cls.name), _as_class(static_type(steps))):
            return None
        graph = heap_graph([("it", created, ClassType(created.cls.name))])
        start, objects = graph.roots[0][1], objects_by_name(graph)
        assert isinstance(start, HeapReference)
        fields = dict(objects[start.name].fields)
        contents = {name: self._content(objects, fields[name]) for name in wanted.fields if name in fields}
        missing = {
            name: distance(contents[name], content) if name in contents else 1
            for name, content in wanted.fields.items()
        }
        differing = frozenset(name for name, far in missing.items() if far)
        whole = shape(self.containers.by_contents(objects, start), start, plain_value)
        return Constructed(steps, created, whole, differing, sum(missing.values()), tuple(contents.values()))

    # --- steps ---------------------------------------------------------------------------------------------

    def _starts(self, wanted: Wanted, types: tuple[ClassType, ...], pool: Pool) -> Iterator[Step]:
        """The first steps: constructors, constants and static factories, of the type itself first."""
        for t in types:
            classes = self._classes(wanted.cls if t is types[0] else t.name)
            yield from _by_turns([self._creations(cls, pool) for cls in classes])
            yield from map(Constant, self.generators.constants(t))
            for method in self.generators.factories(t):
                yield from self._calls(method, pool, t)

    def _classes(self, name: str) -> Sequence[ClassInfo]:
        """The class of this name; of an abstract one subclasses, for the library those that are tried as inputs."""
        hierarchy = self.view.program.hierarchy
        cls = hierarchy.get(name)
        if cls is None or not cls.abstract:
            return () if cls is None else (cls,)
        if self.view.model(name) is not None:
            return candidates(hierarchy, ClassType(name))
        below = hierarchy.concrete_subclasses(name)
        return [each for each in below if self.view.class_outline(each.name) is not None][:MOST_SUBCLASSES]

    def _creations(self, cls: ClassInfo, pool: Pool) -> Iterator[Call]:
        outline = self.view.class_outline(cls.name)
        model = self.view.model(cls.name)
        if model is not None:
            usable = [each for each in cls.constructors if self.view.offers(each)] if not model.abstract else []
        elif outline is None or not outline.visible or outline.kind not in _CREATED or outline.abstract:
            usable = []
        else:
            usable = [each for each in cls.constructors if self.view.may_use(each) and not outline.inner]
        named = [each for each in usable if all(map(self.view.is_named, each.parameter_types))]
        yield from _by_turns([self._calls(each, pool) for each in named])

    def _following(
        self, found: Constructed, wanted: Wanted, types: tuple[ClassType, ...], pool: Pool
    ) -> Iterator[Step]:
        """Calls of accessible methods on an object; those first that may make a difference."""
        t = static_type(found.steps)
        cls = self.view.program.hierarchy.get(t.name) if isinstance(t, ClassType) else None
        if cls is None:
            return
        rank: dict[MethodInfo, tuple[int, int, int]] = {}
        for method in cls.dispatch.values():
            if self._is_usable(method) and all(map(self.view.is_named, method.parameter_types)):
                rank[method] = self._rank(method, found, wanted, types)
        for _, methods in groupby(sorted(rank, key=lambda each: rank[each]), key=lambda each: rank[each]):
            yield from _by_turns([self._calls(each, pool, self._result(each, types)) for each in methods])

    def _result(self, method: MethodInfo, types: tuple[ClassType, ...]) -> ClassType | None:
        """The type of a result that the search can use."""
        return next((each for each in types if self.generators.may_return(method, each)), None)

    def _is_usable(self, method: MethodInfo) -> bool:
        accessible = self.view.may_use(method) or self.view.offers(method)
        changes = not method.static and not method.pure and method.owner != OBJECT.name
        return accessible and changes and not method.name.startswith("$")

    def _rank(
        self, method: MethodInfo, found: Constructed, wanted: Wanted, types: tuple[ClassType, ...]
    ) -> tuple[int, int, int]:
        """The order in which methods are tried: builders build, then setters of what differs, then the rest.

        Of equal ones, those come first whose code uses a field that differs.
        """
        finishes = self.generators.may_return(method, wanted.type) and not self._is(
            static_type(found.steps), wanted.type
        )
        name = method.name.lower()
        named = {parameter.lower() for parameter, _ in method.parameters}
        sets = any(each.lower() in named or name.endswith(each.lower()) for each in found.differing)
        changes = not method.parameters or any(self._is(method.return_type, each) for each in types)
        is_public = "public" in self.view.modifiers(method) or self.view.offers(method)
        uses = not found.differing.isdisjoint(self._used(method))
        return (0 if finishes else 1 if sets else 2 if is_public else 3), int(changes), int(not uses)

    def _used(self, method: MethodInfo) -> frozenset[str]:
        """The names of the fields that the body of a method uses."""
        if method.key not in self._fields:
            body = self.view.program.methods[method.key].body
            read = {each.field.name for each in typed.found(body, typed.FieldRead)}
            assigned = {each.field.name for each in typed.found(body, typed.SetField)}
            self._fields[method.key] = frozenset(read | assigned)
        return self._fields[method.key]

    def _calls(self, method: MethodInfo, pool: Pool, result: ClassType | None = None) -> Iterator[Call]:
        """Calls of a method, whose result may be an object that the search can use."""
        values = [self.arguments(name, t, pool) for name, t in method.parameters]
        becomes = result is not None and not method.static
        cast = None if result is None or self.generators.returns(method, result) else result
        for arguments in islice(simplest_first(values), MOST_ARGUMENT_LISTS):
            yield Call(method, arguments, becomes, cast)

    def arguments(self, name: str, t: Type, pool: Pool) -> list[Argument]:
        """The values to try for a parameter, null last."""
        if not isinstance(t, (ClassType, ArrayType)) or str(t) in PLAIN:
            return pool.values(name, t)
        *others, null = pool.values(name, t)
        if t == OBJECT:
            others += pool.plain()  # Collections take what is like the elements that the wanted object holds.
        if isinstance(t, ClassType):
            others += self.usual(t, pool)
            constants = self.generators.constants(t)[:MOST_CONSTANTS]
            others += [Nested((Constant(each),)) for each in constants]
            is_own = self.view.class_outline(t.name) is not None and not self.view.is_enum(t.name)
            found = self._some_objects(t, pool) if is_own or self.view.model(t.name) is not None else []
            others += [each for each in found if each not in others]
        return [*others, null]

    def usual(self, t: ClassType, pool: Pool) -> list[Nested]:
        """Usual objects of a type that need no search."""
        return self._usual.of(t, lambda inner: self.arguments("", inner, pool))

    def _is(self, t: Type, wanted: ClassType) -> bool:
        return isinstance(t, ClassType) and self.view.program.hierarchy.subclass(t.name, wanted.name)


def _as_class(t: Type) -> ClassType:
    """The type of an object of the program."""
    assert isinstance(t, ClassType)
    return t


def _by_turns(calls: Sequence[Iterator[Call]]) -> Iterator[Call]:
    """The first calls of all methods, then the second ones, and so on."""
    for row in zip_longest(*calls):
        yield from (each for each in row if each is not None)


def simplest_first(values: Sequence[Sequence[Argument]]) -> Iterator[tuple[Argument, ...]]:
    """The lists of one value for each parameter: those whose values come early in all of them first.

    If there are several parameters, the second list has the second value of each: what a collection holds twice
    often differs in all its parts.
    """
    if not all(values):
        return
    second = tuple(each[1] if len(each) > 1 else each[0] for each in values) if len(values) > FEW_PARAMETERS else None
    for total in range(sum(len(each) - 1 for each in values) + 1):
        yield from (each for each in _of_places(values, total) if total == 0 or each != second)
        if total == 0 and second is not None and max(map(len, values)) > 1:
            yield second


def _of_places(values: Sequence[Sequence[Argument]], total: int) -> Iterator[tuple[Argument, ...]]:
    """The lists whose values are at places with this sum; the places of the last parameters change first."""
    if not values:
        yield from ((),) if total == 0 else ()
        return
    first, rest = values[0], values[1:]
    most = sum(len(each) - 1 for each in rest)
    for place in range(max(total - most, 0), min(total, len(first) - 1) + 1):
        yield from ((first[place], *others) for others in _of_places(rest, total - place))
