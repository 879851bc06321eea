"""Colours that tell kinds of nodes and edges apart, on light and dark backgrounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum


class Tone(StrEnum):
    """A colour for an outline or a line, with a quiet one of the same hue to fill a shape."""

    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    PURPLE = "purple"
    TEAL = "teal"
    PINK = "pink"
    BROWN = "brown"
    RED = "red"
    GREY = "grey"


LINES: Mapping[Tone, tuple[str, str]] = {
    Tone.BLUE: ("#0969da", "#58a6ff"),
    Tone.GREEN: ("#1a7f37", "#3fb950"),
    Tone.ORANGE: ("#bc4c00", "#f0883e"),
    Tone.PURPLE: ("#8250df", "#bc8cff"),
    Tone.TEAL: ("#0b6e74", "#39c5cf"),
    Tone.PINK: ("#b0307c", "#f778ba"),
    Tone.BROWN: ("#7d4e00", "#e3b341"),
    Tone.RED: ("#cf222e", "#ff7b72"),
    Tone.GREY: ("#57606a", "#8b949e"),
}
"""The colours of lines: on light and on dark backgrounds."""

FILLS: Mapping[Tone, tuple[str, str]] = {
    Tone.BLUE: ("#ddf4ff", "#0c2d4b"),
    Tone.GREEN: ("#dafbe1", "#10301c"),
    Tone.ORANGE: ("#fff1e5", "#3d1e0b"),
    Tone.PURPLE: ("#f6efff", "#2b1a47"),
    Tone.TEAL: ("#dcf6f5", "#0b2f33"),
    Tone.PINK: ("#ffeff7", "#42122c"),
    Tone.BROWN: ("#fff8c5", "#332a10"),
    Tone.RED: ("#ffebe9", "#3c1518"),
    Tone.GREY: ("#f6f8fa", "#1c2128"),
}
"""The colours inside of shapes."""

DISTINCT = tuple(tone for tone in Tone if tone is not Tone.GREY)
"""Tones to tell things apart; grey is for what is of no importance."""


def tone_class(tone: Tone | None) -> str:
    """The class of an element in this tone, after a space."""
    return "" if tone is None else f" tone-{tone}"


def tone_rules(tones: Iterable[Tone]) -> Iterator[tuple[str, str, tuple[str, str]]]:
    """Style rules: a selector, a property, and its colour on light and dark backgrounds."""
    for tone in tones:
        yield f".node.tone-{tone} .outline", "fill", FILLS[tone]
        yield f".node.tone-{tone} .outline", "stroke", LINES[tone]
        yield f".edge.tone-{tone} .line", "stroke", LINES[tone]
        yield f".edge.tone-{tone} .head", "fill", LINES[tone]
        yield f".edge.tone-{tone} text", "fill", LINES[tone]
