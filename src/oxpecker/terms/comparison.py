"""Equality and order: canonical forms, tightened by divisors, decided by intervals."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

from oxpecker.terms.atoms import at_least, at_most, equals
from oxpecker.terms.conditional import ite, same
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.limits import MOST_PUSHED
from oxpecker.terms.linear import Flat, check_int, join, merge, scaled, split
from oxpecker.terms.negation import as_bool, lnot
from oxpecker.terms.numbers import wrapped
from oxpecker.terms.term import AnyValue, Bool, Int, Term, make, make_floating, sort_of

EQ, ITE, LINEAR, LT, NOT, VARIABLE, WRAP = Op.EQ, Op.ITE, Op.LINEAR, Op.LT, Op.NOT, Op.VARIABLE, Op.WRAP
BOOL, INT = Sort.BOOL, Sort.INT

How = Callable[[Term, int], Bool]
"""One of `at_most`, `at_least`, `equals`."""


def lt(left: Int, right: Int) -> Bool:
    """left < right"""
    if type(left) is int and type(right) is int:
        return left < right
    if not SETTING.extended:
        check_int(left, right)
        return make(LT, BOOL, (left, right))
    return _at_most(left, right, -1)


def le(left: Int, right: Int) -> Bool:
    """left <= right, that is !(right < left) (Koppier 4.6.3)."""
    if type(left) is int and type(right) is int:
        return left <= right
    if not SETTING.extended:
        return lnot(lt(right, left))
    return _at_most(left, right, 0)


def gt(left: Int, right: Int) -> Bool:
    """left > right"""
    return lt(right, left)


def ge(left: Int, right: Int) -> Bool:
    """left >= right"""
    return le(right, left)


def _at_most(left: Int, right: Int, slack: int, pushing: bool = True) -> Bool:
    """left <= right + slack"""
    if type(right) is int and type(left) is Term and left.op is not LINEAR and left.sort is INT:
        return _compare(left, right + slack, at_most, pushing)
    if type(left) is int and type(right) is Term and right.op is not LINEAR and right.sort is INT:
        return _compare(right, left - slack, at_least, pushing)
    check_int(left, right)
    constant, divisor, term = _difference(left, right)
    constant -= slack
    if type(term) is not Term:
        return divisor * term + constant <= 0
    if divisor > 0:
        return _compare(term, -constant // divisor, at_most, pushing)
    return _compare(term, -(constant // divisor), at_least, pushing)


def _difference(left: Int, right: Int) -> tuple[int, int, Int]:
    """left - right as (constant, divisor, term), for constant + divisor * term; the term has the form of `Op.LE`."""
    if type(left) is Term and type(right) is Term and left.op is VARIABLE and right.op is VARIABLE:
        if left is right:
            return 0, 1, 0
        if left.order < right.order:  # the most common comparison
            return 0, 1, join(0, (1, left, -1, right))
        return 0, -1, join(0, (1, right, -1, left))
    first, flat = split(left)
    second, other = split(right)
    flat = merge(flat, other, -1)
    if not flat:
        return first - second, 1, 0
    divisor, flat = _reduced(flat)
    return first - second, divisor, join(0, flat)


def _reduced(flat: Flat) -> tuple[int, Flat]:
    """The common divisor, with the sign of the first coefficient, and the remaining sum."""
    divisor: int = gcd(*flat[::2])
    if flat[0] < 0:
        divisor = -divisor
    if divisor == 1:
        return 1, flat
    if divisor == -1:
        return -1, scaled(flat, -1)
    out = list(flat)
    out[::2] = [coefficient // divisor for coefficient in flat[::2]]
    return divisor, tuple(out)


def _compare(term: Term, k: int, how: How, pushing: bool = True) -> Bool:
    """A comparison with a constant."""
    return _Pushing(how, k).push(term) if pushing and term.op is ITE else how(term, k)


class _Pushing:
    """Pushes a comparison with a constant into conditionals: visits each part once, up to a limit."""

    __slots__ = ("fuel", "how", "k", "known")

    def __init__(self, how: How, k: int) -> None:
        self.how = how
        self.k = k
        self.known: dict[Term, Bool] = {}
        self.fuel = MOST_PUSHED

    def push(self, term: Term) -> Bool:
        """The comparison of a term. For a conditional: the comparisons of its branches, if one of them is decided."""
        result = self.how(term, self.k)
        self.fuel -= 1
        if type(result) is not Term or term.op is not ITE or self.fuel < 0:
            return result
        if term not in self.known:
            condition, then, otherwise = term.args
            first, second = self._branch(then), self._branch(otherwise)
            decided = type(first) is bool or type(second) is bool
            self.known[term] = ite(condition, first, second) if decided else result
        return self.known[term]

    def _branch(self, value: Int) -> Bool:
        k, how = self.k, self.how
        if type(value) is Term:
            if value.op is not LINEAR:
                return self.push(value)
            if how is equals:
                return _equal_ints(value, k, False)
            return _at_most(value, k, 0, False) if how is at_most else _at_most(k, value, 0, False)
        if how is equals:
            return value == k
        return value <= k if how is at_most else value >= k


def eq(left: AnyValue, right: AnyValue) -> Bool:
    """Identity of values; for floats, NaN equals itself and the two zeros differ."""
    if type(left) is not Term and type(right) is not Term:
        if type(left) is not type(right):
            raise TypeError(f"{left!r} and {right!r} are of different sorts")
        return same(left, right)
    sort = left.sort if type(left) is Term else sort_of(right)
    if not SETTING.extended:
        return _written_eq(left, right, sort)
    if left is right:
        return True  # Smid H5
    if sort is INT:
        check_int(left, right)
        assert not isinstance(left, float) and not isinstance(right, float)
        return _equal_ints(left, right)
    if sort is BOOL:
        return _equal_conditions(as_bool(left), as_bool(right))
    return _written_eq(*_sorted(left, right), sort)


def ne(left: AnyValue, right: AnyValue) -> Bool:
    """!(left == right)"""
    return lnot(eq(left, right))


def _sorted(left: AnyValue, right: AnyValue) -> tuple[AnyValue, AnyValue]:
    """Terms by structure, a plain value last."""
    if type(left) is not Term or (type(right) is Term and right.order < left.order):
        return right, left
    return left, right


def _written_eq(left: AnyValue, right: AnyValue, sort: Sort) -> Bool:
    if sort_of(left) is not sort_of(right) and not (sort is Sort.FLOAT and float in (type(left), type(right))):
        raise TypeError(f"{left!r} and {right!r} are of different sorts")
    return (make if sort is BOOL or sort is INT else make_floating)(EQ, BOOL, (left, right))


def _equal_ints(left: Int, right: Int, pushing: bool = True) -> Bool:
    if type(right) is int and type(left) is Term and left.op is VARIABLE:
        return equals(left, right)
    constant, divisor, term = _difference(left, right)
    if constant % divisor:
        return False
    k = -constant // divisor
    if type(term) is not Term:
        return term == k
    if term.op is WRAP:
        return _equal_wrapped(term, k)
    return _compare(term, k, equals, pushing)


def _equal_wrapped(term: Term, k: int) -> Bool:
    """wrap(c ± x) == k has at most one solution if x has fewer possible values than the width."""
    inner, width, _ = term.args
    constant, flat = split(inner)
    if len(flat) == 2 and flat[0] in (1, -1) and type(equals(term, k)) is Term:
        x: Term = flat[1]
        if x.low is not None and x.high is not None and x.high - x.low < 1 << width:
            value = x.low + wrapped((k - constant) * flat[0] - x.low, width, False)
            return _compare(x, value, equals) if value <= x.high else False
    return equals(term, k)


def _equal_conditions(left: Bool, right: Bool) -> Bool:
    if type(left) is not Term:
        return right if left is True else lnot(right)
    if type(right) is not Term:
        return left if right is True else lnot(left)
    if left.op is NOT:
        return lnot(_equal_conditions(left.args[0], right))
    if right.op is NOT:
        return lnot(_equal_conditions(left, right.args[0]))
    if left is right:
        return True
    if lnot(left) is right:
        return False
    return _written_eq(*_sorted(left, right), BOOL)
