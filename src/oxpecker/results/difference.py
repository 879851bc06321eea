"""What is known about two versions of a program: pairs of methods, and inputs on which they differ."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass


class Comparison(StrEnum):
    """The verdict about a method of two versions."""

    EQUAL = "equal"
    WITHIN_BOUNDS = "equal within bounds"
    DIFFERS = "differs"
    UNKNOWN = "unknown"
    ADDED = "added"
    REMOVED = "removed"


class Match(StrEnum):
    """How the two methods of a pair were matched."""

    SAME = "same"
    """By class, name and parameter types."""
    MOVED = "moved"
    """By name and parameter types: the class is another one."""
    RENAMED = "renamed"
    """By similar code."""
    NONE = "none"
    """The method has no counterpart."""


class Change(StrEnum):
    """What a difference means for those who call the method."""

    BEHAVIOUR = ""
    """Both versions accept the input, and do different things."""
    ACCEPTED = "now accepted"
    """The old version throws an exception on purpose, and the new one returns."""
    REJECTED = "now rejected"
    ENDLESS = "now never ends"
    ENDS = "now ends"


_BY_MACHINE = frozenset(
    {
        "ArithmeticException",
        "ArrayIndexOutOfBoundsException",
        "ArrayStoreException",
        "AssertionError",
        "ClassCastException",
        "IndexOutOfBoundsException",
        "NegativeArraySizeException",
        "NullPointerException",
        "OutOfMemoryError",
        "StackOverflowError",
        "StringIndexOutOfBoundsException",
    }
)
"""Exceptions of failures. Others are thrown on purpose."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a run on the inputs of a difference shows: how it ends, the inputs that it changes, and its output."""

    ending: str
    effects: tuple[tuple[str, str], ...] = ()
    output: str = ""
    thrown: str = ""
    """The class of the exception with which it ends."""
    endless: bool = False
    """Whether it was seen to come to an earlier state again, so that it never ends."""

    @property
    def rejects(self) -> bool:
        """Whether it throws an exception on purpose."""
        return bool(self.thrown) and self.thrown not in _BY_MACHINE


@dataclass(frozen=True, slots=True)
class Difference:
    """Inputs on which two versions were run and behave differently."""

    inputs: tuple[tuple[str, str], ...]
    """The receiver, named `this`, and the arguments, written as `oxpecker run` reads them."""
    old: Observation
    new: Observation
    statics: tuple[tuple[str, str], ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    """The calls of methods without code, and what they return."""

    @property
    def change(self) -> Change:
        """What it means for callers."""
        old, new = self.old, self.new
        if old.endless is not new.endless:
            return Change.ENDLESS if new.endless else Change.ENDS
        if old.rejects and not new.thrown:
            return Change.ACCEPTED
        return Change.REJECTED if new.rejects and not old.thrown else Change.BEHAVIOUR


@dataclass(frozen=True, slots=True)
class MethodComparison:
    """What is known about one method of two versions; the name of a missing one is empty."""

    old: str
    new: str
    match: Match
    verdict: Comparison
    reason: str = ""
    """Why the verdict is not better, or why no check was needed."""
    difference: Difference | None = None
    seconds: float = 0.0

    @property
    def method(self) -> str:
        """The name under which people find it."""
        return self.new or self.old
