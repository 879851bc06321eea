"""The parts of the campaign on a few programs each: made-up programs against a JVM, shrinking, the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.campaign.record import Case, Record, stored
from tests.campaign.shrinking import shrunk
from tests.exhaustive import sampled
from tests.laws.source import JavaSource
from tests.reference_inputs.judging import Outcome, judged
from tests.reference_inputs.machine import failing_inputs
from tests.reference_inputs.programs import Program, made_up_program
from tests.reference_inputs.tried import is_outside
from tests.tools import need_jdk

WRONG = """class Wrong {
    //@ ensures \\result;
    static boolean f(Integer p0, Integer p1) {
        return p0 == null || !p0.equals(p1) || p0 == p1;
    }
}
"""


# Numbers of programs about many types, none of which takes long.
@pytest.mark.parametrize("seed", sampled((5, 11, 7, 13, 16, 17), 6))
def test_what_a_check_says_of_made_up_programs_is_what_a_jvm_does(seed: int) -> None:
    need_jdk()
    found = {each.program.name: each for each in judged([made_up_program(seed)])}
    assert {
        name: each.what for name, each in found.items() if each.outcome not in (Outcome.AGREED, Outcome.UNKNOWN)
    } == {}


@pytest.mark.parametrize("seed", sampled((2004, 11, 1008, 3, 510029, 400019, 90032), 8))
def test_the_same_holds_with_static_fields(seed: int) -> None:
    need_jdk()
    (found,) = judged([made_up_program(seed, with_statics=True)])
    assert found.outcome in (Outcome.AGREED, Outcome.UNKNOWN), found.what


def test_inputs_that_break_a_program_are_found_on_a_jvm() -> None:
    need_jdk()
    failing = failing_inputs([Program("Wrong", ("Integer", "Integer"), WRONG)])["Wrong"]
    assert failing is not None
    assert (failing.arguments, failing.how) == (("1000", "1000"), "false")


@pytest.mark.parametrize("seed", range(20))
def test_made_up_programs_are_the_same_again_and_have_no_syntax_error(seed: int) -> None:
    program = made_up_program(seed)
    assert program == made_up_program(seed)
    assert not JavaSource(program.text).root.has_error


@pytest.mark.parametrize(
    ("argument", "outside"),
    [
        ("new int[] {1}", True),
        ('"a"', False),
        ("new Thing(1)", False),
        ("1.5", False),
        ("new ArrayList<Object>()", True),
    ],
)
def test_a_verdict_speaks_of_the_classes_that_it_names(argument: str, outside: bool) -> None:
    reason = "string up to 32, Object inputs of class Object, String, Integer, those of the program"
    assert is_outside(reason, ("int", "Object"), ("1", argument)) is outside


def test_failures_become_small_programs() -> None:
    text = WRONG.replace(
        "return p0", "if (p1 != null) { int n = p1; }\n        assert p0 != p1 && p1 != null;\n        return p0"
    )
    small = shrunk(text, lambda texts: ["assert" in each and "class" in each for each in texts])
    assert "assert" in small
    assert len(small) < len(text) * 3 / 4


def test_a_campaign_goes_on_where_it_was(tmp_path: Path) -> None:
    record = Record.at(tmp_path / "state.json")
    record.add(Case("unused class", "agreed"), "")
    failure = Case("reference inputs", "wrong valid", "valid, but f(1): false", WRONG, "check Wrong.f: invalid")
    file = stored(failure, tmp_path, record.failed)
    record.add(failure, str(file))
    record.round = 7
    record.save()
    again = Record.at(tmp_path / "state.json")
    assert (again.round, again.counts, again.failures) == (7, record.counts, record.failures)
    assert again.table().splitlines()[0].split() == ["cases", "agreed", "unknown", "wrong", "valid"]
    assert file.read_text("utf-8").splitlines()[:2] == [
        "// reference inputs, wrong valid: valid, but f(1): false",
        "// check Wrong.f: invalid",
    ]
