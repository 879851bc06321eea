"""In a world of few values each is tried: small widths, divisors and intervals, where the rules meet their ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from oxpecker import terms
from oxpecker.terms import Interval, Level, Sort, Term, evaluate, infer, variable
from oxpecker.terms.numbers import divide, remainder, shifted_right_unsigned, wrapped

LEFT, RIGHT = range(-9, 10), range(7)
x = variable("x", Sort.INT, Interval(LEFT[0], LEFT[-1]))
y = variable("y", Sort.INT, Interval(RIGHT[0], RIGHT[-1]))
wide = variable("wide")
"""Takes the values of x; its interval does not say so."""

WORLD = [{x: a, y: b, wide: a} for a in LEFT for b in RIGHT]

Column = list[Any]
"""The plain values of something, one for each model of the world."""


def _leaf(chance: random.Random) -> tuple[Any, Column]:
    if chance.random() < 0.2:
        value = chance.randint(-9, 9)
        return value, [value] * len(WORLD)
    leaf = chance.choice([x, x, y, wide])
    return leaf, [model[leaf] for model in WORLD]


def _integer(chance: random.Random, depth: int) -> tuple[Any, Column]:
    """A term and what it must mean, built side by side."""
    if depth == 0:
        return _leaf(chance)
    term, values = _integer(chance, depth - 1)
    kind = chance.randrange(9)
    width, signed = chance.randint(1, 5), chance.random() < 0.6
    constant = chance.choice([-6, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8])
    if kind in (0, 1):
        return terms.wrap(term, width, signed), [wrapped(v, width, signed) for v in values]
    if kind == 2:
        return terms.div(term, constant), [divide(v, constant) for v in values]
    if kind == 3:
        return terms.rem(term, constant), [remainder(v, constant) for v in values]
    if kind == 4:
        return terms.add(terms.mul(term, constant), width), [v * constant + width for v in values]
    other, others = _integer(chance, chance.randrange(depth))
    if kind == 5:
        return terms.add(term, other), [a + b for a, b in zip(values, others, strict=True)]
    if kind == 6:
        return terms.sub(term, other), [a - b for a, b in zip(values, others, strict=True)]
    if kind == 7:
        shifted = terms.shift_right_unsigned(term, other, 4, signed)
        return shifted, [shifted_right_unsigned(a, b, 4, signed) for a, b in zip(values, others, strict=True)]
    condition, truths = _comparison(chance, depth - 1)
    chosen = terms.ite(condition, term, other)
    return chosen, [a if c else b for c, a, b in zip(truths, values, others, strict=True)]


def _comparison(chance: random.Random, depth: int) -> tuple[Any, Column]:
    term, values = _integer(chance, depth)
    other, others = _leaf(chance) if chance.random() < 0.5 else _integer(chance, depth)
    pairs = list(zip(values, others, strict=True))
    kind = chance.randrange(4)
    if kind == 0:
        return terms.eq(term, other), [a == b for a, b in pairs]
    if kind == 1:
        return terms.ne(term, other), [a != b for a, b in pairs]
    return (
        (terms.lt(term, other), [a < b for a, b in pairs])
        if kind == 2
        else (
            terms.le(term, other),
            [a <= b for a, b in pairs],
        )
    )


def _check(term: Any, expected: Column) -> None:
    for model, value in zip(WORLD, expected, strict=True):
        assert evaluate(term, model) == value, (terms.show(term), model)
    if type(term) is Term and term.sort is Sort.INT:
        assert term.interval is not None and all(term.interval.contains(value) for value in expected)


@pytest.mark.parametrize("level", [Level.EXTENDED, Level.NONE])
def test_integers(level: Level) -> None:
    chance = random.Random(1)
    with terms.evaluation(level):
        for _ in range(400):
            _check(*_integer(chance, chance.randint(1, 4)))


@pytest.mark.parametrize("level", [Level.EXTENDED, Level.NONE])
def test_conditions_and_what_follows_from_them(level: Level) -> None:
    chance = random.Random(2)
    with terms.evaluation(level):
        for _ in range(400):
            first, truths = _comparison(chance, chance.randint(0, 3))
            second, others = _comparison(chance, chance.randint(0, 2))
            combine = chance.choice([terms.land, terms.lor])
            how = all if combine is terms.land else any
            expected = [how(pair) for pair in zip(truths, others, strict=True)]
            condition = combine(first, second)
            _check(condition, expected)
            found = infer([condition], chance.randint(1, 2))
            holding = [model for model, value in zip(WORLD, expected, strict=True) if value]
            assert found is not None or not holding, terms.show(condition)
            for variable_, interval in (found or {}).items():
                assert all(interval.contains(model[variable_]) for model in holding), terms.show(condition)


def test_equations_of_wraps_have_the_right_solutions() -> None:
    """wrap(c ± x) == k for every width, c and k: where it is solved for x, the solution is the only one."""
    signs = [(sign, inner, models) for sign in (1, -1) for inner, models in ((x, WORLD[::7]), (y, WORLD[:7]))]
    for width in (1, 2, 3, 4, 5):
        for signed in (True, False):
            for constant in range(-20, 21, 3):
                for sign, inner, models in signs:
                    term = terms.wrap(constant + sign * inner, width, signed)
                    values = [wrapped(constant + sign * m[inner], width, signed) for m in models]
                    for k in range(-9, 18, 2):
                        condition = terms.eq(term, k)
                        assert [evaluate(condition, m) for m in models] == [value == k for value in values]


def test_division_of_sums() -> None:
    """(c*y + x + k) / d and % d: multiples of d may be taken out only where no sign changes."""
    models = WORLD[::2]
    for coefficient in range(1, 9):
        for constant, one, other in ((0, x, y), (0, y, x), (5, y, x), (9, y, x), (20, y, x)):
            term: Any = coefficient * one + other + constant
            values = [coefficient * m[one] + m[other] + constant for m in models]
            for divisor in (1, 2, 3, 4, 6, -2, -3):
                quotient, rest = terms.div(term, divisor), terms.rem(term, divisor)
                assert [evaluate(quotient, m) for m in models] == [divide(v, divisor) for v in values]
                assert [evaluate(rest, m) for m in models] == [remainder(v, divisor) for v in values]
