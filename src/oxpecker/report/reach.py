"""Whether a line is reachable, in words and as data."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox.source import Source
from oxpecker.report.check import describe_notes, describe_paths, result_data
from oxpecker.report.finding import describe_finding, replay_command
from oxpecker.results import ReachResult, ReachVerdict

_SENTENCES = {
    ReachVerdict.REACHED: "reached",
    ReachVerdict.UNREACHABLE: "unreachable: no input reaches it",
    ReachVerdict.NOT_REACHED: "not reached within bounds",
    ReachVerdict.UNKNOWN: "unknown",
}


def describe_reach(result: ReachResult, file: str, sources: dict[str, Source], flags: Sequence[str] = ()) -> str:
    """The verdict about a line as text for people; `flags` are the options that a replay needs."""
    check = result.check
    reason = f" ({check.reason})" if check.reason else ""
    starts = ", ".join(result.starts) or check.method
    lines = [f"{result.file}:{result.line} from {starts}: {_SENTENCES[result.verdict]}{reason}"]
    for finding in check.findings:
        lines += [f"  {line}" for line in describe_finding(finding, sources)]
        lines.append(f"    replay: {replay_command(finding, file, flags)}")
    return "\n".join([*lines, *describe_notes(check), *describe_paths(check)])


def reach_data(result: ReachResult) -> dict[str, object]:
    """The verdict about a line as plain data for JSON."""
    data = result_data(result.check)
    starts = list(result.starts) or [result.check.method]
    target = {"file": result.file, "line": result.line}
    return {"target": target, **data, "starts": starts, "verdict": str(result.verdict)}
