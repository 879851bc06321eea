"""Models and their evaluation."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.solver.query import Model
from oxpecker.terms import Evaluation, Term, Value, default_value


def satisfies(model: Model, constraints: Iterable[Term]) -> bool:
    """Whether all constraints are true under the model; missing variables have their default value."""
    value = Evaluation(model).value
    return all(value(constraint) is True for constraint in constraints)


def variables_of(constraints: Iterable[Term]) -> list[Term]:
    """The variables of all constraints, each once, in order of occurrence."""
    return list(dict.fromkeys(variable for constraint in constraints for variable in constraint.variables))


def restricted(model: Model, constraints: Iterable[Term]) -> dict[Term, Value]:
    """The model restricted to the variables of these constraints: the others belong to another query."""
    found: dict[Term, Value] = {}
    for variable in variables_of(constraints):
        value = model.get(variable)
        found[variable] = default_value(variable) if value is None else value
    return found
