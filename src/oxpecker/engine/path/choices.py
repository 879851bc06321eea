"""A path is its list of choices: which way it went at each split.

The list is enough to reach the same place again, even in another process: `Explorer.paths` follows it. The meaning of a
number depends only on where the path is, and neither on the order in which paths are explored nor on what a solver
could decide.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class _Made:
    """A persistent list of numbers, the last one first."""

    before: _Made | None
    choice: int


class Choices:
    """The choices that a path has made, and those that it must make next."""

    __slots__ = ("_ahead", "_made", "is_astray")

    def __init__(self, ahead: tuple[int, ...] = ()) -> None:
        self._made: _Made | None = None
        self._ahead = ahead
        self.is_astray = False
        """Whether the path has deviated from the choices that it had to make."""

    def fork(self) -> Choices:
        """The same for another path."""
        other = Choices(self._ahead)
        other._made = self._made
        other.is_astray = self.is_astray
        return other

    def take(self, choice: int) -> None:
        """Records which of several ways the path takes."""
        self._made = _Made(self._made, int(choice))
        if self._ahead:
            self.is_astray = self.is_astray or self._ahead[0] != choice
            self._ahead = self._ahead[1:]

    @property
    def told(self) -> int | None:
        """The next choice that the path must make; None if it is free."""
        return self._ahead[0] if self._ahead else None

    def __iter__(self) -> Iterator[int]:
        found = []
        made = self._made
        while made is not None:
            found.append(made.choice)
            made = made.before
        return reversed(found)

    def __str__(self) -> str:
        return ".".join(map(str, self))

    @classmethod
    def read(cls, text: str) -> Choices:
        """Reads choices from text; the path must make all of them."""
        return cls(tuple(map(int, text.split("."))) if text else ())
