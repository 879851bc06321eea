"""The limits of one piece of work: time, memory, and the number of checks."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.limits.budget import is_spent, spend
from oxpecker.limits.clock import monotonic
from oxpecker.limits.memory import memory_megabytes
from oxpecker.limits.reason import NO_MEMORY, Cause, Reason

ENOUGH = Reason("effort: enough has been tried", Cause.EFFORT)


class LimitReached(BaseException):
    """The work must end before it is complete.

    Like KeyboardInterrupt it is not an Exception, so handlers of ordinary failures do not catch it.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Watch:
    """Checks time and memory from time to time, and calls a function at each check.

    Work that checks often ends at its deadline. A little later, at the `last` moment, `alarmed` ends it wherever it
    is. Between the two, a late finding can still be confirmed.
    """

    _PAUSE = 0.1
    _GRACE, _PART = 0.4, 0.05
    """The grace after the deadline: seconds, plus this part of the time limit."""

    def __init__(
        self,
        seconds: float | None = None,
        megabytes: float | None = None,
        tick: Callable[[], None] | None = None,
        looks: int | None = None,
        used: float = 0.0,
    ) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.tick = tick
        self.deadline = None if seconds is None else monotonic() + seconds - used
        self._next_tick = 0.0
        self.looks = looks
        """How often it may be looked, for an effort that is the same on every machine; None for no limit."""

    def look(self) -> None:
        """Raises LimitReached if a limit is exceeded."""
        spend(1)
        if self.looks is not None:
            self.looks -= 1
        if (self.looks is not None and self.looks < 0) or is_spent():
            raise LimitReached(ENOUGH)
        self.glance()

    def glance(self) -> None:
        """Checks time and memory alone, for who waits and does not work; raises LimitReached."""
        now = monotonic()
        if self.deadline is not None and now > self.deadline:
            raise LimitReached(self.out_of_time)
        if now > self._next_tick:
            self._next_tick = now + self._PAUSE
            if self.is_full:
                raise LimitReached(self.out_of_memory)
            if self.tick is not None:
                self.tick()

    @property
    def out_of_time(self) -> Reason:
        """The reason for running out of time."""
        seconds = self.seconds or 0.0
        return Reason(f"time: {round(seconds, 2) or seconds:g} seconds were not enough", Cause.TIME)

    @property
    def out_of_memory(self) -> Reason:
        """The reason for running out of memory."""
        if self.megabytes is None:
            return NO_MEMORY
        return Reason(f"memory: {self.megabytes:g} MB were not enough", Cause.MEMORY)

    @property
    def is_full(self) -> bool:
        """Whether the process uses more memory than allowed."""
        return self.megabytes is not None and memory_megabytes() > self.megabytes

    def extend(self, seconds: float) -> None:
        """Gives more time."""
        if self.deadline is not None:
            self.deadline += seconds

    @property
    def used(self) -> float:
        """The seconds of the limit already used; 0 if there is no limit."""
        return 0.0 if self.seconds is None or self.remaining is None else self.seconds - self.remaining

    @property
    def over(self) -> bool:
        """Whether the deadline has passed."""
        return self.deadline is not None and monotonic() > self.deadline

    @property
    def remaining(self) -> float | None:
        """The seconds until the deadline; None if there is no limit."""
        return None if self.deadline is None else self.deadline - monotonic()

    @property
    def grace(self) -> float:
        """The seconds between the deadline and the last moment."""
        return self._GRACE + self._PART * (self.seconds or 0.0)

    @property
    def last(self) -> float | None:
        """The seconds until the last moment; None if there is no limit."""
        return None if self.deadline is None else self.deadline + self.grace - monotonic()
