"""Larger inputs for tests, where small ones do not take all branches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from oxpecker.api.limits import LARGEST_SIZE, MOST_LARGER_CASES, UNITS_OF_LARGER_INPUTS, USUAL_SIZE
from oxpecker.api.session import Session
from oxpecker.engine import Cases
from oxpecker.limits import Budget
from oxpecker.oox import typed
from oxpecker.results import BoundHit
from oxpecker.results.case import Case


def larger_cases(
    session: Session, method: typed.Method, cases: Sequence[Case], search: Cases, tick: Callable[[], None]
) -> list[Case]:
    """The cases of larger inputs, of each size that takes branches which smaller ones do not take.

    There are none if all branches are taken, or if no bound on the size of inputs cut a path.
    """
    added: list[Case] = []
    known = {side for case in cases for side in case.sides}
    is_covered, hits = search.all_covered, search.explored.hits
    for size in range(USUAL_SIZE + 1, LARGEST_SIZE + 1):
        if is_covered or not _are_cut(hits):
            break
        with Budget(UNITS_OF_LARGER_INPUTS).spending(), session.cases(method, size=size) as larger:
            larger.watch.tick = tick
            found = list(islice(larger, MOST_LARGER_CASES))
        if any(not case.sides <= known for case in found):
            added += found
            known |= {side for case in found for side in case.sides}
        is_covered, hits = larger.all_covered, larger.explored.hits
    return added


def _are_cut(hits: Sequence[BoundHit]) -> bool:
    return any(hit.bound.limits_inputs for hit in hits)
