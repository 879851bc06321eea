"""The bounds of a relational check, and what it cannot express."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Limits:
    """The size of a problem (Karun 3.3): a verdict without a counterexample holds within these limits."""

    objects: int = 3
    """Objects of each class at entry, and as many new ones; also the longest array."""
    width: int = 4
    """Bits of integers in two's complement; runs with other integers are not considered."""
    unrollings: int = 3
    """Rounds of each loop, and depth of recursion of a method."""


class Unsupported(Exception):
    """A construct that the relational encoding does not support, with its place."""

    def __init__(self, what: str, span: Span) -> None:
        super().__init__(f"unsupported {what} at {span.file}:{span.line}")
        self.what = what
        self.span = span
