"""Fields whose objects refer back: what an object creates with `new Part(this)` holds that very object."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.origins import definitions, is_this, makers, origins
from oxpecker.oox.analysis.stores import Stores
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo


class ReferencesBack:
    """Finds the field in which the objects of another field hold the object that created them."""

    def __init__(self, calls: CallGraph, families: Families, stores: Stores) -> None:
        self.calls, self.families, self.stores = calls, families, stores

    def of(self, field: FieldInfo, made: ClassInfo) -> FieldInfo | None:
        """That field of the class `made` of the objects in a field, if each object creates its own."""
        if field.static:
            return None
        for back in made.layout:
            if back.owner == made.name and (back.private or back.final) and self._is_kept(back):
                stores = self.families.uses(field).stores
                if all(self._is_for_this(method, store, made, back) for method, store in stores):
                    return back
        return None

    def _is_kept(self, back: FieldInfo) -> bool:
        """Whether constructors alone assign a field."""
        stores = self.families.uses(back).stores
        return bool(stores) and all(
            method.is_constructor and method.owner == back.owner and is_this(self.calls, method, store.target)
            for method, store in stores
        )

    def _is_for_this(self, method: MethodInfo, store: graph.StoreField, made: ClassInfo, back: FieldInfo) -> bool:
        """Whether what is stored has been created with the object that it is stored in as the value of a field."""
        if not is_this(self.calls, method, store.target):
            return False
        return all(
            isinstance(each, graph.AllocateObject)
            and each.class_name == made.name
            and not each.is_copy
            and self._is_given_this(method, each, back)
            for each in makers(self.calls, method, store.value)
        )

    def _is_given_this(self, method: MethodInfo, created: graph.AllocateObject, back: FieldInfo) -> bool:
        """Whether the constructor of a new object is given the object of a method for a field."""
        calls = list(self._constructions(method, created))
        return bool(calls) and all(
            any(is_this(self.calls, method, call.arguments[number]) for number in self._kept_in(call.method, back))
            for call in calls
        )

    def _constructions(self, method: MethodInfo, created: graph.AllocateObject) -> Iterator[graph.CallMethod]:
        """The calls of constructors on a new object."""
        for block in self.calls.blocks_of(method):
            end = block.end()
            if isinstance(end, graph.CallMethod) and end.method.is_constructor:
                receiver = end.receiver
                if isinstance(receiver, typed.Local) and receiver.variable is created.variable:
                    yield end

    def _kept_in(self, constructor: MethodInfo, back: FieldInfo) -> list[int]:
        """The argument of a constructor that it always keeps in a field, by number; none if there is no such."""
        if back not in self.stores.always(constructor):
            return []
        stores = [store for method, store in self.families.uses(back).stores if method is constructor]
        declared = self.calls.graph_of(constructor).method.declared
        defined = definitions(self.calls.blocks_of(constructor))
        kept: set[int] = set()
        for store in stores:
            found = list(origins(store.value, {each.index for each in declared}, defined))
            given = found[0] if len(found) == 1 else None
            if not isinstance(given, typed.Local) or given.variable.index in defined:
                return []
            kept.add(declared.index(given.variable) - 1)
        return list(kept) if len(kept) == 1 and min(kept) >= 0 else []
