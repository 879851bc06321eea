"""The last part of a test: compares the reachable final state with that of the path."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox.types import BOOL, FLOATING, OBJECT, ArrayType, ClassType, Type
from oxpecker.results.case import RESULT
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.rebuilding import type_named
from oxpecker.testgen.arrangement import Arrangement, is_outer
from oxpecker.testgen.containers import Kind
from oxpecker.testgen.literals import literal
from oxpecker.testgen.observers import Observers
from oxpecker.testgen.plain import Impossible, PlainValues
from oxpecker.testgen.shapes import HIDDEN
from oxpecker.testgen.view import qualified


@dataclass(frozen=True, slots=True)
class Way:
    """How a test accesses a value: a variable and fields; `direct` if Java allows to write it so."""

    start: str
    parts: tuple[str, ...] = ()
    direct: bool = True

    @property
    def expression(self) -> str:
        """The Java expression."""
        if not self.parts:
            return self.start
        # Reflection finds fields and elements; up to the last getter, the test calls what it can.
        called = len(self.parts) if self.direct else _end_of_calls(self.parts)
        steps = (f"[{part}]" if part.isdigit() else f".{part}" for part in self.parts[:called])
        before, rest = self.start + "".join(steps), ".".join(self.parts[called:])
        return f'HeapState.get({before}, "{rest}")' if rest else before


def _end_of_calls(parts: tuple[str, ...]) -> int:
    """The number of parts up to the last one that is a call."""
    return max((place for place, part in enumerate(parts, 1) if part.endswith("()")), default=0)


class Expectation:
    """The assertions about one heap."""

    def __init__(self, arrangement: Arrangement, after: HeapGraph, observers: Observers, private: bool) -> None:
        self.arrangement = arrangement
        self.observers = observers
        self.private = private
        """Whether private fields without a getter are compared, by reflection; otherwise public methods observe."""
        self.view = arrangement.view
        self.after = after
        self.plain = PlainValues(self.view, after)
        self.containers = arrangement.construction.containers
        self.lines: list[str] = []
        self.used: set[str] = set()
        """The assertions that are used, by name."""
        self.reflective = False
        self._bound: dict[str, Way] = {}
        self._pending: deque[tuple[HeapObject, Way]] = deque()

    def state(self, result: Type | None, roots: list[tuple[str, HeapValue, Type]]) -> list[str]:
        """The assertions about the result, then about everything reachable from the inputs."""
        for name, variable in self.arrangement.variables.items():
            self._bound[name] = Way(variable)
        values = dict(self.after.roots)
        if result is not None:
            self.value(values.get(RESULT), result, Way("result"))
        for _, value, _ in roots:
            if isinstance(value, HeapReference) and value.name in self.arrangement.variables:
                self._pending.append((self.plain.objects[value.name], Way(self.arrangement.variables[value.name])))
        if not self.private:
            for name in dict.fromkeys(value.name for _, value, _ in roots if isinstance(value, HeapReference)):
                self.observe(HeapReference(name))
        done: set[str] = set()
        while self._pending:
            each, way = self._pending.popleft()
            if each.name not in done:
                done.add(each.name)
                self.parts(each, way)
        return self.lines

    def observe(self, reference: HeapReference) -> None:
        """What public methods of an object tell."""
        variable = self.arrangement.variables.get(reference.name)
        if variable is None:
            return
        for seen in self.observers.observations(self.after, reference):
            if isinstance(seen.value, HeapReference) and seen.value.name not in self.arrangement.variables:
                continue
            given = ", ".join(seen.arguments)
            self.value(
                seen.value,
                seen.method.return_type,
                Way(f"{variable}.{java_name(seen.method.name)}({given})"),
            )

    def parts(self, each: HeapObject, way: Way) -> None:
        """The fields of an object or the elements of an array."""
        if each.is_array:
            self.elements(each, way)
            return
        if self.containers.is_container(each.type):
            self.contents(each, way)
            return
        if self.view.model(each.type) is not None:
            self.library_parts(each, way)
            return
        cls = self.view.program.hierarchy[each.type]
        own = {field.name for field in self.view.own_fields(cls)}
        for name, value in each.fields:
            if name in HIDDEN or is_outer(name) or name.rpartition(".")[2] not in own or name.startswith("$"):
                continue
            field = self.arrangement.field(each, name)
            reachable = way.direct and "." not in name and self.view.class_name(each.type) is not None
            getter = self.observers.getter(each.type, field) if reachable else None
            direct = reachable and self.view.may_use(field)
            if getter is not None:
                self.value(value, field.type, Way(way.start, (*way.parts, f"{java_name(getter.name)}()"), True))
            elif direct or self.private:
                self.value(value, field.type, Way(way.start, (*way.parts, qualified(name)), direct))

    def library_parts(self, each: HeapObject, way: Way) -> None:
        """The fields of an object of Java's library that its public methods return, such as the value of a counter."""
        visible = self.view.class_name(each.type)
        simple = [(name, value) for name, value in each.fields if not isinstance(value, HeapReference)]
        for name, value in simple if visible else ():
            field = self.view.program.hierarchy[each.type].find_field(name, static=False)
            getter = None if field is None else self.observers.library_getter(each.type, field, value)
            if getter is not None and field is not None:
                start = self.expression(way) if way.direct else f"(({visible}) {self.expression(way)})"
                self.value(value, field.type, Way(f"{start}.{getter}()"))

    def elements(self, each: HeapObject, way: Way) -> None:
        """Asserts all elements at once if they are simple."""
        element = type_named(each.type.removesuffix("[]"))
        if isinstance(element, (ClassType, ArrayType)):
            self.claim("assertEquals", str(len(each.fields)), f"{self.cast(way, each)}.length")
            for index, value in each.fields:
                self.value(value, element, Way(way.start, (*way.parts, index), way.direct))
            return
        name = self.view.type_name(element)
        values = ", ".join(literal(value, element) for _, value in each.fields if isinstance(value, str))
        expected, actual = f"new {name}[] {{{values}}}", self.cast(way, each)
        if element in FLOATING:
            shown = "java.util.Arrays.toString"
            self.claim("assertEquals", f"{shown}({expected})", f"{shown}({actual})")
        else:
            self.claim("assertArrayEquals", expected, actual)

    def contents(self, each: HeapObject, way: Way) -> None:
        """Asserts the contents of a container."""
        try:
            parts = self.containers.parts(self.plain.objects, each)
        except Impossible:
            self.claim("assertNotNull", self.expression(way))
            return
        kind = self.containers.kind(each.type)
        if kind is Kind.MAP:
            self.entries(each, parts, self.seen_as("Map", way))
        elif kind is Kind.OPTIONAL:
            optional = self.seen_as("Optional", way)
            self.claim("assertTrue" if parts else "assertFalse", f"{optional}.isPresent()")
            for part in parts:
                self.value(part, OBJECT, Way(f"{optional}.get()"))
        elif kind is Kind.LIST or self.containers.is_ordered(each.type):
            self.in_order(each, parts, way)
        else:
            elements = self.seen_as("Collection", way)
            self.claim("assertEquals", str(len(parts)), f"{elements}.size()")
            for known in filter(None, map(self.known, parts)):
                self.claim("assertTrue", f"{elements}.contains({known})")

    def in_order(self, each: HeapObject, parts: list[HeapValue], way: Way) -> None:
        """Asserts the elements of a list, or of a container with a known iteration order."""
        written = self.all_plain(parts)
        if self.containers.kind(each.type) is Kind.LIST:
            listed = self.expression(way) if written is not None else self.seen_as("List", way)
        else:
            listed = f"new java.util.ArrayList<>({self.seen_as('Collection', way)})"
        if written is not None:
            self.claim("assertEquals", as_list(written), listed)
            return
        self.claim("assertEquals", str(len(parts)), f"{self.seen_as('Collection', way)}.size()")
        for index, part in enumerate(parts):
            self.value(part, OBJECT, Way(f"{listed}.get({index})"))

    def entries(self, each: HeapObject, parts: list[HeapValue], entries: str) -> None:
        """Asserts the keys of a map, in their order if it has one, and their values."""
        keys, values = parts[::2], parts[1::2]
        written = self.all_plain(keys) if self.containers.is_ordered(each.type) else None
        if written is not None:
            self.claim("assertEquals", as_list(written), f"new java.util.ArrayList<>({entries}.keySet())")
        else:
            self.claim("assertEquals", str(len(keys)), f"{entries}.size()")
        for key, value in zip(keys, values, strict=True):
            known = self.known(key)
            if known is not None:
                self.value(value, OBJECT, Way(f"{entries}.get({known})"))

    def seen_as(self, interface: str, way: Way) -> str:
        """A container cast to an interface of `java.util`; a variable of the test has its own type."""
        expression = self.expression(way)
        is_variable = not way.parts and way.start in self.arrangement.variables.values()
        return expression if is_variable else f"((java.util.{interface}) {expression})"

    def known(self, value: HeapValue) -> str | None:
        """The expression of an object that the test already knows; None for others."""
        if not isinstance(value, HeapReference):
            return "null"
        bound = self._bound.get(value.name)
        if bound is not None:
            return self.expression(bound)
        try:
            return self.plain.written(value.name)
        except Impossible:
            return None

    def all_plain(self, parts: list[HeapValue]) -> list[str] | None:
        """All elements as values; None if one is not a value, or is an object that the test knows."""
        found = []
        for part in parts:
            if isinstance(part, HeapReference) and part.name in self._bound:
                return None
            known = self.known(part)
            if known is None:
                return None
            found.append(known)
        return found

    def cast(self, way: Way, each: HeapObject) -> str:
        """An array cast to its type."""
        expression = self.expression(way)
        if way.direct:
            return expression
        element = type_named(each.type.removesuffix("[]"))
        return f"(({self.view.type_name(element)}[]) {expression})"

    def value(self, value: HeapValue, t: Type, way: Way) -> None:
        """Asserts one value; objects behind references are asserted later."""
        expression = self.expression(way)
        if value is None:
            self.claim("assertNull", expression)
        elif isinstance(value, HeapReference):
            self.reference(value, t, way)
        elif t == BOOL and way.direct:
            self.claim("assertTrue" if value == "true" else "assertFalse", expression)
        elif t in FLOATING:
            written = literal(value, t)
            written = f"({written})" if written.startswith("-") else written
            self.claim("assertEquals", f"(Object) {written}", f"(Object) {expression}")
        else:
            self.claim("assertEquals", literal(value, t), expression)

    def reference(self, value: HeapReference, t: Type, way: Way) -> None:
        """Asserts an object: by value, by identity if the test already knows it, or by its parts."""
        expression = self.expression(way)
        each = self.plain.objects[value.name]
        bound = self._bound.get(value.name)
        if bound is not None:
            self.claim("assertSame", self.expression(bound), expression)
            if value.name in self.arrangement.variables:
                self._pending.append((each, bound))
            return
        try:
            written = self.plain.written(value.name)
        except Impossible:
            written = None
        if written is not None:
            constant = value.name in self.plain.constants
            self.claim("assertSame" if constant else "assertEquals", written, expression)
            return
        self._bound[value.name] = way
        if self.containers.is_container(each.type):
            self._pending.append((each, way))
            return
        if not each.is_array and self.view.class_outline(each.type) is None:
            self.claim("assertNotNull", expression)
            return
        if each.is_array and not isinstance(t, ArrayType):
            way = self._bound[value.name] = Way(way.start, way.parts, False)
        name = None if each.is_array else self.view.class_name(each.type)
        if name is not None and t != ClassType(each.type):
            self.claim("assertSame", f"{name}.class", f"{expression}.getClass()")
            way = Way(way.start, way.parts, False)
            self._bound[value.name] = way
        elif not any(part not in HIDDEN for part, _ in each.fields) and not each.is_array:
            self.claim("assertNotNull", expression)
        if not way.parts and name is not None and not way.direct:
            way = Way(way.start, (), False)
        self._pending.append((each, way))

    def expression(self, way: Way) -> str:
        """The Java expression of a way; records whether the helper class is needed."""
        if way.parts and not way.direct:
            self.reflective = True
        return way.expression

    def claim(self, assertion: str, *arguments: str) -> None:
        """Adds an assertion."""
        self.used.add(assertion)
        self.lines.append(f"{assertion}({', '.join(arguments)});")


def as_list(written: list[str]) -> str:
    """A list of expressions in Java."""
    return f"java.util.Arrays.asList({'(Object) null' if written == ['null'] else ', '.join(written)})"
