"""Infers intervals of variables from conditions: each pass narrows both sides of every comparison (Smid H4,
corrected)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from oxpecker.terms.interval import Interval
from oxpecker.terms.inverses import INVERSES, Contradiction
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.limits import DEEPEST_NARROWED, MOST_NARROWING_STEPS
from oxpecker.terms.linear import split
from oxpecker.terms.logic import conjuncts
from oxpecker.terms.structure import operation_interval
from oxpecker.terms.term import AnyValue, Bool, Term

Environment = Mapping[Term, Interval]


def term_interval(term: AnyValue, environment: Environment) -> Interval:
    """The interval of an integer term, if its variables lie in the given narrower intervals."""
    return Narrowing(environment).interval(term)


def infer(
    constraints: Iterable[Bool], passes: int = 1, environment: Environment | None = None
) -> dict[Term, Interval] | None:
    """Intervals of variables that hold wherever all the constraints hold; None if the constraints are
    unsatisfiable.

    The environment holds the known intervals. The result contains only variables that were narrowed further.
    """
    narrowing = Narrowing(environment or {})
    listed = [member for constraint in constraints for member in conjuncts(constraint)]
    try:
        for _ in range(passes):
            before = narrowing.changed
            for constraint in listed:
                narrowing.budget.steps = MOST_NARROWING_STEPS
                narrowing.assume(constraint, True)
            if narrowing.changed == before:
                break
    except Contradiction:
        return None
    return {**(environment or {}), **narrowing.intervals}


class _Budget:
    """The steps that are left for one condition and all its branches."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        self.steps = MOST_NARROWING_STEPS


class Narrowing:
    """Intervals of variables and truth values of conditions, which only become narrower."""

    def __init__(self, environment: Environment, outer: Narrowing | None = None) -> None:
        self.intervals: dict[Term, Interval] = {}
        self.truths: dict[Term, bool] = {}
        self.changed = 0
        self.budget: _Budget = outer.budget if outer else _Budget()
        self._outer = outer
        self._outer_interval: Callable[[Term], Interval | None] = outer.variable_interval if outer else environment.get
        self._known: dict[Term, Interval] = {}

    def variable_interval(self, variable: Term) -> Interval | None:
        """The known interval of a variable, apart from its declared one."""
        found = self.intervals.get(variable)
        return self._outer_interval(variable) if found is None else found

    def known_truth(self, condition: Term) -> bool | None:
        """The assumed truth value of a condition; None if nothing was assumed."""
        found = self.truths.get(condition)
        return self._outer.known_truth(condition) if found is None and self._outer is not None else found

    def interval(self, value: AnyValue, depth: int = 0) -> Interval:
        """The current interval of a value."""
        if type(value) is not Term:
            assert isinstance(value, int)
            return Interval(value, value)
        if value.op is Op.VARIABLE:
            return self.variable_interval(value) or Interval(value.low, value.high)
        own = Interval(value.low, value.high)
        if depth >= DEEPEST_NARROWED:
            return own
        known = self._known.get(value)
        if known is None:
            found = operation_interval(value.op, value.args, lambda arg: self.interval(arg, depth + 1)).meet(own)
            if found is None:
                raise Contradiction
            known = self._known[value] = found
        return known

    def truth(self, condition: Term) -> bool | None:
        """True if a comparison holds for all current values, False if for none, otherwise None."""
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

    def restrict(self, value: Any, interval: Interval, depth: int = 0) -> None:
        """Narrows the variables of an integer term, given that its value lies in an interval."""
        present = self.interval(value)
        target = present.meet(interval)
        if target is None:
            raise Contradiction
        if type(value) is not Term or target == present or depth >= DEEPEST_NARROWED:
            return
        if value.op is Op.VARIABLE:
            self.intervals[value] = target
            self.changed += 1
            self._known.clear()
            return
        self.budget.steps -= 1
        if self.budget.steps < 0:
            return
        if value.op is Op.LINEAR:
            self._restrict_linear(value, target, depth)
        elif value.op in INVERSES:
            INVERSES[value.op](self, value, target, depth + 1)

    def _restrict_linear(self, term: Term, target: Interval, depth: int) -> None:
        """Each c*x lies in the target minus the rest of the sum, if the rest is bounded."""
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
        """Narrows the variables to where the condition has the given truth value."""
        while type(condition) is Term and condition.op is Op.NOT:
            condition, holds = condition.args[0], not holds
        if type(condition) is not Term:
            if condition is not holds:
                raise Contradiction
            return
        self.budget.steps -= 1
        if depth >= DEEPEST_NARROWED or self.budget.steps < 0:
            return
        op, args = condition.op, condition.args
        if op in (Op.LE, Op.GE, Op.LT):
            self._compare(op, args[0], args[1], holds)
        elif op is Op.EQ and _is_int(args):
            self._equate(args[0], args[1], holds)
        elif op is Op.AND:
            if holds:
                for member in args:
                    self.assume(member, True, depth + 1)
            else:
                self._assume_one(args, depth + 1)
        else:
            self._assume_opaque(condition, holds, depth + 1)

    def _assume_opaque(self, condition: Term, holds: bool, depth: int) -> None:
        """Assumes a condition that has no integers at its root: records its truth value and uses what it implies."""
        known = self.known_truth(condition)
        if known is None:
            self.truths[condition] = holds
            self.changed += 1
        elif known is not holds:
            raise Contradiction
        if condition.op is Op.ITE:
            choice = self.known_truth(condition.args[0]) if type(condition.args[0]) is Term else None
            if choice is not None:
                self.assume(condition.args[1 if choice else 2], holds, depth)
        elif condition.op is Op.EQ:
            left, right = condition.args
            for one, other in ((left, right), (right, left)):
                value = self.known_truth(one) if type(one) is Term and one.sort is Sort.BOOL else None
                if value is not None:
                    self.assume(other, value is holds, depth)

    def _assume_one(self, members: tuple[Any, ...], depth: int) -> None:
        """Assumes that at least one member is false: takes the hull of the consequences of each (Smid H4,
        disjunction)."""
        branches: list[Narrowing] = []
        common: set[Term] | None = None
        for member in members:
            branch = Narrowing({}, self)
            try:
                branch.assume(member, False, depth)
            except Contradiction:
                continue
            branches.append(branch)
            spoken_of = {*branch.intervals, *branch.truths}
            common = spoken_of if common is None else common & spoken_of
            if not common:
                return  # the others add nothing
        if not branches:
            raise Contradiction
        first, *others = branches
        for variable, interval in first.intervals.items():
            if all(variable in other.intervals for other in others):
                for other in others:
                    interval = interval.join(other.intervals[variable])
                self.restrict(variable, interval)
        for condition, holds in first.truths.items():
            if all(other.truths.get(condition) is holds for other in others):
                self.truths[condition] = holds
                self.changed += 1

    def _compare(self, op: Op, left: Any, right: Any, holds: bool) -> None:
        """Narrows both sides of a comparison by the opposite end of the other side."""
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
    """An interval without one of its ends."""
    low, high = interval
    if low == value == high:
        raise Contradiction
    return Interval(value + 1 if low == value else low, value - 1 if high == value else high)


class _Rest:
    """A sum of interval ends, and how many of them are infinite."""

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
        """The bound minus all ends but one; None if that is infinite."""
        if own is None:
            return bound - self.finite if self.infinite == 1 else None
        return bound - self.finite + own if self.infinite == 0 else None


def _quotient(low: int | None, high: int | None, divisor: int) -> Interval:
    """All x with divisor * x between the bounds, rounded inwards; raises Contradiction if there is none."""
    if divisor < 0:
        low, high = (None if high is None else -high), (None if low is None else -low)
    size = abs(divisor)
    low = None if low is None else -(-low // size)
    high = None if high is None else high // size
    if low is not None and high is not None and low > high:
        raise Contradiction
    return Interval(low, high)
