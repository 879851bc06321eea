"""Why a verdict is unknown, or says less than you asked for."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from oxpecker.limits.defects import INTERNAL_ERROR


class Cause(StrEnum):
    """What limited a check. `oxpecker explain` explains each cause by its value."""

    BOUNDS = "bounds"
    BUDGET = "budget"
    CONTRACT = "contract"
    DEPTH = "depth"
    EFFORT = "effort"
    EXCEPTION_CLASSES = "exception-classes"
    FORMULA = "formula"
    INTERNAL_ERROR = "internal-error"
    INTERRUPTED = "interrupted"
    MEMORY = "memory"
    NO_END = "no-end"
    OTHER = "other"
    QUANTIFIER = "quantifier"
    SIZE = "size"
    SOLVER = "solver"
    TERMINATION = "termination"
    TIME = "time"
    UNSUPPORTED = "unsupported"


class Reason(str):
    """A sentence that states the reason, with its cause."""

    __slots__ = ("cause",)
    cause: Cause

    def __new__(cls, text: str = "", cause: Cause = Cause.OTHER) -> Self:
        """A reason; empty text means no reason."""
        reason = super().__new__(cls, text)
        reason.cause = cause
        return reason

    def __reduce__(self) -> tuple[type[Reason], tuple[str, Cause]]:
        """How `pickle` and `copy` rebuild the reason."""
        return Reason, (str(self), self.cause)

    def at(self, place: object) -> Reason:
        """The reason with its place in the source."""
        return Reason(f"{self} at {place}", self.cause)


NO_REASON = Reason()
INTERRUPTED = Reason("interrupted", Cause.INTERRUPTED)
TOO_DEEP = Reason("depth: expressions or calls are nested too deeply", Cause.DEPTH)
NO_MEMORY = Reason("memory: the system has none left", Cause.MEMORY)


def unsupported(what: str) -> Reason:
    """The reason for a path that reaches a construct without a model."""
    return Reason(f"unsupported: {what}", Cause.UNSUPPORTED)


def defect(what: str) -> Reason:
    """The reason for two parts of Oxpecker that disagree."""
    return Reason(f"{INTERNAL_ERROR}: {what}", Cause.INTERNAL_ERROR)
