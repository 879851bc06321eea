"""Traces of any length: what induction shows, what it leaves open, and that it never contradicts a search."""

from __future__ import annotations

import pytest

from oxpecker.limits import Watch
from oxpecker.relational.alloy import parse_module
from oxpecker.relational.alloy.answers import Answer, Wanted
from oxpecker.relational.alloy.parallel import answered

LIGHTS = """
sig P {} var sig On in P {}
fact { no On always (some p: P | On' = On + p or On' = On - p) }
"""


def answer(claim: str, steps: str = "1..") -> Answer:
    module = parse_module("m.als", f"{LIGHTS} check {{ {claim} }} for 2 but {steps} steps")
    found = Answer(module.commands[0])
    found.run(module, "", Wanted())
    return found


@pytest.mark.parametrize(
    "claim",
    [
        "always On in P",
        "always (some On' - On implies lone On' - On)",
        "all p: P | always (p in On or p not in On)",
        "no P implies always no On",
        "always lone On - On' and always lone On' - On",
    ],
)
def test_an_invariant_holds_for_traces_of_any_length(claim: str) -> None:
    found = answer(claim)
    assert (found.found, found.endless, found.reason) == (False, True, "")


@pytest.mark.parametrize("claim", ["always no On", "always #On < 2", "eventually some On", "always On in On'"])
def test_a_counterexample_is_found(claim: str) -> None:
    assert answer(claim).found


def test_what_is_no_invariant_stays_open() -> None:
    found = answer("always (some On implies once no On)")
    assert (found.found, found.endless) == (False, False)
    assert "more than 10 states" in found.reason


def test_a_number_of_steps_is_a_bound() -> None:
    found = answer("always On in P", steps="3")
    assert (found.found, found.endless, found.reason) == (False, False, "")


GROWING = "sig A { next: lone A }"


@pytest.mark.parametrize(
    ("body", "atoms"),
    [
        ("some A", 4),  # grows to the end
        ("#A < 3", 2),  # the instance of two atoms cannot grow
        ("#A = 2", 0),  # nothing at the first size
        ("some A and all a: A | a.next = a", 4),
    ],
)
def test_an_instance_grows_with_its_scope(body: str, atoms: int) -> None:
    module = parse_module("m.als", f"{GROWING} run {{ {body} }} for exactly 1..4 A")
    found = Answer(module.commands[0])
    found.run(module, "", Wanted())
    sizes = [len(rows) for each in found.solutions for r, rows in each.states[0].relations.items() if r.name == "A"]
    assert sum(sizes) == atoms


@pytest.mark.parametrize(
    ("chain", "atoms"),
    [
        ("run { #A = 1 } for 3 => run { #A = 2 and some A.next } for 3", 2),
        ("run { #A = 1 and no A.next } for 3 => run { #A = 2 and all a: A | a.next = a } for 3", 2),
        ("run { #A = 2 } for 3 => run { #A = 1 } for 3", 2),  # nothing larger: the first instance stays
        ("run { #A = 1 and some A.next } for 3 => run { #A = 3 and no A.next } for 3", 1),
        ("run { #A = 4 } for 3 => run { some A } for 3", 0),  # nothing to go on from
        ("run { #A = 1 } for 3 => run { #A = 2 } for 3 => run { #A = 3 } for 3", 3),
        ("run { #A = 1 } for exactly 1..2 A => run { #A = 3 } for 3", 1),
        ("run { some A } for 3 => check { #A < 3 } for 3", 3),
        ("run { some A } for 3 => check { #A < 4 } for 3", 0),
    ],
)
def test_a_chain_of_commands_grows_one_instance(chain: str, atoms: int) -> None:
    module = parse_module("m.als", f"{GROWING} {chain}")
    assert len(module.commands) == 1
    found = Answer(module.commands[0])
    found.run(module, "", Wanted())
    sizes = [len(rows) for each in found.solutions for r, rows in each.states[0].relations.items() if r.name == "A"]
    assert sum(sizes) == atoms


def every(text: str, jobs: int) -> list[tuple[str, list[str], str]]:
    module = parse_module("m.als", text)
    found = answered(module, text, module.commands, Wanted(instances=2), jobs, Watch(None), [])
    return [(a.command.name, [str(state) for each in a.solutions for state in each.states], a.error) for a in found]


def test_answers_do_not_depend_on_the_number_of_processes() -> None:
    text = """sig A { f: lone A } var sig B in A {}
    run { some a: A | a.f = a } for 2 run { eventually some B } for 1 check { no A } for exactly 1..2 A
    run { no A and some A } for 1 run { all s: set A | some s } for 1"""
    alone = every(text, 1)
    assert [len(states) for _, states, _ in alone][3:] == [0, 0]
    assert alone[4][2]
    assert every(text, 2) == alone
