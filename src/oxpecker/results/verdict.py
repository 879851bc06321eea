"""What can be said about a method after checking it."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from oxpecker.limits.reason import NO_REASON, Reason
from oxpecker.oox.interpreter import Access, Stuck
from oxpecker.oox.interpreter.steps import Step
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.results.assumption import Assumption
from oxpecker.results.bound import Bound
from oxpecker.results.heap import HeapGraph
from oxpecker.results.moment import Moment


class Verdict(StrEnum):
    """The one word about a method."""

    VALID = "valid"
    VALID_WITHIN_BOUNDS = "valid-within-bounds"
    INVALID = "invalid"
    DEADLOCK = "deadlock"
    UNKNOWN = "unknown"


class WrongProperty(ValueError):
    """A property that cannot be read, or that does not fit the program: there is no verdict."""


@dataclass(frozen=True, slots=True)
class BoundHit:
    """A bound that cut some path: which one, its value, and where."""

    bound: Bound
    value: int
    span: Span


@dataclass(frozen=True, slots=True)
class ThrownException:
    """An exception that nothing caught: its class, its class and message, and where it was thrown."""

    name: str
    text: str
    method: str
    span: Span


class FindingKind(StrEnum):
    """What is wrong: the clause that does not hold, or how a run ends that must not end so."""

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
    REACH = "reach"
    """Nothing is wrong: a line was looked for, and a run reaches it."""

    @property
    def is_concurrent(self) -> bool:
        """Whether it takes a schedule to show it."""
        return self in (FindingKind.DEADLOCK, FindingKind.DATA_RACE)


@dataclass(frozen=True, slots=True)
class Finding:
    """A violation with an input that shows it; it has been replayed in the interpreter.

    `clause` is its text and `method`
    where it was violated; `started` is the method that was checked and `call` its call. `inputs`, and the `values` of
    `nondet` in order, are written as `oxpecker run` reads them. `witness` holds the values that the clause speaks of,
    `steps` what changed something on the way: the first and the last ones when there were more, `steps_total` in all.
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
    """What open methods answered: each call, and its result as `oxpecker run` reads it."""
    statics: tuple[tuple[str, str], ...] = ()
    """What static fields held when the call was made, as far as it matters, as `oxpecker run` reads it."""
    exception: ThrownException | None = None
    witness: tuple[tuple[str, str], ...] = ()
    instances: tuple[int, ...] = ()
    """Integers that a run tries first in quantifiers over ranges that are too long to try all."""
    steps: tuple[Step, ...] = ()
    steps_total: int = 0
    heap_before: HeapGraph = field(default_factory=HeapGraph)
    heap_after: HeapGraph = field(default_factory=HeapGraph)
    schedule: tuple[int, ...] = ()
    """Which thread made each step where several could; the rest of the run goes by the plain rule."""
    thread: int = 0
    """The thread that violated the clause or threw the exception."""
    waiting: tuple[Stuck, ...] = ()
    """Of a deadlock: the threads that cannot go on."""
    accesses: tuple[Access, ...] = ()
    """Of a data race: the two uses, in their order."""
    touched: frozenset[tuple[str, str]] = frozenset()
    """Objects of the initial heap and their fields that the path has read or written."""
    moments: tuple[Moment, ...] = ()
    """The heaps on the way, if they were asked for."""

    @property
    def defect(self) -> tuple[object, ...]:
        """What it is about: findings that differ only in their values have the same."""
        thrown = None if self.exception is None else (self.exception.name, self.exception.span)
        places = frozenset((stuck.span, stuck.waits_for) for stuck in self.waiting)
        uses = frozenset((access.span, access.writes) for access in self.accesses)
        return (self.span, self.kind, thrown, places, uses)

    @property
    def size(self) -> tuple[object, ...]:
        """Smaller findings are easier to understand: few objects, short arrays, short values."""
        elements = sum(len(each.fields) for each in self.heap_before.objects if each.is_array)
        texts = [*self.values, *(value for _, value in self.statics)]
        return (len(self.heap_before.objects), elements, len(self.call) + sum(map(len, texts)), self.call)


@dataclass(slots=True)
class Statistics:
    """What it took to find out."""

    seconds: float = 0.0
    memory_megabytes: float = 0.0
    paths: int = 0
    infeasible: int = 0
    pruned: int = 0
    redundant: int = 0
    cut: int = 0
    forks: int = 0
    """How often a path became one more, because both sides or several objects were possible."""
    steps: int = 0
    depth: int = 0
    prune_probability: float = 1.0
    solver: dict[str, float] = field(default_factory=dict)

    def data(self) -> dict[str, float]:
        """All counters by name."""
        own = {
            "seconds": round(self.seconds, 3),
            "memory_megabytes": round(self.memory_megabytes, 1),
            "paths": self.paths,
            "infeasible": self.infeasible,
            "pruned": self.pruned,
            "redundant": self.redundant,
            "cut": self.cut,
            "forks": self.forks,
            "steps": self.steps,
            "depth": self.depth,
            "prune_probability": round(self.prune_probability, 3),
        }
        return own | self.solver


UNSATISFIABLE = "the precondition is unsatisfiable, so the contract says nothing"
"""The warning if the precondition was proved to hold for no input: `valid` is then true, but empty."""


@dataclass(frozen=True, slots=True)
class MethodResult:
    """The verdict about one method, why, and everything found."""

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
    """What is taken for granted of inputs beside their sizes."""
    relies_on: tuple[str, ...] = ()
    """The methods whose contracts were used in place of their bodies."""
    cached: bool = field(default=False, compare=False)
    """Whether it was found in an earlier run, of which the statistics tell."""
