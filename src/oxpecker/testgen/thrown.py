"""What a test asserts about an exception: its class and, if the program itself has thrown it, its message."""

from __future__ import annotations

from oxpecker.oox.source import BUILT_IN, Span

_OF_THE_MACHINE = {
    "NullPointerException",
    "ArrayIndexOutOfBoundsException",
    "ArithmeticException",
    "ClassCastException",
    "ArrayStoreException",
    "NegativeArraySizeException",
    "StackOverflowError",
    "OutOfMemoryError",
}
"""Exceptions that the JVM itself throws: their messages are not specified."""


def asserted_message(name: str, text: str, place: Span) -> str:
    """The message of an exception of that class, text and place; empty if tests do not assert it."""
    is_own = not place.file.startswith(BUILT_IN) and name not in _OF_THE_MACHINE
    return text.partition(": ")[2] if is_own else ""


def seen_exception(name: str, text: str, place: Span) -> str:
    """As much of an exception as tests assert."""
    return text if asserted_message(name, text, place) else text.partition(": ")[0]
