"""Root causes: what several methods reach at the same failing place, for the same reason, counts once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.oox.records import dataclass
from oxpecker.results.finding_class import rank_of
from oxpecker.results.verdict import Finding, MethodResult


@dataclass(frozen=True, slots=True)
class RootCause:
    """A cause: its most telling finding, and those of other methods that reach it."""

    finding: Finding
    others: tuple[Finding, ...] = ()

    @property
    def rank(self) -> int:
        """How telling it is, from 0 to 100."""
        return rank_of(self.finding)

    @property
    def also_reached_from(self) -> tuple[str, ...]:
        """The other methods that reach it."""
        methods = dict.fromkeys(each.started for each in self.others)
        return tuple(method for method in methods if method != self.finding.started)


class EarlierFindings:
    """The findings of the results so far, by their causes: results are shown one after the other."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Finding] = {}

    def before(self, result: MethodResult) -> dict[tuple[object, ...], Finding]:
        """The earlier findings with the causes of a result, which then belongs to them."""
        found = {each.cause: self._known[each.cause] for each in result.findings if each.cause in self._known}
        for finding in result.findings:
            self._known.setdefault(finding.cause, finding)
        return found


def root_causes(results: Iterable[MethodResult]) -> list[RootCause]:
    """The causes of all findings, the most telling first; among equals, in the order of the methods."""
    groups: dict[tuple[object, ...], list[Finding]] = {}
    for result in results:
        for finding in result.findings:
            groups.setdefault(finding.cause, []).append(finding)
    return sorted(map(_cause, groups.values()), key=lambda cause: -cause.rank)


def _cause(findings: Sequence[Finding]) -> RootCause:
    """Of several findings, the most telling one has the highest rank, and then the fewest calls."""
    first = min(findings, key=lambda each: (-rank_of(each), len(each.calls)))
    return RootCause(first, tuple(each for each in findings if each is not first))
