"""What a mutation operator is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from oxpecker.mutation.points import Replacement, Scope
from oxpecker.oox.syntax import Node


class MutationOperator(Protocol):
    """A kind of small change."""

    @property
    def name(self) -> str:
        """The name of the operator, which begins the names of its mutants."""

    @property
    def summary(self) -> str:
        """What it does, in a few words."""

    def replacements(self, node: Node, scope: Scope) -> Iterable[Replacement]:
        """What the node may be replaced by, in the order of the mutants' numbers."""
