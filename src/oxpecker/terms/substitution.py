"""Substitution: terms rebuilt with other parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from oxpecker.numerics import Function
from oxpecker.terms import bits, floating, patterns
from oxpecker.terms.arithmetic import div, mul, rem
from oxpecker.terms.comparison import eq, ge, le, lt
from oxpecker.terms.conditional import ite
from oxpecker.terms.element import element
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import SETTING
from oxpecker.terms.linear import add, combine, neg, sub
from oxpecker.terms.logic import land
from oxpecker.terms.narrowing import Environment, Narrowing
from oxpecker.terms.negation import lnot
from oxpecker.terms.term import AnyValue, Term
from oxpecker.terms.walking import subterms
from oxpecker.terms.wrapping import wrap


def _linear(*args: Any) -> Any:
    pairs = list(zip(args[1::2], args[2::2], strict=True))
    if SETTING.extended:
        return combine(args[0], pairs)
    result = args[0]
    for coefficient, value in pairs:
        result = add(result, mul(coefficient, value))
    return result


def _many(function: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    return lambda *args: reduce(function, args)


def _function(name: str, is_approximate: bool, *rest: Any) -> Any:
    return floating.fp_function(Function(name), rest[:-1], is_approximate)


CONSTRUCTORS: dict[Op, Callable[..., Any]] = {
    Op.LINEAR: _linear,
    Op.ADD: add,
    Op.SUB: sub,
    Op.NEG: neg,
    Op.MUL: _many(mul),
    Op.DIV: div,
    Op.REM: rem,
    Op.WRAP: wrap,
    Op.BIT_AND: _many(bits.bit_and),
    Op.BIT_OR: _many(bits.bit_or),
    Op.BIT_XOR: _many(bits.bit_xor),
    Op.BIT_NOT: bits.bit_not,
    Op.SHIFT_LEFT: bits.shift_left,
    Op.SHIFT_RIGHT: bits.shift_right,
    Op.SHIFT_RIGHT_UNSIGNED: bits.shift_right_unsigned,
    Op.ELEMENT: element,
    Op.ITE: ite,
    Op.EQ: eq,
    Op.LT: lt,
    Op.LE: le,
    Op.GE: ge,
    Op.NOT: lnot,
    Op.AND: land,
    Op.FP_TO_INT: floating.fp_to_int,
    Op.FP_TO_BITS: patterns.fp_to_bits,
}
"""The constructor of each operation, except those that also take the sort."""

SORTED_CONSTRUCTORS: dict[Op, Callable[..., Any]] = {
    Op.FP_ADD: floating.fp_add,
    Op.FP_SUB: floating.fp_sub,
    Op.FP_MUL: floating.fp_mul,
    Op.FP_DIV: floating.fp_div,
    Op.FP_REM: floating.fp_rem,
    Op.FP_NEG: floating.fp_neg,
    Op.INT_TO_FP: floating.int_to_fp,
    Op.FP_TO_FP: floating.fp_to_fp,
    Op.FP_FUNCTION: _function,
    Op.BITS_TO_FP: patterns.bits_to_fp,
}

COMPARISONS: dict[Op, Callable[..., Any]] = {
    Op.FP_LT: floating.fp_lt,
    Op.FP_LE: floating.fp_le,
    Op.FP_EQ: floating.fp_eq,
}


def build(term: Term, args: list[Any]) -> Any:
    """The term's operation applied to other arguments, simplified."""
    op = term.op
    constructor = CONSTRUCTORS.get(op)
    if constructor is not None:
        return constructor(*args)
    if op in COMPARISONS:
        sort = next(arg.sort for arg in term.args if type(arg) is Term)
        return COMPARISONS[op](*args, sort)
    return SORTED_CONSTRUCTORS[op](*args, term.sort)


def substitute(term: AnyValue, mapping: Mapping[Term, AnyValue]) -> AnyValue:
    """The term with subterms (usually variables) replaced; everything around them is simplified again."""
    return substitute_all([term], mapping)[0]


def substitute_all(roots: Sequence[AnyValue], mapping: Mapping[Term, AnyValue]) -> list[AnyValue]:
    """Substitutes in several terms, which keep sharing their common parts."""
    results: dict[Term, Any] = dict(mapping)
    for part in subterms(roots, mapping):
        if part not in results:
            args = [results[arg] if type(arg) is Term else arg for arg in part.args]
            same = all(new is old for new, old in zip(args, part.args, strict=True))
            results[part] = part if same else build(part, args)
    return [results[root] if type(root) is Term else root for root in roots]


def rebuild(term: AnyValue) -> AnyValue:
    """The term simplified at the current level, whatever level it was built at."""
    if type(term) is not Term:
        return term
    results: dict[Term, Any] = {}
    for part in subterms([term]):
        args = [results[arg] if type(arg) is Term else arg for arg in part.args]
        results[part] = part if part.op is Op.VARIABLE else build(part, args)
    result: AnyValue = results[term]
    return result


def simplify_under(term: AnyValue, environment: Environment) -> AnyValue:
    """Simplifies a term under the assumption that the variables lie in these intervals.

    The variables themselves stay: only parts that the narrower intervals decide are replaced.
    """
    if type(term) is not Term:
        return term
    known = Narrowing(dict(environment))
    results: dict[Term, Any] = {}
    for part in subterms([term]):
        decided = _decided(part, known)
        if decided is None:
            args = [results[arg] if type(arg) is Term else arg for arg in part.args]
            same = all(new is old for new, old in zip(args, part.args, strict=True))
            decided = part if same else build(part, args)
        results[part] = decided
    result: AnyValue = results[term]
    return result


def _decided(part: Term, known: Narrowing) -> Any:
    """The value of a part if the intervals determine it, otherwise None."""
    if part.sort is Sort.INT:
        interval = known.interval(part)
        return interval.low if interval.is_point else None
    return known.truth(part) if part.sort is Sort.BOOL else None
