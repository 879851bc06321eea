"""Profiles as tables of stages."""

from __future__ import annotations

from oxpecker.profiling.limits import SMALLEST_SHARE
from oxpecker.profiling.profile import Profile

_REST = "other stages"


def table_lines(profile: Profile) -> list[str]:
    """The stages of a profile with their seconds and shares, the longest first."""
    whole, stages = profile.seconds, profile.stages()
    large = {name: seconds for name, seconds in stages.items() if whole and seconds >= SMALLEST_SHARE * whole}
    rest = sum(stages.values()) - sum(large.values())
    rows = [*large.items(), *([(_REST, rest)] if rest > 0 else [])]
    width = max((len(name) for name, _ in rows), default=0)
    lines = [f"profile: {whole:.2f} s"]
    return lines + [f"  {name:<{width}}  {seconds:7.2f} s  {100 * seconds / whole:5.1f} %" for name, seconds in rows]
