"""What completes a result (calls, class invariants, callers) is kept as long as the program is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.api.session import Session
from oxpecker.results import MethodResult

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
