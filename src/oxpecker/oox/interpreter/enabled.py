"""When a thread may make a visible action that can block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Enabled = Callable[[Any], bool]
"""Whether a thread may make its next step."""


def lock_free(target: Callable[[Any], Any]) -> Enabled:
    """If a monitor is free or its own."""
    return lambda m: m.may_acquire(target(m))


def is_open(target: Callable[[Any], Any], slot: int) -> Enabled:
    """If the count of a gate is not above zero."""
    return lambda m: target(m).slots[slot] <= 0


def may_take(target: Callable[[Any], Any], slot: int, amount: Callable[[Any], Any]) -> Enabled:
    """If closing a gate so often leaves it open."""
    return lambda m: target(m).slots[slot] + max(0, amount(m)) <= 0


def either(one: Enabled, two: Enabled) -> Enabled:
    """If one of two conditions holds."""
    return lambda m: one(m) or two(m)


def children_ended(m: Any) -> bool:
    """If all children of the thread have ended."""
    return not m.world.has_children(m.number)
