"""The findings of a check: the smallest counterexample of each defect, in textual order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from oxpecker.engine.limits import PATHS_COMPARED, PATHS_WITHOUT_NULL
from oxpecker.engine.path.endings import Ending, Threw, Violated
from oxpecker.judgment import Judgment
from oxpecker.results import Condition, Finding
from oxpecker.results.finding_class import has_null_inside


class Findings:
    """Collects findings up to a number; findings that differ only in their values count once.

    A null inside a collection is seldom the most important defect: such a finding is enough only if some more paths
    have shown no other.
    """

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.smallest: dict[tuple[object, ...], Finding] = {}
        self._tried: Counter[tuple[object, ...]] = Counter()
        self._paths_left = PATHS_WITHOUT_NULL
        self.guards: dict[Condition, None] = {}
        """The conditions of failures that are excused."""

    def __bool__(self) -> bool:
        return bool(self.smallest)

    @property
    def enough(self) -> bool:
        """Whether there are enough findings."""
        if self.most is None or len(self._certain()) < self.most:
            return False
        return self._paths_left <= 0 or len(self._likely()) >= self.most

    @property
    def may_be_prevented(self) -> bool:
        """Whether there are findings, and each has a condition on callers that may prevent it."""
        return bool(self.smallest) and not self._certain()

    def excuses(self, judgment: Judgment) -> bool:
        """Whether a failure is no finding because only callers can prevent it; if so, the condition is recorded."""
        if judgment.condition is None or judgment.precondition is not None:
            return False
        self.guards[judgment.condition] = None
        return True

    def _certain(self) -> list[Finding]:
        return [finding for finding in self.smallest.values() if finding.condition is None]

    def another_path(self) -> None:
        """Counts a path."""
        if self.smallest:
            self._paths_left -= 1

    def _likely(self) -> list[Finding]:
        return [finding for finding in self._certain() if not _is_far_fetched(finding)]

    def is_settled(self, ending: Ending) -> bool:
        """Whether enough paths with this ending were examined; another one matters only for a new defect."""
        place: tuple[object, ...] = (type(ending),)
        if isinstance(ending, Violated):
            place = (ending.span, ending.kind, ending.reason)
        elif isinstance(ending, Threw):
            place = (ending.exception,)
        self._tried[place] += 1
        return self._tried[place] > PATHS_COMPARED

    def wants(self, finding: Finding) -> bool:
        """Whether a finding is new, or smaller than the existing one."""
        known = self.smallest.get(finding.defect)
        if known is None:
            return True
        if (known.condition is None) is not (finding.condition is None):
            return finding.condition is None  # what no caller can prevent matters more than its size
        return _oddness(finding) < _oddness(known)

    def add(self, finding: Finding) -> None:
        """Takes a finding."""
        self.smallest[finding.defect] = finding

    @property
    def paths_since(self) -> int:
        """The number of paths since the first finding."""
        return PATHS_WITHOUT_NULL - self._paths_left

    def add_all(self, findings: Sequence[Finding], guards: Sequence[Condition], paths: int, paths_since: int) -> None:
        """Takes what was found on other paths, some of them after their first finding."""
        self._paths_left -= paths if self.smallest else paths_since
        for finding in findings:
            if self.wants(finding):
                self.add(finding)
        self.guards.update(dict.fromkeys(guards))

    def ordered(self) -> tuple[Finding, ...]:
        """All findings by place, those that need answers of classes without source last; of too many, likely ones."""
        certain = self._certain()
        chosen = sorted(certain, key=_is_far_fetched)[: self.most] if certain else list(self.smallest.values())
        return tuple(sorted(chosen, key=lambda finding: (bool(finding.needs), *_place(finding))))


def _oddness(finding: Finding) -> tuple[object, ...]:
    """A sort key: objects that are shared without need are harder to understand than more objects."""
    return (finding.heap_before.shared_references, *finding.size)


def _is_far_fetched(finding: Finding) -> bool:
    """Whether it needs an answer of a class without source, or a null inside a collection, which is implausible."""
    return bool(finding.needs) or has_null_inside(finding)


def _place(finding: Finding) -> tuple[object, ...]:
    thrown = finding.exception
    return (finding.span, finding.kind, () if thrown is None else (thrown.span, thrown.name))
