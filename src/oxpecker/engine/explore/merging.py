"""Path merging: branches that only select values become conditional values, by if-conversion."""

from __future__ import annotations

from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.limits import MANY_PATHS, TOO_MANY_PATHS
from oxpecker.oox import typed
from oxpecker.oox.if_conversion import if_converted


def are_many(paths: int) -> bool:
    """Whether a round has so many paths that the next one should be merged."""
    return paths >= MANY_PATHS


def are_too_many(paths: int) -> bool:
    """Whether a round has so many paths that it is not worth continuing."""
    return paths >= TOO_MANY_PATHS


def merged(code: ProgramCode, method: typed.Method) -> tuple[ProgramCode, typed.Method] | None:
    """The program with fewer branches in what the method calls; None if no branch can be removed.

    Fields that frames of contracts mention are not touched. Programs with threads or with overflow checks are not
    merged, because both sides of a conditional value are computed.
    """
    if code.forking or code.overflow_check:
        return None
    before = code.program.methods
    called = [before[each.key] for each in code.effects.below(method.info)]
    framed = any(case.assignable is not None for each in called if not each.info.pure for case in each.cases)
    converted = if_converted(code.program, with_fields=not framed)
    if all(converted.methods[each.info.key].body is each.body for each in called):
        return None
    made = ProgramCode(
        converted, code.cuts_loops, started=method.info, assumptions=code.assumptions, is_weak=code.is_weak
    )
    return made, converted.methods[method.info.key]
