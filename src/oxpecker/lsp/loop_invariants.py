"""Loop invariants that a proof has found, to insert into the text."""

from __future__ import annotations

import re

from oxpecker.lsp.inference import Replacement
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox.source import Source, Span
from oxpecker.results import LoopInvariant, MethodResult, Origin

_UNWRITABLE = re.compile(r"[$#]")
"""The marks in names that the source does not have, as of the counter of a `for` over an array."""


def invariant_edit(program: OpenProgram, result: MethodResult) -> list[Replacement]:
    """The edits that insert the invariants found for the loops of a Java file, each before its loop."""
    if result.proof is None or not program.name.endswith(".java"):
        return []
    source = Source(program.name, program.text)
    by_loop: dict[Span, list[str]] = {}
    for each in result.proof.invariants:
        if _can_be_written(each, source):
            by_loop.setdefault(each.span, []).append(each.text)
    return [_before(loop, texts, source) for loop, texts in by_loop.items()]


def _can_be_written(invariant: LoopInvariant, source: Source) -> bool:
    """Whether it is new, about names of the source, and its loop begins a line of the text."""
    span = invariant.span
    is_first = span.file == source.name and not source.line(span.line)[: span.column - 1].strip()
    return invariant.origin is Origin.FOUND and is_first and not _UNWRITABLE.search(invariant.text)


def _before(loop: Span, texts: list[str], source: Source) -> Replacement:
    indent = source.line(loop.line)[: loop.column - 1]
    lines = "".join(f"{indent}//@ loop_invariant {text};\n" for text in texts)
    return Replacement(loop.line - 1, loop.line - 1, lines)
