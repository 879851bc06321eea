"""Why nothing, or less than was asked for, can be said."""

from __future__ import annotations

from enum import StrEnum


class Cause(StrEnum):
    """What kept a check from saying more. `oxpecker explain` explains each by its value."""

    BOUNDS = "bounds"
    CONTRACT = "contract"
    DEPTH = "depth"
    EFFORT = "effort"
    EXCEPTION_CLASSES = "exception-classes"
    INTERNAL_ERROR = "internal-error"
    INTERRUPTED = "interrupted"
    MEMORY = "memory"
    NO_END = "no-end"
    OTHER = "other"
    QUANTIFIER = "quantifier"
    SIZE = "size"
    SOLVER = "solver"
    TIME = "time"
    UNSUPPORTED = "unsupported"


class Reason(str):
    """A sentence that gives the reason, with its cause."""

    __slots__ = ("cause",)
    cause: Cause

    def __new__(cls, text: str = "", cause: Cause = Cause.OTHER) -> Reason:
        """A reason; an empty text for none."""
        made = super().__new__(cls, text)
        made.cause = cause
        return made

    def __reduce__(self) -> tuple[type[Reason], tuple[str, Cause]]:
        """What a copy or another process needs to build it again."""
        return Reason, (str(self), self.cause)

    def at(self, place: object) -> Reason:
        """The reason, with the place it is about."""
        return Reason(f"{self} at {place}", self.cause)


NO_REASON = Reason()
INTERRUPTED = Reason("interrupted", Cause.INTERRUPTED)
TOO_DEEP = Reason("depth: expressions or calls are nested too deeply", Cause.DEPTH)
NO_MEMORY = Reason("memory: the system has none left", Cause.MEMORY)


def unsupported(what: str) -> Reason:
    """The reason if a path reaches a construct that has no model."""
    return Reason(f"unsupported: {what}", Cause.UNSUPPORTED)


def defect(what: str) -> Reason:
    """The reason if two parts of Oxpecker disagree."""
    return Reason(f"internal error: {what}", Cause.INTERNAL_ERROR)
