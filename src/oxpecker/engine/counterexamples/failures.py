"""What a path that ends with an exception tells a judge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from oxpecker import terms
from oxpecker.engine.counterexamples.inputs import arguments_of
from oxpecker.engine.counterexamples.shrinking import Inputs
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.path.entities import Entity, Record
from oxpecker.engine.path.state import State
from oxpecker.engine.values.text import Text
from oxpecker.engine.values.value import Value
from oxpecker.judgment import Failure
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import ArrayType, ClassType, is_reference
from oxpecker.results.finding_class import holds_null
from oxpecker.terms import Term


def failure_of(inputs: Inputs, method: typed.Method, outcome: concrete.Threw, arguments: tuple[str, ...]) -> Failure:
    """The failure that a path ends with, as a run with these arguments has shown it."""
    state = inputs.state
    nulls = tuple(_nulls(inputs.explorer, state, inputs.model, method))
    last = method.parameters[len(method.parameters) - len(arguments) :]
    holding = (each.name for each, text in zip(last, arguments, strict=True) if holds_null(text))
    return Failure(
        outcome.exception.cls.name,
        outcome.trace,
        nulls,
        frozenset(_answered_null(state, inputs.model)),
        tuple(holding),
        partial(_has_written, state),
        lambda: _needs_values(inputs.explorer, state, method),
    )


def _answered_null(state: State, model: Mapping[Term, Any]) -> Iterator[str]:
    """The signatures of the open methods whose results are null."""
    given = state.knowledge.given
    for answer in state.environment.answers:
        value, is_result = answer.value, answer.what == answer.method.info.key and not answer.is_rank
        if is_result and is_reference(answer.method.info.return_type):
            number = given.get(value, model.get(value, 0)) if isinstance(value, Term) else value
            if number is None or number == 0:
                yield answer.method.info.signature


def _needs_values(explorer: Explorer, state: State, method: typed.Method) -> bool:
    """Whether a path needs certain values: its condition says more than that parameters are no null."""
    references = _references(explorer, state, method)
    used = (variable for constraint in state.knowledge.condition.constraints for variable in constraint.variables)
    return any(variable not in references for variable in used)


def _references(explorer: Explorer, state: State, method: typed.Method) -> dict[Term, str]:
    """The parameters that are references, by their values."""
    return {
        value: parameter.name
        for value, parameter in zip(arguments_of(explorer, method, state), method.parameters, strict=True)
        if isinstance(value, Term) and isinstance(parameter.type, (ArrayType, ClassType))
    }


def _nulls(explorer: Explorer, state: State, model: Mapping[Term, Any], method: typed.Method) -> Iterator[str]:
    """The parameters that are null, in the order in which the path has found out."""
    parameters = _references(explorer, state, method)
    given = state.knowledge.given
    yield from (parameters[term] for term, value in given.items() if term in parameters and value == 0)
    last = state.knowledge.condition.constraint
    for term in () if last is None else last.variables:
        # One of several references is null: which one, only the model tells.
        if term in parameters and term not in given and model.get(term, 0) == 0:
            yield parameters[term]


def _has_written(state: State, has_objects: bool) -> bool:
    """Whether the path has written to objects that existed before, or to static fields of the program.

    Otherwise only arrays count.
    """
    heap, hierarchy = state.heap, state.explorer.hierarchy
    inputs = (entity for entity in heap.entities.values() if entity.is_input)
    if any(_is_written(entity) for entity in inputs if has_objects or not isinstance(entity, Record)):
        return True
    if not has_objects:
        return False
    for (owner, slot), value in heap.statics.items():
        if (owner, slot) in heap.initials and heap.initials[owner, slot] is value:
            continue  # as the initialiser of the class has left it
        fields = [field for field in hierarchy[owner].static_fields.values() if field.slot == slot and not field.final]
        own = not hierarchy[owner].declaration.span.file.startswith(BUILT_IN)
        if own and fields and not _is_variable(value):
            return True
    return False


def _is_written(entity: Entity) -> bool:
    if entity.initial is not None:
        return entity.cells != entity.initial
    if isinstance(entity, Record):
        layout = {field.slot: field for field in entity.classes[0].layout}
        cells = [(layout[slot], value) for slot, value in entity.cells.items() if not layout[slot].final]
        return any(not _is_named(value, entity.part_name(f)) for f, value in cells if not f.name.startswith("$"))
    return any(not _is_variable(value) for value in entity.cells.values())


def _is_named(value: Value, name: str) -> bool:
    """Whether a value is the input that a field held at first."""
    if isinstance(value, Text):
        return _is_named(value.length, f"#{name}")
    return _is_variable(value) and value.name == name


def _is_variable(value: Value) -> bool:
    return isinstance(value, Term) and value.op is terms.Op.VARIABLE
