"""How fast relational problems are translated and solved: `python benchmarks/relational.py`.

Problems that grow: a transitive relation, a closure, a heap with two fields, permutations, sums of integers, pigeons
and holes with and without symmetry breaking. The column `variables` counts the tuples that may or may not be there.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from time import perf_counter

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

Problem = tuple[Bounds, list[Formula]]
X = Variable("x")


def binary(atoms: int, *names: str) -> tuple[Bounds, list[Relation]]:
    """Binary relations over that many atoms."""
    world = universe(f"a{n}" for n in range(atoms))
    bounds = Bounds(world)
    found = [Relation(name, 2) for name in names]
    for relation in found:
        bounds.bind(relation, world.all_tuples(world.atoms, world.atoms))
    return bounds, found


def transitive(atoms: int) -> Problem:
    """A partial order without least element."""
    bounds, (r,) = binary(atoms, "r")
    return bounds, [(r @ r).inside(r), (r & IDENTITY).no(), every(X, UNIVERSE, (r @ X).some())]


def closure(atoms: int) -> Problem:
    """A relation whose closure is everything, with few tuples."""
    bounds, (r,) = binary(atoms, "r")
    return bounds, [(UNIVERSE * UNIVERSE).inside(r.closure()), every(X, UNIVERSE, (X @ r).one())]


def heap(atoms: int) -> Problem:
    """Binary trees: two fields, no circle, one parent."""
    bounds, (left, right) = binary(atoms, "left", "right")
    fields = left + right
    lone = [every(X, UNIVERSE, (X @ f).lone()) for f in (left, right)]
    return bounds, [*lone, (fields.closure() & IDENTITY).no(), every(X, UNIVERSE, (fields @ X).lone())]


def pigeons(holes: int) -> Problem:
    """One pigeon more than holes."""
    world = universe([*(f"p{n}" for n in range(holes + 1)), *(f"h{n}" for n in range(holes))])
    bounds, hole = Bounds(world), Relation("hole", 2)
    everyone, holes_set = Relation("Pigeon", 1), Relation("Hole", 1)
    bounds.fix(everyone, world.all_tuples(world.atoms[: holes + 1]))
    bounds.fix(holes_set, world.all_tuples(world.atoms[holes + 1 :]))
    bounds.bind(hole, world.all_tuples(world.atoms[: holes + 1], world.atoms[holes + 1 :]))
    return bounds, [every(X, everyone, (X @ hole).one()), every(X, holes_set, (hole @ X).lone())]


def counting(atoms: int) -> Problem:
    """As many tuples as half of them all."""
    bounds, (r,) = binary(atoms, "r")
    return bounds, [r.count().equals(IntegerConstant(atoms * atoms // 2))]


def injective(atoms: int) -> Problem:
    """A permutation that leaves nothing in its place."""
    bounds, (r,) = binary(atoms, "r")
    ways = [every(X, UNIVERSE, (X @ r).one()), every(X, UNIVERSE, (r @ X).one())]
    return bounds, [*ways, (r & IDENTITY).no()]


PROBLEMS: list[tuple[Callable[[int], Problem], list[int], list[int]]] = [
    (transitive, [8, 12, 16], [0, 20]),
    (closure, [6, 9, 12], [20]),
    (heap, [10, 20, 40], [20]),
    (injective, [20, 60, 142], [20]),
    (counting, [20, 60, 142], [20]),
    (pigeons, [6, 7, 8], [0, 20]),
]


def rows(most: int | None) -> Iterator[tuple[str, int, int]]:
    """Every problem with every size and symmetry breaking."""
    for make, sizes, symmetries in PROBLEMS:
        for size in sizes:
            for symmetry in symmetries:
                if most is None or size <= most:
                    yield make.__name__, size, symmetry


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, help="only problems up to this size")
    options = parser.parse_args()
    print(f"Python {platform.python_version()} on {platform.machine()}")
    print(f"{'':14}{'size':>6}{'symmetry':>10}{'variables':>11}{'gates':>10}{'translate':>11}{'solve':>9}  answer")
    factories = {make.__name__: make for make, _, _ in PROBLEMS}
    for name, size, symmetry in rows(options.size):
        bounds, formulas = factories[name](size)
        begun = perf_counter()
        with Finder(bounds, Options(symmetry=symmetry)) as finder:
            finder.add(*formulas)
            translated = perf_counter()
            answer = "instance" if finder.solve() else "none"
            solved = perf_counter()
            s = finder.statistics
        print(
            f"{name:14}{size:>6}{symmetry:>10}{s.variables:>11}{s.gates:>10}{translated - begun:>10.2f}s"
            f"{solved - translated:>8.2f}s  {answer}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
