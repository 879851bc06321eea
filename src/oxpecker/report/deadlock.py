"""A deadlock in words and as data: for each thread its place, what it waits for, who owns that, what it holds."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.interpreter import Stuck


def describe_deadlock(threads: Sequence[Stuck]) -> list[str]:
    """One line for each deadlocked thread."""
    return [_line(stuck) for stuck in threads]


def _line(stuck: Stuck) -> str:
    waits = {
        "lock": f"waits for the lock of {stuck.target}, held by thread {stuck.owner}",
        "join": "waits for its children to end" if stuck.owner is None else f"waits for thread {stuck.owner} to end",
        "gateawait": f"waits for {stuck.target}",
        "wait": f"waits to be notified on {stuck.target}",
        "initialise": "waits for a class to be initialised by another thread",
    }[stuck.waits_for]
    if stuck.missed is not None:
        waits += f" (lost notification: no thread was waiting yet at {stuck.missed})"
    holds = ", ".join(stuck.holds) or "nothing"
    return f"thread {stuck.thread} in {stuck.method} at {stuck.span} {waits}; holds {holds}"


def deadlock_data(threads: Sequence[Stuck]) -> list[dict[str, object]]:
    """The deadlocked threads as plain data for JSON."""
    return [_data(stuck) for stuck in threads]


def _data(stuck: Stuck) -> dict[str, object]:
    missed = stuck.missed
    return {
        "thread": stuck.thread,
        "method": stuck.method,
        "file": stuck.span.file,
        "line": stuck.span.line,
        "column": stuck.span.column,
        "waits_for": stuck.waits_for,
        "target": stuck.target,
        "held_by": stuck.owner,
        "holds": list(stuck.holds),
        "missed": None if missed is None else {"file": missed.file, "line": missed.line, "column": missed.column},
    }
