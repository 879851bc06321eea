"""The schedule: which strategies work on a goal, in which order and with which budgets, as data."""

from __future__ import annotations

from oxpecker.engine import Merging
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.assumption import AssumptionKind
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.horn import Horn, is_provable
from oxpecker.strategies.induction import Induction, is_inductive
from oxpecker.strategies.limits import (
    APART_SHARE,
    BRIEF_SHARE,
    EARLY_HORN_UNITS,
    EARLY_INDUCTION_UNITS,
    EARLY_RECURRENCE_UNITS,
    FIRST_SHARE,
    HORN_SHARE,
    INDUCTION_SHARE,
    MOST_BRIEF_UNITS,
    MOST_FIRST_UNITS,
    MOST_HORN_UNITS,
    MOST_INDUCTION_UNITS,
    MOST_RECURRENCE_UNITS,
    MOST_SEEKING_UNITS,
    PROBING_UNITS,
    RECURRENCE_SHARE,
    SECOND_UNITS,
    SEEKING_SHARE,
    TERMINATION_SHARE,
)
from oxpecker.strategies.merged import Merged
from oxpecker.strategies.probe import Probe
from oxpecker.strategies.pursuit import Schedule, Turn
from oxpecker.strategies.recurrence_sets import RecurrenceSets, may_run_forever
from oxpecker.strategies.seek import Seek
from oxpecker.strategies.symbolic import Symbolic


def _takes_answer_only(goal: Goal) -> bool:
    return goal.is_closed and goal.options.answer_only


def _has_numbers_to_seek(goal: Goal) -> bool:
    return goal.is_closed and goal.is_unbounded


def _parts_and_merges(goal: Goal) -> bool:
    wanted = goal.options.merging is Merging.AUTO
    return _has_numbers_to_seek(goal) and wanted and goal.has_choices_of_values


def _some_path_ended(goal: Goal, known: MethodResult) -> bool:
    """Whether some path ends; a proof about all paths is vacuous otherwise, unless it shows that all of them end."""
    if goal.options.termination:
        return True
    ended = known.verdict is Verdict.VALID_WITHIN_BOUNDS and not known.assumptions
    return ended or not goal.options.needs_end


def _may_recurse_forever(goal: Goal, known: MethodResult) -> bool:
    """Whether some path ends, and nothing is assumed but that recursion does."""
    kinds = {each.kind for each in known.assumptions}
    ended = known.verdict is Verdict.VALID_WITHIN_BOUNDS and kinds == {AssumptionKind.TERMINATION}
    return ended and not _some_path_ended(goal, known)


def _no_path_ended(goal: Goal, known: MethodResult) -> bool:
    return not _some_path_ended(goal, known) and not _may_recurse_forever(goal, known)


def _must_terminate(goal: Goal) -> bool:
    return goal.options.termination and is_inductive(goal)


PROOFS: Schedule = (
    Turn(Symbolic(), FIRST_SHARE, MOST_FIRST_UNITS, when=is_provable),
    Turn(RecurrenceSets(), RECURRENCE_SHARE, EARLY_RECURRENCE_UNITS, when=may_run_forever),
    Turn(Horn(), HORN_SHARE, EARLY_HORN_UNITS, when=is_provable, after=_some_path_ended),
    Turn(Symbolic(), HORN_SHARE, SECOND_UNITS, when=is_provable, after=_some_path_ended, before=Horn()),
    Turn(Horn(), HORN_SHARE, MOST_HORN_UNITS, when=is_provable, after=_some_path_ended),
    Turn(Horn(shows_return=True), HORN_SHARE, MOST_HORN_UNITS, when=is_provable, after=_no_path_ended),
    Turn(Horn(may_recurse_forever=True), HORN_SHARE, MOST_HORN_UNITS, when=is_provable, after=_may_recurse_forever),
    Turn(Induction(), INDUCTION_SHARE, EARLY_INDUCTION_UNITS, when=is_inductive, after=_some_path_ended),
    Turn(Symbolic(), BRIEF_SHARE, MOST_BRIEF_UNITS, when=is_inductive),
    Turn(RecurrenceSets(), RECURRENCE_SHARE, MOST_RECURRENCE_UNITS, when=may_run_forever),
    Turn(Induction(), INDUCTION_SHARE, MOST_INDUCTION_UNITS, when=is_inductive, after=_some_path_ended),
    Turn(Induction(), TERMINATION_SHARE, when=_must_terminate),
    Turn(Symbolic()),
)
"""The strategies that can prove a goal; proofs only if a short search has not refuted it."""

SCHEDULE: Schedule = (
    Turn(Probe(), most=PROBING_UNITS, when=_takes_answer_only),
    *PROOFS[:-1],
    Turn(Symbolic(), APART_SHARE, when=_has_numbers_to_seek),
    Turn(Seek(), SEEKING_SHARE, MOST_SEEKING_UNITS, when=_has_numbers_to_seek),
    Turn(Merged(), when=_parts_and_merges),
    Turn(Symbolic(), when=lambda goal: not _parts_and_merges(goal)),
)
"""The schedule of every check. It explores separate paths while that is fast, then runs search-based testing, then
merges paths for the rest of the time."""
