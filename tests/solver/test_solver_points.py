"""Encodings at single points: with all inputs fixed, a term has the value that evaluation gives it, and no other."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.solver import Satisfiable, SolverName, Unsatisfiable, available
from oxpecker.solver.configuration import backend
from oxpecker.solver.encoding.floats import bits_to_float, float_at_least, float_at_most, float_to_bits
from oxpecker.terms import (
    Level,
    Sort,
    Term,
    bits_to_fp,
    eq,
    evaluate,
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
    int_to_fp,
    ite,
    ne,
    wrap,
)
from oxpecker.terms.numbers import to_single
from tests.exhaustive import tries
from tests.solver.solver_queries import INT, LONG, a, b, d, e, f, g, x, y
from tests.solver.solver_strategies import BINARY, SHIFTS, WIDTHS, deterministic

FLOATING = [name for name in available() if name is not SolverName.YICES]
SPECIAL = [0.0, -0.0, math.nan, math.inf, -math.inf, 1.0, -1.5, 0.1, 3.0, 2.0**31, -(2.0**63), 1e-45, 1e300, 16777217.0]
INTEGERS = [0, 1, -1, 7, 2**31 - 1, -(2**31), 16777217, 2**53 + 1, 2**63 - 1, -(2**63)]


def floats(draw: st.DrawFn, sort: Sort, depth: int) -> Any:
    """A float term or value of a sort."""
    kind = draw(st.integers(0, 6)) if depth else draw(st.integers(0, 1))
    variables = (f, g) if sort is Sort.FLOAT else (d, e)
    if kind == 0:
        value = draw(st.sampled_from(SPECIAL))
        return to_single(value) if sort is Sort.FLOAT else value
    if kind == 1:
        return draw(st.sampled_from(variables))
    if kind == 2:
        return fp_neg(floats(draw, sort, depth - 1), sort)
    if kind == 3:
        other = Sort.DOUBLE if sort is Sort.FLOAT else Sort.FLOAT
        return fp_to_fp(floats(draw, other, depth - 1), sort)
    if kind == 5:
        return bits_to_fp(draw(st.sampled_from([x, y, a, b])), sort)
    if kind == 4:
        return int_to_fp(draw(st.sampled_from([x, y, a, b])), sort)
    operations = [fp_add, fp_sub, fp_mul, fp_div, *([fp_rem] if sort is Sort.FLOAT else [])]
    left, right = floats(draw, sort, depth - 1), floats(draw, sort, depth - 1)
    return draw(st.sampled_from(operations))(left, right, sort)


@st.composite
def float_terms(draw: st.DrawFn) -> tuple[Any, dict[Term, Any]]:
    """A term of any sort that floats occur in, and values for all variables."""
    model: dict[Term, Any] = {each: draw(st.sampled_from(SPECIAL)) for each in (d, e)}
    model |= {each: to_single(draw(st.sampled_from(SPECIAL))) for each in (f, g)}
    model |= {each: wrap(draw(st.sampled_from(INTEGERS)), 32) for each in (x, y)}
    model |= {each: draw(st.sampled_from(INTEGERS)) for each in (a, b)}
    with evaluation(Level.NONE):
        sort = draw(st.sampled_from([Sort.FLOAT, Sort.DOUBLE]))
        term = floats(draw, sort, 2)
        kind = draw(st.integers(0, 4))
        if kind == 4:
            term = fp_to_bits(term, 32 if sort is Sort.FLOAT else 64)
        elif kind == 0:
            term = fp_to_int(term, *draw(st.sampled_from([INT, LONG])))
        elif kind == 1:
            compare = draw(st.sampled_from([fp_lt, fp_le, fp_eq]))
            term = compare(term, floats(draw, sort, 1), sort)
        elif kind == 2:
            condition = fp_lt(floats(draw, sort, 1), 1.0, sort)
            if type(condition) is Term:
                term = ite(condition, term, 2.5)
    return term, model


@st.composite
def integer_terms(draw: st.DrawFn) -> tuple[Any, dict[Term, Any]]:
    """An integer operation on large values."""
    model: dict[Term, Any] = {each: wrap(draw(st.sampled_from(INTEGERS)), 32) for each in (x, y)}
    model |= {each: draw(st.sampled_from(INTEGERS)) for each in (a, b)}
    with evaluation(Level.NONE):
        left, right = (draw(st.sampled_from([x, y, a, b, 3, -(2**31)])) for _ in range(2))
        if draw(st.booleans()):
            term = draw(st.sampled_from(BINARY))(left, right)
        else:
            term = draw(st.sampled_from(SHIFTS))(left, right, draw(st.sampled_from([32, 64])))
        if draw(st.booleans()):
            term = wrap(term, draw(st.sampled_from(WIDTHS)), draw(st.booleans()))
    return term, model


def holds_at_one_point(name: SolverName, terms: st.SearchStrategy[tuple[Any, dict[Term, Any]]], examples: int) -> None:
    """Ask whether a term may have the value it has, and whether it may have another."""
    solver = backend(name)
    solver.limit(60)

    @settings(deterministic, max_examples=tries(examples))
    @given(terms)
    def check(example: tuple[Any, dict[Term, Any]]) -> None:
        term, model = example
        if type(term) is not Term:
            return
        value = evaluate(term, model)
        with evaluation(Level.NONE):
            fixed = [eq(each, model[each]) for each in term.variables]
            same, other = eq(term, value), ne(term, value)
        assert isinstance(solver.check([*fixed, same]), Satisfiable), (term, model, value)
        assert isinstance(solver.check([*fixed, other]), Unsatisfiable), (term, model, value)

    check()
    solver.close()


@pytest.mark.sampled
@pytest.mark.parametrize("name", FLOATING)
def test_floats(name: SolverName) -> None:
    holds_at_one_point(name, float_terms(), 60)


@pytest.mark.sampled
@pytest.mark.parametrize("name", available())
def test_integers(name: SolverName) -> None:
    holds_at_one_point(name, integer_terms(), 150)


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize("bound", [*INTEGERS, 2**63 - 600, 2**24 + 1, -(2**24) - 1, -(2**53) - 1])
def test_floats_next_to_integers(width: int, bound: int) -> None:
    below, above = float_at_most(bound, width), float_at_least(bound, width)
    assert int(below) <= bound <= int(above)
    for value in (below, above):
        assert bits_to_float(float_to_bits(value, width), width) == value
    step = math.nextafter if width == 64 else lambda value, _: bits_to_float(float_to_bits(value, 32) + 1, 32)
    if 0 < bound != int(below):
        assert int(step(below, math.inf)) > bound
