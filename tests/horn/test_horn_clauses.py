"""Invariants as solutions of Horn clauses: what they prove, and that no answer of the solver is believed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from oxpecker import check
from oxpecker.horn import NotEncodable, Proof, prove, solved_invariants
from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.clauses import Clause, clauses, is_unknown, script, unknown
from oxpecker.horn.definitions import defined
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import (
    FALSE,
    ONE,
    TRUE,
    Formula,
    Op,
    Sort,
    at_most,
    conjunction,
    disjunction,
    equal,
    less,
    minus,
    negation,
    number,
    plus,
    quantified,
    select,
    symbol,
    times,
)
from oxpecker.horn.normalisation import pairwise
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.source import NOWHERE
from oxpecker.results import Verdict
from oxpecker.solver.scripts import Outcome
from oxpecker.solver.spacer import Lemmas, Solution, solve
from tests.exhaustive import exhaustive, some
from tests.horn.test_proof import PROGRAMS, WRONG, loaded, method, without_invariants

A, INDEX, K, N = symbol("a[]", Sort.INTS), symbol("i", Sort.INT), symbol("k'0", Sort.INT), symbol("n", Sort.INT)
ENOUGH = 3_000_000
COUNTING = """
(declare-fun P (Int Int) Bool)
(assert (forall ((n Int)) (=> (<= 0 n) (P 0 n))))
(assert (forall ((i Int) (n Int)) (=> (and (P i n) (< i n)) (P (+ i 1) n))))
(assert (forall ((i Int) (n Int)) (=> (and (P i n) (>= i n) {wrong}) false)))
"""


def found(program: str, name: str) -> Proof | object:
    whole = loaded(program).program
    try:
        return prove(whole, without_invariants(method(program, name)), effect_table(whole))
    except NotEncodable as missing:
        return missing


# --- what they prove ---------------------------------------------------------------------------------------------


def test_relations_that_no_goal_speaks_of() -> None:
    proof = found("Unannotated", "twice")
    assert isinstance(proof, Proof)
    assert "sum == 2L * done" in [text for _, text in proof.invariants]


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["twice", "sort"])
def test_the_schedule_of_a_check_gives_them_enough_time(name: str) -> None:
    (result,) = check(PROGRAMS / "Unannotated.java", method=f"Unannotated.{name}").results
    assert result.verdict is Verdict.VALID


@pytest.mark.sampled
@pytest.mark.parametrize("definition", ["false", exhaustive("nonsense"), exhaustive("((")])
def test_no_answer_is_believed(definition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the solver defines, only what is inductive and suffices is a proof."""

    def answered(text: str, _resources: int, _lemmas: Lemmas) -> Solution:
        declared = [line for line in text.splitlines() if line.startswith("(declare-fun")]
        return Solution(Outcome.SATISFIABLE, f"({' '.join(_definition(line, definition) for line in declared)})")

    monkeypatch.setattr(solved_invariants, "solve", answered)
    assert not isinstance(found("Unannotated", "twiceButOne"), Proof)
    for program, name in some([(p, name) for p, names in WRONG.items() for name in names]):
        assert not isinstance(found(program, name), Proof), name


def _definition(declaration: str, body: str) -> str:
    """The definition of a predicate that was declared."""
    name, _, rest = declaration.removeprefix("(declare-fun ").rpartition("| (")
    sorts = rest.removesuffix(") Bool)").replace("(Array Int Int)", "Array").replace("(Array Int Bool)", "Array")
    parameters = " ".join(f"(x{number} {sort})" for number, sort in enumerate(sorts.split()))
    return f"(define-fun {name}| ({parameters}) Bool {body})"


@pytest.mark.parametrize("name", ["majorityWithoutLast", exhaustive("majorityOfHalf"), exhaustive("majorityOfFirst")])
def test_wrong_counts_are_not_proved(name: str) -> None:
    assert not isinstance(found("Unannotated", name), Proof)


# --- Spacer ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lemmas", Lemmas)
def test_a_solution_is_a_definition(lemmas: Lemmas) -> None:
    solution = solve(COUNTING.format(wrong="(not (= i n))"), ENOUGH, lemmas)
    assert solution.outcome is Outcome.SATISFIABLE
    assert solution.definitions.startswith("(") and "define-fun P" in solution.definitions


def test_clauses_without_a_solution() -> None:
    assert solve(COUNTING.format(wrong="(= i 3)"), ENOUGH, Lemmas.PLAIN) == Solution(Outcome.UNSATISFIABLE)


def test_a_process_that_fails_answers_nothing() -> None:
    assert solve("(assert", ENOUGH, Lemmas.PLAIN).outcome is Outcome.UNKNOWN


def test_a_small_budget_starts_no_process() -> None:
    budget = Budget(100)
    with budget.spending():
        assert solve(COUNTING.format(wrong="false"), ENOUGH, Lemmas.PLAIN).outcome is Outcome.UNKNOWN
    assert budget.gave_up and budget.spent == 0


# --- clauses -----------------------------------------------------------------------------------------------------


def made(goal: Formula, *hypotheses: Formula, of_neighbours: bool = False) -> list[Clause]:
    obligation = Obligation(Kind.INVARIANT, NOWHERE, hypotheses, goal)
    return list(clauses([obligation], Folds(Arithmetic(True)), of_neighbours))


def test_the_innermost_unknown_remains() -> None:
    outer, inner = unknown(0, (INDEX,)), unknown(1, (INDEX, N))
    (clause,) = made(unknown(0, (plus(INDEX, ONE),)), outer, less(INDEX, N), inner)
    assert [each for each in clause.body if is_unknown(each)] == [inner]


def test_a_universal_hypothesis_has_instances_at_the_indices_of_the_clause() -> None:
    sorted_ = quantified(Op.FORALL, (K,), at_most(select(A, K), select(A, plus(K, ONE))))
    (clause,) = made(at_most(select(A, INDEX), number(5)), sorted_)
    assert at_most(select(A, INDEX), select(A, plus(INDEX, ONE))) in clause.body
    assert not any(each.has_quantifier for each in clause.parts)


def test_products_are_numbers_that_depend_on_their_factors_alone() -> None:
    (clause,) = made(equal(times(INDEX, INDEX), times(N, N)), equal(INDEX, N))
    assert not any(each.op is Op.TIMES for part in clause.parts for each in part.walk())
    first, second = (symbol(f"ghost {number}", Sort.INT) for number in (0, 1))
    assert any(equal(first, second) in (each, *each.arguments) for each in clause.body)


def test_goals_about_pairs_can_be_asked_of_neighbours() -> None:
    other = symbol("m'1", Sort.INT)
    ordered = quantified(Op.FORALL, (K, other), disjunction(at_most(other, K), at_most(select(A, K), select(A, other))))
    (plain,), (narrow,) = made(ordered), made(ordered, of_neighbours=True)
    assert len(narrow.body) == len(plain.body) + 1
    assert plain.head == narrow.head == FALSE


def test_names_of_the_program_do_not_matter() -> None:
    one = script(made(at_most(INDEX, N), less(INDEX, N)))
    assert one == script(made(at_most(A_NAME, N), less(A_NAME, N)))


A_NAME = symbol("another name", Sort.INT)


# --- definitions -------------------------------------------------------------------------------------------------


def read(body: str) -> Formula:
    return defined(f"((define-fun |$unknown invariant 0| ((x Int) (y Int)) Bool {body}))", unknown(0, (INDEX, N)))


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("(<= x y)", at_most(INDEX, N)),
        ("(>= x y)", at_most(N, INDEX)),
        ("(not (< x (- 3)))", at_most(number(-3), INDEX)),
        ("(= (- y x 1) (* 2 x))", equal(minus(minus(N, INDEX), ONE), times(number(2), INDEX))),
        ("(=> (> x 0) (> y 0) false)", negation(conjunction(less(number(0), INDEX), less(number(0), N)))),
        ("(let ((x y) (z x)) (<= x z))", at_most(N, INDEX)),
        ("(! (<= x y) :weight 15)", at_most(INDEX, N)),
        ("(forall ((x Int)) (<= x y))", quantified(Op.FORALL, (K,), at_most(K, N))),
        ("(< 0 x y)", conjunction(less(number(0), INDEX), less(INDEX, N))),
    ],
)
def test_definitions_are_formulas(text: str, formula: Formula) -> None:
    assert read(text) == formula


@pytest.mark.parametrize(
    "text", ["(bvadd x y)", "z", "(forall ((b Bool)) b)", "(= (mod x y) 0)", "(= (div x 0) 0)", "((x) y)"]
)
def test_what_formulas_do_not_have_is_not_read(text: str) -> None:
    with pytest.raises(NotEncodable):
        read(text)


@pytest.mark.parametrize("text", ["((define-fun", "(x))"])
def test_a_text_that_is_cut_off_is_not_read(text: str) -> None:
    with pytest.raises(NotEncodable):
        defined(text, unknown(0, ()))


def test_a_predicate_without_definition_says_nothing() -> None:
    assert defined("((define-fun other () Bool false))", unknown(0, ())) == TRUE


# --- order -------------------------------------------------------------------------------------------------------


def test_neighbours_before_an_index_give_pairs() -> None:
    below = at_most(select(A, minus(K, ONE)), select(A, K))
    fact = quantified(Op.FORALL, (K,), disjunction(at_most(K, number(0)), at_most(INDEX, K), below))
    (pairs,) = pairwise(fact)
    assert len(pairs.bound) == 2


def test_a_condition_of_neighbours_remains_one_of_pairs() -> None:
    """Without it the pairs would be claimed where nothing is known."""
    below = at_most(select(A, K), select(A, plus(K, ONE)))
    condition = at_most(N, number(7))
    fact = quantified(Op.FORALL, (K,), disjunction(condition, less(K, number(0)), at_most(INDEX, K), below))
    (pairs,) = pairwise(fact)
    assert condition in pairs.arguments[0].arguments


def test_neighbours_with_a_step_of_two_give_no_pairs() -> None:
    apart = at_most(select(A, K), select(A, plus(K, number(2))))
    fact = quantified(Op.FORALL, (K,), disjunction(less(K, number(0)), at_most(INDEX, K), apart))
    assert list(pairwise(fact)) == []


def value(part: Formula, values: dict[Formula, Any]) -> Any:
    """The value of a formula; variables of quantifiers have small values."""
    if part in values:
        return values[part]
    if part.op is Op.FORALL:
        small = product(range(-1, 4), repeat=len(part.bound))
        return all(value(part.arguments[0], {**values, **dict(zip(part.bound, each, strict=True))}) for each in small)
    if part.op is Op.OR:
        return any(value(each, values) for each in part.arguments)
    arguments = [value(each, values) for each in part.arguments]
    match part.op:
        case Op.LITERAL:
            return part.value
        case Op.SUM:
            return part.value + sum(c * each for c, each in zip(part.coefficients, arguments, strict=True))
        case Op.SELECT:
            return arguments[0].get(arguments[1], 9)
        case Op.AT_MOST_ZERO:
            return arguments[0] <= 0
        case Op.EQUAL:
            return arguments[0] == arguments[1]
        case Op.AND:
            return all(arguments)
    assert part.op is Op.NOT
    return not arguments[0]


RELATIONS: list[Callable[[Formula, Formula], Formula]] = [at_most, less, equal, lambda one, other: at_most(other, one)]


@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize(("first", "second"), [(0, 1), (-1, 0), (1, 0), (1, 2), (0, 2)])
def test_pairs_follow_from_neighbours(first: int, second: int, relation: Callable[[Formula, Formula], Formula]) -> None:
    """In every small array in which the fact holds, what is derived from it holds, too."""
    related = relation(select(A, plus(K, number(first))), select(A, plus(K, number(second))))
    guards = (less(K, number(0)), at_most(INDEX, K))
    for condition in (FALSE, at_most(N, number(0))):
        fact = quantified(Op.FORALL, (K,), disjunction(condition, *guards, related))
        for elements, end, n in product(product((0, 1, 2), repeat=3), (0, 2), (0, 1)):
            values = {A: dict(enumerate(elements)), INDEX: end, N: n}
            if value(fact, values):
                assert all(value(each, values) for each in pairwise(fact)), (fact, elements)
