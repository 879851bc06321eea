"""The documentation is executed: every `console` block must show what its commands print.

Blocks of other languages are executed in tests/documentation/."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.exhaustive import sampled

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs"))

import console  # noqa: E402


def examples() -> list[tuple[str, str]]:
    """Page and text of each console block that has an end."""
    return [
        (page.name, block)
        for page in console.PAGES
        for block in console.BLOCK.findall(page.read_text(encoding="utf-8"))
        if f"{console.ENDLESS}\n" not in block
    ]


SWEPT = ("gallery.md", "course.md")
"""Pages with many blocks of one kind."""
CASES = [
    *(each for each in examples() if each[0] not in SWEPT),
    *sampled([each for each in examples() if each[0] in SWEPT], 6),
]


@pytest.mark.parametrize(("page", "block"), CASES, ids=lambda text: text[:60])
def test_commands_print_what_the_page_shows(page: str, block: str) -> None:
    for command, shown, now in console.printed(block):
        assert console.matches(shown, now), f"{page}: {command} prints\n{now}"


@pytest.mark.parametrize(
    ("shown", "same"),
    [
        ("a\nb 0.1 s\nc\n", True),
        ("a\n  ..\nc\n", True),
        ("a\nb 2.50 s\nc\n", True),
        ("a\nb 0.1 s\n", False),
        ("a\n..\n", True),
        ("a\nb 0.1 m\nc\n", False),
        ("a\nb 0.1 s\nc\n..\n", False),
    ],
)
def test_times_and_what_is_left_out_do_not_count(shown: str, same: bool) -> None:
    assert console.matches(shown, "a\nb 0.3 s\nc\n") == same


def test_of_an_ablation_all_but_times_counts() -> None:
    shown = (
        "configuration  solved  time  paths\ndefault  2/2  0.04  11\n\n"
        "  1 s |   a\n      |  b\n      +---\n  a  x: 2 in 0.10 s\n  b  y: 2 in 0.20 s\n"
    )
    slower = shown.replace("0.04", "10.04").replace("|   a", "|").replace("a  x: 2 in 0.10", "b  x: 2 in 0.30")
    assert console.matches(shown, slower)
    assert not console.matches(shown, shown.replace("  11\n", "  12\n"))
    assert not console.matches(shown, shown.replace("x: 2", "x: 1"))


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
    (shown,) = re.findall(r"```java\n(.*?)```", text, re.DOTALL)
    assert shown in (ROOT / "examples/tutorial/before/Search.java").read_text(encoding="utf-8")


def test_the_reference_of_the_command_line_is_current() -> None:
    import reference

    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run: python docs/reference.py"


def test_the_pictures_of_terminals_are_current() -> None:
    import terminal

    for name, command in terminal.PICTURES.items():
        assert (terminal.FOLDER / name).read_text(encoding="utf-8") == terminal.drawn(command), (
            "run: python docs/terminal.py"
        )


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(([\w-]+)\.md\)", index))
    assert named == {page.stem for page in (ROOT / "docs").glob("*.md")} - {"index"}


def test_the_site_opens_from_disk_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    import build

    build.main(tmp_path)
    pages = {page.name: page.read_text(encoding="utf-8") for page in tmp_path.glob("*.html")}
    assert len(pages) == len(list((ROOT / "docs").glob("*.md"))) + len(build.EXTRA)
    # Every page can be chosen on every page.
    for text in pages.values():
        assert set(re.findall(r'<li><a href="([\w-]+\.html)"', text)) >= set(pages) - {"index.html"}
    anchors = {name: set(re.findall(r' id="([^"]+)"', text)) for name, text in pages.items()}
    for name, text in pages.items():
        assert not re.findall(r'src="(?:https?:)?//', text)
        for target in re.findall(r'(?:href|src)="([^"]+)"', text):
            path, _, anchor = target.partition("#")
            if "://" in target:
                continue
            assert (tmp_path / (path or name)).exists(), (name, target)
            assert not anchor or anchor in anchors[path or name], (name, target)
    index = (tmp_path / "index.js").read_text(encoding="utf-8")
    assert '"page": "tutorial"' in index and "partial-order reduction" in index
