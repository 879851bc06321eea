"""Which exceptions count as findings, when whoever checks names their classes."""

from __future__ import annotations

import pytest

from oxpecker.engine import Options, check_method
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import SolverConfiguration, build

PROGRAM = """
class Low extends RuntimeException { }
class Main {
    static void some(int x) { if (x == 1) { throw new Low(); } if (x == 2) { throw new IllegalStateException(); } }
    static void given(RuntimeException e) requires(e != null) { throw e; }
}
"""


def checked(method: str, exceptions: set[str] | None) -> MethodResult:
    program = check(parse(Source("p.oox", PROGRAM)).program).program
    assert program is not None
    (found,) = program.find_methods(method)
    options = Options(exceptions=None if exceptions is None else frozenset(exceptions))
    solver = build(SolverConfiguration())
    try:
        return check_method(program, found, solver, options, {})
    finally:
        solver.close()


@pytest.mark.parametrize(
    ("exceptions", "verdict", "values"),
    [
        (None, Verdict.VALID, []),
        (set(), Verdict.VALID, []),
        ({"ArithmeticException"}, Verdict.VALID, []),
        ({"Low"}, Verdict.INVALID, ["1"]),
        ({"IllegalStateException"}, Verdict.INVALID, ["2"]),
        ({"RuntimeException"}, Verdict.INVALID, ["1", "2"]),
    ],
)
def test_only_classes_that_are_named_count(exceptions: set[str] | None, verdict: Verdict, values: list[str]) -> None:
    result = checked("Main.some", exceptions)
    assert result.verdict is verdict
    assert all(value in values for finding in result.findings for _, value in finding.inputs)


def test_an_exception_of_unknown_class_is_never_passed_over() -> None:
    assert checked("Main.given", {"RuntimeException"}).verdict is Verdict.INVALID
    assert checked("Main.given", {"ArithmeticException"}).verdict is not Verdict.VALID
    assert checked("Main.given", {"Low"}).verdict is not Verdict.VALID
