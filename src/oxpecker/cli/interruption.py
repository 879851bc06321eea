"""Ctrl-C, or a request to end, while a command works: what was found so far is still shown."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def handling(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Lets a function handle Ctrl-C (SIGINT) and requests to end (SIGTERM).

    A signal that whoever started us has told us to ignore stays ignored: `nohup` and shells do so for what runs in the
    background. Python lets no other thread than the main one handle signals.
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
    """Hears signals at once during work, else when what is printed is complete; a second one always at once."""

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
        """While a signal ends what runs."""
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
        """Raises what was heard: where Python cannot raise, as in a callback of a library, it may have been lost."""
        if self.heard:
            raise KeyboardInterrupt
