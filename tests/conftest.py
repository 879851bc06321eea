"""What every test relies on, wherever the tests are run."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from oxpecker.limits.clock import measure_by
from oxpecker.limits.garbage import collect_rarely
from tests.exhaustive import begin, choose, tries
from tests.quick import quick_tests
from tests.shards import keep_shard

ROOT = Path(__file__).parents[1]
BEGUN = pytest.StashKey[float]()
"""When the tests began."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of our own, for `tests/slow.py` and `tests/shards.py`."""
    parser.addoption("--times", metavar="FILE", help="append the processor time of each test to a file")
    parser.addoption("--shard", metavar="K/N", help="run the K-th of N parts of the tests")
    parser.addoption("--minutes", type=float, metavar="N", help="begin no test after N minutes; skip the others")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Begins to count the minutes."""
    session.config.stash[BEGUN] = time.monotonic()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips a test that would begin too late."""
    minutes = item.config.option.minutes
    if minutes is not None and time.monotonic() - item.config.stash[BEGUN] > 60 * minutes:
        pytest.skip("no time left")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measures a test, with the processes that it has started and waited for."""
    before = sum(os.times()[:4])
    result = yield
    if item.config.option.times:
        with Path(item.config.option.times).open("a", encoding="utf-8") as file:
            file.write(f"{sum(os.times()[:4]) - before:.3f}\t{item.nodeid}\n")
    return result


def pytest_configure(config: pytest.Config) -> None:
    """Ctrl-C is heard here and in every process that a test starts, and Python is compiled once for all of them.

    Garbage is searched for as often as in a command.

    Whatever runs in the background, under nohup or in some CI, is started with SIGINT ignored, and hands that on.
    Whoever wants no compiled files beside the sources (PYTHONDONTWRITEBYTECODE) has them elsewhere.
    """
    _keep_out_of_the_cache_of_the_user()
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)
    collect_rarely()
    measure_by(_TimeOfOurOwn())
    begin(config)
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".cache" / "python")
    # The same examples every time, and no complaint when the machine is slow.
    settings.register_profile("same", deadline=None, derandomize=True, database=None, max_examples=tries(100))
    settings.load_profile("same")
    _draw_no_constants_of_modules()


def _keep_out_of_the_cache_of_the_user() -> None:
    """Tests have a cache of their own, with translated models of the library but without journals of earlier tests."""
    folder = ROOT / ".cache" / "user"
    os.environ["XDG_CACHE_HOME"] = str(folder)
    if "PYTEST_XDIST_WORKER" not in os.environ:
        shutil.rmtree(folder / "oxpecker" / "runs", ignore_errors=True)


SHARE_OF_WAITING = 0.2
"""The part of the time that counts while nothing is computed here: what waits for others must end, too."""


class _TimeOfOurOwn:
    """Limits of time are about what this process computes: a busy machine changes no verdict.

    The processor's clock takes a system call, so it is read once in a while: limits are asked about in every step.
    """

    PAUSE = 0.002

    def __init__(self) -> None:
        self._computed, self._next_reading = 0.0, 0.0

    def __call__(self) -> float:
        now = time.monotonic()
        if now >= self._next_reading:
            self._computed, self._next_reading = time.process_time(), now + self.PAUSE
        return self._computed + SHARE_OF_WAITING * now


def _draw_no_constants_of_modules() -> None:
    """The examples of a property do not depend on the tests before it.

    Hypothesis draws numbers and texts that it has read in the modules loaded so far, and reads new ones as they come.
    """
    providers = sys.modules.get("hypothesis.internal.conjecture.providers")
    if providers is not None and hasattr(providers, "_get_local_constants"):
        constants = providers._local_constants
        vars(providers)["_get_local_constants"] = lambda: constants


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """With `-n`, neighbouring tests stay in one process, so that what they share is made once."""
    if config.getoption("numprocesses", None) and config.option.dist == "no":
        config.option.dist = "worksteal"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out other shards, and exhaustive tests if nobody chose any; marks quick tests before `-m quick` looks."""
    usual = choose(config, items)
    quick = quick_tests(item.nodeid for item in usual)
    for item in usual:
        if item.nodeid in quick:
            item.add_marker("quick")
    keep_shard(config, items)


def pytest_collection_finish() -> None:
    """What the collection has made stays to the end: no search for garbage need look at it again and again."""
    gc.collect()
    gc.freeze()
