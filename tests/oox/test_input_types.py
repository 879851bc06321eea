"""What types say about inputs: it is printed and read back, and it makes no other type."""

from __future__ import annotations

import pytest

from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source
from oxpecker.oox.types import INT, OBJECT, ArrayType, ClassType, applied, written

INTEGER = ClassType("Integer")
MAP = ClassType("Map", (ClassType("String"), ClassType("List", (INTEGER,))))


@pytest.mark.parametrize(
    "text",
    [
        "List<Integer>",
        "Map<String, List<Integer> >",
        "Object<0>[]",
        "Number<0> & Comparable<Long> & Runnable!",
        "List<Object<1> >",
        "Outer!",
        "string!",
        "int[]!",
        "int[26]!",
        "Outer![3][]!",
        "int[8]^!",
        "Object<0>[]^(Object)",
        "List<Integer>!(ArrayList)",
        "Outer![]!",
    ],
)
def test_types_of_inputs_are_read_back(text: str) -> None:
    source = f"class C {{\n    {text} f;\n\n    static {text} m({text} p) {{\n        return p;\n    }}\n}}\n"
    parsed = parse(Source("c.oox", source))
    assert not parsed.diagnostics
    assert print_program(parsed.program).strip() == source.strip()


def test_type_arguments_make_no_other_type() -> None:
    assert ClassType("Map", (INTEGER,)) == ClassType("Map")
    assert str(MAP) == "Map"
    assert written(MAP) == "Map<String, List<Integer> >"


def test_parts_have_the_types_that_the_arguments_of_the_whole_say() -> None:
    first, second = ClassType("Object", (), 0), ClassType("Object", (), 1)
    assert written(applied(ClassType("List", (second,)), (INTEGER, MAP))) == "List<Map<String, List<Integer> > >"
    assert applied(ArrayType(first), (INTEGER,)) == ArrayType(INTEGER)
    assert applied(second, (INTEGER,)) == OBJECT
    assert applied(INT, (INTEGER,)) == INT
