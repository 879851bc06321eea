"""Which stages of a sequence pay: those that seldom help are asked less and less often.

Questions are counted, not timed, so that every run learns the same.
"""

from __future__ import annotations

from typing import Final

_TRIAL: Final = 16
"""Calls after which a stage is judged."""
_LEAST: Final = 4
"""How many of them must have helped."""
_FIRST_PAUSE: Final = 32
_LONGEST_PAUSE: Final = 4096


class Worth:
    """Whether one stage is worth asking, from what it has said lately."""

    def __init__(self) -> None:
        self._calls = 0
        self._helped = 0
        self._paused = 0
        self._pause = _FIRST_PAUSE

    def asks(self) -> bool:
        """Whether the stage is asked this time."""
        if self._paused:
            self._paused -= 1
            return False
        return True

    def learn(self, helped: bool) -> None:
        """Takes one answer into account."""
        self._calls += 1
        self._helped += helped
        if self._calls < _TRIAL:
            return
        if self._helped >= _LEAST:
            self._pause = _FIRST_PAUSE
        else:
            self._paused = self._pause
            self._pause = min(2 * self._pause, _LONGEST_PAUSE)
        self._calls = self._helped = 0
