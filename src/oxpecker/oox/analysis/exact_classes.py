"""Fields whose objects are all of one class: what is declared as `List` may always be an `ArrayList`."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.framework import Solution, Subsets
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import factory
from oxpecker.oox.types import ANY, ClassType

_ANY = frozenset({""})
"""Objects of any class are among them."""


class ExactClasses(Subsets[str]):
    """The classes of the objects that private and final fields are given."""

    def __init__(self, calls: CallGraph, families: Families) -> None:
        self.calls, self.families = calls, families

    def transfer(self, key: FieldInfo, lookup: Callable[[FieldInfo], frozenset[str]]) -> frozenset[str]:
        """Joins over all values that a field is assigned."""
        if not (key.private or key.final):
            return _ANY
        found: frozenset[str] = frozenset()
        for method, store in self.families.uses(key).stores:
            for made in makers(self.calls, method, store.value):
                found = self.join(found, self._classes(made, lookup))
        return found

    def _classes(self, made: typed.Node | None, lookup: Callable[[FieldInfo], frozenset[str]]) -> frozenset[str]:
        match made:
            case graph.AllocateObject(class_name=name):
                return frozenset({name})
            case graph.LoadField(field=field):
                return lookup(field)
        return _ANY


class KnownClasses:
    """The only class of the objects in a field."""

    def __init__(self, calls: CallGraph, families: Families) -> None:
        self.hierarchy = calls.hierarchy
        self._solution = Solution(ExactClasses(calls, families))

    def of(self, field: FieldInfo) -> ClassInfo | None:
        """That class; None where there are several."""
        found = [self.hierarchy.get(name) for name in self._solution.of(field)]
        if len(found) != 1 or found[0] is None or found[0].name.endswith(ANY):
            return None  # what code of a class without source does is not known
        return found[0] if isinstance(field.type, ClassType) else None

    def of_collection(self, field: FieldInfo) -> ClassInfo | None:
        """The same if inputs of that class are made from parts."""
        found = self.of(field)
        return found if found is not None and factory(found) is not None else None
