"""Names of tests and literals of Java."""

from __future__ import annotations

import pytest

from oxpecker.oox.source import NOWHERE
from oxpecker.oox.types import BYTE, CHAR, DOUBLE, FLOAT, INT, LONG, Type
from oxpecker.results.case import Case, CaseOutcome, Fact
from oxpecker.results.coverage import BranchSide
from oxpecker.results.heap import HeapGraph
from oxpecker.testgen.literals import literal
from oxpecker.testgen.names import fact_words, simple_name, variable_name
from oxpecker.testgen.names import test_names as names_of


def fact(text: str, taken: bool, block: int = 0) -> Fact:
    return Fact(BranchSide("C.m()", NOWHERE, block, taken), text)


def case(*facts: Fact, result: str | None = None) -> Case:
    roots = () if result is None else (("retval", result),)
    return Case("C.m()", CaseOutcome.RETURNED, HeapGraph(), HeapGraph(roots), facts)


@pytest.mark.parametrize(
    ("text", "taken", "words"),
    [
        ("t == null", True, "tIsNull"),
        ("t == null", False, "tIsNotNull"),
        ("x < t.element", True, "xBelowTElement"),
        ("x < t.element", False, "xAtLeastTElement"),
        ("!found", True, "notFound"),
        ("!found", False, "found"),
        ("isEmpty()", False, "notIsEmpty"),
        ("i >= a.length - 1", True, "iAtLeastALengthMinus1"),
        ("more of xs", False, "noMoreOfXs"),
    ],
)
def test_conditions_in_words(text: str, taken: bool, words: str) -> None:
    assert fact_words(fact(text, taken)) == words


def test_names_are_different() -> None:
    same = case(fact("t == null", True), result="-1")
    names = names_of("find", [same, case(fact("t == null", False), result="-1"), same], numbers=False)
    assert names == ["find_tIsNull_returnsMinus1_1", "find_tIsNotNull_returnsMinus1", "find_tIsNull_returnsMinus1_2"]


def test_of_a_branch_that_is_met_again_the_last_time_counts() -> None:
    way = case(fact("t == null", False), fact("x < y", True, 1), fact("t == null", True))
    assert names_of("find", [way], numbers=False) == ["find_xBelowY_tIsNull"]


def test_numbers_instead_of_facts() -> None:
    assert names_of("find", [case()] * 10, numbers=True)[0] == "find_path01"


@pytest.mark.parametrize(
    ("text", "t", "java"),
    [
        ("5", INT, "5"),
        ("-9223372036854775808", LONG, "Long.MIN_VALUE"),
        ("7", LONG, "7L"),
        ("-1", BYTE, "(byte) -1"),
        ("NaN", DOUBLE, "Double.NaN"),
        ("1.5", FLOAT, "1.5f"),
        ("-Infinity", FLOAT, "Float.NEGATIVE_INFINITY"),
        ("'\u00e9'", CHAR, "'\\u00e9'"),
    ],
)
def test_literals(text: str, t: Type, java: str) -> None:
    assert literal(text, t) == java


@pytest.mark.parametrize(
    ("cls", "variable"),
    [("Stack", "stack"), ("Stack$Node", "node"), ("Stack$1", "object"), ("Stack$2Local", "local")],
)
def test_variables_are_named_after_classes(cls: str, variable: str) -> None:
    assert variable_name(simple_name(cls)) == variable
