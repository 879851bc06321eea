"""The tables of characters are those of a JDK 17."""

from __future__ import annotations

import subprocess

import pytest

from tests.java.character_tables import STORED, written
from tests.tools import need_jdk


@pytest.mark.exhaustive
def test_a_jdk_says_the_same() -> None:
    need_jdk()
    version = subprocess.run(["java", "-version"], capture_output=True, text=True, check=True, timeout=600).stderr
    if '"17' not in version:
        pytest.skip("the tables are those of JDK 17; other versions have other characters")
    assert written() == STORED.read_text("utf-8")
