"""Integers as bit-vectors as wide as their intervals need: exact, because no value exceeds its width.

Only the required low bits of a term are translated. Sums, products and bitwise operations need no more bits of
their arguments than of their result, so a product inside of a `wrap` of 32 bits is a product of 32 bits. Operations
that need the whole value (comparisons, division, right shifts) need a finite interval.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeAlias

from oxpecker.solver.encoding.builder import Bits, Node
from oxpecker.solver.encoding.floats import FLOAT_WIDTHS, float_at_least, float_at_most, float_to_bits
from oxpecker.solver.encoding.lowering import Key, Lowering, argument_sort
from oxpecker.solver.errors import Unsupported
from oxpecker.solver.limits import WIDEST_VECTOR
from oxpecker.terms import Op, Sort, Term, Value

Demand: TypeAlias = tuple[Any, int]
"""An argument, a term or a plain value, and the number of its low bits that are required."""


def signed_width(*values: int) -> int:
    """The width in which all these values have a two's complement."""
    return 1 + max((~value if value < 0 else value).bit_length() for value in values)


def width_of(value: Any) -> int:
    """The width of a term's interval, or of a plain value."""
    if type(value) is not Term:
        return signed_width(value)
    if value.low is None or value.high is None:
        raise Unsupported("an unbounded integer among bit-vectors")
    width = signed_width(value.low, value.high)
    if width > WIDEST_VECTOR:
        raise Unsupported(f"an integer of {width} bits")
    return width


class BitLowering(Lowering):
    """Translates integers to bit-vectors.

    The key of a translation is a term, in the width of its interval, or a term and a smaller number of its low
    bits.
    """

    def needs(self, key: Any) -> Iterable[Key]:
        """The Boolean and float arguments, and the required low bits of integers."""
        term, bits = key if type(key) is tuple else (key, 0)
        if term.sort is Sort.INT:
            demands = self._demands(term, bits or width_of(term))
        elif term.op in _COMPARISONS and argument_sort(term) is Sort.INT:
            demands = self._sides(term)[0]
        elif term.op is Op.INT_TO_FP:
            demands = [(term.args[0], width_of(term.args[0]))]
        elif term.op is Op.BITS_TO_FP:
            demands = [(term.args[0], FLOAT_WIDTHS[term.sort])]
        else:
            return super().needs(term)
        found = [self._key(value, wanted) for value, wanted in demands if type(value) is Term]
        # The condition of a conditional and the float of a conversion are not integers.
        found += [each for each in term.args if type(each) is Term and each.sort is not Sort.INT]
        return found

    def build(self, key: Any) -> Node:
        """Translate a term in the required width."""
        term, bits = key if type(key) is tuple else (key, 0)
        if term.sort is not Sort.INT:
            return super().build(term)
        if term.op is Op.VARIABLE:
            if not bits:
                return super().build(term)
            return self.builder.extract(bits - 1, 0, self.memo[term])
        rule = _RULES.get(term.op)
        if rule is None:
            raise Unsupported(f"no encoding of {term.op.name} in bits")
        return rule(self, term, bits or width_of(term))

    def fetch(self, value: Any, bits: int) -> Node:
        """The low bits of a translated term or a plain value."""
        if type(value) is not Term:
            return self.builder.bits(value, bits)
        key = self._key(value, bits)
        node = self.memo[key]
        if key is value:
            spare = bits - width_of(value)
            return self.builder.extend(True, spare, node) if spare else node
        return node

    def integer_variable(self, term: Term) -> Node:
        """A variable in the width of its interval, not bounded yet."""
        return self.builder.variable(f"{term.args[0]}#{term.uid}", Bits(width_of(term)))

    def decode(self, variable: Term, raw: bool | int) -> Value:
        """The value of a variable: of an integer, that of its two's complement."""
        if variable.sort is not Sort.INT:
            return super().decode(variable, raw)
        width = width_of(variable)
        return raw - (1 << width) if raw >> width - 1 else raw

    def bounds(self, variable: Term) -> Node | None:
        """The declared interval, as far as the width does not imply it."""
        if variable.low is None or variable.high is None:
            return None
        node, width, found = self.variables[variable], width_of(variable), []
        if variable.low != -1 << width - 1:
            found.append(self.builder.apply("bvsle", self.builder.bits(variable.low, width), node))
        if variable.high != (1 << width - 1) - 1:
            found.append(self.builder.apply("bvsle", node, self.builder.bits(variable.high, width)))
        if not found:
            return None
        return found[0] if len(found) == 1 else self.builder.apply("and", *found)

    def compared(self, operator: str, term: Term) -> Node:
        """A comparison in a width that holds both sides."""
        _, left, right, bits = self._sides(term)
        first, second = self._combined(left, bits), self._combined(right, bits)
        if operator == ">=":
            first, second = second, first
        return self.builder.apply(_SIGNED[operator], first, second)

    def _sides(self, term: Term) -> tuple[list[Demand], _Sum, _Sum, int]:
        """The two sides of a comparison as sums: `x - y <= 0` is `x <= y`, without a subtraction."""
        left, right = _Sum(), _Sum()
        for side, other, value in ((left, right, term.args[0]), (right, left, term.args[1])):
            if type(value) is not Term:
                side.constant += value
            elif value.op is not Op.LINEAR:
                side.parts.append((1, value))
            else:
                constant, *rest = value.args
                side.constant += constant
                for coefficient, each in zip(rest[::2], rest[1::2], strict=True):
                    (side if coefficient > 0 else other).parts.append((abs(coefficient), each))
        bits = max(left.width(), right.width())
        return [(each, bits) for _, each in (*left.parts, *right.parts)], left, right, bits

    def _combined(self, total: _Sum, bits: int) -> Node:
        """A sum in this many bits."""
        apply = self.builder.apply
        result = None
        for coefficient, each in total.parts:
            node = self.fetch(each, bits)
            if abs(coefficient) != 1:
                node = apply("bvmul", self.builder.bits(abs(coefficient), bits), node)
            if result is None:
                result = node if coefficient > 0 else apply("bvneg", node)
            else:
                result = apply("bvadd" if coefficient > 0 else "bvsub", result, node)
        if result is None:
            return self.builder.bits(total.constant, bits)
        return apply("bvadd", result, self.builder.bits(total.constant, bits)) if total.constant else result

    def _key(self, term: Term, bits: int) -> Key:
        """The whole term if its width suffices; otherwise the term and the number of bits."""
        if term.low is None or term.high is None:
            return (term, bits)
        return term if bits >= width_of(term) else (term, bits)

    def _demands(self, term: Term, bits: int) -> list[Demand]:
        """The bits of a term's integer arguments that this many bits of the term depend on."""
        op, args = term.op, term.args
        if op is Op.VARIABLE:
            # A part of a variable is a slice of the whole.
            return [(term, width_of(term))] if bits < width_of(term) else []
        if op is Op.LINEAR:
            return [(each, bits) for each in args[2::2]]
        if op is Op.WRAP:
            return [(args[0], min(bits, args[1]))]
        if op in (Op.DIV, Op.REM):
            whole = max(width_of(args[0]), width_of(args[1]), width_of(term))
            return [(args[0], whole), (args[1], whole)]
        if op in _SHIFTS:
            whole, distance = self._shift_widths(term, bits)
            return [(args[0], whole), (args[1], distance)]
        if op is Op.ELEMENT:
            return [(args[0], self._index_width(term)), *((each, bits) for each in args[1:])]
        if op is Op.ITE:
            return [(args[1], bits), (args[2], bits)]
        if op in (Op.FP_TO_INT, Op.FP_TO_BITS):
            return []
        return [(each, bits) for each in args]

    def _shift_widths(self, term: Term, bits: int) -> tuple[int, int]:
        """The width of a shift, and that of its distance: the low bits, which are the masked distance."""
        argument, _, width = term.args[:3]
        if width & width - 1:
            raise Unsupported(f"a shift in {width} bits")
        distance = width.bit_length() - 1
        if term.op is Op.SHIFT_LEFT:
            return max(bits, distance), distance
        if term.op is Op.SHIFT_RIGHT:
            return max(width_of(argument), distance), distance
        return width, distance

    def _resized(self, node: Node, width: int, bits: int, signed: bool = True) -> Node:
        if bits == width:
            return node
        if bits < width:
            return self.builder.extract(bits - 1, 0, node)
        return self.builder.extend(signed, bits - width, node)

    def _linear(self, term: Term, bits: int) -> Node:
        constant, *rest = term.args
        return self._combined(_Sum(constant, list(zip(rest[::2], rest[1::2], strict=True))), bits)

    def _folded(self, term: Term, bits: int) -> Node:
        """Operators of two or more arguments that work on low bits."""
        nodes = [self.fetch(each, bits) for each in term.args]
        result = nodes[0]
        for node in nodes[1:]:
            result = self.builder.apply(_LOW_BITS[term.op], result, node)
        return result

    def _unary(self, term: Term, bits: int) -> Node:
        return self.builder.apply("bvneg" if term.op is Op.NEG else "bvnot", self.fetch(term.args[0], bits))

    def _divided(self, term: Term, bits: int) -> Node:
        """Bit-vector division truncates like Java's; the width can hold the quotient of the least value by -1."""
        left, right = term.args
        width = max(width_of(left), width_of(right), width_of(term))
        first, second = self.fetch(left, width), self.fetch(right, width)
        result = self.builder.apply("bvsdiv" if term.op is Op.DIV else "bvsrem", first, second)
        if right.interval.contains(0) if type(right) is Term and right.interval is not None else right == 0:
            zero = self.builder.bits(0, width)
            result = self.builder.apply("ite", self.builder.apply("=", second, zero), zero, result)
        return self._resized(result, width, bits)

    def _wrap(self, term: Term, bits: int) -> Node:
        argument, width, signed = term.args
        return self._resized(self.fetch(argument, min(bits, width)), min(bits, width), bits, signed)

    def _shift(self, term: Term, bits: int) -> Node:
        width, distance_bits = self._shift_widths(term, bits)
        node = self.fetch(term.args[0], width)
        distance = self._resized(self.fetch(term.args[1], distance_bits), distance_bits, width, signed=False)
        result = self.builder.apply(_SHIFTS[term.op], node, distance)
        signed = term.op is not Op.SHIFT_RIGHT_UNSIGNED or term.args[3]
        return self._resized(result, width, bits, signed)

    def _index_width(self, term: Term) -> int:
        """A width that holds the index and the positions it is compared with."""
        return max(width_of(term.args[0]), signed_width(len(term.args)))

    def _element(self, term: Term, bits: int) -> Node:
        index, *values = term.args
        width, builder = self._index_width(term), self.builder
        node = self.fetch(index, width)

        def before(place: int) -> Node:
            return builder.apply("bvsle", node, builder.bits(place - 1, width))

        return self.selected(len(values), before, lambda place: self.fetch(values[place], bits))

    def chosen(self, term: Term) -> Node:
        """A conditional in the required width."""
        return self._choice(term, width_of(term))

    def _choice(self, term: Term, bits: int) -> Node:
        condition, left, right = term.args
        return self.builder.apply("ite", self.boolean(condition), self.fetch(left, bits), self.fetch(right, bits))

    def _float_from_integer(self, term: Term) -> Node:
        (argument,) = term.args
        return self.builder.float_from_signed(self.fetch(argument, width_of(argument)), FLOAT_WIDTHS[term.sort])

    def _integer_from_float(self, term: Term, bits: int) -> Node:
        """Java's narrowing: truncates; NaN becomes 0, and values beyond the bounds become a bound."""
        argument, low, high, saturating = term.args
        apply, node, size = self.builder.apply, self.memo[argument], FLOAT_WIDTHS[argument.sort]
        width = width_of(term)
        result = self.builder.signed_from_float(node, width)
        # If not saturating, only infinities have no integer; the interval then contains every finite float.
        least, most = (float_at_most(low, size), float_at_least(high, size)) if saturating else (-math.inf, math.inf)
        above = apply("fp.leq", self.float(most, size), node)
        below = apply("fp.leq", node, self.float(least, size))
        result = apply("ite", above, self.builder.bits(high, width), result)
        result = apply("ite", below, self.builder.bits(low, width), result)
        result = apply("ite", apply("fp.isNaN", node), self.builder.bits(0, width), result)
        return self._resized(result, width, bits)

    def _float_from_pattern(self, term: Term) -> Node:
        width = FLOAT_WIDTHS[term.sort]
        return self.builder.float_from_bits(self.fetch(term.args[0], width), width)

    def _pattern_of_float(self, term: Term, bits: int) -> Node:
        """The bits that a variable is read from; for other floats, bits from which they could be read."""
        argument, width = term.args
        apply, node = self.builder.apply, self.memo[argument]
        pattern = self.variables.get(argument)
        if pattern is None:
            pattern = self.patterns.get(argument)
        if pattern is None:
            pattern = self.patterns[argument] = self.builder.variable(f"bits#{argument.uid}", Bits(width))
            self.definitions[term] = apply("=", self.builder.float_from_bits(pattern, width), node)
        nan = self.builder.bits(float_to_bits(math.nan, width), width)
        return self._resized(apply("ite", apply("fp.isNaN", node), nan, pattern), width, bits)

    rules: ClassVar[dict[Op, Callable[[Any, Term], Node]]] = Lowering.rules | {
        Op.INT_TO_FP: _float_from_integer,
        Op.BITS_TO_FP: _float_from_pattern,
    }


class _Sum:
    """A constant and terms with coefficients."""

    __slots__ = ("constant", "parts")

    def __init__(self, constant: int = 0, parts: list[tuple[int, Any]] | None = None) -> None:
        self.constant = constant
        self.parts = [] if parts is None else parts

    def width(self) -> int:
        """The width that holds every value of the sum."""
        low = high = self.constant
        for coefficient, each in self.parts:
            if each.low is None or each.high is None:
                raise Unsupported("an unbounded integer among bit-vectors")
            low += coefficient * each.low
            high += coefficient * each.high
        width = signed_width(low, high)
        if width > WIDEST_VECTOR:
            raise Unsupported(f"an integer of {width} bits")
        return width


_COMPARISONS = frozenset({Op.EQ, Op.LT, Op.LE, Op.GE})
_SIGNED = {"=": "=", "<": "bvslt", "<=": "bvsle", ">=": "bvsle"}
_SHIFTS = {Op.SHIFT_LEFT: "bvshl", Op.SHIFT_RIGHT: "bvashr", Op.SHIFT_RIGHT_UNSIGNED: "bvlshr"}
_LOW_BITS = {
    Op.ADD: "bvadd",
    Op.SUB: "bvsub",
    Op.MUL: "bvmul",
    Op.BIT_AND: "bvand",
    Op.BIT_OR: "bvor",
    Op.BIT_XOR: "bvxor",
}

_RULES: dict[Op, Callable[[BitLowering, Term, int], Node]] = {
    Op.LINEAR: BitLowering._linear,
    **dict.fromkeys(_LOW_BITS, BitLowering._folded),
    Op.NEG: BitLowering._unary,
    Op.BIT_NOT: BitLowering._unary,
    Op.DIV: BitLowering._divided,
    Op.REM: BitLowering._divided,
    Op.WRAP: BitLowering._wrap,
    **dict.fromkeys(_SHIFTS, BitLowering._shift),
    Op.ELEMENT: BitLowering._element,
    Op.ITE: BitLowering._choice,
    Op.FP_TO_INT: BitLowering._integer_from_float,
    Op.FP_TO_BITS: BitLowering._pattern_of_float,
}
