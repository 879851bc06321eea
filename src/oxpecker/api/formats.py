"""Output formats of other packages: entry points in the group `oxpecker.formats`, functions from reports to texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from oxpecker.api.checking import Report

GROUP = "oxpecker.formats"


class FormatFailed(Exception):
    """A format of another package could not be loaded, or did not give a text."""


def installed_formats() -> dict[str, EntryPoint]:
    """The formats that installed packages declare, by name."""
    from importlib.metadata import entry_points

    return {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def written_by(name: str, report: Report) -> str:
    """The report in a format of another package; raises FormatFailed."""
    entry = installed_formats().get(name)
    if entry is None:
        raise FormatFailed(f"no installed package declares the format '{name}'")
    try:
        write: Callable[[Report], str] = entry.load()
        text = write(report)
    except Exception as problem:  # whatever code that is not ours raises
        raise FormatFailed(
            f"the format '{name}' ({entry.value}) failed: {type(problem).__name__}: {problem}"
        ) from problem
    if not isinstance(text, str):
        raise FormatFailed(f"the format '{name}' ({entry.value}) returned {type(text).__name__}, not str")
    return text
