"""Errors of queries."""

from __future__ import annotations


class SolverMissing(Exception):
    """A chosen solver is not installed."""

    def __init__(self, solver: str, remedy: str) -> None:
        super().__init__(f"the solver {solver} is not available: {remedy}")
        self.solver = solver


class SolversDisagree(Exception):
    """One solver refutes a question, and another one has a model of it: one of them is wrong."""

    def __init__(self, script: str) -> None:
        super().__init__(f"Z3 refutes a question of a proof, and cvc5 has a model of it:\n{script}")


class Unsupported(Exception):
    """A term that an encoding or a solver cannot express."""
