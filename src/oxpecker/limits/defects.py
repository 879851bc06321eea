"""Defects of Oxpecker itself: exceptions that nobody expects, which must not end the work on anything else."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

INTERNAL_ERROR = "internal error"
"""Begins every message about a defect."""

_UNEXPECTED = frozenset(
    {
        ArithmeticError,
        AssertionError,
        AttributeError,
        IndexError,
        KeyError,
        NameError,
        NotImplementedError,
        RuntimeError,
        StopIteration,
        TypeError,
        UnboundLocalError,
        ValueError,
        ZeroDivisionError,
    }
)


def is_debugging() -> bool:
    """Whether the user wants to see where an internal error comes from."""
    return os.environ.get("OXPECKER_DEBUG", "0") not in ("", "0")


def guarded(work: Callable[[], T], failed: Callable[[str], T]) -> T:
    """The result of some work; after an unexpected exception, what `failed` makes of its description."""
    try:
        return work()
    except Exception as error:
        if type(error) not in _UNEXPECTED or is_debugging():
            raise
        return failed(described(error))


def described(error: Exception) -> str:
    """An exception in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
