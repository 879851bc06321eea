"""What a question costs, by solver and by wrapper: `python benchmarks/solver.py [--repeats N]`.

`--agreement N --seed S` asks all solvers N random questions instead, and fails if any answer is wrong.

Each family walks over the branches of a made-up program as an engine would: at every branch both sides are asked, and
the walk goes on where the answer is satisfiable, with the model at hand.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from oxpecker.solver import (
    EMPTY,
    CacheKind,
    EvaluationLevel,
    Model,
    PathCondition,
    Satisfiable,
    Solver,
    SolverConfiguration,
    SolverName,
    Unknown,
    available,
    build,
)
from oxpecker.terms import (
    Interval,
    Sort,
    Term,
    add,
    bit_and,
    bit_xor,
    eq,
    fp_add,
    fp_lt,
    fp_mul,
    ge,
    gt,
    le,
    lnot,
    lt,
    mul,
    rem,
    shift_right_unsigned,
    sub,
    variable,
    wrap,
)

INT = Interval(-(2**31), 2**31 - 1)


def _ints(count: int, interval: Interval | None = INT) -> list[Term]:
    return [variable(f"x{number}", Sort.INT, interval) for number in range(count)]


def sorting() -> list[Any]:
    """Comparisons of neighbours, as in sorting four numbers."""
    a = _ints(4)
    return [le(a[i], a[j]) for i, j in ((0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3))]


def unbounded() -> list[Any]:
    """Linear arithmetic on unbounded integers."""
    a = _ints(4, None)
    return [gt(add(a[i], mul(3, a[j])), add(a[k], i)) for i, j, k in ((0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1))]


def overflow() -> list[Any]:
    """Sums that wrap."""
    a = _ints(4)
    sums: list[Any] = [a[0]]
    for each in a[1:]:
        sums.append(wrap(add(sums[-1], each), 32))
    return [*(ge(each, 0) for each in a), *(lt(each, before) for before, each in pairwise(sums))]


def division() -> list[Any]:
    """Remainders by constants."""
    a = _ints(2)
    return [eq(rem(each, k), 1) for each in a for k in (2, 3, 5)]


def products() -> list[Any]:
    """Products that wrap."""
    a = _ints(3)
    return [gt(wrap(mul(a[i], a[j]), 32), 1000 * (i + 1)) for i, j in ((0, 1), (1, 2), (0, 0), (1, 1))]


def bits() -> list[Any]:
    """Masks, shifts and exclusive or, as in hashing."""
    a = _ints(2)
    mixed = bit_xor(a[0], shift_right_unsigned(a[0], 16, 32))
    return [eq(bit_and(mixed, 15), 3), lt(bit_xor(a[0], a[1]), 0), eq(bit_and(a[0], a[1]), 0), gt(mixed, a[1])]


def floats() -> list[Any]:
    """Sums and products of doubles."""
    a = [variable(f"d{number}", Sort.DOUBLE) for number in range(3)]
    total = fp_add(a[0], a[1], Sort.DOUBLE)
    return [fp_lt(total, a[2], Sort.DOUBLE), fp_lt(fp_mul(a[0], 2.0, Sort.DOUBLE), total, Sort.DOUBLE)]


def arrays() -> list[Any]:
    """Many independent inputs, each looked at twice: what slicing and caches are for."""
    a = _ints(10)
    return [test for each in a for test in (gt(each, 10), lt(sub(each, 7), 100))][:8]


FAMILIES: list[Callable[[], list[Any]]] = [
    sorting,
    unbounded,
    overflow,
    division,
    products,
    bits,
    floats,
    arrays,
]


def walk(solver: Solver, branches: list[Any]) -> tuple[int, int]:
    """Ask both sides of every branch on every path; how many questions that were, and how many stayed open."""
    asked = unknown = 0
    states: list[tuple[int, PathCondition, Model | None]] = [(0, EMPTY, None)]
    while states:
        place, path, model = states.pop()
        if place == len(branches):
            continue
        for side in (branches[place], lnot(branches[place])):
            if type(side) is not Term:
                continue
            asked += 1
            answer = solver.check([side], path, model)
            unknown += isinstance(answer, Unknown)
            if isinstance(answer, Satisfiable):
                states.append((place + 1, path.extend(side), answer.model))
    return asked, unknown


def cost(configuration: SolverConfiguration, family: Callable[[], list[Any]], repeats: int) -> str:
    """Milliseconds per question, the best of some runs with solvers of their own, after one question to warm up."""
    best = float("inf")
    unknown = 0
    # On a busy machine only the time of our own process says something; other processes have none but the clock.
    clock = perf_counter if configuration.solver is SolverName.PORTFOLIO else process_time
    for _ in range(repeats):
        solver = build(configuration)
        warm = variable("warm", Sort.DOUBLE if family is floats else Sort.INT, None if family is floats else INT)
        solver.check([fp_lt(warm, 1.0, Sort.DOUBLE) if family is floats else gt(warm, 1)])  # type: ignore[list-item]
        start = clock()
        asked, unknown = walk(solver, family())
        best = min(best, (clock() - start) / asked)
        solver.close()
    return f"{best * 1000:.2f}" + ("?" if unknown else "")


def rows() -> dict[str, SolverConfiguration]:
    """What is compared: bare solvers, then wrappers added one by one around Z3, then portfolios."""
    bare = SolverConfiguration(EvaluationLevel.NONE, False, 0, CacheKind.OFF, False, SolverName.Z3, timeout=5)
    found = {name.value: replace(bare, solver=name) for name in available()}
    found["z3, slicing"] = replace(bare, slicing=True)
    found["z3, intervals"] = replace(bare, interval_passes=1)
    found["z3, exact cache"] = replace(bare, cache=CacheKind.EXACT)
    found["z3, normalised cache"] = replace(bare, cache=CacheKind.NORMALISED)
    found["z3, model reuse"] = replace(bare, model_reuse=True)
    found["z3, evaluation"] = replace(bare, evaluation=EvaluationLevel.EXTENDED)
    found["everything"] = SolverConfiguration(timeout=5)
    found["everything, cores"] = SolverConfiguration(timeout=5, cores=True)
    found["portfolio alone"] = replace(bare, solver=SolverName.PORTFOLIO, head_start=0.001)
    found["portfolio"] = SolverConfiguration(timeout=5, solver=SolverName.PORTFOLIO)
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", default="", help="rows whose name contains this")
    parser.add_argument("--agreement", type=int, metavar="N", help="ask N random questions whose answers are known")
    parser.add_argument("--seed", type=int, default=0, help="which random questions")
    options = parser.parse_args()
    if options.agreement is not None:
        sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
        from benchmarks.solver_agreement import campaign

        sys.exit(campaign(options.agreement, options.seed) > 0)
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    print("milliseconds per question; ? where some stayed unknown\n")
    print(f"{'':22}" + "".join(f"{family.__name__:>11}" for family in FAMILIES))
    for name, configuration in rows().items():
        if options.only in name:
            cells = [cost(configuration, family, options.repeats) for family in FAMILIES]
            print(f"{name:22}" + "".join(f"{cell:>11}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
