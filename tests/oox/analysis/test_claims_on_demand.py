"""Claims are made when somebody asks for a type, and are the same whoever asks for which first."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.oox import typed
from oxpecker.oox.analysis import claim_facts
from oxpecker.oox.claims import Fact
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import Source
from tests.java.stateful_classes import stateful_program

PROGRAMS = Path(__file__).parents[2] / "programs" / "java" / "inputs"

Member = FieldInfo | typed.Method


def program_of(text: str) -> typed.Program:
    return load_sources([Source("Program.java", text)]).program


def members(program: typed.Program) -> Iterator[Member]:
    """The members that may have claims."""
    for cls in program.hierarchy.classes.values():
        yield from (field for field in cls.fields.values() if field.claims is not None)
    yield from (method for method in program.methods.values() if method.claims is not None)


def name(member: Member) -> str:
    return str(member) if isinstance(member, FieldInfo) else member.info.key


def told(member: Member) -> str:
    """What the type of a field tells, or those of parameters."""
    return repr(member.type if isinstance(member, FieldInfo) else member.parameters)


def made(program: typed.Program) -> list[str]:
    return [f"{claim.fact}: {claim} {claim.relies_on}" for claim in program.claims]


@pytest.mark.parametrize("program", ["own_arrays", "parameters_of_private_methods"])
def test_the_order_of_questions_does_not_matter(program: str) -> None:
    _compare((PROGRAMS / f"{program}.java").read_text(), 0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_questions_does_not_matter_in_made_up_programs(seed: int) -> None:
    _compare(stateful_program([seed]), seed)


def _compare(text: str, seed: int) -> None:
    """Compares claims made one after the other in any order, and some made alone, with those made together."""
    program = program_of(text)
    names = [name(member) for member in members(program)]
    claims = made(program)
    assert claims and not list(members(program))
    types = {name(each): told(each) for each in _all(program)}

    _take_back(program)
    shuffled = list(members(program))
    assert [name(member) for member in shuffled] == names
    Random(seed).shuffle(shuffled)
    assert {name(each): told(each) for each in shuffled} == {each: types[each] for each in names}
    assert made(program) == claims

    for each in Random(seed).sample(shuffled, 3):
        _take_back(program)
        assert told(each) == types[name(each)]


def _all(program: typed.Program) -> Iterator[Member]:
    for cls in program.hierarchy.classes.values():
        yield from cls.fields.values()
    yield from program.methods.values()


def _take_back(program: typed.Program) -> None:
    """Takes all claims back, and what was found out for them."""
    for each in _all(program):
        each.claims = None
        if isinstance(each, FieldInfo):
            each.type = each.declared
        else:
            each.parameters = each.declared
    claim_facts(program, frozenset(Fact))


NODE = """
public class Chain {
    private Node first = new Node();
    static class Node { private int[] row = new int[2]; private Node next; }
    private static int sum(Node node) { return node.row[0]; }
    int all() { return sum(first); }
}
"""


def test_one_question_makes_one_claim() -> None:
    program = program_of(NODE)
    fields = program.hierarchy["Chain"].fields
    waiting = {name(each) for each in members(program)}
    assert {"Chain.first", "Chain.Node.row", "Chain.sum(Chain$Node)"} <= waiting
    assert "non_null=True" in told(fields["first"])
    assert waiting - {name(each) for each in members(program)} == {"Chain.first"}


def test_graphs_ask_for_nothing() -> None:
    from oxpecker.oox.cfg import graphs_of

    program = program_of(NODE)
    (method,) = program.find_methods("Chain.sum")
    built = graphs_of(program).of(method).method
    assert method.claims is not None and built.claims is not None
    assert "non_null=True" in told(built)
    assert told(method) == told(built)


def test_an_interrupted_analysis_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from oxpecker.oox.analysis.nullness import NeverNull

    program = program_of(NODE)
    with monkeypatch.context() as patched:
        patched.setattr(NeverNull, "field", _interrupt)
        with pytest.raises(KeyboardInterrupt):
            _ = program.claims
    assert made(program) == made(program_of(NODE))


def _interrupt(*_given: object) -> bool:
    raise KeyboardInterrupt


def test_a_copy_in_another_process_has_all_claims() -> None:
    program = program_of(NODE)
    copy: typed.Program = pickle.loads(pickle.dumps(program))
    assert not list(members(copy))
    assert made(copy) == made(program)
    assert {name(each): told(each) for each in _all(copy)} == {name(each): told(each) for each in _all(program)}
