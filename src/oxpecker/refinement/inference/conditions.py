"""Conditions in disjunctive form: cubes of literals, merged where they differ in one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import BOOL
from oxpecker.refinement.inference.values import FALSE, TRUE, Expression, binary, negation

Cube = tuple[Expression, ...]
"""Literals that all hold."""


def merged(cubes: Iterable[Cube]) -> list[Cube]:
    """Fewer cubes that say the same: `a && b || a && !b` is `a`, and `a || !a && b` is `a || b`."""
    combined = _combined(list(dict.fromkeys(cubes)))
    single = [cube[0] for cube in combined if len(cube) == 1]
    shorter = [cube if len(cube) == 1 else tuple(e for e in cube if negation(e) not in single) for cube in combined]
    return [simplified(cube) for cube in shorter]


def simplified(cube: Cube) -> Cube:
    """Without comparisons that others imply: `b >= a` where `a < b`; `a <= b && a >= b` is `a == b`."""
    found: list[Expression] = []
    for literal in cube:
        inner = negation(literal)
        if not (isinstance(inner, typed.Binary) and inner.operator is BinaryOperator.LESS):
            found.append(literal)
            continue
        strict = binary(BinaryOperator.LESS, inner.right, inner.left, BOOL)
        if negation(strict) in cube:
            equal = binary(BinaryOperator.EQUAL, inner.right, inner.left, BOOL)
            if binary(BinaryOperator.EQUAL, inner.left, inner.right, BOOL) not in found:
                found.append(equal)
        elif strict not in cube:
            found.append(literal)
    return tuple(dict.fromkeys(found))


def _combined(found: list[Cube]) -> list[Cube]:
    changed = True
    while changed:
        changed = False
        for i, one in enumerate(found):
            for other in found[i + 1 :]:
                smaller = _joined(one, other)
                if smaller is not None:
                    rest = [each for each in found if each not in (one, other)]
                    found, changed = list(dict.fromkeys([*rest, smaller])), True
                    break
            if changed:
                break
    return found


def _joined(one: Cube, other: Cube) -> Cube | None:
    if set(one) <= set(other):
        return one
    if set(other) <= set(one):
        return other
    ours, theirs = [e for e in one if e not in other], [e for e in other if e not in one]
    if len(theirs) == 1 and negation(theirs[0]) in ours:
        rest = tuple(each for each in one if each != negation(theirs[0]))
        return rest if len(ours) == 1 else None
    return None


def conjunction(literals: Sequence[Expression]) -> Expression:
    """All of them."""
    return _connected(BinaryOperator.AND, literals, TRUE)


def disjunction(cubes: Sequence[Cube]) -> Expression:
    """One of them."""
    return _connected(BinaryOperator.OR, [conjunction(cube) for cube in cubes], FALSE)


def _connected(operator: BinaryOperator, parts: Sequence[Expression], nothing: Expression) -> Expression:
    found: Expression | None = None
    for part in parts:
        found = part if found is None else typed.Binary(BOOL, operator, found, part)
    return nothing if found is None else found
