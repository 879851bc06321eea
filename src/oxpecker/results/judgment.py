"""What an exception that leaves a method says: a defect of the method, or a condition on its callers."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


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


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on callers: what must hold, and the exception that is thrown otherwise, and where.

    The text is empty if only the code of a guard says what must hold.
    """

    text: str
    classification: Classification
    exception: str
    span: Span

    @property
    def words(self) -> str:
        """What must hold, in words."""
        return self.text or f"no {self.exception} is thrown on line {self.span.line}"
