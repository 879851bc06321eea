"""The examples of the playground show what their menu says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import oxpecker
from oxpecker.server.controls import CONTROLS, command_line, engine_values, language, problems
from oxpecker.server.examples import Example, examples
from oxpecker.server.job import Job, Kind
from oxpecker.server.worker import do_job
from tests.exhaustive import exhaustive

ROOT = Path(__file__).parents[2]
EXPECTED = {
    "SortedList.java": "invalid",
    "Abs.java": "invalid",
    "Search.java": "invalid",
    "Reverse.java": "invalid",
    "Stack.java": "invalid",
    "Triangle.java": "valid",
    "account.oox": "invalid",
    "bubble_sort.oox": "valid-within-bounds",
    "sum.oox": "valid",
    "philosophers.oox": "deadlock",
    "counter.oox": "invalid",
    "merge_sort.oox": "valid-within-bounds",
}
MODULES = {
    "family.als": {"run family": True, "check noOwnGrandparent": True},
    "lamp.als": {"run blinks": True, "check neverStuck": True},
}
"""Whether each command of the Alloy modules finds something."""


def test_every_example_is_in_the_menu() -> None:
    folder = ROOT / "src/oxpecker/server/examples"
    assert {each.file for each in examples()} == {file.name for file in folder.iterdir()} - {"index.toml"}
    assert {*EXPECTED, *MODULES} == {each.file for each in examples()}


EXAMPLES = [exhaustive(each) if each.file == "sum.oox" else each for each in examples() if each.file in EXPECTED]
"""The check of a sum takes as long as it may."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.file)
def test_an_example_shows_what_it_says(example: Example) -> None:
    assert problems(example.options) == []
    chosen = engine_values({**example.options, "seconds": 5})
    if example.file == "merge_sort.oox":  # its point is that it takes long
        chosen |= {"array": 2, "decisions": 8}
    report = oxpecker.check(
        example.text, name=example.file, method=example.method or None, **chosen, **language(example.options)
    )
    assert str(report.verdict) == EXPECTED[example.file]


@pytest.mark.parametrize("file", MODULES)
def test_a_module_shows_what_it_says(file: str) -> None:
    (example,) = [each for each in examples() if each.file == file]
    told: list[dict[str, Any]] = []
    do_job(Job(Kind.INSTANCES, file, example.text), 1000.0, told.append)
    found = [each["answer"] for each in told if each["event"] == "answer"]
    assert {each["title"]: each["found"] for each in found} == MODULES[file]


@pytest.mark.parametrize("example", examples(), ids=lambda each: each.file)
def test_an_example_that_is_elsewhere_too_is_the_same_there(example: Example) -> None:
    folder = ROOT / "examples" / ("relational" if example.file in MODULES else "")
    other = folder / example.file
    assert not other.exists() or other.read_text("utf-8") == example.text


def test_some_examples_are_those_of_the_documentation() -> None:
    assert sum((ROOT / "examples" / each.file).exists() for each in examples()) >= 5


def test_every_control_is_an_option_of_the_command_line() -> None:
    from oxpecker.cli.check import check
    from oxpecker.cli.tests import tests

    known = {name for parameter in check.params for name in parameter.opts}
    assert {control.flag for control in CONTROLS} <= known
    values = {
        control.name: True if control.kind == "switch" else control.choices[0] if control.choices else 1
        for control in CONTROLS
    }
    assert problems(values) == []
    words = command_line(values)
    known = {name for parameter in tests.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
    assert "--max-findings" not in words


def test_controls_know_the_defaults_of_the_engine() -> None:
    from oxpecker.engine import Options

    usual = Options()
    for control in CONTROLS:
        if control.kind == "choice" and control.usual:
            found = usual.solver.solver if control.name == "solver" else getattr(usual, control.name)
            assert control.usual == str(found)
            assert control.usual in control.choices
