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


POOL = """
class Pool {
    int sum;

    static void go() throws InterruptedException {
        Pool pool = new Pool();
        pool.add(new int[1], 5);
    }

    void add(int[] seen, int n) throws InterruptedException {
        Thread thread = new Thread(() -> {
            sum = sum + n;
            seen[0] = sum;
        });
        thread.start();
        thread.join();
        assert seen[0] != 5;
    }
}
"""


def test_steps_name_what_a_lambda_captures_as_the_source_does(tmp_path: Path) -> None:
    file = tmp_path / "Pool.java"
    file.write_text(POOL, encoding="utf-8")
    (result,) = oxpecker.check(file, method="Pool.go").results
    (finding,) = result.findings
    texts = [step.text for step in finding.steps]
    assert "Pool.this.sum: 0 -> 5" in texts
    assert "seen[0]: 0 -> 5" in texts
    assert not [text for text in texts if "this$" in text or "val$" in text]
