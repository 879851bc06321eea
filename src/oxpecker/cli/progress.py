"""Progress of a long check: a line on the terminal (several on a narrow one) that disappears, or plain lines."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import ceil
from threading import Event, Lock, Thread
from time import monotonic

from oxpecker.api.rounds import RunProgress
from oxpecker.cli.limits import PLAIN_SECONDS, REFRESH_SECONDS, SILENT_SECONDS
from oxpecker.cli.terminal import trusted
from oxpecker.engine import Progress
from oxpecker.report.plain_text import harmless

_CLEAR = "\r\x1b[K"
_CLEAR_ABOVE = "\x1b[1A\x1b[K"


class Pace:
    """When the next plain line is due: one pace for everything in a command."""

    def __init__(self) -> None:
        self._next = monotonic() + PLAIN_SECONDS

    def is_due(self) -> bool:
        """Whether a line may be written now; if so, delays the next one."""
        now = monotonic()
        if now < self._next:
            return False
        self._next = now + PLAIN_SECONDS
        return True


class ProgressLine:
    """A line on the standard error: overwritten on a terminal, otherwise a new one every ten seconds."""

    def __init__(self, title: str, quiet: bool = False, pace: Pace | None = None) -> None:
        self._title = title
        self._quiet = quiet
        self._pace = pace or Pace()
        self._terminal = sys.stderr.isatty()
        self._shown = 0
        """How many lines of the terminal it takes."""
        self._writing = Lock()
        self._latest: tuple[float, Progress] | None = None

    def show(self, progress: Progress) -> None:
        """Shows the progress, unless the work has ended by then."""
        self._latest = monotonic(), progress
        if progress.seconds >= SILENT_SECONDS:
            self.say(describe(progress))

    @contextmanager
    def kept_alive(self) -> Iterator[None]:
        """Updates the time in the line while there is no news; at the end, the line disappears."""
        over = Event()
        thread = Thread(target=self._refresh, args=(over,), daemon=True)
        if not self._quiet:
            thread.start()
        try:
            yield
        finally:
            over.set()
            if not self._quiet:
                thread.join()
            self.clear()

    def _refresh(self, over: Event) -> None:
        while not over.wait(REFRESH_SECONDS):
            if self._latest is None:
                continue
            heard, progress = self._latest
            silent = monotonic() - heard
            if silent >= REFRESH_SECONDS:
                now = describe(replace(progress, seconds=progress.seconds + silent))
                self.say(f"{now}; one step for {silent:.0f} s" if silent >= 1 else now)

    def say(self, text: str) -> None:
        """Writes a text after the title."""
        if self._quiet:
            return
        with self._writing:
            self._write(text)

    def say_lines(self, lines: Callable[[int], Sequence[str]], otherwise: str) -> None:
        """Writes lines that fit the width of a terminal; without a terminal, another text after the title."""
        if self._quiet:
            return
        with self._writing:
            if self._terminal:
                self._write_lines(lines(_columns()))
            else:
                self._write(otherwise)

    def _write(self, text: str) -> None:
        if self._terminal:
            self._write_lines(folded(harmless(f"{self._title}: {text}"), _columns()))
        elif self._pace.is_due():
            sys.stderr.write(f"{self._title}: {text}\n")
            sys.stderr.flush()

    def _write_lines(self, lines: Sequence[str]) -> None:
        """Writes harmless lines in place of those that are shown."""
        with trusted():
            sys.stderr.write(self._erasure() + "\n".join(lines))
        self._shown = len(lines)
        sys.stderr.flush()

    def clear(self) -> None:
        """Clears the line."""
        if self._shown:
            with trusted():
                sys.stderr.write(self._erasure())
            sys.stderr.flush()
            self._shown = 0

    def _erasure(self) -> str:
        """The control sequence that erases all shown lines, from last to first."""
        return _CLEAR + _CLEAR_ABOVE * (self._shown - 1)


def _columns() -> int:
    """The characters of a line that a terminal shows without a break."""
    return shutil.get_terminal_size().columns - 1


def folded(text: str, width: int) -> list[str]:
    """A text in lines for a narrow terminal, broken at semicolons; longer parts are cut."""
    lines: list[str] = []
    for part in text.split("; "):
        if lines and len(lines[-1]) + len(part) + 2 <= width:
            lines[-1] += f"; {part}"
        else:
            lines.append(part if not lines else f"  {part}")
    return [line[:width] for line in lines]


def describe(progress: Progress) -> str:
    """The progress in words, the most important first."""
    time = f"{progress.seconds:.1f} s"
    if progress.limit is not None:
        time = f"{progress.seconds:.1f} of {progress.limit:g} s"
    parts = [time, f"{progress.paths:,} paths"]
    if progress.queries:
        rate = progress.queries / max(progress.seconds, 0.1)
        parts.append(f"{rate:,.0f} queries/s" if rate >= 10 else f"{rate:.1f} queries/s")
    taken, ways = progress.branches
    if ways:
        parts.append(f"{taken} of {ways} branches")
    bounds = progress.bounds
    parts.append(f"array {bounds.array}, chain {bounds.chain}, decisions {bounds.decisions}")
    if progress.cut_by:
        parts.append(f"cut by {', '.join(progress.cut_by)}")
    if progress.megabytes:
        parts.append(f"{progress.megabytes:,.0f} MB")
    return "; ".join(parts)


def describe_run(run: RunProgress) -> str:
    """The progress of several processes in words."""
    parts = [f"{run.done:,} of {run.total:,} methods"]
    parts += [] if run.left is None else [time_left(run.left, run.is_most)]
    for method, progress in run.running.items():
        parts.append(method if progress is None else f"{method} {progress.seconds:.0f} s, {progress.paths:,} paths")
    return "; ".join(parts)


def time_left(seconds: float, is_most: bool = False) -> str:
    """An estimate or a bound in words: `about 3 min left`, `at most 3 min left`."""
    about, rounded = ("at most", ceil) if is_most else ("about", round)
    if seconds < 60:
        return f"{about} {max(rounded(seconds), 1)} s left"
    minutes = rounded(seconds / 60)
    return f"{about} {minutes} min left" if minutes < 100 else f"{about} {rounded(minutes / 60)} h left"
