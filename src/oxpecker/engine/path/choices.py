"""A path is its list of choices: which way it went wherever there were several.

The list is enough to come to the same place again, in another process too: `Explorer.resume` follows it. What a number
means depends on where the path has come, and on nothing else: neither on the order in which paths are explored nor on
what a solver could decide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class _Made:
    """A persistent list of numbers, the last one first."""

    before: _Made | None
    choice: int


class Choices:
    """The choices that a path has made, and those that it has been told to make."""

    __slots__ = ("_ahead", "_made", "is_astray")

    def __init__(self, ahead: tuple[int, ...] = ()) -> None:
        self._made: _Made | None = None
        self._ahead = ahead
        self.is_astray = False
        """Whether the path has made another choice than it has been told to."""

    def fork(self) -> Choices:
        """The same for another path."""
        other = Choices(self._ahead)
        other._made = self._made
        other.is_astray = self.is_astray
        return other

    def take(self, choice: int) -> None:
        """The path goes one of several ways."""
        self._made = _Made(self._made, int(choice))
        if self._ahead:
            self.is_astray = self.is_astray or self._ahead[0] != choice
            self._ahead = self._ahead[1:]

    @property
    def told(self) -> int | None:
        """The choice that comes next; None where the path is free."""
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
        """The choices that were written as text, all of them ahead."""
        return cls(tuple(map(int, text.split("."))) if text else ())
