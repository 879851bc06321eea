"""The result of checking a method."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from oxpecker.limits.reason import NO_REASON, Reason
from oxpecker.oox.interpreter import Access, EarlierRead, Stuck
from oxpecker.oox.interpreter.steps import Step
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.results.assumption import Assumption
from oxpecker.results.bound import Bound
from oxpecker.results.doubt import Doubt
from oxpecker.results.heap import HeapGraph
from oxpecker.results.judgment import BrokenCondition, CallSite, Classification, Condition, Precondition
from oxpecker.results.moment import Moment
from oxpecker.results.proof import ProofOutline
from oxpecker.results.strategy_run import StrategyRun


class Verdict(StrEnum):
    """The verdict about a method."""

    VALID = "valid"
    VALID_PROVIDED = "valid-provided"
    """Valid if callers keep to conditions that the method relies on without a contract."""
    VALID_WITHIN_BOUNDS = "valid-within-bounds"
    VALID_WITHIN_BOUNDS_PROVIDED = "valid-within-bounds-provided"
    INVALID = "invalid"
    DEADLOCK = "deadlock"
    UNKNOWN = "unknown"

    @property
    def is_within_bounds(self) -> bool:
        """Whether nothing is claimed beyond bounds."""
        return self in (Verdict.VALID_WITHIN_BOUNDS, Verdict.VALID_WITHIN_BOUNDS_PROVIDED)

    @property
    def is_positive(self) -> bool:
        """Whether it claims that there is no finding."""
        return self in (Verdict.VALID, Verdict.VALID_PROVIDED) or self.is_within_bounds

    @property
    def rank(self) -> tuple[bool, bool]:
        """A sort key for counts: findings first, then what is unknown, then what holds."""
        return self.is_positive, self is Verdict.UNKNOWN

    @property
    def provided(self) -> Verdict:
        """The same under conditions on callers."""
        return _PROVIDED.get(self, self)


_PROVIDED = {
    Verdict.VALID: Verdict.VALID_PROVIDED,
    Verdict.VALID_WITHIN_BOUNDS: Verdict.VALID_WITHIN_BOUNDS_PROVIDED,
}


class WrongProperty(ValueError):
    """A property that cannot be parsed or does not fit the program, so there is no verdict."""


@dataclass(frozen=True, slots=True)
class BoundHit:
    """A bound that cut some path: which one, its value, and where."""

    bound: Bound
    value: int
    span: Span

    def __str__(self) -> str:
        return f"{self.bound} bound of {self.value:,} reached at {self.span}"


@dataclass(frozen=True, slots=True)
class ThrownException:
    """An uncaught exception: its class, its class and message, and where it was thrown."""

    name: str
    text: str
    method: str
    span: Span


class FindingKind(StrEnum):
    """What is wrong: a clause that does not hold, or a forbidden way for a run to end."""

    ASSERT = "assert"
    LOOP_INVARIANT = "loop invariant"
    DECREASES = "decreases"
    REQUIRES = "requires"
    ENSURES = "ensures"
    EXCEPTIONAL = "exceptional"
    SIGNALS = "signals"
    ASSIGNABLE = "assignable"
    INVARIANT = "invariant"
    OVERFLOW = "overflow"
    PROPERTY = "property"
    EXCEPTION = "exception"
    DEADLOCK = "deadlock"
    DATA_RACE = "data race"
    NEVER_ENDS = "never ends"
    REACH = "reach"
    """Not a violation: the run reaches a line that was searched for."""

    @property
    def is_of_contract(self) -> bool:
        """Whether it is a clause about a whole method, which several methods may have."""
        return self in _OF_CONTRACTS

    @property
    def is_concurrent(self) -> bool:
        """Whether it needs a schedule of threads."""
        return self in (FindingKind.DEADLOCK, FindingKind.DATA_RACE)


_OF_CONTRACTS = (
    FindingKind.REQUIRES,
    FindingKind.ENSURES,
    FindingKind.EXCEPTIONAL,
    FindingKind.SIGNALS,
    FindingKind.ASSIGNABLE,
    FindingKind.INVARIANT,
    FindingKind.PROPERTY,
)


@dataclass(frozen=True, slots=True)
class Snippet:
    """Java statements that construct inputs by calls and end with the call that fails.

    It is `exact` if they construct the inputs of the finding, and not only others that fail at the same place.
    """

    lines: tuple[str, ...]
    exact: bool
    passes_null: bool = False
    """Whether what constructs the inputs passes or assigns null where no declaration speaks of it."""
    is_internal: bool = False
    """Whether it chooses arguments of constructors or methods that only the program is meant to call, and does."""
    passes_size: bool = False
    """Whether it gives a constructor an array or a negative number, and calls nothing else before the failing call."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A violation with an input that shows it; it has been replayed in the interpreter.

    `clause` is its text and `method` where it was violated; `started` is the method that was checked and `call` its
    call. `inputs`, and the `values` of `nondet` in order, are written as `oxpecker run` reads them. `witness` holds
    the values of the clause's variables, `steps` the steps that changed something: the first and the last ones if
    there were more, `steps_total` in all.
    """

    kind: FindingKind
    clause: str
    span: Span
    method: str
    started: str
    call: str
    inputs: tuple[tuple[str, str], ...]
    reason: str = ""
    values: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    """The calls of open methods, each with its result as `oxpecker run` reads it."""
    needs: tuple[str, ...] = ()
    """The classes without source whose answers it needs; with other answers, the run goes on."""
    last_digits: bool = False
    """Whether it may not occur with other results of `Math` that Java allows."""
    statics: tuple[tuple[str, str], ...] = ()
    """The static fields at the call that matter, as `oxpecker run` reads them."""
    exception: ThrownException | None = None
    witness: tuple[tuple[str, str], ...] = ()
    instances: tuple[int, ...] = ()
    """Integers to try first in quantifiers over ranges that are too long to try completely."""
    steps: tuple[Step, ...] = ()
    steps_total: int = 0
    heap_before: HeapGraph = field(default_factory=HeapGraph)
    heap_after: HeapGraph = field(default_factory=HeapGraph)
    schedule: tuple[int, ...] = ()
    """Which thread took each step if several could; the rest of the run follows the default rule."""
    reads: tuple[EarlierRead, ...] = ()
    """The steps that read an earlier write than the last one, as the memory model allows."""
    thread: int = 0
    """The thread that violated the clause or threw the exception."""
    waiting: tuple[Stuck, ...] = ()
    """The threads in a deadlock."""
    accesses: tuple[Access, ...] = ()
    """The two accesses of a data race, in order."""
    touched: frozenset[tuple[str, str]] = frozenset()
    """Objects of the initial heap and their fields that the path has read or written."""
    moments: tuple[Moment, ...] = ()
    """The heaps along the run, if they were requested."""
    snippet: Snippet | None = None
    """The same failure as Java code, if calls were found that construct the inputs or similar ones."""
    needs_state: bool = False
    """Whether no calls were found that construct the inputs."""
    hidden: bool = False
    """Whether it is in a method that other code cannot call, so that its inputs may never be passed."""
    needs_boundary: bool = False
    """Whether numbers, texts or arrays at the boundary are inputs, and most ordinary ones do not fail."""
    doubts: tuple[Doubt, ...] = ()
    """Why perhaps nobody makes such a call."""
    null_field: str = ""
    """The field that is null although it is meant to hold an object."""
    classification: Classification = Classification.MANIFEST
    condition: Condition | None = None
    """The condition on callers that may prevent it; a check has to confirm that."""
    precondition: Precondition | None = None
    """What expresses the condition."""
    calls: tuple[CallSite, ...] = ()
    """The calls in the program that lead to the failing place, which is the last one."""
    breaks: BrokenCondition | None = None
    """The condition of a callee that the call at `span` breaks; the callee, or one below it, then fails."""

    @property
    def defect(self) -> tuple[object, ...]:
        """Identifies the defect: findings that differ only in their values have the same."""
        thrown = None if self.exception is None else (self.exception.name, self.exception.span)
        places = frozenset((stuck.span, stuck.waits_for) for stuck in self.waiting)
        uses = frozenset((access.span, access.writes) for access in self.accesses)
        return (self.span, self.kind, thrown, places, uses)

    @property
    def place(self) -> Span:
        """Where to look first: of a broken precondition, the call."""
        is_call = self.kind is FindingKind.REQUIRES and len(self.calls) > 1
        return self.calls[-2].span if is_call else self.span

    @property
    def cause(self) -> tuple[object, ...]:
        """Identifies the cause over all methods that reach it: the failing place and the reason.

        Who breaks a clause of a contract is a cause, not the clause. A field that should not be null is one, too,
        wherever it is dereferenced.
        """
        if self.null_field:
            return (self.kind, self.null_field)
        where: object = None
        if self.place != self.span:
            where = self.place
        elif self.kind.is_of_contract or not self.span.line:
            where = self.method
        return (*self.defect, where)

    @property
    def size(self) -> tuple[object, ...]:
        """A sort key: smaller findings are easier to understand (few objects, short arrays, short values)."""
        elements = sum(len(each.fields) for each in self.heap_before.objects if each.is_array)
        texts = [*self.values, *(value for _, value in self.statics)]
        return (len(self.heap_before.objects), elements, len(self.call) + sum(map(len, texts)), self.call)


@dataclass(slots=True)
class Statistics:
    """The cost of a check."""

    seconds: float = 0.0
    memory_megabytes: float = 0.0
    paths: int = 0
    """The paths that ended or could not be followed."""
    endless: int = 0
    """The paths that run forever, in the method or in a clause of its contract."""
    infeasible: int = 0
    pruned: int = 0
    redundant: int = 0
    cut: int = 0
    forks: int = 0
    """How often a path forked, because both sides or several objects were possible."""
    steps: int = 0
    depth: int = 0
    prune_probability: float = 1.0
    solver: dict[str, float] = field(default_factory=dict)
    runs: tuple[StrategyRun, ...] = ()
    """The strategies that worked on the verdict, in order; the last one decided, if any did."""
    store: dict[str, float] = field(default_factory=dict, compare=False)
    """What happened in the store of results, beside hits and misses; it is no part of a stored result."""

    def data(self) -> dict[str, float]:
        """All counters by name."""
        own = {
            "seconds": round(self.seconds, 3),
            "memory_megabytes": round(self.memory_megabytes, 1),
            "paths": self.paths,
            "endless": self.endless,
            "infeasible": self.infeasible,
            "pruned": self.pruned,
            "redundant": self.redundant,
            "cut": self.cut,
            "forks": self.forks,
            "steps": self.steps,
            "depth": self.depth,
            "prune_probability": round(self.prune_probability, 3),
        }
        return own | self.solver | self.store


UNSATISFIABLE = "the precondition is unsatisfiable, so the contract says nothing"
"""The warning if the precondition was proved unsatisfiable: `valid` is then true, but says nothing."""


@dataclass(frozen=True, slots=True)
class MethodResult:
    """The verdict about one method, its reason, and all findings."""

    method: str
    span: Span
    verdict: Verdict
    reason: Reason = NO_REASON
    findings: tuple[Finding, ...] = ()
    bounds_hit: tuple[BoundHit, ...] = ()
    notes: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    """Why a verdict that is true says less than it seems to."""
    statistics: Statistics = field(default_factory=Statistics)
    assumptions: tuple[Assumption, ...] = ()
    """The assumptions about inputs, apart from their sizes."""
    relies_on: tuple[str, ...] = ()
    """The methods whose contracts were used in place of their bodies."""
    conditions: tuple[Condition, ...] = ()
    """What a caller must keep to if the method has no contract; a positive verdict holds under these conditions."""
    proof: ProofOutline | None = None
    """What shows the verdict without bounds; None if all paths were explored, or nothing was shown."""
    cached: bool = field(default=False, compare=False)
    """Whether it was loaded from an earlier run; the statistics are from that run."""
