"""Findings that need an object in a state that no calls construct: checked again under inferred class invariants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from oxpecker.api.limits import SHORTEST_CHECK
from oxpecker.api.loading import Loaded
from oxpecker.api.snippets import FindingSnippets
from oxpecker.engine import Options
from oxpecker.judgment import is_judged
from oxpecker.judgment.invariant_candidates import WORDING
from oxpecker.judgment.refutation import is_refuted
from oxpecker.limits import LimitReached
from oxpecker.limits.clock import monotonic
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.interpreter.scan import forks
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import shown_class
from oxpecker.results import Classification, Condition, Finding, FindingKind, MethodResult, Verdict
from oxpecker.strategies import SCHEDULE, ClassInvariant, ClassInvariants, Goal, pursue_judged
from oxpecker.strategies.limits import MOST_CONDITIONS


@dataclass(slots=True)
class _Assumed:
    """The clauses of inferred invariants that a check relies on."""

    clauses: dict[str, list[typed.Clause]] = field(default_factory=dict)
    known: dict[str, ClassInvariant] = field(default_factory=dict)

    def add(self, invariant: ClassInvariant, clauses: list[typed.Clause]) -> None:
        self.known[invariant.cls.name] = invariant
        self.clauses.setdefault(invariant.cls.name, []).extend(clauses)

    def has(self, invariant: ClassInvariant, clause: typed.Clause) -> bool:
        return clause in self.clauses.get(invariant.cls.name, ())

    def complete(self) -> None:
        """Adds all clauses of the same classes."""
        self.clauses = {name: list(each.clauses) for name, each in self.known.items()}

    @property
    def invariants(self) -> list[ClassInvariant]:
        return [replace(each, clauses=tuple(self.clauses[name])) for name, each in self.known.items()]


def _fields(clause: typed.Clause) -> set[str]:
    """The fields that a clause is about."""
    return {node.field.name for node in typed.found(clause, typed.FieldRead)}


class PossibleStates:
    """Excludes states of objects that constructors and methods cannot lead to."""

    def __init__(self, loaded: Loaded, snippets: FindingSnippets) -> None:
        self._loaded, self._snippets = loaded, snippets
        self._invariants: ClassInvariants | None = None

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
        loaded, assumed, begun = self._loaded, _Assumed(), monotonic()
        goal = Goal(loaded.syntax, loaded.program, method, replace(options, used=0.0), loaded.sources)
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

    def _is_doubtful(self, method: typed.Method, result: MethodResult, options: Options) -> bool:
        program = self._loaded.program
        if options.null_inputs or options.exceptions is not None or not ClassInvariants.are_claimed(program):
            return False
        is_doubtful = any(each.needs_state for each in result.findings)
        # Other threads may see an object while a method changes it.
        return is_doubtful and is_judged(program, method) and not forks(program)

    def _exclude(self, result: MethodResult, assumed: _Assumed, seconds: float) -> bool:
        """Adds clauses that exclude the inputs of findings; whether there are new ones for every finding."""
        doubtful = [each for each in result.findings if each.needs_state]
        return bool(doubtful) and all(self._excludes(each, assumed, seconds) for each in doubtful)

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


def _relying(result: MethodResult, invariants: list[ClassInvariant]) -> MethodResult:
    """A positive verdict, with the invariants that it relies on."""
    if not result.verdict.is_positive or not invariants:
        return result
    told = tuple(
        Condition(
            f"objects of {shown_class(each.cls.name)} keep {_conjunction(each.clauses)}",
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


def _conjunction(clauses: tuple[typed.Clause, ...]) -> str:
    return " && ".join(_conjunct(each.condition, len(clauses) > 1) for each in clauses)


def _conjunct(condition: typed.Expression, is_among_others: bool) -> str:
    text = WORDING.of(condition)
    is_choice = isinstance(condition, typed.Binary) and condition.operator is BinaryOperator.OR
    return f"({text})" if is_choice and is_among_others else text
