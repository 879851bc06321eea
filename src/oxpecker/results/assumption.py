"""What a verdict assumes about inputs, apart from their sizes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from oxpecker.oox.records import dataclass


class AssumptionKind(StrEnum):
    """The kind of an assumption."""

    CLASSES = "classes"
    """Inputs of a type with further subclasses have one of the classes that were tried."""
    BEHAVIOUR = "behaviour"
    """Objects whose code is not available behave as the sentence says."""
    SOURCE = "source"
    """Calls of a class without source behave as the sentence says."""
    ORDER = "order"
    """Collections iterate in the order that the sentence states."""
    STATICS = "statics"
    """Static fields hold their initial values, or the receiver is not the object of one."""
    UNUSED_CLASS = "unused class"
    """A class has not been used before: its initialisation fails, or changes other classes."""
    TERMINATION = "termination"
    """A recursion, or the evaluation of a clause, terminates."""
    CONTAINMENT = "containment"
    """Input collections do not contain themselves."""
    WAITS = "waits"
    """No other thread is needed to end a wait."""
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


def without_source(name: str, gets_functions: bool = False) -> Assumption:
    """The assumption about a class without source, which may get functions."""
    text = f"{name}: calls return anything and change nothing here"
    text += ", but run functions that they get at most twice" if gets_functions else ""
    return Assumption(AssumptionKind.SOURCE, name, text)


def classes_without_source(assumptions: Sequence[Assumption]) -> list[str]:
    """The classes without source among the assumptions, as a verdict lists them: nothing, or one sentence."""
    names = sorted(each.about for each in assumptions if each.kind is AssumptionKind.SOURCE)
    return [f"classes without source: {', '.join(names)}"] if names else []
