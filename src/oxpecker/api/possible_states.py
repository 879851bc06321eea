"""Findings that begin in a state of objects or static fields that no calls lead to: checked again under inferred class
invariants.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from oxpecker.api.limits import SHORTEST_CHECK
from oxpecker.api.loading import Loaded
from oxpecker.api.snippets import FindingSnippets
from oxpecker.engine import Options
from oxpecker.judgment import is_judged
from oxpecker.judgment.invariant_candidates import WORDING
from oxpecker.judgment.refutation import is_refuted, is_refuted_by_statics
from oxpecker.limits import LimitReached
from oxpecker.limits.clock import monotonic
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.scan import forks
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import named_field, shown_class
from oxpecker.results import Classification, Condition, Finding, FindingKind, HeapGraph, MethodResult, Verdict
from oxpecker.results.case import Case
from oxpecker.strategies import SCHEDULE, Goal, pursue_judged
from oxpecker.strategies.class_invariants import ClassInvariant, ClassInvariants
from oxpecker.strategies.limits import MOST_CONDITIONS


@dataclass(slots=True)
class _Assumed:
    """The clauses of inferred invariants that a check relies on."""

    clauses: dict[tuple[str, bool], list[typed.Clause]] = field(default_factory=dict)
    known: dict[tuple[str, bool], ClassInvariant] = field(default_factory=dict)

    def add(self, invariant: ClassInvariant, clauses: list[typed.Clause]) -> None:
        self.known[invariant.key] = invariant
        self.clauses.setdefault(invariant.key, []).extend(clauses)

    def has(self, invariant: ClassInvariant, clause: typed.Clause) -> bool:
        return clause in self.clauses.get(invariant.key, ())

    def complete(self) -> None:
        """Adds all clauses of the same classes."""
        self.clauses = {key: list(each.clauses) for key, each in self.known.items()}

    @property
    def invariants(self) -> list[ClassInvariant]:
        return [replace(each, clauses=tuple(self.clauses[key])) for key, each in self.known.items()]


def _fields(clause: typed.Clause) -> set[str]:
    """The fields that a clause is about."""
    return {node.field.name for node in typed.found(clause, typed.FieldRead)}


class PossibleStates:
    """Excludes states of objects and static fields that constructors, initialisers and methods cannot lead to."""

    def __init__(self, loaded: Loaded, snippets: FindingSnippets) -> None:
        self._loaded, self._snippets = loaded, snippets
        self._invariants: ClassInvariants | None = None
        self._used = 0.0
        """Seconds that all cases have taken."""
        self._excluding: dict[tuple[str, bool], ClassInvariant] = {}
        """The invariants that have excluded objects of cases."""

    def completed(self, method: typed.Method, result: MethodResult, options: Options) -> MethodResult:
        """The result under the invariants that exclude the states that its findings need.

        The clock never decides whether such a state counts as possible: the verdict is unknown if there is no time to
        find out.
        """
        if not self._is_doubtful(method, result, options):
            return result
        try:
            return self._under_invariants(method, result, options)
        except LimitReached as limit:
            return replace(result, verdict=Verdict.UNKNOWN, reason=limit.reason, findings=())

    def _under_invariants(self, method: typed.Method, result: MethodResult, options: Options) -> MethodResult:
        assumed, begun, goal = _Assumed(), monotonic(), self._goal(method, options)
        self._invariants = self._invariants or ClassInvariants(goal)
        current = result
        for _ in range(MOST_CONDITIONS):
            left = options.seconds - (monotonic() - begun)
            if not self._exclude(current, assumed, left):
                break
            left = max(options.seconds - (monotonic() - begun), SHORTEST_CHECK)
            again = self._rechecked(replace(goal, options=replace(goal.options, seconds=left)), assumed)
            if again is None:
                return result
            left = max(options.seconds - (monotonic() - begun), 0.0)
            current = self._snippets.completed(method, again, options, left)
            if current.verdict is not Verdict.INVALID:
                break
        return _relying(current, assumed.invariants)

    def _rechecked(self, goal: Goal, assumed: _Assumed) -> MethodResult | None:
        """The result under the assumed clauses; None if the method breaks them although it was shown to keep them."""
        assert self._invariants is not None
        for complete in (False, True):
            if complete:
                assumed.complete()  # Methods keep some clauses only because of others.
            program, target = self._invariants.assumed(assumed.invariants, goal.method)
            again = pursue_judged(replace(goal, program=program, method=target), SCHEDULE)
            if not any(each.kind is FindingKind.INVARIANT for each in again.findings):
                return again
        return None

    def may_exist(self, method: typed.Method, case: Case, options: Options) -> bool:
        """Whether the inputs of a case may exist: no inferred invariant says otherwise.

        That is also the answer if there is no time to infer one. All cases share the time of one method.
        """
        if not self._may_infer(method, options):
            return True
        self._invariants = self._invariants or ClassInvariants(self._goal(method, options))
        begun = monotonic()
        end = begun + options.seconds - self._used
        try:
            return not self._has_impossible_objects(case.before, end) and not self._has_impossible_statics(case, end)
        except LimitReached:
            return True
        finally:
            self._used += monotonic() - begun

    def without_excluded(self, method: typed.Method) -> tuple[typed.Program, typed.Method] | None:
        """The program in which a method is given no objects like those that cases have shown to be impossible."""
        if self._invariants is None or not self._excluding:
            return None
        return self._invariants.assumed(self._excluding.values(), method)

    def _has_impossible_objects(self, heap: HeapGraph, end: float) -> bool:
        assert self._invariants is not None
        objects = {each.name: each for each in heap.objects}
        for each in objects.values():
            for cls in self._classes(each.type):
                invariant = self._invariants.of(cls, end - monotonic())
                measures = self._invariants.measures
                if any(is_refuted(clause.condition, objects, each, measures) for clause in invariant.clauses):
                    self._excluding[invariant.key] = invariant
                    return True
        return False

    def _has_impossible_statics(self, case: Case, end: float) -> bool:
        assert self._invariants is not None
        owners = dict.fromkeys(named_field(name)[0] for name in case.statics)
        classes = (self._loaded.program.hierarchy.get(name) for name in owners if name in self._loaded.own)
        return any(
            is_refuted_by_statics(clause.condition, case.before)
            for cls in classes
            if cls is not None
            for clause in self._invariants.of(cls, end - monotonic(), is_static=True).clauses
        )

    def _goal(self, method: typed.Method, options: Options) -> Goal:
        loaded = self._loaded
        return Goal(loaded.syntax, loaded.program, method, replace(options, used=0.0), loaded.sources)

    def _is_doubtful(self, method: typed.Method, result: MethodResult, options: Options) -> bool:
        return any(map(_needs_state, result.findings)) and self._may_infer(method, options)

    def _may_infer(self, method: typed.Method, options: Options) -> bool:
        """Whether invariants may be inferred for the objects that a method is given."""
        program = self._loaded.program
        if options.null_inputs or options.exceptions is not None or not ClassInvariants.are_claimed(program):
            return False
        # Other threads may see an object while a method changes it.
        return is_judged(program, method) and not forks(program)

    def _exclude(self, result: MethodResult, assumed: _Assumed, seconds: float) -> bool:
        """Adds clauses that exclude the inputs of findings; whether there are new ones for every finding."""
        doubtful = [each for each in result.findings if _needs_state(each)]
        return bool(doubtful) and all(
            self._excludes_statics(each, assumed, seconds) or self._excludes(each, assumed, seconds)
            for each in doubtful
        )

    def _excludes_statics(self, finding: Finding, assumed: _Assumed, seconds: float) -> bool:
        """Adds the clauses about static fields that exclude the values with which a finding begins."""
        assert self._invariants is not None
        owners = dict.fromkeys(named_field(name)[0] for name, _ in finding.statics)
        for name in owners:
            cls = self._loaded.program.hierarchy.get(name)
            if cls is None or name not in self._loaded.own:
                continue
            if not self._invariants.may_exclude_statics(cls, finding.heap_before):
                continue
            invariant = self._invariants.of(cls, seconds, is_static=True)
            new = [clause for clause in invariant.clauses if not assumed.has(invariant, clause)]
            refuted = [each for each in new if is_refuted_by_statics(each.condition, finding.heap_before)]
            if refuted:
                assumed.add(invariant, refuted)
                return True
        return False

    def _excludes(self, finding: Finding, assumed: _Assumed, seconds: float) -> bool:
        """Adds clauses that exclude the inputs of a finding: those about fields that its path has read, if any."""
        assert self._invariants is not None
        objects = {each.name: each for each in finding.heap_before.objects}
        others: list[tuple[ClassInvariant, typed.Clause]] = []
        for each in objects.values():
            read = {part for name, part in finding.touched if name == each.name}
            for cls in self._classes(each.type):
                invariant = self._invariants.of(cls, seconds)
                new = [clause for clause in invariant.clauses if not assumed.has(invariant, clause)]
                refuted = [
                    clause for clause in new if is_refuted(clause.condition, objects, each, self._invariants.measures)
                ]
                if any(_fields(clause) <= read for clause in refuted):
                    assumed.add(invariant, [clause for clause in new if _fields(clause) <= read])
                    return True
                others += [(invariant, clause) for clause in refuted]
        for invariant, clause in others[:1]:
            assumed.add(invariant, [clause])
        return bool(others)

    def _classes(self, name: str) -> Iterator[ClassInfo]:
        """The classes of the program that an object is of."""
        cls = self._loaded.program.hierarchy.get(name)
        if cls is not None:
            yield from (each for each in cls.lineage() if each.name in self._loaded.own)


def _needs_state(finding: Finding) -> bool:
    """Whether a finding begins with objects or static fields in a state that perhaps no calls lead to."""
    return finding.needs_state or bool(finding.statics)


def _relying(result: MethodResult, invariants: list[ClassInvariant]) -> MethodResult:
    """A positive verdict, with the invariants that it relies on."""
    if not result.verdict.is_positive or not invariants:
        return result
    told = tuple(
        Condition(
            f"{_subject(each)} of {shown_class(each.cls.name)} keep {_conjunction(each.clauses)}",
            Classification.INVARIANT,
            "",
            each.cls.declaration.span,
        )
        for each in invariants
    )
    verdict = result.verdict.provided
    if any(each.is_bounded for each in invariants):
        verdict = Verdict.VALID_WITHIN_BOUNDS_PROVIDED
    hits = tuple(dict.fromkeys((*result.bounds_hit, *(hit for each in invariants for hit in each.hits))))
    return replace(result, verdict=verdict, conditions=(*result.conditions, *told), bounds_hit=hits)


def _subject(invariant: ClassInvariant) -> str:
    return "static fields" if invariant.is_static else "objects"


def _conjunction(clauses: tuple[typed.Clause, ...]) -> str:
    return " && ".join(_conjunct(each.condition, len(clauses) > 1) for each in clauses)


def _conjunct(condition: typed.Expression, is_among_others: bool) -> str:
    text = WORDING.of(condition)
    is_choice = isinstance(condition, typed.Binary) and condition.operator is BinaryOperator.OR
    return f"({text})" if is_choice and is_among_others else text
