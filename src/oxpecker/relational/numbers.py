"""Integers as circuits: two's complement with as many bits as the values need, so nothing overflows.

A number is a list of literals, lowest bit first; the last is the sign and extends to all higher bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from oxpecker.relational.circuit import FALSE, TRUE, Circuit
from oxpecker.relational.limits import WIDTH_OF_SHIFTS
from oxpecker.relational.operators import ArithmeticOperator

Bits = tuple[int, ...]


class Overflow(StrEnum):
    """What happens to integers that exceed the bit width."""

    WRAP = "wrap"
    """They wrap around."""
    PREVENT = "prevent"
    """They decide nothing: neither a witness nor a counterexample may rest on them."""
    EXACT = "exact"
    """Nothing: they keep their value, but no atom denotes it."""


class Numbers:
    """Arithmetic on numbers; with `width`, every result wraps around at that many bits, like Alloy's integers."""

    def __init__(self, circuit: Circuit, width: int | None = None) -> None:
        self.circuit = circuit
        self.width = width

    def constant(self, value: int) -> Bits:
        """A constant."""
        bits = [TRUE if value >> i & 1 else FALSE for i in range(value.bit_length() + 1)]
        return self._result(bits)

    def add(self, a: Bits, b: Bits, carry: int = FALSE) -> Bits:
        """`a + b`."""
        size = max(len(a), len(b)) + 1
        result = []
        for x, y in zip(_extend(a, size), _extend(b, size), strict=True):
            odd = self.circuit.differ(x, y)
            result.append(self.circuit.differ(odd, carry))
            carry = self.circuit.either(self.circuit.both(x, y), self.circuit.both(carry, odd))
        return self._result(result)

    def negate(self, a: Bits) -> Bits:
        """`-a`."""
        return self.add(self.constant(0), tuple(-bit for bit in a), TRUE)

    def subtract(self, a: Bits, b: Bits) -> Bits:
        """`a - b`."""
        return self.add(a, tuple(-bit for bit in _extend(b, len(b) + 1)), TRUE)

    def multiply(self, a: Bits, b: Bits) -> Bits:
        """`a * b`, by shifts; the sign bit of `b` counts negatively."""
        total: Bits = (FALSE,)
        for place, bit in enumerate(b):
            row = (*([FALSE] * place), *(self.circuit.both(bit, x) for x in a))
            total = self._wide_add(total, row, subtract=place == len(b) - 1)
        return self._result(list(total))

    def divide(self, a: Bits, b: Bits) -> tuple[Bits, Bits]:
        """Quotient and remainder, truncated towards zero; if b is zero they are -1 or 1, and `a`, as in Kodkod."""
        dividend, divisor = self._absolute(a), self._absolute(b)
        rest: Bits = (FALSE,)
        quotient: list[int] = []
        for bit in reversed(dividend):
            rest = _trim((bit, *rest))
            smaller = self.less(rest, divisor)
            quotient.append(-smaller)
            rest = self.choose(smaller, rest, self._wide_add(rest, divisor, subtract=True))
        found = _trim((*reversed(quotient), FALSE))
        by_zero = self.equal(b, (FALSE,))
        quotient_bits = self.choose(self.circuit.differ(a[-1], b[-1]), self.negate(found), found)
        quotient_bits = self.choose(by_zero, self.choose(a[-1], (TRUE, FALSE), (TRUE,)), quotient_bits)
        remainder = self.choose(by_zero, a, self.choose(a[-1], self.negate(rest), rest))
        return self._result(list(quotient_bits)), self._result(list(remainder))

    def shift(self, a: Bits, by: Bits, *, left: bool, signed: bool = True) -> Bits:
        """`a` shifted within the bit width; as in Kodkod, only as many bits of `by` count as the width needs."""
        width = self.width or WIDTH_OF_SHIFTS
        bits = list(_extend(a, width))[:width]
        fill = bits[-1] if signed and not left else FALSE
        for place in range((width - 1).bit_length()):
            step, choice = 1 << place, _extend(by, place + 1)[place]
            moved = [FALSE] * step + bits[:-step] if left else bits[step:] + [fill] * step
            bits = [self.circuit.choose(choice, x, y) for x, y in zip(moved[:width], bits, strict=True)]
        return self._result(bits)

    def choose(self, condition: int, a: Bits, b: Bits) -> Bits:
        """`if condition then a else b`."""
        size = max(len(a), len(b))
        pairs = zip(_extend(a, size), _extend(b, size), strict=True)
        return _trim(tuple(self.circuit.choose(condition, x, y) for x, y in pairs))

    def sum(self, numbers: Iterable[Bits]) -> Bits:
        """The sum; adds in a balanced tree, which keeps the numbers short."""
        level = list(numbers)
        if not level:
            return self.constant(0)
        while len(level) > 1:
            pairs = [self.add(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
            level = pairs + level[len(pairs) * 2 :]
        return level[0]

    def count(self, literals: Iterable[int]) -> Bits:
        """The number of true literals."""
        return self.sum(_trim((literal, FALSE)) for literal in literals)

    def equal(self, a: Bits, b: Bits) -> int:
        """`a = b`."""
        size = max(len(a), len(b))
        pairs = zip(_extend(a, size), _extend(b, size), strict=True)
        return self.circuit.conjunction([self.circuit.same(x, y) for x, y in pairs])

    def less(self, a: Bits, b: Bits) -> int:
        """`a < b`."""
        return self._compare(a, b, FALSE)

    def at_most(self, a: Bits, b: Bits) -> int:
        """`a =< b`."""
        return self._compare(a, b, TRUE)

    def _compare(self, a: Bits, b: Bits, when_equal: int) -> int:
        size = max(len(a), len(b))
        left, right = list(_extend(a, size)), list(_extend(b, size))
        left[-1], right[-1] = right[-1], left[-1]  # a set sign makes a number smaller
        result = when_equal
        for x, y in zip(left, right, strict=True):
            result = self.circuit.choose(self.circuit.differ(x, y), y, result)
        return result

    def _absolute(self, a: Bits) -> Bits:
        return self.choose(a[-1], Numbers(self.circuit).negate(a), a)

    def _wide_add(self, a: Bits, b: Bits, *, subtract: bool) -> Bits:
        exact = Numbers(self.circuit)
        return exact.subtract(a, b) if subtract else exact.add(a, b)

    def _result(self, bits: Sequence[int]) -> Bits:
        if self.width is not None and len(bits) > self.width:
            bits = bits[: self.width]
        return _trim(tuple(bits))


def calculate(numbers: Numbers, operator: ArithmeticOperator, left: Bits, right: Bits) -> Bits:
    """The result of an operation."""
    match operator:
        case ArithmeticOperator.ADD:
            return numbers.add(left, right)
        case ArithmeticOperator.SUBTRACT:
            return numbers.subtract(left, right)
        case ArithmeticOperator.MULTIPLY:
            return numbers.multiply(left, right)
        case ArithmeticOperator.DIVIDE:
            return numbers.divide(left, right)[0]
        case ArithmeticOperator.REMAINDER:
            return numbers.divide(left, right)[1]
        case ArithmeticOperator.SHIFT_LEFT:
            return numbers.shift(left, right, left=True)
        case ArithmeticOperator.SHIFT_RIGHT:
            return numbers.shift(left, right, left=False)
        case ArithmeticOperator.SHIFT_RIGHT_UNSIGNED:
            return numbers.shift(left, right, left=False, signed=False)


def _extend(bits: Bits, size: int) -> Bits:
    return bits + (bits[-1],) * (size - len(bits))


def _trim(bits: Bits) -> Bits:
    """The bits without redundant copies of the sign."""
    size = len(bits)
    while size > 1 and bits[size - 1] == bits[size - 2]:
        size -= 1
    return bits[:size]
