"""Differences between two versions, in words and as data."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence

from oxpecker.oox.code_units import printable
from oxpecker.report.finding import quoted
from oxpecker.results.difference import Change, Comparison, Difference, Match, MethodComparison, Observation

_HOW = {Match.MOVED: "moved from", Match.RENAMED: "renamed from"}


def describe_comparison(result: MethodComparison, old: str, new: str, flags: Sequence[str] = ()) -> str:
    """The verdict about a pair; `old` and `new` are the files that replay a difference."""
    lines = [f"{result.method}: {_sentence(result)}"]
    if result.difference is not None:
        lines += [f"  {line}" for line in _table(result.difference)]
        lines += [f"  replay: {command}" for command in replay_commands(result, old, new, flags)]
    return printable("\n".join(lines))


def _sentence(result: MethodComparison) -> str:
    from_other = f" ({_HOW[result.match]} {result.old})" if result.match in _HOW else ""
    verdict = str(result.verdict)
    if result.difference is not None and result.difference.change is not Change.BEHAVIOUR:
        verdict = f"{verdict}: {result.difference.change}"
    if result.verdict is Comparison.WITHIN_BOUNDS:
        return f"{verdict} ({result.reason}){from_other}"
    return f"{verdict}{f': {result.reason}' if result.reason else ''}{from_other}"


def describe_comparisons(results: Sequence[MethodComparison]) -> str:
    """The number of methods with each verdict."""
    counts = Counter(each.verdict for each in results)
    total = ", ".join(f"{counts[each]} {_counted(each, counts[each])}" for each in Comparison if counts[each])
    return f"{len(results)} method{'' if len(results) == 1 else 's'}" + (f": {total}" if total else "")


def _counted(verdict: Comparison, count: int) -> str:
    return "differ" if verdict is Comparison.DIFFERS and count > 1 else str(verdict)


def _table(difference: Difference) -> list[str]:
    """Three rows: the input, and what each version does with it."""
    given = ", ".join(f"{name} = {value}" for name, value in (*difference.inputs, *difference.statics))
    answers = "".join(f"; {call} = {value}" for call, value in difference.answers)
    return [
        f"input  {given or 'none'}{answers}",
        f"old    {_observed(difference.old)}",
        f"new    {_observed(difference.new)}",
    ]


def _observed(seen: Observation) -> str:
    parts = [seen.ending]
    if seen.effects:
        parts.append("leaves " + ", ".join(f"{name} = {value}" for name, value in seen.effects))
    if seen.output:
        parts.append(f"prints {_literal(seen.output)}")
    return "; ".join(parts)


def _literal(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace('"', '\\"')
    return f'"{escaped}"'


def replay_commands(result: MethodComparison, old: str, new: str, flags: Sequence[str] = ()) -> list[str]:
    """The commands that run both versions; none if methods without code must answer, or if there is no such file."""
    difference = result.difference
    if difference is None or difference.answers:
        return []
    receiver = [value for name, value in difference.inputs if name == "this"]
    others = [value for name, value in difference.inputs if name != "this"]
    found = []
    for file, method in ((old, result.old), (new, result.new)):
        words = ["oxpecker", "run", shlex.quote(file), *flags, "--method", quoted(method)]
        words += ["--this", quoted(receiver[0])] if receiver else []
        words += ["--args", quoted(", ".join(others))] if others else []
        for name, value in difference.statics:
            words += ["--static", quoted(f"{name}={value}")]
        if file:
            found.append(" ".join(words))
    return found


def comparison_data(result: MethodComparison, old: str, new: str, flags: Sequence[str] = ()) -> dict[str, object]:
    """A comparison as plain data for JSON."""
    difference = result.difference
    data: dict[str, object] = {
        "method": result.method,
        "old": result.old or None,
        "new": result.new or None,
        "match": str(result.match),
        "verdict": str(result.verdict),
        "reason": result.reason,
        "seconds": result.seconds,
    }
    if difference is not None:
        data["difference"] = {
            "change": str(difference.change) or "behaviour",
            "input": dict(difference.inputs),
            "statics": dict(difference.statics),
            "answers": [list(each) for each in difference.answers],
            "old": _observation_data(difference.old),
            "new": _observation_data(difference.new),
            "replay": replay_commands(result, old, new, flags),
        }
    return data


def _observation_data(seen: Observation) -> dict[str, object]:
    return {"outcome": seen.ending, "effects": dict(seen.effects), "output": seen.output}
