"""Statements: what each text is read as, and what is refused."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.types import INT, STRING, ArrayType, ClassType
from tests.oox.parser.parser_helpers import (
    CLASS_USE,
    INT_USE,
    A,
    B,
    C,
    complaints_in_body,
    number,
    statement,
    statements,
    use,
)

SET_A = s.Assign(A, number(1))
SET_B = s.Assign(B, number(2))
EMPTY = s.Block()
CALL = s.Call(A, "m", ())
WAIT, NOTIFY, NOTIFY_ALL = s.MonitorAction.WAIT, s.MonitorAction.NOTIFY, s.MonitorAction.NOTIFY_ALL


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int x;", s.Declare(INT_USE, "x")),
        ("int x := a;", s.Declare(INT_USE, "x", A)),
        ("C x := a;", s.Declare(CLASS_USE, "x", A)),
        ("int[] x;", s.Declare(use(ArrayType(INT)), "x")),
        ("C [ ] x;", s.Declare(use(ArrayType(ClassType("C"))), "x")),
        ("string[][] x;", s.Declare(use(ArrayType(ArrayType(STRING))), "x")),
        ("a := 1;", SET_A),
        ("a.b := c;", s.Assign(s.FieldAccess(A, "b"), C)),
        ("this.b := c;", s.Assign(s.FieldAccess(s.This(), "b"), C)),
        ("a[b] := c;", s.Assign(s.Index(A, B), C)),
        ("a.m().b := c;", s.Assign(s.FieldAccess(CALL, "b"), C)),
        ("(a).b := c;", s.Assign(s.FieldAccess(A, "b"), C)),
        ("((C) a).b := c;", s.Assign(s.FieldAccess(s.Cast(CLASS_USE, A), "b"), C)),
        ("new C().b := c;", s.Assign(s.FieldAccess(s.New("C", ()), "b"), C)),
        ("a.m();", s.Evaluate(CALL)),
        ("m(a);", s.Evaluate(s.Call(None, "m", (A,)))),
        ("super.m();", s.Evaluate(s.Call(s.Super(), "m", ()))),
        ("(a).m();", s.Evaluate(CALL)),
        ("new C();", s.Evaluate(s.New("C", ()))),
        ("new C().m();", s.Evaluate(s.Call(s.New("C", ()), "m", ()))),
        ("this(a);", s.ConstructorCall(s.ConstructorKind.THIS, (A,))),
        ("super(a, b,);", s.ConstructorCall(s.ConstructorKind.SUPER, (A, B))),
        (";", s.Skip()),
        ("{ }", EMPTY),
        ("{ ; { a := 1; } }", s.Block((s.Skip(), s.Block((SET_A,))))),
        ("assert a;", s.Assert(A)),
        ("assert(a);", s.Assert(A)),
        ("assume a;", s.Assume(A)),
        ("break;", s.Break()),
        ("break l;", s.Break("l")),
        ("continue;", s.Continue()),
        ("continue l;", s.Continue("l")),
        ("return;", s.Return()),
        ("return a;", s.Return(A)),
        ("throw;", s.Throw()),
        ("throw new C();", s.Throw(s.New("C", ()))),
        ("l: a := 1;", s.Labelled("l", SET_A)),
        ("l: k: { }", s.Labelled("l", s.Labelled("k", EMPTY))),
        ("lock (a) { }", s.Lock(A, EMPTY)),
        ("fork a.m();", s.Fork(CALL)),
        ("fork m();", s.Fork(s.Call(None, "m", ()))),
        ("fork super.m();", s.Fork(s.Call(s.Super(), "m", ()))),
        ("join;", s.Join()),
        ("print(a, 1);", s.Print((A, s.IntegerLiteral(1)))),
        ("print();", s.Print(())),
        ('unsupported("x");', s.Unsupported("x")),
        ("wait(a);", s.Monitor(WAIT, A)),
        ("notify(a.b);", s.Monitor(NOTIFY, s.FieldAccess(A, "b"))),
        ("notifyall(this);", s.Monitor(NOTIFY_ALL, s.This())),
    ],
)
def test_simple_statements(text: str, expected: s.Statement) -> None:
    assert statement(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("if (a) b := 2;", s.If(A, SET_B)),
        ("if (a) { b := 2; }", s.If(A, s.Block((SET_B,)))),
        ("if (a) a := 1; else b := 2;", s.If(A, SET_A, SET_B)),
        ("if (a) return; else { b := 2; }", s.If(A, s.Return(), s.Block((SET_B,)))),
        ("if (a) ; else ;", s.If(A, s.Skip(), s.Skip())),
        ("if (a) if (b) a := 1; else b := 2;", s.If(A, s.If(B, SET_A, SET_B))),
        ("if (a) { if (b) a := 1; } else b := 2;", s.If(A, s.Block((s.If(B, SET_A),)), SET_B)),
        ("if (a) a := 1; else if (b) b := 2;", s.If(A, SET_A, s.If(B, SET_B))),
        ("while (a) b := 2;", s.While(A, SET_B)),
        ("while (a) { }", s.While(A, EMPTY)),
        ("while (a) invariant(b) { }", s.While(A, EMPTY, (B,))),
        ("while (a) invariant(b) decreases(c) invariant(a) { }", s.While(A, EMPTY, (B, A), C)),
        ("while (a) invariant(b);", s.While(A, s.Skip(), (B,))),
        ("while (a) l: while (b) break l;", s.While(A, s.Labelled("l", s.While(B, s.Break("l"))))),
        ("try { } catch { }", s.Try(EMPTY, (s.Catch((), None, EMPTY),))),
        ("try { } catch (C e) { }", s.Try(EMPTY, (s.Catch((CLASS_USE,), "e", EMPTY),))),
        (
            "try { } catch (C | D e) { } catch { a := 1; }",
            s.Try(EMPTY, (
                s.Catch((CLASS_USE, use(ClassType("D"))), "e", EMPTY),
                s.Catch((), None, s.Block((SET_A,))),
            )),
        ),
        ("try { } finally { b := 2; }", s.Try(EMPTY, (), s.Block((SET_B,)))),
        ("try { a := 1; } catch { } finally { }", s.Try(s.Block((SET_A,)), (s.Catch((), None, EMPTY),), EMPTY)),
    ],
)  # fmt: skip
def test_compound_statements(text: str, expected: s.Statement) -> None:
    assert statement(text) == expected


def test_statements_follow_each_other() -> None:
    assert statements("if (a) a := 1; b := 2; { } ;") == (s.If(A, SET_A), SET_B, EMPTY, s.Skip())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a := 1", "2:1 warning: missing ';' after the assignment"),
        ("int x", "2:1 warning: missing ';' after the declaration"),
        ("a.m()", "2:1 warning: missing ';' after the call"),
        ("assert a", "2:1 warning: missing ';' after the assertion"),
        ("assume a", "2:1 warning: missing ';' after the assumption"),
        ("return a", "2:1 warning: missing ';' after 'return'"),
        ("return", "2:1 warning: missing ';' after 'return'"),
        ("throw", "2:1 warning: missing ';' after 'throw'"),
        ("break", "2:1 warning: missing ';' after 'break'"),
        ("continue l", "2:1 warning: missing ';' after 'continue'"),
        ("fork a.m()", "2:1 warning: missing ';' after the call"),
        ("join", "2:1 warning: missing ';' after 'join'"),
        ("this(a)", "2:1 warning: missing ';' after the constructor call"),
        ("{ a := 1 }", "1:10 warning: missing ';' after the assignment"),
    ],
)
def test_a_semicolon_may_be_missing_before_a_brace(text: str, complaint: str) -> None:
    assert complaints_in_body(text) == [complaint]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a := 1 b := 2;", "1:8 expected ';' after the assignment, found 'b'"),
        ("a := ;", "1:6 expected an expression, found ';'"),
        ("a;", "1:1 not a statement; expected an assignment, a call or 'new'"),
        ("a.b;", "1:1 not a statement; expected an assignment, a call or 'new'"),
        ("(a.m());", "1:1 not a statement; expected an assignment, a call or 'new'"),
        ("new int[3];", "1:1 not a statement; expected an assignment, a call or 'new'"),
        ("a == b;", "1:3 expected ':=' after 'a', found '=='"),
        ("a + b;", "1:3 expected ':=' after 'a', found '+'"),
        ("(a) := b;", "1:2 the left side of an assignment must be a variable, a field or an array element"),
        ("a.m() := b;", "1:1 the left side of an assignment must be a variable, a field or an array element"),
        ("3 := b;", "1:1 the left side of an assignment must be a variable, a field or an array element"),
        ("int;", "1:4 expected a name after the type, found ';'"),
        ("int a, b;", "1:6 expected ';' after the declaration, found ','"),
        ("int[3] a;", "1:4 expected a name after the type, found '['"),
        ("int while;", "1:5 expected a name after the type ('while' is a reserved word), found 'while'"),
        ("a := this(b);", "1:10 expected ';' after the assignment, found '('"),
        ("assert;", "1:7 expected an expression, found ';'"),
        ("if a { }", "1:4 expected '(' after 'if', found 'a'"),
        ("if (a { }", "1:7 expected ')' to close the parenthesis after 'if', found '{'"),
        ("if (a) else b := 2;", "1:8 'else' without 'if'"),
        ("else a := 1;", "1:1 'else' without 'if'"),
        ("while (a) decreases(b) decreases(c) { }", "1:24 a loop can have only one 'decreases' clause"),
        ("try { } a := 1;", "1:9 expected 'catch' or 'finally' after the block of 'try', found 'a'"),
        ("try a := 1;", "1:5 expected '{' after 'try', found 'a'"),
        ("try { } catch e { }", "1:15 expected '{' or '(' after 'catch', found 'e'"),
        ("try { } catch (e) { }", "1:17 expected a name for the exception, found ')'"),
        ("catch { }", "1:1 expected a statement, found 'catch'"),
        ("lock a { }", "1:6 expected '(' after 'lock', found 'a'"),
        ("lock (a) a := 1;", "1:10 expected '{' after 'lock (..)', found 'a'"),
        ("fork a;", "1:6 'fork' must be followed by a method call"),
        ("fork (a.m());", "1:7 'fork' must be followed by a method call"),
        ("break 1;", "1:7 expected ';' after 'break', found '1'"),
        ("- int x;", "1:1 expected a statement, found '-'"),
        (") a := 1;", "1:1 expected a statement, found ')'"),
    ],
)
def test_rejected(text: str, complaint: str) -> None:
    assert complaints_in_body(text) == [complaint]
