"""The programs of Koppier's experiments."""

from __future__ import annotations

from pathlib import Path

from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source
from oxpecker.oox.syntax import Program

THESES = Path(__file__).parent.parent / "programs" / "theses"


def load(name: str) -> Program:
    """A program of tests/programs/theses, which must be readable."""
    parsed = parse(Source(name, (THESES / name).read_text(encoding="utf-8")))
    assert not parsed.diagnostics
    return parsed.program
