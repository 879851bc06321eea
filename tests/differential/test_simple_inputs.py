"""Simple inputs are few, the same in every run, and readable by every version."""

from __future__ import annotations

import pytest

from oxpecker.oox.interpreter.simple_inputs import simple_inputs
from oxpecker.oox.limits import MOST_BOUNDARY_INPUTS, MOST_RANDOM_INPUTS
from oxpecker.oox.types import INT, ArrayType, ClassType
from oxpecker.results.difference import Comparison
from tests.differential.programs import compared
from tests.oox.from_text import checked

HIERARCHY = checked("class Main { }").hierarchy


@pytest.mark.quick
def test_inputs_are_bounded_and_repeatable() -> None:
    types = [ArrayType(INT), ClassType("String"), INT, ArrayType(ArrayType(INT))]
    found = list(simple_inputs(HIERARCHY, types))
    assert MOST_RANDOM_INPUTS < len(found) <= MOST_BOUNDARY_INPUTS + MOST_RANDOM_INPUTS
    assert found == list(simple_inputs(HIERARCHY, types))
    assert {first for first, *_ in found} >= {"[]", "[0]", "null"}
    assert {text for _, text, *_ in found} >= {'""', '"a"', "null"}


@pytest.mark.quick
def test_other_types_have_none() -> None:
    assert not list(simple_inputs(HIERARCHY, []))
    assert not list(simple_inputs(HIERARCHY, [INT, ClassType("Thread")]))


def test_a_version_that_does_not_end_differs_unless_the_precondition_excludes_it() -> None:
    old = """class P {
        static int f(int x) { return x; }
        //@ requires x >= 0;
        static int g(int x) { return x; } }"""
    new = """class P {
        static int f(int x) { while (x < 0) { } return x; }
        static int g(int x) { return x < 0 ? 5 : x; } }"""
    found = compared(old, new)
    assert found["P.g(int)"].verdict is Comparison.EQUAL
    difference = found["P.f(int)"].difference
    assert difference is not None
    assert (difference.old.ending, difference.new.ending) == ("returns -1", "never ends")
