"""The build files on the pages: each is part of a whole file, and the command in it can be given."""

from __future__ import annotations

import re
import shutil
import textwrap
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from tests.documentation.pages import ROOT, Block, blocks

BUILDS = ROOT / "examples/builds"
MAVEN = "{http://maven.apache.org/POM/4.0.0}"


@pytest.mark.parametrize("block", blocks("xml", "groovy"), ids=str)
def test_a_block_is_part_of_a_build_file(block: Block) -> None:
    file = BUILDS / ("pom.xml" if block.language == "xml" else "build.gradle")
    whole = file.read_text(encoding="utf-8")
    indent = "      " if block.language == "xml" else ""
    assert textwrap.indent(block.text, indent) in whole


def maven_command() -> list[str]:
    configuration = next(ElementTree.parse(BUILDS / "pom.xml").iter(f"{MAVEN}configuration"))
    words = [configuration.find(f"{MAVEN}executable"), *configuration.iter(f"{MAVEN}argument")]
    return [str(each.text) for each in words if each is not None]


def gradle_command() -> list[str]:
    (line,) = re.findall(r"commandLine (.*)", (BUILDS / "build.gradle").read_text(encoding="utf-8"))
    return re.findall(r"'([^']*)'", line)


@pytest.mark.parametrize("command", [maven_command(), gradle_command()], ids=["maven", "gradle"])
@pytest.mark.parametrize(("folder", "code"), [("", 1), ("fixed", 0)])
def test_its_command_fails_for_a_finding(
    command: list[str], folder: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "examples/gallery" / folder / "ByAge.java", tmp_path)
    monkeypatch.chdir(tmp_path)
    program, *words = command
    assert program == "oxpecker"
    assert CliRunner().invoke(cli, words).exit_code == code
