"""Symmetry breaking compares whole rows, also of relations with many columns of atoms."""

from __future__ import annotations

import pytest

from oxpecker.relational import Bounds, Finder, Options, Relation, SolverName, Variable, every, universe


@pytest.mark.parametrize(("pigeons", "holes"), [(24, 23), (24, 24)])
def test_many_pigeons_are_distributed_at_once(pigeons: int, holes: int) -> None:
    names = [f"p{number}" for number in range(pigeons)], [f"h{number}" for number in range(holes)]
    atoms = universe([*names[0], *names[1]])
    bounds = Bounds(atoms)
    sits = bounds.bind(Relation("sits", 2), atoms.all_tuples(*names))
    pigeon, hole = (
        bounds.fix(Relation(f"set{number}", 1), atoms.all_tuples(each)) for number, each in enumerate(names)
    )
    p, h = Variable("p"), Variable("h")
    with Finder(bounds, Options(SolverName.GLUCOSE, cores=False)) as finder:
        finder.add(every(p, pigeon, (p @ sits).one()), every(h, hole, (sits @ h).lone()))
        assert (finder.solve() is not None) is (pigeons <= holes)
