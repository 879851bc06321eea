"""What other threads can see a thread do."""

from __future__ import annotations

from enum import Enum, StrEnum


class ActionKind(StrEnum):
    """The visible actions; between two of them, no other thread can interfere."""

    START = "start"
    FORK = "fork"
    JOIN = "join"
    LOCK = "lock"
    UNLOCK = "unlock"
    WAIT = "wait"
    NOTIFY = "notify"
    NOTIFY_ALL = "notifyall"
    ENTER = "monitorenter"
    TRY = "monitortry"
    EXIT = "monitorexit"
    CLOSE_GATE = "gateclose"
    OPEN_GATE = "gateopen"
    AWAIT_GATE = "gateawait"
    TAKE_GATE = "gatetake"
    TRY_GATE = "gatetry"
    TEST_GATE = "gatetest"
    INITIALISE = "initialise"
    FIELD = "field"
    ELEMENT = "element"
    STATIC = "static"
    CHECK = "check"
    CALL = "call"
    RETURN = "return"
    UNSUPPORTED = "unsupported"


ENDED_BY_GATE = "IllegalStateException"
"""What a wait throws that a second gate has ended."""


class ClassStatus(Enum):
    """The status of the initialisation of a class; while it runs, the number of its thread."""

    DONE = "done"
    FAILED = "failed"
