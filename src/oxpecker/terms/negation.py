"""Negation of conditions."""

from __future__ import annotations

from oxpecker.terms.atoms import at_least, at_most, differs, is_bound
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.term import Bool, Term, make

BOOL = Sort.BOOL
EQ, GE, LE, NOT = Op.EQ, Op.GE, Op.LE, Op.NOT


def check_bool(*values: object) -> None:
    """Raises TypeError unless all values are conditions."""
    for value in values:
        if type(value) is not bool and (type(value) is not Term or value.sort is not BOOL):
            raise TypeError(f"expected a condition, not {value!r}")


def as_bool(value: object) -> Bool:
    """The value itself, after a check that it is a condition."""
    check_bool(value)
    assert isinstance(value, (bool, Term))
    return value


def lnot(condition: Bool) -> Bool:
    """!condition; `!!E` is `E` (Smid H5), and comparisons are reversed."""
    if type(condition) is not Term:
        if type(condition) is not bool:
            check_bool(condition)
        return not condition
    op = condition.op
    if SETTING.extended:
        if op is NOT:
            inner: Term = condition.args[0]
            return inner
        if op is LE:
            return at_least(condition.args[0], condition.args[1] + 1)
        if op is GE:
            return at_most(condition.args[0], condition.args[1] - 1)
        if op is EQ and is_bound(condition):
            return differs(condition.args[0], condition.args[1])
    if condition.sort is not BOOL:
        check_bool(condition)
    return make(NOT, BOOL, (condition,))
