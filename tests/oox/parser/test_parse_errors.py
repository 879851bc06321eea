"""Errors: slips from other languages, going on after an error, and when to stop."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.parser import parse_expression_text
from oxpecker.oox.source import Source
from tests.oox.parser.parser_helpers import INT_USE, A, C, complaints, complaints_in_body, lines, number, parsed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = 1; b = 2;", ["1:3 assignment is written ':='", "1:10 assignment is written ':='"]),
        ("int a = 1;", ["1:7 assignment is written ':='"]),
        (
            "if (a = 1) { b = 2; }",
            [
                "1:7 expected ')' to close the parenthesis after 'if', found '=';"
                " assignment is written ':=' and comparison '=='"
            ],
        ),
        ("boolean a := true; boolean[] b;", [
            "1:1 unknown type 'boolean'; OOX writes 'bool'",
            "1:20 unknown type 'boolean'; OOX writes 'bool'",
        ]),
        ("i++;", ["1:2 OOX has no '++'; write 'i := i + 1'"]),
        ("x.count--;", ["1:8 OOX has no '--'; write 'count := count - 1'"]),
        ("++i;", ["1:1 OOX has no '++'; write 'i := i + 1'"]),
        ("i += 2;", ["1:3 OOX has no '+='; write 'i := i + 1'"]),
        ("a := i++;", ["1:8 OOX has no '++'; write 'i := i + 1'"]),
        ("a := b &&& c;", ["1:8 '&&&' is not an operator; write '&&'"]),
        ("for (int i := 0; i < 3; i := i + 1) { a = 1; }", [
            "1:1 OOX has no 'for'; use 'while'",
            "1:41 assignment is written ':='",
        ]),
        ("for (i = 0; i < 3; i++) a(); for (C c : d) b();", ["1:1 OOX has no 'for'; use 'while'"]),
        ("for (;;) { }", ["1:1 OOX has no 'for'; use 'while'"]),
        ("for (c : d) { }", ["1:1 OOX has no 'for'; use 'while'"]),
        ("final int a := 1; final C b; final C[] c;", ["1:1 OOX has no 'final'; leave it out"]),
    ],
)  # fmt: skip
def test_slips_in_statements(text: str, expected: list[str]) -> None:
    assert complaints_in_body(text) == expected


def test_slips_in_declarations() -> None:
    result = parsed("""\
public final class A {
    private int x;
    private final static C y;
    protected A(final int a) { }
    public static void m() { }
    public C[] n() { }
}""")
    assert lines(result.diagnostics) == [
        "1:1 OOX has no 'public'; leave it out",
        "1:8 OOX has no 'final'; leave it out",
        "4:5 OOX has no 'protected'; leave it out",
    ]
    kinds = [type(member) for member in result.program.classes[0].members]
    assert kinds == [s.Field, s.Field, s.Constructor, s.Method, s.Method]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # each statement has its own error
        ("a := ;\nb := (1;\nc := 2 3;\nif x { }\nd := 1;", [
            "1:6 expected an expression, found ';'",
            "2:8 expected ')' to close the parenthesis, found ';'",
            "3:8 expected ';' after the assignment, found '3'",
            "4:4 expected '(' after 'if', found 'x'",
        ]),
        # a missing semicolon at the end of a line loses nothing
        ("a := 1\nb = 2;", ["2:1 expected ';' after the assignment, found 'b'", "2:3 assignment is written ':='"]),
        # the next line begins with a statement
        ("a := b +\nreturn a\n", ["2:1 expected an expression, found 'return'",
                                   "4:1 warning: missing ';' after 'return'"]),
        # the blocks of a broken `if` and what follows it belong to it
        ("if (a { b := 1; } else { c := 2; }\nd = 3;", [
            "1:7 expected ')' to close the parenthesis after 'if', found '{'",
            "2:3 assignment is written ':='",
        ]),
        ("try ( a ) { b := 1; } catch { } finally { }\nd = 3;", [
            "1:5 expected '{' after 'try', found '('",
            "2:3 assignment is written ':='",
        ]),
        # an array literal that is broken, or not closed
        ("a := new int[] { 1 + };\nb = 2;", ["1:22 expected an expression, found '}'",
                                             "2:3 assignment is written ':='"]),
        ("a := new int[] { 1;\nb = 2;", ["1:19 expected '}' after the elements, found ';'",
                                         "2:3 assignment is written ':='"]),
        ("a := new int[][] { new int[] { 1 +, 2 }, 3 };\nb = 2;", [
            "1:35 expected an expression, found ','",
            "2:3 assignment is written ':='",
        ]),
        # a string that is not closed takes its line with it
        ('a := "b;\nc = 1;', ["1:6 unclosed string literal", "2:3 assignment is written ':='"]),
        ('if (a == "b) {\nc = 1; }\nd = 1;', [
            "1:10 unclosed string literal",
            "3:3 assignment is written ':='",
        ]),
        # a strange character is one error
        ("a := b @ c;\nd = 1;", ["1:8 unexpected character '@' (U+0040)", "2:3 assignment is written ':='"]),
    ],
)  # fmt: skip
def test_going_on_after_an_error_in_a_statement(text: str, expected: list[str]) -> None:
    assert complaints_in_body(text) == expected


def test_going_on_after_errors_in_members() -> None:
    text = """\
class A {
    int x int y;
    void m( { a = 1; }
    void n() requires a { a = 1; }
    int z
    void o() { a = 1; }
}
class { int x }
class B extends { int x = 1; }
int x;
class C { int y = 1; }
"""
    assert complaints(text) == [
        "2:11 expected ';' after the field, found 'int'",
        "3:13 expected a type, found '{'",
        "4:23 expected '(' after 'requires', found 'a'",
        "6:5 expected ';' after the field, found 'void'",
        "6:18 assignment is written ':='",
        "8:7 expected a name for the class, found '{'",
        "9:17 expected the name of a class, found '{'",
        "9:25 assignment is written ':='",
        "10:1 expected a class or an interface, found 'int'",
        "11:17 assignment is written ':='",
    ]


def test_a_forgotten_brace_is_reported_where_the_next_member_begins() -> None:
    result = parsed("class A {\n  void m() {\n    while (a) {\n    b();\n  }\n  static void n() { }\n}\nclass B { }")
    assert lines(result.diagnostics) == ["6:3 expected '}' to close the block, found 'static'"]
    assert [(note, span.line) for note, span in result.diagnostics[0].notes] == [("the block begins here", 2)]
    assert [len(c.members) for c in result.program.classes] == [2, 0]


def test_a_forgotten_brace_is_reported_where_the_next_class_begins() -> None:
    result = parsed("class A {\n  void m() {\n    b();\n  int x;\n}\nclass B { int y; }")
    assert lines(result.diagnostics) == ["6:1 expected '}' to close 'A', found 'class'"]
    assert [len(c.members) for c in result.program.classes] == [1, 1]


def test_one_brace_too_many_is_one_error() -> None:
    text = "class A {\n  void m() { } }\n  void n() { }\n}\nclass B { }"
    assert complaints(text) == ["3:3 expected a class or an interface, found 'void'"]
    assert complaints("class A { } } }\n} class B { }") == ["1:13 expected a class or an interface, found '}'"]


def test_what_could_be_read_is_kept() -> None:
    result = parsed("class A { int x; void m() { a := 1; b := ; c := 2; } int; int y; }")
    field, method, last = result.program.classes[0].members
    assert (field, last) == (s.Field(INT_USE, "x"), s.Field(INT_USE, "y"))
    assert isinstance(method, s.Method)
    assert method.body == s.Block((s.Assign(A, number(1)), s.Assign(C, number(2))))


@pytest.mark.parametrize("text", ["a;", "(a.m());", "a.m() := 1;", "(a) := 1;"])
def test_what_is_no_statement_stands_in_the_tree_as_none(text: str) -> None:
    (method,) = parsed(f"class A {{ void m() {{ {text} }} }}").program.classes[0].members
    assert isinstance(method, s.Method)
    assert method.body == s.Block((s.Skip(),))


def test_diagnostics_are_in_the_order_of_the_text() -> None:
    text = "class A { void m() {\n a = 1;\n b := 1 - 2 - 3;\n c := @;\n d := 'ab';\n e() } }"
    assert [entry.split(":")[0] for entry in complaints(text)] == ["2", "3", "4", "5", "6"]


def test_too_many_errors_end_reading() -> None:
    found = parsed("class A {\n" + "int;\n" * 500 + "}").diagnostics
    assert len(found) == 101
    assert found[-1].message == "too many errors; stopping here"
    assert found[-1].span.line == 101


def test_too_many_strange_characters_end_reading() -> None:
    found = parsed("§ " * 500).diagnostics
    assert len(found) == 101
    assert found[-1].message == "too many errors; stopping here"


def test_warnings_do_not_end_reading() -> None:
    result = parsed("class A { void m() {" + "a := 1 - 2 - 3;" * 300 + "} }")
    assert len(result.diagnostics) == 300
    assert len(result.program.classes) == 1


def test_a_broken_expression_is_none() -> None:
    assert parse_expression_text(Source("e", "a + * b")).expression is None
