"""The documentation is executed: every `console` block must show what its commands print."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "docs"))

import console  # noqa: E402

from oxpecker.api.configuration import read_configuration  # noqa: E402
from oxpecker.api.loading import load_sources  # noqa: E402
from oxpecker.oox.source import Source  # noqa: E402


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
    (shown,) = re.findall(r"```java\n(.*?)```", text, re.DOTALL)
    assert shown in (ROOT / "examples/tutorial/before/Search.java").read_text(encoding="utf-8")


def blocks(language: str) -> list[tuple[str, str]]:
    """Page and text of each block in a language."""
    found = re.compile(rf"^```{language}\n(.*?)^```", re.DOTALL | re.MULTILINE)
    return [(page.name, text) for page in console.PAGES for text in found.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    ("page", "text"), [each for each in blocks("java") if "@Test" not in each[1]], ids=lambda text: text[:30]
)
def test_java_is_read(page: str, text: str) -> None:
    text = text.replace("{ .. }", '{ throw new RuntimeException(".."); }')
    members = text if re.search(r"^class ", text, re.MULTILINE) else f"class Page {{\n{text}\n}}"
    annotations = ROOT / "docs/annotations/Contracts.java"
    sources = [Source("Page.java", members), Source(str(annotations), annotations.read_text(encoding="utf-8"))]
    assert load_sources(sources).methods_to_check(), page


def test_python_prints_what_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    ((_, program),), ((_, shown),) = blocks("python"), blocks("text")
    exec(compile(program, "page", "exec"), {})
    assert capsys.readouterr().out == shown


def test_the_configuration_is_one(tmp_path: Path) -> None:
    ((_, text),) = blocks("toml")
    file = tmp_path / "oxpecker.toml"
    file.write_text(text, encoding="utf-8")
    found = read_configuration(file, tmp_path / "src/slow/Main.java").values
    assert (found["time"], found["array"], found["fail-on"]) == (300, 4, "unknown")


def test_the_reference_of_the_command_line_is_current() -> None:
    import reference

    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run: python docs/reference.py"


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(([\w-]+)\.md\)", index))
    assert named == {page.stem for page in (ROOT / "docs").glob("*.md")} - {"index"}


def test_the_site_opens_from_disk_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    import build

    build.main(tmp_path)
    pages = {page.name: page.read_text(encoding="utf-8") for page in tmp_path.glob("*.html")}
    assert len(pages) == len(list((ROOT / "docs").glob("*.md"))) + len(build.EXTRA)
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
