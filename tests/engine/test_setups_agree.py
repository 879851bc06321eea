"""However the engine is set up, it finds the same: programs of which this was once not so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from oxpecker.api.loading import load
from tests.engine.generated.agreement import BOUNDS, Setup, check, difference, setups
from tests.exhaustive import sampled, tries

PROGRAMS = Path(__file__).parent.parent / "programs"
NAMES = ["checks/sizes_of_new_arrays.oox", "contracts/old_of_arrays.oox"]
FOLDING = [setup for setup in setups() if setup.axis in ("terms", "pruning") or "evaluation" in setup.name]


@pytest.mark.parametrize("setup", FOLDING, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_setups_agree(name: str, setup: Setup) -> None:
    """Where less is folded or nothing is pruned, no other verdict is given."""
    loaded = load(PROGRAMS / name)
    bounds = replace(BOUNDS, array=3)
    for method in loaded.methods_to_check():
        usual, other = (check(loaded.program, method, each, 60.0, bounds) for each in (setups()[0], setup))
        assert not usual.unknown
        assert not difference(usual, other, setup), str(method.info)


UNPRUNED = [setup for setup in setups() if setup.axis == "mixed" and "lazy" in setup.name]


@pytest.mark.parametrize("setup", sampled(UNPRUNED, 2), ids=str)
def test_objects_that_an_unpruned_path_takes_for_others_are_nobodys_receivers(setup: Setup) -> None:
    loaded = load(PROGRAMS / "java/generics/classes.java")
    (method,) = loaded.program.find_methods("Main.total")
    assert not check(loaded.program, method, setup, tries(4) / 10, replace(BOUNDS, decisions=100, array=3)).defect
