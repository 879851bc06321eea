"""Integers as the solver's mathematical integers: the cheapest encoding for linear arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from oxpecker.solver.encoding.builder import INTEGER, Node
from oxpecker.solver.encoding.lowering import Lowering
from oxpecker.solver.errors import Unsupported
from oxpecker.terms import Op, Term


class IntegerLowering(Lowering):
    """Translates integers to integers, and two's complement to remainders by powers of two."""

    def integer(self, value: Any) -> Node:
        """An integer argument: a translated term or a plain value."""
        return self.memo[value] if type(value) is Term else self.builder.integer(value)

    def integer_variable(self, term: Term) -> Node:
        """A variable, not bounded yet."""
        return self.builder.variable(f"{term.args[0]}#{term.uid}", INTEGER)

    def bounds(self, variable: Term) -> Node | None:
        """The declared interval."""
        node, apply, integer = self.variables[variable], self.builder.apply, self.builder.integer
        found = []
        if variable.low is not None:
            found.append(apply("<=", integer(variable.low), node))
        if variable.high is not None:
            found.append(apply("<=", node, integer(variable.high)))
        if not found:
            return None
        return found[0] if len(found) == 1 else apply("and", *found)

    def compared(self, operator: str, term: Term) -> Node:
        """A comparison; `>=` is reversed."""
        left, right = map(self.integer, term.args)
        if operator == ">=":
            return self.builder.apply("<=", right, left)
        return self.builder.apply(operator, left, right)

    def chosen(self, term: Term) -> Node:
        """A conditional."""
        condition, left, right = term.args
        return self.builder.apply("ite", self.boolean(condition), self.integer(left), self.integer(right))

    def _element(self, term: Term) -> Node:
        index, *values = term.args
        node, builder = self.integer(index), self.builder

        def before(place: int) -> Node:
            return builder.apply("<=", node, builder.integer(place - 1))

        return self.selected(len(values), before, lambda place: self.integer(values[place]))

    def _scaled(self, coefficient: int, node: Node) -> Node:
        return node if coefficient == 1 else self.builder.apply("*", self.builder.integer(coefficient), node)

    def _linear(self, term: Term) -> Node:
        constant, *rest = term.args
        parts = [self._scaled(c, self.integer(x)) for c, x in zip(rest[::2], rest[1::2], strict=True)]
        if constant:
            parts.append(self.builder.integer(constant))
        return parts[0] if len(parts) == 1 else self.builder.apply("+", *parts)

    def _sum(self, term: Term) -> Node:
        return self.builder.apply("+", *map(self.integer, term.args))

    def _difference(self, term: Term) -> Node:
        left, right = map(self.integer, term.args)
        return self.builder.apply("+", left, self._scaled(-1, right))

    def _negation(self, term: Term) -> Node:
        return self._scaled(-1, self.integer(term.args[0]))

    def _product(self, term: Term) -> Node:
        return self.builder.apply("*", *map(self.integer, term.args))

    def _if_nonnegative(self, value: Any, node: Node, then: Node, otherwise: Node) -> Node:
        """A choice by the sign of an argument, unless its interval determines it."""
        low, high = (value.low, value.high) if type(value) is Term else (value, value)
        if low is not None and low >= 0:
            return then
        if high is not None and high < 0:
            return otherwise
        return self.builder.apply("ite", self.builder.apply("<=", self.builder.integer(0), node), then, otherwise)

    def _divided(self, term: Term) -> Node:
        """Truncating division, from the solver's division, whose remainder is never negative."""
        apply = self.builder.apply
        left, right = map(self.integer, term.args)
        below = self._scaled(-1, apply("div", self._scaled(-1, left), right))
        quotient = self._if_nonnegative(term.args[0], left, apply("div", left, right), below)
        return self._unless_zero(term.args[1], right, quotient)

    def _remaining(self, term: Term) -> Node:
        """The remainder, with the sign of the dividend."""
        apply = self.builder.apply
        left, right = map(self.integer, term.args)
        below = self._scaled(-1, apply("mod", self._scaled(-1, left), right))
        rest = self._if_nonnegative(term.args[0], left, apply("mod", left, right), below)
        return self._unless_zero(term.args[1], right, rest)

    def _unless_zero(self, divisor: Any, node: Node, result: Node) -> Node:
        """Zero if the divisor is zero; solvers would choose a value."""
        low, high = (divisor.low, divisor.high) if type(divisor) is Term else (divisor, divisor)
        if (low is not None and low > 0) or (high is not None and high < 0):
            return result
        zero = self.builder.integer(0)
        return self.builder.apply("ite", self.builder.apply("=", node, zero), zero, result)

    def _modulo(self, node: Node, width: int) -> Node:
        return self.builder.apply("mod", node, self.builder.integer(1 << width))

    def _wrapped(self, node: Node, width: int, signed: bool) -> Node:
        """Two's complement by the solver's `mod`: measured, its own quotient beats an asserted one and a case split."""
        if not signed:
            return self._modulo(node, width)
        half = 1 << width - 1
        shifted = self.builder.apply("+", node, self.builder.integer(half))
        return self.builder.apply("+", self._modulo(shifted, width), self.builder.integer(-half))

    def _wrap(self, term: Term) -> Node:
        argument, width, signed = term.args
        return self._wrapped(self.integer(argument), width, signed)

    def _shifted(self, term: Term, by: Callable[[int], Node]) -> Node:
        """A shift: one case for each possible distance."""
        distance, width = term.args[1], term.args[2]
        if type(distance) is not Term:
            return by(distance & width - 1)
        masked = self._modulo(self.memo[distance], width.bit_length() - 1)
        result = by(width - 1)
        for each in range(width - 2, -1, -1):
            same = self.builder.apply("=", masked, self.builder.integer(each))
            result = self.builder.apply("ite", same, by(each), result)
        return result

    def _shift_left(self, term: Term) -> Node:
        node = self.integer(term.args[0])
        return self._shifted(term, lambda distance: self._scaled(1 << distance, node))

    def _right(self, node: Node, distance: int) -> Node:
        return self.builder.apply("div", node, self.builder.integer(1 << distance)) if distance else node

    def _shift_right(self, term: Term) -> Node:
        node = self.integer(term.args[0])
        return self._shifted(term, lambda distance: self._right(node, distance))

    def _shift_right_unsigned(self, term: Term) -> Node:
        width, signed = term.args[2], term.args[3]
        node = self._modulo(self.integer(term.args[0]), width)
        return self._wrapped(self._shifted(term, lambda distance: self._right(node, distance)), width, signed)

    def _masked(self, node: Node, mask: int) -> Node:
        """The bits under a constant mask, as a sum with one summand for each run of ones."""
        if mask < 0:
            # All bits except those under the complement.
            return self.builder.apply("+", node, self._scaled(-1, self._masked(node, ~mask))) if mask != -1 else node
        parts = []
        low = 0
        while mask >> low:
            low += ((mask >> low) & -(mask >> low)).bit_length() - 1
            ones = mask >> low
            length = (~ones & ones + 1).bit_length() - 1
            parts.append(self._scaled(1 << low, self._modulo(self._right(node, low), length)))
            low += length
        if not parts:
            return self.builder.integer(0)
        return parts[0] if len(parts) == 1 else self.builder.apply("+", *parts)

    def _bits(self, term: Term) -> Node:
        """Bit operations with a constant mask are sums; linear arithmetic cannot express others."""
        terms = [argument for argument in term.args if type(argument) is Term]
        masks = [argument for argument in term.args if type(argument) is not Term]
        if len(terms) != 1 or len(masks) != 1:
            raise Unsupported(f"{term.op.name} of unbounded integers")
        node, mask = self.memo[terms[0]], masks[0]
        if term.op is Op.BIT_AND:
            return self._masked(node, mask)
        constant = self.builder.integer(mask)
        if term.op is Op.BIT_OR:
            return self.builder.apply("+", self._masked(node, ~mask), constant)
        return self.builder.apply("+", node, constant, self._scaled(-2, self._masked(node, mask)))

    def _complement(self, term: Term) -> Node:
        return self.builder.apply("+", self._scaled(-1, self.integer(term.args[0])), self.builder.integer(-1))

    rules: ClassVar[dict[Op, Callable[[Any, Term], Node]]] = Lowering.rules | {
        Op.ELEMENT: _element,
        Op.LINEAR: _linear,
        Op.ADD: _sum,
        Op.SUB: _difference,
        Op.NEG: _negation,
        Op.MUL: _product,
        Op.DIV: _divided,
        Op.REM: _remaining,
        Op.WRAP: _wrap,
        Op.SHIFT_LEFT: _shift_left,
        Op.SHIFT_RIGHT: _shift_right,
        Op.SHIFT_RIGHT_UNSIGNED: _shift_right_unsigned,
        Op.BIT_AND: _bits,
        Op.BIT_OR: _bits,
        Op.BIT_XOR: _bits,
        Op.BIT_NOT: _complement,
    }
