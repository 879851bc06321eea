"""The documentation is executed: every `console` block must show what its commands print."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs"))

import console  # noqa: E402


def examples() -> list[tuple[str, str, str]]:
    """Page, command and the output shown for it, for each command in a console block."""
    return [
        (page.name, command, output)
        for page in console.PAGES
        for block in console.BLOCK.findall(page.read_text(encoding="utf-8"))
        for command, output in console.commands(block)
    ]


@pytest.mark.parametrize(("page", "command", "output"), examples(), ids=lambda text: text[:60])
def test_commands_print_what_the_page_shows(page: str, command: str, output: str) -> None:
    assert console.output(command) == output, page


def test_pages_are_refreshed_in_place() -> None:
    page = "before\n```console\n$ oxpecker explain overflo\nold\n```\nafter\n"
    new = console.refreshed(page)
    assert "Did you mean 'overflow'?" in new
    assert new.startswith("before\n```console\n$ oxpecker explain overflo\n") and new.endswith("```\nafter\n")
    assert console.refreshed(new) == new


def test_there_is_something_to_execute() -> None:
    assert len(examples()) >= 5


@pytest.mark.parametrize("page", console.PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_programs_of_the_readme_are_the_examples() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```\n(class .*?)```", text, re.DOTALL)
    assert shown in (ROOT / "examples/account.oox").read_text(encoding="utf-8")
