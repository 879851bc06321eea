"""Judges exceptions that leave methods without a contract: who is to blame, the method or its caller.

An exception that a method throws on purpose, or that only an unexpected argument causes, is a condition on callers.
"""

from oxpecker.judgment.judge import Failure, Judge, Judgment
from oxpecker.judgment.preconditions import is_judged, with_preconditions

__all__ = ["Failure", "Judge", "Judgment", "is_judged", "with_preconditions"]
