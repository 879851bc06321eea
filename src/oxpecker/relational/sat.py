"""SAT solvers, by way of python-sat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from oxpecker.relational.place import RelationalError


class SolverName(StrEnum):
    """The solvers that can be chosen."""

    CADICAL = "cadical"
    GLUCOSE = "glucose"


_NAMES = {SolverName.CADICAL: "cadical195", SolverName.GLUCOSE: "glucose42"}


class SatSolver:
    """An incremental solver: clauses stay, assumptions go."""

    def __init__(self, name: SolverName = SolverName.CADICAL) -> None:
        try:
            from pysat.solvers import Solver
        except ImportError:
            raise RelationalError("relational logic needs python-sat: pip install 'oxpecker[relational]'") from None
        self._solver: Any = Solver(name=_NAMES[name])

    def add(self, clauses: Iterable[list[int]]) -> None:
        """Adds clauses for good."""
        self._solver.append_formula(list(clauses))

    def solve(self, assumptions: Sequence[int] = ()) -> bool:
        """Whether the clauses can be satisfied under the assumptions."""
        return bool(self._solver.solve(assumptions=list(assumptions)))

    def model(self) -> set[int]:
        """The literals that are true in the last solution."""
        return set(self._solver.get_model() or ())

    def core(self) -> list[int]:
        """Assumptions that cannot hold together, after a failed `solve`."""
        return list(self._solver.get_core() or ())

    def close(self) -> None:
        """Gives back the solver's memory."""
        self._solver.delete()
