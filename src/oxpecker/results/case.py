"""One path as a test case: its inputs, its result, and the branches it takes."""

from __future__ import annotations

from dataclasses import field, replace
from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.results.coverage import BranchSide
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.verdict import Finding, ThrownException

RESULT = "retval"
"""The root of the final heap that holds the returned value."""


class CaseOutcome(StrEnum):
    """How the run of a path ends."""

    RETURNED = "returned"
    THREW = "threw"
    """With an exception that the contract allows."""
    VIOLATED = "violated"
    """With a violation."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A branch on a path: its condition as written, and whether it held."""

    side: BranchSide
    text: str


@dataclass(frozen=True, slots=True)
class OpenCall:
    """A call of an open method and its effects; objects are named as in the heaps of the case."""

    method: str
    """The key of the method; its class ends in `$any` unless the method is native."""
    arguments: tuple[HeapValue, ...]
    """The receiver first, if the method has one."""
    result: HeapValue
    thrown: HeapReference | None
    assigned: tuple[tuple[HeapValue, str, HeapValue], ...]
    """Fields that were assigned arbitrary values: of an object or, if that is null, the static field `C.field`."""
    objects: tuple[HeapObject, ...]
    """Everything reachable from the arguments, the result and the fields when the call ends."""
    created: frozenset[str]
    """The names of the objects that the call has created."""
    specification: bool
    """Whether only a contract made the call."""


@dataclass(frozen=True, slots=True)
class Case:
    """The smallest inputs of a path, run in the interpreter.

    The roots of the initial heap are the parameters and the program's static fields; the final heap also has the
    result, named `retval`. `lines` are the lines that the run executes, as pairs of method and line.
    """

    method: str
    outcome: CaseOutcome
    before: HeapGraph
    after: HeapGraph
    facts: tuple[Fact, ...]
    exception: ThrownException | None = None
    finding: Finding | None = None
    excused: Finding | None = None
    """What would be the finding if its inputs did not break a condition on callers, which it names."""
    inside: bool = False
    """Whether a call inside violated its contract, so that the final state of the method may not show the failure."""
    values: tuple[str, ...] = ()
    """The values of `nondet`, in order."""
    calls: tuple[OpenCall, ...] = ()
    """The calls of open methods, in order."""
    drawn: int = 0
    """The number of values that do not come from open methods."""
    assigned: tuple[str, ...] = ()
    """The static fields that the run assigns: `C.field`."""
    statics: tuple[str, ...] = ()
    """The static fields that the path depends on: `C.field`."""
    static_objects: frozenset[str] = frozenset()
    """The inputs that static fields lead to, as initialisers have left them: `C.field`."""
    initialised: HeapGraph = field(default_factory=HeapGraph)
    """The static fields of the classes that the run uses for the first time, as their initialisers leave them."""
    lines: frozenset[tuple[str, int]] = field(default_factory=frozenset)
    touched: frozenset[tuple[str, str]] = frozenset()
    """Objects of the initial heap and their fields that the path has read or written."""
    alike: int = 0
    """The number of other paths with the same finding that this case represents."""
    private: bool = True
    """Whether a test compares private state, too; otherwise it only sees what other code sees."""

    @property
    def failing(self) -> Case:
        """The case as a violation, although its inputs break a condition on callers: no inputs keep to it."""
        excused = self.excused
        return self if excused is None else replace(self, outcome=CaseOutcome.VIOLATED, finding=excused, excused=None)

    @property
    def sides(self) -> frozenset[BranchSide]:
        """The sides of branches that the path takes."""
        return frozenset(fact.side for fact in self.facts)
