"""Proofs without bounds: what they show, that they show nothing wrong, and that they never rest on nothing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, load
from oxpecker.horn import NotEncodable, Proof, prove
from oxpecker.limits import Budget
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.tree import Rewriter
from tests.exhaustive import exhaustive, sampled, some

PROGRAMS = Path(__file__).parent.parent / "programs" / "java" / "proofs"

PROVED = {
    "Searches": ("first", "binary", "binaryOfNeighbours", "maximum", "twoSum", "twoSumSorted"),
    "Rearranging": ("setOne", "fill", "partition", "insertionSort", "reverse", "dutchFlag", "copy"),
    "Counting": ("sum", "power", "majority", "gauss"),
}
INFERRED = (
    "first",
    "binary",
    "binaryOfNeighbours",
    "maximum",
    "twoSum",
    "dutchFlag",
    "fill",
    "partition",
    "insertionSort",
    "reverse",
    "copy",
    "sum",
    "power",
    "majority",
    "gauss",
)
"""Those that need no loop invariant of the program."""
UNANNOTATED = {
    "BubbleSorts": ("fromTheEnd", "sort", "forward", "falling", "neighbours"),
    "CommonDivisors": ("byRemainders", "bySubtraction", "byTurns"),
    "Unannotated": ("selectionSort",),
}
"""Those that state none."""
SLOW = (
    *("dutchFlag", "partition", "insertionSort", "copy", "majority", "bySubtraction", "byTurns", "selectionSort"),
    *("sort", "forward", "falling", "neighbours"),
)
"""Those whose invariants take seconds to find."""
WRONG = {
    "Searches": ("last", "binaryTooShort", "maximumFromZero"),
    "Rearranging": ("insertionSortToOne", "shiftInto"),
    "Counting": ("sumFromOne", "gaussTooFar"),
    "CommonDivisors": ("ofZeros", "stopsEarly", "ofOther", "ofProduct"),
    "BubbleSorts": ("oneRoundTooFew", "startsTooLate", "endsTooEarly", "stopsAtTheStart"),
}
TRAPS = ("Traps", "LargeTraps")
"""The programs of which no method is right."""
OF_TRAPS = ("count",)
"""What they call."""
SLOWLY_REFUSED = (
    *("ofZeros", "stopsEarly", "ofOther", "ofProduct"),
    *("oneRoundTooFew", "startsTooLate", "endsTooEarly", "stopsAtTheStart"),
)
"""Wrong ones for which invariants are looked for in vain for seconds."""


@cache
def loaded(name: str) -> Loaded:
    return load(PROGRAMS / f"{name}.java")


def method(program: str, name: str) -> typed.Method:
    (found,) = loaded(program).program.find_methods(f"{program}.{name}")
    return found


def is_proved(program: str, name: str, units: int | None = 20_000, shows_return: bool = False) -> bool:
    whole = loaded(program).program
    with Budget(units).spending():
        try:
            return isinstance(prove(whole, method(program, name), effect_table(whole), shows_return), Proof)
        except NotEncodable:
            return False


def without_invariants(plain: typed.Method) -> typed.Method:
    """A method whose loops state nothing but their measures."""
    assert plain.body is not None
    rules = {typed.While: lambda loop: replace(loop, invariants=())}
    return replace(plain, body=Rewriter(typed.STATEMENTS, rules).rewrite(plain.body))


def wrong_methods(program: str) -> list[str]:
    own = [each.info.name for each in loaded(program).methods_to_check() if each.info.owner == program]
    return [name for name in own if name not in OF_TRAPS]


@pytest.mark.parametrize(("program", "name"), [(p, name) for p, names in PROVED.items() for name in names])
def test_textbook_invariants_suffice(program: str, name: str) -> None:
    assert is_proved(program, name, shows_return=True)


@pytest.mark.parametrize(
    ("program", "name"),
    [exhaustive(p, name) if name in SLOWLY_REFUSED else (p, name) for p, names in WRONG.items() for name in names],
)
def test_wrong_versions_are_not_proved(program: str, name: str) -> None:
    assert not is_proved(program, name)


@pytest.mark.parametrize(
    ("p", "name"),
    [
        exhaustive(p, name) if name in SLOW else (p, name)
        for p, names in (*PROVED.items(), *UNANNOTATED.items())
        for name in names
        if name in INFERRED or p in UNANNOTATED
    ],
)
def test_invariants_that_nobody_wrote(p: str, name: str) -> None:
    program = loaded(p).program
    found = prove(program, without_invariants(method(p, name)), effect_table(program))
    assert isinstance(found, Proof) and found.invariants


def test_found_invariants_are_jml() -> None:
    program = loaded("Searches").program
    found = prove(program, without_invariants(method("Searches", "maximum")), effect_table(program))
    assert isinstance(found, Proof)
    texts = [text for _, text in found.invariants]
    assert r"(\forall int k; 0 <= k && k < i; a[k] <= m)" in texts
    assert r"(\exists int k; 0 <= k && k < i; a[k] == m)" in texts


@pytest.mark.sampled
def test_wrong_methods_are_not_proved_by_invariants_that_nobody_wrote() -> None:
    wrong = [method(p, name) for p, names in WRONG.items() for name in names]
    wrong += [method(program, name) for program in TRAPS for name in wrong_methods(program)]
    for each in some(wrong):
        program = loaded(each.info.owner).program
        try:
            found = prove(program, without_invariants(each), effect_table(program))
        except NotEncodable:
            continue
        assert not isinstance(found, Proof), each.info


@pytest.mark.sampled
@pytest.mark.parametrize("program", TRAPS)
def test_no_trap_is_proved(program: str) -> None:
    names = wrong_methods(program)
    assert len(names) > 25
    assert [name for name in some(names) if is_proved(program, name)] == []


@pytest.mark.parametrize(("program", "name"), sampled([(p, name) for p, names in PROVED.items() for name in names], 7))
def test_nothing_follows_that_is_absurd(program: str, name: str) -> None:
    """A proof of `false` would mean that the axioms contradict each other."""
    whole, plain = loaded(program).program, method(program, name)
    absurd = typed.Clause(typed.Literal(plain.cases[0].ensures[0].condition.type, False), span=plain.info.span)
    cases = tuple(_with(case, absurd) for case in plain.cases)
    changed = typed.Method(plain.info, plain.parameters, plain.variables, cases, plain.body)
    assert not isinstance(prove(whole, changed, effect_table(whole)), Proof)


def _with(case: typed.Case, clause: typed.Clause) -> typed.Case:
    return replace(case, ensures=(clause,))


def test_a_budget_of_one_unit_proves_nothing() -> None:
    assert not is_proved("Searches", "maximum", units=1)
