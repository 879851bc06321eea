"""What a path has written since some moment: for assignable clauses, and for pure methods, which must not write."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.engine.path.heap import Record, Value
from oxpecker.engine.path.requests import Decide
from oxpecker.oox.making import is_identity
from oxpecker.oox.source import Span
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.machine.memory import Memory


class WriteLog:
    """A persistent list of writes: to which address or class, which slot, where, when and by which thread.

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


def writes_since(memory: Memory, mark: WriteLog | None) -> list[WriteLog]:
    """What the thread at hand has written since a mark, the first write first."""
    found: list[WriteLog] = []
    log = memory.writes
    while log is not None and log is not mark:
        if log.thread == memory.threads.current:
            found.append(log)
        log = log.before
    return found[::-1]


def first_write(
    memory: Memory, mark: WriteLog | None, first_new: int, class_states: dict[str, str | int]
) -> WriteLog | None:
    """The first write after a mark to something that existed then, as classes do that were initialised then."""
    for write in writes_since(memory, mark):
        if write.holder is None:
            counts = True
        elif isinstance(write.holder, str):
            initialiser = memory.explorer.hierarchy[write.holder].initialiser
            counts = initialiser is None or class_states.get(write.holder) == "done"
        else:
            entity = memory.heap[write.holder]
            counts = entity.is_input or write.holder < first_new or entity.born <= memory.clock
            counts = counts and not (isinstance(entity, Record) and is_identity(entity.classes[0], write.slot))
        if counts and isinstance(write.condition, Term) and write.condition not in memory.facts:
            raise Decide(write.condition)
        if counts and memory.facts.get(write.condition, write.condition):
            return write
    return None
