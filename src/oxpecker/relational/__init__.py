"""Bounded relational logic: a model finder like Kodkod, and Alloy's language as its text.

people = universe(["Ann", "Bob", "Cy"])
bounds, likes = Bounds(people), Relation("likes", 2)
bounds.bind(likes, people.all_tuples(people.atoms, people.atoms))
instance = solve(likes.some() & (likes & IDENTITY).no(), bounds)
"""

from oxpecker.relational.evaluation import Evaluator
from oxpecker.relational.finder import Finder, Options, Statistics, solve
from oxpecker.relational.instance import Instance
from oxpecker.relational.operators import Quantifier
from oxpecker.relational.place import Place, RelationalError
from oxpecker.relational.sat import SolverName
from oxpecker.relational.syntax import (
    FALSE,
    IDENTITY,
    INTEGERS,
    NONE,
    TRUE,
    UNIVERSE,
    Declaration,
    Expression,
    Formula,
    Integer,
    IntegerConstant,
    Quantified,
    Relation,
    Variable,
    comprehension,
    conditional,
    conjunction,
    disjunction,
    every,
    exists,
)
from oxpecker.relational.universe import Bounds, Universe, universe

__all__ = [
    "FALSE",
    "IDENTITY",
    "INTEGERS",
    "NONE",
    "TRUE",
    "UNIVERSE",
    "Bounds",
    "Declaration",
    "Evaluator",
    "Expression",
    "Finder",
    "Formula",
    "Instance",
    "Integer",
    "IntegerConstant",
    "Options",
    "Place",
    "Quantified",
    "Quantifier",
    "Relation",
    "RelationalError",
    "SolverName",
    "Statistics",
    "Universe",
    "Variable",
    "comprehension",
    "conditional",
    "conjunction",
    "disjunction",
    "every",
    "exists",
    "solve",
    "universe",
]
