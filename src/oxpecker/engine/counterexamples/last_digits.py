"""Findings that depend on the last digits of results of `Math`, which Java leaves open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oxpecker.oox.interpreter import Interpreter
from oxpecker.results import Finding


def with_digits(finding: Finding, interpreter: Interpreter, is_shown: Callable[[], bool]) -> Finding:
    """A finding, marked if runs with other results that Java allows do not show it."""
    tolerance = interpreter.world.heap.tolerance
    tolerance.used = False
    is_shown()
    return replace(finding, last_digits=tolerance.used and not tolerance.holds_anyway(is_shown))
