"""Ctrl-C while native solver code runs: Python handles a signal only after that code returns."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from threading import Lock, Thread, current_thread, main_thread
from types import FrameType

from oxpecker.limits.alarm import INTERVAL, passed
from oxpecker.limits.platform import ALARM, ENDING


def _ends(number: int) -> bool:
    """Whether a signal asks the process to end; the timer's signal does once a limit is reached."""
    return number in ENDING or (number == ALARM and passed() is not None)


class _Listener:
    """A thread that learns of signals at once, by Python's wake-up descriptor."""

    def __init__(self) -> None:
        self._heard, self._told = socket.socketpair()
        self._told.setblocking(False)
        self._lock = Lock()
        self._stop: Callable[[], None] | None = None
        self._others = -1
        """The descriptor of the previous listener, which is notified too."""
        self._is_ending = False
        """Whether the running code was told to stop. It is told again: code that has just begun may miss it."""
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            # Without a timer signal, nothing else wakes the thread when a limit is reached.
            self._heard.settimeout(INTERVAL if ALARM is None or self._is_ending else None)
            try:
                numbers = self._heard.recv(64)
            except TimeoutError:
                numbers, ends = b"", passed() is not None
            else:
                ends = any(map(_ends, numbers))
            with self._lock:
                if self._others >= 0 and numbers:
                    with suppress(OSError):  # on Windows it may be a socket, which is not a file
                        os.write(self._others, numbers)
                self._is_ending = self._stop is not None and (ends or self._is_ending)
                if self._stop is not None and self._is_ending:
                    self._stop()

    def begin(self, stop: Callable[[], None]) -> None:
        """From now on, calls `stop` when the process has to end."""
        with self._lock:
            self._stop = stop
            self._others = signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)

    def end(self) -> None:
        """Restores the previous listener."""
        with self._lock:
            signal.set_wakeup_fd(self._others, warn_on_full_buffer=False)
            self._stop, self._others, self._is_ending = None, -1, False


@cache
def _listener(process: int) -> _Listener:
    """The listener of this process: a fork does not inherit the threads of its parent."""
    del process
    return _Listener()


class Stoppable:
    """A `with` block around native code: calls `stop` when a signal asks the process to end.

    Python handles the signal itself after that code, usually by a KeyboardInterrupt. Other threads need nothing:
    the main thread handles signals meanwhile.
    """

    __slots__ = ("_listener", "_stop")

    def __init__(self, stop: Callable[[], None]) -> None:
        self._stop = stop
        self._listener: _Listener | None = None

    def __enter__(self) -> None:
        if current_thread() is main_thread():
            self._listener = _listener(os.getpid())
            self._listener.begin(self._stop)

    def __exit__(self, *failure: object) -> None:
        if self._listener is not None:
            self._listener.end()
            self._listener = None


class Deferred:
    """A `with` block that records signals and handles them at its end; calls `stop` when one asks the process to
    end.

    For native code that calls back into Python and cannot handle exceptions from there.
    """

    __slots__ = ("_handlers", "_noted", "_stop")

    def __init__(self, stop: Callable[[], None]) -> None:
        self._stop = stop
        self._noted: list[int] = []
        self._handlers: dict[int, Callable[[int, FrameType | None], object]] = {}

    def _note(self, number: int, frame: FrameType | None) -> None:
        del frame
        if _ends(number):
            self._noted.append(number)
            self._stop()

    def __enter__(self) -> None:
        if current_thread() is not main_thread():
            return
        for number in (*ENDING, *((ALARM,) if ALARM is not None else ())):
            handler = signal.getsignal(number)
            if callable(handler) and not isinstance(handler, signal.Handlers):
                self._handlers[number] = handler
                signal.signal(number, self._note)

    def __exit__(self, *failure: object) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        for number in self._noted:
            signal.raise_signal(number)
