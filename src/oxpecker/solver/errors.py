"""What can go wrong in asking a question."""

from __future__ import annotations


class SolverMissing(Exception):
    """A solver was chosen that is not installed here."""

    def __init__(self, solver: str, remedy: str) -> None:
        super().__init__(f"the solver {solver} is not available: {remedy}")
        self.solver = solver


class Unsupported(Exception):
    """A term that an encoding or a solver has no words for."""
