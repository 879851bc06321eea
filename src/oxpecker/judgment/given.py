"""Which expressions of a method its caller decides: they are made of parameters and of state on entry."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed
from oxpecker.oox.tree import rewritten

_SHAPES = (
    typed.Literal,
    typed.StaticRead,
    typed.Unary,
    typed.Binary,
    typed.Conditional,
    typed.Convert,
    typed.CastReference,
    typed.TypeTest,
    typed.BitsOf,
    typed.Elementary,
    typed.FieldRead,
    typed.LengthOf,
    typed.ElementRead,
    typed.Invoke,
)
"""Expressions that are given if their operands are."""

_STATE = (typed.StaticRead, typed.FieldRead, typed.ElementRead, typed.Invoke)


class _NotGivenError(Exception):
    """Something else than the caller decides an expression."""


class Given:
    """Decides which values in a method are given by its caller."""

    def __init__(self, method: typed.Method) -> None:
        # The fields of a new object are no inputs.
        skipped = 1 if method.info.is_constructor else 0
        self._parameters = {variable.index for variable in method.parameters[skipped:]}
        self._assigned: dict[int, list[typed.Expression]] = {}
        for statement in typed.found(method.body, typed.SetLocal):
            self._assigned.setdefault(statement.variable.index, []).append(statement.value)

    def on_entry(self, expression: typed.Expression) -> typed.Expression | None:
        """The expression over parameters and state; None if something else decides it."""
        return self._lifted(expression, any_index=False)

    def is_given(self, expression: typed.Expression) -> bool:
        """Whether the caller decides an expression; which element of an input a loop looks at does not matter."""
        return self._lifted(expression, any_index=True) is not None

    def mentioned(self, expressions: Iterable[typed.Expression]) -> set[int]:
        """The parameters that given expressions are made of."""
        return {local.variable.index for local in typed.found(self.lifted(expressions), typed.Local)} & self._parameters

    def reads_state(self, expressions: Iterable[typed.Expression]) -> bool:
        """Whether the value of some given expression depends on the heap."""
        return typed.contains(self.lifted(expressions), *_STATE)

    def reads_statics(self, expressions: Iterable[typed.Expression]) -> bool:
        """Whether some given expression reads a static field that may change."""
        return any(not read.field.final for read in typed.found(self.lifted(expressions), typed.StaticRead))

    def lifted(self, expressions: Iterable[typed.Expression]) -> list[typed.Expression]:
        """The given ones of some expressions, over parameters and state."""
        lifted = (self._lifted(each, any_index=True) for each in expressions)
        return [each for each in lifted if each is not None]

    def _lifted(self, expression: typed.Expression, any_index: bool) -> typed.Expression | None:
        try:
            return self._lift(expression, frozenset(), any_index)
        except _NotGivenError:
            return None

    def _lift(self, expression: typed.Expression, inside: frozenset[int], any_index: bool) -> typed.Expression:
        if isinstance(expression, typed.Local):
            return self._local(expression, inside, any_index)
        if not isinstance(expression, _SHAPES):
            raise _NotGivenError

        def lift(part: typed.Expression) -> typed.Expression:
            if any_index and isinstance(expression, typed.ElementRead) and part is expression.index:
                return part
            return self._lift(part, inside, any_index)

        return rewritten(typed.EXPRESSIONS, expression, lift)

    def _local(self, local: typed.Local, inside: frozenset[int], any_index: bool) -> typed.Expression:
        """A parameter that is never assigned, or the only value that a local gets."""
        index = local.variable.index
        values = self._assigned.get(index, [])
        if index in self._parameters:
            if values:
                raise _NotGivenError
            return local
        if len(values) != 1 or index in inside:
            raise _NotGivenError
        return self._lift(values[0], inside | {index}, any_index)
