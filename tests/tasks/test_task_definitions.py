"""Task definitions and properties: what is read, and what is said about mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.tasks import TaskError, find_tasks, read_property, read_task
from oxpecker.tasks.task import PropertyKind

TASKS = Path(__file__).parents[1] / "svcomp"
ASSERT = "CHECK( init(Main.main()), LTL(G assert) )\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "Main.java").write_text("class Main {}", encoding="utf-8")
    (tmp_path / "a.prp").write_text(ASSERT, encoding="utf-8")
    return tmp_path


def definition(folder: Path, text: str) -> Path:
    file = folder / "task.yml"
    file.write_text(text, encoding="utf-8")
    return file


def test_inputs_and_properties_are_beside_the_definition() -> None:
    task = read_task(TASKS / "sum.yml")
    assert task.inputs == (TASKS / "common", TASKS / "sum")
    assert [(each.file.name, each.kind, each.expected) for each in task.properties] == [
        ("valid-assert.prp", PropertyKind.ASSERT, False),
        ("no-runtime-exception.prp", PropertyKind.NO_RUNTIME_EXCEPTION, True),
    ]


@pytest.mark.parametrize("version", ["2.0", "1.0", "'1.1'"])
def test_one_input_may_stand_alone_and_nothing_need_be_expected(folder: Path, version: str) -> None:
    text = f"format_version: {version}\ninput_files: Main.java\nproperties:\n  - property_file: a.prp\n"
    task = read_task(definition(folder, text))
    assert task.inputs == (folder / "Main.java",)
    assert task.properties[0].expected is None


@pytest.mark.parametrize(
    ("text", "kind", "entry"),
    [
        (ASSERT, PropertyKind.ASSERT, "Main"),
        ("CHECK(init(a.B.main()),LTL(G assert))", PropertyKind.ASSERT, "a.B"),
        (
            "CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )",
            PropertyKind.NO_RUNTIME_EXCEPTION,
            "Main",
        ),
        ("CHECK( init(Main.main()), LTL(G !deadlock) )", PropertyKind.NO_DEADLOCK, "Main"),
        ("CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.Exception)) )", None, "Main"),
        ("CHECK( init(main()), LTL(G ! data-race) )", None, "Main"),
        ("COVER( init(Main.main()), FQL(COVER EDGES(@DECISIONEDGE)) )", None, "Main"),
    ],
)
def test_the_text_of_a_property_counts_not_its_name(
    tmp_path: Path, text: str, kind: PropertyKind | None, entry: str
) -> None:
    file = tmp_path / "valid-assert.prp"
    file.write_text(text, encoding="utf-8")
    found = read_property(file)
    assert (found.kind, found.entry) == (kind, entry)


HEAD = "format_version: '2.0'\n"
INPUT = HEAD + "input_files: Main.java\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("format_version: [\n", "task.yml:2:1: error: "),
        ("- 1\n", "the task definition must consist of keys and values"),
        ("", "the task definition must consist of keys and values"),
        ("input_files: Main.java\n", "format_version must be one of 2.0, 1.0, 1.1, not None"),
        ("format_version: '3.0'\ninput_files: Main.java\n", "format_version must be one of 2.0, 1.0, 1.1, not '3.0'"),
        (HEAD, "'input_files' must name a file"),
        (HEAD + "input_files: []\n", "'input_files' must name a file"),
        (HEAD + "input_files: [3]\n", "'input_files' must name a file"),
        (HEAD + "input_files: Other.java\n", "cannot find 'Other.java' next to it"),
        (INPUT + "options: {language: C}\n", "only Java and OOX tasks can be checked"),
        (INPUT + "options: 3\n", "'options' must consist of keys and values"),
        (INPUT + "properties: a.prp\n", "'properties' must be a list"),
        (INPUT + "properties: [a.prp]\n", "a property must consist of keys and values"),
        (INPUT + "properties: [{expected_verdict: true}]\n", "a property needs a 'property_file'"),
        (INPUT + "properties: [{property_file: b.prp}]\n", "cannot find 'b.prp' next to it"),
        (INPUT + "properties: [{property_file: Main.java}]\n", "expected 'CHECK( init(Main.main()), LTL(G ..) )'"),
        (
            INPUT + "properties: [{property_file: a.prp, expected_verdict: maybe}]\n",
            "'expected_verdict' must be true or false, not 'maybe'",
        ),
    ],
)
def test_mistakes_are_named(folder: Path, text: str, message: str) -> None:
    with pytest.raises(TaskError) as caught:
        read_task(definition(folder, text))
    assert message in str(caught.value)
    assert "task.yml" in str(caught.value) or "Main.java" in str(caught.value)


def test_what_is_no_text_or_not_there_is_named(tmp_path: Path) -> None:
    file = tmp_path / "task.yml"
    with pytest.raises(TaskError, match="cannot read it: No such file"):
        read_task(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(TaskError, match="not valid UTF-8"):
        read_task(file)


def test_a_folder_gives_its_tasks_by_name_and_no_other_files(folder: Path) -> None:
    inner = folder / "inner"
    inner.mkdir()
    (inner / "b.yml").write_text(INPUT, encoding="utf-8")
    (folder / "z.yaml").write_text(INPUT, encoding="utf-8")
    (folder / "other.yml").write_text("name: something else\n", encoding="utf-8")
    assert find_tasks(folder) == [inner / "b.yml", folder / "z.yaml"]


@pytest.mark.parametrize("property_file", ["missing.prp", "Main.java"])
def test_an_expected_verdict_says_what_another_property_means(folder: Path, property_file: str) -> None:
    text = INPUT + f"properties: [{{property_file: {property_file}, expected_verdict: false}}]\n"
    (found,) = read_task(definition(folder, text)).properties
    assert (found.kind, found.entry, found.expected) == (PropertyKind.CORRECT, "Main", False)
