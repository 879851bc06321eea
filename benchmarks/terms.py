"""What building, comparing and evaluating terms costs: `python benchmarks/terms.py`."""

from __future__ import annotations

import gc
import platform
import time
from collections.abc import Callable
from itertools import pairwise

from oxpecker import terms
from oxpecker.terms import Interval, Sort, variable

ROUNDS = 20_000
REPEATS = 5


def cost(action: Callable[[int], object], rounds: int = ROUNDS) -> float:
    """Microseconds per call, the best of some repetitions; every repetition builds other terms."""
    best = float("inf")
    start = 0
    for _ in range(REPEATS):
        gc.collect()
        numbers = range(start, start + rounds)
        begin = time.process_time()
        for number in numbers:
            action(number)
        best = min(best, time.process_time() - begin)
        start += rounds
    return best / rounds * 1e6


def nodes() -> dict[str, float]:
    """The cost of single nodes; each is new unless said otherwise."""
    x, y = variable("x"), variable("y", Sort.INT, Interval(-(2**31), 2**31 - 1))
    p = variable("p", Sort.BOOL)
    xs = [variable(f"x{i}") for i in range(ROUNDS * REPEATS)]
    ps = [variable(f"p{i}", Sort.BOOL) for i in range(ROUNDS * REPEATS)]
    sums = [x + i for i in range(1, ROUNDS * REPEATS + 1)]
    ready = terms.lt(x, y)
    return {
        "(empty call)": cost(lambda i: i),
        "the order of xi": cost(lambda i: xs[i].order),
        "the order of pi": cost(lambda i: ps[i].order),
        "x + 1, known already": cost(lambda _: x + 1),
        "x + i": cost(lambda i: x + (i + 200_000)),
        "(x + i) + 1": cost(lambda i: sums[i] + 200_000),
        "x + xi": cost(lambda i: x + xs[i]),
        "i * x": cost(lambda i: x * (i + 7)),
        "x * xi": cost(lambda i: x * xs[i]),
        "x < i": cost(lambda i: x < i),
        "y < 2**40, decided": cost(lambda _: y < 2**40),
        "x < xi": cost(lambda i: x < xs[i]),
        "xi == i": cost(lambda i: terms.eq(xs[i], i)),
        "!(x < y)": cost(lambda _: terms.lnot(ready)),
        "!pi": cost(lambda i: terms.lnot(ps[i])),
        "p && pi": cost(lambda i: terms.land(p, ps[i])),
        "x < y && xi": cost(lambda i: terms.land(ready, ps[i])),
        "p || pi": cost(lambda i: terms.lor(p, ps[i])),
        "p ? i : x": cost(lambda i: terms.ite(p, i, x)),
        "wrap32(x + i)": cost(lambda i: terms.wrap(sums[i], 32)),
        "wrap32(y), dropped": cost(lambda _: terms.wrap(y, 32)),
        "xi / 3": cost(lambda i: terms.div(xs[i], 3)),
        "xi & 12": cost(lambda i: terms.bit_and(xs[i], 12)),
    }


def wholes() -> dict[str, float]:
    """The cost per element of larger things."""
    xs = [variable(f"x{i}") for i in range(10_000)]
    p = [terms.lt(a, b) for a, b in pairwise(xs)]
    model = {x: i for i, x in enumerate(xs)}

    def running_sum() -> None:
        total: terms.Int = 0
        for x in xs[:1000]:
            total = total + x

    def each(action: Callable[[], object], elements: int) -> float:
        return cost(lambda _: action(), 1) / elements

    return {
        "sum of 1,000, one after the other": each(running_sum, 1_000),
        "total of 10,000": each(lambda: terms.total(xs), 10_000),
        "conj of 10,000": each(lambda: terms.conj(p), 10_000),
        "evaluate xi < xj": each(lambda: terms.evaluate(terms.conj(p), model), 10_000),
        "infer over 100, 1 pass": each(lambda: terms.infer(p[:100]), 100),
        "show xi < xj": each(lambda: terms.show(terms.conj(p)), 10_000),
        "pack and unpack xi < xj": each(lambda: terms.unpack(terms.pack(p)), 10_000),
    }


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}; microseconds, best of {REPEATS}")
    for title, table in (("per term", nodes()), ("per element", wholes())):
        print(f"\n{title}")
        for name, microseconds in table.items():
            print(f"  {name:<36}{microseconds:9.2f}")


if __name__ == "__main__":
    main()
