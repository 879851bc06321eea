"""The interface that quantifiers and folds use to evaluate their bodies."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeAlias

from oxpecker.engine.path.heap import Snapshot
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class ThrownInside:
    """The stored result of a pure call that threw: the class of the exception, and its address."""

    exception: str
    address: int

    def __str__(self) -> str:
        return self.exception


Problem: TypeAlias = tuple[Value, str | ThrownInside]
"""A condition under which evaluation throws, and the exception."""


class Evaluator(Protocol):
    """An evaluation of a specification in a state."""

    state: State
    bound: dict[int, Value]
    problems: list[Problem]
    past: Snapshot | None

    def value(self, node: typed.Expression) -> Any:
        """The value of an expression."""

    def side(self, node: typed.Expression, *conditions: Value) -> Any:
        """An operand that matters only under conditions."""

    def alone(self, node: typed.Expression, condition: Value) -> Any:
        """The value under one condition; None if it may throw or needs a request."""

    def certain(self, condition: Value) -> Value:
        """The condition, or its decided truth value."""

    def not_null(self, reference: Value) -> bool:
        """Whether a reference can be dereferenced."""

    def same_values(self, t: Type, left: Value, right: Value) -> Any:
        """Whether two values of a type are equal."""

    def under(self, condition: Value) -> AbstractContextManager[None]:
        """Inside, everything is evaluated under the condition."""

    def problem(self, condition: Value, exception: str | ThrownInside) -> None:
        """Records that evaluation throws if the condition holds."""
