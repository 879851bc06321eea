"""Every program in `tests/programs/` does what the comments in it say."""

from __future__ import annotations

from pathlib import Path

import pytest

from expectations import Expectation, Program, load, surprise

ROOT = Path(__file__).parent / "programs"
PROGRAMS = [load(path, ROOT) for path in sorted(ROOT.rglob("*.oox"))]
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


@pytest.mark.parametrize("program", PROGRAMS, ids=[program.name for program in PROGRAMS])
def test_nothing_unexpected_is_said(program: Program) -> None:
    message = surprise(program)
    if message is not None:
        pytest.fail(message, pytrace=False)


@pytest.mark.parametrize(("program", "expectation"), EXPECTATIONS, ids=_ids())
def test_expectation(program: Program, expectation: Expectation) -> None:
    message = expectation.failure(program)
    if message is not None:
        pytest.fail(message, pytrace=False)
