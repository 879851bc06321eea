"""Proof obligations: what must follow from which hypotheses."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oxpecker.horn.formula import Formula
from oxpecker.horn.invariants import Visit
from oxpecker.oox.source import NOWHERE, Span


class Kind(StrEnum):
    """What an obligation shows."""

    ENSURES = "the postcondition holds"
    EXCEPTION = "no exception leaves the method"
    SIGNALS = "an exception is one that the contract allows"
    ASSIGNABLE = "only assignable elements are assigned"
    ASSERTION = "the assertion holds"
    INVARIANT = "the loop invariant holds"
    CLASS_INVARIANT = "the class invariant holds"
    DECREASES = "the measure decreases"
    REQUIRES = "the precondition of the called method holds"
    RETURN = "the method returns"
    EQUAL = "both versions do the same"


@dataclass(frozen=True, slots=True)
class Obligation:
    """A goal under the hypotheses of a path."""

    kind: Kind
    span: Span
    hypotheses: tuple[Formula, ...]
    goal: Formula
    visits: tuple[Visit, ...] = ()
    """The iterations of loops that the path is in or has left, outermost first."""
    candidate: tuple[Span, Formula] | None = None
    """The loop and the condition, if the goal is that a candidate invariant holds."""
    clause: Span = NOWHERE
    """The clause that the goal is about: of the contract of a called method, if its precondition is owed."""
    value: Formula | None = None
    """The goal without the condition that it is defined, which is shown by itself; None if it has no such condition."""

    @property
    def conclusion(self) -> Formula:
        """What the goal is about, if it is defined."""
        return self.goal if self.value is None else self.value
