"""Restrictions of inputs that a visitor asks for: "what if x is 3", and "another input than this one"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

from oxpecker.api.loading import Loaded
from oxpecker.api.program_code import ProgramCode
from oxpecker.judgment.preconditions import with_preconditions
from oxpecker.oox import typed
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import BOOL, INTEGERS, NULL, RANGES, Type, is_reference

Inputs = Mapping[str, str]
"""Values by the names of parameters, written as `oxpecker run` reads them."""


class CannotPin(ValueError):
    """Why an input cannot be restricted."""


@dataclass(frozen=True, slots=True)
class Pins:
    """Parameters with the values that they must have, and inputs that must not occur together."""

    values: Inputs = field(default_factory=dict)
    excluded: Sequence[Inputs] = ()

    def __bool__(self) -> bool:
        return bool(self.values or self.excluded)

    def words(self) -> str:
        """What is required, in words."""
        pinned = [f"{name} = {value}" for name, value in self.values.items()]
        others = [f"not ({', '.join(f'{n} = {v}' for n, v in each.items())})" for each in self.excluded]
        return ", ".join([*pinned, *others])


def pinned(loaded: Loaded, method: typed.Method, pins: Pins) -> tuple[Loaded, typed.Method]:
    """The program in which a method is called only with inputs that a visitor asks for; raises CannotPin."""
    if _calls_itself(loaded.program, method):
        raise CannotPin(f"{method.info} calls itself, so its inputs cannot be pinned")
    clauses = list(_clauses(loaded.program, method, pins))
    program, stricter = with_preconditions(loaded.program, method, clauses)
    return replace(loaded, code=ProgramCode.of(loaded.syntax, program)), stricter


def _calls_itself(program: typed.Program, method: typed.Method) -> bool:
    """Whether calls of a method may call it again, with inputs that nobody has pinned."""
    calls = CallGraph(program)
    called = (each for caller in calls.below(method.info) for each in calls.called(caller))
    return any(each.key == method.info.key for each in called)


def _clauses(program: typed.Program, method: typed.Method, pins: Pins) -> Iterator[typed.Clause]:
    for name, value in pins.values.items():
        yield _clause(method, _compared(program, method, BinaryOperator.EQUAL, name, value))
    for inputs in pins.excluded:
        differ = [_compared(program, method, BinaryOperator.NOT_EQUAL, *each) for each in inputs.items()]
        if differ:
            yield _clause(method, reduce(_either, differ))


def _clause(method: typed.Method, condition: typed.Expression) -> typed.Clause:
    return typed.Clause(condition, span=method.info.span)


def _either(left: typed.Expression, right: typed.Expression) -> typed.Expression:
    return typed.Binary(BOOL, BinaryOperator.OR, left, right, span=left.span)


def _compared(
    program: typed.Program, method: typed.Method, operator: BinaryOperator, name: str, value: str
) -> typed.Expression:
    span = method.info.span
    for variable in method.parameters:
        if variable.name == name:
            literal = _literal(variable.type, value, has_widths=program.options["ints"] == "java")
            if literal is None:
                raise CannotPin(f"{name} cannot be pinned to {value}: give an integer, true, false or null")
            return typed.Binary(BOOL, operator, typed.Local(variable.type, variable, span=span), literal, span=span)
    raise CannotPin(f"{method.info} has no parameter '{name}'")


def _literal(t: Type, value: str, has_widths: bool) -> typed.Literal | None:
    """A value of a type; None if the text is no value that can be pinned."""
    if is_reference(t):
        return typed.Literal(NULL, None) if value == "null" else None
    if t == BOOL:
        return typed.Literal(t, value == "true") if value in ("true", "false") else None
    if t not in INTEGERS:
        return None
    try:
        number = int(value)
    except ValueError:
        return None
    low, high = RANGES.get(t, (number, number)) if has_widths else (number, number)
    return typed.Literal(t, number) if low <= number <= high else None
