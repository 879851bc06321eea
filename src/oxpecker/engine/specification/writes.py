"""What a path has written since some moment: for assignable clauses, and for pure methods, which must not write."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.requests import Decide
from oxpecker.engine.path.state import State
from oxpecker.engine.path.writes import WriteLog
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.input_clauses import is_identity
from oxpecker.terms import Term


def writes_since(state: State, mark: WriteLog | None) -> list[WriteLog]:
    """What the current thread has written since a mark, in order."""
    return [log for log in all_writes(state, mark) if log.thread == state.threads.current][::-1]


def all_writes(state: State, mark: WriteLog | None = None) -> Iterator[WriteLog]:
    """What all threads have written since a mark, the last write first."""
    log = state.specification.writes
    while log is not None and log is not mark:
        yield log
        log = log.before


def first_write(
    state: State, mark: WriteLog | None, first_new: int, class_states: dict[str, ClassStatus | int]
) -> WriteLog | None:
    """The first write after a mark to something that existed then, such as a class that was initialised then."""
    for write in writes_since(state, mark):
        if write.holder is None:
            counts = True
        elif isinstance(write.holder, str):
            initialiser = state.explorer.hierarchy[write.holder].initialiser
            counts = initialiser is None or class_states.get(write.holder) == ClassStatus.DONE
        else:
            entity = state.heap.entities[write.holder]
            counts = entity.is_input or write.holder < first_new or entity.born <= state.heap.clock
            counts = counts and not (isinstance(entity, Record) and is_identity(entity.classes[0], write.slot))
        if counts and isinstance(write.condition, Term) and write.condition not in state.knowledge.facts:
            raise Decide(write.condition)
        if counts and state.knowledge.facts.get(write.condition, write.condition):
            return write
    return None
