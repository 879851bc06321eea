"""Few tests that are as good as all: they take the same branches, kill the same mutants, and show the same findings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.coverage import BranchSide
from oxpecker.testgen.cover import smallest_cover

Goal = BranchSide | str | frozenset[int]
"""A branch to take, a method to call, or the cases that kill the same mutants."""


@dataclass(frozen=True, slots=True)
class Selected:
    """The chosen cases by index, and whether there is no smaller choice."""

    chosen: tuple[int, ...]
    exact: bool
    alike: Mapping[int, int]
    """How many other cases a chosen one with a finding represents."""


def select(
    cases: Sequence[Case], killers: Mapping[str, frozenset[int]], is_writable: Callable[[int], bool]
) -> Selected:
    """The smallest choice of cases that can be written as tests; each finding is shown once.

    `killers` are the cases that kill a mutant, by its name.
    """
    shown = one_for_each_finding(cases, is_writable)
    passing = [n for n, case in enumerate(cases) if case.outcome is not CaseOutcome.VIOLATED]
    excluded: set[int] = set()
    while True:
        left = [n for n in passing if n not in excluded]
        goals = {frozenset(found & set(left)) for found in killers.values()} - {frozenset()}
        wanted: list[frozenset[Goal]] = [
            frozenset([*cases[n].sides, cases[n].method, *(goal for goal in goals if n in goal)]) for n in left
        ]
        cover = smallest_cover(wanted) if wanted else None
        chosen = () if cover is None else tuple(left[n] for n in cover.chosen)
        unwritable = {n for n in chosen if not is_writable(n)}
        if not unwritable:
            return Selected(tuple(sorted({*chosen, *shown})), cover is None or cover.exact, shown)
        excluded |= unwritable


def one_for_each_finding(cases: Sequence[Case], is_writable: Callable[[int], bool]) -> dict[int, int]:
    """For each clause and cause the first case that can be written as a test, with the number of other ones."""
    found: dict[object, list[int]] = {}
    for number, case in enumerate(cases):
        if case.finding is not None:
            found.setdefault((case.finding.method, case.finding.defect), []).append(number)
    return {next(filter(is_writable, alike), alike[0]): len(alike) - 1 for alike in found.values()}
