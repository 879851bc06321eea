"""The explored paths of one method."""

from __future__ import annotations

from oxpecker.limits.reason import Reason
from oxpecker.oox.records import dataclass
from oxpecker.results.case import Case
from oxpecker.results.coverage import MethodCoverage


@dataclass(frozen=True, slots=True)
class MethodPaths:
    """The cases of a method within some bounds, what they cover, and why they may be incomplete."""

    coverage: MethodCoverage
    cases: tuple[Case, ...]
    within: str
    """The bounds, in words."""
    reasons: tuple[Reason, ...] = ()
