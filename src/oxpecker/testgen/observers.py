"""What other code sees of an object: its getters, its accessible fields, and the answers of its public methods."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.naming import java_name
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.types import INT, VOID, is_non_null
from oxpecker.results.case import RESULT, Case, CaseOutcome
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue, Shape
from oxpecker.testgen.behaviour import Behaviour, Runs, State, state_of, without_statics
from oxpecker.testgen.limits import MOST_OBSERVATIONS
from oxpecker.testgen.shapes import objects_by_name, reached
from oxpecker.testgen.view import JavaView

_UNKNOWN = HeapReference("")
"""An object that a test has no name for."""
_INDICES = ("0", "1", "2")
_OF_ALL = {"hashCode", "getClass", "toString"}


@dataclass(frozen=True, slots=True)
class Observation:
    """A call of a public method on an object, and its result: a simple value, null, or an object of the same heap."""

    method: MethodInfo
    arguments: tuple[str, ...]
    value: HeapValue


class Observers:
    """Finds what other code sees of objects of a program's classes."""

    def __init__(self, view: JavaView) -> None:
        self.view = view
        self._getters: dict[str, dict[str, MethodInfo]] = {}

    @cached_property
    def runs(self) -> Runs:
        """Runs public methods."""
        return Runs(self.view.program)

    # --- fields --------------------------------------------------------------------------------------------

    def getter(self, kind: str, field: FieldInfo) -> MethodInfo | None:
        """The accessible method of a class that only returns a field."""
        if kind not in self._getters:
            found: dict[str, MethodInfo] = {}
            for info in self.view.program.hierarchy[kind].dispatch.values():
                read = _only_reads(self.view.program.methods.get(info.key))
                if read is not None and self._is_accessible(info):
                    found.setdefault(str(read), info)
            self._getters[kind] = found
        return self._getters[kind].get(str(field))

    def library_getter(self, kind: str, field: FieldInfo, value: HeapValue) -> str | None:
        """The public method of a library class that returns a field, or tells it as its model states.

        A null that the method never returns only means that no path has looked at the field.
        """
        getter, model = self.getter(kind, field), self.view.model(kind)
        if getter is not None:
            never_null = any(is_non_null(each.return_type) for each in (getter, *getter.overrides))
            return None if value is None and never_null else java_name(getter.name)
        return None if model is None else dict(model.told).get(field.name)

    def _is_accessible(self, info: MethodInfo) -> bool:
        owner = self.view.class_outline(info.owner)
        if owner is not None and owner.kind is ClassKind.RECORD and info.name in owner.components:
            return owner.visible
        return self.view.may_use(info) or self.view.offers(info)

    def is_visible(self, each: HeapObject, name: str) -> bool:
        """Whether a test sees a field of an object, or an element, without reflection."""
        is_listed = each.view is not None and each.view.shape is not Shape.OBJECT
        if each.is_array or is_listed or self.view.model(each.type) is None is self.view.class_outline(each.type):
            return True
        cls = self.view.program.hierarchy.get(each.type)
        field = None if cls is None else cls.find_field(name, static=False)
        if field is None or self.view.class_name(each.type) is None:
            return False
        return self.view.may_use(field) or self.getter(each.type, field) is not None

    # --- methods -------------------------------------------------------------------------------------------

    def methods(self, kind: str) -> list[MethodInfo]:
        """The public methods of a class that tell simple values of its objects, those without parameters first."""
        if self.view.class_name(kind) is None or kind not in self.view.program.hierarchy.classes:
            return []
        known = []
        for info in self.view.program.hierarchy[kind].dispatch.values():
            method = self.view.program.methods.get(info.key)
            own = self.view.class_outline(info.owner) is not None and info.name not in _OF_ALL
            public = method is not None and not method.open and "public" in self.view.modifiers(info)
            asks = info.return_type != VOID and info.parameter_types in ((), (INT,)) and not info.throws
            if own and public and asks:
                known.append(info)
        return sorted(known, key=lambda info: len(info.parameters))

    def observations(self, graph: HeapGraph, reference: HeapReference) -> list[Observation]:
        """What the public methods of an object tell about it, as far as they change nothing."""
        each = objects_by_name(graph)[reference.name]
        found = (self._observed(self.runs, graph, reference, *call) for call in self._calls(each))
        return list(islice((seen for seen in found if seen is not None), MOST_OBSERVATIONS))

    def tells_apart(self, case: Case, original: Runs, mutated: Runs) -> bool:
        """Whether a test of a case that compares no private state notices a mutant."""
        wanted, before = original.behaviour(case), original.after
        seen, after = mutated.behaviour(case), mutated.after
        if wanted is None or seen is None:
            return False
        if (wanted.ending, wanted.calls) != (seen.ending, seen.calls):
            return True
        if self.seen(before) != self.seen(after):
            return True
        objects = objects_by_name(before)
        others = dict(after.roots)
        for name, value in before.roots:
            other = others.get(name)
            if "." in name or name == RESULT or not isinstance(value, HeapReference):
                continue
            if (
                not isinstance(other, HeapReference)
                or objects_by_name(after)[other.name].type != objects[value.name].type
            ):
                continue
            for observed in self.observations(before, value):
                answer = ask(mutated, after, other, observed.method, observed.arguments)
                if answer is None or answer.ending != "returns" or told(mutated, answer) != observed.value:
                    return True
        return False

    def seen(self, graph: HeapGraph) -> State:
        """What a test sees of a heap without reflection and without calls that compute something."""
        return state_of(without_statics(graph), self.is_visible)

    def _calls(self, each: HeapObject) -> Iterator[tuple[MethodInfo, tuple[str, ...]]]:
        for info in self.methods(each.type):
            if info.parameters:
                yield from ((info, (index,)) for index in _INDICES)
            elif not self._is_getter(each.type, info):
                yield info, ()

    def _is_getter(self, kind: str, info: MethodInfo) -> bool:
        """Whether a method only returns a field, which is asserted as such."""
        read = _only_reads(self.view.program.methods.get(info.key))
        return read is not None and self.getter(kind, read) is info

    def _observed(
        self, runs: Runs, graph: HeapGraph, reference: HeapReference, info: MethodInfo, arguments: tuple[str, ...]
    ) -> Observation | None:
        if self._may_know_it(graph, reference, info):
            return None
        before = state_of(HeapGraph((("this", reference),), graph.objects))
        seen = ask(runs, graph, reference, info, arguments)
        if seen is None or seen.ending != "returns":
            return None
        value = told(runs, seen)
        after = HeapGraph((("this", dict(runs.after.roots)["this"]),), runs.after.objects)
        is_fit = value is not _UNKNOWN and state_of(after) == before
        return Observation(info, arguments, value) if is_fit else None

    def _may_know_it(self, graph: HeapGraph, reference: HeapReference, info: MethodInfo) -> bool:
        """Whether a method may find an object in a static field: a run on its own starts with other static state."""
        held = {value.name for name, value in graph.roots if "." in name and isinstance(value, HeapReference)}
        if held.isdisjoint(reached(objects_by_name(graph), reference)):
            return False
        return bool(static_uses(self.view.program).reads(info))


def ask(
    runs: Runs, graph: HeapGraph, reference: HeapReference, info: MethodInfo, arguments: tuple[str, ...]
) -> Behaviour | None:
    """How a call on an object of a heap behaves."""
    statics = [root for root in graph.roots if "." in root[0]]
    given = [(name, value) for (name, _), value in zip(info.parameters, arguments, strict=True)]
    roots: tuple[tuple[str, HeapValue], ...] = (("this", reference), *given, *statics)
    return runs.behaviour(Case(info.key, CaseOutcome.RETURNED, HeapGraph(roots, graph.objects), HeapGraph(), ()))


def told(runs: Runs, seen: Behaviour) -> HeapValue:
    """The result of the last run, if a test can name it."""
    shown = dict(seen.state[0][1])[RESULT]
    if shown == "null":
        return None
    return runs.result() or _UNKNOWN if shown.startswith("#") else shown


def _only_reads(method: typed.Method | None) -> FieldInfo | None:
    """The field of its object that a method returns, if it does nothing else."""
    body = None if method is None or method.info.static or method.info.parameters else method.body
    while isinstance(body, typed.Block) and len(body.statements) == 1:
        body = body.statements[0]
    if isinstance(body, typed.Return) and isinstance(body.value, typed.FieldRead):
        target = body.value.target
        if isinstance(target, typed.Local) and target.variable.name == "this":
            return body.value.field
    return None
