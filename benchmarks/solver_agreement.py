"""Every solver against trying all values, on random questions over all operations and sorts.

Integers have intervals of a few values and floats are said to be one of a few, so that the answer is known for certain.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from time import perf_counter
from typing import Any

from oxpecker.solver import (
    CacheKind,
    EvaluationLevel,
    PathCondition,
    Solver,
    SolverConfiguration,
    SolverName,
    Unknown,
    Unsatisfiable,
    available,
    build,
    satisfies,
    variables_of,
)
from oxpecker.solver.path import EMPTY
from oxpecker.terms import (
    Interval,
    Level,
    Sort,
    Term,
    Value,
    add,
    bit_and,
    bit_not,
    bit_or,
    bit_xor,
    bits_to_fp,
    conjuncts,
    disj,
    div,
    element,
    eq,
    evaluation,
    fp_add,
    fp_div,
    fp_eq,
    fp_le,
    fp_lt,
    fp_mul,
    fp_neg,
    fp_rem,
    fp_sub,
    fp_to_bits,
    fp_to_fp,
    fp_to_int,
    ge,
    gt,
    implies,
    int_to_fp,
    ite,
    land,
    le,
    lnot,
    lor,
    lt,
    mul,
    ne,
    neg,
    rem,
    shift_left,
    shift_right,
    shift_right_unsigned,
    sub,
    variable,
    wrap,
)

LOWS = [-4, -1, 0, 1, 3, 120, 2**31 - 3, -(2**31), 2**31, 2**53, 2**63 - 3]
CONSTANTS = [-7, -2, -1, 0, 1, 2, 3, 5, 15, 31, 255, 2**31 - 1, -(2**31), 2**32]
FLOATS = [0.0, -0.0, math.nan, math.inf, -math.inf, 1.0, -1.5, 3.0, 0.5, 2.0**31, -(2.0**63), 2.0**-149, 16777216.0]
RANGES = [(-(2**31), 2**31 - 1), (-(2**63), 2**63 - 1), (-128, 127)]
JOINED: list[Callable[..., Any]] = [land, lor, implies, eq]
FLOATING = (Sort.FLOAT, Sort.DOUBLE)


class Questions:
    """Random questions; the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._variables: dict[Sort, list[Term]] = {}
        self.values: dict[Term, list[Value]] = {}

    def next(self) -> list[Term]:
        """Some constraints; `values` has all values that their variables may have."""
        choice = self._random.choice
        self._variables, self.values = (
            {Sort.BOOL: [variable("p", Sort.BOOL)]},
            {variable("p", Sort.BOOL): [False, True]},
        )
        with_floats = self._random.random() < 0.3
        said: list[Any] = []
        with evaluation(choice(list(Level))):
            for name in "xyz"[: self._random.randint(1, 3)]:
                low = choice(LOWS)
                high = low + self._random.randint(0, 3)
                self._known(variable(name, Sort.INT, Interval(low, high)), list(range(low, high + 1)))
            for sort in FLOATING if with_floats else ():
                each = variable(f"of{sort.value}", sort)
                values: list[Value] = [*self._random.sample(FLOATS, 3)]
                self._known(each, values)
                said.append(disj(eq(each, value) for value in values))
            roots = [self._boolean(self._random.randint(0, 3), with_floats) for _ in range(self._random.randint(1, 4))]
        return [each for each in (*said, *roots) if type(each) is Term]

    def _known(self, each: Term, values: list[Value]) -> None:
        self._variables.setdefault(each.sort, []).append(each)
        self.values[each] = values

    def _integer(self, depth: int, floats: bool) -> Any:
        choice = self._random.choice
        kind = self._random.randint(0, 12 if floats else 10) if depth else self._random.randint(0, 3)
        if kind <= 2:
            return choice(self._variables[Sort.INT])
        if kind == 3:
            return choice(CONSTANTS)
        if kind == 11:
            value = self._float(choice(FLOATING), depth - 1)
            return fp_to_int(value, *choice(RANGES)) if type(value) is Term else 1
        if kind == 12:
            sort = choice(FLOATING)
            return fp_to_bits(self._float(sort, depth - 1), 32 if sort is Sort.FLOAT else 64)
        left = self._integer(depth - 1, floats)
        if kind == 4:
            return choice([neg, bit_not])(left)
        if kind == 5:
            return wrap(left, choice([8, 16, 32, 64]), choice([False, True]))
        right = self._integer(depth - 1, floats)
        if kind == 6:
            width = choice([32, 64])
            return wrap(choice([shift_left, shift_right, shift_right_unsigned])(left, right, width), width)
        if kind == 7:
            return ite(self._boolean(depth - 1, floats), left, right)
        if kind == 8:
            return self._element(left, right)
        return choice([add, sub, mul, div, rem, bit_and, bit_or, bit_xor])(left, right)

    def _element(self, index: Any, written: Any) -> Any:
        """An element of an array, at times after a write at another unknown index."""
        cells = [self._integer(0, False) for _ in range(self._random.randint(1, 10))]
        if self._random.random() < 0.5:
            place = self._integer(0, False)
            cells = [ite(eq(place, number), written, cell) for number, cell in enumerate(cells)]
        return element(index, *cells)

    def _float(self, sort: Sort, depth: int) -> Any:
        choice = self._random.choice
        kind = self._random.randint(0, 9) if depth > 0 else self._random.randint(0, 2)
        if kind <= 1:
            return choice(self._variables[sort])
        if kind == 2:
            return choice(FLOATS)
        if kind == 3:
            return fp_neg(self._float(sort, depth - 1), sort)
        if kind == 4:
            return fp_to_fp(self._float(FLOATING[sort is Sort.FLOAT], depth - 1), sort)
        if kind == 5:
            return int_to_fp(self._integer(depth - 1, False), sort)
        if kind == 9:
            return bits_to_fp(self._integer(depth - 1, False), sort)
        if kind == 6:
            condition = self._boolean(depth - 1, True)
            sides = self._float(sort, depth - 1), self._float(sort, depth - 1)
            return ite(condition, *sides) if any(type(side) is Term for side in sides) else sides[0]
        # Remainders are rare: some solvers need seconds for one, and refuse it for doubles.
        operation: Callable[..., Any] = choice(
            [fp_add, fp_sub, fp_mul, fp_div, choice([fp_rem, fp_add, fp_sub, fp_mul])]
        )
        return operation(self._float(sort, depth - 1), self._float(sort, depth - 1), sort)

    def _boolean(self, depth: int, floats: bool) -> Any:
        choice = self._random.choice
        kind = self._random.randint(0, 8 if floats else 6)
        if kind == 0:
            return choice(self._variables[Sort.BOOL])
        if kind >= 7:
            sort = choice(FLOATING)
            left, right = self._float(sort, depth), self._float(sort, depth - 1)
            if type(left) is not Term and type(right) is not Term:
                left = self._variables[sort][0]
            return eq(left, right) if self._random.random() < 0.3 else choice([fp_lt, fp_le, fp_eq])(left, right, sort)
        if kind <= 3 or not depth:
            left, right = self._integer(depth, floats), self._integer(max(depth - 1, 0), floats)
            return choice([eq, ne, lt, le, gt, ge])(left, right)
        if kind == 4:
            return lnot(self._boolean(depth - 1, floats))
        joined: Callable[..., Any] = choice(JOINED)
        return joined(self._boolean(depth - 1, floats), self._boolean(depth - 1, floats))


def is_satisfiable(constraints: list[Term], values: dict[Term, list[Value]]) -> bool:
    """The truth, by trying all values."""
    names = variables_of(constraints)
    every = (dict(zip(names, each, strict=True)) for each in product(*(values[name] for name in names)))
    return any(satisfies(model, constraints) for model in every)


def verdict(solver: Solver, constraints: list[Term], path: PathCondition, truth: bool) -> str:
    """What is to be said of an answer: right, unknown, or how it is wrong."""
    answer = solver.check(constraints, path)
    whole = [*path, *constraints]
    if isinstance(answer, Unknown):
        return f"unknown ({answer.reason})"
    if isinstance(answer, Unsatisfiable):
        members = {each for constraint in whole for each in (constraint, *conjuncts(constraint))}
        if answer.core is not None and not set(answer.core) <= members:
            return "WRONG core"
        return "WRONG unsatisfiable" if truth else "right"
    if not truth:
        return "WRONG satisfiable"
    return "right" if satisfies(answer.model, whole) else "WRONG model"


def solvers() -> dict[str, Solver]:
    """Bare solvers, and stacks of wrappers."""
    bare = {"evaluation": EvaluationLevel.NONE, "slicing": False, "interval_passes": 0, "cache": CacheKind.OFF}
    found = {}
    for name in available():
        found[name.value] = build(SolverConfiguration(solver=name, model_reuse=False, timeout=10, **bare))  # type: ignore[arg-type]
    found["everything"] = build(SolverConfiguration(timeout=10))
    found["everything, cores"] = build(SolverConfiguration(timeout=10, cores=True, cache=CacheKind.NORMALISED))
    found["portfolio"] = build(SolverConfiguration(timeout=10, solver=SolverName.PORTFOLIO, head_start=0.001))
    return found


def campaign(count: int, seed: int) -> int:
    """Ask many questions, print what was answered by whom, and give the number of wrong answers."""
    questions = Questions(seed)
    asked = solvers()
    verdicts: dict[str, Counter[str]] = {name: Counter() for name in asked}
    times = dict.fromkeys(asked, 0.0)
    wrong = 0
    for number in range(count):
        constraints = questions.next()
        truth = is_satisfiable(constraints, questions.values)
        # Half of each question is the path.
        half = len(constraints) // 2
        path = EMPTY
        for each in constraints[:half]:
            path = PathCondition(path, each)
        for name, solver in asked.items():
            start = perf_counter()
            found = verdict(solver, constraints[half:], path, truth)
            times[name] += perf_counter() - start
            verdicts[name][found] += 1
            if found.startswith("WRONG"):
                wrong += 1
                print(
                    f"question {number} of seed {seed}, {name}: {found}: {[str(each) for each in constraints]}",
                    flush=True,
                )
    for name, solver in asked.items():
        models = solver.statistics().get("wrong_models", 0)
        print(
            f"{name:20} {times[name] / max(count, 1) * 1000:8.2f} ms  wrong models {models:g}  {dict(verdicts[name])}"
        )
        solver.close()
    return wrong
