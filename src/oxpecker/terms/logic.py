"""Conjunction and disjunction. A disjunction is a negated conjunction (Koppier 4.6.3)."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.terms.conjunction import Members, flatten, reduce
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.negation import check_bool, lnot
from oxpecker.terms.term import Bool, Term, in_order, make

BOOL = Sort.BOOL
AND, EQ, GE, LE, NOT = Op.AND, Op.EQ, Op.GE, Op.LE, Op.NOT


def land(*conditions: Bool) -> Bool:
    """The conjunction of all conditions."""
    if not SETTING.extended:
        return _written_and(conditions)
    if len(conditions) == 2:
        left, right = conditions
        if left is True or left is right:
            check_bool(right)
            return right
        if right is True:
            check_bool(left)
            return left
        if type(left) is Term and type(right) is Term and _are_unrelated(left, right):
            return make(AND, BOOL, tuple(in_order([left, right])))
    members: Members = {}
    if not flatten(conditions, members):
        return False
    if len(members) > 1:
        reduced = reduce(members)
        if reduced is None:
            return False
        members = reduced
    if len(members) < 2:
        return next(iter(members)) if members else True
    return make(AND, BOOL, tuple(in_order(list(members))))


_PLAIN = (Op.VARIABLE, LE, GE, EQ)
"""Conditions that simplify only together with one that has the same first argument, or with compound ones."""


def _are_unrelated(left: Term, right: Term) -> bool:
    """A quick test that the conjunction of two conditions cannot be simplified."""
    if left.op is NOT:
        left = left.args[0]
    if right.op is NOT:
        right = right.args[0]
    return (
        left.op in _PLAIN
        and right.op in _PLAIN
        and left.sort is BOOL
        and right.sort is BOOL
        and left.args[0] is not right.args[0]
    )


def _written_and(conditions: tuple[Bool, ...]) -> Bool:
    """The conjunction as written, except for the unit and the zero of Koppier's rules."""
    check_bool(*conditions)
    if all(type(c) is bool for c in conditions):
        return all(c is True for c in conditions)
    if SETTING.simple:
        if any(c is False for c in conditions):
            return False
        conditions = tuple(c for c in conditions if c is not True)
    return conditions[0] if len(conditions) == 1 else make(AND, BOOL, conditions)


def lor(*conditions: Bool) -> Bool:
    """The disjunction of all conditions: `a || b` is `!(!a && !b)`."""
    if len(conditions) == 2:
        return lnot(land(lnot(conditions[0]), lnot(conditions[1])))
    if len(conditions) == 1:
        check_bool(*conditions)
        return conditions[0]
    return lnot(land(*[lnot(condition) for condition in conditions]))


def implies(left: Bool, right: Bool) -> Bool:
    """left ==> right"""
    return lor(lnot(left), right)


def conj(conditions: Iterable[Bool]) -> Bool:
    """The conjunction of any number of conditions; true if there are none."""
    return land(*conditions)


def disj(conditions: Iterable[Bool]) -> Bool:
    """The disjunction of any number of conditions; false if there are none."""
    return lor(*conditions)


def conjuncts(condition: Bool) -> list[Bool]:
    """The members of a conjunction; empty for true."""
    found: list[Bool] = []
    stack = [condition]
    while stack:
        part = stack.pop()
        if type(part) is Term and part.op is AND:
            stack += reversed(part.args)
        elif part is not True:
            found.append(part)
    return found


def disjuncts(condition: Bool) -> list[Bool]:
    """The members of a disjunction; empty for false."""
    found: list[Bool] = []
    stack = [condition]
    while stack:
        part = stack.pop()
        if type(part) is Term and part.op is NOT and part.args[0].op is AND:
            stack += [lnot(member) for member in reversed(part.args[0].args)]
        elif part is not False:
            found.append(part)
    return found
