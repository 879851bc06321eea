"""What can be said about a method after checking it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from oxpecker.oox.source import Span


class Verdict(StrEnum):
    """The one word about a method."""

    VALID = "valid"
    VALID_WITHIN_BOUNDS = "valid-within-bounds"
    INVALID = "invalid"
    DEADLOCK = "deadlock"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class BoundHit:
    """A bound that cut some path: which one, its value, and where."""

    bound: str
    value: int
    span: Span


@dataclass(frozen=True, slots=True)
class Finding:
    """A violation with an input that shows it; it has been replayed in the interpreter.

    `kind` is that of the violated clause or `exception`; `started` is the method that was checked, `call` its call
    with its inputs, `steps` what happened, each with its place.
    """

    kind: str
    clause: str
    span: Span
    method: str
    started: str
    call: str
    inputs: tuple[tuple[str, str], ...]
    reason: str = ""
    steps: tuple[tuple[Span, str], ...] = ()
    after: tuple[tuple[str, str], ...] = ()
    values: tuple[str, ...] = ()


@dataclass(slots=True)
class Statistics:
    """What it took to find out."""

    seconds: float = 0.0
    memory_megabytes: float = 0.0
    paths: int = 0
    infeasible: int = 0
    pruned: int = 0
    cut: int = 0
    forks: int = 0
    """How often a path became one more, because both sides or several objects were possible."""
    steps: int = 0
    depth: int = 0
    prune_probability: float = 1.0
    solver: dict[str, float] = field(default_factory=dict)

    def data(self) -> dict[str, float]:
        """All counters by name."""
        own = {
            "seconds": round(self.seconds, 3),
            "memory_megabytes": round(self.memory_megabytes, 1),
            "paths": self.paths,
            "infeasible": self.infeasible,
            "pruned": self.pruned,
            "cut": self.cut,
            "forks": self.forks,
            "steps": self.steps,
            "depth": self.depth,
            "prune_probability": round(self.prune_probability, 3),
        }
        return own | self.solver


@dataclass(frozen=True, slots=True)
class MethodResult:
    """The verdict about one method, why, and everything found."""

    method: str
    span: Span
    verdict: Verdict
    reason: str = ""
    findings: tuple[Finding, ...] = ()
    bounds_hit: tuple[BoundHit, ...] = ()
    notes: tuple[str, ...] = ()
    statistics: Statistics = field(default_factory=Statistics)
