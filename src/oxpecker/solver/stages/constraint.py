"""The stage of constraint programming: exact decisions over finite domains (OR-tools CP-SAT)."""

from __future__ import annotations

from threading import Lock
from typing import Any

from oxpecker.limits.budget import UNITS_OF_A_SECOND, question_units
from oxpecker.limits.signals import Stoppable
from oxpecker.solver.limits import CONSTRAINT_EFFORT, CONSTRAINT_PASSES, MANY_UNEQUAL, NARROW_DOMAIN
from oxpecker.solver.models import variables_of
from oxpecker.solver.query import Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.stages.constraint_library import load
from oxpecker.solver.stages.finite import FiniteModel
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import Op, Sort, Term, conjuncts, infer


class ConstraintStage(Stage):
    """Decides queries that it can translate exactly; if parts are left out, it can only refute."""

    name = "cp"
    rivals_smt = True

    def __init__(self, last: bool = False) -> None:
        self._loaded: Any = None
        self._last = last
        self._lock = Lock()
        self._running: Any = None

    @property
    def _library(self) -> Any:
        """The library, loaded on first use: that takes a quarter of a second, and most programs never need it."""
        if self._loaded is None:
            self._loaded = load()
        return self._loaded

    def suits(self, question: Question) -> bool:
        """Whether a query is over small domains; on wide ones it is slow."""
        intervals = infer(question, CONSTRAINT_PASSES)
        if intervals is None:
            return False
        known = (intervals.get(each) or each.interval for each in variables_of(question) if each.sort is Sort.INT)
        return all(
            each is not None and each.low is not None and each.high is not None and each.high - each.low < NARROW_DOMAIN
            for each in known
        )

    def leads(self, question: Question) -> bool:
        """Whether many integers differ from each other: pigeonholes are hopeless for SMT."""
        parts = (part for constraint in question for part in conjuncts(constraint))
        unequal = (type(each) is Term and each.op is Op.NOT and each.args[0].op is Op.EQ for each in parts)
        return sum(unequal) >= MANY_UNEQUAL

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Translate, solve, and read the values."""
        intervals = infer(question, CONSTRAINT_PASSES)
        if intervals is None:
            return StageAnswer(Unsatisfiable(), False)
        model = FiniteModel(self._library.CpModel(), intervals)
        for constraint in question:
            model.require(constraint)
        model.all_different()
        if model.is_empty:
            return PASSED
        problem = model.model.validate()
        if problem:
            return StageAnswer(Unknown(f"cp: {problem.splitlines()[0]}"), False)
        library = self._library
        status, solver = self._solve(model.model, seconds)
        if status == library.INFEASIBLE:
            return StageAnswer(Unsatisfiable(), model.exact)
        if status in (library.OPTIMAL, library.FEASIBLE):
            return StageAnswer(Satisfiable(model.values(solver.value)), model.exact)
        return PASSED if status == library.UNKNOWN else StageAnswer(Unknown("cp: the model is not valid"), False)

    def _solve(self, model: Any, seconds: float | None) -> tuple[Any, Any]:
        solver = self._library.CpSolver()
        parameters = solver.parameters
        # One thread, so that every run finds the same model.
        parameters.num_workers, parameters.random_seed = 1, 0
        parameters.catch_sigint_signal = False
        effort = self._effort()
        if effort is not None:
            parameters.max_deterministic_time = effort
        if seconds is not None:
            parameters.max_time_in_seconds = seconds
        with self._lock:
            self._running = solver
        try:
            with Stoppable(solver.stop_search):
                return solver.solve(model), solver
        finally:
            with self._lock:
                self._running = None

    def _effort(self) -> float | None:
        """CP-SAT's own measure of work for one query; None for as much as there is time for."""
        units = question_units()
        most = None if self._last else CONSTRAINT_EFFORT
        allowed = [each for each in (most, None if units is None else units / UNITS_OF_A_SECOND) if each is not None]
        return min(allowed, default=None)

    def interrupt(self) -> None:
        """End the search."""
        with self._lock:
            if self._running is not None:
                self._running.stop_search()
