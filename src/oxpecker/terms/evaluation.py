"""The value of a term under a model."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from oxpecker.limits import sizes
from oxpecker.numerics import Function, result_of
from oxpecker.terms.element import at
from oxpecker.terms.floating import FLOAT_OPERATIONS
from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.numbers import (
    PATTERN_WIDTHS,
    divide,
    float_of_bits,
    float_pattern,
    float_to_integer,
    integer_to_float,
    remainder,
    rounded,
    same_float,
    shifted_right_unsigned,
    wrapped,
)
from oxpecker.terms.term import AnyValue, Term, Value

Arguments = list[Any]
VARIABLE = Op.VARIABLE


def _linear(a: Arguments) -> int:
    result: int = a[0]
    for i in range(1, len(a), 2):
        result += a[i] * a[i + 1]
    return result


def _same(a: Arguments) -> bool:
    left, right = a
    return same_float(left, right) if isinstance(left, float) else left == right


MEANINGS: dict[Op, Callable[[Arguments], Value]] = {
    Op.LINEAR: _linear,
    Op.ADD: lambda a: a[0] + a[1],
    Op.SUB: lambda a: a[0] - a[1],
    Op.NEG: lambda a: -a[0],
    Op.MUL: lambda a: reduce(sizes.product, a),
    Op.DIV: lambda a: divide(a[0], a[1]),
    Op.REM: lambda a: remainder(a[0], a[1]),
    Op.WRAP: lambda a: wrapped(a[0], a[1], a[2]),
    Op.BIT_AND: lambda a: reduce(operator.and_, a),
    Op.BIT_OR: lambda a: reduce(operator.or_, a),
    Op.BIT_XOR: lambda a: reduce(operator.xor, a),
    Op.BIT_NOT: lambda a: ~a[0],
    Op.SHIFT_LEFT: lambda a: a[0] << (a[1] & a[2] - 1),
    Op.SHIFT_RIGHT: lambda a: a[0] >> (a[1] & a[2] - 1),
    Op.SHIFT_RIGHT_UNSIGNED: lambda a: shifted_right_unsigned(a[0], a[1], a[2], a[3]),
    Op.ELEMENT: lambda a: at(a[0], a[1:]),
    Op.ITE: lambda a: a[1] if a[0] else a[2],
    Op.EQ: _same,
    Op.LT: lambda a: a[0] < a[1],
    Op.LE: lambda a: a[0] <= a[1],
    Op.GE: lambda a: a[0] >= a[1],
    Op.NOT: lambda a: not a[0],
    Op.AND: all,
    Op.FP_NEG: lambda a: -a[0],
    Op.FP_LT: lambda a: a[0] < a[1],
    Op.FP_LE: lambda a: a[0] <= a[1],
    Op.FP_EQ: lambda a: a[0] == a[1],
    Op.FP_TO_INT: lambda a: float_to_integer(a[0], a[1], a[2], a[3]),
    Op.FP_TO_BITS: lambda a: float_pattern(a[0], a[1]),
}
"""Computes each operation on plain values, except those whose result is rounded to their sort."""


def rounded_result(term: Term, arguments: Arguments) -> float:
    """The operations that round to the sort of the term."""
    op, sort = term.op, term.sort
    if op is Op.INT_TO_FP:
        return integer_to_float(arguments[0], sort)
    if op is Op.BITS_TO_FP:
        return float_of_bits(arguments[0], PATTERN_WIDTHS[sort])
    if op is Op.FP_FUNCTION:
        return result_of(Function(arguments[0]), arguments[2:])
    if op is Op.FP_TO_FP:
        return rounded(arguments[0], sort)
    return rounded(FLOAT_OPERATIONS[op](arguments[0], arguments[1]), sort)


def default_value(variable: Term) -> Value:
    """The value of a variable that the model does not contain: within its interval, as near to zero as possible."""
    if variable.sort is Sort.INT:
        return Interval(variable.low, variable.high).nearest_to_zero()
    return False if variable.sort is Sort.BOOL else 0.0


_COMPARED = frozenset({Op.LE, Op.GE, Op.EQ})


class Evaluation:
    """Evaluates terms under one model, each shared part once."""

    __slots__ = ("_model", "_values")

    def __init__(self, model: Mapping[Term, Value]) -> None:
        self._model = model
        self._values: dict[Term, Value] = {}

    def value(self, root: AnyValue) -> Value:
        """The value of a term, or of a value itself."""
        if type(root) is not Term:
            return root
        values = self._values
        if root in values:
            return values[root]
        if root.op is VARIABLE:
            return self._variable(root)
        known = self._at_once(root)
        if known is not None:
            return known
        stack = [root]
        while stack:
            term, height = stack[-1], len(stack)
            arguments: Arguments = []
            for arg in term.args:
                if type(arg) is not Term:
                    arguments.append(arg)
                elif arg in values:
                    arguments.append(values[arg])
                elif arg.op is VARIABLE:
                    arguments.append(self._variable(arg))
                else:
                    known = self._at_once(arg)
                    if known is None:
                        stack.append(arg)
                    elif known is False and term.op is Op.AND:
                        del stack[height:]  # one false member decides
                        arguments = [False]
                        break
                    else:
                        arguments.append(known)
            if stack[-1] is term:
                meaning = MEANINGS.get(term.op)
                values[term] = meaning(arguments) if meaning is not None else rounded_result(term, arguments)
                stack.pop()
        return values[root]

    def _at_once(self, term: Term) -> bool | None:
        """Evaluates a comparison of a sum of variables with a number, or its negation; None for other conditions."""
        op = term.op
        if op is Op.NOT and term.args[0].op in _COMPARED:
            inside = self._at_once(term.args[0])
            return None if inside is None else not inside
        if op not in _COMPARED:
            return None
        left, right = term.args
        if type(right) is not int or type(left) is not Term:
            return None
        total = self._sum(left)
        if total is None:
            return None
        return total <= right if op is Op.LE else total >= right if op is Op.GE else total == right

    def _sum(self, term: Term) -> int | None:
        """The value of a sum; None if a part has no value yet."""
        values, op = self._values, term.op
        if op is VARIABLE:
            found = values.get(term)
            return self._variable(term) if found is None else found  # type: ignore[return-value]
        if op is not Op.LINEAR:
            return values.get(term)  # type: ignore[return-value]
        args = term.args
        total: int = args[0]
        for i in range(1, len(args), 2):
            part = args[i + 1]
            value = values.get(part)
            if value is None:
                if part.op is not VARIABLE:
                    return None
                value = self._variable(part)
            total += args[i] * value
        return total

    def _variable(self, variable: Term) -> Value:
        value = self._model.get(variable)
        if value is None:
            value = default_value(variable)
        self._values[variable] = value
        return value


def evaluate(term: AnyValue, model: Mapping[Term, Value]) -> Value:
    """The value of a term under a model; variables missing from the model have their default value."""
    return Evaluation(model).value(term)
