"""Arguments as text: what is shown can be read back, and what is wrong is said at its place."""

from __future__ import annotations

import random

import pytest

from oxpecker.oox.interpreter import Heap, InputError, RandomInputs, parse_arguments, show_value
from oxpecker.oox.types import (
    BOOL,
    BYTE,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    SHORT,
    STRING,
    UINT,
    ArrayType,
    ClassType,
    Type,
)
from tests.oox.from_text import checked

PROGRAM = checked(
    """
    interface Shape { }
    class Node { int value; Node next; string name; char[] letters; bool flag; double weight; }
    class Special extends Node implements Shape { byte small; Object other; }
    abstract class Hidden { }
    """
)
NODE, SHAPE = ClassType("Node"), ClassType("Shape")


def fresh_heap() -> Heap:
    return Heap(PROGRAM.hierarchy)


@pytest.mark.parametrize(
    ("text", "t"),
    [
        ("5", INT),
        ("-2147483648", INT),
        ("99999999999999999999", INT),
        ("true", BOOL),
        ("'c'", CHAR),
        (r"'\n'", CHAR),
        (r"'\''", CHAR),
        ("'é'", CHAR),
        ('"text with \\" and \\\\ and \\n"', STRING),
        ('"\U0001f426"', STRING),
        ("null", STRING),
        ("1.5", DOUBLE),
        ("-0.0", DOUBLE),
        ("1.0E10", DOUBLE),
        ("Infinity", DOUBLE),
        ("NaN", DOUBLE),
        ("0.1", FLOAT),
        ("[]", ArrayType(INT)),
        ("[1, 2, 3]", ArrayType(INT)),
        ("[[1], [], null]", ArrayType(ArrayType(INT))),
        ("['a', 'b']", ArrayType(CHAR)),
        ('Node{value: 1, next: null, name: "x", letters: [], flag: true, weight: 0.5}', NODE),
        ("&1 Node{value: 1, next: *1, name: null, letters: null, flag: false, weight: 0.0}", NODE),
        ("[&1 [1], *1]", ArrayType(ArrayType(INT))),
    ],
)
def test_what_is_shown_is_what_was_read(text: str, t: Type) -> None:
    (value,) = parse_arguments(text, [t], fresh_heap())
    assert show_value(value, t) == text


def test_fields_that_are_not_given_hold_their_defaults() -> None:
    (value,) = parse_arguments("Node{value: 7}", [NODE], fresh_heap())
    assert show_value(value, NODE) == "Node{value: 7, next: null, name: null, letters: null, flag: false, weight: 0.0}"


def test_an_object_of_a_subclass_serves_and_names_reach_across_arguments() -> None:
    values = parse_arguments("&n Special{small: 1}, *n, *n", [NODE, SHAPE, NODE], fresh_heap())
    assert values[0] is values[1] is values[2]


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("t", [NODE, ArrayType(NODE), ArrayType(ArrayType(INT)), SHAPE], ids=str)
def test_random_values_can_be_shown_and_read_back(seed: int, t: Type) -> None:
    value = RandomInputs(fresh_heap(), random.Random(seed)).value(t)
    shown = show_value(value, t)
    (again,) = parse_arguments(shown, [t], fresh_heap())
    assert show_value(again, t) == shown


def test_the_same_seed_makes_the_same_values() -> None:
    shown = {show_value(RandomInputs(fresh_heap(), random.Random(5)).value(NODE), NODE) for _ in range(3)}
    assert len(shown) == 1


@pytest.mark.parametrize(
    ("text", "types", "message", "column"),
    [
        ("", [INT], "a value of type int expected", 0),
        ("x", [INT], "a value of type int expected", 0),
        ("1.5", [INT], "a value of type int expected", 0),
        ("1 2", [INT], "1 arguments expected, but more given", 1),
        ("1", [INT, INT], "2 arguments expected, but only 1 given", 1),
        ("300", [BYTE], "300 does not fit in byte", 0),
        ("yes", [BOOL], "true or false expected", 3),
        ("[1, true]", [ArrayType(INT)], "a value of type int expected", 3),
        ("[1", [ArrayType(INT)], "',' expected", 2),
        ("Nodule{}", [NODE], "a value of type Node expected here, such as Node{..} or null", 0),
        ("Hidden{}", [ClassType("Hidden")], "a value of type Hidden expected", 0),
        ("Node{valu: 1}", [NODE], "class Node has no field 'valu'", 5),
        ("Node{value: 1", [NODE], "',' expected", 13),
        ("*a", [NODE], "no Node is named 'a'", 0),
        ("&a [1], *a", [ArrayType(INT), NODE], "no Node is named 'a'", 7),
        ("[1]", [NODE], "an object of class Node expected", 0),
        ("@", [INT], "not part of a value", 0),
        ("1,", [INT, INT], "a value of type int expected", 2),
        ("Node{value: 1, next: null, value: 2}", [NODE], "the field 'value' is set twice", 26),
        ("&a Node{value: 1}, &a Node{value: 2}", [NODE, NODE], "'&a' already names an earlier value", 18),
        ("'\N{GRINNING FACE}'", [CHAR], "a char holds one UTF-16 unit", 0),
        ("'ab'", [CHAR], "a char holds one UTF-16 unit", 0),
        ("65536", [CHAR], "65536 does not fit in char (0..65535)", 0),
        ("-1", [CHAR], "-1 does not fit in char", 0),
        ("1e39", [FLOAT], "1e39 does not fit in float", 0),
        ("-1e309", [DOUBLE], "-1e309 does not fit in double", 0),
        (f"0x{'f' * 256}", [DOUBLE], "ff... does not fit in double", 0),
    ],
)
def test_mistakes_are_named_with_their_place(text: str, types: list[Type], message: str, column: int) -> None:
    with pytest.raises(InputError) as caught:
        parse_arguments(text, types, fresh_heap())
    first, shown, caret = str(caught.value).split("\n")
    assert message in first
    assert shown == f"    {text}"
    assert caret.index("^") - 4 == column


@pytest.mark.parametrize(
    ("text", "t", "value"),
    [("0xA", DOUBLE, 10.0), ("-0x10", DOUBLE, -16.0), ("0x1000001", FLOAT, 16777216.0), ("08", DOUBLE, 8.0)],
)
def test_whole_numbers_are_floating_ones(text: str, t: Type, value: float) -> None:
    assert parse_arguments(text, [t], fresh_heap()) == [value]


@pytest.mark.parametrize(
    ("text", "t"),
    [
        ("2147483648", INT),
        ("-2147483649", INT),
        ("0x80000000", INT),
        ("9223372036854775808", LONG),
        ("-9223372036854775809", LONG),
        ("-1", UINT),
        ("4294967296", UINT),
        ("128", BYTE),
        ("32768", SHORT),
    ],
)
def test_numbers_of_java_must_fit(text: str, t: Type) -> None:
    heap = Heap(fresh_heap().hierarchy, java_ints=True)
    with pytest.raises(InputError, match=f"{text} does not fit in {t} "):
        parse_arguments(text, [t], heap)
    if t in (INT, LONG, UINT):
        assert parse_arguments(text, [t], fresh_heap()) == [int(text, 0)]
