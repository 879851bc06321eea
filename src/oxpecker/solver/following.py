"""State derived from a path condition, updated incrementally from one path to the next."""

from __future__ import annotations

from abc import ABC, abstractmethod

from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.terms import Term


class Follower(ABC):
    """Moves from one path condition to another, keeping what they share.

    Consecutive queries are about nearly the same path: only the difference is undone and added, and the state takes no
    more memory than the longest path.
    """

    def __init__(self) -> None:
        self._at = EMPTY

    @abstractmethod
    def enter(self, constraint: Term, place: int) -> None:
        """Add a constraint at a position of the path."""

    @abstractmethod
    def leave(self, constraint: Term) -> None:
        """Undo the last constraint."""

    @abstractmethod
    def forget(self) -> None:
        """Undo everything."""

    def follow(self, path: PathCondition) -> None:
        """Move to this path."""
        if path is self._at:
            return
        try:
            self._move(path)
        except BaseException:
            # Interrupted halfway: partial state must not be used.
            self._at = EMPTY
            self.forget()
            raise

    def _move(self, path: PathCondition) -> None:
        old, new = self._at, path
        entered: list[PathCondition] = []
        while new.length > old.length:
            entered.append(new)
            new = _parent(new)
        while old.length > new.length:
            old = self._left(old)
        while old is not new and old.length:
            entered.append(new)
            old, new = self._left(old), _parent(new)
        while entered:
            node = entered.pop()
            if node.constraint is not None:
                self.enter(node.constraint, node.length - 1)
        self._at = path

    def _left(self, node: PathCondition) -> PathCondition:
        if node.constraint is not None:
            self.leave(node.constraint)
        return _parent(node)


def _parent(node: PathCondition) -> PathCondition:
    return EMPTY if node.parent is None else node.parent
