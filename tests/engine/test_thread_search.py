"""The search among interleavings does not sink into one corner."""

from __future__ import annotations

from pathlib import Path

from oxpecker.engine import Options, check_method
from oxpecker.results import MethodResult, Verdict
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

THESES = Path(__file__).parent.parent / "programs" / "theses"


def result_of(text: str, name: str, options: Options) -> MethodResult:
    program = checked(text)
    return check_method(program, method_named(program, name), solver(), options)


def test_philosophers_who_eat_any_number_of_times_deadlock() -> None:
    text = (THESES / "dining_philosophers.oox").read_text(encoding="utf-8")
    result = result_of(text, "Main.dine", Options(seconds=600.0))
    assert result.verdict is Verdict.DEADLOCK
    (finding,) = result.findings
    assert [stuck.waits_for for stuck in finding.waiting].count("lock") == len(finding.waiting) - 1
