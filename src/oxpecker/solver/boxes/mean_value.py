"""The mean value form: a difference in a box, from its value in the middle and its derivatives in the whole box.

Where an input occurs several times, intervals of the parts forget that it is the same: `x - x * x` on a small box is
hardly wider than the box by its derivative. Real numbers and floats are kept apart: each part has a bound of the
distance between its float and the real number that the expression means.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce

from oxpecker.numerics import Function, arithmetic
from oxpecker.numerics.enclosures import STEPS, enclosure
from oxpecker.numerics.floats import Floats
from oxpecker.solver.boxes.circuit import Box, Circuit
from oxpecker.solver.boxes.splitting import extent, middle
from oxpecker.solver.limits import LARGEST_DERIVED_POWER, MOST_DERIVED, WIDEST_DERIVED
from oxpecker.terms import Op, Sort, Term
from oxpecker.terms.walking import subterms

_ZERO, _ONE = Floats(0.0, 0.0), Floats(1.0, 1.0)
_UNIT = 2.0**-52
"""More than the relative error of a rounding."""
_TINY = 5e-324


@dataclass(frozen=True, slots=True)
class _Part:
    """The floats that a part may be, how far they are from the real numbers at most, and its derivatives."""

    floats: Floats
    error: float
    slopes: tuple[Floats, ...]

    @property
    def reals(self) -> Floats:
        """The real numbers that the part may mean."""
        if self.error == 0:
            return self.floats
        return Floats(
            arithmetic.below(self.floats.low - self.error, 1), arithmetic.above(self.floats.high + self.error, 1)
        )

    @property
    def size(self) -> float:
        """The greatest absolute value of its floats."""
        return max(abs(self.floats.low), abs(self.floats.high))


class Undefined(Exception):
    """A part has no derivative, or is not finite."""


class MeanValue:
    """The comparisons of a query whose sides have derivatives."""

    def __init__(self, question: Sequence[Term], circuit: Circuit) -> None:
        self._circuit = circuit
        self._comparisons = [found for each in question if (found := _comparison(each)) is not None]
        sides = [side for left, right, _, _ in self._comparisons for side in (left, right) if isinstance(side, Term)]
        self._parts = list(subterms(sides))
        self._places = {each: place for place, each in enumerate(circuit.variables)}
        uses = Counter(each for part in self._parts for each in part.args if isinstance(each, Term))
        self.is_useful = len(self._parts) <= MOST_DERIVED and any(
            count > 1 for count in (uses + Counter(sides)).values()
        )
        """Whether some part is used several times; otherwise intervals are as good."""

    def refutes(self, box: Box) -> bool:
        """Whether a comparison cannot hold in a box."""
        if not all(isinstance(each, Floats) and _is_finite(each) and extent(each) <= WIDEST_DERIVED for each in box):
            return False
        sets = [each for each in box if isinstance(each, Floats)]
        centre = tuple(Floats(m, m) for m in (each.low if each.low == each.high else _centre(each) for each in sets))
        whole, inside = self._computed(tuple(sets)), self._computed(centre)
        return any(self._contradicts(each, whole, inside, sets, centre) for each in self._comparisons)

    def _computed(self, box: tuple[Floats, ...]) -> dict[Term, _Part]:
        found: dict[Term, _Part] = {}
        for term, domain in zip(self._parts, self._circuit.domains(self._parts, box), strict=True):
            if isinstance(domain, Floats) and _is_finite(domain):
                with suppress(Undefined):
                    found[term] = self._part(term, domain, found)
        return found

    def _part(self, term: Term, floats: Floats, known: dict[Term, _Part]) -> _Part:
        if term.sort is not Sort.DOUBLE:
            raise Undefined
        if term.op is Op.VARIABLE:
            place = self._places[term]
            return _Part(floats, 0.0, tuple(_ONE if n == place else _ZERO for n in range(len(self._places))))
        rule = _RULES.get(term.op)
        if rule is None:
            raise Undefined
        arguments = term.args[2:] if term.op is Op.FP_FUNCTION else term.args
        error, slopes = rule(term, floats, [self._side(each, known) for each in arguments])
        if not math.isfinite(error):
            raise Undefined
        return _Part(floats, arithmetic.above(error, 4), slopes)

    def _side(self, value: object, known: dict[Term, _Part]) -> _Part:
        if isinstance(value, Term):
            if value not in known:
                raise Undefined
            return known[value]
        assert isinstance(value, float)
        if not math.isfinite(value):
            raise Undefined
        return _Part(Floats(value, value), 0.0, (_ZERO,) * len(self._places))

    def _contradicts(
        self,
        comparison: _Comparison,
        whole: dict[Term, _Part],
        inside: dict[Term, _Part],
        box: Sequence[Floats],
        centre: Sequence[Floats],
    ) -> bool:
        left, right, op, wanted = comparison
        try:
            a, b = self._side(left, whole), self._side(right, whole)
            difference = _minus(self._side(left, inside).reals, self._side(right, inside).reals)
            for slope, other, values, point in zip(a.slopes, b.slopes, box, centre, strict=True):
                difference = _plus(difference, _times(_minus(slope, other), _minus(values, point)))
        except Undefined:
            return False
        error = arithmetic.above(a.error + b.error, 1)
        low, high = arithmetic.below(difference.low - error, 1), arithmetic.above(difference.high + error, 1)
        if op is Op.FP_EQ:
            return wanted and (low > 0 or high < 0)
        if wanted:
            return low >= 0 if op is Op.FP_LT else low > 0
        return high < 0 if op is Op.FP_LT else high <= 0


_Comparison = tuple[object, object, Op, bool]


def _comparison(constraint: Term) -> _Comparison | None:
    """Both sides of a comparison of doubles, and whether it must hold."""
    wanted = True
    while constraint.op is Op.NOT:
        constraint, wanted = constraint.args[0], not wanted
    if constraint.op not in (Op.FP_LT, Op.FP_LE, Op.FP_EQ):
        return None
    left, right = constraint.args
    if not all(_has_derivative(each) for each in subterms([left, right])):
        return None
    return left, right, constraint.op, wanted


def _has_derivative(part: Term) -> bool:
    if part.op is Op.FP_FUNCTION:
        return part.args[0] in DERIVATIVES or part.args[0] in (Function.HYPOT, Function.POW)
    return part.sort is Sort.DOUBLE and (part.op is Op.VARIABLE or part.op in _RULES)


def _is_finite(a: Floats) -> bool:
    return not a.nan and -math.inf < a.low <= a.high < math.inf


def _centre(a: Floats) -> float:
    found = a.low + (a.high - a.low) / 2
    return found if a.low <= found <= a.high else middle(a.low, a.high)


def _plus(a: Floats, b: Floats) -> Floats:
    return arithmetic.widened(arithmetic.added(a, b), 1)


def _minus(a: Floats, b: Floats) -> Floats:
    return arithmetic.widened(arithmetic.subtracted(a, b), 1)


def _times(a: Floats, b: Floats) -> Floats:
    found = arithmetic.widened(arithmetic.multiplied(a, b), 1)
    if found.nan:
        raise Undefined
    return found


def _over(a: Floats, b: Floats) -> Floats:
    if b.low <= 0 <= b.high:
        raise Undefined
    found = arithmetic.widened(arithmetic.divided(a, b), 1)
    if found.nan:
        raise Undefined
    return found


def _rounding(floats: Floats, units: int = 1) -> float:
    """How far a result may be from the exact one."""
    return units * (max(abs(floats.low), abs(floats.high)) * _UNIT + _TINY)


_Found = tuple[float, tuple[Floats, ...]]


def _sum(term: Term, floats: Floats, parts: Sequence[_Part]) -> _Found:
    a, b = parts
    join = _plus if term.op is Op.FP_ADD else _minus
    return a.error + b.error + _rounding(floats), tuple(map(join, a.slopes, b.slopes))


def _product(_term: Term, floats: Floats, parts: Sequence[_Part]) -> _Found:
    a, b = parts
    error = a.size * b.error + (b.size + b.error) * a.error + _rounding(floats)
    slopes = (_plus(_times(x, b.reals), _times(y, a.reals)) for x, y in zip(a.slopes, b.slopes, strict=True))
    return error, tuple(slopes)


def _quotient(_term: Term, floats: Floats, parts: Sequence[_Part]) -> _Found:
    a, b = parts
    quotient = _over(a.reals, b.reals)
    most = max(abs(quotient.low), abs(quotient.high))
    least = min(abs(b.floats.low), abs(b.floats.high))
    if b.floats.low <= 0 <= b.floats.high:
        raise Undefined
    error = (a.error + most * b.error) / least + _rounding(floats)
    slopes = (_over(_minus(x, _times(quotient, y)), b.reals) for x, y in zip(a.slopes, b.slopes, strict=True))
    return error, tuple(slopes)


def _negation(_term: Term, _floats: Floats, parts: Sequence[_Part]) -> _Found:
    (a,) = parts
    return a.error, tuple(map(arithmetic.negated, a.slopes))


def _function(term: Term, floats: Floats, parts: Sequence[_Part]) -> _Found:
    function = Function(term.args[0])
    partial = partial_derivatives(function, [each.reals for each in parts])
    if any(slope.nan or not slope.has_numbers for slope in partial):
        raise Undefined
    steepest = (max(abs(slope.low), abs(slope.high)) for slope in partial)
    error = sum(most * each.error for most, each in zip(steepest, parts, strict=True))
    scaled = ([_times(slope, each) for each in part.slopes] for slope, part in zip(partial, parts, strict=True))
    slopes = tuple(reduce(_plus, each) for each in zip(*scaled, strict=True))
    return error + _rounding(floats, STEPS[function]), slopes


def partial_derivatives(function: Function, arguments: Sequence[Floats]) -> list[Floats]:
    """Enclosures of the slopes along each argument."""
    if function is Function.HYPOT:
        return [_share(each, _of(function)(*arguments)) for each in arguments]
    if function is Function.POW:
        return _slopes_of_power(*arguments)
    derivative = DERIVATIVES.get(function)
    if derivative is None:
        raise Undefined
    return [derivative(*arguments)]


def _share(x: Floats, hypotenuse: Floats) -> Floats:
    """The slope of a hypotenuse: a cosine, also where it has no derivative."""
    anything = Floats(-1.0, 1.0)
    return _over(x, hypotenuse).meet(anything) if hypotenuse.low > 0 else anything


def _slopes_of_power(x: Floats, y: Floats) -> list[Floats]:
    """Of a positive number, or of any number for a whole exponent that stays."""
    is_whole = y.low == y.high and y.low in range(1, LARGEST_DERIVED_POWER)
    less = Floats(y.low - 1, y.low - 1) if is_whole else _minus(y, _ONE)
    if x.low > 0:
        return [_times(y, _of(Function.POW)(x, less)), _times(_of(Function.POW)(x, y), _of(Function.LOG)(x))]
    if is_whole:
        return [_times(y, _of(Function.POW)(x, less)), _ZERO]
    raise Undefined


def _of(function: Function) -> Callable[..., Floats]:
    return lambda *given: arithmetic.widened(enclosure(function, True, given), 2)  # a root is rounded


def _inverse(x: Floats) -> Floats:
    return _over(_ONE, x)


def _sign(x: Floats) -> Floats:
    """The slope of an absolute value: where the sign is open, anything between."""
    return Floats(1.0 if x.low >= 0 else -1.0, -1.0 if x.high <= 0 else 1.0)


def _slope_of_arc(x: Floats) -> Floats:
    below_one = _minus(_ONE, arithmetic.widened(arithmetic.squared(x), 1))
    return _inverse(_of(Function.SQRT)(_positive(below_one)))


DERIVATIVES: dict[Function, Callable[[Floats], Floats]] = {
    Function.ABS: _sign,
    Function.SIN: _of(Function.COS),
    Function.COS: lambda x: arithmetic.negated(_of(Function.SIN)(x)),
    Function.EXP: _of(Function.EXP),
    Function.EXPM1: _of(Function.EXP),
    Function.LOG: lambda x: _inverse(_positive(x)),
    Function.LOG1P: lambda x: _inverse(_positive(_plus(_ONE, x))),
    Function.LOG10: lambda x: _over(_inverse(_positive(x)), _of(Function.LOG)(Floats(10.0, 10.0))),
    Function.TAN: lambda x: _plus(_ONE, arithmetic.widened(arithmetic.squared(_of(Function.TAN)(x)), 1)),
    Function.ASIN: lambda x: _slope_of_arc(x),
    Function.ACOS: lambda x: arithmetic.negated(_slope_of_arc(x)),
    Function.CBRT: lambda x: _inverse(
        _times(Floats(3.0, 3.0), arithmetic.widened(arithmetic.squared(_of(Function.CBRT)(x)), 1))
    ),
    Function.SQRT: lambda x: _over(Floats(0.5, 0.5), _of(Function.SQRT)(_positive(x))),
    Function.ATAN: lambda x: _inverse(_plus(_ONE, arithmetic.widened(arithmetic.squared(x), 1))),
    Function.TANH: lambda x: _minus(_ONE, arithmetic.widened(arithmetic.squared(_of(Function.TANH)(x)), 1)),
    Function.SINH: _of(Function.COSH),
    Function.COSH: _of(Function.SINH),
}
"""The slopes of functions of one number."""


def _positive(x: Floats) -> Floats:
    if x.low <= 0:
        raise Undefined
    return x


_RULES: dict[Op, Callable[[Term, Floats, Sequence[_Part]], _Found]] = {
    Op.FP_ADD: _sum,
    Op.FP_SUB: _sum,
    Op.FP_MUL: _product,
    Op.FP_DIV: _quotient,
    Op.FP_NEG: _negation,
    Op.FP_FUNCTION: _function,
}
