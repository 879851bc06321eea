"""Inverse operations: narrows operands by the interval of the result, operation by operation (Hickey)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op
from oxpecker.terms.limits import MOST_PERIODS
from oxpecker.terms.term import Term

if TYPE_CHECKING:
    from oxpecker.terms.narrowing import Narrowing


class Contradiction(Exception):
    """A variable has no possible value left."""


def _restrict(narrowing: Narrowing, value: object, interval: Interval, depth: int) -> None:
    """Restricts a value to an interval. Bounds that were computed separately may have crossed."""
    if interval.low is not None and interval.high is not None and interval.low > interval.high:
        raise Contradiction
    narrowing.restrict(value, interval, depth)


def _undo_product(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """x * rest in the target: if the rest has one sign and is not zero, x lies between the quotients."""
    for i, factor in enumerate(term.args):
        rest = Interval(1, 1)
        for j, other in enumerate(term.args):
            if j != i:
                rest = rest.mul(narrowing.interval(other))
        if not rest.contains(0):
            _restrict(narrowing, factor, _outward(target, rest), depth)


def _outward(target: Interval, divisor: Interval) -> Interval:
    """All x with x * d in the target for some d of the divisor, which has one sign: |x| grows as d approaches zero."""
    if divisor.high is not None and divisor.high < 0:
        target, divisor = target.neg(), divisor.neg()
    near, far = divisor
    assert near is not None and near > 0
    low, high = target
    if low is not None:
        low = -(-low // near) if low <= 0 else 1 if far is None else -(-low // far)
    if high is not None:
        high = high // near if high >= 0 else -1 if far is None else high // far
    return Interval(low, high)


def _undo_div(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """x / d = q for a positive d: x lies between d*q and d*q + d - 1, mirrored below zero."""
    value, divisor = term.args
    if type(divisor) is not int or divisor <= 0:
        return
    low, high = target
    if low is not None:
        low = divisor * low if low > 0 else divisor * (low - 1) + 1
    if high is not None:
        high = divisor * high if high < 0 else divisor * (high + 1) - 1
    narrowing.restrict(value, Interval(low, high), depth)


def _undo_wrap(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """If the current values of x span few periods, keeps those periods that contain a value of the target."""
    value, width, signed = term.args
    present = narrowing.interval(value)
    if present.low is None or present.high is None:
        return
    least = -(1 << width - 1) if signed else 0
    first, last = present.low - least >> width, present.high - least >> width
    if last - first > MOST_PERIODS:
        return
    hull: Interval | None = None
    for period in range(first, last + 1):
        part = target.add(Interval(period << width, period << width)).meet(present)
        if part is not None:
            hull = part if hull is None else hull.join(part)
    if hull is None:
        raise Contradiction
    narrowing.restrict(value, hull, depth)


def _undo_ite(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """Excludes a branch whose values lie outside the target."""
    condition, then, otherwise = term.args
    if narrowing.interval(then).meet(target) is None:
        narrowing.assume(condition, False, depth)
        narrowing.restrict(otherwise, target, depth)
    elif narrowing.interval(otherwise).meet(target) is None:
        narrowing.assume(condition, True, depth)
        narrowing.restrict(then, target, depth)


def _undo_sum(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """Sums as written, for levels below the extended one."""
    left, right = term.args
    first, second = narrowing.interval(left), narrowing.interval(right)
    if term.op is Op.ADD:
        narrowing.restrict(left, target.sub(second), depth)
        narrowing.restrict(right, target.sub(first), depth)
    else:
        narrowing.restrict(left, target.add(second), depth)
        narrowing.restrict(right, first.sub(target), depth)


def _undo_neg(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    narrowing.restrict(term.args[0], target.neg(), depth)


INVERSES: dict[Op, Callable[[Narrowing, Term, Interval, int], None]] = {
    Op.MUL: _undo_product,
    Op.DIV: _undo_div,
    Op.WRAP: _undo_wrap,
    Op.ITE: _undo_ite,
    Op.ADD: _undo_sum,
    Op.SUB: _undo_sum,
    Op.NEG: _undo_neg,
}
"""For each operation, the function that narrows its operands by the interval of the result."""
