"""What is said to stay as it was of static state, held against what a run has left of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from oxpecker.oox.analysis.static_state import StaticState
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.input_clauses import factory, is_identity
from oxpecker.oox.interpreter import ArrayValue, ObjectValue, Value
from oxpecker.oox.regions import element_region, structure
from oxpecker.oox.types import OBJECT, Type
from tests.java.runs import Initialised, Observed, everything


def broken_static_claims(known: StaticState, hierarchy: Hierarchy, run: Observed) -> Iterator[str]:
    """What a run contradicts; the classes are those of the program that has run."""
    references = [each for values in run.statics.values() for each in values]
    held = everything([run.root, *references])
    holders = Counter(id(each) for each in (*references, *(part for whole in held for part in whole.slots)))
    for name, initial in run.initial.items():
        info = known.hierarchy.get(name)
        for field in () if info is None else info.static_fields.values():
            before, now = initial.fields[field.slot], run.statics[name][field.slot]
            if field in known.assigned:
                if field in known.never_null and now is None:
                    yield f"{field} is null"
            elif not is_same(before, now):
                yield f"{field} is assigned"
            else:
                yield from _Unchanged(known, hierarchy, field, initial).broken(now)
                if field in known.kept and isinstance(now, (ObjectValue, ArrayValue)) and holders[id(now)] > 1:
                    yield f"{field} is held by others"


def differing_initial_values(
    hierarchy: Hierarchy, is_fixed: Callable[[FieldInfo], bool], runs: list[Observed]
) -> Iterator[str]:
    """Fields that are said to be initialised with the same number in all runs, and are not."""
    found: dict[FieldInfo, Value] = {}
    for run in runs:
        for name, initial in run.initial.items():
            info = hierarchy.get(name)
            for field in () if info is None else info.static_fields.values():
                value = initial.fields[field.slot]
                if isinstance(value, int) and is_fixed(field) and found.setdefault(field, value) != value:
                    yield f"{run.name}: {field} does not always begin with the same value"


def is_same(one: Value, other: Value) -> bool:
    return one is other or (not isinstance(one, (ObjectValue, ArrayValue)) and one == other)


class _Unchanged:
    """The objects that a static field leads to by parts of which it is said that nobody changes them."""

    def __init__(self, known: StaticState, hierarchy: Hierarchy, field: FieldInfo, initial: Initialised) -> None:
        self.known, self.hierarchy, self.field, self.initial = known, hierarchy, field, initial

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

    def kept_slots(self, value: ObjectValue | ArrayValue) -> Iterator[int]:
        """The parts of an object that keep their values; all of them where nothing of the class is said to change.

        So do all parts of a constant object of the library, but for the objects that it holds for others.
        """
        if self.field.owner not in self.known.classes or self.field in self.known.constant:
            identity = isinstance(value, ObjectValue) and is_identity(value.cls, 0)
            yield from range(1 if identity else 0, len(value.slots))
            return
        if self.field.owner in self.known.doubtful:
            return
        if isinstance(value, ArrayValue):
            changes = element_region(value.element) in self.known.written
            yield from range(len(value.slots)) if not changes or self.field in self.known.tables else ()
        elif factory(value.cls) is not None:
            changes = bool(structure(self.hierarchy, value.cls) & self.known.written)
            yield from () if changes else range(len(value.slots))
        else:
            cls = self.known.hierarchy.get(value.cls.name)
            for field in () if cls is None else cls.layout:
                if not self.known.changes(cls, field):
                    yield field.slot


def _slot_type(value: ObjectValue | ArrayValue, slot: int) -> Type:
    return value.element if isinstance(value, ArrayValue) else value.cls.layout[slot].type
