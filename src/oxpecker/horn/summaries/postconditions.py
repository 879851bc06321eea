"""Candidate postconditions of a function, read from runs: equations, bounds, remainders, divisors, truth values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from itertools import combinations_with_replacement, permutations
from math import fmod, lcm, prod
from operator import eq, floordiv, le, lt, mod

from oxpecker.horn.limits import (
    FEWEST_RESULTS,
    FIRST_POINTS,
    LARGEST_DIVISOR,
    LARGEST_EXPONENT,
    LARGEST_FITTED,
    MOST_EQUAL_BOUNDS,
    MOST_POSTCONDITIONS,
)
from oxpecker.horn.summaries.cases import Case, cases
from oxpecker.horn.summaries.expressions import (
    both,
    combined,
    compared,
    exact,
    implied,
    literal,
    local,
    multiplied,
    power_of_two,
    remainder,
    result_of,
)
from oxpecker.horn.summaries.fitting import fitted
from oxpecker.horn.summaries.samples import Sample
from oxpecker.oox import typed
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.types import BIGINT, BOOL, INTEGRAL, Type


@dataclass(frozen=True, slots=True)
class Monomial:
    """A product of parameters, or a power of two: its value on a sample, and its expression in a type."""

    value: Callable[[Sample], int]
    expression: Callable[[Type], typed.Expression]


class Depth(IntEnum):
    """How many candidates are tried."""

    RULES = 1
    """Equations that give the result, and conditions that give a truth value."""
    BOUNDS = 2
    """Bounds, remainders and divisors, too, in the cases without a rule."""


def postconditions(method: typed.Method, found: list[Sample], depth: Depth) -> list[typed.Expression]:
    """Candidates that no sample violates, the most telling first."""
    return list(dict.fromkeys(_Postconditions(method, found).of(depth)))[:MOST_POSTCONDITIONS]


class _Postconditions:
    def __init__(self, method: typed.Method, found: list[Sample]) -> None:
        self.method = method
        self.result = result_of(method)
        self.numbers = [n for n, each in enumerate(method.parameters) if each.type in INTEGRAL]
        self.cases = cases(method, [each for each in found if abs(each.result) <= LARGEST_FITTED])

    def of(self, depth: Depth) -> Iterator[typed.Expression]:
        ruled: list[set[Sample]] = []
        for rule in (
            (self.truths,) if self.result.type == BOOL else (self.polynomials, self.exponentials, self.quotients)
        ):
            for case in self.cases:
                mine = set(case.samples)
                found = [] if any(mine <= each for each in ruled) else list(rule(case))
                yield from found
                if found:
                    ruled.append(mine)
        if depth is Depth.RULES or self.result.type == BOOL:
            return
        yield from self.points()
        for case in self.cases:
            if case.is_plain and not any(set(case.samples) <= each for each in ruled):
                yield from self.bounds(case)
                yield from self.remainders(case)
                yield from self.divisors(case)

    # --- equations -----------------------------------------------------------------------------------------

    def polynomials(self, case: Case) -> Iterator[typed.Expression]:
        """The result as a polynomial of least degree."""
        results = [each.result for each in case.samples]
        most = 3 if len(self.numbers) == 1 else 2
        for degree in range(most + 1):
            monomials = self.monomials(degree)
            rows = [[each.value(sample) for each in monomials] for sample in case.samples]
            coefficients = fitted(rows, results)
            if coefficients is not None:
                yield from self.equation(case.condition, coefficients, monomials)
                return

    def exponentials(self, case: Case) -> Iterator[typed.Expression]:
        """The result as a multiple of a power of two, and a linear rest."""
        for number in self.numbers:
            inside = [each for each in case.samples if 0 <= each.arguments[number] <= LARGEST_EXPONENT]
            monomials = [*self.monomials(1), self.power(number)]
            rows = [[each.value(sample) for each in monomials] for sample in inside]
            coefficients = fitted(rows, [each.result for each in inside])
            if coefficients is not None:
                yield from self.equation(both(case.condition, self.is_exponent(number)), coefficients, monomials)

    def quotients(self, case: Case) -> Iterator[typed.Expression]:
        """The result as the quotient or the rest of two parameters that are not negative."""
        for one, other in permutations(self.numbers, 2):
            inside = [each for each in case.samples if each.arguments[one] >= 0 and each.arguments[other] > 0]
            left, right = (exact(local(self.method.parameters[number])) for number in (one, other))
            positive = both(compared(B.GREATER_EQUAL, left, literal(0)), compared(B.GREATER, right, literal(0)))
            for operator, value in ((B.DIVIDE, floordiv), (B.REMAINDER, mod)):
                fits = all(each.result == value(each.arguments[one], each.arguments[other]) for each in inside)
                if fits and len({each.result for each in inside}) >= FEWEST_RESULTS:
                    found = typed.Binary(BIGINT, operator, left, right)
                    equation = compared(B.EQUAL, exact(self.result), found)
                    yield implied(both(case.condition, positive), equation)

    def is_exponent(self, number: int) -> typed.Expression:
        name = local(self.method.parameters[number])
        least = compared(B.GREATER_EQUAL, name, literal(0, name.type))
        return both(least, compared(B.LESS_EQUAL, name, literal(LARGEST_EXPONENT, name.type)))

    def equation(
        self, condition: typed.Expression, coefficients: list[Fraction], monomials: list[Monomial]
    ) -> Iterator[typed.Expression]:
        """In the type's own arithmetic, which wraps on both sides alike; with fractions, in exact arithmetic."""
        denominator = lcm(*(each.denominator for each in coefficients))
        factors = [int(each * denominator) for each in coefficients]
        t = self.result.type if denominator == 1 else BIGINT
        parts = [(f, each.expression(t)) for f, each in zip(factors, monomials, strict=True)]
        left = combined([(denominator, self.result)], t)
        yield implied(condition, compared(B.EQUAL, left, combined(parts, t)))

    def monomials(self, degree: int) -> list[Monomial]:
        """The products of up to so many parameters, larger ones first, and one."""
        found = []
        for count in range(degree, -1, -1):
            found += [self.product(each) for each in combinations_with_replacement(self.numbers, count)]
        return found

    def product(self, numbers: tuple[int, ...]) -> Monomial:
        names = [local(self.method.parameters[number]) for number in numbers]
        return Monomial(
            lambda sample: prod(sample.arguments[number] for number in numbers),
            lambda t: multiplied(names, t),
        )

    def power(self, number: int) -> Monomial:
        name = local(self.method.parameters[number])
        return Monomial(lambda sample: 1 << sample.arguments[number], lambda t: power_of_two(name, t))

    def points(self) -> Iterator[typed.Expression]:
        """The first results of a function of one number, with which a recursion starts."""
        if len(self.method.parameters) != 1 or not self.cases:
            return
        (name,) = map(local, self.method.parameters)
        for sample in self.cases[0].samples[:FIRST_POINTS]:
            here = compared(B.EQUAL, name, literal(sample.arguments[0], name.type))
            yield implied(here, compared(B.EQUAL, self.result, literal(sample.result, self.result.type)))

    # --- bounds --------------------------------------------------------------------------------------------

    def bounds(self, case: Case) -> Iterator[typed.Expression]:
        """The result is at least, or at most, a parameter or a constant, or a sum of two parameters, plus a number."""
        for numbers in self.compared_sums():
            distances = [s.result - sum(s.arguments[n] for n in numbers) for s in case.samples]
            terms = [(1, local(self.method.parameters[number])) for number in numbers]
            for operator, nearest in ((B.GREATER_EQUAL, min(distances)), (B.LESS_EQUAL, max(distances))):
                often = distances.count(nearest) > 1 or abs(nearest) <= 1
                if often or len(set(distances)) <= MOST_EQUAL_BOUNDS:
                    yield self.bound(case.condition, operator, terms, nearest)
                for weaker in (-1, 0, 1):
                    if weaker < nearest if operator is B.GREATER_EQUAL else weaker > nearest:
                        yield self.bound(case.condition, operator, terms, weaker)
        for number in self.numbers:
            yield from self.below_power(case, number)

    def compared_sums(self) -> Iterator[tuple[int, ...]]:
        yield ()
        yield from ((number,) for number in self.numbers)
        yield from combinations_with_replacement(self.numbers, 2)

    def bound(
        self, condition: typed.Expression, operator: B, terms: list[tuple[int, typed.Local]], constant: int
    ) -> typed.Expression:
        right = combined([*terms, (constant, literal(1))])
        return implied(condition, compared(operator, exact(self.result), right))

    def below_power(self, case: Case, number: int) -> Iterator[typed.Expression]:
        """The result is at most a power of two."""
        inside = [each for each in case.samples if 0 <= each.arguments[number] <= LARGEST_EXPONENT]
        if inside and all(each.result <= 1 << each.arguments[number] for each in inside):
            power = power_of_two(local(self.method.parameters[number]), BIGINT)
            condition = both(case.condition, self.is_exponent(number))
            yield implied(condition, compared(B.LESS_EQUAL, exact(self.result), power))

    # --- remainders and divisors ---------------------------------------------------------------------------

    def remainders(self, case: Case) -> Iterator[typed.Expression]:
        """The result, or its distance from a parameter, has one parity."""
        for numbers in [(), *((number,) for number in self.numbers)]:
            parities = {(s.result - sum(s.arguments[n] for n in numbers)) % 2 for s in case.samples}
            results = {s.result for s in case.samples}
            if len(parities) != 1 or len(results) < 2:
                continue
            terms = [(1, self.result), *((-1, local(self.method.parameters[number])) for number in numbers)]
            operator = B.NOT_EQUAL if parities == {1} else B.EQUAL
            yield implied(case.condition, compared(operator, remainder(combined(terms), literal(2)), literal(0)))

    def divisors(self, case: Case) -> Iterator[typed.Expression]:
        """The result divides a parameter, if it is positive."""
        positive = [each for each in case.samples if each.result > 0]
        if len({each.result for each in positive}) < FEWEST_RESULTS:
            return
        for number in self.numbers:
            if all(each.arguments[number] % each.result == 0 for each in positive):
                name = local(self.method.parameters[number])
                zero = compared(B.EQUAL, remainder(exact(name), exact(self.result)), literal(0))
                is_positive = compared(B.GREATER, self.result, literal(0, self.result.type))
                yield implied(both(case.condition, is_positive), zero)

    # --- truth values --------------------------------------------------------------------------------------

    def truths(self, case: Case) -> Iterator[typed.Expression]:
        """A truth value is constant, or says which parity or sign a parameter has, or how two compare."""
        results = [bool(each.result) for each in case.samples]
        if len(set(results)) == 1:
            constant = typed.Literal(BOOL, results[0])
            yield implied(case.condition, compared(B.EQUAL, self.result, constant))
            return
        for said, condition in self.conditions(case):
            if said == results:
                yield implied(case.condition, compared(B.EQUAL, self.result, condition))
            elif all(a or not b for a, b in zip(said, results, strict=True)) and not all(said):
                yield implied(case.condition, implied(self.result, condition))
            elif all(b or not a for a, b in zip(said, results, strict=True)) and any(said):
                yield implied(case.condition, implied(condition, self.result))

    def conditions(self, case: Case) -> Iterator[tuple[list[bool], typed.Expression]]:
        """Conditions on parameters, each with its truth on the samples."""
        values = list(zip(*(each.arguments for each in case.samples), strict=True))
        for number in self.numbers:
            name = local(self.method.parameters[number])
            half = remainder(name, literal(2, name.type))
            even = [each % 2 == 0 for each in values[number]]
            yield even, compared(B.EQUAL, half, literal(0, name.type))
            yield [not each for each in even], compared(B.NOT_EQUAL, half, literal(0, name.type))
            yield from self.residues(case, name, values[number])
            for other in self.numbers:
                second = local(self.method.parameters[other])
                if other != number and second.type == name.type:
                    pairs = list(zip(values[number], values[other], strict=True))
                    for operator, holds in _ORDERS.items():
                        yield [holds(a, b) for a, b in pairs], compared(operator, name, second)

    def residues(
        self, case: Case, name: typed.Local, values: tuple[int, ...]
    ) -> Iterator[tuple[list[bool], typed.Expression]]:
        """Remainders of a parameter that all samples with one result have."""
        for divisor in range(3, LARGEST_DIVISOR + 1):
            rests = [int(fmod(each, divisor)) for each in values]
            for result, operator in ((True, B.EQUAL), (False, B.NOT_EQUAL)):
                mine = {rest for rest, sample in zip(rests, case.samples, strict=True) if sample.result == result}
                if len(mine) == 1:
                    (only,) = mine
                    condition = compared(
                        operator, remainder(name, literal(divisor, name.type)), literal(only, name.type)
                    )
                    yield [(rest == only) == result for rest in rests], condition


_ORDERS: dict[B, Callable[[int, int], bool]] = {B.LESS: lt, B.LESS_EQUAL: le, B.EQUAL: eq}
