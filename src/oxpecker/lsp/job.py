"""What the server asks a process of its own to check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from oxpecker.engine import Options
from oxpecker.oox.source import Source


@dataclass(frozen=True, slots=True)
class Job:
    """The texts of a program, the folder of kept results, and the methods to check.

    Each method comes with its options, and with whether it is to be checked even if a result was kept.
    """

    sources: tuple[Source, ...]
    language: Mapping[str, str]
    usual: Mapping[str, str]
    methods: tuple[tuple[str, Options, bool], ...]
    folder: Path
