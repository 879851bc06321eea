"""SAT solvers, through python-sat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from time import perf_counter
from typing import Any

from oxpecker.relational.limits import FIRST_CONFLICTS, SLICE_SECONDS
from oxpecker.relational.place import RelationalError


class SolverName(StrEnum):
    """The available solvers."""

    CADICAL = "cadical"
    GLUCOSE = "glucose"


_NAMES = {SolverName.CADICAL: "cadical195", SolverName.GLUCOSE: "glucose42"}


class SatSolver:
    """An incremental solver: clauses are permanent, assumptions last for one call.

    A search is divided into slices, and `watch` is called after each; it ends the search by raising an exception.
    Glucose checks for the end of a slice only at restarts.
    """

    def __init__(self, name: SolverName = SolverName.CADICAL, watch: Callable[[], None] = lambda: None) -> None:
        try:
            from pysat.solvers import Solver
        except ImportError:
            raise RelationalError("relational logic needs python-sat: pip install 'oxpecker[relational]'") from None
        self._solver: Any = Solver(name=_NAMES[name])
        self._watch = watch
        self._conflicts = FIRST_CONFLICTS

    def add(self, clauses: Iterable[list[int]]) -> None:
        """Adds permanent clauses."""
        self._solver.append_formula(list(clauses))

    def solve(self, assumptions: Sequence[int] = ()) -> bool:
        """Whether the clauses are satisfiable under the assumptions."""
        while True:
            answer = self._slice(assumptions)
            if answer is not None:
                return answer

    def solve_within(self, conflicts: int, assumptions: Sequence[int] = ()) -> bool | None:
        """Whether the clauses are satisfiable under the assumptions; None if that takes more conflicts."""
        while conflicts > 0:
            size = min(self._conflicts, conflicts)
            answer = self._slice(assumptions, size)
            if answer is not None:
                return answer
            conflicts -= size
        return None

    def _slice(self, assumptions: Sequence[int], most: int | None = None) -> bool | None:
        """Searches until the end of a slice, and adapts the size of the next one."""
        begun = perf_counter()
        self._solver.conf_budget(self._conflicts if most is None else most)
        answer: bool | None = self._solver.solve_limited(assumptions=list(assumptions))
        if answer is None:
            self._watch()
            quick = perf_counter() - begun < SLICE_SECONDS
            self._conflicts = self._conflicts * 2 if quick else max(self._conflicts * 2 // 3, 100)
        return answer

    def model(self) -> set[int]:
        """The true literals of the last solution."""
        return set(self._solver.get_model() or ())

    def core(self) -> list[int]:
        """After a failed `solve`: assumptions that contradict each other."""
        return list(self._solver.get_core() or ())

    def close(self) -> None:
        """Frees the solver's memory."""
        self._solver.delete()
