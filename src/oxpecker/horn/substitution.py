"""Formulas rebuilt: with symbols replaced, or without what a path knows of ranges."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.horn.arithmetic import WRAP
from oxpecker.horn.formula import (
    ONE,
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    call,
    combined,
    conditional,
    conjunction,
    constant_array,
    disjunction,
    equal,
    floor_div,
    modulo,
    negation,
    quantified,
    select,
    store,
    symbol,
    times,
)


def substituted(part: Formula, values: Mapping[Formula, Formula]) -> Formula:
    """The formula with symbols replaced; bound variables have names of their own and are never captured."""
    # By identity: what has one text may differ in its ranges, and a guard must not borrow those of what it guards.
    known: dict[int, Formula] = {}

    def replaced(each: Formula) -> Formula:
        if each.op is Op.SYMBOL:
            return values.get(each, each)
        found = known.get(id(each))
        if found is None:
            found = known[id(each)] = rebuilt(each, tuple(map(replaced, each.arguments)))
        return found

    return replaced(part)


def exchanged(part: Formula, old: Formula, new: Formula) -> Formula:
    """The formula with one part in place of another."""
    return new if part == old else rebuilt(part, tuple(exchanged(each, old, new) for each in part.arguments))


def unranged(part: Formula) -> Formula:
    """The formula without ranges."""
    if part.op is Op.SYMBOL:
        return symbol(part.name, part.sort)
    return _remade(part, tuple(map(unranged, part.arguments)))


def universal(part: Formula) -> Formula:
    """The formula with the ranges of types, in place of those that a path has narrowed."""
    if part.op is Op.SYMBOL:
        return symbol(part.name, part.sort, part.declared)
    return _remade(part, tuple(map(universal, part.arguments)))


def exact(part: Formula) -> Formula:
    """The formula without overflows: what is wrapped is taken as it was before."""
    if part.op is Op.CALL and part.name.startswith(WRAP):
        return exact(part.arguments[0])
    return rebuilt(part, tuple(map(exact, part.arguments)))


def rebuilt(part: Formula, arguments: tuple[Formula, ...]) -> Formula:
    """The formula with other arguments, in normal form again."""
    if all(a is b for a, b in zip(arguments, part.arguments, strict=True)):
        return part
    return _remade(part, arguments)


def _remade(part: Formula, arguments: tuple[Formula, ...]) -> Formula:
    if part.op is Op.LITERAL:
        return part
    if part.op is Op.SUM:
        terms = [(c, each) for c, each in zip(part.coefficients, arguments, strict=True)]
        return combined([*terms, (part.value, ONE)])
    if part.op is Op.CALL:
        return call(part.name, part.sort, arguments, part.declared)
    if part.op in (Op.FORALL, Op.EXISTS):
        return quantified(part.op, part.bound, arguments[0])
    if part.op is Op.TIMES:
        result = arguments[0]
        for each in arguments[1:]:
            result = times(result, each)
        return result
    return _BUILDERS[part.op](*arguments)


_BUILDERS: dict[Op, Callable[..., Formula]] = {
    Op.DIV: floor_div,
    Op.MOD: modulo,
    Op.AT_MOST_ZERO: lambda difference: at_most(difference, ZERO),
    Op.EQUAL: equal,
    Op.NOT: negation,
    Op.AND: conjunction,
    Op.OR: disjunction,
    Op.ITE: conditional,
    Op.SELECT: select,
    Op.STORE: store,
    Op.CONSTANT_ARRAY: lambda element: constant_array(
        Sort.BOOLS if element.sort is Sort.BOOL else Sort.INTS, element.value
    ),
}
