"""One path as a test sees it: the inputs, what they lead to, and the branches on the way."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.results.coverage import BranchSide
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.verdict import Finding, ThrownException

RESULT = "retval"
"""The root of the heap afterwards that holds what the method returned."""


class CaseOutcome(StrEnum):
    """How the run of a path ends."""

    RETURNED = "returned"
    THREW = "threw"
    """With an exception that the contract allows."""
    VIOLATED = "violated"
    """With something wrong."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A branch on the way of a path: its condition as it is written, and whether it held."""

    side: BranchSide
    text: str


@dataclass(frozen=True, slots=True)
class OpenCall:
    """A call of an open method, and what it did; objects are named as in the heaps of the case."""

    method: str
    """The key of the method, whose class ends in `$any` unless it is native."""
    arguments: tuple[HeapValue, ...]
    """The receiver first, where there is one."""
    result: HeapValue
    thrown: HeapReference | None
    assigned: tuple[tuple[HeapValue, str, HeapValue], ...]
    """Fields that got any values: of an object, or where that is null the static field `C.field`."""
    objects: tuple[HeapObject, ...]
    """All that the arguments, the result and the fields lead to, when the call ends."""
    made: frozenset[str]
    """Those of the objects that the call has made."""
    specification: bool
    """Whether only a contract has asked."""


@dataclass(frozen=True, slots=True)
class Case:
    """The smallest inputs of a path, run in the interpreter.

    The roots of the heap before are the parameters and the static fields of the program; afterwards also the result,
    named `retval`. `lines` are those that the run passes, as pairs of method and line.
    """

    method: str
    outcome: CaseOutcome
    before: HeapGraph
    after: HeapGraph
    facts: tuple[Fact, ...]
    exception: ThrownException | None = None
    finding: Finding | None = None
    inside: bool = False
    """Whether a call inside has broken its promise, so that the method need not end in a state that shows it."""
    values: tuple[str, ...] = ()
    """Of `nondet`, in order."""
    calls: tuple[OpenCall, ...] = ()
    """Of open methods, in order."""
    drawn: int = 0
    """How many of the values are not those of open methods."""
    assigned: tuple[str, ...] = ()
    """The static fields that the run assigns: `C.field`."""
    statics: tuple[str, ...] = ()
    """The static fields that the path depends on: `C.field`."""
    lines: frozenset[tuple[str, int]] = field(default_factory=frozenset)
    touched: frozenset[tuple[str, str]] = frozenset()
    """Objects of the initial heap and their fields that the path has read or written."""

    @property
    def sides(self) -> frozenset[BranchSide]:
        """The branch sides that the path takes."""
        return frozenset(fact.side for fact in self.facts)
