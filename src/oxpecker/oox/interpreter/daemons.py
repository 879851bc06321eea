"""Daemon threads: a Java program ends when no other threads are left."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import BUILT_IN

_FILE = f"{BUILT_IN}library/java/lang/Thread.java"
_ATTENDS = "attend$private"
"""The method of the model of threads inside of which daemons run."""


def is_daemon(calls: Iterable[MethodInfo]) -> bool:
    """Whether a thread with these active calls is a daemon."""
    return any(info.name == _ATTENDS and info.span.file == _FILE for info in calls)
