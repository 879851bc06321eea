"""A mistake, of the program or of the translation, makes one method unsupported, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner

from oxpecker.api import session
from oxpecker.api.loading import ProgramErrors, load_sources
from oxpecker.cli.main import cli
from oxpecker.java import attributed, tree
from oxpecker.java.attribution import dispatch as attribution
from oxpecker.java.lowering import dispatch as lowering
from oxpecker.oox import syntax
from oxpecker.oox.checker import check
from oxpecker.oox.containment import contained
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Diagnostic, Severity, Source, Span
from oxpecker.results import MethodResult
from oxpecker.strategies import Goal, Schedule, pursue_judged

TEXT = """\
class A {
    static int right(int x) { return x; }
    static int wrong(int x) ensures(retval > 0)
    {
        bool b := 1;
        return x;
    }
    static { int c := true; }
}
"""


def test_only_the_code_with_the_error_is_unsupported() -> None:
    program = parse(Source("a.oox", TEXT)).program
    kept = contained(program, check(program).diagnostics)
    assert kept is not None
    assert check(kept).program is not None
    shown = print_program(kept)
    assert "return x;" in shown and shown.count("unsupported") == 2
    assert "ensures" not in shown  # what the method promises may be what is wrong
    assert 'unsupported("code with an error (' in shown


def test_an_error_outside_of_code_is_not_contained() -> None:
    program = parse(Source("a.oox", "class A extends B { }")).program
    assert contained(program, check(program).diagnostics) is None


def test_code_with_an_error_is_found_wherever_a_translation_has_placed_it() -> None:
    """A constructor is placed at its name, and contains the initialisers of fields, which are elsewhere."""
    text = """\
class A {
    int f;
    A() { this.f := true; }
    A(int x) { this.f := x; }
    static int right(int x) { return x; }
}
"""
    program = parse(Source("a.oox", text)).program
    (declaration,) = program.classes
    field, one, other, method = declaration.members
    assert isinstance(one, syntax.Constructor) and isinstance(other, syntax.Constructor)
    name = Span("a.oox", 4, 5, 4, 6)
    moved = [replace(other, span=name, body=replace(one.body, span=name)), replace(one, span=name)]
    kept = contained(
        replace(program, classes=(replace(declaration, members=(field, *moved, method)),)), check(program).diagnostics
    )
    assert kept is not None
    shown = print_program(kept)
    assert shown.count("unsupported") == 2 and "return x;" in shown and "this.f" not in shown


# --- defects of Oxpecker itself ----------------------------------------------------------------------------

DEFECTIVE = """\
class Till {
    int sum = 3;
    int right(int x) { return x; }
    int other(int x) { return x * 7; }
    static int last(int x) { assert x != 9; return x; }
}
"""


@pytest.mark.parametrize("which", ["attribution", "lowering"])
def test_a_defect_concerns_one_member(which: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if which == "attribution":
        rules = cast(dict[type, object], attribution.RULES.expressions)
        node: type = tree.Binary
    else:
        rules = cast(dict[type, object], lowering.RULES.expressions)
        node = attributed.Binary
    usual = cast(Callable[..., object], rules[node])

    def failing(context: object, *given: object) -> object:
        found = [each for each in given if isinstance(each, (tree.Binary, attributed.Binary)) and each.operator == "*"]
        if any(each.span.file.endswith("Till.java") for each in found):
            raise KeyError("a defect")
        return usual(context, *given)

    monkeypatch.setitem(rules, node, failing)
    file = tmp_path / "Till.java"
    file.write_text(DEFECTIVE, encoding="utf-8")
    run = CliRunner().invoke(cli, ["check", str(file), "--method", "right", "--method", "other"])
    assert run.exit_code == 70
    assert f"{file}:4:9: error: internal error: KeyError: 'a defect'" in run.stderr
    assert "Till.right(int): valid" in run.stdout and "Till.other(int): unknown" in run.stdout
    assert CliRunner().invoke(cli, ["check", str(file)]).exit_code == 1  # a finding comes first


def test_a_defect_of_the_engine_concerns_one_method(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = pursue_judged

    def failing(goal: Goal, schedule: Schedule) -> MethodResult:
        assert goal.method.info.name != "other", "a defect"
        return usual(goal, schedule)

    monkeypatch.setattr(session, "pursue_judged", failing)
    file = tmp_path / "Till.java"
    file.write_text(DEFECTIVE, encoding="utf-8")
    chosen = ["--jobs", "1", "--method", "right", "--method", "other"]
    run = CliRunner().invoke(cli, ["check", str(file), *chosen])
    assert run.exit_code == 70
    assert "Till.right(int): valid" in run.stdout
    assert "Till.other(int): unknown (internal error: AssertionError: a defect" in run.stdout
    monkeypatch.setenv("OXPECKER_DEBUG", "1")
    assert isinstance(CliRunner().invoke(cli, ["check", str(file), *chosen]).exception, AssertionError)


# --- Java --------------------------------------------------------------------------------------------------

JAVA = """\
package shop;
class Till {
    private int sum = 3;
    String name = 5;
    int right(int x) { return x + sum; }
    int wrong(int x) { return x.size(); }
    //@ ensures \\result > limit;
    int promised(int x) { return x; }
    int unreadable(int x) { return x + ; }
    int inside(int x) { Runnable r = () -> { int y = "s"; }; return x; }
    static int foreign(Shelf s) { return s == null ? 0 : s.size(); }
}
class Idle implements Runnable { void other() { } }
class Round extends Round { int turn() { return 1; } }
"""

UNREADABLE = "package shop; class Shelf { int size( { return 1; } }"

WRONG_LINES = {"Till.java": [4, 6, 7, 9, 10, 13, 14], "Shelf.java": [1]}
SKIPPED = {"wrong", "promised", "unreadable", "inside"}


def test_errors_of_java_stay_in_their_members_and_files() -> None:
    sources = [Source("Till.java", JAVA), Source("Shelf.java", UNREADABLE)]
    loaded = load_sources(sources, contain=True)
    for name, lines in WRONG_LINES.items():
        assert [each.span.line for each in loaded.errors if each.span.file == name] == lines
    methods = {method.info.name for method in loaded.methods_to_check()}
    assert SKIPPED | {"right", "foreign"} <= methods
    assert not methods & {"other", "turn"}  # the headers of their classes are wrong
    text = print_program(loaded.syntax)
    left_out = text.count('unsupported("code with an error (')
    assert left_out == len(SKIPPED) + 1  # the initial value of a field is the last one


def test_without_containment_errors_of_java_end_the_command() -> None:
    with pytest.raises(ProgramErrors):
        load_sources([Source("Till.java", JAVA)])


def test_an_unreadable_file_alone_is_an_error() -> None:
    with pytest.raises(ProgramErrors):
        load_sources([Source("Shelf.java", UNREADABLE)], contain=True)


def test_the_summary_and_the_exit_code_count_errors(tmp_path: Path) -> None:
    (tmp_path / "Till.java").write_text(JAVA.replace("int right(int x) {", "int right(int x) { assert x != 3;"))
    (tmp_path / "Shelf.java").write_text(UNREADABLE)
    result = CliRunner().invoke(cli, ["check", str(tmp_path)])
    assert result.exit_code == 1
    assert "; 8 errors in the program" in result.output
    (tmp_path / "Till.java").write_text(
        "package shop; class Till { int right() { return 1; } int wrong() { return x; } }"
    )
    result = CliRunner().invoke(cli, ["check", str(tmp_path)])
    assert result.exit_code == 2
    assert "Till.right(): valid" in result.output


def test_an_error_in_the_body_of_a_member_that_is_placed_at_its_name_is_contained() -> None:
    program = parse(Source("a.oox", "class A {\n  static int f(int x) {\n    return x;\n  }\n}")).program
    (declaration,) = program.classes
    (method,) = declaration.members
    named = replace(method, span=Span("a.oox", 2, 14, 2, 15))
    translated = replace(program, classes=(replace(declaration, members=(named,)),))
    error = Diagnostic(Severity.ERROR, "wrong", Span("a.oox", 3, 12, 3, 13))
    kept = contained(translated, [error])
    assert kept is not None
    assert "wrong" in repr(kept.classes[0].members[0])
