"""Java's arithmetic on Python's numbers: known corners, and properties against plain definitions."""

from __future__ import annotations

import math
import struct
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.oox import numbers
from oxpecker.oox.float_text import float_text
from oxpecker.oox.types import BYTE, CHAR, DOUBLE, FLOAT, INT, INTEGRAL, LONG, RANGES, SHORT, UINT, WIDTHS
from tests.exhaustive import tries

deterministic = settings(derandomize=True, max_examples=tries(300), deadline=None)
integers = st.one_of(st.integers(-(2**70), 2**70), st.sampled_from([0, 1, -1, 2**31, -(2**31), 2**63 - 1, -(2**63)]))
kinds = st.sampled_from(sorted(INTEGRAL, key=str))


@deterministic
@given(integers, kinds)
def test_wrapping_gives_the_congruent_value_in_range(value: int, t: object) -> None:
    wrapped = numbers.wrap(value, t)
    assert RANGES[t][0] <= wrapped <= RANGES[t][1]
    assert (wrapped - value) % 2 ** WIDTHS[t] == 0


@deterministic
@given(integers, integers.filter(bool))
def test_division_truncates_and_the_remainder_has_the_sign_of_the_dividend(left: int, right: int) -> None:
    quotient, rest = numbers.divide(left, right), numbers.remainder(left, right)
    assert quotient * right + rest == left
    assert abs(rest) < abs(right)
    assert rest == 0 or (rest < 0) == (left < 0)


@deterministic
@given(st.integers(-(2**31), 2**31 - 1), st.integers(-100, 100))
def test_unsigned_shift_reads_the_bits_of_an_int(value: int, distance: int) -> None:
    bits = format(value & 0xFFFFFFFF, "032b")
    moved = ("0" * (distance % 32) + bits)[:32]
    assert numbers.shift_right_unsigned(value, distance, INT) & 0xFFFFFFFF == int(moved, 2)


@deterministic
@given(st.floats(width=32))
def test_every_single_is_its_own_nearest_single(value: float) -> None:
    again = numbers.to_single(value)
    assert again == value or (math.isnan(again) and math.isnan(value))


@deterministic
@given(st.decimals(allow_nan=False, allow_infinity=False, min_value=0, max_value=10**20, places=30))
def test_a_decimal_becomes_the_nearest_single(value: Decimal) -> None:
    single = numbers.single_from_text(str(value))
    (bits,) = struct.unpack("<i", struct.pack("<f", single))
    for neighbour in (bits - 1, bits + 1):
        if neighbour >= 0:
            (other,) = struct.unpack("<f", struct.pack("<i", neighbour))
            assert abs(Fraction(single) - Fraction(value)) <= abs(Fraction(other) - Fraction(value))


def test_a_decimal_is_rounded_once() -> None:
    text = "1.00000017881393432617187499"  # just below the middle of two floats, but its double is the middle
    assert numbers.single_from_text(text) != numbers.to_single(float(text))


@deterministic
@given(integers)
def test_integers_become_the_nearest_single(value: int) -> None:
    """The nearest single is no farther away than its neighbours."""
    single = numbers.integer_to_float(value, FLOAT)
    (bits,) = struct.unpack("<i", struct.pack("<f", abs(single)))
    for neighbour in (bits - 1, bits + 1):
        if neighbour < 0:
            continue
        (other,) = struct.unpack("<f", struct.pack("<i", neighbour))
        if math.isfinite(other):
            assert abs(abs(value) - int(abs(single))) <= abs(abs(value) - int(other))


@deterministic
@given(st.floats(allow_nan=False, allow_infinity=False))
def test_the_text_of_a_double_names_it(value: float) -> None:
    assert float(float_text(value, DOUBLE)) == value


@deterministic
@given(st.floats(allow_nan=False, allow_infinity=False, width=32))
def test_the_text_of_a_float_names_it(value: float) -> None:
    assert numbers.to_single(float(float_text(value, FLOAT))) == value


@pytest.mark.parametrize(
    ("value", "t", "text"),
    [
        (0.1, DOUBLE, "0.1"),
        (100.0, DOUBLE, "100.0"),
        (1e7, DOUBLE, "1.0E7"),
        (9999999.0, DOUBLE, "9999999.0"),
        (0.001, DOUBLE, "0.001"),
        (0.0001, DOUBLE, "1.0E-4"),
        (-0.0, DOUBLE, "-0.0"),
        (math.inf, FLOAT, "Infinity"),
        (math.nan, DOUBLE, "NaN"),
        (numbers.to_single(0.1), FLOAT, "0.1"),
        (numbers.to_single(0.1), DOUBLE, "0.10000000149011612"),
        (1.7976931348623157e308, DOUBLE, "1.7976931348623157E308"),
        (1e23, DOUBLE, "9.999999999999999E22"),
        (2.0**-1073, DOUBLE, "1.0E-323"),
        (2.0**-44, DOUBLE, "5.6843418860808015E-14"),
        (2.0**63, DOUBLE, "9.223372036854776E18"),
        (2.0**60 + 2.0**20, DOUBLE, "1.15292150460789555E18"),
        (123456792.0, FLOAT, "1.23456792E8"),
        (2.0**-126, FLOAT, "1.17549435E-38"),
        (2.0**83, FLOAT, "9.6714065E24"),
    ],
)
def test_text_of_floating_point(value: float, t: object, text: str) -> None:
    assert float_text(value, t) == text


@pytest.mark.parametrize(
    ("value", "source", "target", "wraps", "result"),
    [
        (3.99, DOUBLE, INT, True, 3),
        (-3.99, DOUBLE, INT, True, -3),
        (1e20, DOUBLE, INT, True, 2**31 - 1),
        (-1e20, DOUBLE, LONG, True, -(2**63)),
        (math.nan, DOUBLE, INT, True, 0),
        (math.inf, DOUBLE, CHAR, True, 65535),
        (300.7, DOUBLE, BYTE, True, 44),
        (1e20, DOUBLE, INT, False, 10**20),
        (1e20, DOUBLE, SHORT, False, -1),
        (2**31, LONG, INT, True, -(2**31)),
        (2**31, LONG, INT, False, 2**31),
        (-1, INT, UINT, True, 2**32 - 1),
        (-1, INT, CHAR, False, 65535),
        (2**24 + 1, INT, FLOAT, True, float(2**24)),
        (1e300, DOUBLE, FLOAT, True, math.inf),
        (10**400, INT, DOUBLE, False, math.inf),
        (-(10**400), INT, FLOAT, False, -math.inf),
    ],
)
def test_conversions(value: float, source: object, target: object, wraps: bool, result: float) -> None:
    assert numbers.convert(value, source, target, wraps) == result


@pytest.mark.parametrize(
    ("left", "right", "result"),
    [(1.0, 0.0, math.inf), (-1.0, 0.0, -math.inf), (1.0, -0.0, -math.inf), (6.0, 4.0, 1.5), (1.0, math.inf, 0.0)],
)
def test_floating_division(left: float, right: float, result: float) -> None:
    assert numbers.float_divide(left, right) == result


def test_floating_division_without_a_value() -> None:
    for left, right in [(0.0, 0.0), (math.nan, 1.0), (1.0, math.nan), (math.nan, 0.0), (math.inf, math.inf)]:
        assert math.isnan(numbers.float_divide(left, right))


def test_floating_remainder() -> None:
    assert numbers.float_remainder(5.5, -2.0) == 1.5
    assert numbers.float_remainder(-5.5, 2.0) == -1.5
    assert numbers.float_remainder(5.5, math.inf) == 5.5
    for left, right in [(1.0, 0.0), (math.inf, 1.0), (math.nan, 1.0)]:
        assert math.isnan(numbers.float_remainder(left, right))
