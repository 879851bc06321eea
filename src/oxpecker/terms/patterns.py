"""Floats and their bit patterns; there is only one NaN, Java's."""

from __future__ import annotations

from typing import Any

from oxpecker.terms.conditional import ite
from oxpecker.terms.floating import of_sort
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.linear import check_int
from oxpecker.terms.numbers import PATTERN_WIDTHS, float_of_bits, float_pattern
from oxpecker.terms.term import Float, Int, Term, make


def fp_to_bits(value: Float, width: int) -> Int:
    """The bits of a float in two's complement; all NaNs have the same bits."""
    if type(value) is not Term:
        return float_pattern(value, width)
    term: Any = of_sort(value, Sort.FLOAT if width == 32 else Sort.DOUBLE)
    if SETTING.extended and term.op is Op.ITE and not any(_is_choice(side) for side in term.args[1:]):
        condition, then, otherwise = term.args
        chosen: Int = ite(condition, fp_to_bits(then, width), fp_to_bits(otherwise, width))
        return chosen
    bound = 1 << width - 1
    return make(Op.FP_TO_BITS, Sort.INT, (term, width), -bound, bound - 1)


def _is_choice(side: Any) -> bool:
    return type(side) is Term and side.op is Op.ITE


def bits_to_fp(bits: Int, sort: Sort) -> Float:
    """The float whose bits are the low bits of an integer."""
    check_int(bits)
    width = PATTERN_WIDTHS[sort]
    if type(bits) is not Term:
        return float_of_bits(bits, width)
    if SETTING.extended and bits.op is Op.FP_TO_BITS and bits.args[1] == width:
        inner: Float = bits.args[0]
        return inner
    return make(Op.BITS_TO_FP, sort, (bits,))
