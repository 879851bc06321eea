"""The exact numbers of Mazurkiewicz traces of programs in n threads, and that `optimal` explores no other number."""

from __future__ import annotations

import pytest

from oxpecker.engine import Bounds
from oxpecker.engine.options import Reduction
from tests.engine.interleavings.agreement import explored
from tests.engine.interleavings.traces import count_traces
from tests.engine.thread_tables import FAMILIES, LARGER, Family
from tests.exhaustive import sampled
from tests.oox.from_text import checked, method_named

CASES = [(family, n) for family in FAMILIES for n in range(2, family.largest + 1)]


@pytest.mark.parametrize(("family", "n"), CASES, ids=[f"{family.name}-{n}" for family, n in CASES])
def test_optimal_explores_the_known_number(family: Family, n: int) -> None:
    program = checked(family.text(n))
    found = explored(program, method_named(program, "Main.go"), Reduction.OPTIMAL, 60.0)
    assert dict(sorted(found.counts.items())) == family.traces(n)
    assert not found.defect and not found.unknown
    assert found.redundant == 0


@pytest.mark.parametrize("family", LARGER, ids=lambda family: family.name)
def test_programs_of_other_papers(family: Family) -> None:
    """The numbers that they print, and no exploration is blocked."""
    program = checked(family.text(family.largest))
    method = method_named(program, "Main.go")
    found = explored(program, method, Reduction.OPTIMAL, 120.0, bounds=Bounds(threads=40))
    assert dict(found.counts) == family.traces(family.largest)
    assert not found.defect and not found.unknown
    assert found.redundant == 0


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_known_number_is_what_brute_force_counts(family: Family) -> None:
    for n in range(2, family.enumerable + 1):
        program = checked(family.text(n))
        assert count_traces(program, method_named(program, "Main.go"), lambda _heap: [], 50_000) == family.traces(n)


@pytest.mark.parametrize("family", sampled(FAMILIES, 3), ids=lambda family: family.name)
def test_without_reduction_the_ends_are_the_same(family: Family) -> None:
    program = checked(family.text(2))
    method = method_named(program, "Main.go")
    ends = [explored(program, method, reduction, 20.0) for reduction in Reduction]
    assert all(found.outcomes == ends[0].outcomes and not found.unknown for found in ends)
