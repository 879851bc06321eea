"""The documentation is executed: every `console` block must show what its commands print."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
_BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str, str]]:
    """Page, command and the output shown for it, for each command in a console block."""
    found = []
    for page in PAGES:
        for block in _BLOCK.findall(page.read_text(encoding="utf-8")):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                found.append((page.name, command, output))
    return found


@pytest.mark.parametrize(("page", "command", "output"), examples(), ids=lambda text: text[:60])
def test_commands_print_what_the_page_shows(
    page: str, command: str, output: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    program, *arguments = shlex.split(command)
    assert program == "oxpecker", page
    assert CliRunner().invoke(cli, arguments).output == output


def test_there_is_something_to_execute() -> None:
    assert len(examples()) >= 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_programs_of_the_readme_are_the_examples() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```\n(class .*?)```", text, re.DOTALL)
    assert shown in (ROOT / "examples/account.oox").read_text(encoding="utf-8")
