"""Infers class invariants: all candidates are assumed together, and those that a method breaks are dropped (Houdini).

What is left holds for every object whenever none of its methods is running: every constructor establishes it, and
every method that may assign its fields preserves it, also if it ends with an exception.

What is inferred depends on counted budgets alone. A search that the clock interrupts says nothing yet, and goes on from
there when it is asked again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oxpecker.engine import Bounds
from oxpecker.judgment.invariant_candidates import Candidate, InvariantCandidates, without_implied
from oxpecker.judgment.refutation import is_refuted
from oxpecker.limits import LimitReached
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.analysis.encapsulation import Encapsulation
from oxpecker.oox.claims import Fact
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import element_region, field_region
from oxpecker.results import BoundHit, Finding, FindingKind, MethodResult, Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import (
    INVARIANT_CALLS,
    INVARIANT_SIZE,
    METHOD_UNITS,
    MOST_INVARIANT_CANDIDATES,
    MOST_INVARIANT_CHECKS,
)
from oxpecker.strategies.pursuit import Schedule, Turn, pursue
from oxpecker.strategies.symbolic import Symbolic

_EXPLORATION: Schedule = (Turn(Symbolic(), most=METHOD_UNITS),)


@dataclass(frozen=True, slots=True)
class ClassInvariant:
    """What objects of a class keep; `hits` are the bounds within which this was shown, if any."""

    cls: ClassInfo
    clauses: tuple[typed.Clause, ...]
    hits: tuple[BoundHit, ...] = ()
    is_bounded: bool = False


_OUT_OF_TIME = Reason("time: there was none left to show whether the objects of a finding can exist", Cause.TIME)


class ClassInvariants:
    """The inferred invariants of one program, each found once."""

    def __init__(self, goal: Goal) -> None:
        self._goal = goal
        self._program = goal.program
        self._encapsulation = Encapsulation(goal.program)
        self._searches: dict[str, _Houdini] = {}
        self.measures: dict[str, typed.Method] = {}
        """The methods that clauses call and that no source contains."""

    @staticmethod
    def are_claimed(program: typed.Program) -> bool:
        """Whether the options of a program allow to rely on inferred invariants."""
        return program.options["facts"] in ("all", Fact.INVARIANTS)

    def of(self, cls: ClassInfo, seconds: float) -> ClassInvariant:
        """The invariant of a class; without clauses if nothing could be shown. Raises LimitReached if time is over."""
        if cls.name not in self._searches:
            self._searches[cls.name] = self._search(cls)
        return self._searches[cls.name].result(monotonic() + seconds)

    def assumed(self, invariants: Iterable[ClassInvariant], method: typed.Method) -> tuple[typed.Program, typed.Method]:
        """The program in which objects keep invariants."""
        program = self._program
        for each in invariants:
            program = self._with(program, each.cls, each.clauses)
        return program, program.methods[method.info.key]

    def _search(self, cls: ClassInfo) -> _Houdini:
        fields = self._encapsulation.fields(cls)
        arrays = self._encapsulation.arrays(cls, fields)
        chains = self._encapsulation.chains(cls, fields)
        templates = InvariantCandidates(self._program, cls, fields, arrays, chains)
        candidates = templates.all()
        if (
            not cls.constructors
            or self._program.invariants.get(cls.name)
            or len(candidates) > MOST_INVARIANT_CANDIDATES
        ):
            return _Houdini(self, cls, [], [])
        self.measures |= templates.measures
        links = [link for each in chains for link in (each.link, *each.others)]
        writers = self._encapsulation.writers(cls, [*fields, *links], arrays)
        return _Houdini(self, cls, writers, candidates)

    def _with(self, program: typed.Program, cls: ClassInfo, clauses: tuple[typed.Clause, ...]) -> typed.Program:
        """A program whose class has an invariant, for which callers of private methods answer."""
        methods = {**program.methods, **self.measures}
        for helper in self._encapsulation.helpers(cls):
            method = methods[helper.key]
            methods[helper.key] = replace(method, info=replace(method.info, helper=True))
        other = replace(program, methods=methods, invariants={**program.invariants, cls.name: clauses})
        other.claims = program.claims
        return other

    def check(
        self, cls: ClassInfo, method: MethodInfo, clauses: tuple[typed.Clause, ...], seconds: float
    ) -> MethodResult:
        """The verdict whether a method keeps an invariant, whatever it throws."""
        program = self._with(self._program, cls, clauses)
        options = replace(
            self._goal.options,
            bounds=self._bounds(clauses),
            exceptions=frozenset(),
            endless=False,
            most_findings=1,
            seconds=seconds,
            used=0.0,
        )
        goal = replace(self._goal, program=program, method=program.methods[method.key], options=options, tell=None)
        return pursue(goal, _EXPLORATION)

    def may_assign(self, method: MethodInfo, clause: typed.Clause) -> bool:
        """Whether a method may assign something that a clause is about."""
        measures = [
            self.measures[call.method.key].body for call in typed.found(clause, typed.Invoke) if self._is_measure(call)
        ]
        fields = {field_region(read.field) for read in typed.found((clause, *measures), typed.FieldRead)}
        elements = {element_region(read.type) for read in typed.found(clause, typed.ElementRead)}
        assigned = effect_table(self._program).of_call(method, virtual=False).regions
        return not assigned.isdisjoint(fields | elements)

    def _bounds(self, clauses: tuple[typed.Clause, ...]) -> Bounds:
        bounds = Bounds.of_inputs(INVARIANT_SIZE)
        is_measured = any(map(self._is_measure, typed.found(clauses, typed.Invoke)))
        return replace(bounds, calls=INVARIANT_CALLS) if is_measured else bounds

    def _is_measure(self, call: typed.Invoke) -> bool:
        return call.method.key in self.measures


class _Houdini:
    """The search for the largest set of candidates that all methods of a class keep together."""

    def __init__(
        self,
        context: ClassInvariants,
        cls: ClassInfo,
        writers: list[MethodInfo],
        candidates: list[Candidate],
    ) -> None:
        self._context, self._cls = context, cls
        self._candidates = candidates
        self._writers = writers
        self._kept: dict[str, MethodResult] = {}
        """The methods that keep all candidates, with their results."""
        self._checks = 0
        self._found: ClassInvariant | None = None

    def result(self, end: float) -> ClassInvariant:
        """The invariant: every method was checked against all of its clauses. Goes on from where the clock ended it."""
        if self._found is None:
            while self._candidates and self._checks < MOST_INVARIANT_CHECKS:
                method = next((each for each in self._writers if each.key not in self._kept), None)
                if method is None:
                    break
                self._check(method, end)
            self._found = self._invariant()
        return self._found

    def _check(self, method: MethodInfo, end: float) -> None:
        """Drops the candidates that a method breaks; all methods are checked again then."""
        left = end - monotonic()
        if left <= 0:
            raise LimitReached(_OUT_OF_TIME)
        found = self._context.check(self._cls, method, tuple(each.clause for each in self._candidates), left)
        if found.verdict is Verdict.UNKNOWN and found.reason.cause is Cause.TIME:
            raise LimitReached(_OUT_OF_TIME)
        self._checks += 1
        if found.verdict.is_positive:
            self._kept[method.key] = found
        else:
            self._drop(method, found)
            self._kept = {}

    def _invariant(self) -> ClassInvariant:
        if self._checks >= MOST_INVARIANT_CHECKS:
            return ClassInvariant(self._cls, ())
        hits = tuple(dict.fromkeys(hit for each in self._kept.values() for hit in each.bounds_hit))
        is_bounded = any(each.verdict is not Verdict.VALID for each in self._kept.values())
        clauses = without_implied([each.clause for each in self._candidates])
        return ClassInvariant(self._cls, tuple(clauses), hits, is_bounded)

    def _drop(self, method: MethodInfo, found: MethodResult) -> None:
        """Drops what a finding refutes, in favour of what is weaker; or some of what cannot be shown of a method."""
        refuted = [each for finding in found.findings for each in self._refuted(finding)]
        if refuted:
            exchanged = (each.weaker if each in refuted else each for each in self._candidates)
            self._candidates = list({each.text: each for each in exchanged if each is not None}.values())
            return
        doubtful = [each for each in self._candidates if self._is_assigned(method, each.clause)] or self._candidates
        # Fewer candidates make simpler questions, and the last ones are the least usual invariants.
        gone = doubtful[len(doubtful) // 2 :]
        self._candidates = [each for each in self._candidates if each not in gone]

    def _refuted(self, finding: Finding) -> list[Candidate]:
        if finding.kind is not FindingKind.INVARIANT:
            return []
        objects = {each.name: each for each in finding.heap_after.objects}
        seen = [each for each in objects.values() if each.type == self._cls.name]
        own = dict(finding.heap_after.roots).get("this")
        seen.sort(key=lambda each: own is None or getattr(own, "name", "") != each.name)
        for each in seen:
            refuted = [
                known
                for known in self._candidates
                if is_refuted(known.clause.condition, objects, each, self._context.measures)
            ]
            if refuted:
                return refuted
        return []

    def _is_assigned(self, method: MethodInfo, clause: typed.Clause) -> bool:
        return method.is_constructor or self._context.may_assign(method, clause)
