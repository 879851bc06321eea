"""`util/ordering`: a total order on the atoms of a signature."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from oxpecker.relational.syntax import Relation
from oxpecker.relational.universe import Bounds


def ordered(bounds: Bounds, signature: Relation, atoms: Sequence[str]) -> dict[str, Relation]:
    """`first`, `last` and `next` of a signature that contains all its atoms.

    All orders are isomorphic, so the order is fixed: the atoms sorted by name.
    """
    place, tuples = signature.place, bounds.universe.tuples
    rows = {"first": tuples(*atoms[:1]), "last": tuples(*atoms[-1:]), "next": tuples(*pairwise(atoms))}
    found = {}
    for name, row in rows.items():
        relation = Relation(f"{signature.name}/{name}", 2 if name == "next" else 1, place)
        bounds.fix(relation, row)
        found[name] = relation
    return found
