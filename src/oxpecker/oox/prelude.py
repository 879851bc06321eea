"""The built-in classes, written in OOX."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from oxpecker.oox import syntax
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source

FILE = "prelude.oox"

MESSAGE = "message"
WRONG_OBJECT = "$value"
WRONG_TYPE = "$target"
"""The fields in which exceptions that operators throw tell why: a text, the object that does not fit, and the name of
the type that it does not have, or of the class that cannot be used."""


@cache
def prelude_source() -> Source:
    """The text of the built-in classes."""
    return Source(FILE, (Path(__file__).parent / FILE).read_text(encoding="utf-8"))


@cache
def prelude() -> syntax.Program:
    """The built-in classes as syntax; their code is known to obey the static rules."""
    program = parse(prelude_source()).program
    return replace(program, classes=tuple(map(syntax.summarised, program.classes)))


def is_prelude(name: str) -> bool:
    """Whether a class is built in."""
    return any(c.name == name for c in prelude().classes)
