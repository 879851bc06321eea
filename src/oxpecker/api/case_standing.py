"""What the paths of methods are worth as tests, judged as checks judge findings."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.api.limits import MOST_RECONSTRUCTED
from oxpecker.api.session import Session
from oxpecker.results.case import Case
from oxpecker.testgen import JUnitWriter, Standing


def case_standing(session: Session, writer: JUnitWriter, case: Case) -> Standing:
    """How a test can create the inputs of a case; impossible if no calls do, and invariants exclude them.

    Static fields have values that the path needs, and not those that their initialisers give them.
    """
    known = writer.standing(session.loaded.program.methods[case.method], case)
    is_given = known is Standing.NATURAL and not case.statics
    return known if is_given or known is Standing.UNWRITABLE or session.may_exist(case) else Standing.IMPOSSIBLE


def constructed_cases(session: Session, writer: JUnitWriter, cases: Sequence[Case]) -> list[Case]:
    """Cases with objects that calls construct, for findings whose own cases have none.

    The smallest objects of a path need not exist, although others fail in the same way.
    """
    found: dict[object, list[Case]] = {}
    for case in cases:
        if case.finding is not None:
            found.setdefault((case.finding.method, case.finding.defect), []).append(case)
    added: list[Case] = []
    for alike in found.values():
        tried = alike[:MOST_RECONSTRUCTED]
        if any(case_standing(session, writer, case) is Standing.NATURAL for case in tried):
            continue
        constructed = (other for other in map(session.constructed, tried) if other is not None)
        added += [other for other in (next(constructed, None),) if other is not None]
    return added
