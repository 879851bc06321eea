"""What a verdict assumes about inputs, apart from their sizes."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass


class AssumptionKind(StrEnum):
    """The kind of an assumption."""

    CLASSES = "classes"
    """Inputs of a type with further subclasses have one of the classes that were tried."""
    BEHAVIOUR = "behaviour"
    """Objects whose code is not available behave as the sentence says."""
    ORDER = "order"
    """Collections iterate in the order that the sentence states."""
    STATICS = "statics"
    """Static fields hold their initial values."""
    UNUSED_CLASS = "unused class"
    """A class whose initialisation fails has not been used before."""
    TERMINATION = "termination"
    """A recursion, or the evaluation of a clause, terminates."""
    MEMORY = "memory"
    """Threads see each other's writes as the sentence says."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """One assumption: its subject, and its sentence in the verdict."""

    kind: AssumptionKind
    about: str
    """The type or class that it concerns; empty if none."""
    text: str
    classes: tuple[str, ...] = ()
    """The classes that were tried, if the sentence lists them."""

    def __str__(self) -> str:
        return self.text
