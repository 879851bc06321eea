"""Alloy's language: modules with signatures, facts, predicates, functions, assertions and commands."""

from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.parser import default_command, parse_formula, parse_module
from oxpecker.relational.alloy.problem import Problem, problem
from oxpecker.relational.alloy.resolution import Resolver
from oxpecker.relational.alloy.tree import Command, Module

__all__ = [
    "Command",
    "Dialect",
    "Module",
    "Problem",
    "Resolver",
    "default_command",
    "parse_formula",
    "parse_module",
    "problem",
]
