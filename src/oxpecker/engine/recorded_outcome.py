"""What was found in a piece as plain data, so that a check that was ended early can continue with it."""

from __future__ import annotations

from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.explore.partition import Beginning
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.pieces import Outcome
from oxpecker.limits import Reason
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.results import Assumption, BoundHit, Condition, Finding
from oxpecker.results.data import NotAResult, data_of, value_of
from oxpecker.solver.learned_text import learned_of, text_of


@dataclass(frozen=True, slots=True)
class RecordedOutcome:
    """An outcome that nothing limited."""

    reasons: tuple[Reason, ...]
    notes: tuple[str, ...]
    paths: int
    diverged: int
    cut: int
    endless: dict[str, int]
    beyond: int
    refused: int
    excluded: tuple[Span, ...]
    findings: tuple[Finding, ...]
    guards: tuple[Condition, ...]
    paths_since: int
    hits: tuple[BoundHit, ...]
    assumptions: tuple[Assumption, ...]
    counts: dict[str, int]
    solver: dict[str, float]
    open: tuple[Beginning, ...]
    begun: tuple[Beginning, ...]
    elsewhere: tuple[Beginning, ...]
    units: int
    gave_up: bool
    learned: str


def recorded(outcome: Outcome) -> object | None:
    """The data of an outcome; None if another run could find more: a limit ended it, or a solver gave no answer."""
    found, log = outcome.found, outcome.log
    if found.limit or found.races or log.initial or outcome.solver.get("unknown_answers", 0):
        return None
    return data_of(
        RecordedOutcome(
            tuple(found.reasons),
            tuple(found.notes),
            *(found.paths, found.diverged, found.cut, found.endless, found.beyond, found.refused),
            tuple(found.excluded),
            *(outcome.findings, outcome.guards, outcome.paths_since),
            tuple(log.hits.values()),
            tuple(log.assumptions.values()),
            *(outcome.counts, outcome.solver),
            *(tuple(outcome.open), tuple(outcome.begun), tuple(outcome.elsewhere)),
            *(outcome.units, outcome.gave_up),
            text_of(outcome.learned),
        )
    )


def outcome_of(data: object, bounds: Bounds) -> Outcome | None:
    """The outcome that the data describes; None if it describes none."""
    try:
        known = value_of(RecordedOutcome, data)
        learned = learned_of(known.learned)
    except (NotAResult, ValueError):
        return None
    found, log = Round(bounds), BoundLog()
    found.reasons, found.notes, found.endless = list(known.reasons), list(known.notes), known.endless
    found.paths, found.diverged, found.cut = known.paths, known.diverged, known.cut
    found.beyond, found.refused, found.excluded = known.beyond, known.refused, dict.fromkeys(known.excluded)
    log.hits = {(each.bound, each.span): each for each in known.hits}
    log.assumptions = {(each.kind, each.about): each for each in known.assumptions}
    return Outcome(
        found,
        *(known.findings, known.guards, known.paths_since),
        log,
        *(known.counts, known.solver),
        *(list(known.open), list(known.begun), list(known.elsewhere)),
        *(known.units, known.gave_up),
        learned,
    )
