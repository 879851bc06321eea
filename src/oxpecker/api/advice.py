"""Suggestions: the options with which a check would get further."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

from oxpecker.api.limits import NEARLY_ALL, USUAL_SIZE
from oxpecker.api.setting import Holder
from oxpecker.api.settings import BY_NAME, flags
from oxpecker.engine import Options
from oxpecker.limits import Cause
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.results import Finding, FindingKind, MethodResult, Verdict

_STRING = late_pattern(r'"((?:[^"\\]|\\.)*)"')
_ESCAPED = late_pattern(r"\\(?:u[0-9a-fA-F]{4}|.)")
_NAMELESS = late_pattern(r"\$\d")
"""Occurs in the names of anonymous and local classes, which no test can name."""


def raised(result: MethodResult, options: Options) -> dict[str, Any]:
    """The settings to raise, by name, so that a check is cut later; empty if none would help."""
    if result.findings:
        return {}
    if result.verdict.is_within_bounds:
        if options.bounds is not None:
            return {hit.bound: max(hit.value * 2, 1) for hit in result.bounds_hit if hit.bound in BY_NAME}
        timely = result.statistics.seconds >= options.seconds * NEARLY_ALL
        return {"time": options.seconds * 3} if timely and result.bounds_hit else {}
    if result.verdict is not Verdict.UNKNOWN:
        return {}
    match result.reason.cause:
        case Cause.TIME:
            return {"time": options.seconds * 3}
        case Cause.MEMORY if options.megabytes is not None:
            return {"memory": options.megabytes * 2}
        case Cause.SOLVER if options.solver.timeout is not None:
            return {"time": options.seconds * 3, "solver-timeout": options.solver.timeout * 3}
    return {}


def junit_command(
    result: MethodResult, file: str, given: Mapping[str, Any], out: str = "generated-tests"
) -> str | None:
    """The command that writes JUnit tests, including one that reproduces the finding; None if there is none."""
    # A test cannot choose an interleaving, and one that never ends would not fail.
    untested = [each for each in result.findings if each.kind.is_concurrent or each.kind is FindingKind.NEVER_ENDS]
    found = [each for each in result.findings if each not in untested and not each.schedule]
    if not found or not result.span.file.endswith(".java") or _NAMELESS.search(result.method):
        return None
    size = max(_size(finding) for finding in found)
    wide = ["-k", str(size)] if size > USUAL_SIZE else []
    words = ["oxpecker", "tests", file, "--method", result.method, *wide, "--out", out, *_flags(given)]
    return shlex.join(words)


def _size(finding: Finding) -> int:
    """The bounds with which an input of this size is among the tests."""
    objects = finding.heap_before.readable().objects
    longest = max((len(each.fields) for each in objects if each.is_array), default=0)
    strings = [_ESCAPED.sub("x", text) for _, value in finding.inputs for text in _STRING.findall(value)]
    return max(longest, sum(not each.is_array for each in objects), *map(len, strings), 0)


def _flags(settings: Mapping[str, Any]) -> list[str]:
    """The options for what is checked and how, without those for output."""
    chosen = {name: value for name, value in settings.items() if BY_NAME[name].holder is not Holder.COMMAND}
    return [word for name, value in chosen.items() for word in flags(BY_NAME[name], value)]


def next_command(result: MethodResult, file: str, options: Options, given: Mapping[str, Any]) -> str | None:
    """The command that tries again with the `raised` settings; or the one that explains the reason."""
    more = raised(result, options)
    if more:
        return shlex.join(["oxpecker", "check", file, "--method", result.method, *_flags({**given, **more})])
    cause = result.reason.cause if result.verdict is Verdict.UNKNOWN else Cause.OTHER
    return None if cause in (Cause.INTERRUPTED, Cause.OTHER) else f"oxpecker explain {cause}"
