"""The survey beside Alloy: how two answers relate, and that it needs Alloy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.alloy import HIGHER_ORDER, Answer, compared, row, table

SURVEY = Path(__file__).parents[2] / "benchmarks" / "alloy.py"
REFUSED = Answer("p", "error", reason=f"Analysis {HIGHER_ORDER}")


@pytest.mark.parametrize(
    ("there", "here", "relation"),
    [
        (Answer("p", "sat"), Answer("p", "sat"), "agree"),
        (Answer("p", "sat"), Answer("p", "unsat"), "differ"),
        (Answer("p", "sat"), Answer("p", "error"), "unread"),
        (Answer("p", "error"), Answer("p", "sat"), "differ"),
        (REFUSED, Answer("p", "sat"), "refused"),
        (Answer("p", "timeout"), Answer("p", "sat"), "open"),
        (Answer("p", "timeout"), Answer("p", "timeout"), "late"),
        (Answer("", "error"), Answer("p", "error"), "agree"),
        (Answer("", "error"), Answer("p", "sat"), "differ"),
    ],
)
def test_two_answers(there: Answer, here: Answer, relation: str) -> None:
    assert [found for found, _, _ in compared([there], [here])] == [relation]


def test_commands_that_were_not_read_differ() -> None:
    theirs = [Answer("p", "sat"), Answer("q", "unsat")]
    assert [found for found, _, _ in compared(theirs, [Answer("", "error", reason="unreadable")])] == ["unread"] * 2


def test_without_alloy_there_is_nothing_to_compare(tmp_path: Path) -> None:
    call = [sys.executable, str(SURVEY), "--survey", str(tmp_path), "--jar", str(tmp_path / "missing.jar")]
    done = subprocess.run(call, capture_output=True, text=True)
    assert (done.returncode, done.stdout[:8]) == (0, "skipped:")


def test_the_tables_count_every_command_and_explain_those_without_agreement() -> None:
    rows = [row("a.als run", "late", Answer("run", "timeout"), Answer("run", "timeout", 0.0, "time | memory"))]
    assert list(table({"agree": 3, "late": 1}, rows)) == [
        "| | commands | share | |",
        "|---|---|---|---|",
        "| agree | 3 | 75 % | both give the same answer |",
        "| late | 1 | 25 % | neither has an answer in time |",
        "",
        "| command | | Alloy | Oxpecker |",
        "|---|---|---|---|",
        "| `a.als run` | late | timeout | timeout time \\| memory |",
    ]
