"""`util/ordering`: a total order on the atoms of a signature."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from oxpecker.relational import syntax
from oxpecker.relational.operators import Quantifier
from oxpecker.relational.syntax import Declaration, Expression, Formula, Relation, Variable, every, join
from oxpecker.relational.universe import Bounds


def ordered(bounds: Bounds, signature: Relation, atoms: Sequence[str]) -> tuple[dict[str, Relation], list[Formula]]:
    """`first`, `last` and `next` of a signature, and the formulas that order it.

    All orders of a signature that contains all its atoms are isomorphic, so the order is fixed: that of the atoms.
    """
    place, tuples = signature.place, bounds.universe.tuples
    found = {name: Relation(f"{signature.name}/{name}", 2 if name == "next" else 1, place) for name in _NAMES}
    if bounds[signature].lower == bounds[signature].upper:
        rows = {"first": tuples(*atoms[:1]), "last": tuples(*atoms[-1:]), "next": tuples(*pairwise(atoms))}
        for name, relation in found.items():
            bounds.fix(relation, rows[name])
        return found, [signature.some()]
    for relation in found.values():
        bounds.bind(relation, bounds.universe.all_tuples(*([atoms] * relation.arity)))
    last = found["last"].equals(signature - join(found["next"], signature))
    return found, [total_order(signature, found["first"], found["next"]), last]


_NAMES = ("first", "last", "next")


def total_order(elements: Expression, first: Expression, following: Expression) -> Formula:
    """The elements in a row: `following` leads from the first through all of them, once."""
    here = Variable("e")
    successors = Declaration(here, elements)
    parts = [
        first.one(),
        first.inside(elements),
        following.inside(elements * elements),
        join(following, first).no(),
        every(here, elements, join(here, following).lone()),
        every(here, elements - first, join(following, here).one()),
        elements.inside(join(first, following.reflexive_closure())),
        syntax.Quantified(Quantifier.ALL, (successors,), here.inside(join(here, following.closure())).__invert__()),
    ]
    return syntax.And(tuple(parts))
