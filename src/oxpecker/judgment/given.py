"""Which expressions of a method its caller decides: they are made of parameters and of state on entry."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.input_clauses import FUNCTION
from oxpecker.oox.source import BUILT_IN
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

_OF_OBJECTS = (typed.StaticRead, typed.FieldRead, typed.Invoke)
STATE = (*_OF_OBJECTS, typed.ElementRead)
"""Expressions whose values depend on the heap."""


class _NotGivenError(Exception):
    """Something else than the caller decides an expression."""


class Given:
    """Decides which values in a method are given by its caller."""

    def __init__(self, method: typed.Method) -> None:
        # The fields of a new object are no inputs.
        skipped = 1 if method.info.is_constructor else 0
        self._parameters = {variable.index for variable in method.parameters[skipped:]}
        self._body = method.body
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
        return typed.contains(self.lifted(expressions), *STATE)

    def reads_objects(self, expressions: Iterable[typed.Expression]) -> bool:
        """Whether the value of some given expression depends on more of the heap than elements of given arrays."""
        return typed.contains(self.lifted(expressions), *_OF_OBJECTS)

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
        # A function that only looks at what was given decides nothing else; a condition cannot show it.
        is_function = isinstance(expression, typed.NewObject) and FUNCTION in expression.constructor.owner
        if not isinstance(expression, _SHAPES) and not (is_function and any_index):
            raise _NotGivenError

        def lift(part: typed.Expression) -> typed.Expression:
            if any_index and any(part is each for each in _indices(expression)):
                return part
            return self._lift(part, inside, any_index)

        return rewritten(typed.EXPRESSIONS, expression, lift)

    def _local(self, local: typed.Local, inside: frozenset[int], any_index: bool) -> typed.Expression:
        """A parameter that is not assigned before, or the only value that a local gets."""
        index = local.variable.index
        values = self._assigned.get(index, [])
        if index in self._parameters:
            if values and id(local) not in self._reads_on_entry:
                raise _NotGivenError
            return local
        if len(values) != 1 or index in inside:
            raise _NotGivenError
        return self._lift(values[0], inside | {index}, any_index)

    @cached_property
    def _reads_on_entry(self) -> set[int]:
        """The identities of the reads that come before all assignments to their variable."""
        assigned: set[int] = set()
        early: set[int] = set()
        late: set[int] = set()
        for node in typed.walk(self._body):
            if isinstance(node, (typed.While, typed.SetLocal)):  # an iteration comes after those before it
                assigned |= {each.variable.index for each in typed.found(node, typed.SetLocal)}
            elif isinstance(node, typed.Local):
                (late if node.variable.index in assigned else early).add(id(node))
        return early - late  # a node may stand in two places


def _indices(expression: typed.Expression) -> tuple[typed.Expression, ...]:
    """The operands of a read that only say which part is meant: an element of an array, a character of a text."""
    if isinstance(expression, typed.ElementRead):
        return (expression.index,)
    if isinstance(expression, typed.Invoke) and expression.receiver is not None:
        is_library = expression.method.span.file.startswith(BUILT_IN)
        return (
            expression.arguments if is_library and [str(each.type) for each in expression.arguments] == ["int"] else ()
        )
    return ()
