"""Calls that put something into a collection, and return whatever the collection holds.

A loop that fills a list and never looks into it comes to no earlier state. But what such calls do cannot change where
the code goes, so a comparison of states leaves it out. The models of the library say which calls those are.
"""

from __future__ import annotations

from dataclasses import field

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.heap import Heap, ObjectValue, Value
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import OBJECT, ClassType, Type, is_non_null


def fills(method: MethodInfo, hierarchy: Hierarchy) -> bool:
    """Whether calls of a method only fill their receiver."""
    return method.parameter_types == (OBJECT,) and method.name in _filling(hierarchy[method.owner])


def refuses_null(method: MethodInfo, hierarchy: Hierarchy) -> bool:
    """Whether a method that fills its receiver throws an exception for null."""
    return is_non_null(_filling(hierarchy[method.owner])[method.name])


def _filling(cls: ClassInfo) -> dict[str, Type]:
    """The methods of a class that fill its objects (docs/language.md 2.2), with the types of what they take."""
    if not cls.declaration.span.file.startswith(BUILT_IN):
        return {}
    return {name: t for marker in cls.methods.get(InputRole.FILLS, ()) for name, t in marker.parameters}


def _is_filled(cls: ClassInfo) -> bool:
    """Whether there are methods that fill objects of a class."""
    return any(map(_filling, cls.lineage()))


@dataclass(slots=True)
class FilledObjects:
    """The collections that calls fill, and all other code that runs."""

    hierarchy: Hierarchy
    others: set[MethodCode] = field(default_factory=set)
    """The code that runs outside of such calls."""
    code: dict[int, set[MethodCode]] = field(default_factory=dict)
    """The code that such calls have run, by the number of the collection."""
    entries: dict[int, set[MethodInfo]] = field(default_factory=dict)
    """The methods that were called on it."""
    used: set[int] = field(default_factory=set)
    """The collections that were given to other code of the library."""
    _current: tuple[int, int] | None = None
    """How deep the current call is, and which collection it fills."""

    def ran(self, activation: Activation, depth: int, is_entry: bool) -> None:
        """A piece of code has run."""
        if self._current is not None and depth < self._current[0]:
            self._current = None
        if self._current is None and is_entry:
            self._enter(activation, depth)
        if self._current is None:
            self.others.add(activation.code)
        else:
            self.code[self._current[1]].add(activation.code)

    def _enter(self, activation: Activation, depth: int) -> None:
        method, given = activation.code.info, activation.arguments
        if not method.span.file.startswith(BUILT_IN):
            return
        receiver = given[0] if given else None
        if fills(method, self.hierarchy) and isinstance(receiver, ObjectValue) and _is_of_library(receiver):
            self._current = depth, receiver.number
            self.code.setdefault(receiver.number, set())
            self.entries.setdefault(receiver.number, set()).add(method)
            given = given[1:]
        self.used.update(each.number for each in given if isinstance(each, ObjectValue) and _is_filled(each.cls))

    @property
    def size(self) -> tuple[int, ...]:
        """How much is known."""
        return len(self.others), *map(len, self.code.values()), len(self.used)

    def only_filled(self, seen_through: frozenset[int]) -> frozenset[int]:
        """The collections that nothing but such calls has used or can use."""
        return frozenset(self.code.keys() - self.used - seen_through)

    def testing(self, filled: frozenset[int]) -> set[MethodInfo]:
        """The methods by which some collections were filled that refuse null."""
        called = set[MethodInfo]().union(*(self.entries[number] for number in filled))
        return {each for each in called if refuses_null(each, self.hierarchy)}

    def executed(self, without: frozenset[int]) -> set[MethodCode]:
        """The code that has run, apart from calls that fill some collections."""
        return self.others.union(*(code for number, code in self.code.items() if number not in without))


def _is_of_library(value: ObjectValue) -> bool:
    return value.cls.declaration.span.file.startswith(BUILT_IN)


def inspected(value: Value, heap: Heap) -> list[int]:
    """The objects into which an object of the library may look without calling them, as iterators do."""
    if not isinstance(value, ObjectValue) or not _is_of_library(value):
        return []
    held = (value.slots[each.slot] for each in value.cls.layout if _is_class(each, heap))
    return [each.number for each in held if isinstance(each, ObjectValue)]


def _is_class(field: FieldInfo, heap: Heap) -> bool:
    t = field.type
    return isinstance(t, ClassType) and t.name != OBJECT.name and not heap.hierarchy[t.name].interface
