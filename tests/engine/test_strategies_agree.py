"""Whatever the initialisation strategy, a method has the same verdict."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.engine import STRATEGIES, Options, check_method
from tests.engine.checks import solver
from tests.expectations.verdicts import BOUNDS
from tests.oox.from_text import checked

PROGRAMS = Path(__file__).parent.parent / "programs" / "checks"
NAMES = ["arrays_of_arrays", "ranges", "strings_beyond_the_bound", "strings_in_objects", "texts_of_values"]


@pytest.mark.parametrize("name", NAMES)
def test_strategies_agree(name: str) -> None:
    """Also about what was cut."""
    program = checked((PROGRAMS / f"{name}.oox").read_text())
    methods = [m for m in program.methods.values() if m.body is not None and m.info.span.file == "test.oox"]
    assert methods
    for method in methods:
        found = {}
        for strategy in STRATEGIES:
            result = check_method(program, method, solver(), Options(BOUNDS, strategy, seconds=600.0))
            found[strategy] = (result.verdict, result.reason, sorted({hit.bound for hit in result.bounds_hit}))
        assert len({str(value) for value in found.values()}) == 1, (str(method.info), found)
