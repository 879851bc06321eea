"""A page of instances in a real browser: read, stepped through by mouse and keyboard, in both themes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from tests.browser.conftest import PATIENCE
from tests.browser.contrast import LOW_CONTRAST, SIDEWAYS, UNNAMED

MODULE = """
open util/ordering[Time]
sig Time {}
sig Light { link: lone Light, on: Light -> Time }
run lights { some link } for exactly 2 Light, exactly 3 Time
"""


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("a page #1 & more")
    (folder / "m.als").write_text(MODULE)
    output = folder / "m.html"
    arguments = ["relational", str(folder / "m.als"), "--next", "2", "--html", str(output), "--eval", "#link"]
    assert CliRunner().invoke(cli, arguments).exit_code == 0
    return output


def opened(browser: Any, file: Path, **settings: Any) -> tuple[Any, list[str]]:
    complaints: list[str] = []
    page = browser.new_page(**{"viewport": {"width": 1280, "height": 800}, **settings})
    page.set_default_timeout(PATIENCE)
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith("file:") else complaints.append(request.url))
    page.goto(file.as_uri())
    return page, complaints


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_can_be_read_and_everything_has_a_name(browser: Any, page_file: Path, scheme: str) -> None:
    page, complaints = opened(browser, page_file, color_scheme=scheme)
    assert page.evaluate(LOW_CONTRAST) == []
    assert page.evaluate(UNNAMED) == []
    levels = page.evaluate("() => [...document.querySelectorAll('h1, h2, h3')].map((h) => +h.tagName[1])")
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    page.close()
    assert complaints == []


def test_the_page_fits_a_small_screen(browser: Any, page_file: Path) -> None:
    page, _ = opened(browser, page_file, viewport={"width": 390, "height": 800})
    assert page.evaluate(SIDEWAYS) <= 0
    page.close()


def visible(page: Any, selector: str) -> list[str]:
    return [each.inner_text().strip() for each in page.locator(selector).all() if each.is_visible()]


def test_instances_and_their_states_are_stepped_through(browser: Any, page_file: Path) -> None:
    page, complaints = opened(browser, page_file)
    assert visible(page, ".instance > h2") == ["run lights: instance"]
    assert visible(page, ".frame h3") == ["Time$0"]
    assert visible(page, "output") == ["instance 1 of 3", "step 1 of 3"]
    page.keyboard.press("n")
    page.get_by_role("button", name="Next instance").click()
    assert visible(page, "output")[0] == "instance 3 of 3"
    assert page.get_by_role("button", name="Next instance").is_disabled()
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    assert visible(page, ".frame h3") == ["Time$1"]
    page.keyboard.press("p")
    assert visible(page, "output") == ["instance 2 of 3", "step 1 of 3"]
    page.get_by_role("button", name="Dark").click()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    page.close()
    assert complaints == []


def test_without_scripts_all_instances_are_shown(browser: Any, page_file: Path) -> None:
    page, _ = opened(browser, page_file, java_script_enabled=False)
    assert len(visible(page, ".instance > h2")) == 3
    assert visible(page, "button") == []
    page.close()


def test_a_trace_goes_on_where_its_loop_begins(browser: Any, tmp_path: Path) -> None:
    module = 'one sig Lamp {} var sig On in Lamp {} run { no On; some On; some On and always On" = On }'
    (tmp_path / "m.als").write_text(module.replace('"', "'"))
    output = tmp_path / "m.html"
    CliRunner().invoke(cli, ["relational", str(tmp_path / "m.als"), "--html", str(output)])
    page, complaints = opened(browser, output)
    seen = []
    for _ in range(3):
        seen.append((*visible(page, ".frame h3"), "(On)" in page.locator(".frame:not([hidden]) svg").text_content()))
        page.get_by_role("button", name="Next state").click()
    assert seen == [("state 0", False), ("state 1, then state 1 again", True), ("state 1, then state 1 again", True)]
    page.close()
    assert complaints == []
