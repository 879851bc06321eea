"""Symmetry: interchangeable atoms, and formulas that exclude all but a few of the isomorphic instances."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from oxpecker.relational.circuit import FALSE, TRUE, Circuit
from oxpecker.relational.limits import SYMMETRY_BITS
from oxpecker.relational.syntax import Relation
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bounds, Tuples

Table = tuple[dict[int, int], list[tuple[int, ...]]]
"""The matrix of a relation, and its possible tuples in order."""


def classes(bounds: Bounds) -> list[list[int]]:
    """Partitions the atoms into classes of interchangeable ones: swapping two of a class changes no bound.

    Interchangeability is an equivalence, (a c) = (a b)(b c)(a b), so comparing with one atom of a class is enough.
    """
    sets = [each for relation in bounds for each in (bounds[relation].lower, bounds[relation].upper)]
    holding = [_by_atom(each) for each in dict.fromkeys(sets)]
    found: list[list[int]] = []
    for atom in range(len(bounds.universe)):
        if atom in bounds.universe.integers:
            continue
        for group in found:
            if all(_exchangeable(group[0], atom, each) for each in holding):
                group.append(atom)
                break
        else:
            found.append([atom])
    return [group for group in found if len(group) > 1]


def exchanged(row: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    """A tuple with two atoms swapped."""
    return tuple(b if atom == a else a if atom == b else atom for atom in row)


def _by_atom(tuples: Tuples) -> tuple[Tuples, dict[int, list[tuple[int, ...]]]]:
    found: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
    for row in tuples:
        for atom in set(row):
            found[atom].append(row)
    return tuples, found


def _exchangeable(a: int, b: int, holding: tuple[Tuples, dict[int, list[tuple[int, ...]]]]) -> bool:
    tuples, by_atom = holding
    touched = (*by_atom.get(a, ()), *by_atom.get(b, ()))
    return all(exchanged(row, a, b) in tuples for row in touched)


def breaking(translator: Translator, relations: Iterable[Relation], longest: int = SYMMETRY_BITS) -> int:
    """A literal that at least one instance of every isomorphism class satisfies: for neighbours a, b in a class of
    atoms, the instance is not larger, bit by bit, than itself with a and b swapped.

    As many bits as there are atoms are compared, if these are more: whole rows of a relation. Otherwise two pigeons
    that differ only in their last holes can be swapped.
    """
    circuit, universe = translator.circuit, translator.bounds.universe
    longest = max(longest, len(universe) - len(universe.integers))
    ordered = [
        (translator.relation(relation).cells, sorted(translator.bounds[relation].upper))
        for relation in sorted(relations, key=lambda relation: (relation.arity, relation.name))
    ]
    parts = []
    for group in classes(translator.bounds):
        for a, b in pairwise(group):
            bits = list(_mirrored(translator, ordered, a, b, longest))
            parts.append(_not_larger(circuit, bits))
    return circuit.conjunction(parts)


def _mirrored(
    translator: Translator, relations: Sequence[Table], a: int, b: int, longest: int
) -> Iterator[tuple[int, int]]:
    """Pairs of literals: a tuple's, and its image's."""
    given: set[tuple[int, int]] = set()
    pack = translator.algebra.pack
    for cells, rows in relations:
        for row in rows:
            if a not in row and b not in row:
                continue
            pair = cells.get(pack(row), FALSE), cells.get(pack(exchanged(row, a, b)), FALSE)
            if pair in given or pair[::-1] in given or pair[0] == pair[1]:
                continue
            given.add(pair)
            yield pair
            if len(given) >= longest:
                return


def _not_larger(circuit: Circuit, bits: Sequence[tuple[int, int]]) -> int:
    result = TRUE
    for one, other in reversed(bits):
        equal_so_far = circuit.both(circuit.either(-one, other), circuit.either(circuit.both(-one, other), result))
        result = equal_so_far
    return result
