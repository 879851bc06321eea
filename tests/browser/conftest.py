"""A real browser for the tests: Chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The browser; on a machine without one these tests are left out, but not silently where all must run."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sync_playwright = None
    if sync_playwright is None or CHROMIUM is None:
        missing = "Playwright and Chromium are needed: pip install 'oxpecker[browser]', and Chromium itself"
        if os.environ.get("CI") == "true" and "OXPECKER_WITHOUT_BROWSER" not in os.environ:
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()
