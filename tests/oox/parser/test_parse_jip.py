"""The Jip dialect: what is accepted, and when it is recognised."""

from __future__ import annotations

import pytest

from oxpecker.oox import syntax as s
from oxpecker.oox.types import INT, ArrayType
from tests.oox.parser.parser_helpers import INT_USE, A, B, C, complaints_in_body, parsed, use
from tests.oox.parser.parser_samples import JIP

SET_A = s.Assign(A, B)
CALL = s.Evaluate(s.Call(A, "m", ()))


def body(text: str) -> tuple[tuple[s.Statement, ...], bool]:
    """The statements in a method, and whether they were recognised as Jip's."""
    result = parsed(f"class A {{ void m() {{ {text} }} }}")
    recognised = result.program.options == (s.Option("dialect", "jip"),)
    assert [d.message[:21] for d in result.diagnostics] == ["this is Jip's dialect"] * recognised
    (method,) = result.program.classes[0].members
    assert isinstance(method, s.Method)
    assert method.body is not None
    return method.body.statements, recognised


@pytest.mark.parametrize(
    ("text", "expected", "jip"),
    [
        ("if (a) { };", [s.If(A, s.Block())], True),
        ("if (a) { } a := b;", [s.If(A, s.Block()), SET_A], False),
        ("if (a) a.m();;", [s.If(A, CALL)], True),
        ("if (a) a.m();", [s.If(A, CALL)], False),
        ("if (a) a.m();; a := b;", [s.If(A, CALL), SET_A], True),
        ("if (a) { };;", [s.If(A, s.Block()), s.Skip()], True),
        ("if (a) ;", [s.If(A, s.Skip())], False),
        ("if (a) ;;", [s.If(A, s.Skip())], True),
        ("if (a) return b; else { }", [s.If(A, s.Return(B), s.Block())], False),
        ("if (a) { } else { };", [s.If(A, s.Block(), s.Block()), s.Skip()], False),
        ("if (a) { } else if (b) { };", [s.If(A, s.Block(), s.If(B, s.Block()))], True),
        ("if (a) if (b) { };;", [s.If(A, s.If(B, s.Block()))], True),
        ("if (a) if (b) { }; else a := b;", [s.If(A, s.If(B, s.Block()), SET_A)], True),
        ("while (a) if (b) { };", [s.While(A, s.If(B, s.Block()))], True),
        ("while (a) { };", [s.While(A, s.Block()), s.Skip()], False),
        ("assert(a);", [s.Assert(A)], False),
        (
            "assert forall a, i, v : c;",
            [s.Assert(s.ArrayQuantifier(s.QuantifierKind.FORALL, "v", "i", A, C))],
            True,
        ),
        (
            "assert exists a, i, v : c;",
            [s.Assert(s.ArrayQuantifier(s.QuantifierKind.EXISTS, "v", "i", A, C))],
            True,
        ),
    ],
)
def test_statements(text: str, expected: list[s.Statement], jip: bool) -> None:
    assert body(text) == (tuple(expected), jip)


def test_fields() -> None:
    result = parsed("class A { - int f; -int[] g; - static int h; }")
    assert len(result.diagnostics) == 1
    assert result.program.classes[0].members == (
        s.Field(INT_USE, "f"),
        s.Field(use(ArrayType(INT)), "g"),
        s.Field(INT_USE, "h", static=True),
    )
    assert result.program.options == (s.Option("dialect", "jip"),)


@pytest.mark.parametrize("option", ["option dialect = jip;", "option dialect = koppier;"])
def test_a_written_dialect_is_kept(option: str) -> None:
    options = parsed(f"{option} class A {{ - int f; }}").program.options
    assert [f"option {o.name} = {o.value};" for o in options] == [option]


def test_the_option_points_at_the_first_sign() -> None:
    (option,) = parsed("class A {\n  int e;\n  - int f;\n  - int g;\n}").program.options
    assert option.span == ("t.oox", 3, 3, 3, 11)


def test_a_closed_if_takes_no_else() -> None:
    _, said = complaints_in_body("if (a) { }; else { }")
    assert said == "1:13 'else' without 'if'; the ';' before it ends the 'if'"


def test_a_whole_program() -> None:
    result = parsed(JIP)
    assert "missing ';' after 'return'" in [d.message for d in result.diagnostics]
    assert result.program.options == (s.Option("dialect", "jip"),)


@pytest.mark.parametrize("word", ["break", "lock", "join", "string", "char", "catch", "interface", "abstract"])
def test_words_that_jip_does_not_reserve_are_names(word: str) -> None:
    text = f"int {word} := b; {word} := {word} + b; while (!{word}) {{ a[{word}] := {word}; {word}.f := {word}[b]; }}"
    statements, jip = body(text)
    assert jip
    renamed, _ = body(text.replace(word, "name"))
    assert repr(statements).replace(f"'{word}'", "'name'") == repr(renamed)
    result = parsed(f"class A {{ void {word}(int {word}) {{ this.{word}({word}); }} }}")
    assert result.program.options == (s.Option("dialect", "jip"),)


@pytest.mark.parametrize("word", ["lock", "join", "string", "char", "fork", "interface", "extends"])
def test_a_class_with_such_a_name_is_a_name_everywhere(word: str) -> None:
    uses = f"{word} f; void m({word}[] p) {{ {word} a := new {word}(); a := {word}.b(); }}"
    text = f"class A {{ {uses} }} class {word} {{ {word}() {{ }} }}"
    result = parsed(text)
    assert result.program.options == (s.Option("dialect", "jip"),)
    renamed = parsed(text.replace(word, "name")).program.classes
    assert repr(result.program.classes).replace(f"'{word}'", "'name'") == repr(renamed)


def test_koppier_reserves_them() -> None:
    assert [d.message for d in parsed("option dialect = koppier; class lock { }").diagnostics][:1] == [
        "expected a name for the class ('lock' is a reserved word), found 'lock'"
    ]
    assert [d.message for d in parsed("option dialect = koppier; class A { int break; }").diagnostics] == [
        "expected a name after the type ('break' is a reserved word), found 'break'"
    ]
