"""Profiles: how long the stack looked how."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from oxpecker.profiling.stages import START_UP, stage_of


class Frame(NamedTuple):
    """A function on the stack."""

    module: str
    function: str
    file: str
    line: int
    """Where the function begins."""


Stack = tuple[Frame, ...]
"""From the outermost function to the innermost."""


@dataclass(slots=True)
class Profile:
    """The seconds that were spent in each stack."""

    before: float = 0.0
    """Seconds that had passed when sampling began: Python started, and modules were imported."""
    stacks: dict[Stack, float] = field(default_factory=dict)

    def add(self, stack: Iterable[Frame], seconds: float) -> None:
        """Counts a sample."""
        key = tuple(stack)
        self.stacks[key] = self.stacks.get(key, 0.0) + seconds

    @property
    def seconds(self) -> float:
        """The whole time."""
        return self.before + sum(self.stacks.values())

    def stages(self) -> dict[str, float]:
        """The seconds of each stage, the longest first."""
        found: dict[str, float] = {START_UP: self.before}
        for stack, seconds in self.stacks.items():
            stage = stage_of([frame.module for frame in stack])
            found[stage] = found.get(stage, 0.0) + seconds
        return dict(sorted(found.items(), key=lambda item: -item[1]))
