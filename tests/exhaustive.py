"""Tests that only `-m exhaustive` runs: sweeps over many cases, of which every other run has a sample."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], every: int) -> list[Any]:
    """The cases of a sweep: the first of each so many is always run, the others are exhaustive.

    A case is the value of a parameter, or a tuple of values for several.
    """
    return [
        case if number % every == 0 else exhaustive(*case if isinstance(case, tuple) else (case,))
        for number, case in enumerate(cases)
    ]


def exhaustive(*values: Any) -> Any:
    """One case that only `-m exhaustive` runs."""
    return pytest.param(*values, marks=pytest.mark.exhaustive)


def is_exhaustive(item: pytest.Item) -> bool:
    """Whether only `-m exhaustive` runs a test."""
    return item.get_closest_marker("exhaustive") is not None


def is_default(config: pytest.Config) -> bool:
    """Whether nobody said by `-m` or by its name which tests to run, so that exhaustive ones are left out."""
    return not config.option.markexpr and not any("::" in argument for argument in config.args)
