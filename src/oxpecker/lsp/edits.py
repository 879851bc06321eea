"""How an edit moves lines, as long as the edited text has not been read."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Edit:
    """The edited lines of a text: from `first` up to `end`, exclusively; the lines from `end` on move by `shift`."""

    first: int
    end: int
    shift: int

    def moved(self, span: Span) -> Span | None:
        """Where a place is now; None if it has been edited."""
        if span.end_line < self.first or not self.end - self.first + abs(self.shift):
            return span
        if span.line < self.end:
            return None
        return span._replace(line=span.line + self.shift, end_line=span.end_line + self.shift)


def edit_between(before: str, after: str) -> Edit:
    """What was edited, as the smallest block of lines that contains all changes."""
    if before == after:
        return Edit(1, 1, 0)
    old, new = before.split("\n"), after.split("\n")
    same = _common(old, new)
    same_end = _common(old[same:][::-1], new[same:][::-1])
    return Edit(same + 1, len(old) - same_end + 1, len(new) - len(old))


def _common(one: list[str], other: list[str]) -> int:
    """The number of equal lines at the start."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
