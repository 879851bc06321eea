"""Class invariants in proofs: assumed of inputs on entry, owed where methods of an object start and end.

What is assumed of a method's arguments, each call by its contract owes. At its end, a method owes the invariants of all
objects that it changed. A helper neither assumes nor owes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Protocol

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import TRUE, Formula, conjunction, implication
from oxpecker.horn.objects import STATICS, ObjectReference, ObjectRegion
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Evaluation, Moment
from oxpecker.horn.state import State
from oxpecker.horn.values import NULL, Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import ClassType

Clauses = tuple[typed.Clause, ...]


class Encoder(Protocol):
    """What encodes the method."""

    def evaluation(self, state: State, strict: bool = True) -> Evaluation:
        """Evaluates in the innermost call."""
        ...

    def show(self, state: State, kind: Kind, span: Span, goal: Formula) -> None:
        """Adds an obligation."""
        ...


class ClassInvariants:
    """The invariants of a program."""

    def __init__(self, program: typed.Program) -> None:
        self._hierarchy = program.hierarchy
        self._declared = {name: clauses for name, clauses in program.invariants.items() if clauses}

    @property
    def clauses(self) -> Iterator[typed.Clause]:
        """All of them."""
        return (clause for clauses in self._declared.values() for clause in clauses)

    # --- of the method itself ------------------------------------------------------------------------------

    def assumed(self, evaluation: Evaluation, method: typed.Method) -> Formula:
        """What holds on entry: the invariants of the object and of the arguments.

        An object of a subclass keeps those of its declared class, too.
        """
        if method.info.helper or not self._declared:
            return TRUE
        weak = replace(evaluation, strict=False)
        known: list[Formula] = []
        for parameter in method.parameters:
            value = weak.now.locals[parameter.index]
            is_new = method.info.is_constructor and parameter.index == 0
            if isinstance(value, ObjectReference) and not is_new:
                for condition, region in value.options:
                    found = self.of_class(self._hierarchy[region.class_name]) if region is not None else ()
                    known += [implication(condition, _about(weak, region, clause)) for clause in found]
        return conjunction(*known)

    # --- of calls ------------------------------------------------------------------------------------------

    def owe_at_start(
        self, encoder: Encoder, state: State, method: MethodInfo, receiver: Value | None, span: Span
    ) -> None:
        """A method of an object starts."""
        if receiver is not None and self._concern(method) and not method.is_constructor:
            self._owe(encoder, state, receiver, method.owner, span)

    def owe_of_arguments(self, encoder: Encoder, state: State, method: typed.Method, values: Iterable[Value]) -> None:
        """A call by contract passes arguments, whose invariants the method assumes."""
        if method.info.helper or not self._declared:
            return
        own = 0 if method.info.static else 1
        for parameter, value in list(zip(method.parameters, values, strict=True))[own:]:
            if isinstance(parameter.type, ClassType) and value != NULL:
                self._owe(encoder, state, value, parameter.type.name, method.info.span)

    def owe_at_end(self, encoder: Encoder, state: State, normally: bool) -> None:
        """The innermost call ends: of a method of an object, or normally of a constructor; or the method itself."""
        frame = state.frame
        method = frame.graph.method.info
        if self._concern(method) and (normally or not method.is_constructor):
            constructed = self._hierarchy[method.owner] if method.is_constructor else None
            self._owe(encoder, state, frame.entry.locals[0], method.owner, method.span, constructed)
        if len(state.frames) == 1:
            self._owe_of_changed(encoder, state)

    def owe_of_created(self, encoder: Encoder, state: State) -> None:
        """An iteration ends that stands for all of a loop: the rest of the path does not know what each has created."""
        receivers = [frame.entry.locals[0] for frame in state.frames if frame.graph.method.info.is_constructor]
        created = (each for each in state.objects if not each.existed)
        self._owe_of_each(encoder, state, (each for each in created if not _is_one_of(each, receivers)))

    def _owe_of_changed(self, encoder: Encoder, state: State) -> None:
        """The method itself ends: objects beside the receiver that satisfied their invariants on entry still do."""
        (frame,) = state.frames
        receivers = [] if frame.graph.method.info.static else [frame.entry.locals[0]]
        others = (each for each in state.objects if each != STATICS and not _is_one_of(each, receivers))
        self._owe_of_each(encoder, state, others)

    def _owe_of_each(self, encoder: Encoder, state: State, owed: Iterable[ObjectRegion]) -> None:
        method, entry = state.frames[0].graph.method.info, state.frames[0].entry
        if method.helper or not self._declared or not _has_changed(state, entry):
            return
        for region in owed:
            evaluation = encoder.evaluation(state)
            before = replace(evaluation, now=entry, strict=False)
            clauses = self._all_of(region, method.span)
            held = conjunction(*(_about(before, region, clause) for clause in clauses)) if region.existed else TRUE
            for clause in clauses:
                goal = implication(held, _about(evaluation, region, clause))
                encoder.show(state, Kind.CLASS_INVARIANT, clause.span, goal)

    def owe_of_exception(self, constructor: MethodInfo, span: Span) -> None:
        """An exception is constructed, whose fields have no formulas."""
        if self._below(constructor.owner):
            raise NotEncodable(f"the invariant of {constructor.owner}", span)

    def kept(self, evaluation: Evaluation, method: MethodInfo, arguments: Iterable[Value]) -> Formula:
        """What a caller may assume after a call by contract, however it ended: the receiver is an argument, too."""
        if method.helper or not self._declared:
            return TRUE
        return conjunction(
            *(
                implication(condition, _about(evaluation, region, clause))
                for value in arguments
                if isinstance(value, ObjectReference)
                for condition, region in value.options
                if region is not None
                for clause in self.of_class(self._hierarchy[region.class_name])
            )
        )

    def _concern(self, method: MethodInfo) -> bool:
        return bool(self._declared) and not method.static and not method.helper

    def _owe(
        self,
        encoder: Encoder,
        state: State,
        value: Value,
        declared: str,
        span: Span,
        constructed: ClassInfo | None = None,
    ) -> None:
        """Shows the invariants of an object, and relies on them from then on."""
        if not isinstance(value, ObjectReference):
            if self._below(declared) if constructed is None else self.of_class(constructed):
                raise NotEncodable(f"the invariant of an object of {declared} that is not a parameter", span)
            return
        for condition, region in value.options:
            if region is None:
                continue
            for clause in self._all_of(region, span) if constructed is None else self.of_class(constructed):
                held = implication(condition, _about(encoder.evaluation(state), region, clause))
                encoder.show(state, Kind.CLASS_INVARIANT, clause.span, held)
                state.knowledge.assume(held)

    # --- of objects ----------------------------------------------------------------------------------------

    def of_class(self, cls: ClassInfo) -> Clauses:
        """The invariants of a class and its supertypes."""
        names = [info.name for info in cls.all_interfaces()] + [info.name for info in reversed(list(cls.lineage()))]
        return tuple(clause for name in names for clause in self._declared.get(name, ()))

    def _below(self, declared: str) -> set[Clauses]:
        """The invariants of objects of a class or of a class below it, but for objects that have none."""
        return {self.of_class(each) for each in self._hierarchy.subclasses(declared)} - {()}

    def _all_of(self, region: ObjectRegion, span: Span) -> Clauses:
        """The invariants of an object. The class of one that existed on entry is not known exactly."""
        own = self.of_class(self._hierarchy[region.class_name])
        if region.existed and self._below(region.class_name) - {own}:
            raise NotEncodable(f"an object of {region.class_name}, since subclasses have more invariants", span)
        return own


def _has_changed(state: State, entry: Moment) -> bool:
    """Whether a field or an array differs from what it was on entry."""
    return any(value != entry.fields.get(place) for place, value in state.fields.items()) or any(
        contents != entry.heap.get(region) for region, contents in state.heap.items()
    )


def _is_one_of(region: ObjectRegion, values: Iterable[Value]) -> bool:
    """Whether one of some references is certainly an object."""
    return any(isinstance(each, ObjectReference) and each.options == ((TRUE, region),) for each in values)


def _about(evaluation: Evaluation, region: ObjectRegion | None, clause: typed.Clause) -> Formula:
    """A clause about an object."""
    this = ObjectReference(((TRUE, region),))
    now = replace(evaluation.now, locals={0: this})
    return replace(evaluation, now=now, entry=None, bound={}).holds(clause.condition)
