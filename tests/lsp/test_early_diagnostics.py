"""Errors of Java are told as soon as they are known: before the program is translated, which takes as long again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from oxpecker.java import lowering
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox.source import Diagnostic

WRONG = "class A {\n    int f() { return true; }\n    int g() { return 1; }\n}\n"


def _told(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> tuple[list[str], OpenProgram]:
    """What happens in which order while a text is read."""
    order: list[str] = []

    def lowered(*given: object) -> object:
        order.append("translated")
        return lower(*given)  # type: ignore[arg-type]

    def tell(found: Sequence[Diagnostic]) -> None:
        order.append(f"told {', '.join(each.message for each in found)}".strip())

    lower = lowering._lower_own
    monkeypatch.setattr(lowering, "_lower_own", lowered)
    program = OpenProgram(name)
    program.update(text, tell)
    return order, program


def test_errors_are_told_before_the_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    order, program = _told(monkeypatch, "A.java", WRONG)
    assert order == ["told incompatible types: boolean cannot be converted to int", "translated"]
    assert [each.message for each in program.errors] == ["incompatible types: boolean cannot be converted to int"]


def test_only_the_program_that_can_be_read_is_told_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "B.java").write_text("class B {\n    static int one() { return 1; }\n}\n")
    text = "class A extends B {\n    int f() { return B.one(); }\n}\n"
    order, program = _told(monkeypatch, str(tmp_path / "A.java"), text)
    assert order == ["told", "translated"] and program.errors == []
