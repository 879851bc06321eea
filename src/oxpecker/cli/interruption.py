"""Ctrl-C while a command works: what was found so far is still shown."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any


class Interruption:
    """Hears Ctrl-C at once during work, and only afterwards while something is printed; a second one always at once."""

    def __init__(self) -> None:
        self.heard = False
        self._working = False
        self._before: Any = None

    def __enter__(self) -> Interruption:
        if current_thread() is main_thread():  # Python lets no other thread handle signals
            self._before = signal.signal(signal.SIGINT, self._on_signal)
        return self

    def __exit__(self, *_exception: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        impatient = self.heard
        self.heard = True
        if self._working or impatient:
            raise KeyboardInterrupt

    @contextmanager
    def working(self) -> Iterator[None]:
        """While Ctrl-C ends what runs."""
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
