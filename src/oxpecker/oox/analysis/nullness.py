"""Nullness: fields of finished objects, static fields, parameters of private methods and results that are never null.

The analysis starts with all of them as never null, and drops those that a value which may be null can reach. Fields
must be private or final, so that all code that assigns them is known, and every constructor must give them a value
before it ends or lets other code see its object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oxpecker.oox.analysis.demands import Demands
from oxpecker.oox.analysis.escape import Escapes
from oxpecker.oox.analysis.family import Families, families_of
from oxpecker.oox.analysis.framework import Solution, TruthValues
from oxpecker.oox.analysis.null_flow import Code, Given, Holder, Kind, NullFlow, null_flow
from oxpecker.oox.analysis.stores import Stores
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.types import is_non_null


class Nullness(TruthValues):
    """Whether something may hold null; the bottom is that it never does."""

    def __init__(self, calls: CallGraph, families: Families, escapes: Escapes) -> None:
        self.calls, self.families, self.escapes = calls, families, escapes
        self.code = Code(calls, escapes, Demands(calls), Stores(calls))
        self._flows: dict[str, NullFlow] = {}
        self._given: dict[Holder, list[Given]] = {}
        self._givers: dict[str, dict[FieldInfo | MethodInfo, dict[MethodInfo, None]]] = {}

    def transfer(self, key: Holder, lookup: Callable[[Holder], bool]) -> bool:
        """Whether a value that may be null reaches a holder."""
        if isinstance(key.member, MethodInfo):
            return self._of_method(key, key.member, lookup)
        if not (key.member.private or key.member.final):
            return True
        if key.kind is Kind.READ:
            return key.member in self._read_early(key.member) or lookup(Holder(Kind.FIELD, key.member))
        if key.kind is Kind.STATIC and self._is_seen_early(key.member):
            return True
        return self._may_get_null(self.given(key), lookup)

    def _of_method(self, key: Holder, method: MethodInfo, lookup: Callable[[Holder], bool]) -> bool:
        if key.kind is Kind.PARAMETER:
            return not method.private or self._may_get_null(self.given(key), lookup)
        if self.calls.is_unknown(method):
            return not is_non_null(method.return_type)
        found = [each for each in self.flow(method).given if each.to == key]
        return any(self._is_nullable(each, lookup) for each in found)

    def _may_get_null(self, given: list[Given], lookup: Callable[[Holder], bool]) -> bool:
        """Whether a holder may get null; one without known values may."""
        return not given or any(self._is_nullable(each, lookup) for each in given)

    def _is_nullable(self, given: Given, lookup: Callable[[Holder], bool]) -> bool:
        return given.conditions is None or any(map(lookup, given.conditions))

    # --- code ----------------------------------------------------------------------------------------------

    def flow(self, method: MethodInfo) -> NullFlow:
        """The null flow of a method, computed once."""
        if method.key not in self._flows:
            self._flows[method.key] = null_flow(self.code, method)
        return self._flows[method.key]

    def given(self, holder: Holder) -> list[Given]:
        """All values that the family of a private or final member assigns to it."""
        if holder not in self._given:
            giving = (each for each in self._giving(holder.member) if not self.families.is_uncalled(each))
            flows = [self.flow(method).given for method in giving]
            self._given[holder] = [each for given in flows for each in given if each.to == holder]
        return self._given[holder]

    def _giving(self, member: FieldInfo | MethodInfo) -> Iterator[MethodInfo]:
        """The methods of its family that assign a field or call a method; a constructor that does not assign counts."""
        for name in families_of(member.owner):
            if name not in self._givers:
                found = self._givers[name] = {}
                for method in self.families.members(name):
                    for given in self._given_by(method):
                        found.setdefault(given, {})[method] = None
            yield from self._givers[name].get(member, ())

    def _given_by(self, method: MethodInfo) -> Iterator[FieldInfo | MethodInfo]:
        """The fields that a method assigns or should assign, and the private methods that it calls."""
        owner = self.calls.hierarchy[method.owner]
        if method.is_constructor:
            yield from owner.fields.values()
        if method is owner.initialiser:
            yield from owner.static_fields.values()
        for block in self.calls.blocks_of(method):
            for node in (*block.instructions, block.end()):
                if isinstance(node, (graph.StoreField, graph.StoreStatic)):
                    yield node.field
                elif isinstance(node, (graph.CallMethod, graph.ForkThread)):
                    bodies = self.calls.bodies(node.method, node.virtual)
                    yield from (body.run for body in bodies if body.private)

    def _read_early(self, field: FieldInfo) -> Iterator[FieldInfo]:
        for constructor in self.calls.hierarchy[field.owner].constructors:
            yield from self.flow(constructor).read_early

    def _is_seen_early(self, field: FieldInfo) -> bool:
        """Whether code that runs during class initialisation reads a static field, which may be unassigned then.

        Code that is not translated may.
        """
        initialiser = self.calls.hierarchy[field.owner].initialiser
        if initialiser is None:
            return True
        below = self.calls.below(initialiser)
        return any(map(self.calls.gives_up, below)) or any(
            isinstance(node, graph.LoadStatic) and node.field is field
            for method in below
            if method is not initialiser
            for block in self.calls.blocks_of(method)
            for node in block.instructions
        )


class NeverNull:
    """What is never null in a program."""

    def __init__(self, calls: CallGraph, families: Families, escapes: Escapes) -> None:
        self.analysis = Nullness(calls, families, escapes)
        self._solution = Solution(self.analysis)

    def field(self, field: FieldInfo) -> bool:
        """Whether no code reads null from a field, not even code that a constructor calls."""
        return not self._solution.of(Holder(Kind.READ, field))

    def static(self, field: FieldInfo) -> bool:
        """Whether no code reads null from a static field."""
        return not self._solution.of(Holder(Kind.STATIC, field))

    def argument(self, method: MethodInfo, call: graph.CallMethod, number: int) -> bool:
        """Whether a call in a method never passes null for a parameter, counting the receiver."""
        conditions = self.analysis.flow(method).arguments.get((id(call), number))
        return conditions is not None and not any(map(self._solution.of, conditions))

    def parameter(self, method: MethodInfo, number: int) -> bool:
        """Whether no call of a private method passes null for a parameter, counting the receiver."""
        return not self._solution.of(Holder(Kind.PARAMETER, method, number))
