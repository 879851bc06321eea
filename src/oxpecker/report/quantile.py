"""Quantile plots: the number of tasks each configuration solves within a time limit per task (Smid 4.1).

A point (x, y) of a line means that x tasks are solved within y seconds each: further right and lower is better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from oxpecker.report.limits import MOST_NAMED

_LEAST = 0.001
_MARKS = "abcdefghijklmnopqrstuvwxyz"

_COLOURS = (
    ("#0969da", "#58a6ff"),
    ("#cf222e", "#ff7b72"),
    ("#1a7f37", "#3fb950"),
    ("#8250df", "#bc8cff"),
    ("#9a6700", "#d29922"),
    ("#bf3989", "#f778ba"),
    ("#0f7b7b", "#39c5cf"),
    ("#57606a", "#b1bac4"),
    ("#bc4c00", "#f0883e"),
    ("#24292f", "#e6edf3"),
)
"""The colour of each line on light and dark backgrounds."""


@dataclass(frozen=True, slots=True)
class Line:
    """One configuration: the times of the tasks it solved, ascending."""

    name: str
    times: tuple[float, ...]

    @property
    def summary(self) -> str:
        """The number of tasks, and their total time."""
        return f"{self.name}: {len(self.times)} in {sum(self.times):.2f} s"


def ranked(times: Mapping[str, Sequence[float]]) -> list[Line]:
    """The lines with the most solved tasks first, then the fastest."""
    lines = [Line(name, tuple(sorted(max(each, _LEAST) for each in found))) for name, found in times.items()]
    return sorted(lines, key=lambda line: (-len(line.times), sum(line.times)))


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps tasks and seconds to the unit square; seconds are on a logarithmic scale of whole decades."""

    tasks: int
    lowest: int
    highest: int

    @staticmethod
    def of(lines: Sequence[Line]) -> Scale:
        """The scale that fits all lines."""
        seconds = [time for line in lines for time in line.times] or [_LEAST]
        lowest = floor(log10(min(seconds)))
        return Scale(
            max(1, *(len(line.times) for line in lines), 1), lowest, max(lowest + 1, ceil(log10(max(seconds))))
        )

    def place(self, tasks: int, seconds: float) -> tuple[float, float]:
        """The coordinates, both from 0 to 1."""
        return tasks / self.tasks, (log10(seconds) - self.lowest) / (self.highest - self.lowest)


def quantile_text(times: Mapping[str, Sequence[float]], width: int = 60, height: int = 15) -> str:
    """The plot in characters: each configuration has a letter, and `*` marks overlaps."""
    lines = ranked(times)[:MOST_NAMED]
    if not any(line.times for line in lines):
        return "no configuration solved a task"
    scale = Scale.of(lines)
    cells: dict[tuple[int, int], str] = {}
    for mark, line in zip(_MARKS, lines, strict=False):
        for tasks, seconds in enumerate(line.times, 1):
            x, y = scale.place(tasks, seconds)
            cell = (round(x * (width - 1)), round(y * (height - 1)))
            cells[cell] = mark if cells.get(cell, mark) == mark else "*"
    ticks = {
        round(scale.place(1, 10.0**power)[1] * (height - 1)): f"{10.0**power:g} s"
        for power in range(scale.lowest, scale.highest + 1)
    }
    rows = []
    for row in range(height - 1, -1, -1):
        drawn = "".join(cells.get((column, row), " ") for column in range(width)).rstrip()
        rows.append(f"{ticks.get(row, ''):>8} |{drawn}")
    rows.append(f"{'':>8} +{'-' * width}")
    rows.append(f"{'':>8}  0{f'{scale.tasks} solved':>{width - 1}}")
    named = [f"  {mark}  {line.summary}" for mark, line in zip(_MARKS, lines, strict=False)]
    left_out = len(times) - len(lines)
    rest = [f"  and {left_out} more that solve fewer tasks or take longer"] if left_out else []
    return "\n".join([*rows, *named, *rest])


_WIDTH, _HEIGHT = 560.0, 340.0
_LEFT, _TOP, _LEGEND, _BOTTOM = 64.0, 24.0, 300.0, 48.0


def quantile_svg(times: Mapping[str, Sequence[float]]) -> str:
    """The plot as self-contained SVG; unnamed lines are faint."""
    lines = ranked(times)
    scale = Scale.of(lines)
    width, height = _LEFT + _WIDTH + _LEGEND, _TOP + _HEIGHT + _BOTTOM
    drawn = [
        _polyline(line, f"c{number}" if number < MOST_NAMED else "other", scale) for number, line in enumerate(lines)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="oxpecker-quantile" role="img" '
            f'aria-label="tasks solved against time, {len(lines)} configurations" '
            f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">',
            "<title>Tasks solved against time</title>",
            f"<style>\n{_style()}\n</style>",
            f'<rect class="paper" width="{width:g}" height="{height:g}"/>',
            *_axes(scale),
            *reversed(drawn),  # the best on top
            *_legend(lines),
            "</svg>",
            "",
        ]
    )


def _style() -> str:
    def rules(theme: int) -> list[str]:
        paper, ink, faint = (("#ffffff", "#1f2328", "#d0d7de"), ("#0d1117", "#e6edf3", "#30363d"))[theme]
        fixed = [
            f".paper{{fill:{paper}}}",
            f"text{{fill:{ink}}}",
            f".grid{{stroke:{faint}}}",
            f".other{{stroke:{faint}}}",
        ]
        colours = [(number, pair[theme]) for number, pair in enumerate(_COLOURS)]
        coloured = [f".c{number}{{stroke:{colour}}}" for number, colour in colours]
        # The dots are filled, the lines are not.
        coloured += [f".c{number} circle{{fill:{colour}}}" for number, colour in colours]
        return [f".oxpecker-quantile {rule}" for rule in (*fixed, *coloured)]

    shapes = [
        ".oxpecker-quantile text{font:12px system-ui,sans-serif}",
        ".oxpecker-quantile polyline{fill:none;stroke-width:1.6}",
        ".oxpecker-quantile .grid{stroke-width:1}",
    ]
    dark = ["@media (prefers-color-scheme:dark){", *rules(1), "}"]
    return "\n".join([*shapes, *rules(0), *dark])


def _at(scale: Scale, tasks: int, seconds: float) -> tuple[float, float]:
    x, y = scale.place(tasks, seconds)
    return _LEFT + x * _WIDTH, _TOP + (1 - y) * _HEIGHT


def _axes(scale: Scale) -> list[str]:
    parts = []
    for power in range(scale.lowest, scale.highest + 1):
        _, y = _at(scale, 0, 10.0**power)
        parts.append(f'<line class="grid" x1="{_LEFT:g}" x2="{_LEFT + _WIDTH:g}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{_LEFT - 8:g}" y="{y + 4:.1f}" text-anchor="end">{10.0**power:g} s</text>')
    step = max(1, ceil(scale.tasks / 10))
    for tasks in range(0, scale.tasks + 1, step):
        x, _ = _at(scale, tasks, 1.0)
        bottom = _TOP + _HEIGHT
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{bottom:g}" y2="{bottom + 5:g}"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 20:g}" text-anchor="middle">{tasks}</text>')
    middle = _LEFT + _WIDTH / 2
    parts.append(f'<text x="{middle:g}" y="{_TOP + _HEIGHT + 40:g}" text-anchor="middle">tasks solved</text>')
    return parts


def _polyline(line: Line, kind: str, scale: Scale) -> str:
    places = [_at(scale, tasks, seconds) for tasks, seconds in enumerate(line.times, 1)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.2"/>' for x, y in places) if kind != "other" else ""
    curve = f'<polyline class="{kind}" points="{points}"/>'
    return f'<g class="{kind}"><title>{escape(line.summary)}</title>{curve}{dots}</g>'


def _legend(lines: Sequence[Line]) -> list[str]:
    parts = []
    x = _LEFT + _WIDTH + 20
    for number, line in enumerate(lines[:MOST_NAMED]):
        y = _TOP + 10 + 20 * number
        parts.append(f'<g class="c{number}"><circle cx="{x:g}" cy="{y - 4:g}" r="4"/></g>')
        parts.append(f'<text x="{x + 12:g}" y="{y:g}">{escape(line.summary)}</text>')
    if len(lines) > MOST_NAMED:
        y = _TOP + 10 + 20 * MOST_NAMED
        parts.append(f'<text x="{x + 12:g}" y="{y:g}">and {len(lines) - MOST_NAMED} more</text>')
    return parts
