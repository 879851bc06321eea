"""Which expressions hold only tuples of others, or none of them: rules that are right in every heap, if not all."""

from __future__ import annotations

from functools import lru_cache

from oxpecker.refinement.extraction.expressions import (
    EVERYTHING,
    NULL,
    NULL_SORT,
    Column,
    Expr,
    Kind,
    Operator,
    is_kind,
)


@lru_cache(maxsize=200_000)
def within(part: Expr, whole: Expr) -> bool:
    """Whether every tuple of one is surely one of the other."""
    if part is whole or part.operator is Operator.NONE or whole is EVERYTHING:
        return True
    if part.operator is Operator.UNION:
        return all(within(p, whole) for p in part.parts)
    if whole.operator is Operator.INTERSECTION:
        return all(within(part, w) for w in whole.parts)
    if _by_sort(part, whole):
        return True
    if whole.operator is Operator.UNION and any(within(part, w) for w in whole.parts):
        return True
    if part.operator is Operator.INTERSECTION:
        return any(within(p, whole) for p in part.parts)
    if part.operator is Operator.DIFFERENCE and within(part.parts[0], whole):
        return True
    if whole.operator is Operator.JOIN and _within_join(part, whole):
        return True
    if part.operator is whole.operator is Operator.DIFFERENCE:
        return within(part.parts[0], whole.parts[0]) and within(whole.parts[1], part.parts[1])
    if part.operator is whole.operator is Operator.PRODUCT:
        return within(part.parts[0], whole.parts[0]) and within(part.parts[1], whole.parts[1])
    if part.operator is whole.operator is Operator.CLOSURE:
        return within(part.parts[0], whole.parts[0])
    if part.operator is Operator.OVERRIDE:
        return all(within(p, whole) for p in part.parts)
    return False


def _within_join(part: Expr, whole: Expr) -> bool:
    left, right = whole.parts
    if right.operator is Operator.CLOSURE:
        if within(part, left):
            return True
        if part.operator is Operator.JOIN and part.parts[0].arity == left.arity:
            step = part.parts[1]
            along = within(step, right.parts[0]) or within(step, right)
            if along and within(part.parts[0], whole):
                return True
    if part.operator is not Operator.JOIN or part.parts[0].arity != left.arity:
        return False
    return within(part.parts[0], left) and within(part.parts[1], right)


def _by_sort(part: Expr, whole: Expr) -> bool:
    """Whether the sorts alone decide: `e` is within its type (which holds null only where that is written)."""
    if part.arity == 2 and whole.operator is Operator.PRODUCT:
        return _covered(part.columns[0], whole.parts[0]) and _covered(part.columns[1], whole.parts[1])
    return part.arity == 1 and _covered(part.columns[0], whole)


def _covered(sorts: Column, whole: Expr) -> bool:
    """Whether a set holds everything of these sorts."""
    if sorts is None:
        return False
    covered: set[str] = set()
    for w in whole.parts if whole.operator is Operator.UNION else (whole,):
        if is_kind(w, Kind.TYPE) and w.columns[0] is not None:
            covered |= w.columns[0]
        elif w is NULL:
            covered.add(NULL_SORT)
        elif is_kind(w, Kind.CONSTANT) and w.text in ("true", "false"):
            covered.add(w.text)
    if {"true", "false"} <= covered:
        covered.add("Bool")
    return sorts <= covered


@lru_cache(maxsize=200_000)
def disjoint(one: Expr, two: Expr) -> bool:
    """Whether two sets surely have nothing in common."""
    if one.operator is Operator.NONE or two.operator is Operator.NONE:
        return True
    for sorts, others in zip(one.columns, two.columns, strict=True):
        if sorts is not None and others is not None and not sorts & others:
            return True
    if one.operator is Operator.UNION:
        return all(disjoint(part, two) for part in one.parts)
    if two.operator is Operator.UNION:
        return all(disjoint(one, part) for part in two.parts)
    if one.operator is Operator.PRODUCT and two.operator is Operator.PRODUCT:
        if one.parts[0].arity == two.parts[0].arity:
            return any(disjoint(a, b) for a, b in zip(one.parts, two.parts, strict=True))
        return False
    for a, b in ((one, two), (two, one)):
        # What is new existed nowhere before the call.
        if a.old and a.arity == 1 and is_kind(b, Kind.NEW, Kind.NEW_SET):
            return True
        if a.operator is Operator.DIFFERENCE and (within(b, a.parts[1]) or disjoint(a.parts[0], b)):
            return True
        if a.operator is Operator.INTERSECTION and any(disjoint(part, b) for part in a.parts):
            return True
        if a.operator is Operator.PRODUCT and b.arity > 1 and b.old and _is_new(a.parts[0]):
            return True
        if a.operator is Operator.OVERRIDE and all(disjoint(part, b) for part in a.parts):
            return True
    fixed = (Kind.CONSTANT, Kind.NEW)
    if is_kind(one, *fixed) and is_kind(two, *fixed):
        return one is not two
    return is_kind(one, Kind.NEW, Kind.NEW_SET) and is_kind(two, Kind.NEW, Kind.NEW_SET) and one is not two


def _is_new(expression: Expr) -> bool:
    parts = expression.parts if expression.operator is Operator.UNION else (expression,)
    return all(is_kind(part, Kind.NEW, Kind.NEW_SET) for part in parts)
