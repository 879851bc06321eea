"""Mutants: well-typed programs that differ from a given one by one small change each (Koppier 5.1)."""

from oxpecker.mutation.mutants import Mutant, Predicate, changes, mutants
from oxpecker.mutation.operators import OPERATORS, MutationOperator
from oxpecker.mutation.points import Point, points
from oxpecker.mutation.typing import TypeCheck, well_typed

__all__ = [
    "OPERATORS",
    "Mutant",
    "MutationOperator",
    "Point",
    "Predicate",
    "TypeCheck",
    "changes",
    "mutants",
    "points",
    "well_typed",
]
