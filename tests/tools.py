"""Tools that a machine may lack: a test that needs one is skipped without it, but fails in CI.

`.ci/run` installs the tools, and sets the variable `OXPECKER_WITHOUT_..` for each that it could not install.
"""

from __future__ import annotations

import os
import shutil
from enum import Enum
from typing import NoReturn

import pytest

HAS_JDK = shutil.which("javac") is not None and shutil.which("java") is not None


class Tool(Enum):
    """A tool, with the words for its absence."""

    JDK = "there is no JDK"
    JUNIT = "there is no JUnit"
    GRAPHVIZ = "Graphviz is not installed"
    NODE = "Node is not installed"
    EMACS = "Emacs with eglot is not installed"
    SHELLS = "zsh and fish are not installed"
    AXE = "axe-core is not there: .ci/run fetches it from npm"
    BROWSER = "Playwright and Chromium are needed: pip install 'oxpecker[browser]', and Chromium itself"


def missing(tool: Tool, problem: str = "") -> NoReturn:
    """Skips the test; in CI it fails, unless the tool could not be installed."""
    said = problem or tool.value
    if os.environ.get("CI") == "true" and f"OXPECKER_WITHOUT_{tool.name}" not in os.environ:
        pytest.fail(said)
    pytest.skip(said)


def need_jdk() -> None:
    """Skips the test on a machine without a JDK."""
    if not HAS_JDK:
        missing(Tool.JDK)
