"""How an element at an unknown index is put to Z3: `python benchmarks/arrays.py [--limit SECONDS]`.

The same questions about an ordered array of integers, with its elements as variables: as a tree of conditionals that
halves the index, which is what the encoding uses; as a chain of conditionals; and with the theory of arrays. Of each,
the milliseconds until the answer; `>` where the limit was reached.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from time import perf_counter

import z3

Read = Callable[[Sequence[z3.ArithRef], z3.ArithRef], z3.ArithRef]


def tree(values: Sequence[z3.ArithRef], index: z3.ArithRef, low: int = 0, high: int | None = None) -> z3.ArithRef:
    """Conditionals that halve the index."""
    high = len(values) if high is None else high
    if high - low == 1:
        return values[low]
    middle = (low + high) // 2
    return z3.If(index < middle, tree(values, index, low, middle), tree(values, index, middle, high))


def chain(values: Sequence[z3.ArithRef], index: z3.ArithRef) -> z3.ArithRef:
    """One conditional after the other."""
    result = values[-1]
    for place in range(len(values) - 2, -1, -1):
        result = z3.If(index == place, values[place], result)
    return result


def theory(values: Sequence[z3.ArithRef], index: z3.ArithRef) -> z3.ArithRef:
    """Stores into an array, and a select."""
    array = z3.Array("a", z3.IntSort(), z3.IntSort())
    for place, value in enumerate(values):
        array = z3.Store(array, place, value)
    return z3.Select(array, index)


def found(read: Read, values: Sequence[z3.ArithRef]) -> list[z3.BoolRef]:
    """Between two places with the same element of an ordered array there is another element: impossible."""
    i, j, k = z3.Ints("i j k")
    inside = [i >= 0, i < k, k < j, j < len(values)]
    return [*inside, read(values, i) == read(values, j), read(values, k) != read(values, i)]


def exchanged(read: Read, values: Sequence[z3.ArithRef]) -> list[z3.BoolRef]:
    """After two elements were exchanged, a third is not what it was: impossible."""
    i, j, k = z3.Ints("i j k")
    inside = [each for one in (i, j, k) for each in (one >= 0, one < len(values))]
    first, second = read(values, i), read(values, j)
    after = [z3.If(j == p, first, z3.If(i == p, second, value)) for p, value in enumerate(values)]
    return [*inside, k != i, k != j, read(after, k) != read(values, k)]


def possible(read: Read, values: Sequence[z3.ArithRef]) -> list[z3.BoolRef]:
    """A place whose element is twice the place: possible."""
    i = z3.Int("i")
    return [i > 0, i < len(values), read(values, i) == 2 * i]


QUESTIONS = {"equal ends": (found, z3.unsat), "exchange": (exchanged, z3.unsat), "some place": (possible, z3.sat)}
ENCODINGS: dict[str, Read] = {"tree": tree, "chain": chain, "theory": theory}


def milliseconds(question: str, read: Read, length: int, limit: float) -> str:
    """How long an answer takes."""
    values = [z3.Int(f"v{place}") for place in range(length)]
    make, expected = QUESTIONS[question]
    solver = z3.Solver()
    solver.set("timeout", int(limit * 1000))
    begun = perf_counter()
    solver.add([one <= two for one, two in pairwise(values)])
    solver.add(make(read, values))
    answer = solver.check()
    taken = 1000 * (perf_counter() - begun)
    if answer == z3.unknown:
        return f"> {taken:.0f}"
    assert answer == expected, f"{question}, {length}: {answer}"
    return f"{taken:.0f}"


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--limit", type=float, default=20.0, help="seconds for each question")
    limit = parser.parse_args().limit
    print(f"{'':12}{'length':>8}" + "".join(f"{name:>10}" for name in ENCODINGS))
    for question in QUESTIONS:
        for length in (4, 8, 16, 32, 64):
            cells = [milliseconds(question, read, length, limit) for read in ENCODINGS.values()]
            print(f"{question:12}{length:>8}" + "".join(f"{cell:>10}" for cell in cells), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
