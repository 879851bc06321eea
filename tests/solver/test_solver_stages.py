"""The stages of the solver sequence: against trying all values, against SMT, and when they fail."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.limits import Budget
from oxpecker.limits.budget import give_up_question
from oxpecker.limits.clock import monotonic
from oxpecker.solver import (
    Satisfiable,
    SolverConfiguration,
    SolverName,
    SolverSequence,
    StageName,
    Unknown,
    Unsatisfiable,
    build,
)
from oxpecker.solver.configuration import backend, has_constraint_solver
from oxpecker.solver.learning import Lead, Worth
from oxpecker.solver.limits import FIRST_LEAD, WASTED_TRIALS
from oxpecker.solver.stages.constraint import ConstraintStage
from oxpecker.solver.stages.differences import DifferenceStage
from oxpecker.solver.stages.intervals import IntervalStage
from oxpecker.solver.stages.linear import LinearStage, refuted
from oxpecker.solver.stages.local import LocalStage, abstraction, horizon
from oxpecker.solver.stages.rows import Row, rows
from oxpecker.solver.stages.smt import SmtStage
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import (
    Interval,
    Level,
    Term,
    add,
    element,
    eq,
    evaluate,
    evaluation,
    ge,
    ite,
    land,
    le,
    lnot,
    lor,
    lt,
    mul,
    ne,
    variable,
    wrap,
)
from tests.exhaustive import tries
from tests.solver.interruptions import interrupting
from tests.solver.solver_strategies import agrees, deterministic, questions


class Local(LocalStage):
    """With Z3 inside."""

    def __init__(self) -> None:
        super().__init__(lambda: backend(SolverName.Z3))


STAGES: list[Any] = [IntervalStage, DifferenceStage, LinearStage, ConstraintStage, Local]

pytestmark = pytest.mark.skipif(
    not has_constraint_solver() and os.environ.get("CI") != "true", reason="OR-tools is not installed"
)
INT = Interval(-(2**31), 2**31 - 1)
X, Y, Z = (variable(name, interval=INT) for name in "xyz")
A, B, C = (variable(name, interval=Interval(0, 9)) for name in "abc")


def names(stages: list[Callable[[], Stage]]) -> list[str]:
    return [stage.name for stage in stages]  # type: ignore[attr-defined]


def smt() -> SmtStage:
    return SmtStage(backend(SolverName.Z3))


@st.composite
def stores(draw: st.DrawFn) -> list[Term]:
    """Comparisons of a few wide variables, their sums, products and choices, and elements of arrays."""
    variables = [X, Y, Z, A, B]

    def number() -> Any:
        kind = draw(st.integers(0, 6))
        one, two = draw(st.sampled_from(variables)), draw(st.sampled_from(variables))
        constant = draw(st.sampled_from([-3, -1, 0, 1, 2, 5, 2**31 - 1]))
        if kind == 0:
            return mul(draw(st.sampled_from([A, B])), draw(st.sampled_from([A, B])))
        if kind == 1:
            return wrap(add(one, two), 32, True)
        if kind == 2:
            return ite(le(one, two), one, constant)
        if kind == 3:  # an element of an array after a write at a place that is not known
            cells = [ite(eq(B, place), constant, cell) for place, cell in enumerate((one, two, Z))]
            return element(A, *cells)
        return add(one, constant) if kind < 6 else add(add(one, two), constant)

    def atom() -> Any:
        return draw(st.sampled_from([le, lt, ge, eq, ne]))(number(), number())

    found: list[Term] = []
    for _ in range(draw(st.integers(1, 7))):
        shape = draw(st.integers(0, 4))
        made = atom() if shape < 3 else lor(atom(), atom()) if shape == 3 else land(atom(), lnot(atom()))
        if isinstance(made, Term):
            found.append(made)
    if found and draw(st.integers(0, 5)) == 0:  # a question that what is known has answered
        denied = lnot(land(draw(st.sampled_from(found)), le(A, 9)))
        found += [denied] if isinstance(denied, Term) else []
    return found


@pytest.mark.parametrize("make", STAGES, ids=names(STAGES))
def test_each_stage_agrees_with_trying_all_values(make: Callable[[], Stage]) -> None:
    solver = SolverSequence([make()])

    @settings(deterministic, max_examples=150)
    @given(questions())
    def check(constraints: list[Term]) -> None:
        answer = solver.check(constraints)
        if not isinstance(answer, Unknown):
            agrees(answer, constraints)

    check()
    assert solver.statistics()[f"stage_{make.name}_failures"] == 0  # type: ignore[attr-defined]


@pytest.mark.sampled
@pytest.mark.parametrize("level", [Level.NONE, Level.EXTENDED])
@pytest.mark.parametrize("make", STAGES, ids=names(STAGES))
def test_each_stage_agrees_with_smt_on_generated_stores(make: Callable[[], Stage], level: Level) -> None:
    solver, reference = SolverSequence([make()]), SolverSequence([smt()])
    decided = 0

    @settings(deterministic, max_examples=25 if make is ConstraintStage else max(50, tries(80)))
    @given(stores())
    def check(constraints: list[Term]) -> None:
        nonlocal decided
        answer = solver.check(constraints)
        if not isinstance(answer, Unknown):
            decided += 1
            assert type(answer) is type(reference.check(constraints))

    with evaluation(level):
        check()
    assert decided > 1  # it does say something


@pytest.mark.sampled
def test_the_whole_sequence_in_any_order_agrees_with_smt() -> None:
    reference = SolverSequence([smt()])
    stages = [IntervalStage(), DifferenceStage(), LinearStage(), ConstraintStage(), Local(), smt()]
    solvers = [SolverSequence(order) for order in list(itertools.permutations(stages))[::97]]

    @settings(deterministic, max_examples=tries(20))
    @given(stores(), st.integers(0, len(solvers) - 1))
    def check(constraints: list[Term], number: int) -> None:
        assert type(solvers[number].check(constraints)) is type(reference.check(constraints))

    check()


# --- what each is good at ----------------------------------------------------------------------------------


def told(stage: Stage, *constraints: Any) -> StageAnswer:
    assert all(isinstance(each, Term) for each in constraints)
    return stage.ask(constraints, 5.0)


def test_no_constraints_at_all_hold_together() -> None:
    for stages in (None, (StageName.SMT,), (StageName.LOCAL, StageName.SMT)):
        solver = build(SolverConfiguration() if stages is None else SolverConfiguration(stages=stages))
        assert solver.check([]) == Satisfiable({})


def test_differences_refute_a_cycle_of_strict_comparisons() -> None:
    assert told(DifferenceStage(), lt(X, Y), lt(Y, Z), lt(Z, X)) == StageAnswer(Unsatisfiable(), True)


def test_differences_give_values() -> None:
    found = told(DifferenceStage(), lt(X, Y), lt(Y, Z), ge(X, 7), lor(eq(Z, 3), eq(Z, 9)))
    assert isinstance(found.answer, Satisfiable) and found.exact
    assert (found.answer.model[X], found.answer.model[Y], found.answer.model[Z]) == (7, 8, 9)


def test_differences_refute_every_element_of_a_sorted_array() -> None:
    cells = [variable(f"t[{i}]", interval=INT) for i in range(100)]
    ordered = [le(one, two) for one, two in itertools.pairwise(cells)]
    nowhere = lnot(land(*[ne(cell, X) for cell in cells]))
    between = told(DifferenceStage(), *ordered, lt(cells[40], X), lt(X, cells[41]), nowhere)
    assert between == StageAnswer(Unsatisfiable(), True)
    assert isinstance(told(DifferenceStage(), *ordered, lt(cells[40], X), nowhere).answer, Satisfiable)


def test_a_sum_is_left_out_of_the_differences() -> None:
    assert not told(DifferenceStage(), lt(X, Y), le(add(X, Y), 3)).exact


def test_a_linear_program_refutes_what_differences_do_not_see() -> None:
    question = (le(add(X, Y), 3), le(add(Y, Z), 3), le(add(X, Z), 3), ge(add(add(X, Y), Z), 5))
    assert told(LinearStage(), *question) == StageAnswer(Unsatisfiable(), False)
    assert told(LinearStage(), *question[:3]) == PASSED


def test_a_linear_program_does_not_decide_over_the_rationals() -> None:
    assert told(LinearStage(), eq(add(X, Y), 3), eq(add(X, -Y), 0)) == PASSED


def test_only_an_exact_certificate_refutes() -> None:
    both = [*(rows(le(X, 2**31 - 5)) or ()), *(rows(ge(X, 2**31 - 5)) or ())]
    assert not refuted(both, [1.0, 1.0], {})
    assert not refuted(both, [1.0, 1.0 + 1e-9], {})
    assert refuted([*both, Row(((X, 1),), 2**31 - 6)], [0.0, 1.0, 1.0], {})


def test_rows_of_negations_are_strict() -> None:
    assert rows(lnot(le(X, 4))) == [Row(((X, -1),), -5)]  # type: ignore[arg-type]
    assert rows(ne(X, 4)) is None  # type: ignore[arg-type]


def test_finite_domains_know_permutations() -> None:
    cells = [variable(f"p[{i}]", interval=Interval(1, 6)) for i in range(6)]
    different = [ne(one, two) for one, two in itertools.combinations(cells, 2)]
    squares = sum((mul(cell, cell) for cell in cells), 0)
    stage = ConstraintStage()
    assert told(stage, *different, ne(squares, 91)) == StageAnswer(Unsatisfiable(), True)
    assert isinstance(told(stage, *different[:-1], ne(squares, 91)).answer, Satisfiable)


def test_finite_domains_wrap_as_java_does() -> None:
    stage = ConstraintStage()
    overflow = told(stage, lt(wrap(add(X, Y), 32, True), 0), ge(X, 0), ge(Y, 0))
    assert isinstance(overflow.answer, Satisfiable) and overflow.exact
    assert (
        told(stage, lt(wrap(add(X, Y), 32, True), 0), ge(X, 0), ge(Y, 0), le(X, 9), le(Y, 9)).answer == Unsatisfiable()
    )


def test_what_has_no_finite_domain_is_left_out() -> None:
    endless = variable("endless")
    stage = ConstraintStage()
    assert told(stage, ge(endless, 3), lt(A, B), lt(B, A)) == StageAnswer(Unsatisfiable(), False)
    assert not told(stage, ge(endless, 3), lt(A, B)).exact


def exchanges(count: int) -> tuple[list[Any], list[Term], list[Any]]:
    """An array after exchanges at unknown places, as a sort makes them; what is known of each; the places."""
    cells: list[Any] = [variable(f"t[{i}]", interval=INT) for i in range(count)]
    places = [variable(f"k{i}", interval=Interval(i, count - 1)) for i in range(count)]
    known: list[Term] = []
    for first, place in enumerate(places):
        least = element(place - first, *cells[first:])
        known += [each for cell in cells[first:] if isinstance(each := le(least, cell), Term)]
        before, cells = cells[first], [*cells[:first], least, *cells[first + 1 :]]
        cells[first:] = [ite(eq(place, i), before, cells[i]) for i in range(first, count)]
    return cells, known, places


def test_what_is_near_refutes_each_case_of_a_large_question() -> None:
    cells, known, _ = exchanges(10)
    unsorted = lor(*[lt(two, one) for one, two in itertools.pairwise(cells)])
    assert told(Local(), *known, unsorted) == StageAnswer(Unsatisfiable(), False)
    assert told(Local(), *known[:-3], unsorted) == PASSED
    assert Local().suits((*known, unsorted)) and not Local().suits((lt(X, Y),))


@pytest.mark.sampled
def test_an_abstraction_has_every_solution_of_what_it_abstracts() -> None:
    """Whatever the cut parts are, their values make the abstraction true where the question is."""

    @settings(deterministic, max_examples=tries(60))
    @given(st.integers(2, 5), st.integers(1, 3), st.data())
    def check(count: int, depth: int, data: st.DataObject) -> None:
        cells, known, places = exchanges(count)
        model: dict[Term, Any] = {variable(f"t[{i}]", interval=INT): data.draw(st.integers(0, 3)) for i in range(count)}
        model |= {place: data.draw(st.integers(place.low or 0, place.high or 0)) for place in places}
        case = lt(cells[0], cells[-1])
        if not isinstance(case, Term):
            return
        _, cut = horizon(case, depth)
        values = {part: evaluate(part, model) for part in cut}
        for whole, part in zip([*known, case], abstraction([*known, case], cut), strict=True):
            hidden = {variable(f"#{each.uid}", interval=each.interval): value for each, value in values.items()}
            assert evaluate(part, {**model, **hidden}) == evaluate(whole, model)

    check()


# --- when they fail ----------------------------------------------------------------------------------------


class Misbehaving(Stage):
    """Raises, offers wrong models or takes its time."""

    name = "intervals"
    cheap = True

    def __init__(self, behaviour: Callable[[], StageAnswer]) -> None:
        self._behaviour = behaviour

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        del question, seconds
        return self._behaviour()


def _raise() -> StageAnswer:
    raise ZeroDivisionError("nobody expected this")


BEHAVIOURS: dict[str, Callable[[], StageAnswer]] = {
    "raises": _raise,
    "offers a wrong model as its decision": lambda: StageAnswer(Satisfiable({A: 5, B: 77}), True),
    "offers a model that makes no sense": lambda: StageAnswer(Satisfiable({A: "no"}), True),  # type: ignore[dict-item]
    "runs out of time": lambda: StageAnswer(Unknown("timeout"), False),
    "passes": lambda: PASSED,
}


@pytest.mark.parametrize("behaviour", BEHAVIOURS)
@pytest.mark.parametrize("place", [0, 1])
def test_a_stage_that_fails_changes_no_answer(behaviour: str, place: int) -> None:
    stages: list[Stage] = [smt()]
    stages.insert(place, Misbehaving(BEHAVIOURS[behaviour]))
    solver = SolverSequence(stages)
    assert solver.check([lt(A, B), lt(B, A)]) == Unsatisfiable()  # type: ignore[list-item]
    found = solver.check([lt(A, B), ge(A, 7)])  # type: ignore[list-item]
    assert isinstance(found, Satisfiable) and 7 <= found.model[A] < found.model[B] <= 9


def test_a_stage_that_takes_all_the_time_costs_an_answer_but_changes_none() -> None:
    def dawdle() -> StageAnswer:
        begun = monotonic()
        while monotonic() - begun < 0.3:
            pass
        return PASSED

    solver = SolverSequence([Misbehaving(dawdle), smt()])
    solver.limit(0.1)
    assert solver.check([lt(A, B), lt(B, A)]) == Unknown("timeout")  # type: ignore[list-item]
    solver.limit(600.0)
    assert solver.check([lt(A, B), lt(B, A)]) == Unsatisfiable()  # type: ignore[list-item]


def test_after_an_interruption_no_other_stage_is_asked() -> None:
    def interrupted() -> StageAnswer:
        solver.interrupt()
        return PASSED

    solver = SolverSequence([Misbehaving(interrupted), smt()])
    assert solver.check([lt(A, B), ge(A, 7)]) == Unknown("interrupted")  # type: ignore[list-item]
    assert solver.statistics()["stage_smt_calls"] == 0
    others = SolverSequence([Misbehaving(lambda: PASSED), smt()])
    others.interrupt()  # between questions: forgotten
    assert isinstance(others.check([lt(A, B), ge(A, 7)]), Satisfiable)  # type: ignore[list-item]


SIDES = [variable(name, interval=Interval(0, 2**14)) for name in ("p", "q", "r")]
CUBES = eq(sum((mul(mul(side, side), side) for side in SIDES), 0), 2**42 + 3)
"""Three cubes are never 4 modulo 9, as this is; a search that does not know that takes forever."""

SEARCH = """
from oxpecker.solver.stages.constraint import ConstraintStage
from tests.solver.test_solver_stages import CUBES
stage = ConstraintStage(last=True)
stage.ask((CUBES,), 0.05)
try:
    print("asking", flush=True)
    print(stage.ask((CUBES,), 600.0))
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


def test_the_search_of_finite_domains_keeps_its_limit_and_hears_interruptions() -> None:
    assert isinstance(CUBES, Term) and (2**42 + 3) % 9 == 4
    stage = ConstraintStage(last=True)
    assert stage.ask((CUBES,), 0.5) == PASSED
    with interrupting(stage.interrupt):
        assert stage.ask((CUBES,), 600.0) == PASSED


def test_control_c_ends_the_search_of_finite_domains() -> None:
    path = os.pathsep.join(sys.path)
    program = subprocess.Popen(
        [sys.executable, "-c", SEARCH], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "asking\n"
    time.sleep(0.4)
    program.send_signal(signal.SIGINT)
    assert program.stdout.readline() == "interrupted\n"
    assert program.wait(600) == 0
    program.stdout.close()


def test_without_a_stage_that_decides_the_answer_is_unknown() -> None:
    solver = SolverSequence([Misbehaving(_raise), IntervalStage()])
    assert isinstance(solver.check([lt(X, Y)]), Unknown)  # type: ignore[list-item]
    assert solver.statistics()["stage_intervals_failures"] == 1


def test_only_cheap_stages_are_asked_at_branches() -> None:
    solver = SolverSequence([IntervalStage(), smt()])
    with Budget(question=0).spending():
        assert isinstance(solver.check([lt(X, Y)]), Unknown)  # type: ignore[list-item]
        assert solver.check([lt(A, 0 - B)]) == Unsatisfiable()  # type: ignore[list-item]
    assert solver.statistics()["stage_smt_calls"] == 0


# --- learning ----------------------------------------------------------------------------------------------


def test_a_stage_that_never_helps_is_asked_less_and_less() -> None:
    worth = Worth()
    asked = []
    for number in range(2000):
        if worth.asks():
            asked.append(number)
            worth.learn(False)
    assert len(asked) < 120
    assert asked[-1] > 1000  # but now and then it has another chance


def test_a_stage_that_helps_is_always_asked() -> None:
    worth = Worth()
    for number in range(200):
        assert worth.asks()
        worth.learn(number % 3 == 0)


def test_a_rival_that_decides_what_smt_does_not_takes_the_lead_for_a_while() -> None:
    lead = Lead()
    for _ in range(WASTED_TRIALS):
        assert lead.tries_smt()
        lead.wasted()
    assert [lead.tries_smt() for _ in range(FIRST_LEAD + 1)] == [False] * FIRST_LEAD + [True]
    lead.wasted()
    assert not lead.tries_smt()
    lead.failed()
    assert lead.tries_smt()


def test_smt_that_answers_at_once_keeps_the_lead() -> None:
    lead = Lead()
    for _ in range(3 * WASTED_TRIALS):
        lead.wasted()
        assert lead.tries_smt()
        lead.helped()


def test_easy_queries_never_reach_constraint_programming() -> None:
    solver = SolverSequence([ConstraintStage(), smt()], learns=True)
    for number in range(20):
        assert isinstance(solver.check([le(mul(A, B), number)]), Satisfiable)  # type: ignore[list-item]
    assert solver.statistics()["stage_cp_calls"] == 0


def test_pigeonholes_never_reach_smt() -> None:
    pigeons = [variable(f"pigeon {i}", interval=Interval(0, 6)) for i in range(8)]
    apart = [ne(one, two) for one, two in itertools.combinations(pigeons, 2)]
    solver = SolverSequence([ConstraintStage(), smt()], learns=True)
    assert solver.check(apart) == Unsatisfiable()  # type: ignore[arg-type]
    assert solver.statistics()["stage_smt_calls"] == 0


def test_a_trial_that_gives_up_leaves_the_budgets_around_it_alone() -> None:
    with (outer := Budget(question=1_000)).spending(), (trial := Budget(question=10, is_trial=True)).spending():
        give_up_question()
    assert trial.gave_up and not outer.gave_up
    with (outer := Budget(question=5)).spending(), (trial := Budget(question=10, is_trial=True)).spending():
        give_up_question()
    assert trial.gave_up and outer.gave_up


def test_the_library_of_constraint_programming_loads_without_pandas() -> None:
    load = "from oxpecker.solver.stages.constraint_library import load; load()"
    script = f"import sys; {load}; print('pandas' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_learning_counts_and_does_not_time() -> None:
    def run() -> dict[str, float]:
        solver = SolverSequence([DifferenceStage(), smt()], learns=True)
        for number in range(80):
            solver.check([eq(add(X, add(Y, Z)), 1000 + number), lt(X, Y)])  # type: ignore[list-item]
        return {name: count for name, count in solver.statistics().items() if not name.endswith(("seconds", "time"))}

    first = run()
    assert first == run()
    assert (
        first["stage_differences_skipped"] > 0
        and first["stage_smt_decisions"] == 80 - first["stage_differences_decisions"]
    )


# --- configuration -----------------------------------------------------------------------------------------


def test_stages_are_built_in_order_without_those_left_out() -> None:
    configuration = SolverConfiguration(stages=(StageName.SMT, StageName.LP), without=frozenset({StageName.SMT}))
    assert configuration.sequence == (StageName.LP,)
    assert {"stage_lp_calls"} <= build(configuration).statistics().keys()
    alone = build(SolverConfiguration(stages=(StageName.SMT,))).statistics()
    assert not any(name.startswith("stage_") for name in alone)


@pytest.mark.parametrize("stages", [(), (StageName.LP, StageName.LP)])
def test_a_sequence_has_each_stage_at_most_once_and_one_at_least(stages: tuple[StageName, ...]) -> None:
    with pytest.raises(ValueError, match="stage"):
        SolverConfiguration(stages=stages)
