"""Which engine checks a program."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class EngineName(StrEnum):
    """The engines by name."""

    SYMBOLIC = "symbolic"
    """Symbolic execution."""
    REFINE = "refine"
    """Relational logic; specifications of calls are refined on demand."""
    INLINE = "inline"
    """Relational logic; calls are replaced by method bodies."""


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """Which engine checks; the properties and bounds are those of the relational engines."""

    name: EngineName = EngineName.SYMBOLIC
    properties: tuple[str, ...] = ()
    """Names of files, or formulas; without any, the properties in comments are checked."""
    objects: int = 3
    width: int = 4
    unrollings: int = 3


class WrongProperty(ValueError):
    """A property that cannot be read, or that does not fit the program."""
