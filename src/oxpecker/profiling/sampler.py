"""Samples of a thread's stack, taken by another thread."""

from __future__ import annotations

import sys
import threading
import time
from types import CodeType, FrameType, TracebackType

from oxpecker.profiling.limits import SECONDS_BETWEEN_SAMPLES
from oxpecker.profiling.profile import Frame, Profile


class Sampler:
    """Samples the thread that enters its context until that thread leaves it.

    A sample counts for the time since the last one, so that a stage in which no sample could be taken (a solver that
    holds Python's lock) is not lost.
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self._thread = threading.Thread(target=self._watch, name="profiler", daemon=True)
        self._ended = threading.Event()
        self._watched = 0
        self._frames: dict[CodeType, Frame] = {}

    def __enter__(self) -> None:
        self._watched = threading.get_ident()
        self._thread.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        self._thread.join()

    def _watch(self) -> None:
        last = time.perf_counter()
        while not self._ended.wait(SECONDS_BETWEEN_SAMPLES):
            frame = sys._current_frames().get(self._watched)
            now = time.perf_counter()
            if frame is not None:
                self.profile.add(self._stack(frame), now - last)
            last = now

    def _stack(self, frame: FrameType | None) -> list[Frame]:
        found: list[Frame] = []
        while frame is not None:
            code = frame.f_code
            if code not in self._frames:
                module = str(frame.f_globals.get("__name__", ""))
                self._frames[code] = Frame(module, code.co_qualname, code.co_filename, code.co_firstlineno)
            found.append(self._frames[code])
            frame = frame.f_back
        return found[::-1]
