"""The interval of a variable that comparisons describe, however they are written: `0 <= k`, `-1 < k`, `low < k`."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.horn.formula import Formula, Op, minus, plus

Interval = tuple[Formula, Formula]
"""The first and the last value."""


def narrowed(
    low: Formula | None, high: Formula | None, guards: Iterable[Formula], variable: Formula
) -> tuple[Formula | None, Formula | None, list[Formula]]:
    """The bounds of a variable with what guards add, and the guards that are no bounds.

    Of two bounds on one side, one is dropped only if they differ by a constant: otherwise it is not known which of
    them is stricter.
    """
    rest: list[Formula] = []
    for guard in guards:
        least, most = _bounds(guard, variable)
        if least is not None and (stricter := _stricter(least, low, 1)) is not None:
            low = stricter
        elif most is not None and (stricter := _stricter(most, high, -1)) is not None:
            high = stricter
        else:
            rest.append(guard)
    return low, high, rest


def interval(guards: Iterable[Formula], variable: Formula) -> Interval | None:
    """The interval on which guards hold, if they say nothing else."""
    low, high, rest = narrowed(None, None, guards, variable)
    return None if low is None or high is None or rest else (low, high)


def _bounds(guard: Formula, variable: Formula) -> tuple[Formula | None, Formula | None]:
    """The least or the greatest value of the variable for which a comparison holds."""
    total = guard.arguments[0] if guard.op is Op.AT_MOST_ZERO else None
    if total is None or variable not in (total.arguments if total.op is Op.SUM else (total,)):
        return None, None
    coefficient = dict(zip(total.arguments, total.coefficients, strict=True))[variable] if total.op is Op.SUM else 1
    if coefficient == 1:
        most = minus(variable, total)
        return None, None if variable in most.symbols else most
    if coefficient == -1:
        least = plus(variable, total)
        return None if variable in least.symbols else least, None
    return None, None


def _stricter(added: Formula, known: Formula | None, sign: int) -> Formula | None:
    """The stricter of two bounds; None if that depends on their values."""
    if known is None:
        return added
    difference = minus(added, known)
    if difference.op is not Op.LITERAL:
        return None
    return added if sign * difference.value > 0 else known
