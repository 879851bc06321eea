"""What every expectation is made of: the comment it stands in, the program it is about, whether it holds."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from oxpecker.java import MissingClasses, Translated, translate
from oxpecker.oox import syntax
from oxpecker.oox.checker import Checked, check
from oxpecker.oox.open_classes import with_open_classes
from oxpecker.oox.parser import Parsed, parse
from oxpecker.oox.prelude import FILE as BUILT_IN
from oxpecker.oox.prelude import prelude_source
from oxpecker.oox.source import Diagnostic, Severity, Source, Span, render

T = TypeVar("T")

STRICT = "\n// with missing error\n"
"""The line of a Java program in which classes without source are errors or unsupported, not open."""


class UnreadableError(Exception):
    """A comment that looks like an expectation and is none; the message says how to write it."""


# --- comments ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Comment:
    """The text of a `//` comment, its line, and whether there is code before it."""

    text: str
    line: int
    after_code: bool


_PIECES = re.compile(
    r"""(?P<code>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^\s/"']+|["']|/(?![/*]))"""
    r"""|(?P<comment>//[^\n]*)|(?P<block>/\*.*?(?:\*/|\Z))|(?P<newline>\n)""",
    re.DOTALL,
)
_NEXT = re.compile(r"\s+//\s*(?=(?:known defect|exhaustive|run|prints|check|error|syntax error|warning|accepted)\b)")
"""Where a second expectation begins in the same comment."""


def comments(text: str) -> Iterator[Comment]:
    """The comments of a program; one that holds several expectations is given as several."""
    line, code_line = 1, 0
    for piece in _PIECES.finditer(text):
        if piece["code"] is not None:
            code_line = line
        elif piece[0].startswith(("//@", "/*@")):
            # A contract is code; what is expected stands behind it.
            for row, written in enumerate(piece[0].split("\n")):
                for part in _NEXT.split(written)[1:]:
                    yield Comment(part.strip(), line + row, True)
            line += piece[0].count("\n")
        elif piece["comment"] is not None:
            for part in _NEXT.split(piece["comment"][2:]):
                yield Comment(part.strip(), line, code_line == line)
        else:
            line += piece[0].count("\n")


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is: on a line, from a line on to the end of the program, or anywhere."""

    line: int | None = None
    end: int | None = None

    def is_of(self, diagnostic: Diagnostic) -> bool:
        """Whether the diagnostic is about this place; one about a built-in class is about what its notes point to."""
        spans = [diagnostic.span]
        if diagnostic.span.file == BUILT_IN:
            spans = [span for _, span in diagnostic.notes if span.file != BUILT_IN]
        return any(self.is_at(span) for span in spans)

    def is_at(self, span: Span) -> bool:
        """Whether the span begins there."""
        if self.end is not None:
            return span.line >= self.end
        return self.line is None or span.line == self.line


class Reader:
    """Reads the text of an expectation from left to right."""

    def __init__(self, text: str, comment: Comment) -> None:
        self.rest = text
        self.comment = comment

    def take(self, pattern: str) -> re.Match[str] | None:
        """Steps over what the pattern matches here, blanks before it included."""
        match = re.match(rf"\s*(?:{pattern})", self.rest)
        if match is not None:
            self.rest = self.rest[match.end() :]
        return match

    def take_all(self) -> str:
        """Steps over everything that is left."""
        taken, self.rest = self.rest.strip(), ""
        return taken

    def until(self, mark: str) -> str | None:
        """What stands before a mark that is outside of quotes and brackets; steps over the mark."""
        depth = 0
        for piece in re.finditer(r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|.""", self.rest):
            if depth == 0 and self.rest.startswith(mark, piece.start()):
                before, self.rest = self.rest[: piece.start()], self.rest[piece.start() + len(mark) :]
                return before.strip()
            depth += (piece[0] in "([{") - (piece[0] in ")]}")
        return None

    def end(self) -> None:
        """Nothing may be left."""
        if self.rest.strip():
            raise UnreadableError(f"what does '{self.rest.strip()}' mean?")

    def place(self) -> Place:
        """`here`, `at line 12`, or nothing, which is anywhere."""
        if self.take(r"here\b"):
            return self.here("'here'")
        line = self.take(r"at line (\d+)")
        return Place(int(line[1])) if line is not None else Place()

    def here(self, what: str) -> Place:
        """The line of the comment, on which there must be code."""
        if not self.comment.after_code:
            raise UnreadableError(f"{what} is about the line of the comment, and there is no code on it")
        return Place(self.comment.line)


# --- programs ----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Program:
    """A test program: its text, what is expected of it, and what the tool says about it."""

    name: str
    source: Source
    expectations: list[Expectation]
    problem: str = ""
    """Why there is no text."""
    _checked: dict[tuple[tuple[str, str], ...], Checked] = field(default_factory=dict)
    _found: dict[Callable[[Program], Any], Any] = field(default_factory=dict)

    @cached_property
    def translated(self) -> Translated | None:
        """A Java program as OOX; None for a program that is OOX already."""
        missing = MissingClasses.ERROR if STRICT in self.source.text else MissingClasses.OPEN
        return translate([self.source], missing=missing) if self.name.endswith(".java") else None

    @cached_property
    def parsed(self) -> Parsed:
        """The syntax, and what the parser says."""
        if self.translated is not None:
            return Parsed(self.translated.program or syntax.Program(), self.translated.diagnostics)
        return parse(self.source)

    @property
    def parses(self) -> bool:
        """Whether the text has no syntax error."""
        return not any(item.severity is Severity.ERROR for item in self.parsed.diagnostics)

    def checked(self, options: dict[str, str]) -> Checked:
        """The program as the checker sees it under the options."""
        key = tuple(sorted(options.items()))
        if key not in self._checked:
            program = self.parsed.program
            self._checked[key] = check(with_open_classes(program) if self.translated is None else program, options)
            if self.translated is not None:
                self._checked[key] = _without_warnings(self._checked[key])
        return self._checked[key]

    @cached_property
    def diagnostics(self) -> list[tuple[str, Diagnostic]]:
        """Everything said about the program: `syntax error`, `error` or `warning`, and the diagnostic."""
        said = [(_kind(self, item), item) for item in self.parsed.diagnostics]
        if self.parses:
            said += [("error", item) for item in self.checked({}).diagnostics]
        return [("warning" if item.severity is Severity.WARNING else kind, item) for kind, item in said]

    def once(self, find_out: Callable[[Program], T]) -> T:
        """What a function says about the program, which is kept: several expectations are about one run."""
        if find_out not in self._found:
            self._found[find_out] = find_out(self)
        return self._found[find_out]

    def forget(self) -> None:
        """Gives back the memory of everything that was found out; it is found out again if somebody asks."""
        for name in ("translated", "parsed", "diagnostics"):
            self.__dict__.pop(name, None)
        self._checked.clear()
        self._found.clear()

    def render(self, diagnostics: list[Diagnostic]) -> str:
        """Diagnostics as the tool prints them."""
        prelude = prelude_source()
        sources = {self.source.name: self.source, prelude.name: prelude}
        if self.translated is not None:
            sources |= self.translated.sources
        return "\n".join(render(item, sources) for item in diagnostics)


def _kind(program: Program, item: Diagnostic) -> str:
    """What the front end of Java finds may be about syntax or about meaning."""
    if program.translated is None or item.message.startswith("syntax error"):
        return "syntax error"
    return "error"


def _without_warnings(checked: Checked) -> Checked:
    """The OOX that Java becomes is nobody's style."""
    return Checked(checked.program, [d for d in checked.diagnostics if d.severity is Severity.ERROR])


# --- expectations ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Expectation(ABC):
    """Something that should be so; `text` is how it is written and `line` where."""

    text: str
    line: int

    @abstractmethod
    def problem(self, program: Program) -> str | None:
        """What happened instead; None when the expectation holds. Raises UnreadableError if it never can."""

    def failure(self, program: Program) -> str | None:
        """The message for a reader who sees nothing else; None when all is as it should be."""
        try:
            problem = self.problem(program)
        except UnreadableError as error:
            problem = f"this cannot be: {error}"
        return None if problem is None else f"{program.name}:{self.line}: expected\n    {self.text}\nbut {problem}"

    def explains(self, _kind: str, _diagnostic: Diagnostic) -> bool:
        """Whether this expectation speaks of the diagnostic, so that it is no surprise."""
        return False


@dataclass(frozen=True, slots=True)
class Unreadable(Expectation):
    """A comment that was meant as an expectation but cannot be read."""

    hint: str

    def problem(self, _program: Program) -> str:
        return f"this cannot be read: {self.hint}"


@dataclass(frozen=True, slots=True)
class KnownDefect(Expectation):
    """`known defect: ..`: the expectation is right, but does not hold yet. Red as soon as it does."""

    expected: Expectation

    def problem(self, program: Program) -> str | None:
        if isinstance(self.expected, Unreadable):
            return self.expected.problem(program)
        try:
            holds = self.expected.problem(program) is None
        except UnreadableError:
            raise
        except Exception:  # a crash is a defect as well
            holds = False
        return "that defect is gone: remove 'known defect:'" if holds else None

    def explains(self, kind: str, diagnostic: Diagnostic) -> bool:
        return self.expected.explains(kind, diagnostic)


@dataclass(frozen=True, slots=True)
class Exhaustive(Expectation):
    """`exhaustive: ..`: takes seconds, so that only `-m exhaustive` runs it; a smaller one stands beside it."""

    expected: Expectation

    def problem(self, program: Program) -> str | None:
        return self.expected.problem(program)
