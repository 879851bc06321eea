"""Mutation analysis: whether methods change or keep the structures that they are given, and what they return."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.analysis.framework import Solution
from oxpecker.oox.analysis.origins import definitions
from oxpecker.oox.analysis.ownership import Freshness
from oxpecker.oox.analysis.structure_flow import ANYTHING, Context, Flow, Lookup, Summary, Use, leads, only
from oxpecker.oox.analysis.structures import ANY, LINKED, Role, Value, is_library, is_value
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT


class Mutation:
    """What every method does with the values of its parameters."""

    def __init__(self, calls: CallGraph, freshness: Freshness) -> None:
        self.calls = calls
        self._stale, self._freshness = Solution(freshness), freshness
        self._stores: dict[FieldInfo, list[MethodInfo] | None] | None = None
        self._shown: set[FieldInfo] | None = None
        self._new: dict[str, set[int]] = {}
        self._arguments: dict[str, set[int]] = {}

    def bottom(self) -> Summary:
        """A call that does nothing, and does not return."""
        return Summary()

    def join(self, one: Summary, other: Summary) -> Summary:
        """What either of two calls does."""
        return one.joined(other)

    def transfer(self, key: Context, lookup: Callable[[Context], Summary]) -> Summary:
        """Follows the parameters through their method, or through every method that a call of it may run.

        Open methods do only what their contracts say.
        """
        name, given, is_virtual = key
        method = self.calls.program.methods.get(name)
        if method is None:
            return ANYTHING
        if is_virtual:
            return self._of_bodies(method.info, given, lookup)
        if method.body is None:
            return ANYTHING
        if method.open:
            others = given if method.info.static else given[1:]  # no structure has a part of an open class
            is_given = any(value is not None and value.role is not Role.UNRELATED for value in others)
            may_return = is_given and not is_value(self.calls, method.info.return_type)
            return Summary(returns=True, result=LINKED if may_return else ANY)
        summary = Flow(self, method.info, given, lookup, {}).summary
        return summary.without_changes() if self._settles(method.info) else summary

    def _of_bodies(self, method: MethodInfo, given: tuple[Value | None, ...], lookup: Lookup) -> Summary:
        """What any of the methods does that a virtual call may run."""
        bodies = self.calls.bodies(method, virtual=True)
        summary = Summary() if bodies else ANYTHING
        for body in bodies:
            summary = summary.joined(lookup((body.run.key, given, False)))
        return summary

    def _settles(self, method: MethodInfo) -> bool:
        """Whether what a method of the library assigns is not observable."""
        return method.name == InputRole.SETTLED and is_library(self.calls.hierarchy[method.owner])

    def new_locals(self, method: MethodInfo) -> set[int]:
        """The locals of a method that hold only objects that were created by it or for it."""
        if method.key not in self._new:
            control = self.calls.graph_of(method)
            parameters = {variable.index for variable in control.method.declared}
            made = only(
                definitions(control.blocks), set(), lambda node, _: self._freshness.is_fresh(node, self._stale.of)
            )
            self._new[method.key] = made - parameters
        return self._new[method.key]

    def arguments(self, method: MethodInfo) -> set[int]:
        """The locals of a method that hold only its arguments; in the library, also what belongs to them."""
        if method.key not in self._arguments:
            control = self.calls.graph_of(method)
            parameters = {variable.index for variable in control.method.declared}
            admits = leads if is_library(self.calls.hierarchy[method.owner]) else _nothing
            self._arguments[method.key] = only(definitions(control.blocks), parameters, admits)
        return self._arguments[method.key]

    def is_fixed(self, field: FieldInfo) -> bool:
        """Whether only constructors assign a field of the library, of the objects that they construct."""
        methods = self.storing(field)
        return methods is not None and all(each.is_constructor and each.owner == field.owner for each in methods)

    def storing(self, field: FieldInfo) -> list[MethodInfo] | None:
        """The methods that assign a field of the library, if they do so only in their own objects."""
        if self._stores is None:
            self._stores = self._all_stores()
        is_known = is_library(self.calls.hierarchy[field.owner])
        return self._stores.get(field, []) if is_known else None

    def _all_stores(self) -> dict[FieldInfo, list[MethodInfo] | None]:
        found: dict[FieldInfo, list[MethodInfo] | None] = {}
        for method in self.calls.program.methods.values():
            if method.summary is not None and not method.summary.stores:
                continue
            this = None if method.info.static else method.declared[0].index
            for node in typed.STATEMENTS.found(method.body, typed.SetField):
                is_own = isinstance(node.target, typed.Local) and node.target.variable.index == this
                methods = found.setdefault(node.field, [])
                if not is_own or methods is None:
                    found[node.field] = None
                elif method.info not in methods:
                    methods.append(method.info)
        return found

    def is_factory(self, method: MethodInfo) -> bool:
        """Whether a method returns new, unshared objects."""
        return not self._stale.of(method.run.key)

    def initial_value(self, initialiser: MethodInfo, field: FieldInfo, lookup: Lookup) -> Value | None:
        """What the initialiser of a class assigns to one of its static fields."""
        return Flow(self, initialiser, (), lookup, {}).assigned.get(field)

    def of_field(self, method: MethodInfo, field: FieldInfo, value: Value, lookup: Lookup) -> frozenset[Use]:
        """How a method uses the structure of a field; what it returns, others may find."""
        control = self.calls.graph_of(method)
        summary = Flow(self, method, [ANY] * len(control.method.declared), lookup, {field: value.as_part()}).summary
        is_kept = summary.result is not None and not self._is_read_only(summary.result, lookup)
        return summary.uses | ({Use.KEEPS} if is_kept else set())

    def _is_read_only(self, value: Value, lookup: Lookup) -> bool:
        """Whether nobody changes a structure through a value: whatever it leads to is a view that only reads.

        Such a view hides the structure: only its own methods read its fields, none of them changes the structure or
        passes it on, and what they return is read-only as well.
        """
        pending, seen = [value], {value}
        while pending:
            view = pending.pop()
            if view.role is Role.UNRELATED:
                continue
            if view.role is not Role.VIEW or view.cls is None or not self._hides(view.cls):
                return False
            for method in view.cls.dispatch.values():
                body = self.calls.program.methods.get(method.run.key)
                if body is None or not body.has_body:
                    continue
                summary = lookup((method.run.key, (view, *[ANY] * len(method.parameters)), False))
                if summary.uses:
                    return False
                if summary.result is not None and summary.result not in seen:
                    seen.add(summary.result)
                    pending.append(summary.result)
        return True

    def _hides(self, cls: ClassInfo) -> bool:
        """Whether only methods of an object of a library class read what its fields refer to."""
        fields = {f for f in cls.layout if f.declared != OBJECT and not is_value(self.calls, f.declared)}
        return is_library(cls) and fields.isdisjoint(self._shown_fields())

    def _shown_fields(self) -> set[FieldInfo]:
        """The fields that code reads of other objects than its own."""
        if self._shown is None:
            self._shown = set()
            for method in self.calls.program.methods.values():
                this = None if method.info.static else method.declared[0]
                for node in typed.found(method.roots, typed.FieldRead):
                    if not isinstance(node.target, typed.Local) or node.target.variable is not this:
                        self._shown.add(node.field)
        return self._shown


def _nothing(_node: typed.Node, _found: set[int]) -> bool:
    """Other objects may lead to what objects of a program refer to."""
    return False
