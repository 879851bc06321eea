"""What is said to stay as it was of static state, held against what a run has left of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import StaticState
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy
from oxpecker.oox.input_clauses import factory, is_identity, written_as
from oxpecker.oox.interpreter import ArrayValue, ObjectValue, Value
from oxpecker.oox.regions import element_region, structure
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT, ArrayType, Type
from tests.java.runs import Initialised, Observed, everything


def broken_static_claims(known: StaticState, program: typed.Program, run: Observed) -> Iterator[str]:
    """What a run of a program contradicts."""
    references = [each for values in run.statics.values() for each in values]
    held = everything([run.root, *references])
    holders = Counter(id(each) for each in (*references, *(part for whole in held for part in _offered(whole))))
    for name, initial in run.initial.items():
        info = None if _is_generated(name) else known.hierarchy.get(name)
        for field in () if info is None else info.static_fields.values():
            before, now = initial.fields[field.slot], run.statics[name][field.slot]
            if field in known.assigned:
                if field in known.never_null and now is None:
                    yield f"{field} is null"
            elif not is_same(before, now):
                yield f"{field} is assigned"
            else:
                yield from _Unchanged(known, program, field, initial).broken(now)
                if field in known.kept and isinstance(now, (ObjectValue, ArrayValue)) and holders[id(now)] > 1:
                    yield f"{field} is held by others"


def _offered(whole: ObjectValue | ArrayValue) -> list[Value]:
    """What code can take from an object or array; a view of the library keeps what it looks at to itself."""
    if isinstance(whole, ArrayValue) or not is_library(whole.cls):
        return whole.slots
    return [value for field, value in zip(whole.cls.layout, whole.slots, strict=True) if field.type == OBJECT]


def _is_generated(name: str) -> bool:
    """Whether a class holds literals or class objects: a larger program has more of them."""
    return name.startswith("$")


def differing_initial_values(known: StaticState, program: typed.Program, runs: list[Observed]) -> Iterator[str]:
    """Fields that nobody is said to assign, and that do not begin with the same value in all runs."""

    def claimed(field: FieldInfo, initial: Initialised) -> object:
        value = initial.fields[field.slot]
        if field in known.constant or field in known.tables:
            return _Unchanged(known, program, field, initial).picture(value)
        return _shown(value)

    return _differing(known.hierarchy, lambda field: field not in known.assigned, claimed, runs)


def differing_constants(hierarchy: Hierarchy, constant: Container[str], runs: list[Observed]) -> Iterator[str]:
    """Fields of classes that are said to be constant, and that do not begin with the same value in all runs."""
    return _differing(hierarchy, lambda f: f.owner in constant, lambda f, initial: _shown(initial.fields[f.slot]), runs)


def _differing(
    hierarchy: Hierarchy,
    is_claimed: Callable[[FieldInfo], bool],
    claimed: Callable[[FieldInfo, Initialised], object],
    runs: list[Observed],
) -> Iterator[str]:
    found: dict[FieldInfo, object] = {}
    for run in runs:
        for name, initial in run.initial.items():
            info = None if _is_generated(name) else hierarchy.get(name)
            for field in () if info is None else filter(is_claimed, info.static_fields.values()):
                value = claimed(field, initial)
                if found.setdefault(field, value) != value:
                    yield f"{run.name}: {field} does not always begin with the same value"


def _shown(value: Value) -> object:
    """A value; of an object its class, of an array its length as well."""
    if isinstance(value, ArrayValue):
        return str(value.type), len(value.slots)
    return str(value.type) if isinstance(value, ObjectValue) else value


def is_same(one: Value, other: Value) -> bool:
    return one is other or (not isinstance(one, (ObjectValue, ArrayValue)) and one == other)


class _Unchanged:
    """The objects that a static field leads to by parts of which it is said that nobody changes them."""

    def __init__(self, known: StaticState, program: typed.Program, field: FieldInfo, initial: Initialised) -> None:
        self.known, self.program, self.field, self.initial = known, program, field, initial

    def broken(self, value: Value) -> Iterator[str]:
        """Where that is not so."""
        pending, seen = [value], set()
        while pending:
            each = pending.pop()
            if (
                not isinstance(each, (ObjectValue, ArrayValue))
                or id(each) in seen
                or id(each) not in self.initial.slots
            ):
                continue
            seen.add(id(each))
            _, before = self.initial.slots[id(each)]
            for slot in self.kept_slots(each):
                if not is_same(before[slot], each.slots[slot]):
                    yield f"what {self.field} leads to has changed: part {slot} of {each.type}"
                if self.field not in self.known.constant or _slot_type(each, slot) != OBJECT:
                    pending.append(each.slots[slot])

    def picture(self, value: Value) -> list[object]:
        """What the field leads to when its class has been initialised, in an order that does not depend on the run."""
        numbers: dict[int, int] = {}
        pending, found = [(value, False)], []
        while pending:
            each, is_element = pending.pop()
            found.append((_shown(each), numbers.get(id(each))))
            if id(each) in numbers or id(each) not in self.initial.slots:
                continue
            reference, slots = self.initial.slots[id(each)]
            if is_element and (isinstance(reference, ArrayValue) or written_as(reference.cls) is None):
                continue
            numbers[id(each)] = len(numbers)
            pending += [(slots[slot], _slot_type(reference, slot) == OBJECT) for slot in self.kept_slots(reference)]
        return found

    def kept_slots(self, value: ObjectValue | ArrayValue) -> Iterator[int]:
        """The parts of an object that keep their values; all of them where nothing of the class is said to change.

        So do all parts of a constant object of the library, but for the objects that it holds for others, and for what
        is open until some code asks for it.
        """
        if self.field.owner not in self.known.classes or self.field in self.known.constant:
            settled = self.settled(value.cls) if isinstance(value, ObjectValue) else set()
            yield from (slot for slot in range(len(value.slots)) if slot not in settled)
            return
        doubtful = self.field.owner in self.known.doubtful
        if isinstance(value, ArrayValue):
            changes = doubtful or element_region(value.element) in self.known.written
            tables = self.known.grids if isinstance(value.element, ArrayType) else self.known.tables
            yield from range(len(value.slots)) if not changes or self.field in tables else ()
        elif doubtful:
            return
        elif factory(value.cls) is not None:
            changes = bool(structure(self.program.hierarchy, value.cls) & self.known.written)
            yield from () if changes else range(len(value.slots))
        else:
            cls = self.known.hierarchy.get(value.cls.name)
            for field in () if cls is None else cls.layout:
                if not self.known.changes(cls, field):
                    yield field.slot

    def settled(self, cls: ClassInfo) -> set[int]:
        """The slots whose values become known late: a hash code, or what a method of the model settles."""
        methods = [method for info in cls.lineage() for method in info.methods.get(InputRole.SETTLED, ())]
        nodes = (node for method in methods for node in typed.walk(self.program.methods[method.key].roots))
        found = {node.field.slot for node in nodes if isinstance(node, (typed.FieldRead, typed.SetField))}
        return found | {0} if is_identity(cls, 0) else found


def _slot_type(value: ObjectValue | ArrayValue, slot: int) -> Type:
    return value.element if isinstance(value, ArrayValue) else value.cls.layout[slot].type
