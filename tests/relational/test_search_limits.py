"""Whoever watches a search can end it."""

from __future__ import annotations

import pytest

from oxpecker.relational import Bounds, Finder, Options, Relation, Variable, every
from oxpecker.relational.universe import Universe


class _Enough(Exception):
    pass


def test_a_long_search_is_ended() -> None:
    """Fifteen pigeons and fourteen holes keep a solver busy for longer than anybody waits."""
    pigeons, holes = [f"p{i}" for i in range(15)], [f"h{i}" for i in range(14)]
    universe = Universe((*pigeons, *holes))
    bounds = Bounds(universe)
    sits = bounds.bind(Relation("sits", 2), universe.all_tuples(pigeons, holes))
    pigeon = bounds.fix(Relation("Pigeon", 1), universe.tuples(*pigeons))
    hole = bounds.fix(Relation("Hole", 1), universe.tuples(*holes))
    each = Variable("x")
    questions = 0

    def watch() -> None:
        nonlocal questions
        questions += 1
        if searching and questions > 2:
            raise _Enough

    searching = False
    with Finder(bounds, Options(symmetry=0), watch=watch) as finder:
        finder.add(every(each, pigeon, (each @ sits).some()), every(each, hole, (sits @ each).lone()))
        searching, questions = True, 0
        with pytest.raises(_Enough):
            finder.solve()
