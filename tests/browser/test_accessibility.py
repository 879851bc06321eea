"""What axe-core finds wrong with our pages for people who read them with their ears, or with little contrast."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import oxpecker
from oxpecker.server import Playground, Settings
from tests.browser.conftest import PATIENCE
from tests.tools import Tool, missing

ROOT = Path(__file__).parents[2]
AXE = ROOT / ".cache/axe/axe.min.js"
RULES = """async () => {
    const { violations } = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(" "))].join(": "));
}"""
PROGRAM = """class Node { int value; Node next; }
class Main
{
    static int first(Node list, int[] numbers)
        requires(list != null && numbers != null)
        ensures(retval != 5)
    {
        list.next := list;
        int sum := list.value + #numbers;
        return sum;
    }
}
"""
sys.path.insert(0, str(ROOT / "docs"))

import build  # noqa: E402


@pytest.fixture(scope="module")
def axe() -> str:
    """The script, which `.ci/run` fetches from npm."""
    if not AXE.exists():
        missing(Tool.AXE)
    return AXE.read_text(encoding="utf-8")


def _wrong(page: Any, axe: str) -> list[str]:
    # The policies of pages allow no other scripts, but do not concern what a debugger runs.
    page.evaluate(axe)
    return list(page.evaluate(RULES))


@pytest.fixture(params=["light", "dark"])
def page(browser: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """A page with one of the themes."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme=request.param)
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE)
    yield opened
    context.close()


def test_a_report(page: Any, axe: str, tmp_path: Path) -> None:
    oxpecker.check(PROGRAM, name="list.oox", chain=1, array=1).write_html(tmp_path)
    for file in sorted(tmp_path.glob("*.html")):
        page.goto(file.as_uri())
        assert _wrong(page, axe) == [], file.name


def test_the_documentation(page: Any, axe: str, tmp_path: Path) -> None:
    build.main(tmp_path)
    for name in ("index", "tutorial", "editor", "cli", "gallery", "java-support"):
        page.goto((tmp_path / f"{name}.html").as_uri())
        assert _wrong(page, axe) == [], name


def test_the_playground(page: Any, axe: str) -> None:
    server = Playground(Settings(port=0, runs=1))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        page.goto(server.url)
        page.wait_for_selector("html[data-ready]")
        page.select_option("#language", "oox")
        page.fill("#program", PROGRAM)
        page.click("#options > summary")
        page.click("#run")
        page.wait_for_selector(".to-film:not(:disabled)")
        page.wait_for_selector("#cancel:disabled")
        assert _wrong(page, axe) == []
        page.click(".to-film")
        assert _wrong(page, axe) == []
        page.select_option("#example", "lamp.als")
        page.click("#run")
        page.wait_for_selector("#result-1 svg")
        page.wait_for_selector("#cancel:disabled")
        assert _wrong(page, axe) == []
    finally:
        server.shutdown()
        thread.join()
        server.close()
