"""The stage of constraint programming: exact decisions over finite domains (OR-tools CP-SAT)."""

from __future__ import annotations

from threading import Lock
from typing import Any, Final

from oxpecker.limits.signals import Stoppable
from oxpecker.solver.limits import CONSTRAINT_EFFORT, CONSTRAINT_PASSES, NARROW_DOMAIN
from oxpecker.solver.models import variables_of
from oxpecker.solver.query import Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.stages.finite import FiniteModel
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import Op, Sort, Term, infer, subterms

_HOME: Final = frozenset({Op.MUL, Op.DIV, Op.REM, Op.ELEMENT})


class ConstraintStage(Stage):
    """Decides queries that it can translate exactly; if parts are left out, it can only refute."""

    name = "cp"

    def __init__(self, last: bool = False) -> None:
        self._loaded: Any = None
        self._last = last
        self._lock = Lock()
        self._running: Any = None

    @property
    def _library(self) -> Any:
        """The library, loaded on first use: that takes half a second, and most programs never need it."""
        if self._loaded is None:
            from ortools.sat.python import cp_model

            self._loaded = cp_model
        return self._loaded

    def suits(self, question: Question) -> bool:
        """Whether a query has products or array elements over small domains; on wide domains it is slow."""
        if not any(
            term.op in _HOME and sum(type(each) is Term for each in term.args) > 1 for term in subterms(question)
        ):
            return False
        intervals = infer(question, CONSTRAINT_PASSES)
        if intervals is None:
            return False
        known = (intervals.get(each) or each.interval for each in variables_of(question) if each.sort is Sort.INT)
        return all(
            each is not None and each.low is not None and each.high is not None and each.high - each.low < NARROW_DOMAIN
            for each in known
        )

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
        if not self._last:
            parameters.max_deterministic_time = CONSTRAINT_EFFORT
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

    def interrupt(self) -> None:
        """End the search."""
        with self._lock:
            if self._running is not None:
                self._running.stop_search()
