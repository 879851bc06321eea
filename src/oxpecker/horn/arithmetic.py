"""Java's arithmetic on mathematical integers: results are wrapped where their ranges do not exclude an overflow."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.horn.bits import bitwise
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    ANY,
    ONE,
    ZERO,
    Formula,
    Op,
    Range,
    Sort,
    at_most,
    call,
    conditional,
    conjunction,
    disjunction,
    equal,
    floor_div,
    less,
    minus,
    modulo,
    negation,
    number,
    plus,
    quoted,
    scaled,
    times,
)
from oxpecker.horn.quotients import is_natural, size_of, undivided
from oxpecker.oox.numbers import NARROW
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import BIGINT, BOOL, INTEGERS, PRIMITIVES, RANGES, WIDTHS, Type

WRAP = "wrap "
"""Begins the names of the functions that wrap what lies at most one width outside its type."""


def definition(name: str) -> str:
    """What such a function is, in SMT-LIB."""
    low, high = RANGES[PRIMITIVES[name.removeprefix(WRAP)]]
    size = high - low + 1
    wrapped = f"(ite (> x {high}) (- x {size}) (ite (< x (- {-low})) (+ x {size}) x))"
    return f"(define-fun {quoted(name)} ((x Int)) Int {wrapped})"


class Arithmetic:
    """The integers of a program: of Java's widths, or mathematical ones."""

    def __init__(self, java_ints: bool) -> None:
        self.java_ints = java_ints

    def range(self, t: Type) -> Range:
        """The values of an integer type."""
        if t == BIGINT or not (self.java_ints or t in NARROW):
            return ANY
        return RANGES[t]

    def fit(self, value: Formula, t: Type) -> Formula:
        """A result wrapped to its type, unless wrapping changes nothing."""
        low, high = self.range(t)
        if low is None or high is None:
            return value
        size = high - low + 1
        least, greatest = value.range
        if least is None or greatest is None or least < low - size or greatest > high + size:
            return plus(modulo(minus(value, number(low)), number(size)), number(low))
        if least >= low and greatest <= high:
            return value
        return call(f"{WRAP}{t}", Sort.INT, (value,), (low, high))

    def convert(self, value: Formula, source: Type, target: Type) -> Formula:
        """A conversion between integer types."""
        if source not in INTEGERS or target not in INTEGERS:
            raise NotEncodable(f"a conversion from {source} to {target}")
        return self.fit(value, target) if self.java_ints or target in NARROW else value

    def negate(self, value: Formula, t: Type) -> Formula:
        """`-value`"""
        return self.fit(scaled(-1, value), t)

    def complement(self, value: Formula, t: Type) -> Formula:
        """`~value`"""
        return self.fit(minus(scaled(-1, value), ONE), t)

    def binary(self, operator: B, left: Formula, right: Formula, t: Type) -> Formula:
        """An operator on operands that are defined; a divisor is not zero."""
        if left.sort is Sort.BOOL and operator in _LOGICAL:
            return _LOGICAL[operator](left, right)
        comparison = _COMPARISONS.get(operator)
        if comparison is not None:
            return comparison(left, right)
        if t == BOOL or left.sort is not Sort.INT or right.sort is not Sort.INT:
            raise NotEncodable(f"the operator {operator} on these operands")
        if operator is B.TIMES:
            return self.fit(self._product(left, right, t), t)
        if operator in _LINEAR:
            return self.fit(_LINEAR[operator](left, right), t)
        if operator is B.DIVIDE:
            return self.fit(quotient(left, right), t)
        if operator is B.REMAINDER:
            return remainder(left, right)
        return self._bits(operator, left, right, t)

    def _product(self, left: Formula, right: Formula, t: Type) -> Formula:
        """A product modulo the width of its type; that of a quotient and its divisor is linear."""
        low, high = self.range(t)
        for one, other in ((left, right), (right, left)):
            found = None if Op.LITERAL in (one.op, other.op) else undivided(one, other, f"{WRAP}{t}")
            if found is None:
                continue
            if low is None or high is None or _is_within(found, 2 * low - high - 1, 2 * high - low + 1):
                return found
        return times(left, right)

    def _bits(self, operator: B, left: Formula, right: Formula, t: Type) -> Formula:
        """Shifts, and operators on single bits."""
        if operator in _SHIFTS and right.op is not Op.LITERAL and t in WIDTHS:
            return self._shifted(operator, left, right, t)
        if operator in _SHIFTS and right.op is Op.LITERAL:
            factor = 1 << (right.value & WIDTHS[t] - 1)
            if operator is B.SHIFT_LEFT:
                return self.fit(scaled(factor, left), t)
            if operator is B.SHIFT_RIGHT or is_natural(left):
                return floor_div(left, number(factor))
            if self.java_ints or t in NARROW:
                # What was wrapped before has the same lowest bits.
                plain = left.arguments[0] if left.name == f"{WRAP}{t}" else left
                bits = modulo(plain, number(1 << WIDTHS[t]))
                return self.fit(floor_div(bits, number(factor)), t)
        if operator in _LOGICAL:
            return bitwise(operator, left, right)
        raise NotEncodable(f"the bit operator {operator}")

    def _shifted(self, operator: B, left: Formula, right: Formula, t: Type) -> Formula:
        """A shift by a distance that is not known: one case for each."""
        width = WIDTHS[t]
        least, most = 0, width - 1
        low, high = right.range
        if low is not None and high is not None and low >= 0 and high < width:
            least, most = low, high
        distance = modulo(right, number(width))
        found = self._bits(operator, left, number(most), t)
        for each in range(most - 1, least - 1, -1):
            found = conditional(equal(distance, number(each)), self._bits(operator, left, number(each), t), found)
        return found


def _is_within(value: Formula, low: int, high: int) -> bool:
    least, greatest = value.range
    return least is not None and greatest is not None and low <= least and greatest <= high


def quotient(left: Formula, right: Formula) -> Formula:
    """Division towards zero; not wrapped."""
    whole = floor_div(size_of(left), size_of(right))
    same_sign = equal(less(left, ZERO), less(right, ZERO))
    return conditional(same_sign, whole, scaled(-1, whole))


def remainder(left: Formula, right: Formula) -> Formula:
    """The rest, with the sign of the dividend."""
    rest = modulo(size_of(left), size_of(right))
    return conditional(at_most(ZERO, left), rest, scaled(-1, rest))


def _differ(left: Formula, right: Formula) -> Formula:
    return negation(equal(left, right))


_SHIFTS = (B.SHIFT_LEFT, B.SHIFT_RIGHT, B.SHIFT_RIGHT_UNSIGNED)
_LINEAR: dict[B, Callable[[Formula, Formula], Formula]] = {B.PLUS: plus, B.MINUS: minus}
_LOGICAL: dict[B, Callable[[Formula, Formula], Formula]] = {
    B.BIT_AND: conjunction,
    B.BIT_OR: disjunction,
    B.BIT_XOR: _differ,
}
_COMPARISONS: dict[B, Callable[[Formula, Formula], Formula]] = {
    B.LESS: less,
    B.LESS_EQUAL: at_most,
    B.GREATER: lambda left, right: less(right, left),
    B.GREATER_EQUAL: lambda left, right: at_most(right, left),
    B.EQUAL: equal,
    B.NOT_EQUAL: _differ,
}
