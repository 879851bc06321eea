"""Queries about terms, and the solvers that answer them.

`build(SolverConfiguration(...))` returns a solver; `solver.check(constraints, path, model)` tells whether the path
condition and the constraints are satisfiable together. Solver libraries are loaded for the first
query that needs them, not before.
"""

from oxpecker.solver.configuration import (
    CacheKind,
    SolverConfiguration,
    SolverName,
    StageName,
    available,
    build,
    open_solver,
)
from oxpecker.solver.errors import SolverMissing
from oxpecker.solver.evaluation import EvaluationLevel
from oxpecker.solver.learned import Learned, learned, teach
from oxpecker.solver.models import restricted, satisfies, variables_of
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.sequence import SolverSequence

__all__ = [
    "EMPTY",
    "Answer",
    "CacheKind",
    "EvaluationLevel",
    "Learned",
    "Model",
    "PathCondition",
    "Satisfiable",
    "Solver",
    "SolverConfiguration",
    "SolverMissing",
    "SolverName",
    "SolverSequence",
    "StageName",
    "Unknown",
    "Unsatisfiable",
    "available",
    "build",
    "learned",
    "open_solver",
    "restricted",
    "satisfies",
    "teach",
    "variables_of",
]
