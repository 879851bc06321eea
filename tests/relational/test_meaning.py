"""The finder against the definition: on small universes, exactly the instances that satisfy a formula are found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.relational import (
    IDENTITY,
    INTEGERS,
    NONE,
    UNIVERSE,
    Bounds,
    Declaration,
    Evaluator,
    Expression,
    Finder,
    Formula,
    Instance,
    Integer,
    IntegerConstant,
    Options,
    Quantified,
    Quantifier,
    Relation,
    SolverName,
    Variable,
    comprehension,
    conditional,
    conjunction,
    disjunction,
    universe,
)
from oxpecker.relational.circuit import FALSE, TRUE, Circuit
from oxpecker.relational.numbers import Numbers
from oxpecker.relational.operators import ArithmeticOperator
from oxpecker.relational.syntax import Arithmetic, IntegerAtom, IntegerConditional, SumOfAtoms, SumOver
from oxpecker.relational.universe import Tuples
from tests.exhaustive import tries
from tests.relational.meaning import Meaning, arithmetic

SETS = [Relation("p", 1), Relation("q", 1)]
PAIRS = [Relation("r", 2)]
WORLD = universe(["a", "b"], bit_width=1)  # the atoms a, b, -1 and 0


def bounds() -> Bounds:
    found = Bounds(WORLD)
    found.bind(SETS[0], WORLD.tuples("a", "b"))
    found.bind(SETS[1], WORLD.tuples("a", "0", "-1"), WORLD.tuples("a"))
    found.bind(PAIRS[0], WORLD.all_tuples(["a", "b"], ["a", "b"]) - WORLD.tuples(("b", "a")))
    return found


def subsets(lower: Tuples, upper: Tuples) -> Iterator[Tuples]:
    free = sorted(upper - lower)
    for size in range(len(free) + 1):
        for chosen in combinations(free, size):
            yield lower | frozenset(chosen)


def all_instances() -> list[dict[Relation, Tuples]]:
    found: list[dict[Relation, Tuples]] = [{}]
    given = bounds()
    for relation in given:
        bound = given[relation]
        found = [{**each, relation: rows} for each in found for rows in subsets(bound.lower, bound.upper)]
    return found


EVERYTHING = all_instances()


@st.composite
def expressions(draw: st.DrawFn, arity: int, depth: int, scope: tuple[Variable, ...]) -> Expression:
    leaves: list[Expression] = [*SETS, UNIVERSE, NONE, INTEGERS, *scope] if arity == 1 else [*PAIRS, IDENTITY]
    if depth == 0:
        return draw(st.sampled_from(leaves))
    smaller = lambda n: draw(expressions(n, depth - 1, scope))  # noqa: E731
    kinds = ["leaf", "+", "&", "-", "join", "if", "comprehension"] + (
        ["int"] if arity == 1 else ["->", "~", "^", "*", "++"]
    )
    match draw(st.sampled_from(kinds)):
        case "+":
            return smaller(arity) + smaller(arity)
        case "&":
            return smaller(arity) & smaller(arity)
        case "-":
            return smaller(arity) - smaller(arity)
        case "++":
            return smaller(2).override(smaller(2))
        case "->":
            return smaller(1) * smaller(1)
        case "~":
            return ~smaller(2)
        case "^":
            return smaller(2).closure()
        case "*":
            return smaller(2).reflexive_closure()
        case "join":
            return smaller(1) @ smaller(2) if arity == 1 else smaller(2) @ smaller(2)
        case "if":
            return conditional(draw(formulas(depth - 1, scope)), smaller(arity), smaller(arity))
        case "int":
            return IntegerAtom(draw(integers(depth - 1, scope)))
        case "comprehension":
            variables = [Variable(f"c{depth}{n}") for n in range(arity)]
            declarations = [Declaration(v, smaller(1)) for v in variables]
            return comprehension(declarations, draw(formulas(depth - 1, (*scope, *variables))))
    return draw(st.sampled_from(leaves))


@st.composite
def integers(draw: st.DrawFn, depth: int, scope: tuple[Variable, ...]) -> Integer:
    if depth == 0:
        return IntegerConstant(draw(st.integers(-3, 3)))
    match draw(st.sampled_from(["constant", "#", "sum", "over", "if", "operator"])):
        case "#":
            return draw(expressions(draw(st.sampled_from([1, 2])), depth - 1, scope)).count()
        case "sum":
            return SumOfAtoms(draw(expressions(1, depth - 1, scope)))
        case "over":
            variable = Variable(f"s{depth}")
            declaration = Declaration(variable, draw(expressions(1, depth - 1, scope)))
            return SumOver((declaration,), draw(integers(depth - 1, (*scope, variable))))
        case "if":
            condition = draw(formulas(depth - 1, scope))
            return IntegerConditional(condition, draw(integers(depth - 1, scope)), draw(integers(depth - 1, scope)))
        case "operator":
            operator = draw(st.sampled_from(list(ArithmeticOperator)))
            return Arithmetic(operator, draw(integers(depth - 1, scope)), draw(integers(depth - 1, scope)))
    return IntegerConstant(draw(st.integers(-3, 3)))


@st.composite
def formulas(draw: st.DrawFn, depth: int, scope: tuple[Variable, ...] = ()) -> Formula:
    below = max(0, depth - 1)
    kind = draw(
        st.sampled_from(["in", "=", "many", "number"] if depth == 0 else ["in", "=", "many", "number", *"!&|~Q"])
    )
    match kind:
        case "in" | "=":
            arity = draw(st.sampled_from([1, 2]))
            a, b = draw(expressions(arity, below, scope)), draw(expressions(arity, below, scope))
            return a.inside(b) if kind == "in" else a.equals(b)
        case "many":
            operand = draw(expressions(draw(st.sampled_from([1, 2])), below, scope))
            return draw(st.sampled_from([operand.some, operand.no, operand.one, operand.lone]))()
        case "number":
            i, j = draw(integers(below, scope)), draw(integers(below, scope))
            return draw(st.sampled_from([i.less, i.at_most, i.equals]))(j)
        case "!":
            return ~draw(formulas(below, scope))
        case "&":
            return conjunction([draw(formulas(below, scope)) for _ in range(3)])
        case "|":
            return disjunction([draw(formulas(below, scope)) for _ in range(3)])
        case "~":
            return draw(formulas(below, scope)).iff(draw(formulas(below, scope)))
    variables = [Variable(f"v{depth}{n}") for n in range(draw(st.integers(1, 2)))]
    declarations = tuple(Declaration(v, draw(expressions(1, below, scope))) for v in variables)
    return Quantified(
        draw(st.sampled_from(list(Quantifier))), declarations, draw(formulas(below, (*scope, *variables)))
    )


def satisfying(formula: Formula) -> set[tuple[Tuples, ...]]:
    meaning = Meaning(WORLD)
    return {tuple(each.values()) for each in EVERYTHING if meaning.holds(formula, each)}


@settings(max_examples=tries(150), deadline=None, derandomize=True)
@given(formulas(3))
def test_all_instances_are_found_and_no_others(formula: Formula) -> None:
    with Finder(bounds(), Options(symmetry=0)) as finder:
        finder.add(formula)
        found = {tuple(each[r] for r in bounds()) for each in finder.instances()}
    assert found == satisfying(formula)


@settings(max_examples=tries(60), deadline=None, derandomize=True)
@given(formulas(3), st.sampled_from(list(SolverName)), st.sampled_from([0, 1, 2]))
def test_symmetry_breaking_and_skolem_relations_lose_no_answer(
    formula: Formula, solver: SolverName, depth: int
) -> None:
    with Finder(bounds(), Options(solver, skolem_depth=depth)) as finder:
        finder.add(formula)
        found = finder.solve()
    assert (found is not None) == bool(satisfying(formula))
    if found is not None:
        assert Evaluator(found).holds(formula)


@settings(max_examples=tries(60), deadline=None, derandomize=True)
@given(formulas(3), st.sampled_from(EVERYTHING))
def test_evaluation_is_the_definition(formula: Formula, relations: dict[Relation, Tuples]) -> None:
    assert Evaluator(Instance(WORLD, relations)).holds(formula) == Meaning(WORLD).holds(formula, relations)


@settings(max_examples=tries(60), deadline=None, derandomize=True)
@given(st.lists(formulas(2), min_size=2, max_size=6))
def test_a_core_excludes_itself_and_nothing_in_it_is_superfluous(parts: list[Formula]) -> None:
    with Finder(bounds()) as finder:
        finder.add(*parts)
        core = finder.core()
        satisfiable = finder.solve() is not None
    together = satisfying(conjunction(parts))
    assert satisfiable == bool(together)
    if together:
        assert core == []
        return
    assert not satisfying(conjunction(core))
    for left_out in range(len(core)):
        rest = [part for number, part in enumerate(core) if number != left_out]
        assert not rest or satisfying(conjunction(rest))


@settings(max_examples=tries(40), deadline=None, derandomize=True)
@given(st.lists(formulas(2), min_size=1, max_size=4))
def test_formulas_can_be_added_one_after_the_other(parts: list[Formula]) -> None:
    with Finder(bounds()) as finder:
        for number, part in enumerate(parts, 1):
            finder.add(part)
            assert (finder.solve() is not None) == bool(satisfying(conjunction(parts[:number])))


@settings(max_examples=tries(300), deadline=None, derandomize=True)
@given(st.integers(-20, 20), st.integers(-20, 20), st.sampled_from(list(ArithmeticOperator)))
def test_arithmetic_of_circuits(i: int, j: int, operator: ArithmeticOperator) -> None:
    term = Arithmetic(operator, IntegerConstant(i), IntegerConstant(j))
    assert Evaluator(Instance(WORLD, {})).number(term) == arithmetic(operator, i, j)


@pytest.mark.parametrize("width", [1, 2, 4])
def test_integers_wrap_around_when_told(width: int) -> None:
    evaluator = Evaluator(Instance(WORLD, {}), wrap_at=width)
    for i in range(-9, 9):
        for j in range(-9, 9):
            wrapped = (i + j + 2 ** (width - 1)) % 2**width - 2 ** (width - 1)
            assert evaluator.number(IntegerConstant(i) + IntegerConstant(j)) == wrapped


def test_a_count_of_literals() -> None:
    circuit = Circuit()
    numbers = Numbers(circuit)
    assert numbers.equal(numbers.count([TRUE, FALSE, TRUE, TRUE]), numbers.constant(3)) == TRUE
