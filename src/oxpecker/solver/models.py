"""Models and their evaluation."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.solver.query import Model
from oxpecker.terms import Evaluation, Op, Term, Value, default_value
from oxpecker.terms.walking import subterms


def satisfies(model: Model, constraints: Iterable[Term]) -> bool:
    """Whether all constraints are true under the model; missing variables have their default value."""
    value = Evaluation(model).value
    return all(value(constraint) is True for constraint in constraints)


def has_open_results(constraints: Iterable[Term]) -> bool:
    """Whether functions occur whose last digits Java leaves open: evaluation knows only one of their results."""
    return any(part.op is Op.FP_FUNCTION and part.args[1] for part in subterms(list(constraints)))


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
