"""Sweeps over many cases: every run has a sample of them, and `-m exhaustive` has all.

- `sampled(cases, every)` chooses which cases of a parametrised test are left to `-m exhaustive`.
- `tries(count)` is how many examples of a property, or programs of a generator, a test tries: a quarter, or all.
- `some(cases)` is what a test that goes through many cases tries of them.
- A test that calls one of these and is no test of Hypothesis has the mark `sampled`, so that `-m exhaustive` finds it.
- A test in `slow.txt` is exhaustive, whatever it is about.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tests.slow import is_listed, listed

SHARE = 4
"""One example of so many is tried in every run."""


def sampled(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases of a sweep: the first of each so many is always run, the others are exhaustive.

    A case is the value of a parameter, or a tuple of values for several.
    """
    return [
        case if number % every == 0 else exhaustive(*case if isinstance(case, tuple) else (case,))
        for number, case in enumerate(cases)
    ]


def left_out(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases of a sweep that are exhaustive."""
    return [case for number, case in enumerate(cases) if number % every]


def exhaustive(*values: Any) -> Any:
    """One case that only `-m exhaustive` runs."""
    return pytest.param(*values, marks=pytest.mark.exhaustive)


def tries(count: int) -> int:
    """How many of so many examples are tried in this run."""
    return count if _Run.is_exhaustive else -(-count // SHARE)


def some(cases: Iterable[Any]) -> list[Any]:
    """The cases of a sweep inside one test: the first of each few, or all."""
    return list(cases)[:: 1 if _Run.is_exhaustive else SHARE]


class _Run:
    """What this run of the tests is for."""

    is_exhaustive = False


def begin(config: pytest.Config) -> None:
    """Before tests are imported: finds out what the run is for."""
    _Run.is_exhaustive = "exhaustive" in config.option.markexpr


def choose(config: pytest.Config, items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests of an ordinary run, which has no others unless `-m`, `-k` or a name chooses them."""
    slow = listed()
    for item in items:
        if is_listed(item.nodeid, slow):
            item.add_marker("exhaustive")
    if _Run.is_exhaustive:
        # Properties are in both runs, and try more in this one.
        for item in items:
            if item.get_closest_marker("sampled") or getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
                item.add_marker("exhaustive")
    usual = [item for item in items if item.get_closest_marker("exhaustive") is None]
    chosen = config.option.markexpr or config.option.keyword or any("::" in argument for argument in config.args)
    if not chosen and len(usual) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("exhaustive")])
        items[:] = usual
    return usual
