"""Expectations written as comments in the test programs, and whether they hold.

`tests/programs/README.md` shows the format. The words a comment begins with choose its reader in `READERS`. A new kind
of expectation is a class with a reader in a file of its own and a line in that table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from oxpecker.oox.reading import read_source
from oxpecker.oox.source import Diagnostic, Source, render
from tests.expectations.base import (
    Comment,
    Exhaustive,
    Expectation,
    KnownDefect,
    Program,
    Reader,
    Unreadable,
    UnreadableError,
    comments,
)
from tests.expectations.prints import read_prints
from tests.expectations.runs import RunsTo, read_run
from tests.expectations.said import Said, read_accepted, read_said
from tests.expectations.verdicts import HasVerdict, read_check

__all__ = ["Exhaustive", "Expectation", "Program", "expectations_in", "load", "program_from_text", "surprise"]


def _read_known_defect(reader: Reader) -> Expectation:
    text = f"known defect{reader.rest}"
    if not reader.take(":"):
        raise UnreadableError("write 'known defect: ' before the expectation that does not hold yet")
    inner = read(Comment(reader.rest.strip(), reader.comment.line, reader.comment.after_code))
    if inner is None or isinstance(inner, KnownDefect):
        raise UnreadableError("'known defect:' stands before an expectation, such as 'known defect: run Main.f(1): 5'")
    return KnownDefect(text, reader.comment.line, inner)


def _read_exhaustive(reader: Reader) -> Expectation:
    text = f"exhaustive{reader.rest}"
    reader.take(":")
    inner = read(Comment(reader.rest.strip(), reader.comment.line, reader.comment.after_code))
    if isinstance(inner, Unreadable):
        return inner
    if not isinstance(inner, (HasVerdict, RunsTo)):
        raise UnreadableError("'exhaustive:' stands before what a check or a run gives: 'exhaustive: run Main.f(1): 5'")
    return Exhaustive(text, reader.comment.line, inner)


READERS: dict[str, Callable[[Reader], Expectation]] = {
    "known defect": _read_known_defect,
    "exhaustive": _read_exhaustive,
    "syntax error": read_said("syntax error"),
    "error": read_said("error"),
    "warning": read_said("warning"),
    "accepted": read_accepted,
    "run": read_run,
    "prints": read_prints,
    "check": read_check,
}
"""By the words that begin an expectation: how the rest of it is read."""

_BEGINNING = re.compile(rf"({'|'.join(READERS)})(?![\w-])")
_ALMOST = re.compile(
    r"runs?\s+[\w$.]+\(|(?:syntax.)?errors?:|warnings?:|known.defects?\b|expect(?:s|ed)?\b|check\s+\w+\.\w+",
    re.IGNORECASE,
)
"""What would be a pity to take for prose."""


def read(comment: Comment) -> Expectation | None:
    """The expectation that a comment is; None when it is for people only."""
    word = _BEGINNING.match(comment.text)
    try:
        if word is not None:
            return READERS[word[1]](Reader(comment.text[word.end() :], comment))
        if _ALMOST.match(comment.text):
            raise UnreadableError(f"an expectation begins with one of: {', '.join(READERS)}")
    except UnreadableError as error:
        return Unreadable(comment.text, comment.line, str(error))
    return None


def expectations_in(text: str) -> list[Expectation]:
    """What the comments of a program say, in the order of the text."""
    found = (read(comment) for comment in comments(text))
    return [expectation for expectation in found if expectation is not None]


def program_from_text(name: str, text: str) -> Program:
    """A program that is not in a file."""
    return Program(name, Source(name, text), expectations_in(text))


def load(path: Path, root: Path) -> Program:
    """A program from a file; its name is the path below the root."""
    name = path.relative_to(root).as_posix()
    source = read_source(path)
    if isinstance(source, Diagnostic):
        return Program(name, Source(name, ""), [], render(source, {}))
    return program_from_text(name, source.text)


def surprise(program: Program) -> str | None:
    """What is wrong with a program as a whole, whatever its single expectations say; None when nothing is."""
    name, expectations = program.name, program.expectations
    if program.problem:
        return program.problem
    if not expectations:
        return f"{name}: this program has no expectation; write one, such as '// run Main.f(1): 2'"
    rejections = {e.kind: e for e in expectations if isinstance(e, Said) and e.kind != "warning"}
    runs = [e for e in expectations if isinstance(e, RunsTo)]
    if rejections and runs:
        return f"{name}:{runs[0].line}: a program in which errors are expected cannot be run"
    if len(rejections) > 1:
        return f"{name}:{rejections['error'].line}: a program with syntax errors is not checked for other errors"
    unexpected = [item for kind, item in program.diagnostics if not any(e.explains(kind, item) for e in expectations)]
    if unexpected:
        said = program.render(unexpected)
        return f"{name}: this is not expected; if it should be, write '// error: ..' or '// warning: ..' there\n{said}"
    return None
