"""Splits boxes, and picks values of them."""

from __future__ import annotations

import math
import sys
from random import Random

from oxpecker.numerics.floats import NOT_A_NUMBER, Floats
from oxpecker.solver.boxes.circuit import Box
from oxpecker.solver.boxes.domains import EITHER, FALSE, TRUE, Domain
from oxpecker.solver.limits import FAR_APART, FAR_INTEGER
from oxpecker.terms import Interval, Sort, Term, Value
from oxpecker.terms.numbers import to_single

_INFINITY = math.inf
_LARGEST = sys.float_info.max


def is_single(domain: Domain) -> bool:
    """Whether there is one value; both zeros count as one."""
    if isinstance(domain, int):
        return domain != EITHER
    if isinstance(domain, Interval):
        return domain.is_point
    return not domain.has_numbers or (domain.low == domain.high and not domain.nan)


def halves(domain: Domain) -> tuple[Domain, Domain]:
    """Two parts of a domain that is not single, the one nearer to zero first; NaN is one of them."""
    if isinstance(domain, int):
        return FALSE, TRUE
    if isinstance(domain, Interval):
        last = _middle_integer(domain)
        parts = Interval(domain.low, last), Interval(last + 1, domain.high)
        return parts if last >= 0 else parts[::-1]
    if domain.nan:
        return domain.numbers, NOT_A_NUMBER
    middle_number = middle(domain.low, domain.high)
    if middle_number == domain.high:
        return Floats(domain.low, domain.low), Floats(domain.high, domain.high)
    both = Floats(domain.low, middle_number), Floats(middle_number, domain.high)
    return both if domain.high > 0 and domain.low >= 0 else both[::-1]


def _middle_integer(domain: Interval) -> int:
    low = min(-FAR_INTEGER, (domain.high or 0) - FAR_INTEGER) if domain.low is None else domain.low
    high = max(FAR_INTEGER, low + FAR_INTEGER) if domain.high is None else domain.high
    return (low + high) // 2


def middle(low: float, high: float) -> float:
    """A number between two ends: zero, or their geometric mean if they are far apart, or their arithmetic mean."""
    if low < 0 < high:
        return 0.0
    if high <= 0:
        return -middle(-high, -low)
    if high == _INFINITY:
        return _LARGEST if low >= 1e150 else max(low, 1.0) * 1e100 if low > 1e3 else 1e3 if low < 1e3 else 1e6
    if low == 0:
        return high / 2 if high <= 2 else math.sqrt(high)
    if high / low > FAR_APART:
        return math.sqrt(low) * math.sqrt(high)
    found = low + (high - low) / 2
    return found if low < found < high else high


def extent(domain: Domain) -> float:
    """How much there is to split."""
    if is_single(domain):
        return 0.0
    if isinstance(domain, int):
        return 1.0
    if isinstance(domain, Interval):
        if domain.low is None or domain.high is None:
            return _INFINITY
        return float(min(domain.high - domain.low, FAR_INTEGER))
    if domain.nan:
        return _INFINITY
    size_of_largest = max(abs(domain.low), abs(domain.high))
    if size_of_largest == _INFINITY:
        return _INFINITY
    return (domain.high - domain.low) / max(1.0, size_of_largest / 64)


def sample(variables: list[Term], box: Box, source: Random | None = None) -> dict[Term, Value]:
    """Values in the middle of a box, or random ones."""
    return {each: _value(each, domain, source) for each, domain in zip(variables, box, strict=True)}


def _value(variable: Term, domain: Domain, source: Random | None) -> Value:
    if isinstance(domain, int):
        return bool(source.getrandbits(1)) if domain == EITHER and source is not None else domain != FALSE
    if isinstance(domain, Interval):
        return _integer(domain, source)
    if not domain.has_numbers or (domain.nan and source is not None and source.random() < 0.1):
        return math.nan
    low, high = domain.low, domain.high
    found = _between(low, high, source) if source is not None else low if low == high else middle(low, high)
    return to_single(found) if variable.sort is Sort.FLOAT else found


def _integer(domain: Interval, source: Random | None) -> int:
    if source is None:
        return domain.nearest_to_zero() if domain.is_full else _middle_integer(domain)
    low = -FAR_INTEGER if domain.low is None else domain.low
    high = max(FAR_INTEGER, low) if domain.high is None else domain.high
    kind = source.randrange(4)
    if kind == 0:
        return source.choice((low, high))
    if kind == 1:
        return min(max(source.randint(-20, 20), low), high)
    return source.randint(min(low, high), high)


def _between(low: float, high: float, source: Random) -> float:
    kind = source.randrange(6)
    if kind == 0:
        return source.choice((low, high))
    if kind == 1:
        return min(max(float(source.randint(-20, 20)), low), high)
    if kind == 2:
        size = math.ldexp(source.uniform(1, 2), source.randint(-60, 60)) * source.choice((-1, 1))
        return min(max(size, low), high)
    if kind == 3:
        return min(max(source.uniform(-10, 10), low), high)
    least, most = max(low, -_LARGEST / 4), min(high, _LARGEST / 4)
    return min(max(source.uniform(least, most) if least <= most else low, low), high)
