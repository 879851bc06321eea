"""Alloy modules in the playground: instances one after the other, values in them, and what is wrong with a module."""

from __future__ import annotations

from typing import Any

import pytest

from oxpecker.server.job import BadRequest, Job, Kind, read_job
from oxpecker.server.worker import do_job

LIST = """\
sig Node { next: lone Node }
one sig First extends Node {}
fact { Node = First.*next and no n: Node | n in n.^next }
run any {} for 3
check short { #Node < 3 } for 3
check ends { some n: Node | no n.next } for 3 expect 0
"""


def _told(text: str = LIST, **more: Any) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    do_job(Job(Kind.INSTANCES, "a.als", text, **more), 1e6, told.append)
    return told


def _answers(**more: Any) -> list[dict[str, Any]]:
    return [each["answer"] for each in _told(**more) if each["event"] == "answer"]


def test_each_command_is_answered() -> None:
    first, *_ = _told()
    assert [(each["method"], each["line"]) for each in first["methods"]] == [
        ("run any", 4), ("check short", 5), ("check ends", 6),
    ]  # fmt: skip
    some, short, ends = _answers()
    assert (some["found"], short["found"], ends["found"]) == (True, True, False)
    assert (short["sentence"], ends["sentence"]) == ("counterexample", "no counterexample within the scope")
    assert (short["expects"], ends["expects"], ends["expected"]) == (False, True, True)
    (state,) = short["states"]
    assert state["svg"].startswith("<svg") and state["tables"][0][0] == ["Node", "next"]
    assert ends["states"] == [] and ends["values"] == []


def test_instances_come_in_the_same_order() -> None:
    sizes = []
    for number in range(4):
        (answer,) = _answers(method="run any", instance=number, expressions=["#Node"])
        sizes.append((answer["instance"], answer["last"], answer["values"][0]["values"]))
    # Three lists, and no further one: the last is shown again.
    assert [(number, is_last) for number, is_last, _ in sizes] == [(0, False), (1, False), (2, False), (2, True)]
    assert {value for _, _, (value,) in sizes} == {"1", "2", "3"}


def test_values_and_mistakes_in_expressions() -> None:
    (answer,) = _answers(method="any", expressions=["First in Node", "Frst"])
    right, wrong = answer["values"]
    assert right == {"text": "First in Node", "values": ["true"]}
    assert wrong["values"] == [] and "Frst" in wrong["error"]


def test_a_trace_has_its_states() -> None:
    text = "one sig Lamp {}\nvar sig On in Lamp {}\nrun { no On and always On' = Lamp - On }\n"
    (answer,) = [each["answer"] for each in _told(text, expressions=["some On"]) if each["event"] == "answer"]
    assert [each["label"] for each in answer["states"]] == ["state 0", "state 1, then state 0 again"]
    assert answer["values"] == [{"text": "some On", "values": ["false", "true"]}]


def test_formulas_that_rule_out_an_instance_are_shown() -> None:
    (answer,) = [each["answer"] for each in _told("sig A {}\nfact { no A }\nrun { some A }\n") if "answer" in each]
    assert [each["line"] for each in answer["core"]] == [2, 3]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("sig A {}\nrun { some B }\n", 2, "B"),
        ("sig A {\n", 2, "expected"),
        ("open other\nsig A {}\nrun {}\n", 1, "no such module"),
        ("open ../../../../etc/hosts\nrun {}\n", 1, ""),
    ],
)
def test_mistakes_have_places(text: str, line: int, message: str) -> None:
    found = _told(text)
    items = [item for each in found if each["event"] == "problems" for item in each["items"]]
    errors = [each["answer"]["error"] for each in found if each["event"] == "answer"]
    told = [(each["line"], each["message"]) for each in items] or [(int(each.split(":")[1]), each) for each in errors]
    assert told[0][0] == line and message in told[0][1]


def test_no_file_of_the_server_is_opened(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret.als").write_text("sig Secret {}")
    monkeypatch.chdir(tmp_path)
    said = str(_told("open secret\nrun { some Secret }\n"))
    assert "no such module" in said and "'found': True" not in said


def test_an_unknown_command() -> None:
    assert _told(method="other") == [{"event": "failure", "message": "the module has no command 'other'"}]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"kind": "check", "name": "a.als"}, "kind of job for Alloy modules"),
        ({"kind": "instances", "name": "A.java"}, "kind of job for Alloy modules"),
        ({"instance": -1}, "'instance' must be"),
        ({"instance": True}, "'instance' must be"),
        ({"expressions": "univ"}, "'expressions' must be"),
        ({"expressions": ["x"] * 21}, "'expressions' must be"),
        ({"expressions": ["x" * 1001]}, "'expressions' must be"),
    ],
)
def test_bad_requests(data: dict[str, object], why: str) -> None:
    with pytest.raises(BadRequest, match=why):
        read_job({"kind": "instances", "name": "a.als", "text": LIST, **data}, 10_000)
