"""Quotients multiplied by their divisors: laws of division are proved for all numbers, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.oox.source import Source
from tests.horn.test_objects import is_proved

LEAST, GREATEST = -(1 << 31), (1 << 31) - 1
EDGES = [LEAST, LEAST + 1, -7, -3, -2, -1, 0, 1, 2, 3, 7, GREATEST - 1, GREATEST]
Claim = Callable[[int, int], bool]


def wrapped(value: int) -> int:
    return (value - LEAST) % (1 << 32) + LEAST


def quotient(x: int, y: int) -> int:
    whole = abs(x) // abs(y)
    return wrapped(whole if (x < 0) == (y < 0) else -whole)


def rest(x: int, y: int) -> int:
    return abs(x) % abs(y) * (1 if x >= 0 else -1)


CLAIMS: dict[str, Claim] = {
    "x / y * y + x % y == x": lambda x, y: wrapped(wrapped(quotient(x, y) * y) + rest(x, y)) == x,
    "y * (x / y) == x - x % y": lambda x, y: wrapped(y * quotient(x, y)) == wrapped(x - rest(x, y)),
    "(x / y + 1) * y - y + x % y == x": lambda x, y: (
        wrapped(wrapped(wrapped(wrapped(quotient(x, y) + 1) * y) - y) + rest(x, y)) == x
    ),
    "Math.floorDiv(x, y) * y + Math.floorMod(x, y) == x": lambda x, y: wrapped(wrapped(x // y) * y + x % y) == x,
    "y > 0 ==> Math.floorDiv(x, y) * (long) y <= x": lambda x, y: not y > 0 or x // y * y <= x,
    "x / y * y == x": lambda x, y: wrapped(quotient(x, y) * y) == x,
    "x / y * y <= x": lambda x, y: wrapped(quotient(x, y) * y) <= x,
    "(long) (x / y) * y + x % y == x": lambda x, y: quotient(x, y) * y + rest(x, y) == x,
    "x / y * -y - x % y == x": lambda x, y: wrapped(wrapped(quotient(x, y) * wrapped(-y)) - rest(x, y)) == x,
    "(x / y + 1) * y + x % y == x": lambda x, y: wrapped(wrapped(wrapped(quotient(x, y) + 1) * y) + rest(x, y)) == x,
    "x / y * z + x % y == x || z != y + 1": lambda x, y: (
        wrapped(wrapped(quotient(x, y) * wrapped(y + 1)) + rest(x, y)) == x
    ),
    "Math.floorDiv(x, y) * y + x % y == x": lambda x, y: wrapped(wrapped(x // y) * y + rest(x, y)) == x,
}


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_is_proved_exactly_if_it_holds(claim: str) -> None:
    text = f"class Q {{ /*@ requires y != 0; ensures {claim}; @*/ static void f(int x, int y, int z) {{ }} }}"
    program = load_sources([Source("Q.java", text)]).program
    (method,) = program.find_methods("Q.f")
    holds = all(CLAIMS[claim](x, y) for x, y in product(EDGES, EDGES) if y)
    assert is_proved(program, method) is holds
