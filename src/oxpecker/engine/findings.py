"""What a check has found: of each defect the smallest counterexample, in the order of the source."""

from __future__ import annotations

from collections import Counter

from oxpecker.engine.paths import Ending, Threw, Violated
from oxpecker.results import Finding


class Findings:
    """Collects findings up to a number; findings that differ only in their values count once."""

    _TRIES = 10
    """How many paths that end alike are looked at for a smaller counterexample."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.smallest: dict[tuple[object, ...], Finding] = {}
        self._tried: Counter[tuple[object, ...]] = Counter()

    def __bool__(self) -> bool:
        return bool(self.smallest)

    @property
    def enough(self) -> bool:
        """Whether no more are wanted."""
        return self.most is not None and len(self.smallest) >= self.most

    def is_settled(self, ending: Ending) -> bool:
        """Whether enough paths that end like this were looked at; another is of interest only for a new defect."""
        place: tuple[object, ...] = (type(ending),)
        if isinstance(ending, Violated):
            place = (ending.span, ending.kind, ending.reason)
        elif isinstance(ending, Threw):
            place = (ending.exception,)
        self._tried[place] += 1
        return self._tried[place] > self._TRIES

    def wants(self, finding: Finding) -> bool:
        """Whether a finding is new, or smaller than the one there is."""
        known = self.smallest.get(finding.defect)
        return known is None or finding.size < known.size

    def add(self, finding: Finding) -> None:
        """Takes a finding."""
        self.smallest[finding.defect] = finding

    def ordered(self) -> tuple[Finding, ...]:
        """All findings, by place."""
        return tuple(sorted(self.smallest.values(), key=_place))


def _place(finding: Finding) -> tuple[object, ...]:
    thrown = finding.exception
    return (finding.span, finding.kind, () if thrown is None else (thrown.span, thrown.name))
