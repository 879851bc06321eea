"""Cases on better objects, for branches that so far only poor ones take.

The smallest inputs of a path may be objects that no calls lead to, although other ones take the same path.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import islice

from oxpecker.api.case_standing import case_standing
from oxpecker.api.limits import MOST_NATURAL_CASES
from oxpecker.api.session import Session
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.testgen import JUnitWriter, Standing
from oxpecker.testgen.variants import Donors, variants


def further_possible_cases(session: Session, writer: JUnitWriter, cases: Sequence[Case]) -> list[Case]:
    """Cases that take the branches of methods which no case with possible inputs takes."""
    added: list[Case] = []
    for key, own in _by_method(cases).items():
        lost = _lost(session, writer, own, {Standing.IMPOSSIBLE})
        if lost:
            added += _taking(session, key, lost)
    return added


def further_natural_cases(session: Session, writer: JUnitWriter, cases: Sequence[Case]) -> list[Case]:
    """Cases on objects that calls construct, for branches that so far only objects take whose state a test must set.

    Their inputs are those of other cases, and what other cases have left.
    """
    donors = Donors(session.loaded.program.hierarchy, cases)
    added: list[Case] = []
    for key, own in _by_method(cases).items():
        lost = _lost(session, writer, own, {Standing.ARTIFICIAL, Standing.IMPOSSIBLE})
        for case in _varied(session, key, own, donors) if lost else ():
            if not lost.isdisjoint(_goals(case)) and case_standing(session, writer, case) is Standing.NATURAL:
                added.append(case)
                lost -= _goals(case)
            if not lost:
                break
    return added


def _varied(session: Session, key: str, own: Sequence[Case], donors: Donors) -> Iterator[Case]:
    """Cases of a method with some inputs of other cases, one for each that is allowed."""
    method = session.loaded.program.methods[key]
    with session.cases(method) as original:
        for given in islice(variants(method, own, donors), MOST_NATURAL_CASES):
            case = original.of_inputs(given)
            if case is not None:
                yield case


def _by_method(cases: Iterable[Case]) -> dict[str, list[Case]]:
    of_methods: dict[str, list[Case]] = {}
    for case in _ended(cases):
        of_methods.setdefault(case.method, []).append(case)
    return of_methods


def _ended(cases: Iterable[Case]) -> Iterable[Case]:
    return (case for case in cases if case.outcome is not CaseOutcome.VIOLATED)


def _goals(case: Case) -> frozenset[object]:
    return frozenset([case.method, *case.sides])


def _lost(session: Session, writer: JUnitWriter, cases: Sequence[Case], poor: Set[Standing]) -> set[object]:
    """What only cases attain that are worth so little as tests."""
    attained: set[object] = set()
    lost: set[object] = set()
    for case in cases:
        new = _goals(case) - attained
        if new:
            is_poor = case_standing(session, writer, case) in poor
            (lost if is_poor else attained).update(new)
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
