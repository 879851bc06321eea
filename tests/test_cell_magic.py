"""`%%java` in a notebook."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import oxpecker
from oxpecker.api.cell_magic import arguments

WRONG = """
class Abs {
    //@ ensures \\result >= 0;
    static int abs(int x) { return x < 0 ? -x : x; }
    static int twice(int x) { return 2 * x; }
}
"""


class Notebook:
    """What IPython does with an extension."""

    def __init__(self) -> None:
        self.magics: dict[str, Any] = {}
        oxpecker.load_ipython_extension(self)

    def register_magic_function(self, func: Any, magic_kind: str, magic_name: str) -> None:
        assert magic_kind == "cell"
        self.magics[magic_name] = func


def test_a_cell_is_checked_and_shown() -> None:
    report = Notebook().magics["java"]("--method Abs.abs", WRONG)
    assert str(report.verdict) == "invalid"
    assert "Abs.abs(-2147483648)" in report._repr_html_()
    assert len(report.results) == 1
    printed: list[str] = []
    report._repr_pretty_(SimpleNamespace(text=printed.append), False)
    assert printed == [str(report)]


def test_the_other_language() -> None:
    report = Notebook().magics["oox"]("--array 1", "class A { static int f(int[] a) { return a == null ? 0 : #a; } }")
    assert [str(each.verdict) for each in report.results] == ["valid"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", {}),
        ("--array 3 --method A.f --method A.g", {"array": 3, "method": ["A.f", "A.g"]}),
        ("--time=2.5 --null-inputs  # a comment", {"time": 2.5, "null_inputs": True}),
        ("--exceptions finding", {"exceptions": "finding"}),
    ],
)
def test_options_are_those_of_the_command(line: str, found: dict[str, object]) -> None:
    assert arguments(line) == found


@pytest.mark.parametrize(
    ("line", "cell", "said"),
    [
        ("array 3", WRONG, "'array' is not an option; write '--array 3', for example"),
        ("--arrays 3", WRONG, "did you mean 'array'"),
        ("--array", WRONG, "--array needs a value"),
        ("--array x", WRONG, "'array' must be"),
        ("--fail-on unknown", WRONG, "--fail-on has no effect on a cell"),
        ("--method A.g", WRONG, "no such method: 'A.g'"),
        ("", "class A { int f( }", "Cell.java:1"),
    ],
)
def test_mistakes_are_told_without_a_traceback(
    line: str, cell: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Notebook().magics["java"](line, cell) is None
    assert said in capsys.readouterr().out
