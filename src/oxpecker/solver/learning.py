"""Learns which stages of a sequence pay off: stages that seldom help are asked less and less often.

It counts queries instead of time, so every run learns the same.
"""

from __future__ import annotations

from oxpecker.solver.limits import FIRST_LEAD, FIRST_PAUSE, LEAST_HELPED, LONGEST_PAUSE, TRIAL_CALLS, WASTED_TRIALS


class Lead:
    """Who is asked first: SMT, or a rival that has lately decided what SMT did not in little time."""

    def __init__(self) -> None:
        self._wasted = 0
        self._ahead = 0
        self._run = FIRST_LEAD

    def tries_smt(self) -> bool:
        """Whether SMT is asked first this time."""
        if self._ahead:
            self._ahead -= 1
            return False
        return True

    def helped(self) -> None:
        """SMT has answered at once."""
        self._wasted = 0

    def wasted(self) -> None:
        """SMT was asked in vain, and its rival has decided the query."""
        self._wasted += 1
        if self._wasted >= WASTED_TRIALS:
            self._ahead = self._run
            self._run = min(2 * self._run, LONGEST_PAUSE)

    def vain(self) -> None:
        """SMT was asked in vain, and only SMT with more effort can decide the query."""
        self._ahead = self._run
        self._run = min(2 * self._run, LONGEST_PAUSE)

    def failed(self) -> None:
        """The rival has not decided a query."""
        self._ahead, self._wasted, self._run = 0, 0, FIRST_LEAD


class Worth:
    """Whether one stage is worth asking, judged by its recent answers."""

    def __init__(self) -> None:
        self._calls = 0
        self._helped = 0
        self._paused = 0
        self._pause = FIRST_PAUSE

    def asks(self) -> bool:
        """Whether to ask the stage this time."""
        if self._paused:
            self._paused -= 1
            return False
        return True

    def learn(self, helped: bool) -> None:
        """Takes one answer into account."""
        self._calls += 1
        self._helped += helped
        if self._calls < TRIAL_CALLS:
            return
        if self._helped >= LEAST_HELPED:
            self._pause = FIRST_PAUSE
        else:
            self._paused = self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
        self._calls = self._helped = 0
