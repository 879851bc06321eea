"""Ctrl-C or a termination signal while a command works: partial results are still shown."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def handling(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Installs a handler for Ctrl-C (SIGINT) and termination requests (SIGTERM).

    A signal that is ignored at start-up stays ignored: `nohup` and shells do so for background jobs. In Python only
    the main thread can handle signals.
    """
    before = {}
    if current_thread() is main_thread():
        heard = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.getsignal(each) for each in heard if signal.getsignal(each) is not signal.SIG_IGN}
    for each in before:
        signal.signal(each, handler)
    try:
        yield
    finally:
        for each, usual in before.items():
            signal.signal(each, usual)


class Interruption:
    """Handles signals at once during work, otherwise after the current output; a second signal always at once."""

    def __init__(self) -> None:
        self.heard = False
        self.code = 128 + signal.SIGINT
        """The exit code: 128 and the number of the signal, as shells say it."""
        self._working = False
        self._handling = handling(self._on_signal)

    def __enter__(self) -> Interruption:
        self._handling.__enter__()
        return self

    def __exit__(self, *_exception: object) -> None:
        self._handling.__exit__(None, None, None)

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        impatient = self.heard
        self.heard, self.code = True, 128 + number
        if self._working or impatient:
            raise KeyboardInterrupt

    @contextmanager
    def working(self) -> Iterator[None]:
        """A block of work that a signal ends at once."""
        self._working = True
        try:
            self.look()
            yield
        except KeyboardInterrupt:
            self.heard = True  # a solver may have caught the signal itself
            raise
        finally:
            self._working = False

    def look(self) -> None:
        """Raises the received signal: in a callback of a library, Python may have lost the exception."""
        if self.heard:
            raise KeyboardInterrupt
