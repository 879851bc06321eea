"""The built-in classes, written in OOX."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from oxpecker.oox import syntax
from oxpecker.oox.source import Source

FILE = "prelude.oox"


@cache
def prelude_source() -> Source:
    """The text of the built-in classes."""
    return Source(FILE, (Path(__file__).parent / FILE).read_text(encoding="utf-8"))


@cache
def prelude() -> syntax.Program:
    """The built-in classes as syntax."""
    from oxpecker.oox.parser import parse

    return parse(prelude_source()).program


def is_prelude(name: str) -> bool:
    """Whether a class is built in."""
    return any(c.name == name for c in prelude().classes)
