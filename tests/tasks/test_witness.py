"""Witnesses: values and places that another tool can follow."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from oxpecker.oox.source import Span
from oxpecker.results import LoopInvariant, MethodResult, Origin, ProofKind, ProofOutline, Verdict
from oxpecker.tasks import Question, answer, questions, read_task
from oxpecker.tasks.program import load_program
from oxpecker.tasks.witness import correctness_witness
from tests.tasks.test_answers import OPTIONS, TASKS
from tests.tasks.witness_schema import validate


def witness_of(question: Question) -> Any:
    (entry,) = yaml.safe_load(answer(replace(question, witness=True)).witness)
    validate(entry)
    return entry


def question(name: str) -> Question:
    return questions(read_task(TASKS / name), OPTIONS)[0]


def test_a_violation_gives_the_returned_values_and_the_target() -> None:
    entry = witness_of(question("sum.yml"))
    file = TASKS / "sum" / "Main.java"
    assert entry["entry_type"] == "violation_sequence"
    waypoints = [each["segment"][0]["waypoint"] for each in entry["content"]]
    assert [(each["type"], each["action"], each["location"]["line"]) for each in waypoints] == [
        ("function_return", "follow", 6),
        ("function_return", "follow", 7),
        ("target", "follow", 9),
    ]
    line = file.read_text(encoding="utf-8").splitlines()[5]
    assert line[waypoints[0]["location"]["column"] - 1] == ")"
    assert all(each["location"]["file_name"] == str(file) for each in waypoints)
    values = [int(each["constraint"]["value"].removeprefix("\\result == ")) for each in waypoints[:2]]
    assert min(values) > 0
    assert sum(values) >= 2**31


def test_the_task_of_a_witness_is_described() -> None:
    entry = witness_of(question("sum.yml"))
    file = TASKS / "sum" / "Main.java"
    task = entry["metadata"]["task"]
    assert entry["metadata"]["format_version"] == "2.0"
    assert entry["metadata"]["producer"]["name"] == "Oxpecker"
    assert task["input_files"] == [str(file)]
    assert task["input_file_hashes"] == {str(file): hashlib.sha256(file.read_bytes()).hexdigest()}
    assert task["specification"] == "CHECK( init(Main.main()), LTL(G assert) )"
    assert (task["language"], task["data_model"]) == ("Java", "LP64")


def test_an_exploration_of_all_paths_has_no_invariants() -> None:
    entry = witness_of(question("maximum.yml"))
    assert entry["entry_type"] == "invariant_set"
    assert entry["content"] == []


def test_the_invariants_of_a_proof_stand_at_their_loops(tmp_path: Path) -> None:
    lines = [
        "import org.sosy_lab.sv_benchmarks.Verifier;",
        "public class Main {",
        "    public static void main(String[] args) {",
        "        int n = Verifier.nondetInt();",
        "        if (n < 0) return;",
        "        int i = 0;",
        "        while (i < n) {",
        "            i++;",
        "        }",
        "        assert i == n;",
        "    }",
        "}",
    ]
    file = tmp_path / "Main.java"
    file.write_text("\n".join(lines), encoding="utf-8")
    entry = witness_of(replace(question("sum.yml"), inputs=(file,)))
    assert entry["entry_type"] == "invariant_set"
    parts = [each["invariant"] for each in entry["content"]]
    assert all(set(each) == {"type", "location", "value", "format"} for each in parts)
    assert {(each["type"], each["format"]) for each in parts} == {("loop_invariant", "c_expression")}
    assert {each["location"]["function"] for each in parts} == {"Main.main(String[])"}
    for each in parts:
        place = each["location"]
        assert place["file_name"] == str(file)
        assert lines[place["line"] - 1][place["column"] - 1 :].startswith("while (")
    assert "i <= n" in [each["value"] for each in parts]


@pytest.mark.parametrize(
    ("line", "text", "is_written"),
    [
        (21, "doors.open <= 2", True),
        (21, "(\\forall int k; 0 <= k && k < 3; k >= 0)", False),
        (21, "i$1 >= 0", False),
        (22, "doors.open <= 2", False),  # no loop begins there
    ],
)
def test_only_expressions_of_java_are_written(line: int, text: str, is_written: bool) -> None:
    asked = question("rounds.yml")
    program = load_program(asked.inputs, asked.property.entry)
    loop = Span(str(TASKS / "rounds" / "Main.java"), line, 9, line + 3, 10)
    proof = ProofOutline(ProofKind.INDUCTION, (LoopInvariant(loop, text, Origin.FOUND),))
    result = MethodResult("Main.main(String[])", loop, Verdict.VALID, proof=proof)
    (entry,) = yaml.safe_load(correctness_witness(asked.property, program, result))
    assert [each["invariant"]["value"] for each in entry["content"]] == ([text] if is_written else [])


@pytest.mark.parametrize(("part", "value"), [("entry_type", "loop_invariant"), ("content", [{"invariant": {}}])])
def test_another_shape_is_no_witness(part: str, value: Any) -> None:
    entry = witness_of(question("maximum.yml"))
    with pytest.raises(jsonschema.ValidationError):
        validate({**entry, part: value})


def test_nothing_is_witnessed_where_nothing_is_known() -> None:
    asked = replace(question("endless.yml"), witness=True, options=replace(OPTIONS, effort=1))
    assert answer(asked).witness == ""
    assert answer(replace(asked, bounded_true=True)).witness == ""


def test_an_exception_of_the_library_is_placed_in_the_task(tmp_path: Path) -> None:
    file = tmp_path / "Main.java"
    file.write_text(
        'class Main {\n    public static void main(String[] args) {\n        "ox".charAt(5);\n    }\n}\n',
        encoding="utf-8",
    )
    asked = questions(read_task(TASKS / "sum.yml"), OPTIONS)[1]
    entry = witness_of(replace(asked, inputs=(file,)))
    (segment,) = entry["content"]
    location = segment["segment"][0]["waypoint"]["location"]
    assert (location["file_name"], location["line"]) == (str(file), 3)


def test_the_same_witness_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    first, second = (answer(replace(question("sum.yml"), witness=True)).witness for _ in range(2))
    assert first == second
    assert "creation_time: '1970-01-01T00:00:00Z'" in first


def test_runs_with_functions_are_repeated() -> None:
    entry = witness_of(question("orbit.yml"))
    kinds = [each["segment"][0]["waypoint"]["type"] for each in entry["content"]]
    assert kinds == ["function_return", "function_return", "target"]
