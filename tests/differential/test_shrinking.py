"""Differences are shown on small inputs."""

from __future__ import annotations

import pytest

from tests.differential.programs import compared


@pytest.mark.parametrize(
    ("header", "old", "new", "inputs"),
    [
        (
            "void f(int[] a, int i, int j)",
            "int t = a[i]; a[i] = a[j]; a[j] = t;",
            "a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j];",
            ["[1]", "0", "0"],
        ),
        (
            "int f(int x, int low, int high)",
            "return x < low ? low : x > high ? high : x;",
            "return Math.max(low, Math.min(x, high));",
            ["0", "0", "-1"],
        ),
        ("int f(String s)", "return s.indexOf('b');", "return s.lastIndexOf('b');", ['"bb"']),
    ],
)
def test_the_input_is_small(header: str, old: str, new: str, inputs: list[str]) -> None:
    (found,) = compared(*(f"class A {{ static {header} {{ {each} }} }}" for each in (old, new))).values()
    assert found.difference is not None
    assert [value for _, value in found.difference.inputs] == inputs
