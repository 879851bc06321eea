"""Expectations about what is said about a program before it runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from oxpecker.oox.source import Diagnostic
from tests.expectations.base import Expectation, KnownDefect, Place, Program, Reader, UnreadableError


@dataclass(frozen=True, slots=True)
class Said(Expectation):
    """`error: ..`, `syntax error: ..` or `warning: ..`: a diagnostic on this line whose message has the text."""

    kind: str
    part: str
    place: Place

    def explains(self, kind: str, diagnostic: Diagnostic) -> bool:
        return kind == self.kind and self.part in diagnostic.message and self.place.is_of(diagnostic)

    def problem(self, program: Program) -> str | None:
        wanted = sum(self._same_as(other) for other in program.expectations)
        found = [item for kind, item in program.diagnostics if self.explains(kind, item)]
        if len(found) == wanted:
            return None
        if found:
            return f"this is said {len(found)} times there:\n{program.render(found)}"
        there = [item for _, item in program.diagnostics if self.place.is_of(item)]
        if there:
            return f"what is said there is\n{program.render(there)}"
        everything = [item for _, item in program.diagnostics]
        if everything:
            return f"nothing is said there; elsewhere\n{program.render(everything)}"
        return "the program is accepted without a word"

    def _same_as(self, other: Expectation) -> bool:
        other = other.expected if isinstance(other, KnownDefect) else other
        mine = (self.kind, self.part, self.place)
        return isinstance(other, Said) and (other.kind, other.part, other.place) == mine


@dataclass(frozen=True, slots=True)
class Accepted(Expectation):
    """`accepted`: nothing at all is said about this line."""

    def explains(self, _kind: str, diagnostic: Diagnostic) -> bool:
        return Place(self.line).is_of(diagnostic)

    def problem(self, program: Program) -> str | None:
        found = [item for kind, item in program.diagnostics if self.explains(kind, item)]
        return f"what is said is\n{program.render(found)}" if found else None


def read_said(kind: str) -> Callable[[Reader], Expectation]:
    """The reader of one kind of diagnostic."""

    def read(reader: Reader) -> Expectation:
        text = f"{kind}{reader.rest}"
        line = reader.take(r"at line (\d+)")
        if line is not None:
            place = Place(int(line[1]))
        elif reader.take(r"at the end\b"):
            place = Place(end=reader.comment.line)
        else:
            place = reader.here(f"'{kind}:'")
        if not reader.take(":"):
            raise UnreadableError(f"write '{kind}: part of the message' on the line it is about")
        part = reader.take_all()
        if not part:
            raise UnreadableError(f"'{kind}:' needs part of the message, so that no other message is taken for it")
        return Said(text, reader.comment.line, kind, part, place)

    return read


def read_accepted(reader: Reader) -> Expectation:
    """`accepted` says no more than that."""
    reader.end()
    reader.here("'accepted'")
    return Accepted("accepted", reader.comment.line)
