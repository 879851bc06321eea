"""What every test relies on, wherever the tests are run."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Ctrl-C is heard here and in every process that a test starts.

    Whatever runs in the background, under nohup or in some CI, is started with SIGINT ignored, and hands that on.
    """
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)
