"""What to do with a node, by its class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

R = TypeVar("R")

Rules = Mapping[type[Any], Callable[[Any], R]]
"""Functions of nodes, by the classes of the nodes."""


class Visitor(Generic[R]):
    """Finds the function for a node: that of its class, else that of the nearest class above which has one."""

    def __init__(self, rules: Rules[R]) -> None:
        self._rules = _Inherited(rules)

    def visit(self, node: object) -> R | None:
        """The result of the function for the node; None if there is none."""
        rule = self._rules[type(node)]
        return None if rule is None else rule(node)


class _Inherited(dict[type[Any], Callable[[Any], Any] | None]):
    """Rules by class, each passed on to the classes below."""

    def __missing__(self, kind: type[Any]) -> Callable[[Any], Any] | None:
        found = self[kind] = next((self[above] for above in kind.__mro__[1:] if above in self), None)
        return found
