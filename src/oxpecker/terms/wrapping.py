"""Two's complement of a given width, as Java's integers need it."""

from __future__ import annotations

from oxpecker.terms.arithmetic import mul
from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.linear import Flat, add, check_int, combine, split
from oxpecker.terms.numbers import wrapped
from oxpecker.terms.term import Int, Term, make

LINEAR, MUL, WRAP, INT = Op.LINEAR, Op.MUL, Op.WRAP, Sort.INT


def wrap(value: Int, width: int, signed: bool = True) -> Int:
    """The value congruent to this one in the range of the width."""
    if type(value) is int:
        return wrapped(value, width, signed)
    check_int(value)
    assert type(value) is Term
    if not SETTING.extended:
        return _make(value, width, signed)
    fitted = _fitted(value, width, signed)
    if fitted is not None:
        return fitted
    inner = _absorbed(value, width)
    if inner is value:
        return _make(value, width, signed)
    if type(inner) is not Term:
        return wrapped(inner, width, signed)
    fitted = _fitted(inner, width, signed)
    return _make(inner, width, signed) if fitted is None else fitted


def _make(value: Term, width: int, signed: bool) -> Term:
    """A wrap whose argument does not fit the width (below the extended level, it may fit)."""
    if value.low is None or value.high is None:
        least = -(1 << width - 1) if signed else 0
        return make(WRAP, INT, (value, width, signed), least, least + (1 << width) - 1)
    low, high = Interval(value.low, value.high).wrap(width, signed)
    return make(WRAP, INT, (value, width, signed), low, high)


def _fitted(value: Term, width: int, signed: bool) -> Int | None:
    """The value without a wrap if its interval lies in one period, otherwise None."""
    low, high = value.low, value.high
    if low is None or high is None:
        return None
    least = -(1 << width - 1) if signed else 0
    period = low - least >> width
    if period != high - least >> width:
        return None
    return add(value, -(period << width)) if period else value


def _absorbed(value: Term, width: int) -> Int:
    """A congruent term modulo the width, without redundant inner wraps and large coefficients."""
    op = value.op
    if op is not LINEAR and op is not MUL and op is not WRAP:
        return value
    constant, flat = split(value)
    half = 1 << width - 1
    if -half <= constant < half and all(
        -half <= flat[i] < half and flat[i + 1].op is not WRAP and flat[i + 1].op is not MUL
        for i in range(0, len(flat), 2)
    ):
        return value
    pairs = [(wrapped(flat[i], width), _unwrapped(flat[i + 1], width)) for i in range(0, len(flat), 2)]
    result = combine(wrapped(constant, width), pairs)
    return result if result is value or type(result) is not Term else _absorbed_again(result, width)


def _absorbed_again(value: Term, width: int) -> Int:
    """Absorbs again: removing wraps may have combined parts that add up to multiples of the width."""
    constant, flat = split(value)
    if wrapped(constant, width) == constant and all(wrapped(c, width) == c for c in flat[::2]):
        return value
    coefficients: Flat = flat[::2]
    return combine(
        wrapped(constant, width), [(wrapped(c, width), t) for c, t in zip(coefficients, flat[1::2], strict=True)]
    )


def _is_wrapped(value: Int, width: int) -> bool:
    return type(value) is Term and value.op is WRAP and value.args[1] >= width


def _unwrapped(term: Term, width: int) -> Int:
    """A term without the wraps that are redundant modulo the width."""
    if _is_wrapped(term, width):
        inner: Int = term.args[0]
        return inner
    if term.op is MUL and any(_is_wrapped(factor, width) for factor in term.args):
        result: Int = 1
        for factor in term.args:
            result = mul(result, _unwrapped(factor, width) if type(factor) is Term else factor)
        return result
    return term
