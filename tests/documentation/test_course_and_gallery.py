"""The exercises of the course and the bugs of the gallery are what their pages say."""

from __future__ import annotations

import re
import shlex
import sys

import click
import pytest
from click.testing import CliRunner

from oxpecker.cli.main import COMMANDS, cli
from tests.documentation.pages import ROOT, blocks
from tests.exhaustive import sampled

sys.path.insert(0, str(ROOT / "docs"))

import gallery

COURSE = ROOT / "examples/course"
EXERCISES = sorted(file.name for file in (COURSE / "exercises").iterdir())


@pytest.mark.parametrize("name", sampled(EXERCISES, 3))
def test_a_skeleton_differs_and_another_answer_does_not(name: str) -> None:
    def compared(folder: str) -> int:
        words = ["diff", str(COURSE / folder / name), "--against", str(COURSE / "solutions" / name)]
        return CliRunner().invoke(cli, words).exit_code

    assert (compared("exercises"), compared("answers")) == (1, 0)


def test_there_are_six_exercises_and_twelve_bugs() -> None:
    assert len(EXERCISES) == 6
    for folder in ("solutions", "answers"):
        assert sorted(file.name for file in (COURSE / folder).iterdir()) == EXERCISES
    assert len(gallery.BUGS) == 12


@pytest.mark.parametrize(("page", "folder"), [("gallery.md", "gallery"), ("course.md", "course/exercises")])
def test_the_programs_of_a_page_are_the_files(page: str, folder: str) -> None:
    shown = {block.text for block in blocks("java") if block.page.endswith(page)}
    files = {file.read_text(encoding="utf-8") for file in (ROOT / "examples" / folder).glob("*.java")}
    assert shown == files


def test_every_bug_has_a_mended_program() -> None:
    programs = ROOT / gallery.PROGRAMS
    names = {file.name for file in programs.glob("*.java")}
    assert (
        names == {f"{bug.name}.java" for bug in gallery.BUGS} == {file.name for file in programs.glob("fixed/*.java")}
    )
    for bug in gallery.BUGS:
        assert f"{bug.name}.java --method {bug.name}.{bug.method}" in gallery.PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("bug", sampled(gallery.BUGS, 6), ids=lambda bug: bug.name)
def test_a_bug_is_found_and_mended(bug: gallery.Bug, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    codes = [
        CliRunner()
        .invoke(cli, ["check", f"{gallery.PROGRAMS}/{folder}{bug.name}.java", "--fail-on", "unknown"])
        .exit_code
        for folder in ("", "fixed/")
    ]
    assert codes == [1, 0]


def inline_commands(page: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"`(oxpecker [^`]+)`", text)


@pytest.mark.parametrize("command", inline_commands("how-do-i.md"))
def test_a_command_of_the_list_can_be_given(command: str) -> None:
    _, name, *words = shlex.split(command)
    assert name in COMMANDS
    found = cli.get_command(click.Context(cli), name)
    assert found is not None
    options = {option for each in found.params for option in (*each.opts, *each.secondary_opts)}
    assert not {word for word in words if word.startswith("--")} - options


def test_pictures_name_files_as_readers_know_them() -> None:
    headings = [
        line
        for picture in (ROOT / "docs/pictures").glob("gallery-*.svg")
        for line in picture.read_text(encoding="utf-8").splitlines()
        if ".java:" in line
    ]
    assert headings
    assert all(">examples/gallery/" in line for line in headings)
