"""Intervals of variables from conditions: each pass narrows both sides of every comparison (Smid H4, corrected)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.linear import split
from oxpecker.terms.structure import operation_interval
from oxpecker.terms.term import AnyValue, Bool, Term

Environment = Mapping[Term, Interval]


class Contradiction(Exception):
    """No value is left for a variable."""


def term_interval(term: AnyValue, environment: Environment) -> Interval:
    """The interval of an integer term when its variables lie in narrower intervals."""
    return Narrowing(dict(environment)).interval(term)


def infer(
    constraints: Iterable[Bool], passes: int = 1, environment: Environment | None = None
) -> dict[Term, Interval] | None:
    """Intervals that hold for the variables wherever all the constraints do; None when nothing satisfies them.

    The environment tells what is known already.
    """
    narrowing = Narrowing(dict(environment or {}))
    listed = list(constraints)
    try:
        for _ in range(max(passes, 0)):
            before = dict(narrowing.environment)
            for constraint in listed:
                narrowing.assume(constraint, True)
            if narrowing.environment == before:
                break
    except Contradiction:
        return None
    return narrowing.environment


DEEPEST = 30
"""How far below a condition variables are narrowed; below that nothing is concluded."""


class Narrowing:
    """Intervals of variables that only become narrower."""

    def __init__(self, environment: dict[Term, Interval]) -> None:
        self.environment = environment
        self._known: dict[Term, Interval] = {}

    def interval(self, value: AnyValue, depth: int = 0) -> Interval:
        """What a value can be at present."""
        if type(value) is not Term:
            assert isinstance(value, int)
            return Interval(value, value)
        own = Interval(value.low, value.high)
        if value.op is Op.VARIABLE:
            return self.environment.get(value, own)
        if depth >= DEEPEST or own.is_point:
            return own
        known = self._known.get(value)
        if known is None:
            found = operation_interval(value.op, value.args, lambda arg: self.interval(arg, depth + 1)).meet(own)
            if found is None:
                raise Contradiction
            known = self._known[value] = found
        return known

    def truth(self, condition: Term) -> bool | None:
        """Whether a comparison holds for all present values, or for none; None when that is open."""
        op, args = condition.op, condition.args
        if op is Op.EQ and _is_int(args):
            left, right = self.interval(args[0]), self.interval(args[1])
            if left.meet(right) is None:
                return False
            return True if left == right and left.is_point else None
        if op not in (Op.LE, Op.GE, Op.LT):
            return None
        difference = self.interval(args[0]).sub(self.interval(args[1]))
        if op is Op.GE:
            difference = difference.neg()
        most = -1 if op is Op.LT else 0
        if difference.high is not None and difference.high <= most:
            return True
        return False if difference.low is not None and difference.low > most else None

    def _set(self, variable: Term, interval: Interval) -> None:
        before = self.interval(variable)
        meet = before.meet(interval)
        if meet is None:
            raise Contradiction
        if meet != before:
            self.environment[variable] = meet
            self._known.clear()

    def restrict(self, value: Any, interval: Interval, depth: int = 0) -> None:
        """Narrows the variables of an integer term, given that its value lies in an interval."""
        present = self.interval(value)
        target = present.meet(interval)
        if target is None:
            raise Contradiction
        if type(value) is not Term or target == present or depth >= DEEPEST:
            return
        if value.op is Op.VARIABLE:
            self._set(value, target)
        elif value.op is Op.LINEAR:
            self._restrict_linear(value, target, depth)
        elif value.op in _INVERSES:
            _INVERSES[value.op](self, value, target, depth + 1)

    def _restrict_linear(self, term: Term, target: Interval, depth: int) -> None:
        """Each c*x lies in the target less the rest of the sum, when the rest is bounded."""
        constant, flat = split(term)
        parts = [self.interval(flat[i + 1]).scale(flat[i]) for i in range(0, len(flat), 2)]
        low_rest = _Rest(constant, [part.low for part in parts])
        high_rest = _Rest(constant, [part.high for part in parts])
        for i, part in enumerate(parts):
            low = None if target.low is None else high_rest.less(target.low, part.high)
            high = None if target.high is None else low_rest.less(target.high, part.low)
            if low is not None or high is not None:
                self.restrict(flat[2 * i + 1], _quotient(low, high, flat[2 * i]), depth + 1)

    def assume(self, condition: Bool, holds: bool, depth: int = 0) -> None:
        """Narrows to where a condition has a truth value."""
        while type(condition) is Term and condition.op is Op.NOT:
            condition, holds = condition.args[0], not holds
        if type(condition) is not Term:
            if condition is not holds:
                raise Contradiction
            return
        op, args = condition.op, condition.args
        if op is Op.AND:
            if holds:
                for member in args:
                    self.assume(member, True, depth + 1) if depth < DEEPEST else None
            elif depth < DEEPEST:
                self._assume_one(args, depth + 1)
        elif op in (Op.LE, Op.GE, Op.LT):
            self._compare(op, args[0], args[1], holds)
        elif op is Op.EQ and _is_int(args):
            self._equate(args[0], args[1], holds)

    def _assume_one(self, members: tuple[Any, ...], depth: int) -> None:
        """At least one member is false: the hull of what follows from each (Smid H4, disjunction)."""
        hull: dict[Term, Interval] | None = None
        for member in members:
            branch = Narrowing(dict(self.environment))
            try:
                branch.assume(member, False, depth)
            except Contradiction:
                continue
            hull = branch.environment if hull is None else _hull(hull, branch.environment)
        if hull is None:
            raise Contradiction
        if hull != self.environment:
            self.environment = hull
            self._known.clear()

    def _compare(self, op: Op, left: Any, right: Any, holds: bool) -> None:
        """left <= right + slack or its like: the sound ends are the far ones of the other side."""
        if op is Op.GE:
            left, right = right, left
        slack = -1 if op is Op.LT else 0
        if not holds:
            left, right, slack = right, left, -1 - slack
        if type(right) is int:
            self.restrict(left, Interval(None, right + slack))
            return
        if type(left) is int:
            self.restrict(right, Interval(left - slack, None))
            return
        high = self.interval(right).high
        if high is not None:
            self.restrict(left, Interval(None, high + slack))
        low = self.interval(left).low
        if low is not None:
            self.restrict(right, Interval(low - slack, None))

    def _equate(self, left: Any, right: Any, holds: bool) -> None:
        if holds:
            self.restrict(left, self.interval(right))
            self.restrict(right, self.interval(left))
            return
        for one, other in ((left, right), (right, left)):
            value, interval = self.interval(one), self.interval(other)
            if value.is_point and value.low is not None:
                self.restrict(other, _without(interval, value.low))


def _is_int(args: tuple[Any, ...]) -> bool:
    first = args[0] if type(args[0]) is Term else args[1]
    return type(first) is Term and first.sort is Sort.INT


def _without(interval: Interval, value: int) -> Interval:
    """An interval less one of its ends."""
    low, high = interval
    if low == value == high:
        raise Contradiction
    return Interval(value + 1 if low == value else low, value - 1 if high == value else high)


def _hull(left: dict[Term, Interval], right: dict[Term, Interval]) -> dict[Term, Interval]:
    """Pointwise; a variable that one side knows nothing of keeps its own interval."""
    result = {}
    for variable, interval in left.items():
        joined = interval.join(right.get(variable, Interval(variable.low, variable.high)))
        if joined != Interval(variable.low, variable.high):
            result[variable] = joined
    return result


class _Rest:
    """The sum of ends of intervals, and how many of them are infinite."""

    __slots__ = ("finite", "infinite")

    def __init__(self, constant: int, ends: list[int | None]) -> None:
        self.finite = constant
        self.infinite = 0
        for end in ends:
            if end is None:
                self.infinite += 1
            else:
                self.finite += end

    def less(self, bound: int, own: int | None) -> int | None:
        """The bound less all ends but one; None when that is infinite."""
        if own is None:
            return bound - self.finite if self.infinite == 1 else None
        return bound - self.finite + own if self.infinite == 0 else None


def _quotient(low: int | None, high: int | None, divisor: int) -> Interval:
    """All x with divisor * x between the bounds, rounded inwards; the empty result is a contradiction."""
    if divisor < 0:
        low, high = (None if high is None else -high), (None if low is None else -low)
    size = abs(divisor)
    low = None if low is None else -(-low // size)
    high = None if high is None else high // size
    if low is not None and high is not None and low > high:
        raise Contradiction
    return Interval(low, high)


def _undo_product(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """x * rest in the target: where the rest has one sign and is not zero, x is between the quotients."""
    for i, factor in enumerate(term.args):
        rest = Interval(1, 1)
        for j, other in enumerate(term.args):
            if j != i:
                rest = rest.mul(narrowing.interval(other))
        if not rest.contains(0):
            narrowing.restrict(factor, _outward(target, rest), depth)


def _outward(target: Interval, divisor: Interval) -> Interval:
    """An interval around all x with x * d in the target for a d of the divisor: |x| grows as d nears zero."""
    low, high = target.div(divisor)
    return Interval(None if low is None else low - 1, None if high is None else high + 1)


def _undo_div(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """x / d = q for a positive d: x is between d*q and d*q + d - 1, mirrored below zero."""
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
    """Where all present values of x lie in one period, the wrap only shifts them."""
    value, width, signed = term.args
    present = narrowing.interval(value)
    if present.low is None or present.high is None:
        return
    least = -(1 << width - 1) if signed else 0
    period = present.low - least >> width
    if period == present.high - least >> width:
        narrowing.restrict(value, target.add(Interval(period << width, period << width)), depth)


def _undo_ite(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """A branch that cannot give the value is not taken."""
    condition, then, otherwise = term.args
    if narrowing.interval(then).meet(target) is None:
        narrowing.assume(condition, False, depth)
        narrowing.restrict(otherwise, target, depth)
    elif narrowing.interval(otherwise).meet(target) is None:
        narrowing.assume(condition, True, depth)
        narrowing.restrict(then, target, depth)


def _undo_sum(narrowing: Narrowing, term: Term, target: Interval, depth: int) -> None:
    """Sums as written, below the extended level."""
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


_INVERSES = {
    Op.MUL: _undo_product,
    Op.DIV: _undo_div,
    Op.WRAP: _undo_wrap,
    Op.ITE: _undo_ite,
    Op.ADD: _undo_sum,
    Op.SUB: _undo_sum,
    Op.NEG: _undo_neg,
}
"""How an interval of a result narrows its operands."""
