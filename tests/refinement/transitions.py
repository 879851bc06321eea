"""Concrete transitions of methods, and whether summaries hold of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from oxpecker.oox import typed
from oxpecker.oox.interpreter import ArrayValue, Heap, Interpreter, Limits, ObjectValue, Returned, Value
from oxpecker.oox.types import BOOL, FLOATING, INTEGRAL, RANGES, STRING, ArrayType, Type
from oxpecker.refinement.extraction import RESULT, Location, Place, Summary
from oxpecker.refinement.extraction.expressions import Kind, Symbol
from oxpecker.refinement.extraction.locations import ARRAY, allocated, elements, field_location
from oxpecker.relational import Bounds, Finder, Options
from oxpecker.relational.universe import Universe
from tests.engine.generated.heaps import Choices, InputBuilder, RandomChoices, Small

Row = tuple[str, ...]
Reference = ObjectValue | ArrayValue


class AnyInput(InputBuilder):
    """Inputs with strings and floating-point numbers, too."""

    def value(self, t: Type, numbers: tuple[int, ...]) -> Value:
        if t == STRING:
            return (None, "", "a")[self.choices.choose(3)]
        if t in FLOATING:
            return (0.0, 1.5)[self.choices.choose(2)]
        if t in INTEGRAL:
            low, high = RANGES[t]
            return super().value(t, tuple(n for n in numbers if low <= n <= high))
        return super().value(t, numbers)


@dataclass(frozen=True)
class Heaplet:
    """What every location of a heap holds, as tuples of names of atoms."""

    tables: dict[Location, frozenset[Row]]


@dataclass(frozen=True)
class Transition:
    """A call that returned: the heaps before and after it, its arguments and its result."""

    before: Heaplet
    after: Heaplet
    arguments: tuple[str, ...]
    result: str
    objects: dict[str, str]
    """The class of every object that there was, or is now."""
    fresh: frozenset[str]
    """The objects that there were not."""


def _atom(value: Value, t: Type) -> str:
    if value is None:
        return "null"
    if isinstance(value, (ObjectValue, ArrayValue)):
        return f"#{value.number}"
    if isinstance(value, bool) or t == BOOL:
        return "true" if value else "false"
    if isinstance(value, int) and t not in FLOATING:
        return str(value)
    return f"{value!r}:{'String' if isinstance(value, str) else 'Float'}"


def _heaplet(heap: Heap, objects: list[Reference]) -> Heaplet:
    tables: dict[Location, set[Row]] = {}

    def add(location: Location, *row: str) -> None:
        tables.setdefault(location, set()).add(row)

    for each in objects:
        name = f"#{each.number}"
        if isinstance(each, ObjectValue):
            add(allocated(each.cls.name), name)
            for field in each.cls.layout:
                add(field_location(field), name, _atom(each.slots[field.slot], field.type))
        else:
            add(allocated(ARRAY), name)
            for index, value in enumerate(each.slots):
                add(elements(each.element), name, str(index), _atom(value, each.element))
    for info in heap.hierarchy.classes.values():
        for field, value in zip(info.static_fields.values(), heap.statics[info.name], strict=True):
            add(field_location(field), _atom(value, field.type))
    return Heaplet({location: frozenset(rows) for location, rows in tables.items()})


class Recorder:
    """Runs a method on small inputs and keeps what the calls that return do."""

    def __init__(self, program: typed.Program, method: typed.Method) -> None:
        self.method = method
        self.interpreter = Interpreter(program, Limits(steps=5_000, call_depth=100))
        self.java_ints = program.options["ints"] == "java"
        self.objects: list[Reference] = []
        self.before: Heaplet | None = None
        world, heap = self.interpreter.world, self.interpreter.world.heap
        new_object, new_array, code_of = heap.new_object, heap.new_array, world.code_of

        def recorded(make: Callable[..., Reference]) -> Callable[..., Reference]:
            def made(*arguments: object) -> Reference:
                each = make(*arguments)
                self.objects.append(each)
                return each

            return made

        def asked(info: object) -> object:
            # The call itself, after the class has been initialised, asks from the room of the interpreter.
            caller = sys._getframe(1)
            if caller.f_code.co_name == "call" and caller.f_globals["__name__"] == "oxpecker.oox.interpreter":
                self.before = _heaplet(heap, self.objects)
                self.old = {f"#{each.number}" for each in self.objects}
            return code_of(info)  # type: ignore[arg-type]

        heap.new_object = recorded(new_object)  # type: ignore[assignment, method-assign]
        heap.new_array = recorded(new_array)  # type: ignore[assignment, method-assign]
        world.code_of = asked  # type: ignore[assignment, method-assign]

    def transition(self, choices: Choices, small: Small) -> Transition | None:
        """One call, if it returns."""
        self.objects.clear()
        self.before = None
        given: list[Value] = []

        def arguments(heap: Heap) -> list[Value]:
            given.extend(AnyInput(heap, choices, small, self.java_ints).arguments(self.method))
            return given

        outcome = self.interpreter.run(self.method, arguments).outcome
        if not isinstance(outcome, Returned) or self.before is None:
            return None
        heap, info = self.interpreter.world.heap, self.method.info
        after = _heaplet(heap, self.objects)
        classes = {f"#{e.number}": e.cls.name if isinstance(e, ObjectValue) else ARRAY for e in self.objects}
        shown = tuple(_atom(v, p.type) for v, p in zip(given, self.method.parameters, strict=True))
        result = _atom(outcome.value, info.return_type)
        return Transition(self.before, after, shown, result, classes, frozenset(classes.keys() - self.old))


def without_contracts(program: typed.Program) -> typed.Program:
    """The same code: what evaluating contracts does is no part of what methods do."""
    methods = {key: replace(method, cases=()) for key, method in program.methods.items()}
    return replace(program, methods=methods, invariants={}, static_invariants={})


def supported(method: typed.Method) -> bool:
    """Whether there are small inputs for the method."""
    hierarchy_free = (BOOL, STRING)
    return all(
        t in INTEGRAL | FLOATING or t in hierarchy_free or isinstance(t, ArrayType) or str(t).isidentifier()
        for t in method.info.parameter_types
    )


def transitions(program: typed.Program, method: typed.Method, small: Small) -> Iterator[Transition]:
    """What a method does on all small inputs, or as many drawn ones."""
    recorder = Recorder(program, method)
    choices: Choices = Choices()
    for count in range(small.most):
        found = recorder.transition(choices, small)
        if found is not None:
            yield found
        if not choices.advance():
            return
        if count == small.most // 2:
            break
    drawn = RandomChoices(Random(0))
    for _ in range(small.most // 2):
        found = recorder.transition(drawn, small)
        if found is not None:
            yield found


def broken(summary: Summary, transition: Transition) -> str | None:
    """What the summary says wrongly about the transition, if anything."""
    if not summary.returns:
        return "a call returned"
    if summary.lost is not None:
        return None
    tables = transition.before.tables.keys() | transition.after.tables.keys()
    for location in sorted(tables, key=str):
        before = transition.before.tables.get(location, frozenset())
        after = transition.after.tables.get(location, frozenset())
        if location not in summary.bounds and before != after:
            return f"{location} changed from {sorted(before)} to {sorted(after)}"
    return _contradiction(summary, transition)


def _contradiction(summary: Summary, transition: Transition) -> str | None:
    universe = _universe(summary, transition)
    bounds = Bounds(universe)
    for symbol, relation in summary.before.items():
        rows = _rows(summary, transition, symbol)
        if symbol.kind in (Kind.NEW, Kind.NEW_SET):
            bounds.bind(relation, universe.tuples(*rows))
        else:
            bounds.fix(relation, universe.tuples(*rows))
    for location, relation in summary.after.items():
        held = transition.after.tables.get(location, frozenset())
        bounds.fix(relation, universe.tuples(*([(transition.result,)] if location == RESULT else held)))
    with Finder(bounds, Options(symmetry=0)) as finder:
        finder.add(*summary.formulas)
        if finder.solve() is not None:
            return None
    return f"{transition}\nis none of\n{summary.text()}"


def _universe(summary: Summary, transition: Transition) -> Universe:
    atoms = {"null", "true", "false", *transition.arguments, transition.result, *transition.objects}
    for heap in (transition.before, transition.after):
        atoms |= {atom for rows in heap.tables.values() for row in rows for atom in row}
    atoms |= {s.name for s in summary.symbols if s.kind is Kind.CONSTANT}
    ordered = sorted(atoms)
    numbers = {n: int(a) for n, a in enumerate(ordered) if a.lstrip("-").isdigit()}
    return Universe(tuple(ordered), numbers)


def _rows(summary: Summary, transition: Transition, symbol: Symbol) -> list[Row]:
    if symbol.kind is Kind.CONSTANT:
        return [(symbol.name,)]
    if symbol.origin == "parameter":
        names = [parameter.name for parameter in summary.method.parameters]
        return [(transition.arguments[names.index(symbol.name)],)]
    if symbol.kind in (Kind.NEW, Kind.NEW_SET):
        (sort,) = symbol.columns[0] or ()
        return [(o,) for o, cls in sorted(transition.objects.items()) if cls == sort and o in transition.fresh]
    if symbol.kind is Kind.TYPE:
        return _of_type(transition, symbol)
    place = next(p for p in Place if p == symbol.origin)
    owner, _, name = symbol.name.rpartition(".")
    return sorted(transition.before.tables.get(Location(place, name, owner), frozenset()))


def _of_type(transition: Transition, symbol: Symbol) -> list[Row]:
    sorts = symbol.columns[0] or frozenset()
    found = [(o,) for o, cls in sorted(transition.objects.items()) if cls in sorts]
    values = {transition.result, *transition.arguments}
    for heap in (transition.before, transition.after):
        values |= {atom for rows in heap.tables.values() for row in rows for atom in row}
    return found + [(v,) for v in sorted(values) if v.rpartition(":")[2] in sorts and ":" in v]
