"""Every program in `tests/programs/` does what the comments in it say."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

import oxpecker.oox.checker
from oxpecker.oox.checker import check
from oxpecker.oox.source import Diagnostics
from tests.exhaustive import exhaustive, left_out
from tests.expectations import Exhaustive, Program, load, surprise

ROOT = Path(__file__).parent / "programs"
PROGRAMS = [load(path, ROOT) for path in sorted([*ROOT.rglob("*.oox"), *ROOT.rglob("*.java")])]
JAVA = [program.name for program in PROGRAMS if program.name.startswith("java/")]
SWEEP = {name for _, folder in groupby(JAVA, lambda name: name.rpartition("/")[0]) for name in left_out(folder, 6)}
"""Every run has one of six Java programs of each folder; those in OOX are all in it."""
EXPECTATIONS = [(program, expectation) for program in PROGRAMS for expectation in program.expectations]


def _ids() -> list[str]:
    """`path:line`, with a letter for the second and later expectations of a line."""
    seen: dict[str, int] = {}
    ids = []
    for program, expectation in EXPECTATIONS:
        place = f"{program.name}:{expectation.line}"
        seen[place] = seen.get(place, 0) + 1
        ids.append(place if seen[place] == 1 else f"{place}{'abcdefghijklmnop'[seen[place] - 1]}")
    return ids


@pytest.fixture(scope="module")
def program(request: pytest.FixtureRequest) -> Iterator[Program]:
    """The program of a test. Tests of one program follow each other, and after the last it is forgotten."""
    yield request.param
    request.param.forget()


@pytest.mark.parametrize(
    "program",
    [exhaustive(program) if program.name in SWEEP else program for program in PROGRAMS],
    ids=[program.name for program in PROGRAMS],
    indirect=True,
    scope="module",
)
def test_nothing_unexpected_is_said(program: Program) -> None:
    message = surprise(program)
    if message is not None:
        pytest.fail(message, pytrace=False)


@pytest.mark.parametrize(
    ("program", "number"),
    [
        exhaustive(program, number)
        if isinstance(expectation, Exhaustive) or program.name in SWEEP
        else (program, number)
        for number, (program, expectation) in enumerate(EXPECTATIONS)
    ],
    ids=_ids(),
    indirect=["program"],
    scope="module",
)
def test_expectation(program: Program, number: int) -> None:
    message = EXPECTATIONS[number][1].failure(program)
    if message is not None:
        pytest.fail(message, pytrace=False)


# --- every rule has a program ------------------------------------------------------------------------------

CHECKER = Path(oxpecker.oox.checker.__file__).parent
UNREACHABLE = {
    "'super' can only be used to call a method": "the parser says so first",
    "{member.name}: invalid method declaration; return type required": "the parser says so first",
    "the left side of an assignment must be": "the parser says so first",
    "'void' type not allowed here": "the parser says so first",
}
"""Reports that no text leads to, because the parser does not let it through; by part of their source."""


def _reports() -> Iterator[tuple[str, int, str]]:
    """Where the checker reports something: the file, the line, the source of the call."""
    for file in sorted(CHECKER.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("error", "warning"):
                source = ast.get_source_segment(text, node) or ""
                if not source.startswith("self.diagnostics."):  # only handed on
                    yield str(file), node.lineno, source


def test_every_rule_of_the_checker_is_broken_by_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: set[tuple[str, int]] = set()
    # Parsed before diagnostics are replaced: other tests share the programs.
    programs = [each.parsed.program for each in PROGRAMS if each.name.endswith(".oox") and each.parses]

    def note(*_arguments: object) -> None:
        frame = sys._getframe(1)
        while frame.f_code.co_name in ("error", "warning") and frame.f_back is not None:
            frame = frame.f_back
        broken.add((frame.f_code.co_filename, frame.f_lineno))

    monkeypatch.setattr(Diagnostics, "error", note)
    monkeypatch.setattr(Diagnostics, "warning", note)
    for program in programs:
        check(program, {})
    missing = [
        f"{Path(file).name}:{line}"
        for file, line, source in _reports()
        if (file, line) not in broken and not any(part in source for part in UNREACHABLE)
    ]
    assert not missing, "no program in tests/programs/static breaks the rules at " + ", ".join(missing)
