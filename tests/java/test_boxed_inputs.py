"""Boxed numbers as arguments: what is shown tells the class, as in Java, and is read back as that class."""

from __future__ import annotations

from functools import cache

import pytest

from oxpecker.java import translate
from oxpecker.oox.checker import check
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.interpreter import Heap, InputError, ObjectValue, parse_arguments, show_value, split_values
from oxpecker.oox.source import Source
from oxpecker.oox.types import LONG, OBJECT, ClassType, Type

NUMBER = ClassType("Number")


@cache
def hierarchy() -> Hierarchy:
    boxes = ("Integer", "Short", "Byte", "Long", "Float", "Double", "Character", "Boolean")
    fields = " ".join(f"static {box} of{box}(Object o) {{ return ({box}) o; }}" for box in boxes)
    program = translate([Source("Boxes.java", f"class Boxes {{ static Number number; {fields} }}")]).program
    assert program is not None
    checked = check(program).program
    assert checked is not None
    return checked.hierarchy


@pytest.mark.parametrize(
    ("text", "t", "made"),
    [
        ("5", OBJECT, "Integer"),
        ("5L", OBJECT, "Long"),
        ("-9223372036854775808L", NUMBER, "Long"),
        ("5", ClassType("Long"), "Long"),
        ("1.5", OBJECT, "Double"),
        ("1.5f", OBJECT, "Float"),
        ("-0.0f", NUMBER, "Float"),
        ("(float) NaN", OBJECT, "Float"),
        ("(float) -Infinity", OBJECT, "Float"),
        ("(short) 5", OBJECT, "Short"),
        ("(byte) -128", NUMBER, "Byte"),
        ("'c'", OBJECT, "Character"),
        ("new Integer(5)", OBJECT, "Integer"),
        ("new Integer(5)", ClassType("Integer"), "Integer"),
        ("new Long(5)", NUMBER, "Long"),
        ("new Byte(5)", OBJECT, "Byte"),
        ("new Character('c')", OBJECT, "Character"),
        ("new Boolean(true)", OBJECT, "Boolean"),
    ],
)
def test_what_is_shown_is_what_was_read(text: str, t: Type, made: str) -> None:
    heap = Heap(hierarchy())
    (value,) = parse_arguments(text, [t], heap)
    assert isinstance(value, ObjectValue)
    assert value.cls.name == made
    assert show_value(value, t, heap) == text


@pytest.mark.parametrize(
    ("text", "t", "message"),
    [
        ("5L", ClassType("Integer"), "a value of type Integer expected here"),
        ("(byte) 128", OBJECT, "128 does not fit in byte"),
        ("(number) 1", OBJECT, "a primitive type and ')' expected here"),
        ("(short 1", OBJECT, "a primitive type and ')' expected here"),
        ("(", OBJECT, "a primitive type and ')' expected here"),
        ("(short) x", OBJECT, "a value of type short expected here"),
        ("new", OBJECT, "a class of boxed numbers expected here"),
        ("new Object()", OBJECT, "a class of boxed numbers expected here"),
        ("new Nothing(1)", OBJECT, "a class of boxed numbers expected here"),
        ("new Character('c')", NUMBER, "a value of type Number expected here"),
        ("new Integer 5", OBJECT, "'(' expected here"),
        ("new Integer(5", OBJECT, "')' expected here"),
        ("9223372036854775808L", LONG, "9223372036854775808 does not fit in long"),
    ],
)
def test_mistakes_are_named(text: str, t: Type, message: str) -> None:
    with pytest.raises(InputError, match="^" + message.replace("(", r"\(").replace(")", r"\)")):
        parse_arguments(text, [t], Heap(hierarchy(), java_ints=True))


def test_values_are_split_outside_of_parentheses() -> None:
    assert split_values("new Integer(5), (short) 1 2L (float) NaN") == [
        "new Integer(5)",
        "(short) 1",
        "2L",
        "(float) NaN",
    ]
