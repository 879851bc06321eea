"""Rounds of an exploration, and the verdict that they allow."""

from __future__ import annotations

from dataclasses import field

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.concurrency.events import DataRace
from oxpecker.engine.counterexamples.findings import Findings
from oxpecker.engine.counterexamples.replay import DEFECT
from oxpecker.engine.counterexamples.unconfirmed import Unproved
from oxpecker.oox.records import dataclass
from oxpecker.results import BoundHit, Verdict

UNSUPPORTED = "unsupported: "
"""How the reason begins where a path comes to something unsupported."""

_DEPTHS = frozenset(("decisions", "calls", "steps"))
"""Bounds of paths, not of inputs."""

_SPINS = "a loop that another thread could end was left when nothing changed in it: fairness is not modelled"


@dataclass(slots=True)
class Round:
    """What one exploration within some bounds found."""

    bounds: Bounds
    hits: list[BoundHit] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    assumptions: list[str] = field(default_factory=list)
    """Which implementations of interfaces were tried, where there may be others."""
    notes: list[str] = field(default_factory=list)
    paths: int = 0
    cut: int = 0
    races: list[DataRace] = field(default_factory=list)
    """The data races that a run has shown."""
    switched: bool = False
    """Whether there was ever a choice of threads."""
    spun: bool = False
    """Whether a thread was seen to go round and round, so that another one had to go first."""
    limit: str = ""
    """Why the round did not explore everything within its bounds."""


@dataclass(frozen=True, slots=True)
class Conclusion:
    """A verdict, why, the round that it speaks of, and what else is to be said."""

    verdict: Verdict
    reason: str
    base: Round
    notes: tuple[str, ...]


def conclusion(last: Round, covered: Round | None, findings: Findings) -> Conclusion:
    """The verdict that the last round allows, where an earlier one covered its bounds or none did."""
    verdict, reason, base = Verdict.VALID, "", last
    # What is supported but cannot be shown says more than what is not supported.
    stopped = next((r for r in last.reasons if isinstance(r, Unproved)), (*last.reasons, last.limit)[0])
    if covered is not None and stopped.startswith(UNSUPPORTED) and _DEPTHS & {hit.bound for hit in covered.hits}:
        covered = None  # how deep a path goes is no property of its input: nothing is known of any size of inputs
    notes = list(last.notes)
    if findings:
        only_deadlocks = all(finding.kind == "deadlock" for finding in findings.ordered())
        verdict = Verdict.DEADLOCK if only_deadlocks else Verdict.INVALID
        notes += [] if findings.enough else _unexplored(last)
    elif stopped and (covered is None or stopped.startswith(DEFECT) or isinstance(stopped, Unproved)):
        verdict, reason = Verdict.UNKNOWN, stopped
    elif stopped or last.hits or last.assumptions:
        base = covered if stopped and covered is not None else last
        verdict, reason = Verdict.VALID_WITHIN_BOUNDS, _covered(base)
        notes += [f"wider bounds were not covered: {stopped}"] if last.reasons else []
    if not (findings or stopped or base.paths):
        which = "no input within the bounds" if base.hits else "no input"
        notes.append(f"vacuous: {which} satisfies the precondition")
    if last.spun and not findings:
        notes.append(_SPINS)
    return Conclusion(verdict, reason, base, tuple(notes))


def _covered(tried: Round) -> str:
    names = dict.fromkeys(hit.bound for hit in tried.hits)
    return ", ".join([*(f"{name} up to {getattr(tried.bounds, name)}" for name in names), *tried.assumptions])


def _unexplored(last: Round) -> list[str]:
    """Why there may be more findings than were found."""
    reasons = [*([last.limit] if last.limit else []), *last.reasons[:1]]
    if last.hits:
        reasons.append(f"only {_covered(last)}")
    return [f"there may be more findings: {'; '.join(reasons)}"] if reasons else []
