"""Gates, their clauses, and searches with and without symmetry breaking."""

from __future__ import annotations

from itertools import product

import pytest

from oxpecker.relational import UNIVERSE, Bounds, Finder, Formula, Options, Relation, Variable, every, finder, universe
from oxpecker.relational.circuit import FALSE, TRUE, Choice, Circuit
from oxpecker.relational.cnf import Clauses
from oxpecker.relational.sat import SatSolver


def value(circuit: Circuit, literal: int, given: dict[int, bool]) -> bool:
    if literal < 0:
        return not value(circuit, -literal, given)
    inputs = circuit.inputs[literal]
    if inputs is None:
        return literal == TRUE or given[literal]
    if isinstance(inputs, Choice):
        chosen = inputs.then if value(circuit, inputs.condition, given) else inputs.otherwise
        return value(circuit, chosen, given)
    return all(value(circuit, each, given) for each in inputs)


def test_a_choice_means_what_it_says_and_has_one_gate() -> None:
    circuit = Circuit()
    variables = [circuit.variable() for _ in range(3)]
    literals = [TRUE, FALSE, *variables, *(-each for each in variables)]
    rows = [dict(zip(variables, bits, strict=True)) for bits in product((False, True), repeat=3)]
    for a, b, c in product(literals, repeat=3):
        choice = circuit.choose(a, b, c)
        assert choice == circuit.choose(-a, c, b) == -circuit.choose(a, -b, -c)
        for row in rows:
            chosen = value(circuit, b if value(circuit, a, row) else c, row)
            assert value(circuit, choice, row) == chosen, (a, b, c)
    for a, b in product(literals, repeat=2):
        assert circuit.differ(a, b) == circuit.differ(b, a) == -circuit.differ(-a, b)
        for row in rows:
            assert value(circuit, circuit.differ(a, b), row) == (value(circuit, a, row) != value(circuit, b, row))


@pytest.mark.parametrize("sign", [1, -1])
def test_the_clauses_of_a_choice_have_its_solutions(sign: int) -> None:
    circuit = Circuit()
    variables = [circuit.variable() for _ in range(3)]
    root = sign * circuit.choose(variables[0], circuit.differ(variables[1], variables[2]), variables[2])
    clauses = Clauses(circuit)
    solver = SatSolver()
    solver.add([*clauses.meaning(root), [clauses.literal(root)]])
    for bits in product((1, -1), repeat=3):
        given = {each: bit > 0 for each, bit in zip(variables, bits, strict=True)}
        assumed = [bit * clauses.literal(each) for each, bit in zip(variables, bits, strict=True)]
        assert solver.solve(assumed) == value(circuit, root, given)
    solver.close()


def pigeons(many: int, holes: int) -> tuple[Bounds, Relation, list[Formula]]:
    world = universe([*(f"p{n}" for n in range(many)), *(f"h{n}" for n in range(holes))])
    bounds, hole = Bounds(world), Relation("hole", 2)
    everyone, places = Relation("Pigeon", 1), Relation("Hole", 1)
    bounds.fix(everyone, world.all_tuples(world.atoms[:many]))
    bounds.fix(places, world.all_tuples(world.atoms[many:]))
    bounds.bind(hole, world.all_tuples(world.atoms[:many], world.atoms[many:]))
    x = Variable("x")
    return bounds, hole, [every(x, everyone, (x @ hole).one()), every(x, places, (hole @ x).lone())]


@pytest.mark.parametrize(
    "phases", [(), ((1, True),), ((1, False),), ((0, True), (1, False), (10_000, True)), ((1, True), (10_000, False))]
)
def test_symmetry_broken_by_turns_changes_no_answer(
    phases: tuple[tuple[int, bool], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder, "SYMMETRY_PHASES", phases)
    options = Options(symmetry_phases=True)
    for many, holes in ((6, 5), (5, 5), (4, 6)):
        bounds, hole, formulas = pigeons(many, holes)
        with Finder(bounds, options) as search:
            search.add(*formulas)
            found = search.solve()
            assert (found is not None) == (many <= holes)
            if found is not None:
                assert len({row[1] for row in found[hole]}) == many
            else:
                assert set(map(id, search.core())) == set(map(id, formulas))
        with Finder(bounds, options) as search:
            search.add(*formulas)
            assert len(list(search.instances(isomorphic=False))) == (many <= holes)


def test_the_first_instance_needs_no_canonical_form() -> None:
    """A permutation of many atoms, which has as many symmetries, is shown at once."""
    bounds, _, formulas = pigeons(25, 25)
    with Finder(bounds, Options(symmetry=0)) as search:
        search.add(*formulas, UNIVERSE.some())
        assert next(search.instances(isomorphic=False)) is not None
