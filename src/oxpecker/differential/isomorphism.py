"""Whether the heaps after two runs look the same from outside."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.differential.matching import translated
from oxpecker.results.heap import Fields, HeapGraph, HeapObject, HeapReference, HeapValue, Shape

_UNORDERED = ("HashMap", "HashSet", "IdentityHashMap", "ConcurrentHashMap", "ImmutableMap", "ImmutableSet", "EnumMap")
"""Library classes whose elements have no order, or one that follows from the elements."""


class Isomorphism:
    """Compares the graphs of an old and a new run; library objects count by their contents.

    Which objects correspond is decided by the first path on which both are reached.
    """

    def __init__(self, old: HeapGraph, new: HeapGraph, classes: Mapping[str, str]) -> None:
        self._old = {each.name: each for each in old.objects}
        self._new = {each.name: each for each in new.objects}
        self._classes = classes
        self._forth: dict[str, str] = {}
        self._back: dict[str, str] = {}
        self._roots = dict(old.roots), dict(new.roots)

    def root(self, name: str) -> bool:
        """Whether the roots of a name lead to the same; call it for all roots in turn, to notice aliases."""
        old, new = self._roots
        return self._same(old.get(name), new.get(name))

    def _same(self, one: HeapValue, two: HeapValue) -> bool:
        pending = [(one, two)]
        while pending:
            old, new = pending.pop()
            if not isinstance(old, HeapReference) or not isinstance(new, HeapReference):
                if old != new:
                    return False
                continue
            here, there = self._old[old.name], self._new[new.name]
            texts = [each.view.text if each.view is not None else "" for each in (here, there)]
            if any(texts):
                if texts[0] != texts[1] or here.type != there.type:
                    return False
                continue
            if old.name in self._forth or new.name in self._back:
                if self._forth.get(old.name) != new.name or self._back.get(new.name) != old.name:
                    return False
                continue
            self._forth[old.name], self._back[new.name] = new.name, old.name
            parts = self._paired(here, there)
            if parts is None:
                return False
            pending += parts
        return True

    def _paired(self, old: HeapObject, new: HeapObject) -> list[tuple[HeapValue, HeapValue]] | None:
        """The parts of two objects that must be the same; None if the objects cannot be."""
        if _base(old.type, self._classes) != _base(new.type, {}) and not _are_alike(old, new):
            return None
        is_any_order = old.type != new.type and bool(_kind(old) & {"Map", "Set"})
        left, right = self._parts(old, self._old, is_any_order), self._parts(new, self._new, is_any_order)
        names = {name for name, _ in left} & {name for name, _ in right}
        is_own = old.view is None and not old.is_array
        if is_own:  # a field that only one version has cannot be compared
            left, right = ([each for each in sorted(parts) if each[0] in names] for parts in (left, right))
        if [name for name, _ in left] != [name for name, _ in right]:
            return None
        return [(one, two) for (_, one), (_, two) in zip(left, right, strict=True)]

    def _parts(
        self, each: HeapObject, objects: Mapping[str, HeapObject], is_any_order: bool
    ) -> list[tuple[str, HeapValue]]:
        """The elements of a collection, or the fields of an object, without those that nobody sees."""
        is_listed = each.view is not None and each.view.shape is not Shape.OBJECT
        fields: Fields = each.view.fields if each.view is not None and is_listed else each.fields
        kept = [(name, value) for name, value in fields if is_listed or not name.startswith("$")]
        if each.view is None or not (is_any_order or each.type.startswith(_UNORDERED)):
            return kept
        if each.view.shape is Shape.MAP:
            return sorted(kept, key=lambda part: part[0])
        values = sorted((value for _, value in kept), key=lambda value: _text(value, objects))
        return [(str(index), value) for index, value in enumerate(values)]


_KINDS = frozenset({"List", "Deque", "Set", "Map"})
"""The types that say when two objects of different library classes are equal: as `$Diff.same` compares them."""


def _kind(each: HeapObject) -> frozenset[str]:
    return frozenset() if each.view is None else each.view.supertypes & _KINDS


def _are_alike(old: HeapObject, new: HeapObject) -> bool:
    """Whether two library objects count by their elements although their classes differ."""
    return bool(_kind(old)) and _kind(old) == _kind(new)


def _text(value: HeapValue, objects: Mapping[str, HeapObject]) -> str:
    """A text by which the elements of a set are put in order."""
    if not isinstance(value, HeapReference):
        return value or ""
    view = objects[value.name].view
    return view.text if view is not None and view.text else objects[value.name].type


def _base(name: str, classes: Mapping[str, str]) -> str:
    return translated(name, classes)
