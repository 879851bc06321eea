"""Runs a method on the inputs of a case that may come from another version of the program."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import STANDS_FOR
from oxpecker.oox.interpreter import (
    ArrayValue,
    Choices,
    Heap,
    InputError,
    Interpreter,
    ObjectValue,
    Run,
    Value,
    show_simple,
)
from oxpecker.oox.interpreter.heap import StaticSlot
from oxpecker.oox.interpreter.static_places import slot_at
from oxpecker.oox.interpreter.steps import name_of
from oxpecker.oox.types import Type, named_field
from oxpecker.results.case import Case, OpenCall
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.ranking import ranked
from oxpecker.results.rebuilding import Rebuilding
from oxpecker.results.snapshot import Root, heap_graph, static_roots


class GivenInputs:
    """The inputs of a case, for one run; open methods answer as on the path of the case, by their arguments."""

    def __init__(self, method: typed.Method, case: Case, pictured: bool = False) -> None:
        self.method = method
        self.case = case
        self.pictured = pictured
        self.before = HeapGraph()
        """The initial heap, if it is to be pictured."""
        self.arguments: list[Value] = []
        self.calls = list(case.calls)
        self.rebuilding: Rebuilding | None = None
        self._ranks: dict[tuple[str, str], list[list[str]]] = {}
        """The known order of the keys of an open method, by the object that defines it."""

    def run(self, interpreter: Interpreter) -> Run:
        """Runs the method."""
        choices = Choices(texts=self.case.values, ask=self.answer if self.case.calls else None)
        return interpreter.run(self.method, self.make, choices)

    def roots(self) -> list[Root]:
        """The parameters with their arguments."""
        pairs = zip(self.method.parameters, self.arguments, strict=True)
        return [(parameter.name, value, parameter.type) for parameter, value in pairs]

    def make(self, heap: Heap) -> list[Value]:
        """The arguments, in the heap of the run; static fields are set as well."""
        known: dict[str, HeapObject] = {each.name: each for call in self.case.calls for each in call.objects}
        known |= {each.name: each for each in self.case.before.objects}
        if any(
            value == HeapReference(each.name)
            for each in known.values()
            for name, value in each.fields
            if name == STANDS_FOR
        ):
            raise InputError("a part of a library object that goes by the name of the whole", "", 0)
        rebuilt = self.rebuilding = Rebuilding(heap.hierarchy, known, heap)
        given = dict(self.case.before.roots)
        slots = self._slots(heap)
        self._adopt_statics(heap, slots)
        for slot in slots:
            if isinstance(slot.holder, ClassInfo):
                field = next(each for each in slot.holder.static_fields.values() if each.slot == slot.index)
                slot.set(rebuilt.value(given[str(field)], field.type))
            else:
                rebuilt.fill(slot.holder, None if slot.is_contents else slot.index)
        heap.given = slots
        info = self.method.info
        self.arguments = [
            heap.new_object(heap.hierarchy[info.owner])
            if info.is_constructor and parameter.name == "this"
            else rebuilt.value(given[parameter.name], parameter.type)
            for parameter in self.method.parameters
        ]
        if self.pictured:
            roots = self.roots()[1:] if info.is_constructor else self.roots()
            self.before = heap_graph([*roots, *static_roots(heap)], heap)
        return self.arguments

    def _slots(self, heap: Heap) -> list[StaticSlot]:
        """What the case sets in the static state."""
        found = [(name, slot_at(heap, name)) for name in self.case.statics]
        missing = [name for name, slot in found if slot is None]
        if missing:
            raise InputError("cannot find this place in the static state", missing[0], 0)
        return [slot[0] for _, slot in found if slot is not None]

    def _adopt_statics(self, heap: Heap, given: Sequence[StaticSlot]) -> None:
        """Takes what static fields lead to by themselves for the objects of the case."""
        assert self.rebuilding is not None
        kept = {(id(each.slots), each.index) for each in given}
        contents = {id(each.slots) for each in given if each.is_contents}
        pending: list[tuple[HeapValue, Value]] = []
        for name, value in self.case.before.roots:
            field = _static_field(heap, name)
            if field is not None and (id(heap.statics[field.owner]), field.slot) not in kept:
                pending.append((value, heap.constant(heap.hierarchy[field.owner], field.name)))
        while pending:
            value, held = pending.pop()
            if not isinstance(value, HeapReference) or not isinstance(held, (ObjectValue, ArrayValue)):
                continue
            if value.name not in self.rebuilding.rebuilt and self.rebuilding.adopt(value.name, held):
                pending += [
                    (part, held.slots[slot])
                    for slot, part, _ in self.rebuilding.slots(value.name)
                    if slot < len(held.slots) and id(held.slots) not in contents and (id(held.slots), slot) not in kept
                ]

    @property
    def touched(self) -> frozenset[tuple[str, str]]:
        """The parts of objects that the path of the case accesses, by their names in this run."""
        rebuilt = {} if self.rebuilding is None else self.rebuilding.rebuilt
        return frozenset((name_of(rebuilt[name]), part) for name, part in self.case.touched if name in rebuilt)

    # --- open methods --------------------------------------------------------------------------------------

    def answer(
        self, method: typed.Method, arguments: Sequence[Value], _version: int, t: Type, part: str
    ) -> tuple[Value] | None:
        """The result that the case has for a call with these arguments; later ones of the same call come in order."""
        if method.orders:
            return self._compared(method, arguments)
        fitting = [call for call in self.calls if self._fits(method, call, arguments)]
        if not fitting or part or fitting[0].thrown is not None:
            return None
        if len(fitting) > 1:
            self.calls.remove(fitting[0])
        assert self.rebuilding is not None
        return (self.rebuilding.value(fitting[0].result, t),)

    def _compared(self, method: typed.Method, arguments: Sequence[Value]) -> tuple[Value] | None:
        """How two keys compare in the order of the case; keys that it does not compare come last, as they are asked."""
        *shared, one, two = [self._key(value) for value in arguments]
        place = (method.info.key, "".join(shared))
        if place not in self._ranks:
            signs = []
            for call in self.case.calls:
                *around, low, high = [
                    value.name if isinstance(value, HeapReference) else "null" for value in call.arguments
                ]
                if call.method == method.info.key and around == shared and isinstance(call.result, str):
                    sign = int(call.result)
                    signs.append((low, high, (sign > 0) - (sign < 0)))
            keys = list(dict.fromkeys(key for low, high, _ in signs for key in (low, high)))
            self._ranks[place] = ranked(keys, signs)
        ranks = self._ranks[place]
        for key in (one, two):
            if not any(key in group for group in ranks):
                ranks.append([key])
        left, right = (next(n for n, group in enumerate(ranks) if key in group) for key in (one, two))
        return ((left > right) - (left < right),)

    def _key(self, value: Value) -> str:
        """The name of an object in the case; an object that the code makes has a name of its own."""
        if not isinstance(value, (ObjectValue, ArrayValue)):
            return "null"
        names = {} if self.rebuilding is None else self.rebuilding.names
        return names.get(value.number, f"made {value.number}")

    def _fits(self, method: typed.Method, call: OpenCall, arguments: Sequence[Value]) -> bool:
        types = [parameter.type for parameter in method.parameters]
        return call.method == method.info.key and all(map(self._is, call.arguments, arguments, types))

    def _is(self, wanted: HeapValue, given: Value, t: Type) -> bool:
        """Whether an argument is the one of the case; an object that the code under test makes, by its class."""
        if not isinstance(given, (ObjectValue, ArrayValue)):
            return wanted == (None if given is None else show_simple(given, t))
        rebuilt = self.rebuilding
        assert rebuilt is not None
        if not isinstance(wanted, HeapReference):
            return False
        known = rebuilt.rebuilt.get(wanted.name)
        if known is None and given.number not in rebuilt.names and rebuilt.objects[wanted.name].type == str(given.type):
            rebuilt.adopt(wanted.name, given)
            return True
        return known is given


def _static_field(heap: Heap, root: str) -> FieldInfo | None:
    """The static field that a root of a heap names; None for a parameter."""
    owner, name = named_field(root)
    cls = heap.hierarchy.get(owner) if owner else None
    return None if cls is None else cls.static_fields.get(name)
