"""How many orders of threads are explored where Java code waits for others to end."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.results import Verdict

THREADS = Path(__file__).parents[1] / "programs/java/threads"
JOINED = THREADS / "joined.java"
PERMITS = THREADS / "permits.java"
FUTURES = THREADS / "completable_futures.java"
NESTED = THREADS / "nested_futures.java"


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


@pytest.mark.parametrize(("method", "paths"), [("togetherThen", 4), ("combined", 4)])
def test_orders_of_futures(method: str, paths: int) -> None:
    """What depends on two futures runs in the caller, or in the thread of the one that is complete later."""
    (result,) = oxpecker.check(FUTURES, method=f"Main.{method}").results
    assert result.verdict is Verdict.VALID
    assert result.statistics.paths == paths


INTERRUPTING = """
class Stopping {
    static void stop() {
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.interrupt();
    }
}
"""


@pytest.mark.parametrize(
    ("method", "paths"), [("separate", 1), ("latch", 1), ("futures", 1), ("unstarted", 1), ("terminated", 2)]
)
def test_other_code_that_interrupts_threads_adds_no_orders(tmp_path: Path, method: str, paths: int) -> None:
    file = tmp_path / JOINED.name
    file.write_text(JOINED.read_text(encoding="utf-8") + INTERRUPTING, encoding="utf-8")
    (result,) = oxpecker.check(file, method=f"Main.{method}").results
    assert result.verdict is Verdict.VALID
    assert result.statistics.paths == paths


WAITING = """
import java.util.*;
import java.util.concurrent.*;
class Waiting {
    static void waiters() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> { try { latch.await(); } catch (InterruptedException e) { } }).start();
        }
        latch.countDown();
    }
    static void all() throws Exception {
        List<Callable<Integer>> tasks = new ArrayList<>();
        tasks.add(() -> 1);
        tasks.add(() -> 2);
        int sum = 0;
        for (Future<Integer> each : Executors.newFixedThreadPool(2).invokeAll(tasks)) {
            sum += each.get();
        }
        assert sum == 3;
    }
}
"""


@pytest.mark.parametrize("method", ["waiters", "all"])
def test_who_runs_is_known_whoever_is_created_meanwhile(tmp_path: Path, method: str) -> None:
    file = tmp_path / "Waiting.java"
    file.write_text(WAITING + INTERRUPTING, encoding="utf-8")
    (result,) = oxpecker.check(file, method=f"Waiting.{method}").results
    assert result.verdict is Verdict.VALID
    assert (result.statistics.paths, result.statistics.redundant) == (1, 0)


ALL_OF = """
import java.util.concurrent.CompletableFuture;
class All {
    static void of() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> c = CompletableFuture.supplyAsync(() -> 3);
        CompletableFuture.allOf(a, b, c).join();
        assert a.join() + b.join() + c.join() == 6;
    }
}
"""


def test_waiting_for_all_futures_is_one_step(tmp_path: Path) -> None:
    file = tmp_path / "All.java"
    file.write_text(ALL_OF, encoding="utf-8")
    (result,) = oxpecker.check(file).results
    assert result.verdict is Verdict.VALID
    assert (result.statistics.paths, result.statistics.redundant) == (1, 0)


@pytest.mark.parametrize("method", ["nested", "deeper"])
def test_waiting_for_futures_inside_futures_is_one_step(method: str) -> None:
    (result,) = oxpecker.check(NESTED, method=f"Nested.{method}").results
    assert result.verdict is Verdict.VALID
    assert (result.statistics.paths, result.statistics.redundant) == (1, 0)


@pytest.mark.parametrize(
    ("method", "paths"), [("exclusive", 6), ("signalled", 1), ("spare", 1), ("enough", 2), ("meeting", 4)]
)
def test_permits_and_barriers(method: str, paths: int) -> None:
    """The orders in which threads take permits, and in which they come to two barriers.

    Permits that are not needed, or not yet, make no difference.
    """
    (result,) = oxpecker.check(PERMITS, method=f"Permits.{method}").results
    assert result.verdict is Verdict.VALID
    assert result.statistics.paths == paths


@pytest.mark.parametrize("method", ["signalled", "turns"])
def test_spinning_is_waiting(method: str) -> None:
    (result,) = oxpecker.check(THREADS / "spinning.java", method=f"Spinning.{method}").results
    assert result.verdict is Verdict.VALID
    assert result.statistics.paths == 1


def test_a_round_of_several_reads_is_not_repeated() -> None:
    (result,) = oxpecker.check(THREADS / "spinning.java", method="Spinning.polled").results
    assert result.verdict is Verdict.VALID
    assert (result.statistics.paths, result.statistics.redundant) == (2, 0)


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


STUCK = """
import java.util.concurrent.*;
class Stuck {
    static void permit() throws Exception { new Semaphore(0).acquire(); }
    static void element() throws Exception { new ArrayBlockingQueue<Integer>(1).take(); }
    static void others() throws Exception { new CyclicBarrier(2).await(); }
    static void latch() throws Exception { new CountDownLatch(1).await(); }
    static void result() { new CompletableFuture<Integer>().join(); }
    static void monitor() throws Exception { Object o = new Object(); synchronized (o) { o.wait(); } }
}
"""


def test_messages_name_what_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "Stuck.java"
    file.write_text(STUCK, encoding="utf-8")
    waits = {
        result.method: [(stuck.waits_for, stuck.target) for stuck in result.findings[0].waiting]
        for result in oxpecker.check(file).results
    }
    assert waits == {
        "Stuck.permit()": [("gateawait", "Semaphore#1")],
        "Stuck.element()": [("gateawait", "ArrayBlockingQueue#1")],
        "Stuck.others()": [("gateawait", "CyclicBarrier#1")],
        "Stuck.latch()": [("gateawait", "CountDownLatch#1")],
        "Stuck.result()": [("gateawait", "CompletableFuture#1")],
        "Stuck.monitor()": [("wait", "Object#1")],
    }
