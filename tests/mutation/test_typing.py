"""A change is checked by the statement it is in: the verdict and the shown lines are those of the whole program."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oxpecker.mutation import Mutant, TypeCheck, changes, mutants, well_typed
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source
from oxpecker.oox.syntax import Program

PROGRAMS = sorted((Path(__file__).parents[1] / "programs").rglob("*.oox"))
PARTS = 12
CHANGES = 6

LONG = """
class Main {
    int v := 3;
    static int w := 4;
    Main(int p) { this.v := p; }
    static int f(int x, bool b, Main m) {
        l: while (x < 9) {
            if (b) { x := x + 1; break l; } else if (x == 2) x := 7; else { continue; }
            lock (m) { int y := x; x := y + 2; }
            try { x := x / 2; } catch (Exception | Error e) { x := 0; }
        }
        if (b) { x := 1; } else ;
        ;
        x := 4; x := 4;
        return x;
    }
}
"""


def _read(text: str) -> Program:
    return parse(Source("mutated.oox", text)).program


def _as_a_whole(mutant: Mutant) -> str:
    """The description, from the texts of both programs."""
    old, new = mutant.original_text.splitlines(), mutant.text.splitlines()
    while old and new and old[0] == new[0]:
        old, new = old[1:], new[1:]
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    before, after = (" ".join(map(str.strip, lines)) for lines in (old, new))
    return f"`{before}` becomes `{after}`" if new else f"`{before}` removed"


def _disagreements(program: Program, chosen: list[Mutant]) -> list[str]:
    type_check = TypeCheck(program)
    return [
        mutant.name
        for mutant in chosen
        if type_check.accepts(mutant.point, mutant.replacement) != well_typed(mutant.program)
        or mutant.description != _as_a_whole(mutant)
    ]


def test_the_changes_of_all_kinds_of_statements() -> None:
    program = _read(LONG)
    assert not program.options, "this is Koppier's dialect"
    assert _disagreements(program, list(changes(program))) == []


@pytest.mark.parametrize("part", range(PARTS))
def test_changes_of_stored_programs(part: int) -> None:
    random = Random(part)
    compared = 0
    for file in PROGRAMS[part::PARTS]:
        program = _read(file.read_text(encoding="utf-8"))
        if not well_typed(program):
            continue
        every = list(changes(program))
        chosen = random.sample(every, min(CHANGES, len(every)))
        assert _disagreements(program, chosen) == [], file.name
        compared += len(chosen)
    assert compared > 100


def test_a_change_costs_no_check_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    program = _read(LONG.replace(" | Error", ""))
    expected = [mutant.name for mutant in changes(program) if well_typed(mutant.program)]

    def whole(_program: Program) -> bool:
        raise AssertionError("a whole program is checked")

    monkeypatch.setattr("oxpecker.mutation.typing.well_typed", whole)
    assert [mutant.name for mutant in mutants(program)] == expected
