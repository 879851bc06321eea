"""One number of paths for one question: `check` and `tests` agree within the same bounds, or `tests` says why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.api.loading import load
from oxpecker.cli.check import check
from oxpecker.cli.tests import tests as write_tests
from tests.exhaustive import exhaustive

_ORACLES = Path(__file__).parents[1] / "oracles"
_NOTE = "may count fewer"
REASONS = (_NOTE, "provided that", "the inputs of a path cannot be constructed")
"""What the commands say where their numbers differ (docs/tests.md, "What counts as a path")."""

SAME = [
    ("java/SortedList", "SortedList.merge"),
    ("java/BinarySearchTree", "BinarySearchTree.insert(int)"),
    ("java/ListStack", "ListStack.push"),
    ("java/RingList", "RingList.removeLast"),
    ("java/ArrayStack", "ArrayStack.push"),
    ("java/Sorting", "Sorting.insertionSort(int[])"),
    ("kiasan/AbsoluteValue", "AbsoluteValue.abs"),
]
"""Methods that both commands explore by the same decisions."""


def counts(file: Path, method: str, k: int, folder: Path, *options: str) -> tuple[str, str, str]:
    """What `check` and `tests` say about the number of paths, and all that they say."""
    bounds = [option for name in ("chain", "array", "string") for option in (f"--{name}", str(k))]
    verdict = CliRunner().invoke(check, [str(file), "--method", method, *bounds, *options]).output
    written = CliRunner().invoke(
        write_tests, [str(file), "--method", method, "-k", str(k), "--all-paths", "--out", str(folder)]
    )
    pattern = r"\d+ paths?(?:, \d+ more runs? forever)?"
    checked, tested = (re.search(pattern, text) for text in (verdict, written.output))
    assert tested, written.output
    # A proof explores no paths.
    assert checked or "proved for all sizes" in verdict, verdict
    return checked[0] if checked else "", tested[0], verdict + written.output


@pytest.mark.parametrize("k", [1, 2])
@pytest.mark.parametrize(("file", "method"), SAME, ids=lambda each: each.partition("/")[2] or each)
def test_check_and_tests_count_the_same_paths(file: str, method: str, k: int, tmp_path: Path) -> None:
    checked, tested, _ = counts(_ORACLES / f"{file}.java", method, k, tmp_path)
    assert checked == tested


FILES = sorted([*(_ORACLES / "java").glob("*.java"), *(_ORACLES / "kiasan").glob("*.java")])


@pytest.mark.parametrize("file", [exhaustive(file) for file in FILES], ids=lambda each: each.stem)
def test_the_commands_agree_on_all_public_methods_or_say_why_not(file: Path, tmp_path: Path) -> None:
    for method in load(str(file)).methods_to_check():
        if not (method.info.is_constructor or method.info.private):
            checked, tested, said = counts(file, str(method.info), 1, tmp_path)
            assert checked == tested or any(reason in said for reason in REASONS), method.info


def test_paths_that_run_forever_are_counted_apart(tmp_path: Path) -> None:
    checked, tested, _ = counts(_ORACLES / "java/SortedList.java", "SortedList.merge", 2, tmp_path)
    assert checked == tested == "5 paths, 9 more run forever"


def test_tests_says_that_conditions_are_divided(tmp_path: Path) -> None:
    checked, tested, said = counts(_ORACLES / "kiasan/Triangle.java", "Triangle.classify", 1, tmp_path)
    assert (checked, tested) == ("10 paths", "15 paths")
    assert _NOTE in said


def test_tests_says_that_aliases_are_decided(tmp_path: Path) -> None:
    file = tmp_path / "Points.java"
    file.write_text(
        "class Points {\n    static class Point {\n        int x;\n    }\n\n"
        "    //@ requires p != null && q != null;\n"
        "    static int sum(Point p, Point q) {\n        p.x = 1;\n        q.x = 2;\n        return p.x + q.x;\n"
        "    }\n}\n",
        encoding="utf-8",
    )
    checked, tested, said = counts(file, "Points.sum", 2, tmp_path / "out")
    assert (checked, tested) == ("1 path", "2 paths")
    assert _NOTE in said
    assert counts(file, "Points.sum", 2, tmp_path / "out", "--strategy", "lazier#")[0] == tested
