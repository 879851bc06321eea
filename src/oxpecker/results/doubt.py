"""Doubts about a finding: it has been replayed, but perhaps nobody ever makes such a call."""

from __future__ import annotations

from enum import StrEnum


class Doubt(StrEnum):
    """Why the confidence in a finding is low, besides the objects that it needs."""

    DELIBERATE = "deliberate"
    ARGUMENT = "argument"
    ANSWER = "answer"
    SIZE = "size"
    ROWS = "rows"
    INITIALISER = "initialiser"

    @property
    def sentence(self) -> str:
        """The doubt in words."""
        return _SENTENCES[self]


_SENTENCES = {
    Doubt.DELIBERATE: "a method throws it on purpose, about what it is called with",
    Doubt.ARGUMENT: "the exception tells the caller about an argument that is used as an index or a length",
    Doubt.SIZE: "a constructor is given a short array, an empty text or a negative number; ordinary ones do not fail",
    Doubt.ROWS: "the rows of an argument differ in length, or are very short; with regular ones nothing fails",
    Doubt.INITIALISER: "the initialiser of a class fails, unless code without source answers something else",
    Doubt.ANSWER: "an implementation that is not in the program returns null, and nothing says that it may",
}
