"""Translates terms to a solver's terms, each once: the common part of the integer encodings."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, ClassVar, TypeAlias

from oxpecker.solver.encoding.builder import BOOLEAN, Bits, Builder, Node
from oxpecker.solver.encoding.choice import ENCODED
from oxpecker.solver.encoding.floats import FLOAT_WIDTHS, bits_to_float, float_to_bits
from oxpecker.solver.errors import Unsupported
from oxpecker.terms import Op, Sort, Term, Value

Key: TypeAlias = Hashable
"""The key of a translation: a term, or a term and the required part of it."""


class Lowering(ABC):
    """Translates Booleans and floats; the encodings represent integers."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self.memo: dict[Key, Node] = {}
        self.variables: dict[Term, Node] = {}
        """The solver's variable for each of ours; that of a float is the bit-vector it is read from."""
        self.patterns: dict[Term, Node] = {}
        """The bit-vectors that stand for the bits of floats that are computed."""
        self.definitions: dict[Term, Node] = {}
        """What to assert wherever a term occurs; it is satisfiable for any values of the variables."""

    def forget(self) -> None:
        """Releases the library's terms, which must be freed before the library."""
        self.memo.clear()
        self.variables.clear()
        self.patterns.clear()
        self.definitions.clear()

    def lower(self, root: Term) -> Node:
        """The solver's term. Iterative, because terms may be deeper than Python's stack."""
        memo = self.memo
        found = memo.get(root)
        if found is not None:
            return found
        stack: list[Key] = [root]
        while stack:
            key = stack[-1]
            if key in memo:
                stack.pop()
                continue
            missing = [need for need in self.needs(key) if need not in memo]
            if missing:
                stack.extend(missing)
            else:
                memo[key] = self.build(key)
                stack.pop()
        return memo[root]

    @abstractmethod
    def bounds(self, variable: Term) -> Node | None:
        """The constraint to assert wherever this variable occurs."""

    def defined(self, root: Term) -> Iterator[Term]:
        """The subterms that have definitions."""
        pending, seen = [root] if self.definitions else [], {root}
        while pending:
            term = pending.pop()
            if term in self.definitions:
                yield term
            inner = [each for each in term.args if type(each) is Term and each not in seen]
            seen.update(inner)
            pending += inner

    def decode(self, variable: Term, raw: bool | int) -> Value:
        """The value of a variable from the solver's value."""
        if variable.sort in FLOAT_WIDTHS:
            return bits_to_float(raw, FLOAT_WIDTHS[variable.sort])
        return raw

    def needs(self, key: Any) -> Iterable[Key]:
        """The keys that must be translated first."""
        return [argument for argument in key.args if type(argument) is Term]

    def build(self, key: Any) -> Node:
        """Translate a term whose arguments are translated."""
        rule = self.rules.get(key.op)
        if rule is None:
            raise Unsupported(f"no encoding of {key.op.name} here")
        return rule(self, key)

    def boolean(self, value: Any) -> Node:
        """A Boolean argument: a translated term or a plain value."""
        return self.memo[value] if type(value) is Term else self.builder.boolean(value)

    def float(self, value: Any, width: int) -> Node:
        """A float argument of this width."""
        if type(value) is Term:
            return self.memo[value]
        return self.builder.float_from_bits(self.builder.bits(float_to_bits(value, width), width), width)

    @abstractmethod
    def compared(self, operator: str, term: Term) -> Node:
        """A comparison of integers; `=`, `<`, `<=` or `>=`."""

    @abstractmethod
    def chosen(self, term: Term) -> Node:
        """A conditional integer."""

    @abstractmethod
    def integer_variable(self, term: Term) -> Node:
        """A variable that is an integer."""

    def _variable(self, term: Term) -> Node:
        name = f"{term.args[0]}#{term.uid}"
        if term.sort is Sort.INT:
            node = self.integer_variable(term)
        elif term.sort is Sort.BOOL:
            node = self.builder.variable(name, BOOLEAN)
        else:
            width = FLOAT_WIDTHS[term.sort]
            node = self.builder.variable(name, Bits(width))
            self.variables[term] = node
            return self.builder.float_from_bits(node, width)
        self.variables[term] = node
        return node

    def _and(self, term: Term) -> Node:
        return self.builder.apply("and", *map(self.boolean, term.args))

    def _not(self, term: Term) -> Node:
        return self.builder.apply("not", self.boolean(term.args[0]))

    def _ite(self, term: Term) -> Node:
        if term.sort is Sort.INT:
            return self.chosen(term)
        condition, *sides = term.args
        if term.sort is Sort.BOOL:
            return self.builder.apply("ite", self.boolean(condition), *map(self.boolean, sides))
        width = FLOAT_WIDTHS[term.sort]
        return self.builder.apply("ite", self.boolean(condition), *(self.float(side, width) for side in sides))

    def selected(self, count: int, before: Callable[[int], Node], value: Callable[[int], Node]) -> Node:
        """One of several values, by binary search: `before(k)` means that the index is less than k."""

        def between(first: int, last: int) -> Node:
            if first == last:
                return value(first)
            middle = (first + last + 1) // 2
            return self.builder.apply("ite", before(middle), between(first, middle - 1), between(middle, last))

        return between(0, count - 1)

    def _equal(self, term: Term) -> Node:
        sort = argument_sort(term)
        if sort is Sort.INT:
            return self.compared("=", term)
        if sort is Sort.BOOL:
            return self.builder.apply("=", *map(self.boolean, term.args))
        # Identity of floats is SMT-LIB's equality: NaN equals itself, the zeros differ.
        width = FLOAT_WIDTHS[sort]
        for one, other in (term.args, term.args[::-1]):
            if type(one) is Term and one.op is Op.VARIABLE and type(other) is float and not math.isnan(other):
                # Except for NaN a float has one bit pattern; stated about bits, solvers substitute it before
                # bit-blasting.
                return self.builder.apply(
                    "=", self.variables[one], self.builder.bits(float_to_bits(other, width), width)
                )
        return self.builder.apply("=", *(self.float(each, width) for each in term.args))

    def _float_compared(self, term: Term) -> Node:
        width = FLOAT_WIDTHS[argument_sort(term)]
        return self.builder.apply(_FLOAT[term.op], *(self.float(each, width) for each in term.args))

    def _float_computed(self, term: Term) -> Node:
        width = FLOAT_WIDTHS[term.sort]
        return self.builder.apply(_FLOAT[term.op], *(self.float(each, width) for each in term.args))

    def _float_remainder(self, term: Term) -> Node:
        """C's fmod from the IEEE remainder, which rounds the quotient to nearest: one exact correction."""
        apply, width = self.builder.apply, FLOAT_WIDTHS[term.sort]
        if width not in self.builder.remainders:
            raise Unsupported(f"the remainder of floats of {width} bits")
        left, right = (self.float(each, width) for each in term.args)
        size = apply("fp.abs", right)
        rest = apply("fp.rem", apply("fp.abs", left), size)
        rest = apply("ite", apply("fp.lt", rest, self.float(0.0, width)), apply("fp.add", rest, size), rest)
        # Without the sign: a zero remainder also has the sign of the dividend.
        rest = apply("fp.abs", rest)
        return apply("ite", apply("fp.isNegative", left), apply("fp.neg", rest), rest)

    def _float_converted(self, term: Term) -> Node:
        (argument,) = term.args
        return self.builder.float_from_float(self.memo[argument], FLOAT_WIDTHS[term.sort])

    def _function(self, term: Term) -> Node:
        """Functions whose results IEEE 754 determines."""
        name, _, *arguments = term.args
        if name not in ENCODED:
            raise Unsupported(f"the function {name}")
        return self.builder.apply(f"fp.{name}", *(self.float(each, FLOAT_WIDTHS[term.sort]) for each in arguments))

    def _less(self, term: Term) -> Node:
        return self.compared("<", term)

    def _at_most(self, term: Term) -> Node:
        return self.compared("<=", term)

    def _at_least(self, term: Term) -> Node:
        return self.compared(">=", term)

    rules: ClassVar[dict[Op, Callable[[Any, Term], Node]]] = {
        Op.VARIABLE: _variable,
        Op.AND: _and,
        Op.NOT: _not,
        Op.ITE: _ite,
        Op.EQ: _equal,
        Op.LT: _less,
        Op.LE: _at_most,
        Op.GE: _at_least,
        Op.FP_ADD: _float_computed,
        Op.FP_SUB: _float_computed,
        Op.FP_MUL: _float_computed,
        Op.FP_DIV: _float_computed,
        Op.FP_NEG: _float_computed,
        Op.FP_REM: _float_remainder,
        Op.FP_LT: _float_compared,
        Op.FP_LE: _float_compared,
        Op.FP_EQ: _float_compared,
        Op.FP_TO_FP: _float_converted,
        Op.FP_FUNCTION: _function,
    }


_FLOAT = {
    Op.FP_ADD: "fp.add",
    Op.FP_SUB: "fp.sub",
    Op.FP_MUL: "fp.mul",
    Op.FP_DIV: "fp.div",
    Op.FP_NEG: "fp.neg",
    Op.FP_LT: "fp.lt",
    Op.FP_LE: "fp.leq",
    Op.FP_EQ: "fp.eq",
}


def argument_sort(term: Term) -> Sort:
    """The sort of the compared values; at least one side is a term."""
    for argument in term.args:
        if type(argument) is Term:
            return argument.sort
    raise Unsupported("a comparison of plain values")
