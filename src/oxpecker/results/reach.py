"""The result of a check whether a line is reachable."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.results.verdict import MethodResult


class ReachVerdict(StrEnum):
    """The verdict about a line."""

    REACHED = "reached"
    UNREACHABLE = "unreachable"
    NOT_REACHED = "not-reached-within-bounds"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ReachResult:
    """Whether a line is reachable; `check` has the input that reaches it, the bounds that cut paths, and statistics."""

    file: str
    line: int
    verdict: ReachVerdict
    check: MethodResult
    starts: tuple[str, ...] = ()
    """The methods at which runs started, if there were several."""
