"""Expressions: what each text is read as, how operators bind, and what is refused."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.parser import parse_expression_text
from oxpecker.oox.source import Source
from oxpecker.oox.types import INT, LONG, STRING, ArrayType, ClassType
from tests.oox.parser.parser_helpers import (
    BOOL_USE,
    CLASS_USE,
    INT_USE,
    NAME,
    A,
    B,
    C,
    D,
    binary,
    expression,
    lines,
    number,
    use,
)

FORALL, EXISTS = s.QuantifierKind.FORALL, s.QuantifierKind.EXISTS
NOT, NEGATE, COMPLEMENT = s.UnaryOperator.NOT, s.UnaryOperator.NEGATE, s.UnaryOperator.COMPLEMENT


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("42", s.IntegerLiteral(42)),
        ("007", s.IntegerLiteral(7)),
        ("0x2A", s.IntegerLiteral(42)),
        ("0X2al", s.IntegerLiteral(42, s.IntegerSuffix.LONG)),
        ("42L", s.IntegerLiteral(42, s.IntegerSuffix.LONG)),
        ("42u", s.IntegerLiteral(42, s.IntegerSuffix.UINT)),
        ("0xffffffffffffffffff", s.IntegerLiteral(2**72 - 1)),
        ("1.5", s.FloatLiteral(1.5)),
        ("1e5", s.FloatLiteral(1e5)),
        ("2.5e-3", s.FloatLiteral(2.5e-3)),
        ("1f", s.FloatLiteral(1.0, s.FloatSuffix.FLOAT)),
        ("3.4028235e38F", s.FloatLiteral(3.4028234663852886e38, s.FloatSuffix.FLOAT)),
        ("1.5d", s.FloatLiteral(1.5, s.FloatSuffix.DOUBLE)),
        ("1e-999", s.FloatLiteral(0.0)),
        ("'c'", s.CharLiteral(99)),
        (r"'\n'", s.CharLiteral(10)),
        (r"'\u0041'", s.CharLiteral(65)),
        (r"'\uD83D'", s.CharLiteral(0xD83D)),
        (r"'\''", s.CharLiteral(39)),
        ("'\"'", s.CharLiteral(34)),
        ('""', s.StringLiteral("")),
        (r'"\n\t\r\b\f\0\\\'\""', s.StringLiteral("\n\t\r\b\f\0\\'\"")),
        (r'"\u00e9\u0041b"', s.StringLiteral("éAb")),
        (r'"\uD83D"', s.StringLiteral("\ud83d")),
        (r'"\uD83D\uDE00"', s.StringLiteral("😀")),
        ('"😀"', s.StringLiteral("😀")),
        ("true", s.BooleanLiteral(True)),
        ("false", s.BooleanLiteral(False)),
        ("null", s.NullLiteral()),
    ],
)
def test_literals(text: str, expected: s.Expression) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a", A),
        ("this", s.This()),
        ("(a)", A),
        ("((a))", A),
        ("a.b", s.FieldAccess(A, "b")),
        ("this.b.c", s.FieldAccess(s.FieldAccess(s.This(), "b"), "c")),
        ("a.length", s.FieldAccess(A, "length")),
        ("a[b]", s.Index(A, B)),
        ("a[b][c].d", s.FieldAccess(s.Index(s.Index(A, B), C), "d")),
        ("a()", s.Call(None, "a", ())),
        ("a(b, c)", s.Call(None, "a", (B, C))),
        ("a(b,)", s.Call(None, "a", (B,))),
        ("a.b()", s.Call(A, "b", ())),
        ("a.b(c).d", s.FieldAccess(s.Call(A, "b", (C,)), "d")),
        ("super.m(a)", s.Call(s.Super(), "m", (A,))),
        ("super.m().b", s.FieldAccess(s.Call(s.Super(), "m", ()), "b")),
        ('"x".m()', s.Call(s.StringLiteral("x"), "m", ())),
        ("new C()", s.New("C", ())),
        ("new C(a, b,)", s.New("C", (A, B))),
        ("new C().b", s.FieldAccess(s.New("C", ()), "b")),
        ("new int[a]", s.NewArray(INT_USE, (A,))),
        ("new C[a][b]", s.NewArray(use(ArrayType(ClassType("C"))), (A, B))),
        ("new int[3][]", s.NewArray(use(ArrayType(INT)), (number(3),))),
        ("new string[a][b][ ][]", s.NewArray(use(ArrayType(ArrayType(ArrayType(STRING)))), (A, B))),
        ("new int[] {}", s.ArrayLiteral(INT_USE, ())),
        ("new int[] {a, b,}", s.ArrayLiteral(INT_USE, (A, B))),
        ("new C[][] {a}", s.ArrayLiteral(use(ArrayType(ClassType("C"))), (A,))),
        ("nondet(int)", s.Nondet(INT_USE)),
        ("nondet(C[])", s.Nondet(use(ArrayType(ClassType("C"))))),
        ("old(a)", s.Old(A)),
        ("old(a).b", s.FieldAccess(s.Old(A), "b")),
        ("alldifferent(a)", s.AllDifferent(A)),
    ],
)
def test_operands(text: str, expected: s.Expression) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("!a", s.Unary(NOT, A)),
        ("-a", s.Unary(NEGATE, A)),
        ("~a", s.Unary(COMPLEMENT, A)),
        ("!-~a", s.Unary(NOT, s.Unary(NEGATE, s.Unary(COMPLEMENT, A)))),
        ("--a", s.Unary(NEGATE, s.Unary(NEGATE, A))),
        ("#a", s.Length(A)),
        ("#a.b", s.Length(s.FieldAccess(A, "b"))),
        ("#a[b]", s.Length(s.Index(A, B))),
        ("-#a", s.Unary(NEGATE, s.Length(A))),
        ("#a - b", binary(s.Length(A), "-", B)),
        ("-a.b", s.Unary(NEGATE, s.FieldAccess(A, "b"))),
        ("-a * b", binary(s.Unary(NEGATE, A), "*", B)),
        ("a * -b", binary(A, "*", s.Unary(NEGATE, B))),
    ],
)
def test_unary_operators(text: str, expected: s.Expression) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(int) a", s.Cast(INT_USE, A)),
        ("(int) -a", s.Cast(INT_USE, s.Unary(NEGATE, A))),
        ("(bool) !a", s.Cast(BOOL_USE, s.Unary(NOT, A))),
        ("(long[]) a", s.Cast(use(ArrayType(LONG)), A)),
        ("(C) a", s.Cast(CLASS_USE, A)),
        ("(C) a.b", s.Cast(CLASS_USE, s.FieldAccess(A, "b"))),
        ("(C) (a)", s.Cast(CLASS_USE, A)),
        ("(C) this", s.Cast(CLASS_USE, s.This())),
        ("(C) new C()", s.Cast(CLASS_USE, s.New("C", ()))),
        ("(C) null", s.Cast(CLASS_USE, s.NullLiteral())),
        ("(C) super.m()", s.Cast(CLASS_USE, s.Call(s.Super(), "m", ()))),
        ("(C) !a", s.Cast(CLASS_USE, s.Unary(NOT, A))),
        ("(C) ~a", s.Cast(CLASS_USE, s.Unary(COMPLEMENT, A))),
        ('(C) "x"', s.Cast(CLASS_USE, s.StringLiteral("x"))),
        ("(C[ ]) a", s.Cast(use(ArrayType(ClassType("C"))), A)),
        ("(C) (int) a", s.Cast(CLASS_USE, s.Cast(INT_USE, A))),
        ("-(C) a", s.Unary(NEGATE, s.Cast(CLASS_USE, A))),
        ("(C) a + b", binary(s.Cast(CLASS_USE, A), "+", B)),
        ("(a) - b", binary(A, "-", B)),
        ("(a) + b", binary(A, "+", B)),
        ("(a)", A),
        ("(a).b", s.FieldAccess(A, "b")),
        ("(a)[b]", s.Index(A, B)),
        ("(a[b])", s.Index(A, B)),
        ("(a.b) - c", binary(s.FieldAccess(A, "b"), "-", C)),
        ("(a) instanceof C", s.InstanceOf(A, CLASS_USE)),
    ],
)
def test_casts_and_parentheses(text: str, expected: s.Expression) -> None:
    assert expression(text) == expected


N = s.UnaryOperator.NOT
LEVELS = ["==>", "||", "&&", "|", "^", "&", "== !=", "< <= > >=", "<< >> >>>", "+ -", "* / %"]
OPERATORS = [(level, operator) for level, group in enumerate(LEVELS) for operator in group.split()]


@pytest.mark.parametrize("first", OPERATORS, ids=lambda entry: entry[1])
@pytest.mark.parametrize("second", OPERATORS, ids=lambda entry: entry[1])
def test_binary_operators_bind_by_their_level(first: tuple[int, str], second: tuple[int, str]) -> None:
    (first_level, p), (second_level, o) = first, second
    read = parse_expression_text(Source(NAME, f"a {p} b {o} c")).expression
    right_first = second_level > first_level or p == o == "==>"
    assert read == (binary(A, p, binary(B, o, C)) if right_first else binary(binary(A, p, B), o, C))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a instanceof C", s.InstanceOf(A, CLASS_USE)),
        ("a instanceof C[]", s.InstanceOf(A, use(ArrayType(ClassType("C"))))),
        ("a instanceof C == b", binary(s.InstanceOf(A, CLASS_USE), "==", B)),
        ("a + b instanceof C", s.InstanceOf(binary(A, "+", B), CLASS_USE)),
        ("!a instanceof C", s.Unary(N, s.InstanceOf(A, CLASS_USE))),
        ("!!a instanceof C && b", binary(s.Unary(N, s.Unary(N, s.InstanceOf(A, CLASS_USE))), "&&", B)),
        ("(!a) instanceof C", s.InstanceOf(s.Unary(N, A), CLASS_USE)),
        ("a ? b : c", s.Conditional(A, B, C)),
        ("a ? b : c ? d : a", s.Conditional(A, B, s.Conditional(C, D, A))),
        ("a ? b ? c : d : a", s.Conditional(A, s.Conditional(B, C, D), A)),
        ("a ==> b ? c : d", s.Conditional(binary(A, "==>", B), C, D)),
        ("(a ? b : c) + d", binary(s.Conditional(A, B, C), "+", D)),
    ],
)
def test_instanceof_and_conditional(text: str, expected: s.Expression) -> None:
    assert expression(text) == expected


OVER_C = s.ArrayQuantifier(FORALL, "v", "i", C, binary(A, "&&", B))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("forall v, i : c : a && b", OVER_C),
        ("exists v, i : c.d[a] : b", s.ArrayQuantifier(EXISTS, "v", "i", s.Index(s.FieldAccess(C, "d"), A), B)),
        ("forall i : a .. b : c", s.RangeQuantifier(FORALL, "i", A, B, C)),
        ("exists i : 0..5 : a", s.RangeQuantifier(EXISTS, "i", number(0), number(5), A)),
        ("exists i : a << 1 .. #b - 1 : c", s.RangeQuantifier(
            EXISTS, "i", binary(A, "<<", number(1)), binary(s.Length(B), "-", number(1)), C
        )),
        ("d && forall v, i : c : a && b", binary(D, "&&", OVER_C)),
        ("(forall v, i : c : a && b) ==> d", binary(OVER_C, "==>", D)),
        ("d ==> forall v, i : c : a && b", binary(D, "==>", OVER_C)),
        ("!forall v, i : c : a && b", s.Unary(NOT, OVER_C)),
        ("d ? forall v, i : c : a && b : a", s.Conditional(D, OVER_C, A)),
        ("forall v, i : c : exists i : a .. b : d", s.ArrayQuantifier(
            FORALL, "v", "i", C, s.RangeQuantifier(EXISTS, "i", A, B, D)
        )),
    ],
)  # fmt: skip
def test_quantifiers(text: str, expected: s.Expression) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "1:1 expected an expression, found the end of the file"),
        ("a b", "1:3 expected the end of the expression, found 'b'"),
        ("a +", "1:4 expected an expression, found the end of the file"),
        ("(a", "1:3 expected ')' to close the parenthesis, found the end of the file"),
        ("a.1", "1:3 expected a name after '.', found '1'"),
        ("a.class", "1:3 expected a name after '.' ('class' is a reserved word), found 'class'"),
        ("a[b", "1:4 expected ']' after the index, found the end of the file"),
        ("a(b c)", "1:5 expected ')' after the arguments, found 'c'"),
        ("a(,)", "1:3 expected an expression, found ','"),
        ("a = b", "1:3 expected the end of the expression, found '='; assignment is written ':=' and comparison '=='"),
        ("a ++ b", "1:4 OOX has no '++'; write 'i := i + 1'"),
        ("a ? b", "1:6 expected ':' in the conditional expression, found the end of the file"),
        ("super", "1:6 expected '.' after 'super', which can only be used to call a method, found the end of the file"),
        ("super.a + b", "1:9 expected '(' after the method of 'super', found '+'"),
        ("new C", "1:6 expected '(' or '[' after the class, found the end of the file"),
        ("new int(3)", "1:8 expected '[' after the type, found '('"),
        (
            "new int[]",
            "1:10 expected '{' and the elements, because the array has no size, found the end of the file",
        ),
        ("new int[] {a b}", "1:14 expected '}' after the elements, found 'b'"),
        ("nondet(void)", "1:8 expected a type, found 'void'"),
        ("old(a, b)", "1:6 expected ')' after the operand of 'old', found ','"),
        ("(boolean) a", "1:2 unknown type 'boolean'; OOX writes 'bool'"),
        ("(int a", "1:6 expected ')' after the type of the cast, found 'a'"),
        ("forall 1", "1:8 expected a name after 'forall', found '1'"),
        ("forall v : a : b", "1:14 expected '..' after the lower end of the range, found ':'"),
        ("forall v i", "1:10 expected ',' or ':' after the first name of the quantifier, found 'i'"),
        ("forall v, i : a", "1:16 expected ':' before the body of the quantifier, found the end of the file"),
        ("exists v, i j", "1:13 expected ':' before the array of the quantifier, found 'j'"),
        ('"a" "b"', '1:5 expected the end of the expression, found "b"'),
        ("1e400", "1:1 floating-point number too large: 1e400"),
        ("1e39f", "1:1 floating-point number too large: 1e39f"),
        ("9" * 601, "1:1 a number with more than 600 digits"),
        ("0x" + "9" * 601, "1:1 a number with more than 600 digits"),
        ("''", "1:1 empty character literal"),
        ("'ab'", "1:1 a character literal must hold exactly one character; write '\"' around a string"),
        ("'😀'", "1:1 '😀' takes two UTF-16 units, but a char holds only one"),
        (r"'\q'", r"1:2 unknown escape '\q'"),
        (r'"a\x"', r"1:3 unknown escape '\x'"),
        (r'"a\u12"', r"1:3 '\u' takes four hexadecimal digits"),
    ],
)
def test_rejected(text: str, complaint: str) -> None:
    assert lines(parse_expression_text(Source(NAME, text)).diagnostics) == [complaint]
