"""What the code of a method may do, kept beside it, so that passes over a whole program need not look inside."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax.expressions import FieldAccess, Fresh, Index, Old
from oxpecker.oox.syntax.node import Node
from oxpecker.oox.syntax.statements import Assign, Fork, If, Monitor, Statement, Unsupported


@dataclass(frozen=True, slots=True)
class CodeSummary:
    """What may be in the body of a method that is known to obey the static rules.

    The checker defers such a body until somebody asks for it. Each attribute may be true in vain, but never false.
    """

    body: Statement
    forks: bool
    stores: bool
    """Whether it assigns fields or elements, or changes them as a monitor."""
    looks_back: bool
    """Whether it asks what was before: `old`, `fresh`."""
    branches: bool
    gives_up: bool
    """Whether some of it is not translated."""
    reads: frozenset[str]
    """The names of the fields that it accesses."""


def summarise(body: Statement, nodes: Sequence[Node]) -> CodeSummary:
    """The summary of a body, given with all its nodes."""
    return CodeSummary(
        body=body,
        forks=any(isinstance(node, Fork) for node in nodes),
        stores=any(
            isinstance(node, Monitor) or (isinstance(node, Assign) and isinstance(node.target, (FieldAccess, Index)))
            for node in nodes
        ),
        looks_back=any(isinstance(node, (Old, Fresh)) for node in nodes),
        branches=any(isinstance(node, If) for node in nodes),
        gives_up=any(isinstance(node, Unsupported) for node in nodes),
        reads=frozenset(node.field for node in nodes if isinstance(node, FieldAccess)),
    )
