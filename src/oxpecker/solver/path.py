"""Path conditions: persistent lists of constraints, extended at the end, with shared prefixes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oxpecker.terms import Term, conjuncts


class PathCondition:
    """A conjunction of constraints that shares all but its last one with the path condition it extends.

    Path conditions are compared by identity: forked states share them.
    """

    __slots__ = ("__weakref__", "constraint", "length", "parent")

    def __init__(self, parent: PathCondition | None, constraint: Term | None) -> None:
        self.parent: Final = parent
        self.constraint: Final = constraint
        self.length: Final[int] = 0 if parent is None else parent.length + 1

    def extend(self, *constraints: Term | bool) -> PathCondition:
        """This path condition extended by constraints; conjunctions are split, true ones dropped."""
        path = self
        for constraint in constraints:
            for conjunct in conjuncts(constraint):
                if type(conjunct) is not Term:
                    raise ValueError("a path on which something false holds is no path")
                path = PathCondition(path, conjunct)
        return path

    def since(self, ancestor: PathCondition) -> tuple[Term, ...]:
        """The constraints after an ancestor of this path condition; all constraints if it is not an ancestor."""
        found: list[Term] = []
        node = self
        while node is not ancestor and node.parent is not None and node.constraint is not None:
            found.append(node.constraint)
            node = node.parent
        found.reverse()
        return tuple(found)

    @property
    def constraints(self) -> tuple[Term, ...]:
        """All constraints, oldest first."""
        return self.since(EMPTY)

    def __iter__(self) -> Iterator[Term]:
        return iter(self.constraints)

    def __len__(self) -> int:
        return self.length

    def __bool__(self) -> bool:
        return self.length > 0


EMPTY: Final = PathCondition(None, None)
"""The path condition of a path without conditions."""
