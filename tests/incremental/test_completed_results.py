"""What completes a result (calls, class invariants, callers) is kept as long as the program is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.api import rounds, session
from oxpecker.api.jobs import Jobs
from oxpecker.api.loading import load
from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.incremental import Store
from oxpecker.limits.reason import Cause, Reason
from oxpecker.results import MethodResult, Verdict
from oxpecker.strategies import Goal

SHELF = """public class Shelf {
    private int free = 1;
    void take() { free--; }
    public int share() { return 10 / free; }
}
"""
OTHER = "class Other { static void %s(Shelf shelf) { shelf.take(); } }"


def checked(folder: Path, other: str) -> MethodResult:
    (folder / "Shelf.java").write_text(SHELF)
    (folder / "Other.java").write_text(OTHER % other)
    report = oxpecker.check(folder, method="Shelf.share", config=False, cache_dir=folder / "cache", seconds=3600)
    return report["Shelf.share"]


def test_a_second_run_finds_the_library_read_and_completes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first run reads the classes of the library, later ones find them in the cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    test_a_second_run_completes_nothing(tmp_path, monkeypatch)


def test_a_second_run_completes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = checked(tmp_path, "use")
    assert first.findings[0].snippet is not None
    monkeypatch.delattr(Session, "_complete")
    second = checked(tmp_path, "use")
    assert second == first and second.cached and not first.cached


def test_a_change_anywhere_completes_results_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict itself does not depend on the other class, so that it comes from the cache."""
    checked(tmp_path, "use")
    completed = []
    complete = Session._complete

    def noted(session: Session, *arguments: object) -> MethodResult:
        completed.append(arguments[1])
        return complete(session, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Session, "_complete", noted)
    assert checked(tmp_path, "other").findings[0].snippet is not None
    (found,) = completed
    assert isinstance(found, MethodResult) and found.cached


def unsettled(folder: Path, minutes: float | None, reason: Reason, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many checks a run of two methods takes if all of them end without a verdict."""
    checks = []

    def give_up(goal: Goal, _schedule: object) -> MethodResult:
        checks.append(goal)
        return MethodResult(str(goal.method.info), goal.method.info.span, Verdict.UNKNOWN, reason)

    monkeypatch.setattr(session, "pursue_judged", give_up)
    monkeypatch.setattr(rounds, "monotonic", lambda: 0.0)
    (folder / "Shelf.java").write_text(SHELF.replace("10 / free", "10 + free"))
    options, store = Options(seconds=1.0), Store(folder / "kept")
    run = Session(load(folder / "Shelf.java"), options, store=store, jobs=Jobs(1, minutes=minutes))
    assert {each.verdict for each in run.results()} == {Verdict.UNKNOWN}
    return len(checks)


def test_rounds_that_were_not_enough_are_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Reason("time: too little", Cause.TIME)
    assert unsettled(tmp_path, 0.1, time, monkeypatch) == 2 * 2
    assert unsettled(tmp_path, 0.1, time, monkeypatch) == 0
    assert unsettled(tmp_path, None, time, monkeypatch) == 2, "without a budget there are no rounds"


def test_what_memory_has_ended_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Reason("memory: too little", Cause.MEMORY)
    assert unsettled(tmp_path, 0.1, memory, monkeypatch) == 2
    assert unsettled(tmp_path, 0.1, memory, monkeypatch) == 2
