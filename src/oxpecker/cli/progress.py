"""One line on the terminal that says how far a long check has come, and disappears."""

from __future__ import annotations

import shutil
import sys

from oxpecker.engine import Progress

_PATIENCE = 0.5
"""Seconds before anything is shown: most checks are over by then."""
_CLEAR = "\r\x1b[K"


class ProgressLine:
    """A line on the standard error, if that is a terminal."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._terminal = sys.stderr.isatty()
        self._shown = False

    def show(self, progress: Progress) -> None:
        """Writes over what the line showed before."""
        if progress.seconds >= _PATIENCE:
            self.say(describe(progress))

    def say(self, text: str) -> None:
        """Writes a text after the title, over what the line showed before."""
        if not self._terminal:
            return
        width = shutil.get_terminal_size().columns
        sys.stderr.write(_CLEAR + f"{self._title}: {text}"[: width - 1])
        sys.stderr.flush()
        self._shown = True

    def clear(self) -> None:
        """Makes the line disappear."""
        if self._shown:
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
            self._shown = False


def describe(progress: Progress) -> str:
    """How far it has come, in words."""
    bounds = progress.bounds
    within = f"array {bounds.array}, chain {bounds.chain}, decisions {bounds.decisions}"
    return f"{within}; {progress.paths:,} paths, {progress.seconds:.1f} s"
