"""Contracts in JML by refinement, by inlining and by symbolic execution: each method says what is right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oxpecker.api.checking import check
from oxpecker.api.loading import load
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method

FILES = sorted((Path(__file__).parent / "contracts").glob("*.java"))
LIMITS = Limits(objects=3, width=4, unrollings=3)


def expected(file: Path) -> dict[int, str]:
    """The verdict that stands in a comment behind a method, by line."""
    lines = enumerate(file.read_text(encoding="utf-8").split("\n"), 1)
    found = ((number, re.search(r"// (valid|invalid|unknown)$", line)) for number, line in lines)
    return {number: match.group(1) for number, match in found if match}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("engine", Engine)
def test_relational_engines_keep_to_contracts(file: Path, engine: Engine) -> None:
    loaded = load(file, {"exceptions": "allowed"})
    found = {}
    for method in loaded.methods_to_check():
        if method.info.span.line in expected(file):
            result = check_method(loaded.program, method, RefinementOptions(engine, LIMITS), (), loaded.sources)
            found[method.info.span.line] = str(result.verdict).removesuffix("-within-bounds")
    assert found == expected(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_symbolic_execution_says_the_same(file: Path) -> None:
    report = check(file, exceptions="allowed", chain=2, array=3, ints="java")
    said = {each.span.line: str(each.verdict).removesuffix("-within-bounds") for each in report.results}
    assert {line: said[line] for line in expected(file)} | _unknown(file) == expected(file)


def _unknown(file: Path) -> dict[int, str]:
    """What only the relational engines refuse."""
    return {line: verdict for line, verdict in expected(file).items() if verdict == "unknown"}
