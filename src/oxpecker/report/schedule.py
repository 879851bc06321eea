"""The steps of a run with several threads as a table: one column for each thread, with time going down."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.limits import FIRST_ROWS, LAST_ROWS, NARROWEST_COLUMN, TABLE_WIDTH
from oxpecker.results import Step

_GAP = "  |  "


def describe_schedule(steps: Sequence[Step]) -> list[str]:
    """Steps in columns by thread, each with its line; steps invisible to other threads are omitted."""
    noticed = [step for step in steps if step.shared] or list(steps)
    shown = noticed if len(noticed) <= FIRST_ROWS + LAST_ROWS + 1 else [*noticed[:FIRST_ROWS], *noticed[-LAST_ROWS:]]
    threads = sorted({step.thread for step in shown})
    if len(threads) * (NARROWEST_COLUMN + len(_GAP)) > TABLE_WIDTH:
        return _list(noticed, shown)
    return _table(noticed, shown, threads)


def _table(noticed: list[Step], shown: list[Step], threads: list[int]) -> list[str]:
    widths = _widths(shown, threads)
    lines = [_row([f"thread {thread}" for thread in threads], widths)]
    for left, step in _with_gaps(noticed, shown):
        if left:
            lines.append(_left_out(left))
        cells = [
            _cell(step, width) if step.thread == thread else "" for thread, width in zip(threads, widths, strict=True)
        ]
        lines.append(_row(cells, widths))
    return lines


def _widths(shown: list[Step], threads: list[int]) -> list[int]:
    """The width of each column: that of its content, at most its share of the space that narrower columns leave."""
    needed = {
        thread: max(len(f"thread {thread}"), *(len(_text(step)) for step in shown if step.thread == thread))
        for thread in threads
    }
    room = TABLE_WIDTH - len(_GAP) * (len(threads) - 1)
    widths: dict[int, int] = {}
    for number, thread in enumerate(sorted(threads, key=lambda each: needed[each])):
        widths[thread] = min(needed[thread], room // (len(threads) - number))
        room -= widths[thread]
    return [widths[thread] for thread in threads]


def _list(noticed: list[Step], shown: list[Step]) -> list[str]:
    """The steps as a list, for too many threads to fit into columns."""
    lines = []
    for left, step in _with_gaps(noticed, shown):
        lines += [_left_out(left)] if left else []
        lines.append(f"thread {step.thread}  {_text(step)}")
    return lines


def _with_gaps(noticed: list[Step], shown: list[Step]) -> list[tuple[int, Step]]:
    """Each step to show, with the number of omitted steps before it."""
    positions = {step.number: position for position, step in enumerate(noticed)}
    found, previous = [], -1
    for step in shown:
        position = positions[step.number]
        found.append((position - previous - 1, step))
        previous = position
    return found


def _left_out(count: int) -> str:
    return f".. {count:,} step{'' if count == 1 else 's'} left out .."


def _row(cells: list[str], widths: list[int]) -> str:
    return _GAP.join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip(" |")


def _cell(step: Step, width: int) -> str:
    text = _text(step)
    return text if len(text) <= width else f"{text[: width - 2]}.."


def _text(step: Step) -> str:
    return f"{step.span.line}  {step.text}"
