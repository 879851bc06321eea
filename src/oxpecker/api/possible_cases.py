"""Cases on objects that may exist, for branches that so far only impossible objects take.

The smallest inputs of a path may be objects that no calls lead to, although larger ones take the same path.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.api.case_standing import case_standing
from oxpecker.api.session import Session
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.testgen import JUnitWriter, Standing


def further_possible_cases(session: Session, writer: JUnitWriter, cases: Sequence[Case]) -> list[Case]:
    """Cases that take the branches of methods which no case with possible inputs takes."""
    of_methods: dict[str, list[Case]] = {}
    for case in _ended(cases):
        of_methods.setdefault(case.method, []).append(case)
    added: list[Case] = []
    for key, own in of_methods.items():
        lost = _lost(session, writer, own)
        if lost:
            added += _taking(session, key, lost)
    return added


def _ended(cases: Iterable[Case]) -> Iterable[Case]:
    return (case for case in cases if case.outcome is not CaseOutcome.VIOLATED)


def _goals(case: Case) -> frozenset[object]:
    return frozenset([case.method, *case.sides])


def _lost(session: Session, writer: JUnitWriter, cases: Sequence[Case]) -> set[object]:
    """What only cases with impossible inputs attain."""
    attained: set[object] = set()
    lost: set[object] = set()
    for case in cases:
        new = _goals(case) - attained
        if new:
            is_possible = case_standing(session, writer, case) is not Standing.IMPOSSIBLE
            (attained if is_possible else lost).update(new)
    return lost - attained


def _taking(session: Session, key: str, lost: set[object]) -> list[Case]:
    """The first cases of a method on possible objects that attain what is lost."""
    found: list[Case] = []
    with session.possible_cases(session.loaded.program.methods[key]) as search:
        for case in _ended(search):
            if not lost.isdisjoint(_goals(case)):
                found.append(case)
                lost -= _goals(case)
            if not lost:
                search.stop()
                break
    return found
