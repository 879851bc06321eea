"""Comparing rounds of a loop: what is seen at once agrees with the whole comparison."""

from __future__ import annotations

from itertools import product

from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.recurrence import _is_counter_ahead, _is_same_value, block_of

VALUES: tuple[Value, ...] = (0, 1, -1, True, False, 0.0, -0.0, 1.0, float("nan"), "", "1", None)


def test_a_counter_is_ahead_only_if_the_values_differ() -> None:
    ahead = [(one, two) for one, two in product(VALUES, VALUES) if _is_counter_ahead([one], [two], [0])]
    assert (0, 1) in ahead
    assert not any(_is_same_value(one, two) for one, two in ahead)


def test_only_the_chosen_variables_are_compared() -> None:
    assert not _is_counter_ahead([0, 7], [1, 7], [1])
    assert _is_counter_ahead([0, 7], [1, 7], [1, 0])


def test_the_block_of_a_piece_of_code_is_in_its_name() -> None:
    def b12_3() -> None: ...

    def other() -> None: ...

    assert [block_of(each) for each in (b12_3, other)] == [12, -1]  # type: ignore[arg-type]
