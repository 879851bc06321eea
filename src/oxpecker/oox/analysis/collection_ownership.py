"""Collections that are owned by one object: it creates them, and no other code ever gets them.

As for arrays, every collection that is assigned to the field is new. Unlike the escape analysis, this relies on what
models say of their methods, so that iterators and views, which hold the collection themselves, do no harm.
"""

from __future__ import annotations

from oxpecker.oox.analysis.collection_uses import CollectionScan
from oxpecker.oox.analysis.exact_classes import KnownClasses
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.origins import is_this, makers
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo


class CollectionOwnership:
    """Which fields own their collections."""

    def __init__(self, calls: CallGraph, families: Families, classes: KnownClasses, views: Views) -> None:
        self.calls, self.families, self.classes, self.views = calls, families, classes, views

    def is_own(self, field: FieldInfo) -> bool:
        """Whether the collection of a private field is reachable only through its object."""
        made = self.classes.of_collection(field) if field.private else None
        if made is None or not is_library(made):
            return False
        if self.calls.hierarchy[field.owner].is_copied or self.families.gives_up(field.owner):
            return False
        uses = self.families.uses(field)
        methods = dict.fromkeys(method for method, _ in (*uses.loads, *uses.stores))
        is_kept = any(CollectionScan(self.calls, each, field, made, self.views).uses().is_kept for each in methods)
        return not is_kept and all(self._is_given_new(method, store) for method, store in uses.stores)

    def _is_given_new(self, method: MethodInfo, store: graph.StoreField) -> bool:
        """Whether a field of the object itself is assigned only null or a new collection."""
        if not is_this(self.calls, method, store.target):
            return False
        return all(isinstance(each, graph.AllocateObject) for each in makers(self.calls, method, store.value))
