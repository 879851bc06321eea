"""What a verdict takes for granted of inputs beside their sizes."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass


class AssumptionKind(StrEnum):
    """What is assumed."""

    CLASSES = "classes"
    """Inputs of a type that has more classes are of those that were tried."""
    BEHAVIOUR = "behaviour"
    """Objects of which nobody has the code act as the sentence says."""
    ORDER = "order"
    """Collections are in the order that the sentence names."""
    STATICS = "statics"
    """Static fields hold their initial values."""
    UNUSED_CLASS = "unused class"
    """A class whose initialisation fails has not been used before."""
    TERMINATION = "termination"
    """A recursion, or the evaluation of clauses, comes to an end."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """One assumption: what it is about, and the words of the verdict."""

    kind: AssumptionKind
    about: str
    """The type or class that it speaks of; empty where it is about no class."""
    text: str
    classes: tuple[str, ...] = ()
    """The classes that were tried, where it names them."""

    def __str__(self) -> str:
        return self.text
