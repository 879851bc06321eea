"""Bit operators as formulas over integers agree with those of Python, which has Java's for every width."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest

from oxpecker.horn.bits import about, bitwise
from oxpecker.horn.formula import TRUE, Formula, Op, Sort, number, symbol
from oxpecker.horn.substitution import substituted
from oxpecker.oox.syntax import BinaryOperator as B

X = symbol("x", Sort.INT)
OPERATORS = {B.BIT_AND: int.__and__, B.BIT_OR: int.__or__, B.BIT_XOR: int.__xor__}
MASKS = (0, 1, 2, 6, 7, 0xF0, 0x7FFFFFFF, -1, -2, -8, ~0x18, -(2**31), 2**62, 0x0F0F)


def numbers(count: int) -> list[int]:
    random = Random(7)
    edges = [sign * 2**width + step for sign in (1, -1) for width in (0, 1, 4, 8, 31, 63) for step in (-1, 0, 1)]
    others = [random.randint(-(2**63), 2**63 - 1) >> random.randint(0, 60) for _ in range(count)]
    return [*range(-9, 10), *edges, *others]


@pytest.mark.parametrize("operator", OPERATORS)
def test_constants_are_exact(operator: B) -> None:
    for mask in MASKS:
        found = bitwise(operator, X, number(mask))
        for value in numbers(20):
            expected = OPERATORS[operator](value, mask)
            assert substituted(found, {X: number(value)}) == number(expected), (value, mask)


@pytest.mark.parametrize("operator", OPERATORS)
def test_results_lie_in_their_ranges(operator: B) -> None:
    edges = (-9, -8, -1, 0, 1, 3, 7, 8)
    ranges = [(low, high) for low, high in product(edges, repeat=2) if low <= high]
    for one, other in product(ranges, repeat=2):
        low, high = bitwise(operator, ranged("x", one), ranged("y", other)).range
        for value, mask in product(range(one[0], one[1] + 1), range(other[0], other[1] + 1)):
            found = OPERATORS[operator](value, mask)
            assert low is not None and low <= found and high is not None and found <= high


def ranged(name: str, within: tuple[int, int]) -> Formula:
    return symbol(name, Sort.INT, within)


def test_laws_hold() -> None:
    both = symbol("both", Sort.INT)
    laws = list(about(X, symbol("y", Sort.INT), both))
    values = numbers(40)
    Random(3).shuffle(values)
    pairs = [*product(range(-3, 4), repeat=2), *pairwise(values)]
    for one, other in pairs:
        known = {X: number(one), symbol("y", Sort.INT): number(other), both: number(one & other)}
        for law in laws:
            assert substituted(law, known) == TRUE, (one, other, law)


def test_a_wrong_result_breaks_a_law() -> None:
    """The laws say something: about small numbers, they exclude most results."""
    both, y = symbol("both", Sort.INT), symbol("y", Sort.INT)
    laws = list(about(X, y, both))
    excluded = 0
    for one, other, wrong in product(range(-2, 4), range(-2, 4), range(-5, 5)):
        known = {X: number(one), y: number(other), both: number(wrong)}
        kept = all(substituted(law, known) == TRUE for law in laws)
        assert kept or wrong != one & other
        excluded += not kept
    assert excluded > 0.8 * 6 * 6 * 10


def test_a_mask_with_many_gaps_is_a_function() -> None:
    assert bitwise(B.BIT_AND, X, number(0x55555555)).op is Op.CALL
