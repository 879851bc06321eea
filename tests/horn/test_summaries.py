"""Contracts of recursive methods that nobody wrote: what they prove, and that they prove nothing wrong."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.horn import Proof, prove_by_summaries
from oxpecker.horn.summaries.fitting import fitted
from oxpecker.limits import Budget
from oxpecker.oox.analysis.effects import effect_table
from tests.exhaustive import exhaustive

PROGRAMS = Path(__file__).parent.parent / "programs" / "java" / "proofs"

PROVED = {
    "Summaries": (
        "addition",
        "multiplication",
        "commutes",
        "mccarthy",
        "identity",
        "moves",
        "movesAtLeast",
        "gauss",
        "parity",
        "parityExcluded",
        "evenByTwo",
        "logarithm",
        "digitSum",
        "divides",
        "powerOfTwo",
    ),
    "Recursion": ("fibonacci",),
    "SummaryTraps": (
        "neverThrown",
        "neverFailing",
        "neverOverflows",
        "threeParameters",
        "longs",
        "bytes",
        "chars",
        "division",
    ),
}
SLOW = ("divides", "digitSum")
"""Those whose contracts take seconds to find."""
WRONG = {
    "SummaryTraps": ("thrown", "failing", "farAway", "overflows", "parity", "written", "threeParametersWrong"),
    "Summaries": ("additionOfNegative", "mccarthyWrong", "fibonacciWraps", "identityWrong", "gaussWrong"),
    "Recursion": (
        "addOneMore",
        "multiplyWraps",
        "mccarthyTwelve",
        "fibonacciTooMuch",
        "hanoiOff",
    ),
}


@cache
def loaded(name: str) -> Loaded:
    return load(PROGRAMS / f"{name}.java")


def proof_of(program: str, name: str, units: int = 12_000) -> Proof | None:
    whole = loaded(program).program
    (method,) = whole.find_methods(f"{program}.{name}")
    with Budget(units).spending():
        return prove_by_summaries(whole, method, effect_table(whole))


@pytest.mark.parametrize(
    ("program", "name"),
    [exhaustive(p, name) if name in SLOW else (p, name) for p, names in PROVED.items() for name in names],
)
def test_found_contracts_prove_their_callers(program: str, name: str) -> None:
    found = proof_of(program, name)
    assert found is not None and found.summaries


@pytest.mark.parametrize(("program", "name"), [(p, name) for p, names in WRONG.items() for name in names])
def test_wrong_programs_are_not_proved(program: str, name: str) -> None:
    assert proof_of(program, name) is None


@pytest.mark.parametrize("name", PROVED["Summaries"][:4])
def test_a_budget_of_one_unit_proves_nothing(name: str) -> None:
    assert proof_of("Summaries", name, units=1) is None


def test_found_contracts_are_jml() -> None:
    found = proof_of("Summaries", "mccarthy")
    assert found is not None
    ((method, text),) = found.summaries
    assert method.name == "mc91"
    assert text == r"ensures (x > 100) ==> (\result == (x - 10)); ensures !(x > 100) ==> (\result == 91);"


def test_recursion_without_a_measure_is_not_said_to_end() -> None:
    found = proof_of("Summaries", "identity")
    assert found is not None and not found.terminates


@pytest.mark.parametrize(
    ("rows", "results", "expected"),
    [
        ([(0, 1), (1, 1), (2, 1), (3, 1)], [1, 3, 5, 7], [2, 1]),
        (
            [(0, 0, 1), (1, 1, 1), (4, 2, 1), (9, 3, 1), (16, 4, 1)],
            [0, 1, 3, 6, 10],
            [Fraction(1, 2), Fraction(1, 2), 0],
        ),
        ([(0, 1), (1, 1), (2, 1), (3, 1)], [1, 3, 5, 8], None),
        ([(0, 1), (1, 1), (2, 1)], [1, 3, 5], None),
        ([], [], None),
    ],
    ids=["a line", "triangular numbers", "no line", "too few to tell", "nothing"],
)
def test_fits(rows: list[tuple[int, ...]], results: list[int], expected: list[Fraction] | None) -> None:
    assert fitted(rows, results) == expected
