"""Bit operations on integers in infinite two's complement, and Java's shifts."""

from __future__ import annotations

from oxpecker.terms.arithmetic import div
from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.linear import check_int, interval_of, neg, scale, sub
from oxpecker.terms.numbers import shifted_right_unsigned
from oxpecker.terms.term import Int, Term, in_order, make
from oxpecker.terms.wrapping import wrap

BIT_AND, BIT_NOT, BIT_OR, BIT_XOR, INT = Op.BIT_AND, Op.BIT_NOT, Op.BIT_OR, Op.BIT_XOR, Sort.INT


def bit_not(value: Int) -> Int:
    """~value = -value - 1"""
    if type(value) is int:
        return ~value
    check_int(value)
    if SETTING.extended:
        return sub(neg(value), 1)
    low, high = interval_of(value).bit_not()
    return make(BIT_NOT, INT, (value,), low, high)


def bit_and(left: Int, right: Int) -> Int:
    """left & right"""
    if type(left) is int and type(right) is int:
        return left & right
    check_int(left, right)
    return _bitwise(BIT_AND, left, right)


def bit_or(left: Int, right: Int) -> Int:
    """left | right"""
    if type(left) is int and type(right) is int:
        return left | right
    check_int(left, right)
    return _bitwise(BIT_OR, left, right)


def bit_xor(left: Int, right: Int) -> Int:
    """left ^ right"""
    if type(left) is int and type(right) is int:
        return left ^ right
    check_int(left, right)
    return _bitwise(BIT_XOR, left, right)


_UNITS = {BIT_AND: -1, BIT_OR: 0, BIT_XOR: 0}


def _fold(op: Op, left: int, right: int) -> int:
    return left & right if op is BIT_AND else left | right if op is BIT_OR else left ^ right


def _bitwise(op: Op, left: Int, right: Int) -> Int:
    if not SETTING.extended:
        low, high = bitwise_interval(op, [interval_of(left), interval_of(right)])
        return make(op, INT, (left, right), low, high)
    constant = _UNITS[op]
    terms: list[Term] = []
    for value in (left, right):
        parts = value.args if type(value) is Term and value.op is op else (value,)
        for part in parts:
            if type(part) is Term:
                terms.append(part)
            else:
                constant = _fold(op, constant, part)
    return _reduced(op, _distinct(op, terms), constant)


def _distinct(op: Op, terms: list[Term]) -> list[Term]:
    """The terms without duplicates: they have no effect, or cancel each other in an exclusive or."""
    kept: dict[Term, None] = {}
    for term in in_order(terms):
        if term not in kept:
            kept[term] = None
        elif op is BIT_XOR:
            del kept[term]
    return list(kept)


def _reduced(op: Op, terms: list[Term], constant: int) -> Int:
    if not terms:
        return constant
    if (op is BIT_AND and constant == 0) or (op is BIT_OR and constant == -1):
        return constant
    if op is BIT_XOR and constant < 0:  # x ^ ~c is ~(x ^ c)
        return bit_not(_reduced(op, terms, ~constant))
    if constant == _UNITS[op]:
        if len(terms) == 1:
            return terms[0]
        return _make(op, tuple(terms))
    if op is BIT_AND and constant > 0 and constant & constant + 1 == 0:
        rest = terms[0] if len(terms) == 1 else _make(op, tuple(terms))
        return wrap(rest, constant.bit_length(), False)
    return _make(op, (*terms, constant))


def _make(op: Op, args: tuple[Int, ...]) -> Int:
    low, high = bitwise_interval(op, [interval_of(arg) for arg in args])
    if low is not None and low == high:
        return low
    return make(op, INT, args, low, high)


def bitwise_interval(op: Op, intervals: list[Interval]) -> Interval:
    """The interval of a bit operation on any number of operands."""
    result = intervals[0]
    for other in intervals[1:]:
        if op is BIT_AND:
            result = result.bit_and(other)
        else:
            result = result.bit_or(other) if op is BIT_OR else result.bit_xor(other)
    return result


def _known_distance(distance: Int, width: int) -> int | None:
    """The distance of a shift after masking; None if unknown."""
    if type(distance) is not Term:
        return distance & width - 1
    return None


def shift_left(value: Int, distance: Int, width: int) -> Int:
    """value << (distance & width - 1), not wrapped."""
    if type(value) is int and type(distance) is int:
        return value << (distance & width - 1)
    check_int(value, distance)
    if SETTING.extended:
        known = _known_distance(distance, width)
        if known is not None:
            return scale(value, 1 << known)
    return _shift(Op.SHIFT_LEFT, value, distance, width)


def shift_right(value: Int, distance: Int, width: int) -> Int:
    """value >> (distance & width - 1), with sign extension."""
    if type(value) is int and type(distance) is int:
        return value >> (distance & width - 1)
    check_int(value, distance)
    if SETTING.extended:
        known = _known_distance(distance, width)
        if known == 0:
            return value
        low = interval_of(value).low
        if known is not None and low is not None and low >= 0:
            return div(value, 1 << known)
        distance = distance if known is None else known
    return _shift(Op.SHIFT_RIGHT, value, distance, width)


def _shift(op: Op, value: Int, distance: Int, width: int) -> Int:
    first, second = interval_of(value), interval_of(distance)
    low, high = first.shift_left(second, width) if op is Op.SHIFT_LEFT else first.shift_right(second, width)
    if SETTING.extended and low is not None and low == high:
        return low
    return make(op, INT, (value, distance, width), low, high)


def shift_right_unsigned(value: Int, distance: Int, width: int, signed: bool = True) -> Int:
    """The low `width` bits shifted right by distance & width - 1, filled with zeros, wrapped."""
    if type(value) is int and type(distance) is int:
        return shifted_right_unsigned(value, distance, width, signed)
    check_int(value, distance)
    interval = interval_of(value)
    if SETTING.extended:
        known = _known_distance(distance, width)
        if known == 0:
            return wrap(value, width, signed)
        if Interval(0, (1 << width) - 1).includes(interval):
            return wrap(shift_right(value, distance, width), width, signed)
        distance = distance if known is None else known
    low, high = interval.shift_right_unsigned(interval_of(distance), width, signed)
    if SETTING.extended and low is not None and low == high:
        return low
    return make(Op.SHIFT_RIGHT_UNSIGNED, INT, (value, distance, width, signed), low, high)
