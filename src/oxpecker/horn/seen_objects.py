"""Candidate invariants of loops that walk a linked structure: what is owed of all its objects, but for those to come.

The objects to come are those that a local leads to which the loop assigns, as `n` in `n = n.next`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from oxpecker.horn.formula import (
    NULL_OBJECT,
    Formula,
    Op,
    Sort,
    call,
    conjuncts,
    disjunction,
    equal,
    negation,
    quantified,
)
from oxpecker.horn.invariants import Round, Visit
from oxpecker.horn.linked import is_reaching
from oxpecker.horn.normalisation import pushed
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.substitution import substituted, unranged

Path = Obligation | Round


def seen_objects(visit: Visit, goal: Formula) -> Iterator[Formula]:
    """What a goal after the loop says of the objects that are behind; as it is, too."""
    moving = _moving(visit)
    named = unranged(substituted(goal, visit.names))
    if not named.symbols <= visit.before.keys():
        return
    for each in conjuncts(named):
        yield each
        for part in _universal(each):
            for name, guard in product(moving, _guards(part)):
                rest = call(guard.name, Sort.BOOL, (*guard.arguments[:-2], name, guard.arguments[-1]))
                yield quantified(Op.FORALL, part.bound, disjunction(part.arguments[0], rest))


def led_to(visit: Visit, path: Path) -> Iterator[Formula]:
    """The locals that the loop assigns are not null, and what others lead to."""
    moving = _moving(visit)
    said = (each for fact in path.hypotheses for each in fact.walk() if is_reaching(each)) if moving else ()
    now = {(each.name, tuple(visit.names.get(array, array) for array in each.arguments[:-2])) for each in said}
    for name in moving:
        yield negation(equal(name, NULL_OBJECT))
        for predicate, arrays in sorted(now, key=str):
            for root in (each for each in _objects(visit) if each != name and {*arrays} <= visit.before.keys()):
                led = call(predicate, Sort.BOOL, (*arrays, root, name))
                yield disjunction(equal(name, NULL_OBJECT), led)


def _objects(visit: Visit) -> list[Formula]:
    """The names of objects."""
    return [name for name in visit.before if name.sort is Sort.OBJECT]


def _moving(visit: Visit) -> list[Formula]:
    """The names of objects that the loop assigns."""
    return [name for name in _objects(visit) if visit.is_assigned(name)]


def _universal(goal: Formula) -> Iterator[Formula]:
    """The conditions on all reachable objects in a goal."""
    for each in goal.walk():
        if each.op is Op.NOT and each.arguments[0].op is Op.EXISTS:
            each = pushed(each.arguments[0])
        elif each.op is Op.EXISTS:
            each = pushed(each)
        if each.op is Op.FORALL and len(each.bound) == 1:
            yield each


def _guards(part: Formula) -> list[Formula]:
    """What says which objects a condition is about."""
    (variable,) = part.bound
    (body,) = part.arguments
    parts = (each.arguments[0] for each in (body.arguments if body.op is Op.OR else (body,)) if each.op is Op.NOT)
    return [each for each in parts if is_reaching(each) and each.arguments[-1] == variable]
