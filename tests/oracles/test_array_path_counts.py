"""Numbers of paths of classes around an array, derived by hand, and how they differ from Kiasan's tables.

Kiasan bounds how many different elements of an array are looked at, whatever its length; the bound `array` is the
longest array that is looked into. So a path that looks at no element exists once for arrays within the bound and once
for longer ones, and a place that is never used (the first of a heap) counts.
"""

from __future__ import annotations

import pytest

from tests.oracles.oracle_classes import path_ends


def levels(place: int) -> int:
    """How many places of a heap are above one, itself included."""
    return place.bit_length()


def removals(size: int) -> int:
    """The ways of `deleteMin` with so many elements, up to four.

    The last of three is compared with the other one; the last of four is not below the second, so that it stops beside
    or goes below the second, and always goes below the third.
    """
    return {0: 1, 1: 1, 2: 1, 3: 2, 4: 3}[size]


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_insertion_into_a_heap(k: int) -> None:
    ends = path_ends("BinaryHeap", "insert", k)
    # An element comes to rest at its place or at one above it; k places hold k - 1 elements, the new one included.
    assert ends["Returned"] == sum(levels(size + 1) for size in range(k - 1))
    # Sizes 0 and 1 are the same to the invariant; at k = 1 one of them is in an array beyond the bound.
    assert ends["Threw"] == max(k - 1, 2 if k == 1 else 0)


@pytest.mark.parametrize(("k", "kiasan"), [(1, 2), (2, 5), (3, 8)])
def test_insertion_with_one_more_place_is_kiasans(k: int, kiasan: int) -> None:
    ends = path_ends("BinaryHeap", "insert", k + 1)
    assert ends["Returned"] + ends["Threw"] == kiasan


@pytest.mark.parametrize(("k", "kiasan"), [(1, 2), (2, 3), (3, 5)])
def test_removal_from_a_heap(k: int, kiasan: int) -> None:
    # Kiasan: sizes up to k. Here: sizes below k + 1 for one more place, and the empty heap in a longer array.
    assert sum(removals(size) for size in range(k + 1)) == kiasan
    assert path_ends("BinaryHeap", "deleteMin", k + 1)["Returned"] == kiasan + 1


@pytest.mark.parametrize(("k", "returned"), [(1, 3), (2, 2), (3, 3), (4, 3)])
def test_an_array_that_grows(k: int, returned: int) -> None:
    # A full array of n elements needs one of 2n + 1, which must be within the bound, too; at k = 1 n is known.
    grown = 2 if k == 1 else sum(2 * n + 1 <= k for n in range(k + 1))
    assert path_ends("GrowingArray", "add", k)["Returned"] == grown + 1 == returned


@pytest.mark.parametrize("k", [1, 2, 3])
def test_removal_from_an_array(k: int) -> None:
    ends = path_ends("GrowingArray", "removeAt", k)
    # Kiasan's k + 2: 0 to k - 1 elements move up, or the index is too small or too large. Arrays beyond the bound have
    # a way for each of the three in which none is looked at.
    assert (ends["Returned"], ends["Threw"]) == (k + 1, 4)
    assert ends["Returned"] + ends["Threw"] - 3 == k + 2


@pytest.mark.parametrize("k", [1, 2, 3])
def test_search_in_an_array(k: int) -> None:
    # Found at one of k places, missing among 0 to k elements, or nothing to look at in a longer array.
    assert path_ends("GrowingArray", "indexOf", k)["Returned"] == k + (k + 1) + 1
