"""The tables of characters are those of a JDK 17."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest
from character_tables import STORED, written


def test_a_jdk_says_the_same() -> None:
    if shutil.which("java") is None:
        # .ci/run installs a JDK, and sets the variable when it says that it could not.
        if os.environ.get("CI") == "true" and "OXPECKER_WITHOUT_JDK" not in os.environ:
            pytest.fail("there is no JDK")
        pytest.skip("there is no JDK")
    version = subprocess.run(["java", "-version"], capture_output=True, text=True, check=True, timeout=60).stderr
    if '"17' not in version:
        pytest.skip("other versions of Java have other characters")
    assert written() == STORED.read_text("utf-8")
