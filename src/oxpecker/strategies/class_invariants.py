"""Infers class invariants: all candidates are assumed together, and those that a method breaks are dropped (Houdini).

What is left holds for every object whenever none of its methods is running: every constructor establishes it, and
every method that may assign its fields preserves it, also if it ends with an exception. In the same way, what is left
for the static fields of a class holds whenever none of the methods of the class is running.

What is inferred depends on counted budgets alone. A search that the clock interrupts says nothing yet, and goes on from
there when it is asked again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oxpecker.engine import Bounds
from oxpecker.judgment.invariant_candidates import Candidate, without_implied
from oxpecker.limits import LimitReached
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.claims import Fact
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.results import BoundHit, Finding, FindingKind, HeapGraph, MethodResult, Verdict
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.invariant_subjects import Objects, Question, StaticFields, Subject
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
    """What objects of a class keep, or its static fields; `hits` are the bounds within which this was shown, if any."""

    cls: ClassInfo
    clauses: tuple[typed.Clause, ...]
    hits: tuple[BoundHit, ...] = ()
    is_bounded: bool = False
    is_static: bool = False

    @property
    def key(self) -> tuple[str, bool]:
        """What it is about."""
        return self.cls.name, self.is_static


_OUT_OF_TIME = Reason("time: there was none left to show whether the objects of a finding can exist", Cause.TIME)


class ClassInvariants:
    """The inferred invariants of one program, each found once."""

    def __init__(self, goal: Goal) -> None:
        self._goal = goal
        self._program = goal.program
        self._subjects: dict[bool, Subject] = {False: Objects(goal.program), True: StaticFields(goal.program)}
        self._searches: dict[tuple[str, bool], _Houdini] = {}

    @property
    def measures(self) -> dict[str, typed.Method]:
        """The methods that clauses call and that no source contains."""
        return self._subjects[False].measures

    @staticmethod
    def are_claimed(program: typed.Program) -> bool:
        """Whether the options of a program allow to rely on inferred invariants."""
        return program.options["facts"] in ("all", Fact.INVARIANTS)

    def of(self, cls: ClassInfo, seconds: float, is_static: bool = False) -> ClassInvariant:
        """The invariant of the objects of a class, or of its static fields; without clauses if nothing could be shown.

        Raises LimitReached if time is over.
        """
        return self._search(cls, is_static).result(monotonic() + seconds)

    def may_exclude_statics(self, cls: ClassInfo, heap: HeapGraph) -> bool:
        """Whether some candidate about the static fields of a class is false in a heap, so that a search may help."""
        return self._search(cls, is_static=True).may_exclude(heap)

    def _search(self, cls: ClassInfo, is_static: bool) -> _Houdini:
        key = (cls.name, is_static)
        if key not in self._searches:
            question = self._subjects[is_static].question(cls)
            if len(question.candidates) > MOST_INVARIANT_CANDIDATES:
                question = Question()
            self._searches[key] = _Houdini(self, cls, question, is_static)
        return self._searches[key]

    def assumed(self, invariants: Iterable[ClassInvariant], method: typed.Method) -> tuple[typed.Program, typed.Method]:
        """The program in which objects and static fields keep invariants."""
        program = self._program
        for each in invariants:
            program = self._subjects[each.is_static].assumed(program, each.cls, each.clauses)
        return program, program.methods[method.info.key]

    def subject(self, is_static: bool) -> Subject:
        """What the invariants of one kind are about."""
        return self._subjects[is_static]

    def check(self, invariant: ClassInvariant, method: MethodInfo, seconds: float) -> MethodResult:
        """The verdict whether a method keeps an invariant, whatever it throws."""
        program, target = self.assumed([invariant], self._program.methods[method.key])
        options = replace(
            self._goal.options,
            bounds=self._bounds(invariant.clauses),
            exceptions=frozenset(),
            endless=False,
            most_findings=1,
            seconds=seconds,
            used=0.0,
        )
        return pursue(replace(self._goal, program=program, method=target, options=options, tell=None), _EXPLORATION)

    def _bounds(self, clauses: tuple[typed.Clause, ...]) -> Bounds:
        bounds = Bounds.of_inputs(INVARIANT_SIZE)
        is_measured = any(call.method.key in self.measures for call in typed.found(clauses, typed.Invoke))
        return replace(bounds, calls=INVARIANT_CALLS) if is_measured else bounds


class _Houdini:
    """The search for the largest set of candidates that all methods of a class keep together."""

    def __init__(self, context: ClassInvariants, cls: ClassInfo, question: Question, is_static: bool) -> None:
        self._context, self._cls, self._is_static = context, cls, is_static
        self._candidates = question.candidates
        self._writers = question.writers
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

    def may_exclude(self, heap: HeapGraph) -> bool:
        """Whether a candidate that is left, or one that may take its place, is false in a heap."""
        chains = [each for candidate in self._candidates for each in candidate.chain()]
        return bool(self._context.subject(self._is_static).refuted(self._cls, chains, heap))

    def _check(self, method: MethodInfo, end: float) -> None:
        """Drops the candidates that a method breaks; all methods are checked again then."""
        left = end - monotonic()
        if left <= 0:
            raise LimitReached(_OUT_OF_TIME)
        clauses = tuple(each.clause for each in self._candidates)
        found = self._context.check(ClassInvariant(self._cls, clauses, is_static=self._is_static), method, left)
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
            return ClassInvariant(self._cls, (), is_static=self._is_static)
        hits = tuple(dict.fromkeys(hit for each in self._kept.values() for hit in each.bounds_hit))
        is_bounded = any(each.verdict is not Verdict.VALID for each in self._kept.values())
        clauses = without_implied([each.clause for each in self._candidates])
        return ClassInvariant(self._cls, tuple(clauses), hits, is_bounded, self._is_static)

    def _drop(self, method: MethodInfo, found: MethodResult) -> None:
        """Drops what a finding refutes, in favour of what is weaker; or some of what cannot be shown of a method."""
        refuted = [each for finding in found.findings for each in self._refuted(finding)]
        if refuted:
            exchanged = (each.weaker if each in refuted else each for each in self._candidates)
            self._candidates = list({each.text: each for each in exchanged if each is not None}.values())
            return
        may_assign = self._context.subject(self._is_static).may_assign
        doubtful = [each for each in self._candidates if may_assign(method, each.clause)] or self._candidates
        # Fewer candidates make simpler questions, and the last ones are the least usual invariants.
        gone = doubtful[len(doubtful) // 2 :]
        self._candidates = [each for each in self._candidates if each not in gone]

    def _refuted(self, finding: Finding) -> list[Candidate]:
        if finding.kind is not FindingKind.INVARIANT:
            return []
        return self._context.subject(self._is_static).refuted(self._cls, self._candidates, finding.heap_after)
