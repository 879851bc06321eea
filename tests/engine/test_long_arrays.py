"""Arrays with more places than a chain of conditionals is made for, read and written at an index that is not known."""

from __future__ import annotations

import pytest

from oxpecker.engine import Bounds, Options, check_method
from oxpecker.results import MethodResult
from oxpecker.solver import SolverConfiguration, build
from tests.oox.from_text import checked, method_named

TEXT = """
class Main {
    static void read(int[] a, int i)
        requires(a != null && #a == LENGTH && 0 <= i && i < #a)
        requires(forall v, k : a : v <= 5)
        ensures(a[i] <= 5)
    { }

    static void wrong(int[] a, int i)
        requires(a != null && #a == LENGTH && 0 <= i && i < #a)
        requires(forall v, k : a : v <= 5)
        ensures(a[i] <= 4)
    { }

    static void write(int[] a, int i, int j)
        requires(a != null && #a == LENGTH && 0 <= i && i < #a && 0 <= j && j < #a)
        ensures(a[i] == 7)
        ensures(i == j || a[j] == old(a[j]))
    { a[i] := 7; }
}
"""


def result(name: str, length: int) -> MethodResult:
    program = checked(TEXT.replace("LENGTH", str(length)))
    options = Options(Bounds(array=length))
    return check_method(program, method_named(program, name), build(SolverConfiguration()), options)


@pytest.mark.parametrize("length", [5, 9, 12, 100])
def test_a_read_at_an_unknown_index(length: int) -> None:
    assert result("Main.read", length).verdict == "valid"
    assert result("Main.wrong", length).verdict == "invalid"


@pytest.mark.parametrize("length", [5, 9, 12])
def test_a_write_at_an_unknown_index(length: int) -> None:
    assert result("Main.write", length).verdict == "valid"
