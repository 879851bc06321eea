"""Reading Java: every construct has its node, every node its place, every syntax error is reported."""

from __future__ import annotations

from itertools import pairwise

import pytest

from oxpecker.java import tree
from oxpecker.java.reading import parse
from oxpecker.oox.source import Severity, Source, Span


def body(statements: str) -> tuple[tree.Statement, ...]:
    """The statements of a method."""
    parsed = parse(Source("T.java", f"class T {{ void f() {{ {statements} }} }}"))
    assert not parsed.diagnostics, statements
    method = parsed.file.classes[0].members[0]
    assert isinstance(method, tree.MethodDeclaration) and method.body is not None
    return method.body().statements


def expression(text: str) -> tree.Expression:
    """The initial value of a local."""
    (declaration,) = body(f"Object o = {text};")
    assert isinstance(declaration, tree.LocalVariables)
    value = declaration.declarators[0].initial
    assert value is not None
    return value


def members(text: str) -> tuple[tree.Member, ...]:
    """The members of a class."""
    parsed = parse(Source("T.java", f"class T {{ {text} }}"))
    assert not parsed.diagnostics, text
    return parsed.file.classes[0].members


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("x", tree.Name),
        ("a.b", tree.FieldAccess),
        ("a[1]", tree.ArrayAccess),
        ("this", tree.This),
        ("T.this", tree.This),
        ("super.f", tree.FieldAccess),
        ("f()", tree.MethodCall),
        ("a.<String>f(1, 2)", tree.MethodCall),
        ("T.super.f()", tree.MethodCall),
        ("new C(1)", tree.New),
        ("new C<>(1) { int x; }", tree.New),
        ("outer.new C()", tree.New),
        ("new int[3][]", tree.NewArray),
        ("new int[][] {{1}, {}}", tree.NewArray),
        ("-x", tree.Unary),
        ("x++", tree.Increment),
        ("--x", tree.Increment),
        ("a + b * c", tree.Binary),
        ("a instanceof String", tree.InstanceOf),
        ("a instanceof String s", tree.InstanceOf),
        ("a ? b : c", tree.Conditional),
        ("a = b", tree.Assign),
        ("a >>>= b", tree.Assign),
        ("(int) x", tree.Cast),
        ("(Runnable & Comparable<T>) x", tree.Cast),
        ("x -> x", tree.Lambda),
        ("(int x, int y) -> { return x; }", tree.Lambda),
        ("() -> { }", tree.Lambda),
        ("String::length", tree.MethodReference),
        ("int[]::new", tree.MethodReference),
        ("ArrayList<String>::new", tree.MethodReference),
        ("super::f", tree.MethodReference),
        ("int.class", tree.ClassLiteral),
        ("switch (x) { case 1, 2 -> 3; default -> { yield 4; } }", tree.SwitchExpression),
    ],
)
def test_expressions(text: str, kind: type[tree.Expression]) -> None:
    assert type(expression(text)) is kind


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("42", "int", 42),
        ("0x2A", "int", 42),
        ("0xFFFFFFFF", "int", -1),
        ("052", "int", 42),
        ("0b101010", "int", 42),
        ("1_000L", "long", 1000),
        ("0x8000000000000000L", "long", -(2**63)),
        ("1.5", "double", 1.5),
        ("1e3f", "float", 1000.0),
        ("0.1f", "float", 0.10000000149011612),
        ("0x1p3", "double", 8.0),
        ("'a'", "char", 97),
        (r"'\u0041'", "char", 65),
        (r"'\101'", "char", 65),
        (r"'\''", "char", 39),
        (r'"a\tb\"\\"', "string", 'a\tb"\\'),
        ('"grüße"', "string", "grüße"),
        ('"""\n    a\n      b\n    """', "string", "a\n  b\n"),
        ('"""\n    a \\\n    b"""', "string", "a b"),
        ("true", "boolean", True),
        ("null", "null", None),
    ],
)
def test_literals(text: str, kind: str, value: object) -> None:
    literal = expression(text)
    assert isinstance(literal, tree.Literal)
    assert (literal.kind, literal.value) == (kind, value)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("int x = 1, y[];", tree.LocalVariables),
        ("final var x = 1;", tree.LocalVariables),
        ("class L { }", tree.LocalClass),
        ("record R(int x) { }", tree.LocalClass),
        ("f();", tree.ExpressionStatement),
        ("if (a) b(); else c();", tree.If),
        ("while (a) b();", tree.While),
        ("while (a) ;", tree.While),
        ("do a(); while (b);", tree.DoWhile),
        ("for (int i = 0, j = 1; i < j; i++, j--) { }", tree.For),
        ("for (;;) { }", tree.For),
        ("for (String s : list) { }", tree.ForEach),
        ("l: while (a) { break l; }", tree.Labelled),
        ("return;", tree.Return),
        ("throw e;", tree.Throw),
        ("try { } catch (A | B e) { } finally { }", tree.Try),
        ("try (R r = new R(); s) { }", tree.Try),
        ("switch (a) { case 1: case 2: b(); break; default: }", tree.Switch),
        ("switch (a) { case X -> b(); default -> throw e; }", tree.Switch),
        ("synchronized (a) { }", tree.Synchronized),
        ("assert a : b;", tree.Assert),
        ("{ }", tree.Block),
    ],
)
def test_statements(text: str, kind: type[tree.Statement]) -> None:
    (statement,) = body(text)
    assert type(statement) is kind


def test_members() -> None:
    text = """
        private static final int x = 1, y[] = {2};
        static { x = 1; }
        { y = null; }
        <A extends B & C> T(A a) throws E { this(); }
        public abstract <U> U f(final List<? super U> l, int[] b[], String... rest) throws E, F;
        enum N implements I { A(1) { void g() { } }, B; N() { } }
        record P(int a, String... b) { P { a = 1; } }
        interface J extends K<T> { default void m() { } int Z = 1; }
        @interface An { int v() default 1; }
    """
    found = members(text)
    assert [type(member).__name__ for member in found] == [
        "FieldDeclaration",
        "Initialiser",
        "Initialiser",
        "ConstructorDeclaration",
        "MethodDeclaration",
        "ClassDeclaration",
        "ClassDeclaration",
        "ClassDeclaration",
        "ClassDeclaration",
    ]
    method = found[4]
    assert isinstance(method, tree.MethodDeclaration) and method.body is None
    assert [parameter.varargs for parameter in method.parameters] == [False, False, True]
    assert isinstance(method.parameters[1].type, tree.ArrayTypeNode)
    enum = found[5]
    assert isinstance(enum, tree.ClassDeclaration)
    assert [constant.name for constant in enum.constants] == ["A", "B"]


def test_jml_comments_stay_with_what_they_precede() -> None:
    found = members("//@ requires x > 0;\n/*@ ensures true; @*/ /*@ pure @*/ int f(int x) { return x; } // prose\n")
    method = found[0]
    assert isinstance(method, tree.MethodDeclaration)
    assert [comment.text for comment in method.jml] == ["//@ requires x > 0;", "/*@ ensures true; @*/", "/*@ pure @*/"]
    assert method.jml[0].span.line == 1
    loop, last = body("//@ loop_invariant i >= 0;\nwhile (a) { }\n//@ assert b;\n")
    assert isinstance(loop, tree.While) and len(loop.jml) == 1
    assert isinstance(last, tree.JmlStatement) and last.comments[0].text == "//@ assert b;"


def test_places_count_characters() -> None:
    parsed = parse(Source("T.java", 'class T {\n    String s = "größe" + x;\n}'))
    field = parsed.file.classes[0].members[0]
    assert isinstance(field, tree.FieldDeclaration)
    value = field.declarators[0].initial
    assert isinstance(value, tree.Binary)
    assert value.right.span == Span("T.java", 2, 26, 2, 27)


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("class T {\n    int x = ;\n}", 2, "an expression is missing"),
        ("class T {\n    void f() { g( }\n}", 2, "')' is missing"),
        ("class T", 1, "'{' is missing"),
        ("class", 1, "a name is missing"),
        ("class T extends { }", 1, "a name is missing"),
        ("class T { } }", 1, "'}' without '{'"),
        ("class T {\n    int f(int x int y) { return x; }\n}", 2, "',' is missing"),
        ("class T {\n    void f() { if x > 1 { } }\n}", 2, "'(' is missing"),
        ("class T {\n    void f() {\n try { }\n }\n}", 3, "'catch' or 'finally' is missing"),
        ("class T {\n    void f() { else { } }\n}", 2, "'else' without 'if'"),
        ("class T {\n    void f() { for (int i = 0; i < 3) { } }\n}", 2, "';' is missing"),
        ("class T {\n    int f(int c) { return c > 0 ? 1; }\n}", 2, "':' is missing"),
        ('class T {\n    String s = "abc;\n}', 2, "unclosed string literal"),
        ("class T {\n", 1, "reached end of file while parsing"),
        ("what is this", 1, "unexpected 'what'"),
    ],
)
def test_syntax_errors_have_places(text: str, line: int, part: str) -> None:
    found = parse(Source("T.java", text)).diagnostics
    assert found and all(item.severity is Severity.ERROR for item in found)
    assert any(item.span.line == line and part in item.message for item in found), found


@pytest.mark.parametrize("literal", ["''", '"x'])
def test_every_body_that_cannot_be_read_has_an_error(literal: str) -> None:
    broken = ["f(1 2);", "if (b) { x = 4 }", "assert ) b;", f"Object o = {literal};"]
    bodies = [f"Object o = {literal};", *broken, "f(1);"]
    members = [f"void m{number}() {{\n{body}\n}}" for number, body in enumerate(bodies)]
    found = parse(Source("T.java", "\n".join(["class T {", *members, "}"])))
    lines = {item.span.line for item in found.diagnostics}
    begun = [member.span.line for cls in found.file.classes for member in cls.members]
    assert begun[-1] == 3 * len(bodies) - 1
    assert all(lines.intersection(range(line, following)) for line, following in pairwise(begun))


def test_a_long_chain_of_operators_is_no_problem() -> None:
    value = expression(" + ".join(["x"] * 3000))
    depth = 0
    while isinstance(value, tree.Binary):
        value = value.left
        depth += 1
    assert depth == 2999
