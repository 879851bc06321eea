"""Source texts, places in them, and diagnostics about these places."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import field, replace
from enum import StrEnum
from typing import NamedTuple

from oxpecker.oox.limits import LONGEST_LINE
from oxpecker.oox.records import dataclass

BUILT_IN = "built-in:"
"""How the names of sources begin that no user has written."""
INTERNAL = f"{BUILT_IN}library/oxpecker/"
"""How the names of sources begin that only models use. Their queries run no code of the program."""


def shown_name(file: str) -> str:
    """The name of a file in one line: `::error::` after a line break in it would be a command to GitHub."""
    return file.replace("\n", "\\n").replace("\r", "\\r")


class Span(NamedTuple):
    """A stretch of a source file; lines and columns count from 1, the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{shown_name(self.file)}:{self.line}:{self.column}"

    def to(self, other: Span) -> Span:
        """The stretch from the start of this span to the end of the other."""
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)

    def contains(self, other: Span) -> bool:
        """Whether the other stretch is part of this one."""
        begins = (self.line, self.column) <= (other.line, other.column)
        return begins and self.file == other.file and other[3:] <= self[3:]


NOWHERE = Span("<none>", 0, 0, 0, 0)
"""The span of syntax that was not read from a text."""


class Severity(StrEnum):
    """How bad a diagnostic is: an error stops the work, a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message about one place, with further places that explain it."""

    severity: Severity
    message: str
    span: Span
    notes: tuple[tuple[str, Span], ...] = ()


TellDiagnostics = Callable[[Sequence[Diagnostic]], None]
"""Is given messages as soon as they are known."""


@dataclass(slots=True)
class Diagnostics:
    """Collects messages in the order they are found; more than `limit` errors are of no use."""

    items: list[Diagnostic] = field(default_factory=list)
    limit: int = 100
    said: set[Diagnostic] = field(default_factory=set)

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports an error once."""
        self._add(Diagnostic(Severity.ERROR, message, span, notes))

    def warning(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports a warning once."""
        self._add(Diagnostic(Severity.WARNING, message, span, notes))

    def weaken_errors(self, since: int, hint: str) -> list[Diagnostic]:
        """Turns the errors among the items since a number into warnings with a hint, and returns those errors."""
        errors = [item for item in self.items[since:] if item.severity is Severity.ERROR]
        for number in range(since, len(self.items)):
            item = self.items[number]
            if item.severity is Severity.ERROR:
                self.items[number] = replace(item, severity=Severity.WARNING, message=f"{item.message}{hint}")
        return errors

    def _add(self, item: Diagnostic) -> None:
        if item not in self.said:
            self.said.add(item)
            self.items.append(item)

    @property
    def errors(self) -> list[Diagnostic]:
        return [item for item in self.items if item.severity is Severity.ERROR]


_LONE_RETURN = re.compile("\r(?!\n)")


def with_plain_line_ends(text: str) -> str:
    """The text with every line end as LF or CR LF: a CR alone ends a line too (JLS 3.4)."""
    return _LONE_RETURN.sub("\n", text) if "\r" in text else text


@dataclass(frozen=True, slots=True)
class Source:
    """A named text; a CR alone ends a line as LF and CR LF do, and becomes LF."""

    name: str
    text: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", with_plain_line_ends(self.text))

    def line(self, number: int) -> str:
        """The text of a line, counted from 1; empty if there is no such line."""
        lines = self.text.split("\n", number)
        return lines[number - 1].rstrip("\r") if 1 <= number <= len(lines) else ""

    def excerpt(self, span: Span) -> str:
        """The text of a span, on one line."""
        lines = [self.line(number) for number in range(span.line, span.end_line + 1)]
        if lines:
            lines[-1] = lines[-1][: span.end_column - 1]
            lines[0] = lines[0][span.column - 1 :]
        return " ".join(" ".join(lines).split())


def render(diagnostic: Diagnostic, sources: dict[str, Source]) -> str:
    """`file:line:column: error: message`, then the line and a caret; notes follow in the same form."""
    parts = [_render_place(str(diagnostic.severity), diagnostic.message, diagnostic.span, sources)]
    parts += [_render_place("note", message, span, sources) for message, span in diagnostic.notes]
    return "\n".join(parts)


def _render_place(kind: str, message: str, span: Span, sources: dict[str, Source]) -> str:
    head = f"{span}: {kind}: {message}" if span.line else f"{kind}: {message}"
    source = sources.get(span.file)
    if source is None or not span.line:
        return head
    text = source.line(span.line).replace("\t", " ")
    start = max(0, span.column - 1)
    shift = max(0, start - LONGEST_LINE // 2)
    text = "".join(c if c.isprintable() else "?" for c in text[shift : shift + LONGEST_LINE])
    width = span.end_column - span.column if span.end_line == span.line else len(text)
    room = max(1, len(text) - (start - shift))
    return f"{head}\n    {text}\n    {' ' * (start - shift)}{'^' * max(1, min(width, room))}"
