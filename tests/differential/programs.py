"""Two versions of a program as texts, compared without the command line."""

from __future__ import annotations

from oxpecker.api.differing import VersionDiff
from oxpecker.api.loading import load_sources
from oxpecker.engine import Bounds, Options
from oxpecker.oox.source import Source
from oxpecker.results.difference import MethodComparison

SMALL = Options(seconds=60, bounds=Bounds(array=2, chain=2, string=2, decisions=16))
"""Bounds that every comparison reaches long before its time limit."""


def compared(old: str, new: str, options: Options = SMALL) -> dict[str, MethodComparison]:
    """The results by the names of the methods."""
    versions = [load_sources([Source(f"{name}/P.java", text)]) for name, text in (("old", old), ("new", new))]
    return {each.method: each for each in VersionDiff(versions[0], versions[1], options, {}).results()}
