"""Smallest covers against trying all choices."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.testgen import smallest_cover
from tests.exhaustive import tries

SETS = st.lists(st.frozensets(st.integers(0, 7), max_size=5), max_size=8)


@settings(max_examples=tries(150), deadline=None)
@given(SETS)
def test_no_smaller_choice_covers_everything(sets: list[frozenset[int]]) -> None:
    cover = smallest_cover(sets)
    everything = frozenset().union(*sets)
    assert cover.exact
    assert frozenset().union(*(sets[number] for number in cover.chosen)) == everything
    for size in range(len(cover.chosen)):
        assert not any(frozenset().union(*choice) == everything for choice in combinations(sets, size))


def test_a_greedy_choice_is_not_the_smallest() -> None:
    sets = [frozenset("abcd"), frozenset("abx"), frozenset("cdy"), frozenset("xy")]
    assert smallest_cover(sets).chosen == (0, 3)
    assert smallest_cover([frozenset("abcd"), frozenset("abe"), frozenset("cdf")]).chosen == (1, 2)


def test_large_instances_are_said_not_to_be_exact() -> None:
    sets = [frozenset((a, b, c)) for a in range(14) for b in range(a) for c in range(b)]
    cover = smallest_cover(sets)
    assert frozenset().union(*(sets[number] for number in cover.chosen)) == frozenset(range(14))
    assert not cover.exact or len(cover.chosen) == 5
