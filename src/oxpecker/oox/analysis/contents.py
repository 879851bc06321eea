"""Collections without null: they are in a private field, do not escape, and only non-null elements are added.

A collection is a new object of one class whose inputs are constructed from parts. All code that may access the field is
examined. It may keep the collection in locals, store it in the field again, and call `closed` methods of its model on
it: these add nothing but arguments that are declared as parts, such as keys and values.
"""

from __future__ import annotations

from oxpecker.oox.analysis.collection_uses import CollectionScan
from oxpecker.oox.analysis.exact_classes import KnownClasses
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.nullness import NeverNull
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import order_types
from oxpecker.oox.types import ClassType


class Contents:
    """Which parts of the collections in fields are never null."""

    def __init__(
        self, calls: CallGraph, families: Families, null: NeverNull, classes: KnownClasses, views: Views
    ) -> None:
        self.calls, self.families, self.null, self.classes, self.views = calls, families, null, classes, views

    def never_null(self, held: FieldInfo) -> frozenset[int]:
        """The positions of type arguments whose parts are never null; for a map, 0 for keys and 1 for values."""
        made = self.classes.of_collection(held) if held.private and isinstance(held.type, ClassType) else None
        if made is None or not isinstance(held.type, ClassType):
            return frozenset()
        parts = range(len(held.type.arguments) - len(order_types(made, held.type.arguments)))
        uses = self.families.uses(held)
        methods = dict.fromkeys(method for method, _ in (*uses.loads, *uses.stores))
        nullable: set[int] = set()
        for method in methods:
            found = CollectionScan(self.calls, method, held, made, self.views).uses()
            if not found.is_closed:
                return frozenset()
            nullable |= {place for place, call, n in found.puts if not self.null.argument(method, call, n)}
            if any(self.views.let_out(method, call) for call in found.views):
                nullable |= set(parts[1:])
        return frozenset(parts) - nullable
