"""Triggers of universal facts: the terms whose occurrence makes a solver use an instance.

A trigger is a read at exactly the bound variable, since matching is syntactic. A fact that reads at `n - 1 - k` or
`k + 1` gets a copy, whose variable stands for that index.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from oxpecker.horn.arithmetic import WRAP
from oxpecker.horn.formula import Formula, Op, minus, quantified, scaled
from oxpecker.horn.limits import MOST_TRIGGERS
from oxpecker.horn.substitution import substituted


def variants(fact: Formula) -> Iterator[Formula]:
    """A universal fact, and copies of it with other variables."""
    yield fact
    for variable in fact.bound:
        for index in _indices(fact, variable):
            moved = _inverse(index, variable)
            if moved is not None:
                yield quantified(Op.FORALL, fact.bound, substituted(fact.arguments[0], {variable: moved}))


def _indices(fact: Formula, variable: Formula) -> list[Formula]:
    """The indices of reads that contain a variable and are not the variable itself."""
    reads = [each for each in fact.arguments[0].walk() if each.op is Op.SELECT]
    found = {each.arguments[1] for each in reads if not set(fact.bound) & each.arguments[0].symbols}
    mine = [each for each in found if variable in each.symbols and each != variable]
    return sorted(mine, key=lambda each: each.text)


def _inverse(index: Formula, variable: Formula) -> Formula | None:
    """What the variable is if the index is the variable."""
    if index.op is not Op.SUM or variable not in index.arguments:
        return None
    coefficient = index.coefficients[index.arguments.index(variable)]
    rest = minus(index, scaled(coefficient, variable))
    if abs(coefficient) != 1 or variable in rest.symbols:
        return None
    return scaled(coefficient, minus(variable, rest))


def triggers(fact: Formula) -> list[tuple[Formula, ...]]:
    """The triggers of a universal fact, each with a term for every variable; none if there is no good one."""
    bound = set(fact.bound)
    candidates: dict[Formula, list[Formula]] = {variable: [] for variable in fact.bound}
    whole: list[tuple[Formula, ...]] = []
    for each in fact.arguments[0].walk():
        mine = each.symbols & bound
        if each.op is Op.CALL and each.arguments and bound <= each.symbols and _is_matchable(each, bound):
            whole.append((each,))
        elif each.op is Op.SELECT and len(mine) == 1 and each.arguments[1] in mine and _is_matchable(each, bound):
            candidates[each.arguments[1]].append(each)
    if whole:
        return whole[:MOST_TRIGGERS]
    choices = [sorted(candidates[variable], key=lambda each: each.text) for variable in fact.bound]
    return list(product(*choices))[:MOST_TRIGGERS] if all(choices) else []


def _is_matchable(term: Formula, bound: set[Formula]) -> bool:
    """Whether the variables are arguments themselves, not parts of sums, and nothing in it is a choice."""
    direct = all(each in bound or not each.symbols & bound for each in term.arguments)
    return direct and not any(each.op is Op.ITE or each.name.startswith(WRAP) for each in term.walk())
