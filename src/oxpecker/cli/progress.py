"""How far a long check has come: a line on the terminal that disappears, or plain lines now and then."""

from __future__ import annotations

import shutil
import sys
from time import monotonic

from oxpecker.engine import Progress

_PATIENCE = 0.5
"""Seconds before anything is shown: most checks are over by then."""
_PAUSE = 10.0
"""Seconds between plain lines, where there is no terminal."""
_CLEAR = "\r\x1b[K"


class Pace:
    """When the next plain line is due: one pace for all that a command does."""

    def __init__(self) -> None:
        self._next = monotonic() + _PAUSE

    def is_due(self) -> bool:
        """Whether a line may be written now; the next one is due later."""
        now = monotonic()
        if now < self._next:
            return False
        self._next = now + _PAUSE
        return True


class ProgressLine:
    """A line on the standard error: written over and over on a terminal, else a new one every ten seconds."""

    def __init__(self, title: str, quiet: bool = False, pace: Pace | None = None) -> None:
        self._title = title
        self._quiet = quiet
        self._pace = pace or Pace()
        self._terminal = sys.stderr.isatty()
        self._shown = False

    def show(self, progress: Progress) -> None:
        """Says how far it has come, unless that is over at once."""
        if progress.seconds >= _PATIENCE:
            self.say(describe(progress))

    def say(self, text: str) -> None:
        """Writes a text after the title."""
        if self._quiet:
            return
        if self._terminal:
            width = shutil.get_terminal_size().columns
            sys.stderr.write(_CLEAR + f"{self._title}: {text}"[: width - 1])
            self._shown = True
        elif self._pace.is_due():
            sys.stderr.write(f"{self._title}: {text}\n")
        sys.stderr.flush()

    def clear(self) -> None:
        """Makes the line disappear."""
        if self._shown:
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
            self._shown = False


def describe(progress: Progress) -> str:
    """How far it has come, in words; what matters most comes first, since the line may be cut."""
    time = f"{progress.seconds:.1f} s"
    if progress.limit is not None:
        time = f"{progress.seconds:.1f} of {progress.limit:g} s"
    parts = [time, f"{progress.paths:,} paths"]
    if progress.queries:
        parts.append(f"{progress.queries / max(progress.seconds, 0.1):,.0f} queries/s")
    bounds = progress.bounds
    parts.append(f"array {bounds.array}, chain {bounds.chain}, decisions {bounds.decisions}")
    if progress.cut_by:
        parts.append(f"cut by {', '.join(progress.cut_by)}")
    if progress.megabytes:
        parts.append(f"{progress.megabytes:,.0f} MB")
    return "; ".join(parts)
