"""Obligations in the form that solvers are good at: goals refuted, existentials replaced, universal facts split."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from oxpecker.horn.formula import (
    ONE,
    Formula,
    Op,
    Sort,
    at_most,
    conjunction,
    disjunction,
    equal,
    implication,
    less,
    minus,
    negation,
    number,
    plus,
    quantified,
    select,
    symbol,
)
from oxpecker.horn.intervals import interval
from oxpecker.horn.limits import MOST_ALTERNATIVES
from oxpecker.horn.substitution import substituted


@dataclass(slots=True)
class Skolem:
    """Names for what exists."""

    count: int = 0
    made: dict[Formula, Formula] = field(default_factory=dict)

    def instance(self, part: Formula) -> Formula:
        """The body of a quantifier for values that have it."""
        if part not in self.made:
            values = {}
            for variable in part.bound:
                self.count += 1
                values[variable] = symbol(f"{variable.name}!{self.count}", variable.sort)
            self.made[part] = substituted(part.arguments[0], values)
        return self.made[part]


def is_skolem(part: Formula) -> bool:
    """Whether a symbol was made by `Skolem`: no name of a program has its mark."""
    return "!" in part.name


def refutations(goal: Formula, names: Skolem) -> list[list[Formula]]:
    """Lists of facts, one of which must hold if the goal does not."""
    if goal.op is Op.AND:
        return [found for part in goal.arguments for found in refutations(part, names)]
    if goal.op is Op.FORALL:
        return refutations(names.instance(goal), names)
    if goal.op is Op.OR:
        found: list[list[Formula]] = [[]]
        for part in goal.arguments:
            found = [one + other for one in found for other in refutations(part, names)]
            if len(found) > MOST_ALTERNATIVES:
                return [[negation(goal)]]
        return found
    return [[negation(goal)]]


def facts(part: Formula, names: Skolem) -> Iterator[Formula]:
    """What a hypothesis says, in parts; existentials have names."""
    if part.op is Op.AND:
        for each in part.arguments:
            yield from facts(each, names)
    elif part.op is Op.EXISTS:
        yield from facts(names.instance(part), names)
    elif part.op is Op.FORALL:
        yield from _split(part)
    elif part.op is Op.NOT and part.arguments[0].op in (Op.FORALL, Op.EXISTS):
        yield from facts(pushed(part.arguments[0]), names)
    else:
        yield part


def pushed(part: Formula) -> Formula:
    """The negation of a quantifier, inside of it."""
    other = Op.EXISTS if part.op is Op.FORALL else Op.FORALL
    return quantified(other, part.bound, negation(part.arguments[0]))


def _split(part: Formula) -> Iterator[Formula]:
    """A universal fact for each conjunct of its conclusion."""
    (body,) = part.arguments
    for each in _clauses(body):
        variables, matrix = _prenex(each)
        if variables:
            yield from _split(quantified(Op.FORALL, (*part.bound, *variables), matrix))
        else:
            yield quantified(Op.FORALL, part.bound, each)


def _prenex(clause: Formula) -> tuple[tuple[Formula, ...], Formula]:
    """Universal quantifiers inside of a disjunction, before it."""
    variables: tuple[Formula, ...] = ()
    parts: list[Formula] = []
    for part in clause.arguments if clause.op is Op.OR else (clause,):
        if part.op is Op.NOT and part.arguments[0].op is Op.EXISTS:
            part = pushed(part.arguments[0])
        if part.op is Op.FORALL:
            variables = (*variables, *(each for each in part.bound if each not in variables))
            part = part.arguments[0]
        parts.append(part)
    return variables, disjunction(*parts)


def _clauses(body: Formula) -> list[Formula]:
    """The conjuncts of a body; a conjunction that is implied is implied part by part."""
    if body.op is Op.AND:
        return [clause for part in body.arguments for clause in _clauses(part)]
    if body.op is Op.OR:
        for number, part in enumerate(body.arguments):
            if part.op is Op.AND:
                rest = (*body.arguments[:number], *body.arguments[number + 1 :])
                return [c for each in part.arguments for c in _clauses(disjunction(*rest, each))]
    return [body]


# --- order -------------------------------------------------------------------------------------------------


def pairwise(part: Formula) -> Iterator[Formula]:
    """What follows for any two elements from a fact about neighbours, by induction over their distance.

    The relation must be transitive: `<=`, `<` and `=` in either direction are.
    """
    if part.op is not Op.FORALL or len(part.bound) != 1 or part.bound[0].sort is not Sort.INT:
        return
    variable = part.bound[0]
    # Neighbours may be `k - 1` and `k`, too.
    for body in (part.arguments[0], substituted(part.arguments[0], {variable: plus(variable, ONE)})):
        yield from _of_pairs(body, variable)


def _of_pairs(body: Formula, variable: Formula) -> Iterator[Formula]:
    """What follows if the body holds for every value of the variable."""
    guards: list[Formula] = []
    conditions: list[Formula] = []
    conclusions: list[Formula] = []
    for each in body.arguments if body.op is Op.OR else (body,):
        related = _neighbours(each, variable)
        (conclusions if related else guards if variable in each.symbols else conditions).append(each)
    if len(conclusions) != 1:
        return
    bounds = interval([negation(each) for each in guards], variable)
    found = _neighbours(conclusions[0], variable)
    if bounds is None or found is None:
        return
    (low, high), array = bounds, found
    one, other = (symbol(f"{variable.name}{mark}", Sort.INT) for mark in ("<", ">"))
    related = _moved(conclusions[0], variable, array, one, other)
    guard = conjunction(at_most(low, one), less(one, other), at_most(other, plus(high, ONE)))
    yield quantified(Op.FORALL, (one, other), disjunction(*conditions, implication(guard, related)))


def _neighbours(part: Formula, variable: Formula) -> Formula | None:
    """The array of which a comparison relates two neighbours."""
    if part.op not in (Op.AT_MOST_ZERO, Op.EQUAL):
        return None
    total = part.arguments[0] if part.op is Op.AT_MOST_ZERO else minus(*part.arguments)
    if total.op is not Op.SUM or sorted(total.coefficients) != [-1, 1] or total.value not in (0, 1):
        return None
    one, other = total.arguments
    if one.op is not Op.SELECT or other.op is not Op.SELECT or one.arguments[0] != other.arguments[0]:
        return None
    array = one.arguments[0]
    indices = {one.arguments[1], other.arguments[1]}
    if variable in array.symbols or indices != {variable, plus(variable, ONE)}:
        return None
    return array if part.op is Op.AT_MOST_ZERO or total.value == 0 else None


def _moved(part: Formula, variable: Formula, array: Formula, one: Formula, other: Formula) -> Formula:
    """The relation of neighbours for two other elements."""
    first, second = select(array, variable), select(array, plus(variable, ONE))
    total = part.arguments[0] if part.op is Op.AT_MOST_ZERO else minus(*part.arguments)
    sign = dict(zip(total.arguments, total.coefficients, strict=True))
    left, right = (one, other) if sign[first] == 1 else (other, one)
    assert sign[second] == -sign[first]
    smaller, larger = plus(select(array, left), number(int(total.value))), select(array, right)
    return at_most(smaller, larger) if part.op is Op.AT_MOST_ZERO else equal(smaller, larger)
