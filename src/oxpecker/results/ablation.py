"""Configurations compared: the result of each one for each task."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.limits.reason import Reason
from oxpecker.oox.records import dataclass
from oxpecker.results.verdict import Statistics, Verdict


@dataclass(frozen=True, slots=True)
class Attempt:
    """A task (a method to check) under one configuration.

    It is solved if there is a counterexample, or if everything within the given bounds was explored in time.
    """

    configuration: str
    task: str
    verdict: Verdict
    reason: Reason
    solved: bool
    statistics: Statistics


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A task with a counterexample under one configuration, but none under another that explored everything."""

    task: str
    invalid: str
    valid: str


def disagreements(attempts: Sequence[Attempt]) -> list[Disagreement]:
    """The tasks on which configurations contradict each other, which shows a defect in Oxpecker."""
    invalid: dict[str, str] = {}
    valid: dict[str, str] = {}
    for attempt in attempts:
        if attempt.solved:
            found = invalid if attempt.verdict in (Verdict.INVALID, Verdict.DEADLOCK) else valid
            found.setdefault(attempt.task, attempt.configuration)
    return [Disagreement(task, invalid[task], valid[task]) for task in invalid if task in valid]


def solved_by_all(attempts: Sequence[Attempt]) -> set[str]:
    """The tasks that every configuration solved: times can be compared only on these."""
    return {attempt.task for attempt in attempts} - {attempt.task for attempt in attempts if not attempt.solved}


def solving_times(attempts: Sequence[Attempt]) -> dict[str, list[float]]:
    """For each configuration, the times of the tasks it solved, in ascending order."""
    times: dict[str, list[float]] = {attempt.configuration: [] for attempt in attempts}
    for attempt in attempts:
        if attempt.solved:
            times[attempt.configuration].append(attempt.statistics.seconds)
    return {configuration: sorted(each) for configuration, each in times.items()}
