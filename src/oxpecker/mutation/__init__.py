"""Mutants: well-typed programs that differ from a given one by one small change each (Koppier 5.1)."""

from oxpecker.mutation.mutants import Mutant, Predicate, mutants, well_typed
from oxpecker.mutation.operators import OPERATORS, MutationOperator
from oxpecker.mutation.points import Point, points

__all__ = ["OPERATORS", "Mutant", "MutationOperator", "Point", "Predicate", "mutants", "points", "well_typed"]
