"""What a path has written, in order."""

from __future__ import annotations

from oxpecker.engine.values.value import Value
from oxpecker.oox.source import Span


class WriteLog:
    """A persistent list of writes: the address or class, the slot, the place, the time and the thread.

    Without a holder, any object may have been written to.
    """

    __slots__ = ("before", "condition", "holder", "slot", "span", "thread")

    def __init__(
        self,
        before: WriteLog | None,
        holder: int | str | None,
        slot: Value,
        span: Span,
        thread: int,
        condition: Value = True,
    ) -> None:
        self.before = before
        self.holder = holder
        self.slot = slot
        self.span = span
        self.thread = thread
        self.condition = condition
