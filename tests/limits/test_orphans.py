"""No process outlives a command, at whatever moment that is ended. `benchmarks/orphans.py` tries many moments."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.exhaustive import sampled
from tests.limits.orphans import Ending, commands, left_after

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")

CASES = [(name, ending) for name in range(5) for ending in Ending]


@pytest.mark.parametrize(("number", "ending"), sampled(CASES, 6))
def test_nothing_is_left(number: int, ending: Ending, tmp_path: Path) -> None:
    command = commands(tmp_path)[number]
    assert left_after(command, 0.6 + 0.7 * number, ending) == []
