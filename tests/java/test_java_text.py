r"""The text of a Java program before anything is made of it: line ends, Ctrl-Z, `\uXXXX` (JLS 3.3 to 3.5)."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import ProgramErrors, load_sources
from oxpecker.java import tree
from oxpecker.java.reading import parse
from oxpecker.oox.source import Source, Span, render


def errors(text: str) -> list[tuple[str, int, int, int]]:
    """The messages about a program, with line, column and the column after it."""
    with pytest.raises(ProgramErrors) as caught:
        load_sources([Source("A.java", text)])
    return [(item.message, *item.span[1:3], item.span.end_column) for item in caught.value.diagnostics]


def field_names(text: str) -> list[str]:
    parsed = parse(Source("A.java", text))
    assert not parsed.diagnostics
    members = [m for c in parsed.file.classes for m in c.members if isinstance(m, tree.FieldDeclaration)]
    return [each.name for member in members for each in member.declarators]


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_every_line_end_ends_lines_and_comments(end: str) -> None:
    lines = ["class A { // a class", "int x; /* two", "lines */ int y; // z", "", "int w = v;", "}"]
    assert field_names(end.join(lines[:4] + lines[5:])) == ["x", "y"]
    assert errors(end.join(lines)) == [("cannot find symbol: variable v", 5, 9, 10)]


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_clauses_stand_on_their_lines(end: str) -> None:
    text = end.join(["class A {", "  /*@ requires", "    @ x > y; @*/", "  //@ ensures z;", "  void f(int x) { }", "}"])
    assert [each[1:] for each in errors(text)] == [(3, 11, 12), (4, 15, 16)]


@pytest.mark.parametrize("end", ["\x1a", "\x1a\n", "\\u001a", "// last \x1a"])
def test_a_final_control_z_is_ignored(end: str) -> None:
    assert field_names("class A { int x; }" + end) == ["x"]


def test_a_control_z_elsewhere_is_an_error() -> None:
    assert errors("class A { \x1a int x; }")


def test_places_are_those_of_what_was_written() -> None:
    assert errors(r"class A { int \u0061 = \u0078 + \uu0079z; }") == [
        ("cannot find symbol: variable x", 1, 24, 30),
        ("cannot find symbol: variable yz", 1, 33, 41),
    ]
    # An escaped line end begins no line of the file.
    assert errors("class A { // \\u000a int a = é\\u00e9 +\n b; }") == [
        ("cannot find symbol: variable éé", 1, 29, 36),
        ("cannot find symbol: variable b", 2, 2, 3),
    ]


def test_places_in_clauses_are_those_of_what_was_written() -> None:
    text = "class A {\n /*@ requires \\u0078 > 0; \\u000a @ ensures y\\u0061 > 0\n @ && z; */ void f(int x) { }\n}"
    assert [each[1:] for each in errors(text)] == [(2, 44, 51), (3, 7, 8)]


def test_an_escape_that_is_none() -> None:
    assert errors("class A { }\n // \\u00zz \\\\u00zz \\\\\\u1") == [
        ("illegal unicode escape", 2, 5, 9),
        ("illegal unicode escape", 2, 22, 25),
    ]
    assert errors(r'class A { String s = "\u005cu0041"; }')[0][0] == r"illegal escape character: '\u'"
    assert errors(r'class A { String s = "\u005c\u0000"; }')[0][0] == r"illegal escape character: '\u'"


@pytest.mark.parametrize("end", ["\n", r"\u000a", r"\u000d"])
def test_a_string_ends_on_its_line(end: str) -> None:
    assert errors(f'class A {{ String s = "a{end}b"; }}')[0][0] == "unclosed string literal"


def test_lines_of_messages_are_shown_as_they_are_written() -> None:
    source = Source("A.java", "class A {\r\tint a = \\u0062;\r}")
    with pytest.raises(ProgramErrors) as caught:
        load_sources([source])
    assert render(caught.value.diagnostics[0], {"A.java": source}).split("\n")[1:] == [
        "     int a = \\u0062;",
        "             ^^^^^^",
    ]
    assert caught.value.diagnostics[0].span == Span("A.java", 2, 10, 2, 16)
