"""How many orders of threads are explored where Java code waits for others to end."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.results import Verdict

JOINED = Path(__file__).parents[1] / "programs/java/threads/joined.java"


@pytest.mark.parametrize(
    ("method", "paths"),
    [("separate", 1), ("latch", 1), ("futures", 1), ("unstarted", 1), ("terminated", 2)],
    ids=lambda value: str(value),
)
def test_waiting_is_one_step(method: str, paths: int) -> None:
    """Of a wait with a limit of time there is one path more: the time may be over."""
    (result,) = oxpecker.check(JOINED, method=f"Main.{method}").results
    assert result.verdict is Verdict.VALID
    assert result.statistics.paths == paths


def test_messages_name_the_thread_that_is_waited_for() -> None:
    (result,) = oxpecker.check(JOINED, method="Main.forgotten").results
    (finding,) = result.findings
    assert [(stuck.waits_for, stuck.owner) for stuck in finding.waiting] == [("join", 1), ("join", 1)]
