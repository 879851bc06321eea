"""The progress of a run by several processes as a table: what is done, and one line for each method at work."""

from __future__ import annotations

from oxpecker.api.rounds import RunProgress
from oxpecker.cli.limits import NARROWEST_NAME
from oxpecker.cli.progress import time_left
from oxpecker.engine import Progress
from oxpecker.report.colour import coloured_verdict
from oxpecker.report.plain_text import harmless

_GAP = "  "


def progress_table(run: RunProgress, width: int, is_colourful: bool) -> list[str]:
    """Lines that fit a terminal of some width; only colours are control characters in them."""
    left = "" if run.left is None else f", {time_left(run.left, run.is_most)}"
    lines = [f"checked {run.done:,} of {run.total:,} methods{left}"[:width]]
    counts = _counts(run, width, is_colourful)
    lines += [counts] if counts else []
    rows = [(harmless(method), *_cells(progress)) for method, progress in run.running.items()]
    if not rows:
        return lines
    rows = [("method", "time", "paths", "bounds"), *rows]
    columns = [max(len(row[place]) for row in rows) for place in range(4)]
    others = sum(columns[1:3]) + 3 * len(_GAP)
    columns[0] = max(min(columns[0], width - others), NARROWEST_NAME)
    for name, time, paths, bounds in rows:
        short = name if len(name) <= columns[0] else f"{name[: columns[0] - 2]}.."
        line = _GAP.join([short.ljust(columns[0]), time.rjust(columns[1]), paths.rjust(columns[2]), bounds])
        lines.append(line[:width].rstrip())
    return lines


def _counts(run: RunProgress, width: int, is_colourful: bool) -> str:
    """The number of each verdict, findings first; without colours if they do not fit."""
    ranked = sorted(run.verdicts.items(), key=lambda each: each[0].rank)
    texts = [(verdict, f"{count:,} {str(verdict).replace('-', ' ')}") for verdict, count in ranked]
    plain = ", ".join(text for _, text in texts)
    if not is_colourful or len(plain) > width:
        return plain[:width]
    return ", ".join(coloured_verdict(text, verdict) for verdict, text in texts)


def _cells(progress: Progress | None) -> tuple[str, str, str]:
    """The time, the paths and the bounds of a method."""
    if progress is None:
        return "", "", ""
    limit = "" if progress.limit is None else f" of {progress.limit:g}"
    bounds = progress.bounds
    sizes = f"array {bounds.array}, chain {bounds.chain}, decisions {bounds.decisions}"
    return f"{progress.seconds:.0f}{limit} s", f"{progress.paths:,}", sizes
