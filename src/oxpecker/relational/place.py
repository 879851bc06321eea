"""Places in a text, and errors there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A range of a file; lines and columns count from 1, the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def text(self, whole: str) -> str:
        """The text of the range, in one line."""
        lines = whole.splitlines()[self.line - 1 : self.end_line]
        lines[-1] = lines[-1][: self.end_column - 1]
        lines[0] = lines[0][self.column - 1 :]
        return " ".join(line.strip() for line in lines)

    def to(self, other: Place) -> Place:
        """The range from the start of this place to the end of another."""
        return Place(self.file, self.line, self.column, other.end_line, other.end_column)


class RelationalError(Exception):
    """A malformed formula, bound or module, with its place if known."""

    def __init__(self, message: str, place: Place | None = None) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.place = place
