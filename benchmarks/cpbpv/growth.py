"""A picture of how times grow with lengths, on logarithmic scales."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import ceil, floor, log2, log10

_WIDTH, _HEIGHT, _MARGIN, _LEGEND = 480, 320, 48, 260
_COLOURS = ("#0969da", "#cf222e", "#1a7f37", "#8250df", "#9a6700", "#bf3989", "#0f7b7b", "#57606a")


def growth_svg(rows: Mapping[str, Mapping[int, float]]) -> str:
    """A line for each row of seconds by length; those of the paper are dashed, in the colour of ours."""
    sizes = sorted({size for row in rows.values() for size in row})
    times = [max(seconds, 0.001) for row in rows.values() for seconds in row.values()]
    if not sizes:
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'
    low, high = floor(log10(min(times))), max(ceil(log10(max(times))), floor(log10(min(times))) + 1)
    first, last = log2(sizes[0]), max(log2(sizes[-1]), log2(sizes[0]) + 1)

    def place(size: int, seconds: float) -> tuple[float, float]:
        across = (log2(size) - first) / (last - first)
        up = (log10(max(seconds, 0.001)) - low) / (high - low)
        return _MARGIN + across * _WIDTH, _MARGIN + (1 - up) * _HEIGHT

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH + 2 * _MARGIN + _LEGEND}" '
        f'height="{_HEIGHT + 2 * _MARGIN}" font-family="sans-serif" font-size="12">',
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{_WIDTH}" height="{_HEIGHT}" fill="none" stroke="#888"/>',
    ]
    for size in sizes:
        x, y = place(size, 10**low)
        parts.append(f'<text x="{x:.1f}" y="{y + 16:.1f}" text-anchor="middle" fill="#666">{size}</text>')
    for decade in range(low, high + 1):
        _, y = place(sizes[0], 10**decade)
        parts.append(f'<text x="{_MARGIN - 4}" y="{y + 4:.1f}" text-anchor="end" fill="#666">{10.0**decade:g} s</text>')
    families = list(dict.fromkeys(name.removesuffix(" (paper)") for name in rows))
    for number, (name, row) in enumerate(rows.items()):
        colour = _COLOURS[families.index(name.removesuffix(" (paper)")) % len(_COLOURS)]
        dashed = ' stroke-dasharray="5 4"' if name.endswith("(paper)") else ""
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*each) for each in sorted(row.items())))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>')
        y = _MARGIN + 10 + 18 * number
        x = _MARGIN + _WIDTH + 12
        parts.append(f'<path d="M{x} {y}h24" stroke="{colour}" stroke-width="2"{dashed}/>')
        parts.append(f'<text x="{x + 30}" y="{y + 4}" fill="#666">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])
