"""Errors of queries."""

from __future__ import annotations


class SolverMissing(Exception):
    """A chosen solver is not installed."""

    def __init__(self, solver: str, remedy: str) -> None:
        super().__init__(f"the solver {solver} is not available: {remedy}")
        self.solver = solver


class Unsupported(Exception):
    """A term that an encoding or a solver cannot express."""
