"""Classes whose initialisers change static state of other classes, so that it matters whether they have run."""

from __future__ import annotations

from collections.abc import Set

from oxpecker.oox.analysis.initialisation_order import InitialisationOrder
from oxpecker.oox.analysis.input_types import reachable_types
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.input_clauses import is_identity
from oxpecker.oox.regions import Region, element_region, field_region, structure
from oxpecker.oox.types import OBJECT, STRING, ArrayType, ClassType, Type, is_reference


class FeltInitialisers:
    """Finds out whether other classes feel the initialiser of a class.

    To change an object that it did not create, an initialiser must get it from a static field of another class.
    """

    def __init__(self, hierarchy: Hierarchy, order: InitialisationOrder) -> None:
        self.hierarchy, self.order = hierarchy, order
        self._parts: dict[Type, frozenset[Region] | None] = {}

    def is_felt(self, name: str) -> bool:
        """Whether the initialiser of a class may assign static fields of other classes, or change objects."""
        return bool(self.fields(name)) or self.changes_objects(name)

    def is_felt_by(self, name: str, read: Set[FieldInfo]) -> bool:
        """Whether that may matter to code that reads some static fields."""
        return self.changes_objects(name) or not read.isdisjoint(self.fields(name))

    def fields(self, name: str) -> set[FieldInfo]:
        """The static fields of other classes that the initialiser of a class may assign."""
        assigned = self.order.initialisation(name).assigned
        return {part for part in assigned if isinstance(part, FieldInfo) and part.owner != name}

    def changes_objects(self, name: str) -> bool:
        """Whether the initialiser of a class may change objects that static fields of other classes lead to."""
        regions = {part for part in self.order.initialisation(name).assigned if not isinstance(part, FieldInfo)}
        types = {f.type for f in self.order.others_read(name) if is_reference(f.type) and f.type != STRING}
        return bool(regions) and any(self._may_be_below(t, regions) for t in types)

    def _may_be_below(self, t: Type, regions: Set[Region]) -> bool:
        """Whether parts of objects may be among those that a reference of a type leads to."""
        if t not in self._parts:
            reached = reachable_types(self.hierarchy, t)
            found = frozenset(region for each in reached for region in self._parts_of(each))
            self._parts[t] = None if OBJECT in reached else found
        parts = self._parts[t]
        return parts is None or not parts.isdisjoint(regions)

    def _parts_of(self, t: Type) -> Set[Region]:
        if isinstance(t, ArrayType):
            return {element_region(t.element)}
        if not isinstance(t, ClassType) or t.name not in self.hierarchy.classes:
            return set()
        found: set[Region] = set()
        for cls in self.hierarchy.concrete_subclasses(t.name):
            found |= structure(self.hierarchy, cls) if is_library(cls) else {field_region(f) for f in cls.layout}
            found -= {field_region(f) for f in cls.layout if is_identity(cls, f.slot)}
        return found
