"""Canonical forms and numbers of automorphisms, against all renamings; counts, against lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import factorial
from random import Random

import pytest

from oxpecker.relational import Finder, Options
from oxpecker.relational.alloy import parse_module, problem
from oxpecker.relational.alloy.search import searching
from oxpecker.relational.canonical import canonical
from oxpecker.relational.universe import Tuples


def renamings(colours: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for renaming in permutations(range(len(colours))):
        if all(colours[new] == colour for new, colour in zip(renaming, colours, strict=True)):
            yield renaming


def renamed(table: Tuples, renaming: Sequence[int]) -> Tuples:
    return frozenset(tuple(renaming[atom] for atom in row) for row in table)


def random_tables(random: Random, atoms: int) -> list[Tuples]:
    found = []
    for _ in range(random.randint(1, 3)):
        rows, density = product(range(atoms), repeat=random.randint(1, 3)), random.choice([0.1, 0.3, 0.5, 0.9])
        found.append(frozenset(row for row in rows if random.random() < density))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_forms_and_automorphisms_agree_with_all_renamings(seed: int) -> None:
    random = Random(seed)
    for _ in range(5):
        atoms = random.randint(1, 5)
        colours = [random.randint(0, 1) for _ in range(atoms)]
        tables = random_tables(random, atoms)
        found = canonical(tables, colours)
        all_renamings = list(renamings(colours))
        same = [each for each in all_renamings if [renamed(table, each) for table in tables] == tables]
        assert found.automorphisms == len(same)
        turned = random.choice(all_renamings)
        assert canonical([renamed(table, turned) for table in tables], colours) == found


def test_relations_on_three_atoms_have_104_forms() -> None:
    pairs = list(product(range(3), repeat=2))
    tables = [frozenset(p for p, bit in zip(pairs, bits, strict=True) if bit) for bits in product((0, 1), repeat=9)]
    assert len({canonical([table], [0, 0, 0]).form for table in tables}) == 104


def test_many_symmetries_are_no_problem() -> None:
    size = 12
    pairs = frozenset((atom, size + (5 * atom) % size) for atom in range(size))
    assert canonical([pairs], [0] * size + [1] * size).automorphisms == factorial(size)
    ring = frozenset((atom, (atom + step) % size) for atom in range(size) for step in (1, size - 1))
    assert canonical([ring], [0] * size).automorphisms == 2 * size


@pytest.mark.parametrize(
    ("text", "labelled", "classes"),
    [
        ("abstract sig A{} sig B,C extends A{} run{} for 3", 27, 10),
        ("abstract sig A{} sig B,C extends A{} run{#C=2} for 3 but 4 A, 2 B", 24, 3),
        ("sig A{} sig B extends A{} sig C in A{} run{} for 2", 25, 15),
        ("sig A{f: A} run{} for exactly 3 A", 27, 7),
        ("sig A{f: A -> lone A} run{} for exactly 2 A", 81, 45),
        ("sig A{r: set A} run{ all x: A | lone x.r and x not in x.^r } for exactly 3 A", 16, 4),
        ("one sig S{r: A->A} sig A{} run{ S.r in A one->one A } for exactly 3 A", 6, 3),
        ("sig A{f: set A} run{ f = ~f and no iden & f } for exactly 5 A", 1024, 34),
        ("sig A{} run{ some x: A | x in A } for exactly 3 A", 3, 1),
        ("open util/ordering[A] sig A{x: lone A} run{ all a: A | a.x in a.nexts } for 3", 6, 6),
        ("one sig A{n: set Int} run{sum[A.n] = 3 and #A.n=2} for 0 but 3 Int", 4, 4),
        ("sig A{} run{ some A and no A } for 2", 0, 0),
    ],
)
def test_counts_follow_from_one_instance_of_each_class(text: str, labelled: int, classes: int) -> None:
    module = parse_module("m.als", text)
    asked = problem(module, module.commands[0])
    for isomorphic, number in ((True, labelled), (False, classes)):
        for symmetry in (0, 20):
            options = Options(symmetry=symmetry, wrap_at=asked.bit_width or None)
            with searching(asked, options) as search:
                assert max(search.count(isomorphic=isomorphic), default=0) == number
        with Finder(asked.bounds, Options(symmetry=0, wrap_at=asked.bit_width or None)) as finder:
            finder.add(*asked.formulas)
            assert sum(1 for _ in finder.instances(isomorphic=isomorphic)) == number
