"""What each wrapper answers itself, and what it leaves to the solver inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from oxpecker.solver import (
    EMPTY,
    Answer,
    EvaluationLevel,
    Model,
    PathCondition,
    Satisfiable,
    Solver,
    SolverName,
    Unknown,
    Unsatisfiable,
    satisfies,
)
from oxpecker.solver.configuration import backend
from oxpecker.solver.evaluation import EvaluationSolver
from oxpecker.solver.exact_cache import ExactCache
from oxpecker.solver.intervals import Intervals
from oxpecker.solver.model_reuse import ModelReuse
from oxpecker.solver.normalised_cache import NormalisedCache
from oxpecker.solver.slicing import Slicing
from oxpecker.solver.timing import Timing
from oxpecker.solver.wrapper import together
from oxpecker.terms import Interval, Sort, Term, add, eq, ge, gt, land, le, lnot, lor, lt, mul, ne, rem, variable
from tests.solver.solver_queries import a, b, p, q, u, v, x, y, z


class Recorder:
    """A solver that writes down what it is asked."""

    def __init__(self, answer: Answer | BaseException | None = None) -> None:
        self.asked: list[tuple[Term, ...]] = []
        self._answer = answer
        self._solver = backend(SolverName.Z3, cores=True)
        self.seconds: float | None = None
        self.ended = 0

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Answer as told, or as Z3 does."""
        self.asked.append(together(path, constraints))
        if isinstance(self._answer, BaseException):
            raise self._answer
        return self._answer or self._solver.check(constraints, path, model)

    def statistics(self) -> dict[str, float]:
        """A count of its own."""
        return {"asked": len(self.asked)}

    def limit(self, seconds: float | None) -> None:
        """Remember the limit."""
        self.seconds = seconds

    def interrupt(self) -> None:
        """Count it."""
        self.ended += 1

    def close(self) -> None:
        """Count it."""
        self.ended += 1


WRAPPERS: list[Callable[[Solver], Solver]] = [
    EvaluationSolver,
    Intervals,
    ExactCache,
    NormalisedCache,
    ModelReuse,
    Slicing,
    Timing,
]


@pytest.mark.parametrize("wrapper", WRAPPERS)
def test_what_is_not_decided_is_passed_on(wrapper: Callable[[Solver], Solver]) -> None:
    inner = Recorder(Unknown("because"))
    solver = wrapper(inner)
    assert solver.check([gt(x, y)]) == Unknown("because")
    assert solver.check([gt(x, y)]) == Unknown("because")  # no answer is nothing to remember
    assert len(inner.asked) == 2
    solver.limit(3)
    solver.interrupt()
    solver.close()
    assert inner.seconds == 3 and inner.ended == 2
    assert solver.statistics()["asked"] == 2


class TestEvaluation:
    """What can be seen by looking."""

    def test_what_the_path_says_already(self) -> None:
        inner = Recorder()
        solver = EvaluationSolver(inner)
        path = EMPTY.extend(land(gt(x, 3), p))
        assert len(path) == 2
        assert solver.check([land(p, gt(x, 3))], path, {x: 4, p: True}) == Satisfiable({x: 4, p: True})
        assert solver.check([le(x, 3)], path) == Unsatisfiable((gt(x, 3), le(x, 3)))
        assert solver.check([q, lnot(q)]) == Unsatisfiable((lnot(q), q))
        assert not inner.asked
        assert solver.statistics()["evaluated"] == 3

    def test_without_a_model_the_path_itself_is_asked_about(self) -> None:
        inner = Recorder()
        path = EMPTY.extend(gt(x, 3))
        answer = EvaluationSolver(inner).check([gt(x, 3)], path)
        assert isinstance(answer, Satisfiable) and satisfies(answer.model, path)
        assert inner.asked == [(gt(x, 3),)]

    def test_values_that_the_path_gives(self) -> None:
        inner = Recorder()
        solver = EvaluationSolver(inner, EvaluationLevel.EXTENDED)
        path = EMPTY.extend(eq(x, 7), lnot(p), gt(y, 0))
        assert solver.check([gt(mul(x, x), 50)], path) == Unsatisfiable((eq(x, 7), gt(mul(x, x), 50)))
        assert (
            solver.check([lor(p, eq(rem(x, 3), 2))], path)
            == Unsatisfiable((*(c for c in (lnot(p), eq(x, 7)) if c in path.constraints), lor(p, eq(rem(x, 3), 2))))
            or not inner.asked
        )
        assert isinstance(solver.check([eq(rem(x, 3), 1)], path, {x: 7, p: False, y: 1}), Satisfiable)
        assert not inner.asked
        simple = EvaluationSolver(inner, EvaluationLevel.SIMPLE)
        assert isinstance(simple.check([gt(mul(x, x), 50)], path), Unsatisfiable)
        assert inner.asked


class TestIntervals:
    """Refuted by intervals, or affirmed when they are points."""

    def test_decided(self) -> None:
        inner = Recorder()
        solver = Intervals(inner, 2)
        assert solver.check([gt(x, 10), lt(y, 5), lt(x, y)]) == Unsatisfiable()
        three = [eq(x, 3), eq(add(x, y), 10)]
        assert solver.check(three) == Satisfiable({x: 3, y: 7})
        assert not inner.asked
        assert solver.statistics()["interval_decisions"] == 2

    def test_a_single_candidate_may_fail(self) -> None:
        inner = Recorder()
        square = eq(mul(x, x), 50)
        assert isinstance(Intervals(inner, 2).check([eq(x, 7), square]), Unsatisfiable)

    def test_left_open(self) -> None:
        inner = Recorder()
        solver = Intervals(inner)
        assert isinstance(solver.check([gt(x, 3), p]), Satisfiable)
        assert isinstance(solver.check([lt(x, y), lt(y, z), lt(z, x)]), Unsatisfiable)
        assert len(inner.asked) == 2

    def test_passes_along_a_path(self) -> None:
        """Smid's example: x = 3v needs what the second constraint says of v."""
        three, bounds = eq(x, mul(3, v)), (gt(v, 3), lt(v, 8))
        for order in ((three, *bounds), (*bounds, three)):
            inner = Recorder()
            solver = Intervals(inner, 2)
            for length in range(1, 4):
                assert isinstance(solver.check(order[:length]), Satisfiable)
            assert isinstance(solver.check([*order, gt(x, 21)]), Unsatisfiable)
            assert isinstance(solver.check([*order, ge(x, 21)]), Satisfiable)


class TestModelReuse:
    """Models found before."""

    def test_hits(self) -> None:
        inner = Recorder()
        solver = ModelReuse(inner)
        first = solver.check([gt(x, 100), gt(y, 100)])
        assert isinstance(first, Satisfiable)
        again = solver.check([gt(x, 50)])
        assert again == Satisfiable({x: first.model[x]})
        assert len(inner.asked) == 1
        assert isinstance(solver.check([lt(x, 50)]), Satisfiable)
        assert len(inner.asked) == 2
        assert solver.statistics()["model_hits"] == 1

    def test_the_last_models_are_kept(self) -> None:
        inner = Recorder()
        solver = ModelReuse(inner, remembered=2)
        for bound in (100, 200, 300):
            solver.check([eq(x, bound)])
        assert isinstance(solver.check([eq(x, 300)]), Satisfiable)
        assert isinstance(solver.check([eq(x, 200)]), Satisfiable)
        assert len(inner.asked) == 3
        solver.check([eq(x, 100)])
        assert len(inner.asked) == 4


class TestSlicing:
    """Independent parts."""

    def test_only_what_depends_on_the_question_is_asked(self) -> None:
        inner = Recorder()
        solver = Slicing(inner)
        path = EMPTY.extend(gt(x, 3), gt(y, x), gt(a, 5), gt(b, a), p)
        model: Model = {x: 4, y: 5, a: 6, b: 7, p: True}
        answer = solver.check([gt(b, 100)], path, model)
        assert inner.asked == [(gt(a, 5), gt(b, a), gt(b, 100))]
        assert isinstance(answer, Satisfiable)
        assert satisfies(answer.model, [*path, gt(b, 100)])
        assert answer.model[x] == 4 and answer.model[p] is True
        assert solver.statistics()["sliced_away"] == 3

    def test_a_question_joins_parts(self) -> None:
        inner = Recorder()
        solver = Slicing(inner)
        path = EMPTY.extend(gt(x, 3), gt(z, 1), gt(y, 2))
        solver.check([lt(z, 100)], path, {x: 4, y: 3, z: 2})
        solver.check([lt(y, x)], path, {x: 4, y: 3, z: 2})
        assert inner.asked == [(gt(z, 1), lt(z, 100)), (gt(x, 3), gt(y, 2), lt(y, x))]

    def test_nothing_is_taken_for_granted_without_a_model(self) -> None:
        inner = Recorder()
        path = EMPTY.extend(gt(x, 3), gt(y, 2), lt(y, 2))
        answer = Slicing(inner).check([lt(x, 5)], path)
        assert answer == Unsatisfiable((gt(y, 2), lt(y, 2)))

    def test_values_of_one_part_do_not_overwrite_another(self) -> None:
        """A model that was found for something else says more than was asked."""
        inner = Recorder(Satisfiable({x: 7}))
        path = EMPTY.extend(gt(y, 2))
        answer = Slicing(ModelReuse(inner)).check([gt(x, 5)], path, {y: 3})
        assert answer == Satisfiable({y: 3, x: 7})

    def test_unknown_parts(self) -> None:
        answer = Slicing(Recorder(Unknown("why"))).check([gt(x, 1), gt(y, 1)])
        assert answer == Unknown("why")

    def test_an_unsatisfiable_part_decides_though_another_is_unknown(self) -> None:
        class Moody(Recorder):
            def check(
                self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None
            ) -> Answer:
                if constraints[0] is gt(x, 1):
                    return Unknown("x")
                return super().check(constraints, path, model)

        answer = Slicing(Moody()).check([gt(x, 1), gt(y, 1), lt(y, 1)])
        assert isinstance(answer, Unsatisfiable)

    def test_siblings_share_the_parts_of_their_parent(self) -> None:
        inner = Recorder()
        solver = Slicing(inner)
        path = EMPTY
        for number in range(20):
            path = path.extend(gt(variable(f"n{number}", Sort.INT, Interval(0, 100)), number))
            for side in (gt(x, number), le(x, number)):
                assert isinstance(solver.check([side], path.extend(gt(z, number)), {}), Satisfiable)
        assert all(len(asked) == 1 for asked in inner.asked)


class TestTiming:
    """Counts, and failures."""

    def test_counts(self) -> None:
        solver = Timing(Recorder())
        solver.check([gt(x, 1)])
        solver.check([gt(x, 1), lt(x, 1)])
        counts = solver.statistics()
        assert counts["solver_calls"] == 2 and counts["solver_time"] > 0
        assert counts["satisfiable_answers"] == counts["unsatisfiable_answers"] == 1

    def test_a_failure_is_an_unknown_answer(self) -> None:
        solver = Timing(Recorder(RuntimeError("out of order")))
        assert solver.check([gt(x, 1)]) == Unknown("the solver failed: out of order")
        assert solver.statistics()["unknown_answers"] == 1

    def test_an_interruption_is_none(self) -> None:
        with pytest.raises(KeyboardInterrupt):
            Timing(Recorder(KeyboardInterrupt())).check([gt(x, 1)])


class TestPath:
    """Persistent path conditions."""

    def test_shared_and_extended(self) -> None:
        parent = EMPTY.extend(gt(x, 1))
        left, right = parent.extend(p), parent.extend(lnot(p), q)
        assert list(left) == [gt(x, 1), p] and list(right) == [gt(x, 1), lnot(p), q]
        assert left.parent is parent and len(right) == 3
        assert right.since(parent) == (lnot(p), q)
        assert not EMPTY and left

    def test_plain_values(self) -> None:
        assert EMPTY.extend(True) is EMPTY
        with pytest.raises(ValueError, match="something false"):
            EMPTY.extend(False)

    def test_long_paths_neither_nest_nor_recur(self) -> None:
        path = EMPTY
        for number in range(100_000):
            path = path.extend(ne(u, number))
        assert len(path.constraints) == 100_000
        del path
