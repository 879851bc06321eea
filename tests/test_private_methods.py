"""Findings in private methods depend on their callers: what is not known of these for lack of time is unknown."""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.api import private_methods
from oxpecker.limits.reason import Cause, Reason
from oxpecker.results import MethodResult, Verdict
from oxpecker.strategies import Goal, Schedule

PARTS = """public class Parts {
    public static int known(int n) { return n > 0 ? first(n) : 0; }
    private static int first(int n) {
        int[] parts = new int[2];
        return parts[n > 0 ? 0 : 5];
    }
}
"""


def checked() -> MethodResult:
    return oxpecker.check(PARTS, name="Parts.java", method="Parts.first")["Parts.first"]


def test_a_caller_that_excludes_it() -> None:
    assert checked().verdict.is_positive


@pytest.mark.parametrize(
    ("cause", "verdict"), [(Cause.TIME, Verdict.UNKNOWN), (Cause.UNSUPPORTED, Verdict.INVALID)], ids=str
)
def test_a_caller_that_is_not_known(cause: Cause, verdict: Verdict, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(goal: Goal, _schedule: Schedule) -> MethodResult:
        return MethodResult(str(goal.method.info), goal.method.info.span, Verdict.UNKNOWN, Reason("it ended", cause))

    monkeypatch.setattr(private_methods, "pursue_judged", unknown)
    found = checked()
    assert found.verdict is verdict
    if verdict is Verdict.UNKNOWN:
        assert found.reason.cause is Cause.TIME and "callers" in found.reason and not found.findings
