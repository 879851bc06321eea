"""The programs of Koppier's experiments, and their mutants: those of the merge sort take seconds to make."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from oxpecker.mutation import Mutant, mutants
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source
from oxpecker.oox.syntax import Program

THESES = Path(__file__).parent.parent / "programs" / "theses"


def load(name: str) -> Program:
    """A program of tests/programs/theses, which must be readable."""
    parsed = parse(Source(name, (THESES / name).read_text(encoding="utf-8")))
    assert not parsed.diagnostics
    return parsed.program


@cache
def mutants_of(name: str) -> dict[str, Mutant]:
    """The mutants of such a program by their names."""
    return {mutant.name: mutant for mutant in mutants(load(name))}


@cache
def with_mutants(name: str) -> dict[str, Program]:
    """Such a program, `ORIGINAL`, and its mutants, by their names."""
    return {mutant: each.program for mutant, each in mutants_of(name).items()} | {"ORIGINAL": load(name)}
