"""The bounds of a relational check, and what it cannot express."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Limits:
    """How large a problem may be (Karun 3.3): a verdict without a counterexample holds within these limits."""

    objects: int = 3
    """Objects of each class at the beginning, and new ones besides; also the longest array."""
    width: int = 4
    """Integers are those of so many bits in two's complement; runs that leave them are not considered."""
    unrollings: int = 3
    """Rounds of each loop, and calls of a method inside of itself."""


class Unsupported(Exception):
    """A construct that relational logic is not asked to express, with its place."""

    def __init__(self, what: str, span: Span) -> None:
        super().__init__(f"unsupported {what} at {span.file}:{span.line}")
        self.what = what
        self.span = span
