"""Programs, classes, members and contracts: what each text is read as, and what is refused."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.types import INT, VOID, ArrayType, ClassType
from tests.oox.parser.parser_helpers import (
    BOOL_USE,
    CLASS_USE,
    INT_USE,
    A,
    B,
    C,
    binary,
    complaints,
    member,
    members,
    number,
    program,
    use,
)

VOID_USE = use(VOID)
EMPTY = s.Block()
STATIC, ABSTRACT, PURE, HELPER = (s.MethodModifier(word) for word in ("static", "abstract", "pure", "helper"))


def method(*clauses: s.Clause, body: s.Block | None = None, modifiers: tuple[s.MethodModifier, ...] = ()) -> s.Method:
    return s.Method(VOID_USE, "m", (), clauses, body, frozenset(modifiers))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", s.Program()),
        ("// nothing\n/* at all */", s.Program()),
        ("class A { }", s.Program((s.Class("A"),))),
        (";class A { };; class B { };", s.Program((s.Class("A"), s.Class("B")))),
        ("class A extends B { }", s.Program((s.Class("A", superclass=s.ClassName("B")),))),
        ("class A implements B, C { }", s.Program((s.Class("A", interfaces=(s.ClassName("B"), s.ClassName("C"))),))),
        (
            "abstract class A extends B implements C { }",
            s.Program((s.Class("A", (), s.ClassName("B"), (s.ClassName("C"),), abstract=True),)),
        ),
        ("interface A { }", s.Program((s.Class("A", interface=True),))),
        (
            "interface A extends B, C { }",
            s.Program((s.Class("A", interfaces=(s.ClassName("B"), s.ClassName("C")), interface=True),)),
        ),
        (
            "option ints = java; option bound = 3; class A { }",
            s.Program((s.Class("A"),), (s.Option("ints", "java"), s.Option("bound", "3"))),
        ),
    ],
)
def test_programs(text: str, expected: s.Program) -> None:
    assert program(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int x;", s.Field(INT_USE, "x")),
        ("int x := 1;", s.Field(INT_USE, "x", initial=number(1))),
        ("static C x;", s.Field(CLASS_USE, "x", static=True)),
        ("static C[] x := a;", s.Field(use(ArrayType(ClassType("C"))), "x", True, A)),
        ("static { }", s.StaticInitialiser(EMPTY)),
        ("invariant(a);", s.Invariant(A)),
        ("A() { }", s.Constructor("A", (), (), EMPTY)),
        (
            "A(int x, C y,) requires(a) { ; }",
            s.Constructor(
                "A",
                (s.Parameter(INT_USE, "x"), s.Parameter(CLASS_USE, "y")),
                (s.Requires(A),),
                s.Block((s.Skip(),)),
            ),
        ),
        ("void m() { }", method(body=EMPTY)),
        ("void m();", method()),
        ("static void m() { }", method(body=EMPTY, modifiers=(STATIC,))),
        ("abstract void m();", method(modifiers=(ABSTRACT,))),
        ("pure helper static void m() { }", method(body=EMPTY, modifiers=(PURE, HELPER, STATIC))),
        ("int[] m(bool b) { }", s.Method(use(ArrayType(INT)), "m", (s.Parameter(BOOL_USE, "b"),), (), EMPTY)),
        ("C m() { }", s.Method(CLASS_USE, "m", (), (), EMPTY)),
    ],
)
def test_members(text: str, expected: s.Member) -> None:
    assert member(text) == expected


def test_semicolons_between_members_mean_nothing() -> None:
    assert members("; int x; ; ; void m() { };") == (s.Field(INT_USE, "x"), method(body=EMPTY))


LOW_TO_HIGH = s.ElementRange(A, number(0), binary(s.Length(A), "-", number(1)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("requires(a)", s.Requires(A)),
        (
            "requires(a, !b instanceof C)",
            s.Requires(binary(A, "&&", s.Unary(s.UnaryOperator.NOT, s.InstanceOf(B, CLASS_USE)))),
        ),
        ("ensures(a)", s.Ensures(A)),
        ("exceptional(a)", s.Exceptional(A)),
        ("signals (C e) (a)", s.Signals(CLASS_USE, "e", A)),
        ("signals (C) (a)", s.Signals(CLASS_USE, None, A)),
        ("signals (C e) a", s.Signals(CLASS_USE, "e", A)),
        ("assignable(nothing)", s.Assignable((s.Nothing(),))),
        ("assignable(everything)", s.Assignable((s.Everything(),))),
        ("assignable(a.b)", s.Assignable((s.FieldLocation(A, "b"),))),
        ("assignable(a.b.c)", s.Assignable((s.FieldLocation(s.FieldAccess(A, "b"), "c"),))),
        ("assignable(this.*)", s.Assignable((s.AllFields(s.This()),))),
        ("assignable(a.m().b)", s.Assignable((s.FieldLocation(s.Call(A, "m", ()), "b"),))),
        ("assignable(a[b])", s.Assignable((s.ElementLocation(A, B),))),
        ("assignable(a[b].c[*])", s.Assignable((s.AllElements(s.FieldAccess(s.Index(A, B), "c")),))),
        ("assignable(a[0 .. #a - 1])", s.Assignable((LOW_TO_HIGH,))),
        ("assignable(nothing.b)", s.Assignable((s.FieldLocation(s.Name("nothing"), "b"),))),
        ("assignable(a.b, c.*)", s.Assignable((s.FieldLocation(A, "b"), s.AllFields(C)))),
    ],
)
def test_clauses(text: str, expected: s.Clause) -> None:
    assert member(f"void m() {text};") == method(expected)


def test_clauses_stand_in_any_order_and_number() -> None:
    text = "void m() ensures(a) requires(b) assignable(nothing) requires(c) signals (C) (a) { }"
    expected = (s.Ensures(A), s.Requires(B), s.Assignable((s.Nothing(),)), s.Requires(C), s.Signals(CLASS_USE, None, A))
    assert member(text) == method(*expected, body=EMPTY)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("int x", "1:1 expected a class or an interface, found 'int'"),
        ("class", "1:6 expected a name for the class, found the end of the file"),
        ("interface { }", "1:11 expected a name for the interface, found '{'"),
        ("class int { }", "1:7 expected a name for the class ('int' is a reserved word), found 'int'"),
        ("class A ; class B { }", "1:9 expected '{' to begin the members of 'A', found ';'"),
        ("class A extends { }", "1:17 expected the name of a class, found '{'"),
        ("class A extends B, C { }", "1:18 expected '{' to begin the members of 'A', found ','"),
        ("class A implements B, { }", "1:23 expected the name of a class, found '{'"),
        ("interface A implements B { }", "1:13 expected '{' to begin the members of 'A', found 'implements'"),
        ("abstract interface A { }", "1:10 expected 'class' after 'abstract', found 'interface'"),
        ("class A<T> { }", "1:8 expected '{' to begin the members of 'A', found '<'"),
        ("class A { } }", "1:13 expected a class or an interface, found '}'"),
        ("class A {", "1:10 expected '}' to close 'A', found the end of the file"),
        ("option 1 = 1;", "1:8 expected the name of the option, found '1'"),
        ("option a := 1;", "1:10 expected '=' after the name of the option, found ':='"),
        ("option a = ;", "1:12 expected a name or a number as the value of the option, found ';'"),
        ("option a = 1", "1:13 expected ';' after the option, found the end of the file"),
        ("class A { } option a = 1;", "1:13 options must come before the classes"),
    ],
)
def test_rejected_programs(text: str, complaint: str) -> None:
    assert complaints(text) == [complaint]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("int x }", "2:7 warning: missing ';' after the field"),
        ("int x int y; }", "2:7 expected ';' after the field, found 'int'"),
        ("int; }", "2:4 expected a name after the type, found ';'"),
        ("void x; }", "2:1 a field cannot be 'void'"),
        ("pure int x; }", "2:1 a field cannot be 'pure'"),
        ("abstract int x; }", "2:1 a field cannot be 'abstract'"),
        ("static static int x; }", "2:8 repeated modifier: static"),
        ("x := 1; }", "2:3 expected a name after the type, found ':='"),
        ("{ } }", "2:1 expected a field, a method or '}', found '{'"),
        ("static; }", "2:7 expected a type, found ';'"),
        ("m() { } }", "2:1 m: invalid method declaration; return type required (a constructor must be named 'A')"),
        ("static A() { } }", "2:1 'private', 'internal' and 'closed' are the only modifiers allowed on a constructor"),
        ("- invariant(a); }", "2:1 'static' is the only modifier allowed on an invariant"),
        ("A(); }", "2:4 expected '{' to begin the body of the constructor, found ';'"),
        ("void m() }", "2:10 expected '{' or ';' after the head of the method, found '}'"),
        ("void m(int) { } }", "2:11 expected a name after the type of the parameter, found ')'"),
        ("void m(int x int y) { } }", "2:14 expected ')' or ',' after the parameter, found 'int'"),
        ("void m(, int x) { } }", "2:8 expected a type, found ','"),
        ("- int m() { } }", "2:1 '-' is allowed only before a field"),
        ("-- int x; }", "2:2 expected a type, found '-'"),
        ("void m() requires a { } }", "2:19 expected '(' after 'requires', found 'a'"),
        ("void m() requires a; { } }", "2:19 expected '(' after 'requires', found 'a'"),
        ("void m() signals (C) { } }", "2:22 expected an expression, found '{'"),
        (
            "void m() assignable(a); }",
            "2:21 expected a location, such as 'this.x', 'a[i]', 'a[*]' or 'nothing'",
        ),
        (
            "void m() assignable((a.b)); }",
            "2:21 expected a location, such as 'this.x', 'a[i]', 'a[*]' or 'nothing'",
        ),
        ("void m() assignable(a[0..1][b]); }", "2:28 expected ')' after the locations, found '['"),
        ("void m() assignable(); }", "2:21 expected an expression, found ')'"),
    ],
)
def test_rejected_members(text: str, complaint: str) -> None:
    assert complaints(f"class A {{\n{text}") == [complaint]
