"""A cast of an input that always has the type does not ask whether the input is null: generics add no paths."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker
from oxpecker.results import Verdict

PROGRAM = """
import java.util.*;

class Loops {
    static int each(List<String> list) {
        int count = 0;
        for (String text : list) count++;
        return count;
    }

    static int inferred(List<Integer> list) {
        int count = 0;
        for (var number : list) count++;
        return count;
    }

    static int byIndex(ArrayList<String> list) {
        int count = 0;
        for (int i = 0; i < list.size(); i++) {
            String text = list.get(i);
            count++;
        }
        return count;
    }

    static <T extends Number> int bounded(Deque<T> numbers) {
        int count = 0;
        for (Number number : numbers) count++;
        return count;
    }

    static int asked(List<String> list) {
        int count = 0;
        for (String text : list) if (text != null) count++;
        return count;
    }
}
"""


@pytest.mark.parametrize(
    ("method", "paths"),
    [("each", 4), ("inferred", 4), ("byIndex", 4), ("bounded", 4), ("asked", 15)],
)
def test_a_loop_has_one_path_for_each_size(tmp_path: Path, method: str, paths: int) -> None:
    """Where code asks for null, each element has two possibilities: 1 + 2 + 4 + 8 paths."""
    file = tmp_path / "Loops.java"
    file.write_text(PROGRAM, encoding="utf-8")
    (result,) = oxpecker.check(file, method=f"Loops.{method}", array=3).results
    assert result.verdict is Verdict.VALID_WITHIN_BOUNDS_PROVIDED
    assert result.statistics.paths == paths
