"""Null as the result of an unknown implementation, of which nothing says that it may be null."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.judgment.conditions import needed
from oxpecker.judgment.guards import Trace
from oxpecker.judgment.sites import Body
from oxpecker.judgment.values import Values
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import is_nullable


class NullAnswers:
    """Tells whether the null of a failure is such a result."""

    def __init__(self, methods: Mapping[str, typed.Method]) -> None:
        self._methods = methods

    def is_cause(self, trace: Trace, answered: frozenset[str]) -> bool:
        """Whether an operation uses the result of one of the methods, by their signatures, that answered null."""
        own = [entry for entry in trace if not entry[1].file.startswith(BUILT_IN)]
        method = self._methods.get(own[0][0]) if own and answered else None
        if method is None:
            return False
        values, nodes = Values(method), Body(method).at(own[0][1])
        conditions = (needed(each, "NullPointerException") for each in nodes)
        used = [each.left for each in conditions if isinstance(each, typed.Binary)]
        if own[0] != trace[0]:
            used = [each for node in nodes if isinstance(node, typed.Invoke) for each in node.arguments]
        return any(_is_answer(values.of(each), answered) for each in used)


def _is_answer(value: typed.Expression, answered: frozenset[str]) -> bool:
    if not isinstance(value, typed.Invoke):
        return False
    return value.method.signature in answered and not is_nullable(value.method.return_type)
