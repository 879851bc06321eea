"""A job for the checking process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from oxpecker.engine import Options
from oxpecker.oox.source import Source


@dataclass(frozen=True, slots=True)
class Job:
    """The texts of a program, the folder of stored results, and the methods to check.

    Each method has its options, and whether to check it even if there is a stored result.
    """

    sources: tuple[Source, ...]
    language: Mapping[str, str]
    usual: Mapping[str, str]
    methods: tuple[tuple[str, Options, bool], ...]
    folder: Path
