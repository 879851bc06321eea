"""Sets in the place of closures: the same instances, with fewer gates."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.relational import (
    UNIVERSE,
    Bounds,
    Declaration,
    Expression,
    Finder,
    Formula,
    Options,
    Quantified,
    Quantifier,
    Relation,
    Variable,
    comprehension,
    conditional,
    conjunction,
    disjunction,
    every,
    exists,
    universe,
)
from oxpecker.relational.universe import Tuples
from tests.exhaustive import tries
from tests.relational.meaning import Meaning

WORLD = universe(["a", "b", "c"])
P, Q, R = Relation("p", 1), Relation("q", 1), Relation("r", 2)
MAY = {
    P: WORLD.tuples("a", "b"),
    Q: WORLD.tuples("b", "c"),
    R: WORLD.tuples(("a", "b"), ("b", "c"), ("c", "a"), ("b", "a"), ("c", "c")),
}


def bounds() -> Bounds:
    found = Bounds(WORLD)
    for relation, rows in MAY.items():
        found.bind(relation, rows)
    return found


def subsets(rows: Tuples) -> list[Tuples]:
    return [frozenset(each) for each in chain(*(combinations(sorted(rows), n) for n in range(len(rows) + 1)))]


EVERYTHING = [{P: p, Q: q, R: r} for p in subsets(MAY[P]) for q in subsets(MAY[Q]) for r in subsets(MAY[R])]


@st.composite
def sets(draw: st.DrawFn, depth: int, scope: tuple[Variable, ...] = ()) -> Expression:
    """Sets that are often reached by a closure."""
    if depth == 0:
        return draw(st.sampled_from([P, Q, UNIVERSE, *scope]))
    smaller = lambda: draw(sets(depth - 1, scope))  # noqa: E731
    steps = draw(st.sampled_from([R, ~R, R + ~R, R - (P * Q), R.override(P * Q)]))
    match draw(st.sampled_from(["forwards", "backwards", "step", "+", "-", "&", "if", "all"])):
        case "forwards":
            return smaller() @ draw(st.sampled_from([steps.closure(), steps.reflexive_closure()]))
        case "backwards":
            return draw(st.sampled_from([steps.closure(), steps.reflexive_closure()])) @ smaller()
        case "step":
            return smaller() @ steps
        case "+":
            return smaller() + smaller()
        case "-":
            return smaller() - smaller()
        case "&":
            return smaller() & smaller()
        case "if":
            return conditional(draw(formulas(depth - 1, scope)), smaller(), smaller())
    variable = Variable(f"c{depth}")
    return comprehension([Declaration(variable, smaller())], draw(formulas(depth - 1, (*scope, variable))))


@st.composite
def formulas(draw: st.DrawFn, depth: int, scope: tuple[Variable, ...] = ()) -> Formula:
    below = max(0, depth - 1)
    a, b = draw(sets(depth, scope)), draw(sets(below, scope))
    kinds = ["in", "=", "some", "no", "one", "lone", *(["not", "and", "or", "iff", "all"] if depth else [])]
    kind = draw(st.sampled_from(kinds))
    if kind in ("in", "="):
        return a.inside(b) if kind == "in" else a.equals(b)
    if kind in ("some", "no", "one", "lone"):
        return {"some": a.some, "no": a.no, "one": a.one, "lone": a.lone}[kind]()
    first, second = draw(formulas(below, scope)), draw(formulas(below, scope))
    match kind:
        case "not":
            return ~first
        case "and":
            return conjunction([first, second])
        case "or":
            return disjunction([first, second])
        case "iff":
            return first.iff(second)
    variable = Variable(f"v{depth}")
    body = draw(formulas(below, (*scope, variable)))
    return Quantified(draw(st.sampled_from(list(Quantifier))), (Declaration(variable, a),), body)


@settings(max_examples=tries(120), deadline=None, derandomize=True)
@given(st.lists(formulas(2), min_size=1, max_size=3))
def test_the_same_instances_are_found(parts: list[Formula]) -> None:
    meaning = Meaning(WORLD)
    wanted = {tuple(each.values()) for each in EVERYTHING if all(meaning.holds(part, each) for part in parts)}
    with Finder(bounds(), Options(symmetry=0, reachable_sets=True)) as finder:
        for part in parts:
            finder.add(part)
        found = [tuple(each[r] for r in (P, Q, R)) for each in finder.instances()]
    assert set(found) == wanted


NEXT = Relation("next", 2)
HEAD = Relation("head", 1)
X = Variable("x")
LATER = HEAD @ NEXT.reflexive_closure()


def gates(formula: Formula, *, reachable_sets: bool) -> int:
    nodes = universe([f"n{i}" for i in range(20)])
    found = Bounds(nodes)
    found.bind(NEXT, nodes.all_tuples(nodes.atoms, nodes.atoms))
    found.bind(HEAD, nodes.tuples(*nodes.atoms))
    with Finder(found, Options(symmetry=0, reachable_sets=reachable_sets)) as finder:
        finder.add(formula)
        return finder.statistics.gates


@pytest.mark.parametrize(
    "formula",
    [
        every(X, LATER, (X @ NEXT).lone()),
        ~exists(X, LATER, (X @ NEXT).some()),
        LATER.inside(HEAD @ NEXT),
        (NEXT.closure() @ HEAD).no(),
        HEAD.inside(UNIVERSE - LATER),
    ],
)
def test_what_may_grow_for_nothing_needs_no_closure(formula: Formula) -> None:
    assert gates(formula, reachable_sets=True) * 10 < gates(formula, reachable_sets=False)


@pytest.mark.parametrize(
    "formula",
    [
        exists(X, LATER, (X @ NEXT).no()),
        HEAD.inside(LATER),
        LATER.equals(UNIVERSE),
        every(X, UNIVERSE, (X @ NEXT.closure()).no()),
        every(X, LATER, (X @ NEXT).lone()) & HEAD.inside(HEAD @ NEXT.closure()),
    ],
)
def test_what_must_be_reached_needs_the_closure(formula: Formula) -> None:
    parts = gates(formula, reachable_sets=False)
    assert parts <= gates(formula, reachable_sets=True) <= parts * 1.1
