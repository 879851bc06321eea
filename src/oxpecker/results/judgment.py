"""What an exception that leaves a method says: a defect of the method, or a condition on its callers."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


class Classification(StrEnum):
    """Who is to blame for a failure."""

    MANIFEST = "manifest"
    """The method: ordinary use shows it."""
    BOUNDARY = "boundary"
    """A number or an index that a caller passes, and that the method accepts without a word."""
    LATENT = "latent"
    """The caller, by an argument that the method relies on without a word."""
    GUARD = "guard"
    """The caller: the method throws on purpose."""
    INVARIANT = "invariant"
    """Nobody: no constructor or method of a class leads to an object in such a state."""


@dataclass(frozen=True, slots=True)
class CallSite:
    """A place in a method that a run has come to."""

    method: str
    span: Span


@dataclass(frozen=True, slots=True)
class BrokenCondition:
    """A condition of a callee that a call breaks; the text is empty if it cannot be written."""

    callee: str
    text: str

    @property
    def words(self) -> str:
        """What the call does, in words."""
        return f"the call breaks a condition of {self.callee}" + (f": {self.text}" if self.text else "")


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on callers: what must hold, and the exception that is thrown otherwise, and where.

    The text is empty if only the code of a guard says what must hold. An invariant that was inferred from the code of
    a class is also a condition: it has no exception, and its place is the class.
    """

    text: str
    classification: Classification
    exception: str
    span: Span

    @property
    def words(self) -> str:
        """What must hold, in words."""
        return self.text or f"no {self.exception} is thrown on line {self.span.line}"

    @property
    def expression(self) -> str:
        """What must hold as an expression; empty if only words say it ("no element of list is null"), or code."""
        return "" if self.text.startswith("no ") else self.text


@dataclass(frozen=True, slots=True)
class NarrowedParameter:
    """A precondition about what a parameter holds, expressed by its type: no null is among the elements."""

    index: int
    type: Type


Precondition: TypeAlias = typed.Clause | NarrowedParameter
"""What expresses a condition on callers."""
