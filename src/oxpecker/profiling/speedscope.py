"""Profiles as flame graphs, in the file format of speedscope."""

from __future__ import annotations

import json

from oxpecker.profiling.profile import Frame, Profile
from oxpecker.profiling.stages import START_UP

_SCHEMA = "https://www.speedscope.app/file-format-schema.json"


def speedscope_text(profile: Profile, name: str) -> str:
    """A profile as JSON that speedscope opens; the start-up is a block of its own."""
    numbers: dict[Frame, int] = {Frame("", START_UP, "", 0): 0}
    samples, weights = [[0]], [profile.before]
    for stack, seconds in profile.stacks.items():
        samples.append([numbers.setdefault(frame, len(numbers)) for frame in stack])
        weights.append(seconds)
    frames = [{"name": _name(frame), "file": frame.file, "line": frame.line} for frame in numbers]
    sampled = {
        "type": "sampled",
        "name": name,
        "unit": "seconds",
        "startValue": 0,
        "endValue": sum(weights),
        "samples": samples,
        "weights": weights,
    }
    return json.dumps({"$schema": _SCHEMA, "shared": {"frames": frames}, "profiles": [sampled], "name": name}) + "\n"


def _name(frame: Frame) -> str:
    return f"{frame.module}.{frame.function}" if frame.module else frame.function
