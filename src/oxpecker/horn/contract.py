"""The contract of a method in proofs: what is assumed on entry, what is owed at the ends, what a caller may assume."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    FALSE,
    TRUE,
    ZERO,
    Formula,
    at_most,
    conjunction,
    disjunction,
    equal,
    implication,
    less,
    minus,
    number,
)
from oxpecker.horn.objects import STATICS, ObjectReference, ObjectRegion
from oxpecker.horn.obligation import Kind
from oxpecker.horn.specification import Evaluation
from oxpecker.horn.values import Reference, Region, Thrown, Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import Span
from oxpecker.oox.throws import left_out, permits
from oxpecker.oox.types import THROWABLE, ClassType

ExceptionClause = typed.Clause | typed.SignalsClause
Assigned = list[tuple[Formula, Formula, Formula]]
"""Elements of an array: under a condition, those from a first to a last one."""


class Contract:
    """The cases of a method's contract."""

    def __init__(self, program: typed.Program, method: typed.Method) -> None:
        self.program, self.method = program, method
        self.cases = method.cases

    @property
    def is_trivial(self) -> bool:
        """Whether it says nothing but which locations are assigned."""
        return all(replace(case, assignable=None).trivial for case in self.cases) and self.method.measure is None

    # --- of the method itself ------------------------------------------------------------------------------

    def assumed(self, evaluation: Evaluation) -> Formula:
        """What holds on entry: the precondition of some case."""
        weak = replace(evaluation, strict=False)
        return disjunction(*(self._applies(weak, case) for case in self.cases)) if self.cases else TRUE

    def _applies(self, evaluation: Evaluation, case: typed.Case) -> Formula:
        return conjunction(*(evaluation.holds(clause.condition) for clause in case.requires))

    def _hypothesis(self, evaluation: Evaluation, case: typed.Case) -> Formula:
        """Whether a case applies, as a hypothesis: a single one was assumed on entry."""
        if len(self.cases) == 1:
            return TRUE
        assert evaluation.entry is not None
        return self._applies(replace(evaluation, strict=False, now=evaluation.entry), case)

    def ensured(self, evaluation: Evaluation, result: Value | None) -> Iterator[tuple[Formula, Span, Formula, Formula]]:
        """For each postcondition: when it is owed, its place, its value, and when it is defined."""
        bound = {} if result is None else {0: result}
        inner = replace(evaluation, bound=bound)
        for case in self.cases:
            applies = self._hypothesis(evaluation, case)
            for clause in case.ensures:
                yield applies, clause.span, *inner.condition(clause.condition)

    def thrown(self, evaluation: Evaluation, exception: Thrown) -> Iterator[tuple[Kind, Span, Formula]]:
        """What is owed if an exception leaves the method."""
        allowed = [TRUE] if self._declares(exception) else []
        for case in self.cases:
            applies = self._hypothesis(evaluation, case)
            if self._about(case, exception):
                # The case allows the exception if it applies, not only if it may.
                sure = TRUE if len(self.cases) == 1 else self._surely(evaluation, case)
                allowed.append(sure)
            for clause in (*self._about(case, exception), *self._perhaps_about(case, exception)):
                yield Kind.SIGNALS, clause.span, implication(applies, evaluation.holds(clause.condition))
        yield Kind.EXCEPTION, self.method.info.span, disjunction(*allowed)

    def _declares(self, exception: Thrown) -> bool:
        """Whether the method declares to throw an exception; of one whose class may be below, all of these."""
        hierarchy, name = self.program.hierarchy, exception.class_name
        covers_all = exception.is_exact or not left_out(hierarchy, ClassType(name))
        return covers_all and permits(hierarchy, self.method.info.throws, name)

    def _about(self, case: typed.Case, exception: Thrown) -> list[ExceptionClause]:
        """The clauses of a case that speak of an exception."""
        known = ClassType(exception.class_name)
        return [*case.exceptional, *(s for s in case.signals if self.program.hierarchy.subtype(known, s.type))]

    def _perhaps_about(self, case: typed.Case, exception: Thrown) -> list[ExceptionClause]:
        """The clauses that speak of it only if it is of a class below the known one."""
        known, subtype = ClassType(exception.class_name), self.program.hierarchy.subtype
        if exception.is_exact:
            return []
        return [s for s in case.signals if s.type != known and subtype(s.type, known)]

    def _surely(self, evaluation: Evaluation, case: typed.Case) -> Formula:
        assert evaluation.entry is not None
        return self._applies(replace(evaluation, strict=True, now=evaluation.entry), case)

    def allows(
        self, at_entry: Evaluation, region: Region, low: Formula, high: Formula
    ) -> Iterator[tuple[Formula, Formula]]:
        """For each case with a frame: when it applies, and whether it allows to assign some elements of an array."""
        for case in self.cases:
            if case.assignable is None:
                continue
            ranges = self._elements(at_entry, case.assignable, region)
            inside = [conjunction(c, at_most(first, low), at_most(high, last)) for c, first, last in ranges]
            yield self._hypothesis(at_entry, case), disjunction(less(high, low), *inside)

    def _elements(self, evaluation: Evaluation, locations: typed.Locations, region: Region) -> Assigned:
        """The elements of an array that a frame lists. What is not defined lists nothing."""
        found: Assigned = []
        for location in locations:
            if not isinstance(location, typed.ElementSet):
                continue
            target, defined = evaluation.value(location.target)
            if not isinstance(target, Reference):
                raise NotEncodable("a frame with elements of an array in an object", location.span)
            low, high = ZERO, minus(region.length, number(1))
            if location.low is not None and location.high is not None:
                low, first = evaluation.number(location.low)
                high, second = evaluation.number(location.high)
                defined = conjunction(defined, first, second)
            found += [(conjunction(defined, c), low, high) for c, other in target.options if other == region]
        return found

    def allows_field(
        self, at_entry: Evaluation, region: ObjectRegion, field: FieldInfo
    ) -> Iterator[tuple[Formula, Formula]]:
        """For each case with a frame: when it applies, and whether it allows to assign a field of an object."""
        for case in self.cases:
            if case.assignable is not None:
                yield self._hypothesis(at_entry, case), self._lists(at_entry, case.assignable, region, field)

    def allows_linked(
        self, at_entry: Evaluation, target: Formula, field: FieldInfo
    ) -> Iterator[tuple[Formula, Formula]]:
        """For each case with a frame: when it applies, and whether it lists a field of an object of a linked class."""
        for case in self.cases:
            if case.assignable is not None:
                listed = self._listed(at_entry, case.assignable, field)
                same = (conjunction(defined, equal(each, target)) for defined, each in listed)
                yield self._hypothesis(at_entry, case), disjunction(*same)

    def assigned_linked(self, at_call: Evaluation, field: FieldInfo) -> list[tuple[Formula, Formula]] | None:
        """The objects of a linked class of which a call may assign a field, each under a condition; None for all."""
        if not self.cases or any(case.assignable is None for case in self.cases):
            return None
        frames = [case.assignable for case in self.cases if case.assignable is not None]
        return [each for frame in frames for each in self._listed(at_call, frame, field)]

    def _listed(
        self, evaluation: Evaluation, locations: typed.Locations, field: FieldInfo
    ) -> Iterator[tuple[Formula, Formula]]:
        """The objects of a linked class of which a frame lists a field, with the condition that each is defined."""
        for place in locations:
            if isinstance(place, typed.FieldSet) and place.field in (None, field):
                target, defined = evaluation.value(place.target)
                if isinstance(target, Formula):
                    yield defined, target

    def _lists(
        self, evaluation: Evaluation, locations: typed.Locations, region: ObjectRegion, field: FieldInfo
    ) -> Formula:
        """Whether a frame lists a field of an object. What is not defined lists nothing."""
        found: list[Formula] = []
        for place in locations:
            if isinstance(place, typed.StaticSet):
                same = (place.field.owner, place.field.name) == (field.owner, field.name)
                found += [TRUE] if region == STATICS and same else []
            elif isinstance(place, typed.FieldSet) and region != STATICS:
                listed = place.field
                if listed is not None and (listed.owner, listed.name) != (field.owner, field.name):
                    continue
                target, defined = evaluation.value(place.target)
                if not isinstance(target, ObjectReference):
                    raise NotEncodable("a frame with fields of an object that is not a parameter", place.span)
                found += [conjunction(defined, c) for c, other in target.options if other == region]
        return disjunction(*found)

    # --- of a called method --------------------------------------------------------------------------------

    def let_out(self) -> list[Thrown]:
        """The exceptions that may leave a call, by the classes that the contract names."""
        types = list(self.method.info.throws)
        for case in self.cases:
            types += [] if all(map(_is_false, case.exceptional)) else [THROWABLE]
            types += [each.type for each in case.signals if not _is_false(each)]
        return [Thrown(each.name, is_exact=False) for each in dict.fromkeys(types) if isinstance(each, ClassType)]

    def signalled(self, at_call: Evaluation, after: Evaluation, exception: Thrown) -> Formula:
        """What a caller may assume if a call throws an exception."""
        allowed = [TRUE] if permits(self.program.hierarchy, self.method.info.throws, exception.class_name) else []
        known: list[Formula] = []
        for case in self.cases:
            applies = self._applies(at_call, case)
            allowed += [applies] if self._about(case, exception) or self._perhaps_about(case, exception) else []
            conditions = [after.holds(clause.condition) for clause in self._about(case, exception)]
            known.append(implication(applies, conjunction(*conditions)))
        return conjunction(disjunction(*allowed), *known)

    def required(self, at_call: Evaluation) -> Iterator[tuple[Span, Formula]]:
        """What a caller owes: the clauses of a single case, or that some case applies."""
        if len(self.cases) == 1:
            for clause in self.cases[0].requires:
                yield clause.span, at_call.holds(clause.condition)
        elif self.cases:
            yield self.method.info.span, disjunction(*(self._applies(at_call, case) for case in self.cases))

    def promised(self, at_call: Evaluation, after: Evaluation, result: Value | None) -> Formula:
        """What a caller may assume after the call."""
        inner = replace(after, bound={} if result is None else {0: result})
        promises = []
        for case in self.cases:
            ensured = conjunction(*(inner.holds(clause.condition) for clause in case.ensures))
            promises.append(implication(self._applies(at_call, case), ensured))
        return conjunction(*promises)

    def assigned(self, at_call: Evaluation, region: Region) -> Assigned | None:
        """The elements of an array that a call may assign; None for all."""
        found: Assigned = []
        for case in self.cases:
            if case.assignable is None:
                return None
            found += self._elements(at_call, case.assignable, region)
        return found if self.cases else None

    def assigns_field(self, at_call: Evaluation, region: ObjectRegion, field: FieldInfo) -> Formula:
        """The condition under which the frame lets a call assign a field of an object."""
        if not self.cases or any(case.assignable is None for case in self.cases):
            return TRUE
        frames = [case.assignable for case in self.cases if case.assignable is not None]
        return disjunction(*(self._lists(at_call, each, region, field) for each in frames))

    # --- measures ------------------------------------------------------------------------------------------

    def is_smaller(
        self, at_call: Evaluation, called: typed.Measure, own: Evaluation, measure: typed.Measure
    ) -> Formula:
        """Whether the first integer that differs is not negative and smaller."""
        pairs = [(at_call.number(a), own.number(b)) for a, b in zip(called.parts, measure.parts, strict=False)]
        smaller = FALSE
        for (now, first), (before, second) in reversed(pairs):
            here = conjunction(at_most(ZERO, now), less(now, before))
            smaller = conjunction(first, second, disjunction(here, conjunction(equal(now, before), smaller)))
        return smaller

    def measured(self, evaluation: Evaluation) -> Formula:
        """Whether the measure has a value on entry."""
        parts = () if self.method.measure is None else self.method.measure.parts
        return conjunction(*(evaluation.value(part)[1] for part in parts))


def _is_false(clause: ExceptionClause) -> bool:
    return isinstance(clause.condition, typed.Literal) and clause.condition.value is False
