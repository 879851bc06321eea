"""What every test relies on, wherever the tests are run."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from oxpecker.limits.garbage import collect_rarely
from tests.exhaustive import is_default, is_exhaustive
from tests.quick import quick_tests

ROOT = Path(__file__).parents[1]


def pytest_configure() -> None:
    """Ctrl-C is heard here and in every process that a test starts, and Python is compiled once for all of them.

    Garbage is searched for as often as in a command.

    Whatever runs in the background, under nohup or in some CI, is started with SIGINT ignored, and hands that on.
    Whoever wants no compiled files beside the sources (PYTHONDONTWRITEBYTECODE) has them elsewhere.
    """
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)
    collect_rarely()
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".cache" / "python")
    # The same examples every time, and no complaint when the machine is slow.
    settings.register_profile("same", deadline=None, derandomize=True, database=None)
    settings.load_profile("same")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves the exhaustive tests out if nobody chose any, and marks quick ones before `-m quick` looks for them."""
    usual = [item for item in items if not is_exhaustive(item)]
    quick = quick_tests(item.nodeid for item in usual)
    for item in usual:
        if item.nodeid in quick:
            item.add_marker("quick")
    if is_default(config) and len(usual) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if is_exhaustive(item)])
        items[:] = usual


def pytest_collection_finish() -> None:
    """What the collection has made stays to the end: no search for garbage need look at it again and again."""
    gc.collect()
    gc.freeze()
