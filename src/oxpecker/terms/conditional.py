"""Conditional values of every sort."""

from __future__ import annotations

from typing import Any

from oxpecker.terms.floating import of_sort
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.linear import add, interval_of, join, split
from oxpecker.terms.logic import land, lor
from oxpecker.terms.negation import check_bool, lnot
from oxpecker.terms.numbers import same_float
from oxpecker.terms.term import AnyValue, Bool, Term, make, make_floating, sort_of

ITE, NOT = Op.ITE, Op.NOT
BOOL, INT = Sort.BOOL, Sort.INT


def same(left: object, right: object) -> bool:
    """Whether two terms or values are identical (floats are compared by their bits)."""
    if left is right:
        return True
    if type(left) is Term or type(left) is not type(right):
        return False
    if isinstance(left, float) and isinstance(right, float):
        return same_float(left, right)
    return left == right


def ite(condition: Bool, then: AnyValue, otherwise: AnyValue) -> Any:
    """condition ? then : otherwise"""
    if condition is True:
        return then
    if condition is False:
        return otherwise
    if type(condition) is not Term or condition.sort is not BOOL:
        check_bool(condition)
    sort = _common_sort(then, otherwise)
    if sort is Sort.FLOAT:
        assert not isinstance(then, int) and not isinstance(otherwise, int)
        then, otherwise = of_sort(then, sort), of_sort(otherwise, sort)
    if not SETTING.extended:
        return _make(condition, then, otherwise, sort)
    if same(then, otherwise):
        return then
    assert type(condition) is Term
    if condition.op is NOT:
        condition, then, otherwise = condition.args[0], otherwise, then
    if type(then) is Term:
        then = _under(condition, then, True)
    if type(otherwise) is Term:
        otherwise = _under(condition, otherwise, False)
    if same(then, otherwise):
        return then
    if sort is BOOL:
        return _condition(condition, then, otherwise)
    if sort is INT:
        common = _common_part(condition, then, otherwise)
        if common is not None:
            return common
    return _nested(condition, then, otherwise, sort)


def _common_sort(then: AnyValue, otherwise: AnyValue) -> Sort:
    """The sort of the branch that is a term; plain floats, and choices among them, take that of the other branch."""
    first, second = sort_of(then), sort_of(otherwise)
    if first is second:
        return first
    if {first, second} == {Sort.FLOAT, Sort.DOUBLE}:
        return Sort.FLOAT
    raise TypeError(f"the branches of a conditional have sorts {first} and {second}")


def _under(condition: Bool, branch: AnyValue, holds: bool) -> AnyValue:
    """A branch simplified under the condition: nested conditionals with the same condition are decided."""
    while type(branch) is Term and branch.op is ITE:
        if branch.args[0] is condition:
            branch = branch.args[1 if holds else 2]
        elif branch.args[0] is lnot(condition):
            branch = branch.args[2 if holds else 1]
        else:
            break
    if branch is condition:
        return holds
    return branch


def _condition(condition: Bool, then: Any, otherwise: Any) -> Bool:
    """A conditional of sort bool; becomes and, or and not if one branch is constant."""
    if then is True:
        return lor(condition, otherwise)
    if then is False:
        return land(lnot(condition), otherwise)
    if otherwise is True:
        return lor(lnot(condition), then)
    if otherwise is False:
        return land(condition, then)
    nested: Bool = _nested(condition, then, otherwise, BOOL)
    return nested


def _common_part(condition: Bool, then: Any, otherwise: Any) -> Any:
    """c ? x + 1 : x is x + (c ? 1 : 0): factors out what two sums share if they differ by a constant; otherwise
    None."""
    if type(then) is not Term or type(otherwise) is not Term:
        return None
    first, flat = split(then)
    second, other = split(otherwise)
    if flat != other:
        return None
    return add(join(0, flat), _make(condition, first, second, INT))


def _nested(condition: Bool, then: Any, otherwise: Any, sort: Sort) -> Any:
    """Merges a conditional with an inner conditional that shares a branch with it."""
    if type(otherwise) is Term and otherwise.op is ITE:
        inner, first, second = otherwise.args
        if same(first, then):
            return ite(lor(condition, inner), then, second)
        if same(second, then):
            return ite(land(lnot(condition), inner), first, then)
    if type(then) is Term and then.op is ITE:
        inner, first, second = then.args
        if same(second, otherwise):
            return ite(land(condition, inner), first, otherwise)
        if same(first, otherwise):
            return ite(land(condition, lnot(inner)), second, otherwise)
    return _make(condition, then, otherwise, sort)


def _make(condition: Bool, then: AnyValue, otherwise: AnyValue, sort: Sort) -> Term:
    if sort is INT:
        assert not isinstance(then, float) and not isinstance(otherwise, float)
        low, high = interval_of(then).join(interval_of(otherwise))
        return make(ITE, sort, (condition, then, otherwise), low, high)
    return (make if sort is BOOL else make_floating)(ITE, sort, (condition, then, otherwise))
