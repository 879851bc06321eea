"""Invariants that were found, written into the program: they are JML, and suffice for the proof."""

from __future__ import annotations

import re

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.horn import Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.source import Source, Span
from tests.horn.test_proof import PROGRAMS

STATED = re.compile(r"^\s*//@ loop_invariant .*\n", re.MULTILINE)


def proved(text: str, name: str) -> Proof:
    """The proof about a method of a program."""
    program = load_sources([Source("Program.java", text)]).program
    (method,) = program.find_methods(name)
    with Budget(20_000).spending():
        found = prove(program, method, effect_table(program))
    assert isinstance(found, Proof), found
    return found


def inserted(text: str, invariants: list[tuple[Span, str]]) -> str:
    """The program with invariants before their loops, in the order in which they are shown."""
    lines = text.split("\n")
    for span, condition in reversed(invariants):
        line = lines[span.line - 1]
        before, loop = line[: span.column - 1], line[span.column - 1 :]
        lines[span.line - 1] = f"{before}/*@ loop_invariant {condition}; @*/ {loop}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("program", "name"),
    [
        ("Counting", "majority"),
        ("Counting", "sum"),
        ("Increments", "cells"),
        ("Increments", "product"),
        ("LinkedStructures", "clear"),
        ("LinkedStructures", "seek"),
        ("LinkedStructures", "maximum"),
        ("PrefixSums", "ofElements"),
        ("Rearranging", "partition"),
        ("Searches", "binaryOfNeighbours"),
        ("Searches", "twoSum"),
        ("Unannotated", "any"),
    ],
)
def test_what_is_shown_can_be_inserted(program: str, name: str) -> None:
    text = STATED.sub("", (PROGRAMS / f"{program}.java").read_text("utf-8"))
    invariants = proved(text, f"{program}.{name}").invariants
    assert invariants
    assert proved(inserted(text, invariants), f"{program}.{name}").invariants == []
