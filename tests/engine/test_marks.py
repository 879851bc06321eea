"""An instruction that may need a request marks where its path goes on; after any other, nothing may be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.engine.compiled.program import SymbolicCompiler
from oxpecker.engine.path.state import State
from oxpecker.limits.reason import Cause
from oxpecker.oox.cfg import graph

PROGRAMS = Path(__file__).parents[1] / "programs" / "java"
SAMPLE = ("enums/compared_values.java", "enums/basics.java", "strings/identity.java", "statics/sentinels.java")


def _asked(_state: State) -> None:
    raise AssertionError("an instruction without a mark has asked")


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instructions without a mark leave none of earlier ones."""
    instruction = SymbolicCompiler.instruction

    def without_mark(self: SymbolicCompiler, node: graph.Instruction) -> list[str]:
        lines = instruction(self, node)
        if isinstance(node, graph.SetVariable) and not self.may_stop(node.value):
            return [f"r.retry = {self.total.constant(_asked)}", *lines]
        return lines

    monkeypatch.setattr(SymbolicCompiler, "instruction", without_mark)


def _defects(path: Path) -> list[str]:
    report = oxpecker.check(path, array=1, string=1, seconds=5)
    return [f"{each.method}: {each.reason}" for each in report.results if each.reason.cause is Cause.INTERNAL_ERROR]


@pytest.mark.parametrize("name", SAMPLE)
def test_no_instruction_without_a_mark_asks(name: str) -> None:
    assert not _defects(PROGRAMS / name)
