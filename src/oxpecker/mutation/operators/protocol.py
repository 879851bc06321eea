"""The protocol of mutation operators."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from oxpecker.mutation.points import Replacement, Scope
from oxpecker.oox.syntax import Node


class MutationOperator(Protocol):
    """A kind of small change."""

    @property
    def name(self) -> str:
        """The name of the operator, a prefix of the names of its mutants."""

    @property
    def summary(self) -> str:
        """A short description."""

    def replacements(self, node: Node, scope: Scope) -> Iterable[Replacement]:
        """The replacements of a node, in the order of the mutants' numbers."""
