"""How many structures there are: numbers that combinatorics knows, with and without the names of atoms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oxpecker.relational import (
    IDENTITY,
    UNIVERSE,
    Bounds,
    Finder,
    Formula,
    IntegerConstant,
    Options,
    Relation,
    Variable,
    every,
    universe,
)

Property = Callable[[Relation], Formula]
X = Variable("x")
ALL = UNIVERSE * UNIVERSE


def function(r: Relation) -> Formula:
    return every(X, UNIVERSE, (X @ r).one())


def permutation(r: Relation) -> Formula:
    return function(r) & every(X, UNIVERSE, (r @ X).one())


def graph(r: Relation) -> Formula:
    return (~r).equals(r) & (r & IDENTITY).no()


def tournament(r: Relation) -> Formula:
    return (r & ~r).no() & ALL.inside(r + ~r + IDENTITY) & (r & IDENTITY).no()


def partial_order(r: Relation) -> Formula:
    return IDENTITY.inside(r) & (r @ r).inside(r) & (r & ~r).inside(IDENTITY)


def total_order(r: Relation) -> Formula:
    return partial_order(r) & ALL.inside(r + ~r)


def equivalence(r: Relation) -> Formula:
    return IDENTITY.inside(r) & (r @ r).inside(r) & (~r).equals(r)


def preorder(r: Relation) -> Formula:
    return IDENTITY.inside(r) & (r @ r).inside(r)


def acyclic(r: Relation) -> Formula:
    return (r.closure() & IDENTITY).no()


def tree(r: Relation) -> Formula:
    edges = IntegerConstant(2) * (UNIVERSE.count() - IntegerConstant(1))
    return graph(r) & ALL.inside(r.reflexive_closure()) & r.count().equals(edges)


# property, labelled counts for 1, 2, 3, .. atoms, counts up to isomorphism (OEIS numbers)
TABLE: list[tuple[Property, list[int], list[int]]] = [
    (function, [1, 4, 27, 256], [1, 3, 7, 19, 47]),  # A000312, A001372
    (permutation, [1, 2, 6, 24], [1, 2, 3, 5, 7]),  # A000142, A000041
    (graph, [1, 2, 8, 64], [1, 2, 4, 11, 34]),  # A006125, A000088
    (tournament, [1, 2, 8, 64], [1, 1, 2, 4, 12]),  # A006125, A000568
    (partial_order, [1, 3, 19, 219], [1, 2, 5, 16, 63]),  # A001035, A000112
    (total_order, [1, 2, 6, 24], [1, 1, 1, 1, 1]),
    (equivalence, [1, 2, 5, 15], [1, 2, 3, 5, 7]),  # A000110, A000041
    (preorder, [1, 4, 29, 355], [1, 3, 9, 33]),  # A000798, A001930
    (acyclic, [1, 3, 25, 543], [1, 2, 6, 31]),  # A003024, A003087
    (tree, [1, 1, 3, 16, 125], [1, 1, 1, 2, 3, 6]),  # A000272, A000055
]


def count(atoms: int, holds: Property, *, isomorphic: bool) -> int:
    world = universe(f"a{number}" for number in range(atoms))
    bounds, r = Bounds(world), Relation("r", 2)
    bounds.bind(r, world.all_tuples(world.atoms, world.atoms))
    options = Options(symmetry=0) if isomorphic else Options()
    with Finder(bounds, options) as finder:
        finder.add(holds(r))
        return sum(1 for _ in finder.instances(isomorphic=isomorphic))


@pytest.mark.parametrize(("holds", "labelled", "classes"), TABLE, ids=lambda value: getattr(value, "__name__", ""))
def test_counts(holds: Property, labelled: list[int], classes: list[int]) -> None:
    assert [count(n, holds, isomorphic=True) for n in range(1, len(labelled) + 1)] == labelled
    assert [count(n, holds, isomorphic=False) for n in range(1, len(classes) + 1)] == classes
