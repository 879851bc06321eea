"""Rounds of an exploration, and the verdict that they allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from enum import Enum

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.concurrency.events import DataRace
from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.limits import Cause, Reason
from oxpecker.limits.reason import NO_REASON
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.results import UNSATISFIABLE, Assumption, AssumptionKind, BoundHit, FindingKind, Verdict
from oxpecker.results.assumption import classes_without_source
from oxpecker.results.bound import Bound

_LASTING = frozenset((Cause.INTERNAL_ERROR, Cause.CONTRACT))
"""Causes that leave nothing of what smaller bounds have shown."""

_SPINS = "a loop that another thread could end was left after an iteration without changes: fairness is not modelled"


@dataclass(slots=True)
class Round:
    """What one exploration within some bounds found."""

    bounds: Bounds
    hits: list[BoundHit] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    assumptions: list[Assumption] = field(default_factory=list)
    """The implementations of interfaces that were tried, if there may be others."""
    notes: list[str] = field(default_factory=list)
    paths: int = 0
    """The number of paths that ended or were shown to run forever."""
    diverged: int = 0
    """Those that run forever."""
    cut: int = 0
    endless: dict[str, int] = field(default_factory=dict)
    """How paths run forever or stay in a loop, and how many do."""
    beyond: int = 0
    """Paths that ended, with a quantifier or fold over more integers than the bound allows."""
    refused: int = 0
    """Paths that ended because the precondition does not hold."""
    excluded: dict[Span, None] = field(default_factory=dict)
    """Where paths ended because another assumption does not hold."""
    races: list[DataRace] = field(default_factory=list)
    """The data races that were replayed."""
    switched: bool = False
    """Whether there ever was a choice between threads."""
    spun: bool = False
    """Whether a thread was spinning, so that another one had to run first."""
    limit: Reason = NO_REASON
    """Why the round did not explore everything within its bounds."""

    def note(self, text: str) -> None:
        """Adds a note once."""
        if text not in self.notes:
            self.notes.append(text)

    def goes_on(self, how: str) -> None:
        """Records a path that does not end."""
        self.endless[how] = self.endless.get(how, 0) + 1

    def add(self, piece: Round) -> None:
        """Adds what was found in a piece of this round; limits and races are not part of a piece."""
        self.reasons += piece.reasons
        self.notes += [note for note in piece.notes if note not in self.notes]
        self.paths += piece.paths
        self.diverged += piece.diverged
        self.cut += piece.cut
        self.beyond += piece.beyond
        self.refused += piece.refused
        self.excluded |= piece.excluded
        for how, count in piece.endless.items():
            self.endless[how] = self.endless.get(how, 0) + count

    @property
    def ended(self) -> int:
        """The number of paths that do not run forever, which is what commands report."""
        return self.paths - self.diverged

    @property
    def comes_to_an_end(self) -> bool:
        """Whether some path ended without exceeding a bound."""
        beyond = self.beyond if any(hit.bound is Bound.RANGE for hit in self.hits) else 0
        return self.paths > sum(self.endless.values()) + beyond

    @property
    def is_whole(self) -> bool:
        """Whether every path from inputs within the bounds ended or was shown to run forever."""
        return not any(hit.bound.limits_depth for hit in self.hits)

    @property
    def shows_unsatisfiable(self) -> bool:
        """Whether the precondition alone excludes every input."""
        others = self.paths or self.cut or self.excluded or self.hits or self.assumptions or self.reasons or self.limit
        return bool(self.refused) and not others


@dataclass(slots=True)
class Coverage:
    """The rounds that explored everything within their bounds."""

    last: Round | None = None
    whole: Round | None = None
    """The last round in which no depth bound cut a path."""

    def add(self, explored: Round) -> None:
        """Adds a round with larger bounds than all before it."""
        self.last = explored
        if explored.is_whole and explored.comes_to_an_end:
            self.whole = explored

    @property
    def claimed(self) -> Round | None:
        """The round that a claim rests on.

        The depth of a path is not a property of its input. So input sizes are claimed only up to where every path
        ended, and depth bounds are named only if that holds for no size.
        """
        return self.last if self.last is None or self.last.is_whole or self.whole is None else self.whole


@dataclass(frozen=True, slots=True)
class Conclusion:
    """A verdict with its reason, the round it is about, and notes."""

    verdict: Verdict
    reason: Reason
    base: Round
    notes: tuple[str, ...]
    warnings: tuple[str, ...] = ()


class Needs(Enum):
    """What a claim needs besides the absence of findings."""

    END = "a path that ended"
    PATH = "a path that ended, or was shown to run forever as the contract allows"
    NOTHING = "no path: the question is whether something happens on the way"


def conclusion(last: Round, coverage: Coverage, findings: Findings, needs: Needs) -> Conclusion:
    """The verdict after the last round, given the rounds that covered their bounds."""
    notes = list(last.notes)
    # A supported path that cannot be shown is more informative than an unsupported one.
    stopped = next((r for r in last.reasons if r.cause is Cause.CONTRACT), (*last.reasons, last.limit)[0])
    if findings:
        only_deadlocks = all(finding.kind is FindingKind.DEADLOCK for finding in findings.ordered())
        verdict = Verdict.DEADLOCK if only_deadlocks else Verdict.INVALID
        notes += [] if findings.enough or findings.seeks_better else _unexplored(last)
        return Conclusion(verdict, NO_REASON, last, tuple(notes))
    notes += [_SPINS] if last.spun else []
    base = coverage.claimed
    if base is not None and stopped.cause is Cause.UNSUPPORTED and not base.is_whole:
        base = None  # the length of a path is not a property of its input: nothing is known about any input size
    if stopped and (base is None or stopped.cause in _LASTING):
        return Conclusion(Verdict.UNKNOWN, stopped, last, tuple(notes))
    assert base is not None
    if base.shows_unsatisfiable and not stopped:
        return Conclusion(Verdict.VALID, NO_REASON, base, tuple(notes), (UNSATISFIABLE,))
    enough = base.comes_to_an_end or needs is Needs.NOTHING or (needs is Needs.PATH and base.endless)
    if not enough:
        reason = stopped or _no_end(base)
        return Conclusion(Verdict.UNKNOWN, reason, last, tuple(note for note in notes if note not in reason))
    if not (stopped or last.hits or last.assumptions):
        return Conclusion(Verdict.VALID, NO_REASON, base, tuple(notes))
    if last.reasons:
        notes.append(f"wider bounds were not covered: {stopped}")
    elif coverage.last is not None and base is not coverage.last:
        deep = [hit for hit in coverage.last.hits if hit.bound.limits_depth]
        notes.append(f"wider bounds were not covered: {_cuts(deep)}")
    return Conclusion(Verdict.VALID_WITHIN_BOUNDS, _covered(base), base, tuple(notes))


def _covered(tried: Round) -> Reason:
    names = dict.fromkeys(hit.bound for hit in tried.hits)
    parts = [f"{name} up to {getattr(tried.bounds, name)}" for name in names]
    parts += [str(each) for each in tried.assumptions if each.kind is not AssumptionKind.SOURCE]
    parts += classes_without_source(tried.assumptions)
    return Reason(", ".join(parts), Cause.BOUNDS)


def about_sources(assumptions: Sequence[Assumption]) -> list[str]:
    """What is assumed about each class without source."""
    return sorted(str(each) for each in assumptions if each.kind is AssumptionKind.SOURCE)


def _no_end(tried: Round) -> Reason:
    """Why nothing can be claimed although everything within the bounds was explored."""
    reasons = [_cuts(tried.hits)] if tried.hits else []
    reasons += list(tried.endless)[:1]
    reasons += [f"every input is excluded by the assumption at {span}" for span in list(tried.excluded)[:1]]
    return Reason(f"no path ends{': ' if reasons else ''}{'; '.join(reasons)}", Cause.NO_END)


def _cuts(hits: list[BoundHit]) -> str:
    """The first place where each bound cut a path."""
    places = {hit.bound: hit for hit in reversed(hits)}
    return ", ".join(map(str, reversed(places.values())))


def _unexplored(last: Round) -> list[str]:
    """Why there may be further findings."""
    reasons = [*([last.limit] if last.limit else []), *last.reasons[:1]]
    said = [*reasons, *([f"only {_covered(last)}"] if last.hits else [])]
    return [f"there may be more findings: {'; '.join(said)}"] if said else []
