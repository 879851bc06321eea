"""Few tests that are as good as all: they take the same branches, kill the same mutants, and show the same findings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.coverage import BranchSide
from oxpecker.testgen.cover import smallest_cover
from oxpecker.testgen.limits import MOST_ALIKE

Goal = BranchSide | str | frozenset[int]
"""A branch to take, a method to call, or the cases that kill the same mutants."""


class Standing(IntEnum):
    """What a case is worth as a test, the best first."""

    NATURAL = 0
    """A test creates its objects as other code does."""
    ARTIFICIAL = 1
    """No calls were found that construct its objects: reflection sets their state."""
    UNWRITABLE = 2
    """A test cannot create what it needs."""
    IMPOSSIBLE = 3
    """Inferred class invariants exclude its objects."""


@dataclass(frozen=True, slots=True)
class Selected:
    """The chosen cases by index, and whether there is no smaller choice."""

    chosen: tuple[int, ...]
    exact: bool
    alike: Mapping[int, int]
    """How many other cases a chosen one with a finding represents."""


def select(
    cases: Sequence[Case], killers: Mapping[str, frozenset[int]], standing: Callable[[int], Standing]
) -> Selected:
    """The smallest choice of cases that can be written as tests; each finding is shown once.

    `killers` are the cases that kill a mutant, by its name. A case whose inputs break a condition on callers, or whose
    objects are artificial, is a last resort: it is only chosen for what no other case does.
    """
    shown = one_for_each_finding(cases, standing)
    passing = [n for n, case in enumerate(cases) if case.outcome is not CaseOutcome.VIOLATED]
    last_resort = {n for n in passing if cases[n].excused is not None}
    excluded: set[int] = set()
    while True:
        left = [n for n in passing if n not in excluded]
        goals = _goals(cases, killers, left)
        attained = frozenset[Goal]().union(*(goals[n] for n in left if n not in last_resort))
        wanted = [goals[n] - attained if n in last_resort else goals[n] for n in left]
        cover = smallest_cover(wanted) if wanted else None
        chosen = () if cover is None else tuple(left[n] for n in cover.chosen)
        unfit = {n for n in chosen if standing(n) > Standing.ARTIFICIAL}
        artificial = {n for n in chosen if standing(n) is Standing.ARTIFICIAL} - last_resort
        if not unfit and not artificial:
            return Selected(tuple(sorted({*chosen, *shown})), cover is None or cover.exact, shown)
        excluded |= unfit
        last_resort |= artificial


def _goals(
    cases: Sequence[Case], killers: Mapping[str, frozenset[int]], left: Sequence[int]
) -> dict[int, frozenset[Goal]]:
    """What each case that is left attains."""
    kills = {frozenset(found & set(left)) for found in killers.values()} - {frozenset()}
    return {n: frozenset([*cases[n].sides, cases[n].method, *(goal for goal in kills if n in goal)]) for n in left}


def one_for_each_finding(cases: Sequence[Case], standing: Callable[[int], Standing]) -> dict[int, int]:
    """For each clause and cause the first of the best cases that may exist, with the number of other ones."""
    found: dict[object, list[int]] = {}
    for number, case in enumerate(cases):
        if case.finding is not None:
            found.setdefault((case.finding.method, case.finding.defect), []).append(number)
    shown: dict[int, int] = {}
    for alike in found.values():
        best = _best(alike, standing)
        if standing(best) is not Standing.IMPOSSIBLE:
            shown[best] = len(alike) - 1
    return shown


def _best(numbers: Sequence[int], standing: Callable[[int], Standing]) -> int:
    """The first of the best cases, among the first ones that show the same."""
    tried = numbers[:MOST_ALIKE]
    natural = (number for number in tried if standing(number) is Standing.NATURAL)
    found = next(natural, None)
    return min(tried, key=standing) if found is None else found


def untestable(cases: Sequence[Case], chosen: Sequence[int], standing: Callable[[int], Standing]) -> list[Case]:
    """The cases of methods without a chosen one that cannot be written: who tries to write them learns why."""
    tested = {cases[number].method for number in chosen}
    lost = (number for number, case in enumerate(cases) if case.method not in tested)
    return [cases[number] for number in lost if standing(number) is Standing.UNWRITABLE]
