"""Why methods of a large run are unknown, by cause."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.limits import MOST_METHODS_NAMED
from oxpecker.results import Cause, MethodResult, Verdict


def describe_unknowns(results: Sequence[MethodResult]) -> str:
    """One line for each cause, the most frequent first, with the first methods; empty if nothing is unknown."""
    methods: dict[Cause, list[str]] = {}
    for result in results:
        if result.verdict is Verdict.UNKNOWN:
            methods.setdefault(result.reason.cause, []).append(result.method)
    total = sum(map(len, methods.values()))
    if not total:
        return ""
    width = len(str(max(map(len, methods.values()))))
    ranked = sorted(methods.items(), key=lambda each: -len(each[1]))
    lines = [f"{len(found):{width}}  {cause}: {_named(found)}" for cause, found in ranked]
    title = f"why {total:,} method{' is' if total == 1 else 's are'} unknown ('oxpecker explain {ranked[0][0]}'):"
    return "\n".join([title, *lines])


def _named(methods: Sequence[str]) -> str:
    left = len(methods) - MOST_METHODS_NAMED
    return ", ".join(methods[:MOST_METHODS_NAMED]) + (f" and {left:,} more" if left > 0 else "")
