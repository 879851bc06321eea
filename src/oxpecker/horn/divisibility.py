"""Lemmas about remainders by unknown numbers, which solvers do not find: what divides two numbers divides others.

For positive `d` and `y`: if `d` divides `y`, then it divides `x mod y` exactly if it divides `x`. If `d` divides `s`,
then it divides `s + t`, and `s - t`, exactly if it divides `t`. A multiple of `d` does not change the remainder, and a
number below `d` is its own. Only instances for terms that occur are added.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from oxpecker.horn.formula import (
    ONE,
    ZERO,
    Formula,
    Op,
    at_most,
    conjunction,
    disjunction,
    equal,
    implication,
    less,
    minus,
    modulo,
    negation,
    scaled,
)
from oxpecker.horn.limits import MOST_DIVISIBILITY_LEMMAS, MOST_DIVISOR_INSTANCES
from oxpecker.horn.substitution import substituted


def divisibility(ground: Iterable[Formula]) -> list[Formula]:
    """Lemmas about the remainders among some terms without variables."""
    rests = [each for each in dict.fromkeys(ground) if each.op is Op.MOD]
    divisors = list(dict.fromkeys(each.arguments[1] for each in rests if each.arguments[1].op is not Op.LITERAL))
    return list(dict.fromkeys(islice(_lemmas(rests, divisors), MOST_DIVISIBILITY_LEMMAS)))


def instances(known: Iterable[Formula], ground: Iterable[Formula]) -> list[Formula]:
    """What universal facts about remainders say for the divisors among some terms without variables."""
    universal = [each for each in known if each.op is Op.FORALL and len(each.bound) == 1 and _is_about_divisors(each)]
    if not universal:
        return []
    divisors = dict.fromkeys(each.arguments[1] for each in ground if each.op is Op.MOD)
    found = (substituted(fact.arguments[0], {fact.bound[0]: each}) for fact in universal for each in divisors)
    return list(dict.fromkeys(islice(found, MOST_DIVISOR_INSTANCES)))


def _is_about_divisors(fact: Formula) -> bool:
    """Whether the variable of a universal fact is a divisor."""
    return any(each.op is Op.MOD and each.arguments[1] in fact.bound for each in fact.arguments[0].walk())


def _lemmas(rests: list[Formula], divisors: list[Formula]) -> Iterator[Formula]:
    for divisor in divisors:
        yield implication(at_most(ONE, divisor), equal(modulo(divisor, divisor), ZERO))
        for rest in rests:
            number, other = rest.arguments
            if other == divisor:
                yield from _of_sum(number, divisor)
                yield from _without_multiple(number, divisor)
                yield implication(
                    conjunction(_divides(divisor, number), at_most(ONE, number)), at_most(divisor, number)
                )
            elif other.op is not Op.LITERAL:
                positive = conjunction(at_most(ONE, other), _divides(divisor, other))
                yield implication(positive, _same(_divides(divisor, rest), _divides(divisor, number), divisor))


def _without_multiple(number: Formula, divisor: Formula) -> Iterator[Formula]:
    """The remainder is that of the number without the divisor, and the number itself if it is smaller."""
    positive, rest = at_most(ONE, divisor), modulo(number, divisor)
    smaller = conjunction(positive, at_most(ZERO, number), less(number, divisor))
    yield implication(smaller, equal(rest, number))
    if number.op is Op.SUM and divisor in number.arguments:
        place = number.arguments.index(divisor)
        others = minus(number, scaled(number.coefficients[place], divisor))
        yield implication(positive, equal(rest, modulo(others, divisor)))


def _of_sum(total: Formula, divisor: Formula) -> Iterator[Formula]:
    """A sum or difference of two numbers, or the absolute value of one."""
    if total.op is Op.ITE:
        yield from _of_sum(total.arguments[1], divisor)
        yield from _of_sum(total.arguments[2], divisor)
    if total.op is not Op.SUM or total.value or len(total.arguments) != 2 or set(map(abs, total.coefficients)) != {1}:
        return
    for one, other in (total.arguments, total.arguments[::-1]):
        yield implication(_divides(divisor, one), _same(_divides(divisor, total), _divides(divisor, other), divisor))


def _divides(divisor: Formula, number: Formula) -> Formula:
    return conjunction(at_most(ONE, divisor), equal(modulo(number, divisor), ZERO))


def _same(one: Formula, other: Formula, divisor: Formula) -> Formula:
    """Both hold or none, if the divisor is positive."""
    both = conjunction(disjunction(negation(one), other), disjunction(one, negation(other)))
    return implication(at_most(ONE, divisor), both)
