"""Collections, maps and optionals of Java's library: their contents, and how tests construct and compare them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from oxpecker.java.facts import Fact
from oxpecker.java.lowering.naming import ORDER
from oxpecker.oox.input_clauses import is_order, parts_of
from oxpecker.oox.interpreter import ArrayValue, Heap, InputError, Interpreter, Limits, ObjectValue, Returned, Value
from oxpecker.oox.roles import InputRole
from oxpecker.results.heap import HeapObject, HeapReference, HeapValue
from oxpecker.results.rebuilding import Rebuilding
from oxpecker.testgen.limits import CONTAINER_STEPS
from oxpecker.testgen.mocks import is_mocked
from oxpecker.testgen.plain import Impossible
from oxpecker.testgen.view import JavaView

_OPTIONAL = frozenset({"of", "empty"})
"""The factory calls of containers without a public constructor."""


class Kind(Enum):
    """How tests construct and compare the contents of a container."""

    LIST = "one after another, by `add`; compared as a list"
    MAP = "keys with values, by `put`"
    OPTIONAL = "at most one, by `of` or `empty`"
    OTHER = "by `add`; compared element by element"


class Containers:
    """Reads the contents of containers, as their models define them."""

    def __init__(self, view: JavaView) -> None:
        self.view = view
        self.interpreter = Interpreter(view.program, Limits(steps=CONTAINER_STEPS))

    def is_container(self, name: str) -> bool:
        """Whether objects of a class are constructed and compared by their contents; the model of the class tells."""
        model = self.view.model(name)
        if (
            model is None
            or model.statics.isdisjoint({InputRole.OF, InputRole.ENTRIES})
            or self.view.class_name(name) is None
        ):
            return False
        return () in model.constructors or model.statics >= _OPTIONAL

    def kind(self, name: str) -> Kind:
        """What kind of container a class is."""
        model, hierarchy = self.view.model(name), self.view.program.hierarchy
        assert model is not None
        if InputRole.ENTRIES in model.statics:
            return Kind.MAP
        if () not in model.constructors:
            return Kind.OPTIONAL
        return Kind.LIST if hierarchy.subclass(name, "List") else Kind.OTHER

    def is_ordered(self, name: str) -> bool:
        """Whether a container has a known iteration order."""
        model = self.view.model(name)
        return model is not None and Fact.UNORDERED not in model.annotations

    def parts(self, objects: Mapping[str, HeapObject], each: HeapObject) -> list[HeapValue]:
        """The elements of a container, or alternating keys and values."""
        found = self._model_parts(objects, each)
        if found is None:
            found = _elements(objects, each)
        if found is None:
            raise Impossible(f"the contents of a {each.type}")
        # A container with a comparator returns it after its elements.
        return [part for part in found if not self._is_order(objects, part)]

    def by_contents(self, objects: Mapping[str, HeapObject], start: HeapReference) -> dict[str, HeapObject]:
        """What is reachable from an object, with the contents of containers in place of their internals."""
        found: dict[str, HeapObject] = {}
        pending = [start.name]
        while pending:
            name = pending.pop(0)
            if name not in found:
                found[name] = each = self._shown(objects, objects[name])
                pending += [part.name for _, part in each.fields if isinstance(part, HeapReference)]
        return found

    def _shown(self, objects: Mapping[str, HeapObject], each: HeapObject) -> HeapObject:
        if not self.is_container(each.type):
            return each
        try:
            parts, order = self.parts(objects, each), self.order(objects, each)
        except Impossible:
            return each
        fields = [(str(number), part) for number, part in enumerate(parts)]
        fields.append(("order", order if isinstance(order, HeapReference) else order and ".".join(order)))
        return replace(each, fields=tuple(fields), view=None)

    def _is_order(self, objects: Mapping[str, HeapObject], part: HeapValue) -> bool:
        if not isinstance(part, HeapReference):
            return False
        cls = self.view.program.hierarchy.get(objects[part.name].type)
        return cls is not None and is_order(cls)

    def order(self, objects: Mapping[str, HeapObject], each: HeapObject) -> tuple[str, str] | HeapReference | None:
        """The class and field of a collection with the same order, or a mock; None for the natural order."""
        fields = dict(each.fields)
        inside = fields.get("map")
        if each.type == "TreeSet" and isinstance(inside, HeapReference):
            fields = dict(objects[inside.name].fields)
        if fields.get("accessOrder") == "true":
            raise Impossible(f"a {each.type} in access order")
        comparator = fields.get("comparator")
        if not isinstance(comparator, HeapReference):
            return None
        owner, dollar, field = objects[comparator.name].type.partition(ORDER)
        if is_mocked(owner):
            return comparator
        if not dollar:
            raise Impossible(f"a {each.type} with a comparator")
        return owner, field

    def _model_parts(self, objects: Mapping[str, HeapObject], each: HeapObject) -> list[HeapValue] | None:
        """The contents according to the library model; None if the program does not include it."""
        cls = self.view.program.hierarchy[each.type]
        info = parts_of(cls)
        if info is None:
            return None
        rebuilt: list[Rebuilding] = []

        def make(heap: Heap) -> list[Value]:
            rebuilt.append(Rebuilding(self.view.program.hierarchy, objects, heap))
            return [rebuilt[0].value(HeapReference(each.name))]

        try:
            outcome = self.interpreter.run(self.view.program.methods[info.key], make).outcome
        except InputError:
            return None
        if not isinstance(outcome, Returned) or not isinstance(outcome.value, ArrayValue):
            return None
        return [_named(rebuilt[0], value) for value in outcome.value.slots]


def _named(rebuilt: Rebuilding, value: Value) -> HeapValue:
    if value is None:
        return None
    assert isinstance(value, (ObjectValue, ArrayValue))
    name = rebuilt.names.get(value.number)
    if name is None:
        raise Impossible("an object that a container creates when it returns its elements")
    return HeapReference(name)


def _elements(objects: Mapping[str, HeapObject], each: HeapObject) -> list[HeapValue] | None:
    """The elements of an `ArrayList`, whose model keeps them in an array."""
    fields = dict(each.fields)
    holder, size = fields.get("elements"), fields.get("size")
    if each.type != "ArrayList" or not isinstance(holder, HeapReference) or not isinstance(size, str):
        return None
    elements = [value for _, value in objects[holder.name].fields]
    if not 0 <= int(size) <= len(elements):
        raise Impossible("a list whose size does not fit its elements")
    return elements[: int(size)]


def creation(kind: Kind, qualified: str, variable: str, parts: list[str], comparator: str) -> str:
    """The statement that creates a container; without a comparator, keys have their natural order."""
    if kind is Kind.OPTIONAL:
        expression = f"{qualified}.of({parts[0]})" if parts else f"{qualified}.empty()"
        return f"{qualified} {variable} = {expression};"
    return f"{qualified} {variable} = new {qualified}({comparator});"


def filling(kind: Kind, variable: str, parts: list[str]) -> list[str]:
    """The statements that add expressions to a new container."""
    if kind is Kind.OPTIONAL:
        return []
    if kind is Kind.MAP:
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return [f"{variable}.put({key}, {value});" for key, value in pairs]
    return [f"{variable}.add({part});" for part in parts]
