"""The documentation as a site, in a real browser: every page is readable, and the search leads somewhere."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import PATIENCE
from tests.exhaustive import some

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "docs"))

import build  # noqa: E402


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    build.main(target)
    return target


@pytest.mark.sampled
@pytest.mark.parametrize("width", [1200, 390])
def test_every_page_fits_and_complains_of_nothing(browser: Any, site: Path, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    for file in some(sorted(site.glob("*.html"))):
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width, file.name
        # The text begins in sight; all pages can be chosen.
        assert page.locator("h1").first.bounding_box()["y"] < 300, file.name
        assert page.locator("nav a").first.is_visible() == (width > 800)
        if width < 800:
            page.click("nav summary")
        assert page.locator("nav a").last.is_visible()
    page.close()
    assert wrong == []


def test_another_version_is_chosen_from_disk(browser: Any, tmp_path: Path) -> None:
    build.main(tmp_path, is_versioned=True)
    newest = build._version()
    for older, lost in (("0.0.9", "gallery"), ("0.0.10", "")):
        shutil.copytree(tmp_path / newest, tmp_path / older)
        (tmp_path / older / f"{lost or 'none'}.html").unlink(missing_ok=True)
    build.write_versions(tmp_path)
    page = browser.new_page(viewport={"width": 390, "height": 800})
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text))
    page.goto((tmp_path / "index.html").as_uri())
    page.wait_for_url(f"**/{newest}/index.html")
    page.goto((tmp_path / newest / "gallery.html").as_uri())
    assert page.locator("#version option").all_text_contents() == [newest, "0.0.10", "0.0.9"]
    assert page.input_value("#version") == newest
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.select_option("#version", "0.0.10")
    page.wait_for_url("**/0.0.10/gallery.html")
    page.select_option("#version", "0.0.9")
    page.wait_for_url("**/0.0.9/index.html")
    page.close()
    assert wrong == []


def test_the_search_finds_sections(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto((site / "index.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("baseline")
    first = page.locator("#found a").first
    assert "baseline" in first.inner_text().lower()
    first.click()
    page.wait_for_url("**/*.html#*")
    anchor = page.url.partition("#")[2]
    assert page.locator(f"[id='{anchor}']").count() == 1
    page.keyboard.press("/")
    page.keyboard.type("xyzzy")
    assert page.inner_text("#found") == "Nothing found."
    page.keyboard.press("Escape")
    assert page.locator("#found").is_hidden()
    page.close()


def test_pages_come_before_the_changelog(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto((site / "index.html").as_uri())
    for word in ("overflow", "deadlock", "check"):
        page.fill("#query", word)
        found = [each.get_attribute("href").partition(".")[0] for each in page.locator("#found a").all()]
        late = [name in ("contributing", "changelog") for name in found]
        assert found and late == sorted(late), word
    page.close()
