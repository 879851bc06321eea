"""What can be said about whether a line is reached."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.results.verdict import MethodResult


class ReachVerdict(StrEnum):
    """The one word about a line."""

    REACHED = "reached"
    UNREACHABLE = "unreachable"
    NOT_REACHED = "not-reached-within-bounds"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ReachResult:
    """Whether a line is reached; `check` has the input that reaches it, the bounds that cut paths, and what it took."""

    file: str
    line: int
    verdict: ReachVerdict
    check: MethodResult
    starts: tuple[str, ...] = ()
    """The methods that runs were begun with, where there were several."""
