"""The interval that follows from the structure of a term."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.terms.arithmetic import product_interval
from oxpecker.terms.bits import bitwise_interval
from oxpecker.terms.element import element_interval
from oxpecker.terms.interval import FULL, Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.linear import interval_of
from oxpecker.terms.term import Term, find, make, make_floating


def _linear(args: tuple[Any, ...], of: Callable[[Any], Interval]) -> Interval:
    result = Interval(args[0], args[0])
    for i in range(1, len(args), 2):
        if args[i + 1].op is Op.REM:
            return _with_remainders(args, of)
        result = result.add(of(args[i + 1]).scale(args[i]))
    return result


def _with_remainders(args: tuple[Any, ...], of: Callable[[Any], Interval]) -> Interval:
    result = Interval(args[0], args[0])
    factors = dict(zip(args[2::2], args[1::2], strict=True))
    for term in [each for each in factors if each.op is Op.REM]:
        divisor = term.args[1]
        if abs(factors.get(divisor, 0)) == abs(factors[term]):
            result = result.add(_beside_divisor(of(term), of(divisor), factors.pop(term), factors.pop(divisor)))
    for term, factor in factors.items():
        result = result.add(of(term).scale(factor))
    return result


def _beside_divisor(rest: Interval, divisor: Interval, factor: int, of_divisor: int) -> Interval:
    """c*d + c*(a % d), or their difference: a remainder is smaller in size than its divisor, and 0 if that is 0."""
    together = divisor.add(rest if factor == of_divisor else rest.neg())
    if divisor.low is not None and divisor.low >= 0:
        together = Interval(max(min(divisor.low, 1), together.low or 0), together.high)
    return together.scale(of_divisor)


def _converted(args: tuple[Any, ...]) -> Interval:
    value, low, high, saturating = args
    bound = 0 if saturating else 1 << (128 if value.sort is Sort.FLOAT else 1024)
    return Interval(min(low, -bound, 0), max(high, bound, 0))


def operation_interval(op: Op, args: tuple[Any, ...], of: Callable[[Any], Interval]) -> Interval:
    """The interval of an integer operation, from the intervals of its integer arguments."""
    if op is Op.LINEAR:
        return _linear(args, of)
    if op is Op.VARIABLE:
        return Interval(args[1], args[2])
    if op is Op.WRAP:
        return of(args[0]).wrap(args[1], args[2])
    if op is Op.ELEMENT:
        return element_interval(args, of)
    if op is Op.ITE:
        return of(args[1]).join(of(args[2]))
    if op is Op.MUL:
        return product_interval([of(arg) for arg in args], list(args))
    if op in (Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR):
        return bitwise_interval(op, [of(arg) for arg in args])
    if op is Op.SHIFT_RIGHT_UNSIGNED:
        return of(args[0]).shift_right_unsigned(of(args[1]), args[2], args[3])
    if op is Op.FP_TO_INT:
        return _converted(args)
    if op is Op.FP_TO_BITS:
        return Interval(-1 << args[1] - 1, (1 << args[1] - 1) - 1)
    return _plain(op, args, of)


def _plain(op: Op, args: tuple[Any, ...], of: Callable[[Any], Interval]) -> Interval:
    first = of(args[0])
    if op is Op.NEG:
        return first.neg()
    if op is Op.BIT_NOT:
        return first.bit_not()
    second = of(args[1])
    if op is Op.SHIFT_LEFT:
        return first.shift_left(second, args[2])
    if op is Op.SHIFT_RIGHT:
        return first.shift_right(second, args[2])
    methods = {Op.ADD: first.add, Op.SUB: first.sub, Op.DIV: first.div, Op.REM: first.rem}
    return methods[op](second) if op in methods else FULL


def restore(op: Op, sort: Sort, args: tuple[Any, ...]) -> Term:
    """Builds again a term of a structure that a constructor returned earlier, perhaps in another process."""
    floating = any(type(arg) is float for arg in args)
    found = None if floating else find(op, sort, args)
    if found is not None:
        return found
    low, high = operation_interval(op, args, interval_of) if sort is Sort.INT else FULL
    return (make_floating if floating else make)(op, sort, args, low, high)
