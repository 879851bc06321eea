"""Inferred facts about a method, and an inferred contract to insert into the text."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher

from oxpecker.api.inferring import Inference
from oxpecker.limits import Watch
from oxpecker.lsp.limits import SECONDS_OF_CONTRACT
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction import Extraction, Parameters
from oxpecker.refinement.extraction.contracts import Contract, contract
from oxpecker.refinement.extraction.patches import dialect_of, patched, why_not_written

_QUICK = Parameters(visits=500)
"""A small number of visits, because the user is waiting; `oxpecker infer` takes more."""


class NoContract(Exception):
    """Why no contract can be inserted."""


@dataclass(frozen=True, slots=True)
class Replacement:
    """A replacement of some lines; lines count from 0, the end is exclusive."""

    start: int
    end: int
    text: str


def facts(program: OpenProgram, method: typed.Method) -> list[str]:
    """The clauses that hold for every call of a method, as far as they can be inferred quickly."""
    return _inferred(program, method).clauses(dialect_of(program.name))


def can_be_written(program: OpenProgram, method: typed.Method) -> bool:
    """Whether a contract can be inserted at the declaration of a method."""
    assert program.loaded is not None
    return why_not_written(program.loaded.program, method, Source(program.name, program.text)) is None


def contract_edit(program: OpenProgram, method: typed.Method) -> list[Replacement]:
    """The edits that insert the inferred contract of a method; raises NoContract if that is impossible."""
    assert program.loaded is not None
    source = Source(program.name, program.text)
    why = why_not_written(program.loaded.program, method, source)
    if why is not None:
        raise NoContract(f"{method.info}: no contract was inserted: {why}")
    extraction = Extraction(program.loaded.program, _QUICK)
    found = Inference(program.loaded, extraction.summarise).contract(method, Watch(SECONDS_OF_CONTRACT))
    if not found.clauses:
        raise NoContract(f"{method.info}: no contract could be inferred: {found.missing}")
    return replacements(program.text, patched(source, [(method, found.texts)]))


def _inferred(program: OpenProgram, method: typed.Method) -> Contract:
    assert program.loaded is not None
    summary = Extraction(program.loaded.program, _QUICK).summarise(method)
    return contract(summary, dialect_of(program.name))


def replacements(before: str, after: str) -> list[Replacement]:
    """The lines that differ between two texts."""
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    return [
        Replacement(start, end, "".join(new[first:last]))
        for tag, start, end, first, last in matcher.get_opcodes()
        if tag != "equal"
    ]
