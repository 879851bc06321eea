"""Makes expressions, and shortens them by rules (Karun 4.4.3, whose figure is lost: these are our own).

Two things hold of every state and are used throughout. `null.r` is empty for every field, and new objects are in no
relation of the state before the call. `tests/refinement/test_simplification.py` tries every rule on random heaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.refinement.extraction.containment import disjoint, within
from oxpecker.refinement.extraction.expressions import (
    EVERYTHING,
    NULL,
    NULL_SORT,
    Expr,
    Kind,
    Operator,
    is_kind,
    is_single,
    make,
    none,
)


def _ordered(parts: Iterable[Expr]) -> tuple[Expr, ...]:
    return tuple(sorted(set(parts), key=lambda part: (part.size, not part.old, part.text)))


def _flat(operator: Operator, parts: Iterable[Expr]) -> list[Expr]:
    found: list[Expr] = []
    for part in parts:
        found.extend(part.parts if part.operator is operator else (part,))
    return found


def union(*given: Expr) -> Expr:
    """`a + b`: idempotent, without what another part holds, with products of one side put together."""
    arity = given[0].arity
    parts = _without_overrides(_started_closures(_flat(Operator.UNION, given)))
    parts = _merged_products(parts)
    parts = _factored(parts)
    kept = _maximal(_ordered(part for part in parts if part.operator is not Operator.NONE))
    if not kept:
        return none(arity)
    return kept[0] if len(kept) == 1 else make(Operator.UNION, _ordered(kept), arity)


def _started_closures(parts: list[Expr]) -> list[Expr]:
    """`x + x.r.*r = x.*r`."""
    found = []
    for part in parts:
        if part.operator is Operator.JOIN and part.parts[1].operator is Operator.CLOSURE:
            start, star = part.parts
            if start.operator is Operator.JOIN and start.parts[1] is star.parts[0] and start.parts[0] in parts:
                part = join(start.parts[0], star)
        found.append(part)
    return found


def _maximal(parts: Sequence[Expr]) -> list[Expr]:
    """Without the parts that lie within others; of two that lie within each other, the first stays."""
    kept: list[Expr] = []
    for position, part in enumerate(parts):
        rest = make(Operator.UNION, (*kept, *parts[position + 1 :]), part.arity) if len(parts) > 1 else None
        if rest is None or not (rest.parts and within(part, rest)):
            kept.append(part)
    return kept


def _without_overrides(parts: list[Expr]) -> list[Expr]:
    """`(r ++ s) + r = r + s`."""
    changed = True
    while changed:
        changed = False
        for position, part in enumerate(parts):
            if part.operator is Operator.OVERRIDE and any(
                other is part.parts[0] for n, other in enumerate(parts) if n != position
            ):
                parts = [*parts[:position], *parts[position + 1 :], part.parts[1]]
                changed = True
                break
    return parts


def _merged_products(parts: list[Expr]) -> list[Expr]:
    """`(a->c) + (b->c) = (a+b)->c`, and so on the other side."""
    for side in (1, 0):
        groups: dict[Expr, list[Expr]] = {}
        others: list[Expr] = []
        for part in parts:
            if part.operator is Operator.PRODUCT:
                groups.setdefault(part.parts[side], []).append(part.parts[1 - side])
            else:
                others.append(part)
        for shared, rest in groups.items():
            by_arity: dict[int, list[Expr]] = {}
            for other in rest:
                by_arity.setdefault(other.arity, []).append(other)
            for same in by_arity.values():
                joined = union(*same) if len(same) > 1 else same[0]
                others.append(product(joined, shared) if side == 1 else product(shared, joined))
        parts = others
    return parts


def _factored(parts: list[Expr]) -> list[Expr]:
    """`(x & a) + (x & b) = x & (a + b)`."""
    for position, one in enumerate(parts):
        for other in parts[position + 1 :]:
            if one.operator is other.operator is Operator.INTERSECTION:
                shared = [part for part in one.parts if part in other.parts]
                rest = [[part for part in side.parts if part not in shared] for side in (one, other)]
                if len(shared) >= 1 and all(len(side) == 1 for side in rest):
                    merged = intersection(*shared, union(rest[0][0], rest[1][0]))
                    return _factored([part for part in parts if part is not one and part is not other] + [merged])
    return parts


def intersection(*given: Expr) -> Expr:
    """`a & b`: without what holds another part; empty where two parts have nothing in common."""
    arity = given[0].arity
    parts = list(_ordered(_without_needless_null(_flat(Operator.INTERSECTION, given))))
    kept: list[Expr] = []
    for position, part in enumerate(parts):
        if part.operator is Operator.NONE or any(disjoint(part, other) for other in kept):
            return none(arity)
        if not any(within(other, part) for other in [*kept, *parts[position + 1 :]]):
            kept.append(part)
    return kept[0] if len(kept) == 1 else make(Operator.INTERSECTION, _ordered(kept), arity)


def _without_needless_null(parts: list[Expr]) -> list[Expr]:
    """`(x - null) & y = x & y` where y cannot hold null."""
    if any(disjoint(part, NULL) and not _differs_from_null(part) for part in parts if part.arity == 1):
        return [part.parts[0] if _differs_from_null(part) else part for part in parts]
    return parts


def _differs_from_null(part: Expr) -> bool:
    return part.operator is Operator.DIFFERENCE and part.parts[1] is NULL


def difference(left: Expr, right: Expr) -> Expr:
    """`a - b`."""
    if right.operator is Operator.NONE or disjoint(left, right):
        return left
    if within(left, right):
        return none(left.arity)
    if left.operator is Operator.UNION:
        kept = [part for part in left.parts if not within(part, right)]
        if len(kept) < len(left.parts):
            return difference(union(*kept), right)
        if left.arity == 2 and _are_rows(right):
            return union(*(difference(part, right) for part in left.parts))
    if left.operator is Operator.PRODUCT and left.arity == 2 and _are_rows(right):
        keys = union(*(row.parts[0] for row in _flat(Operator.UNION, [right])))
        return product(difference(left.parts[0], keys), left.parts[1])
    if left.operator is Operator.DIFFERENCE:
        return difference(left.parts[0], union(left.parts[1], right))
    if left.operator is Operator.OVERRIDE and within(left.parts[1], right) and _whole_rows(right, left.parts[1]):
        return difference(left.parts[0], right)
    return make(Operator.DIFFERENCE, (left, right), left.arity)


def _are_rows(removed: Expr) -> bool:
    """Whether it is `x -> univ`, or several such."""
    return all(
        row.operator is Operator.PRODUCT and row.parts[1] is EVERYTHING for row in _flat(Operator.UNION, [removed])
    )


def _whole_rows(removed: Expr, update: Expr) -> bool:
    """Whether `x -> univ` is removed for every x that the update speaks of."""
    rows = removed.parts if removed.operator is Operator.UNION else (removed,)
    if update.operator is not Operator.PRODUCT:
        return False
    return any(
        row.operator is Operator.PRODUCT and row.parts[1] is EVERYTHING and within(update.parts[0], row.parts[0])
        for row in rows
    )


def product(left: Expr, right: Expr) -> Expr:
    """`a -> b`."""
    if Operator.NONE in (left.operator, right.operator):
        return none(left.arity + right.arity)
    if left.operator is Operator.PRODUCT:
        return product(left.parts[0], product(left.parts[1], right))
    return make(Operator.PRODUCT, (left, right), left.arity + right.arity)


def closure(relation: Expr) -> Expr:
    """`*r`."""
    return relation if relation.operator is Operator.CLOSURE else make(Operator.CLOSURE, (relation,), 2)


def override(left: Expr, key: Expr, value: Expr) -> Expr:
    """`r ++ (x -> y)`; neither x nor y is empty where this is reached."""
    if Operator.NONE in (key.operator, value.operator):
        return left
    chain: list[Expr] = []
    base = left
    while base.operator is Operator.OVERRIDE:
        update = base.parts[1]
        if update.parts[0] is key:
            base = base.parts[0]
            for later in reversed(chain):
                base = make(Operator.OVERRIDE, (base, later), left.arity)
            left = base
            break
        if not disjoint(update.parts[0], key):
            break
        chain.append(update)
        base = base.parts[0]
    return make(Operator.OVERRIDE, (left, product(key, value)), left.arity)


def join(left: Expr, right: Expr) -> Expr:
    """`a.b`."""
    arity = left.arity + right.arity - 2
    if Operator.NONE in (left.operator, right.operator):
        return left if right.operator is Operator.CLOSURE else none(arity)
    if right.operator is Operator.CLOSURE:
        return _join_closure(left, right)
    if left.arity == 1 and right.arity > 1:
        return _image(left, right)
    if right.operator is Operator.JOIN and right.parts[0].arity == 2:
        return join(join(left, right.parts[0]), right.parts[1])
    return make(Operator.JOIN, (left, right), arity)


def _join_closure(left: Expr, right: Expr) -> Expr:
    """`x.*r.*r = x.*r`, `null.*r = null`, and `x.*r = x` for what is new where r is not."""
    if left is NULL or right.parts[0].operator is Operator.NONE:
        return left
    if is_kind(left, Kind.NEW, Kind.NEW_SET) and right.parts[0].old:
        return left
    if left.operator is Operator.JOIN and left.parts[1] is right:
        return left
    return make(Operator.JOIN, (left, right), left.arity)


def _without_null(left: Expr) -> Expr:
    """What of a set can have fields: `(x - null).r = x.r`, `(x + null).r = x.r`."""
    if _differs_from_null(left):
        return _without_null(left.parts[0])
    if left.operator is Operator.UNION and NULL in left.parts:
        return union(*(part for part in left.parts if part is not NULL))
    return left


def _image(left: Expr, right: Expr) -> Expr:
    """The image of a set under a field: what of the field cannot matter is left out."""
    left = _without_null(left)
    arity = right.arity - 1
    if left is NULL or left.columns[0] == frozenset({NULL_SORT}):
        return none(arity)
    if is_kind(left, Kind.NEW, Kind.NEW_SET) and right.old:
        return none(arity)
    if left.operator is Operator.UNION:
        alive = [part for part in left.parts if _image(part, right).operator is not Operator.NONE]
        if not alive:
            return none(arity)
        left = union(*alive)
        if all(is_kind(part, Kind.NEW, Kind.NEW_SET) for part in _flat(Operator.UNION, [left])):
            return union(*(join(part, right) for part in _flat(Operator.UNION, [left])))
    if right.operator is Operator.OVERRIDE:
        base, update = right.parts
        if update.parts[0] is left and is_single(left):
            return update.parts[1]
        if disjoint(left, update.parts[0]):
            return join(left, base)
    if right.operator is Operator.UNION:
        alive = [part for part in right.parts if not _misses(left, part)]
        if not alive:
            return none(arity)
        known = [part for part in alive if _hits(left, part)]
        rest = [part for part in alive if part not in known]
        if len(rest) < len(right.parts):
            # `x.(r + s) = x.r + x.s`, where that saves the join with s.
            return union(*([join(left, union(*rest))] if rest else []), *(part.parts[1] for part in known))
    if right.operator is Operator.DIFFERENCE and all(
        _misses(left, part) for part in _flat(Operator.UNION, [right.parts[1]])
    ):
        return join(left, right.parts[0])
    if right.operator is Operator.DIFFERENCE and any(
        part.operator is Operator.PRODUCT and part.parts[1] is EVERYTHING and within(left, part.parts[0])
        for part in _flat(Operator.UNION, [right.parts[1]])
    ):
        return none(arity)
    if right.operator is Operator.PRODUCT and right.parts[0].arity == 1:
        if _misses(left, right):
            return none(arity)
        if _hits(left, right):
            return right.parts[1]
    if right.operator is Operator.JOIN and right.parts[0].arity == 2:
        return join(join(left, right.parts[0]), right.parts[1])
    return make(Operator.JOIN, (left, right), arity)


def _hits(left: Expr, part: Expr) -> bool:
    """Whether a product speaks of all of these objects: `x.(a -> b) = b` for an x in a.

    New objects of a loop may be none at all, but they stand only where bounds may be wider than that.
    """
    some = is_single(left) or is_kind(left, Kind.NEW_SET)
    return some and part.operator is Operator.PRODUCT and part.parts[0].arity == 1 and within(left, part.parts[0])


def _misses(left: Expr, part: Expr) -> bool:
    """Whether a product says nothing about any of these objects."""
    if part.operator is Operator.PRODUCT and part.parts[0].arity == 1:
        return disjoint(left, part.parts[0])
    return part.old and is_kind(left, Kind.NEW, Kind.NEW_SET)
