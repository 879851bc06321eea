"""The findings of a check: the smallest counterexample of each defect, in textual order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack

from oxpecker.engine.counterexamples.unconfirmed import Unreplayable
from oxpecker.engine.limits import BETTER_UNITS, PATHS_COMPARED, PATHS_FOR_BETTER
from oxpecker.engine.path.endings import Ending, Threw, Violated
from oxpecker.judgment import Judgment
from oxpecker.limits.budget import Budget
from oxpecker.results import Condition, Finding
from oxpecker.results.finding_class import Confidence, FindingClass, class_of, confidence_of, needs_null


class Findings:
    """Collects findings up to a number; findings that differ only in their values count once.

    A null inside a collection or an object is seldom the most important defect, and a crash on ordinary inputs matters
    more than one at the boundary: such a finding is enough only if some more paths have shown no other.
    """

    def __init__(self, most: int | None, persistent: bool = False, judges: bool = False) -> None:
        self.most = most
        self._judges = judges
        self._further = None if persistent else Budget(BETTER_UNITS)
        """What a search for better findings may cost."""
        self._spending: ExitStack | None = None
        self.smallest: dict[tuple[object, ...], Finding] = {}
        self._tried: Counter[tuple[object, ...]] = Counter()
        self._paths_left = PATHS_FOR_BETTER
        self.guards: dict[Condition, None] = {}
        """The conditions of failures that are excused."""
        self.unreplayable: dict[str, Unreplayable] = {}
        """Path conditions whose smallest inputs are too large for a run, which every round meets again."""

    def __bool__(self) -> bool:
        return bool(self.smallest)

    @property
    def enough(self) -> bool:
        """Whether there are enough findings."""
        return self._are_many(self._certain()) and (self._paths_left <= 0 or self._are_many(self._likely()))

    @property
    def seeks_better(self) -> bool:
        """Whether there would be enough findings if all of them were likely."""
        return self._are_many(self._certain()) and not self.enough

    def limit_search(self, spending: ExitStack) -> None:
        """Counts the rest of a search that only seeks better findings towards a budget of its own."""
        if self._further is not None and self._spending is not spending and self.seeks_better:
            self._spending = spending
            spending.enter_context(self._further.spending())

    def _are_many(self, findings: Sequence[Finding]) -> bool:
        return self.most is not None and len(findings) >= self.most

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
        return [finding for finding in self._certain() if not self._is_far_fetched(finding)]

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
        return PATHS_FOR_BETTER - self._paths_left

    def add_all(self, findings: Sequence[Finding], guards: Sequence[Condition], paths: int, paths_since: int) -> None:
        """Takes what was found on other paths, some of them after their first finding."""
        self._paths_left -= paths if self.smallest else paths_since
        for finding in findings:
            if self.wants(finding):
                self.add(finding)
        self.guards.update(dict.fromkeys(guards))

    def ordered(self) -> tuple[Finding, ...]:
        """All findings by place, those that need answers of classes without source last; of too many, likely ones.

        If exceptions are judged, as many others are kept: calls will tell which of them can exist.
        """
        certain = self._certain()
        likely = sorted(certain, key=self._is_far_fetched)[: self.most] if certain else list(self.smallest.values())
        others = [each for each in certain if each not in likely and self._is_far_fetched(each)] if self._judges else []
        chosen = [*likely, *others[: self.most]]
        return tuple(sorted(chosen, key=lambda finding: (bool(finding.needs), *_place(finding))))

    def _is_far_fetched(self, finding: Finding) -> bool:
        """Whether it needs something implausible: a null, answers of unknown code, static state, a boundary value."""
        is_unusual = self._judges and (needs_null(finding) or class_of(finding) is FindingClass.BOUNDARY)
        return is_unusual or confidence_of(finding) is not Confidence.HIGH


def _oddness(finding: Finding) -> tuple[object, ...]:
    """A sort key: objects that are shared without need are harder to understand than more objects."""
    return (finding.heap_before.shared_references, *finding.size)


def _place(finding: Finding) -> tuple[object, ...]:
    thrown = finding.exception
    return (finding.span, finding.kind, () if thrown is None else (thrown.span, thrown.name))
