"""Words with a meaning in some places are names everywhere else (docs/language.md 1.1)."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.types import INT, ClassType
from tests.oox.parser.parser_helpers import A, expression, member, program, statement, statements, use

SPECIAL = """
    alldifferent assignable decreases everything helper invariant nondet notify notifyall nothing old option pure retval
    print signals unsupported wait
"""
FOREIGN = "for public final boolean"
WORDS = [*SPECIAL.split(), *FOREIGN.split()]
EMPTY = s.Block()


@pytest.mark.parametrize("word", WORDS)
def test_as_variables_and_labels(word: str) -> None:
    name = s.Name(word)
    one = s.IntegerLiteral(1)
    assert statements(f"int {word} := 1; x := {word} + 1; {word} := {word}[1]; {word}.f := #{word};") == (
        s.Declare(use(INT), word, one),
        s.Assign(s.Name("x"), s.Binary(s.BinaryOperator.PLUS, name, one)),
        s.Assign(name, s.Index(name, one)),
        s.Assign(s.FieldAccess(name, "f"), s.Length(name)),
    )
    assert statement(f"{word}: break {word};") == s.Labelled(word, s.Break(word))
    assert expression(f"forall {word}, i : {word} : {word}") == s.ArrayQuantifier(
        s.QuantifierKind.FORALL, word, "i", name, name
    )


@pytest.mark.parametrize("word", WORDS)
def test_as_fields_and_methods(word: str) -> None:
    assert statement(f"x.{word} := this.{word};") == s.Assign(
        s.FieldAccess(s.Name("x"), word), s.FieldAccess(s.This(), word)
    )
    assert statement(f"x.{word}(a);") == s.Evaluate(s.Call(s.Name("x"), word, (A,)))
    assert member(f"int {word};") == s.Field(use(INT), word)
    assert member(f"int {word}(int {word}) {{ }}") == s.Method(
        use(INT), word, (s.Parameter(use(INT), word),), (), EMPTY
    )


@pytest.mark.parametrize("word", [word for word in WORDS if word != "boolean"])
def test_as_classes(word: str) -> None:
    c = ClassType(word)
    assert statements(f"{word} x; {word}[] y; new {word}(); x := ({word}) a;")[0] == s.Declare(use(c), "x")
    text = f"class {word} extends {word} {{ {word} x; {word} m({word} y) {{ }} {word}() {{ }} {word}(int x) {{ }} }}"
    assert program(text).classes == (
        s.Class(
            word,
            (
                s.Field(use(c), "x"),
                s.Method(use(c), "m", (s.Parameter(use(c), "y"),), (), EMPTY),
                s.Constructor(word, (), (), EMPTY),
                s.Constructor(word, (s.Parameter(use(INT), "x"),), (), EMPTY),
            ),
            s.ClassName(word),
        ),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("wait();", s.Evaluate(s.Call(None, "wait", ()))),
        ("notify(a, a);", s.Evaluate(s.Call(None, "notify", (A, A)))),
        ("wait(a).f := a;", s.Assign(s.FieldAccess(s.Call(None, "wait", (A,)), "f"), A)),
        ("x := wait(a);", s.Assign(s.Name("x"), s.Call(None, "wait", (A,)))),
        ("fork wait(a);", s.Fork(s.Call(None, "wait", (A,)))),
        ("for(a);", s.Evaluate(s.Call(None, "for", (A,)))),
        ("while (a) { invariant(a); }", s.While(A, s.Block((s.Evaluate(s.Call(None, "invariant", (A,))),)))),
    ],
)
def test_calls_that_are_only_like_the_special_forms(text: str, expected: s.Statement) -> None:
    assert statement(text) == expected


@pytest.mark.parametrize(
    ("text", "return_type", "name", "modifiers"),
    [
        ("pure x();", ClassType("pure"), "x", ""),
        ("pure pure();", ClassType("pure"), "pure", ""),
        ("pure pure x();", ClassType("pure"), "x", "pure"),
        ("pure helper x();", ClassType("helper"), "x", "pure"),
        ("pure helper int x();", INT, "x", "pure helper"),
        ("helper C x();", ClassType("C"), "x", "helper"),
        ("static pure C x();", ClassType("C"), "x", "static pure"),
        ("pure final x();", ClassType("final"), "x", "pure"),
    ],
)
def test_modifiers_that_are_also_names(text: str, return_type: ClassType, name: str, modifiers: str) -> None:
    expected = frozenset(map(s.MethodModifier, modifiers.split()))
    assert member(text) == s.Method(use(return_type), name, (), (), None, expected)
