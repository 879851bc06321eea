"""The look of verdicts: a word, a sign and a colour, each sufficient by itself."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.report.html.markup import Markup, tag
from oxpecker.results import Finding, FindingKind, MethodResult, Verdict

WORDS: Mapping[Verdict, str] = {
    Verdict.INVALID: "invalid",
    Verdict.DEADLOCK: "deadlock",
    Verdict.UNKNOWN: "unknown",
    Verdict.VALID_WITHIN_BOUNDS_PROVIDED: "valid within bounds under conditions",
    Verdict.VALID_WITHIN_BOUNDS: "valid within bounds",
    Verdict.VALID_PROVIDED: "valid under conditions",
    Verdict.VALID: "valid",
}
"""Worst first."""

MEANINGS: Mapping[Verdict, str] = {
    Verdict.VALID: "Every input satisfies the contract. No bound cut any path.",
    Verdict.VALID_WITHIN_BOUNDS: "No input within the bounds violates the contract. Nothing is claimed beyond them.",
    Verdict.VALID_PROVIDED: "Nothing fails if callers meet the listed conditions. No bound cut any path.",
    Verdict.VALID_WITHIN_BOUNDS_PROVIDED: "Nothing fails within the bounds if callers meet the listed conditions.",
    Verdict.INVALID: "The inputs below lead to a failure. They have been replayed.",
    Verdict.DEADLOCK: "Under the shown schedule, no thread can continue. It has been replayed.",
    Verdict.UNKNOWN: "Nothing is known about this method, for the given reason.",
}

_CHECK = "M4 8.5l2.7 2.7L12 5.4"
_BRACKETED = "M5.4 8.3l1.9 1.9 3.4-4.1M3.4 2.8H1.6v10.4h1.8M12.6 2.8h1.8v10.4h-1.8"

_SIGNS: Mapping[Verdict, str] = {
    Verdict.VALID: _CHECK,
    Verdict.VALID_PROVIDED: _CHECK,
    Verdict.VALID_WITHIN_BOUNDS: _BRACKETED,
    Verdict.VALID_WITHIN_BOUNDS_PROVIDED: _BRACKETED,
    Verdict.INVALID: "M4.8 4.8l6.4 6.4M11.2 4.8l-6.4 6.4",
    Verdict.DEADLOCK: "M5.2 7.4V5.6a2.8 2.8 0 0 1 5.6 0v1.8M4 7.4h8v5H4z",
    Verdict.UNKNOWN: "M5.7 6.1a2.3 2.3 0 1 1 3.4 2c-.8.5-1.1.9-1.1 1.7M8 12.1v.1",
}


def sign(verdict: Verdict) -> Markup:
    """The sign of a verdict; the word beside it has the same meaning."""
    path = tag("path", d=_SIGNS[verdict])
    return tag(
        "svg", path, class_="sign", viewBox="0 0 16 16", width=16, height=16, aria_hidden="true", focusable="false"
    )


def badge(verdict: Verdict) -> Markup:
    """A verdict as a word in its colour, with its sign."""
    return tag("span", sign(verdict), WORDS[verdict], class_=f"badge v-{verdict}", title=MEANINGS[verdict])


def kind(finding: Finding) -> Markup:
    """The kind of a finding, in a word."""
    verdict = Verdict.DEADLOCK if finding.kind is FindingKind.DEADLOCK else Verdict.INVALID
    return tag("span", finding.kind, class_=f"kind v-{verdict}")


def counted(results: list[MethodResult]) -> dict[Verdict, int]:
    """The number of methods with each verdict, worst first, without zeros."""
    counts = {verdict: sum(result.verdict is verdict for result in results) for verdict in WORDS}
    return {verdict: count for verdict, count in counts.items() if count}
