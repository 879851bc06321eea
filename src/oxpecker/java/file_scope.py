"""The scope of a file: its package and imports."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java import tree
from oxpecker.oox.records import dataclass


@dataclass(slots=True)
class FileScope:
    """The scope of a file: its package and imports."""

    package: str
    imports: tuple[tree.Import, ...]
    source: str
    known: dict[str, str | None] = field(default_factory=dict)
    """The classes found for simple names."""
