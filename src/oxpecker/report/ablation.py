"""A comparison of configurations, as a table and as data."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from oxpecker.results import Attempt, Disagreement, Verdict, disagreements, solved_by_all

_COLUMNS = ("solved", "time", "shared", "paths", "pruned", "infeasible", "calls", "in solver", "cache", "models")
_COUNTERS = (
    "paths",
    "pruned",
    "infeasible",
    "cut",
    "forks",
    "steps",
    "depth",
    "prune_probability",
    "solver_calls",
    "solver_time",
    "unknown_answers",
    "cache_hits",
    "model_hits",
    "interval_decisions",
    "evaluated",
)


def by_configuration(attempts: Sequence[Attempt]) -> dict[str, list[Attempt]]:
    """The attempts of each configuration, in order."""
    found: dict[str, list[Attempt]] = {}
    for attempt in attempts:
        found.setdefault(attempt.configuration, []).append(attempt)
    return found


def summary(attempts: Sequence[Attempt], shared: set[str]) -> dict[str, float]:
    """The totals of one configuration; `shared_seconds` counts only tasks that all configurations solved."""
    data = [attempt.statistics.data() for attempt in attempts]
    sums = {name: sum(each.get(name, 0) for each in data) for name in ("seconds", *_COUNTERS)}
    sums["depth"] = max((each["depth"] for each in data), default=0)
    sums["prune_probability"] = sums["prune_probability"] / len(data) if data else 0.0
    solved = sum(attempt.solved for attempt in attempts)
    in_common = sum(attempt.statistics.seconds for attempt in attempts if attempt.task in shared)
    return {"tasks": len(attempts), "solved": solved, "shared_seconds": in_common, **sums}


def describe_ablation(attempts: Sequence[Attempt]) -> str:
    """The table, followed by what it leaves open."""
    shared = solved_by_all(attempts)
    tasks = len({attempt.task for attempt in attempts})
    rows = [_row(name, summary(each, shared)) for name, each in by_configuration(attempts).items()]
    table = [("configuration", *_COLUMNS), *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    lines = [
        "  ".join([f"{row[0]:{widths[0]}}", *(f"{cell:>{w}}" for cell, w in zip(row[1:], widths[1:], strict=True))])
        for row in table
    ]
    lines += [
        "",
        f"{tasks} task{'' if tasks == 1 else 's'}, {len(shared)} solved by all configurations; times in seconds",
    ]
    return "\n".join(lines)


def _row(name: str, sums: dict[str, float]) -> tuple[str, ...]:
    cells = (
        f"{sums['solved']:.0f}/{sums['tasks']:.0f}",
        f"{sums['seconds']:.2f}",
        f"{sums['shared_seconds']:.2f}",
        *(f"{sums[key]:,.0f}" for key in ("paths", "pruned", "infeasible", "solver_calls")),
        f"{sums['solver_time']:.2f}",
        *(f"{sums[key]:,.0f}" for key in ("cache_hits", "model_hits")),
    )
    return (name, *cells)


def describe_agreement(attempts: Sequence[Attempt]) -> list[str]:
    """Contradictions first, then harmless differences."""
    lines = [_contradiction(each) for each in disagreements(attempts)]
    verdicts: dict[str, dict[Verdict, str]] = {}
    for attempt in attempts:
        if attempt.solved:
            verdicts.setdefault(attempt.task, {}).setdefault(attempt.verdict, attempt.configuration)
    for task, found in verdicts.items():
        if Verdict.VALID in found and Verdict.VALID_WITHIN_BOUNDS in found:
            one, two = found[Verdict.VALID], found[Verdict.VALID_WITHIN_BOUNDS]
            lines.append(f"note: {task} is valid under {one} and valid within bounds under {two}")
    return lines or ["all configurations agree"]


def _contradiction(found: Disagreement) -> str:
    return f"disagreement: {found.task} is invalid under {found.invalid} and valid under {found.valid}"


def ablation_data(attempts: Sequence[Attempt]) -> dict[str, object]:
    """The attempts and their totals as plain data for JSON."""
    shared = solved_by_all(attempts)
    return {
        "version": 1,
        "configurations": [
            {"name": name, **summary(each, shared)} for name, each in by_configuration(attempts).items()
        ],
        "attempts": [_attempt_data(attempt) for attempt in attempts],
        "disagreements": [
            {"task": each.task, "invalid": each.invalid, "valid": each.valid} for each in disagreements(attempts)
        ],
    }


def _attempt_data(attempt: Attempt) -> dict[str, object]:
    return {
        "configuration": attempt.configuration,
        "task": attempt.task,
        "verdict": str(attempt.verdict),
        "solved": attempt.solved,
        "reason": attempt.reason,
        "statistics": attempt.statistics.data(),
    }


def ablation_csv(attempts: Sequence[Attempt]) -> str:
    """One line for each attempt, below a header."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("configuration", "task", "verdict", "solved", "reason", "seconds", *_COUNTERS))
    for attempt in attempts:
        data = attempt.statistics.data()
        counters = [data.get(name, 0) for name in ("seconds", *_COUNTERS)]
        verdict = (str(attempt.verdict), str(attempt.solved).lower(), attempt.reason)
        writer.writerow((attempt.configuration, attempt.task, *verdict, *counters))
    return text.getvalue()
