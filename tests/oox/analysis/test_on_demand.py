"""Sets whose members are found on demand."""

from __future__ import annotations

import pickle

from oxpecker.oox.analysis.on_demand import Those


def test_each_member_is_found_once_and_only_if_somebody_asks() -> None:
    asked: list[int] = []

    def is_even(number: int) -> bool:
        asked.append(number)
        return number % 2 == 0

    even = Those(range(5), is_even)
    assert not asked
    assert 2 in even
    assert 7 not in even, "only those of the given things are members"
    assert even
    assert asked == [2, 0]
    assert list(even) == [0, 2, 4]
    assert (3 in even, 2 in even, len(even)) == (False, True, 3)
    assert asked == [2, 0, 1, 3, 4]


def test_what_is_stored_are_all_members() -> None:
    stored = pickle.loads(pickle.dumps(Those(range(5), lambda number: number > 2)))
    assert stored == frozenset({3, 4})
    assert stored == Those(range(9), lambda number: number in (3, 4))


def test_it_takes_part_in_operations_of_sets() -> None:
    few = Those(range(5), lambda number: number > 2)
    assert few - {3} == {4}
    assert {4, 5} & few == {4}
    assert few <= {3, 4, 5}
