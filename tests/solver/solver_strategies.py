"""Random questions about a few values, and their answers by trying all of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from oxpecker.solver import Answer, Satisfiable, Unsatisfiable, satisfies, variables_of
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
    div,
    element,
    eq,
    evaluation,
    ge,
    gt,
    implies,
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
from tests.exhaustive import tries

deterministic = settings(derandomize=True, database=None, deadline=None, max_examples=tries(60))

LOWS = [-4, -1, 0, 1, 3, 2**31 - 3, -(2**31), 2**31, 2**63 - 3]
CONSTANTS = [-7, -2, -1, 0, 1, 2, 3, 5, 15, 31, 255, 2**31 - 1, -(2**31), 2**32]
WIDTHS = [8, 16, 32, 64]

BINARY: list[Callable[[Any, Any], Any]] = [add, sub, mul, div, rem, bit_and, bit_or, bit_xor]
SHIFTS: list[Callable[[Any, Any, int], Any]] = [shift_left, shift_right, shift_right_unsigned]
COMPARISONS: list[Callable[[Any, Any], Any]] = [eq, ne, lt, le, gt, ge]
LOGIC: list[Callable[[Any, Any], Any]] = [land, lor, implies, eq]


@st.composite
def variables(draw: st.DrawFn) -> list[Term]:
    """Up to three integers of at most four values each, and a Boolean."""
    found = []
    for name in ["x", "y", "z"][: draw(st.integers(1, 3))]:
        low = draw(st.sampled_from(LOWS))
        found.append(variable(name, Sort.INT, Interval(low, low + draw(st.integers(0, 3)))))
    return [*found, variable("p", Sort.BOOL)]


def integers(draw: st.DrawFn, known: list[Term], depth: int) -> Any:
    """An integer term or value."""
    kind = draw(st.integers(0, 9)) if depth else draw(st.integers(0, 3))
    if kind <= 2:
        return draw(st.sampled_from(known[:-1]))
    if kind == 3:
        return draw(st.sampled_from(CONSTANTS))
    left = integers(draw, known, depth - 1)
    if kind == 4:
        return draw(st.sampled_from([neg, bit_not]))(left)
    if kind == 5:
        return wrap(left, draw(st.sampled_from(WIDTHS)), draw(st.booleans()))
    right = integers(draw, known, depth - 1)
    if kind == 6:
        width = draw(st.sampled_from([32, 64]))
        # What is shifted to the left is wrapped, as in Java, or it would grow beyond all measure.
        return wrap(draw(st.sampled_from(SHIFTS))(left, right, width), width)
    if kind == 7 and draw(st.booleans()):
        return element(left, right, *(integers(draw, known, 0) for _ in range(draw(st.integers(1, 3)))))
    if kind == 7:
        return ite(booleans(draw, known, depth - 1), left, right)
    return draw(st.sampled_from(BINARY))(left, right)


def booleans(draw: st.DrawFn, known: list[Term], depth: int) -> Any:
    """A Boolean term or value."""
    kind = draw(st.integers(0, 6))
    if kind == 0:
        return known[-1]
    if kind <= 3 or not depth:
        left, right = integers(draw, known, depth), integers(draw, known, max(depth - 1, 0))
        return draw(st.sampled_from(COMPARISONS))(left, right)
    if kind == 4:
        return lnot(booleans(draw, known, depth - 1))
    return draw(st.sampled_from(LOGIC))(booleans(draw, known, depth - 1), booleans(draw, known, depth - 1))


@st.composite
def questions(draw: st.DrawFn, most: int = 4) -> list[Term]:
    """Some constraints, at some level of simplification."""
    with evaluation(draw(st.sampled_from(list(Level)))):
        known = draw(variables())
        found = [booleans(draw, known, draw(st.integers(0, 2))) for _ in range(draw(st.integers(1, most)))]
    return [each for each in found if type(each) is Term]


def models(constraints: list[Term]) -> list[dict[Term, Value]]:
    """All models of the constraints."""
    names = variables_of(constraints)
    ranges: list[list[Value]] = []
    for name in names:
        if name.sort is Sort.BOOL:
            ranges.append([False, True])
        else:
            assert name.low is not None and name.high is not None
            ranges.append(list(range(name.low, name.high + 1)))
    every = (dict(zip(names, values, strict=True)) for values in product(*ranges))
    return [model for model in every if satisfies(model, constraints)]


def agrees(answer: Answer, constraints: list[Term]) -> None:
    """Complain unless the answer is the one that trying all values gives."""
    expected = models(constraints)
    if expected:
        assert isinstance(answer, Satisfiable), (answer, expected[0])
        assert satisfies(answer.model, constraints), answer
        assert set(answer.model) <= set(variables_of(constraints))
    else:
        assert isinstance(answer, Unsatisfiable), answer
        if answer.core is not None:
            assert set(answer.core) <= set(constraints)
            assert not models(list(answer.core))
