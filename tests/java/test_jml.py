"""JML comments and annotations: places, words, how they are joined, what they become."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.java import Translated, translate
from oxpecker.java.jml.lexer import END, literal_tokens, tokens
from oxpecker.java.jml.parser import parse_specification, parse_statements, split_comments
from oxpecker.java.tree import Comment
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Diagnostics, Severity, Source, Span
from tests.exhaustive import sampled

PROGRAMS = Path(__file__).parent.parent / "programs" / "java"


def _comment(text: str, line: int = 1, column: int = 1) -> Comment:
    lines = text.split("\n")
    end = column + len(text) if len(lines) == 1 else len(lines[-1]) + 1
    return Comment(text, span=Span("A.java", line, column, line + len(lines) - 1, end))


def _translate(text: str) -> Translated:
    return translate([Source("A.java", text)])


def _errors(text: str) -> list[str]:
    items = _translate(text).diagnostics
    found = sorted((*item.span[1:3], item.message) for item in items if item.severity is Severity.ERROR)
    return [f"{line}:{column} {message}" for line, column, message in found]


# --- places ------------------------------------------------------------------------------------------------


def test_tokens_know_their_places() -> None:
    found = tokens((_comment("/*@ requires x > 0;\n      @@ ensures \\result;\n  @*/", 3, 5),))
    places = [(token.text, token.span.line, token.span.column) for token in found if token.kind != END]
    assert places == [
        ("requires", 3, 9),
        ("x", 3, 18),
        (">", 3, 20),
        ("0", 3, 22),
        (";", 3, 23),
        ("ensures", 4, 10),
        ("\\result", 4, 18),
        (";", 4, 25),
    ]


def test_comments_inside_comments_are_no_text() -> None:
    found = tokens((_comment("//@ assert a /* why */ ; // because"),))
    assert [token.text for token in found[:-1]] == ["assert", "a", ";"]


def test_an_escape_in_an_annotation_stands_where_it_is_written() -> None:
    source = Source("A.java", '  @Case(post = "\\\\result > \\"x\\".length()")')
    line = source.text
    start = line.index('"') + 1
    found = literal_tokens(source, Span("A.java", 1, start, 1, len(line)))
    places = {token.text: token.span.column for token in found}
    assert places["\\result"] == line.index("\\\\result") + 1
    assert places[">"] == line.index(">") + 1
    assert places['"x"'] == line.index('\\"x') + 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("class A {\n  //@ requires x > ;\n  void f(int x) { }\n}", "2:20 JML: expected an expression, but found ';'"),
        (
            "class A {\n  //@ ensures \\resul > 0;\n  int f(int x) { return x; }\n}",
            r"2:15 JML: there is no '\resul'; did you mean '\result'?",
        ),
        ("class A {\n  //@ ensures y > 0;\n  void f(int x) { }\n}", "2:15 cannot find symbol: variable y"),
        (
            "class A {\n  void f(int x) {\n    //@ assert x;\n  }\n}",
            "3:16 incompatible types: int cannot be converted to boolean",
        ),
        ("class A {\n  //@ invariant z == 1;\n}", "2:17 cannot find symbol: variable z"),
        ('class A {\n  @Case(pre = "x >") void f(int x) { }\n}', "2:19 JML: expected an expression, but found"),
        ('class A {\n  @Case(pre = "yy > 1") void f(int x) { }\n}', "2:16 cannot find symbol: variable yy"),
        ("class A {\n  //@ ensures (\\forall java.util.Foo o; o; o);\n  void f() { }\n}", "2:24 cannot find symbol"),
    ],
)
def test_mistakes_are_reported_at_their_columns(text: str, expected: str) -> None:
    (found,) = _errors(text)
    assert found.startswith(expected)


# --- reading -----------------------------------------------------------------------------------------------


def test_clauses_go_on_in_the_next_comment() -> None:
    said = Diagnostics()
    found = parse_specification((_comment("//@ requires a"), _comment("//@   && b;", 2)), said)
    assert not said.items
    assert [[clause.word for clause in case.clauses] for case in found.cases] == [["requires"]]


def test_modifiers_last_wherever_they_stand() -> None:
    said = Diagnostics()
    found = parse_specification((_comment("/*@ pure @*/"), _comment("//@ public normal_behavior requires a;")), said)
    assert found.modifiers == {"pure"}
    assert [case.kind for case in found.cases] == ["normal_behavior"]


def test_comments_before_a_loop_are_divided() -> None:
    texts = ["//@ assert a", "//@   && b;", "//@ loop_invariant c", "//@   && d;", "//@ assume e;"]
    before, loop = split_comments([_comment(text, line) for line, text in enumerate(texts, 1)])
    assert [comment.text for comment in before] == [texts[0], texts[1], texts[4]]
    assert [comment.text for comment in loop] == [texts[2], texts[3]]


def test_after_a_mistake_the_next_clause_is_read() -> None:
    said = Diagnostics()
    found = parse_statements((_comment("/*@ assert a b; assume c; @*/"),), False, said)
    assert len(said.items) == 1
    assert [clause.word for clause in found] == ["assume"]


@pytest.mark.parametrize("word", ["captures", "working_space", "axiom", "initializer", "callable"])
def test_what_is_not_covered_is_kept(word: str) -> None:
    found = parse_specification((_comment(f"//@ {word} x;"),), Diagnostics())
    clauses = [*found.clauses, *(clause for case in found.cases for clause in case.clauses)]
    assert [type(clause).__name__ for clause in clauses] == ["Unsupported"]


# --- what it becomes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ("(\\forall int i; 0 <= i && i < n; P(i))", "forall i : 0 ..< n : A.P(i)"),
        ("(\\forall int i; i <= n && 1 < i; P(i))", "forall i : 1 .. n : 1 < i ==> A.P(i)"),
        ("(\\exists int i; n > i && i >= 0 && i != 2; P(i))", "exists i : 0 ..< n : i != 2 && A.P(i)"),
        ("(\\forall int i; n > 3 && 0 <= i && i < n; P(i))", "n > 3 ==> forall i : 0 ..< n : A.P(i)"),
        (
            "(\\forall int i, j; 0 <= i && i < j && j < n; P(i))",
            "forall i : 0 .. n : forall j : i ..< n : i < j ==> A.P(i)",
        ),
        ("0 == (\\num_of int i; 0 <= i < n; P(i))", "count i : 0 ..< n : A.P(i)"),
        ("0 == (\\sum int i; 0 <= i && i < n && P(i); i)", "sum i : 0 ..< n if A.P(i) : i"),
    ],
)
def test_bounds_are_found_in_the_range(clause: str, expected: str) -> None:
    pure = "/*@ pure @*/ static boolean P(int i) { return true; }"
    text = f"class A {{\n  {pure}\n  //@ ensures {clause};\n  static void f(int n) {{ }}\n}}"
    program = _translate(text).program
    assert program is not None
    assert expected in print_program(program)


@pytest.mark.parametrize(
    "path",
    sampled(sorted([*(PROGRAMS / "jml").glob("*.java"), *(PROGRAMS / "cpbpv").glob("*.java")]), 3),
    ids=lambda path: path.name,
)
def test_the_printed_program_says_the_same(path: Path) -> None:
    translated = translate([Source(path.name, path.read_text(encoding="utf-8"))])
    if path.stem == "mistakes":
        assert translated.program is None
        return
    assert translated.program is not None
    read = parse(Source("A.oox", print_program(translated.program)))
    assert read.program == translated.program
    assert check(read.program).program is not None


def test_the_annotations_of_the_page_are_java() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "annotations" / "Contracts.java"
    assert not translate([Source("Contracts.java", page.read_text(encoding="utf-8"))]).diagnostics
