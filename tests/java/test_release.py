"""`--release`: constructs of later Java releases are errors, in javac's words."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli
from oxpecker.java import translate
from oxpecker.java.release import NEWEST, Feature
from oxpecker.oox.source import Source

CONSTRUCTS = {
    Feature.PRIVATE_INTERFACE_METHODS: "interface A { private void f() { } }",
    Feature.SWITCH_EXPRESSIONS: "class A { int f(int x) { return switch (x) { default: yield 1; }; } }",
    Feature.SWITCH_RULES: "class A { void f(int x) { switch (x) { case 1 -> { } } } }",
    Feature.MULTIPLE_LABELS: "class A { void f(int x) { switch (x) { case 1, 2: } } }",
    Feature.TEXT_BLOCKS: 'class A { String s = """\n a"""; }',
    Feature.RECORDS: "record A(int x) { }",
    Feature.INSTANCEOF_PATTERNS: "class A { boolean f(Object o) { return o instanceof String s; } }",
    Feature.SEALED_CLASSES: "sealed class A { } final class B extends A { }",
    Feature.UNCONDITIONAL_INSTANCEOF: "class A { boolean f(String s) { return s instanceof String t; } }",
    Feature.PATTERN_SWITCH: "class A { void f(Object o) { switch (o) { default: } } }",
    Feature.NULL_CASE: "class A { void f(String s) { switch (s) { case null: default: } } }",
    Feature.RECORD_PATTERNS: "class A { record R(int x) { } boolean f(Object o) { return o instanceof R(int x); } }",
    Feature.UNNAMED_VARIABLES: "class A { void f() { int _ = 3; } }",
    Feature.FLEXIBLE_CONSTRUCTORS: "class A { int x; A() { x = 1; super(); } }",
    Feature.MODULE_IMPORTS: "import module java.base; class A { }",
    Feature.IMPLICIT_CLASSES: "void main() { }",
}


def errors(text: str, release: int) -> list[str]:
    """The errors of a file A.java."""
    return [item.message for item in translate([Source("A.java", text)], release=release).diagnostics]


@pytest.mark.parametrize("feature", Feature)
def test_a_construct_is_an_error_before_its_release(feature: Feature) -> None:
    text = CONSTRUCTS[feature]
    assert errors(text, feature.since) == errors(text, NEWEST) == []
    before = feature.since - 1
    assert feature.missing_in(before) in errors(text, before)


def test_messages_are_those_of_javac() -> None:
    assert Feature.RECORD_PATTERNS.missing_in(17) == (
        "deconstruction patterns are not supported in -source 17 "
        "(use -source 21 or higher to enable deconstruction patterns)"
    )


def test_qualified_enum_constants_are_labels_since_21() -> None:
    text = "class A { enum E { X } void f(E e) { switch (e) { case E.X: } } }"
    assert errors(text, 21) == []
    assert errors(text, 20) == ["an enum switch case label must be the unqualified name of an enumeration constant"]


@pytest.mark.parametrize(
    ("expression", "since", "member"),
    [
        ('"a".isBlank()', 11, "method isBlank in class String"),
        ("java.util.List.of(1)", 9, "method of in class List"),
        ("new java.util.ArrayList<Integer>().reversed()", 21, "method reversed in class ArrayList"),
        ("java.util.Optional.empty().stream()", 9, "method stream in class Optional"),
    ],
)
def test_members_of_later_releases_are_not_found(expression: str, since: int, member: str) -> None:
    text = f"class A {{ Object f() {{ return {expression}; }} }}"
    assert errors(text, since) == errors(text, NEWEST) == []
    assert errors(text, since - 1)[:1] == [f"cannot find symbol: {member}"]


@pytest.mark.parametrize(
    ("text", "since", "missing"),
    [
        ("class A { Object f() { return java.util.HexFormat.of(); } }", 17, "class HexFormat"),
        ("import java.util.HexFormat; class A { }", 17, "class java.util.HexFormat"),
        ("import java.util.*; class A { SequencedCollection<String> f; }", 21, "class SequencedCollection"),
        ("class A { boolean f(Object o) { return o instanceof java.util.SequencedMap; } }", 21, "class SequencedMap"),
        ("class A { void f() { try { } catch (MatchException e) { } } }", 21, "class MatchException"),
        ("class A { int f = Double.PRECISION; }", 19, "variable PRECISION in class Double"),
        ("import static java.lang.Double.*; class A { int f = PRECISION; }", 19, "variable PRECISION"),
        ("class A { java.util.function.Predicate<String> f = String::isBlank; }", 11, "method isBlank in class String"),
    ],
)
def test_classes_fields_and_references_of_later_releases_are_not_found(text: str, since: int, missing: str) -> None:
    assert errors(text, since) == errors(text, NEWEST) == []
    assert errors(text, since - 1)[0] == f"cannot find symbol: {missing}"


def test_an_own_class_has_the_name_of_a_later_one_of_the_platform() -> None:
    record = Source("m/Record.java", "package m; public class Record { public int x; }")
    user = Source("A.java", "import m.*; class A { int f(Record r) { return r.x; } }")
    assert translate([record, user]).diagnostics == translate([record, user], release=11).diagnostics == []
    assert translate([record, user], release=16).diagnostics  # ambiguous there: java.lang.Record is imported, too


def test_overloads_and_overrides_of_later_releases_leave_the_older_ones() -> None:
    text = 'class A { int f(java.nio.ByteBuffer b) { b.flip(); return "a".indexOf(97) + "b".indexOf(98, 0); } }'
    assert errors(text, 8) == []


def test_the_library_itself_has_no_release() -> None:
    assert errors("class A { java.util.Map<String, Integer> map = new java.util.HashMap<>(); }", 8) == []


@pytest.mark.parametrize("value", ["21", '"21"'])
def test_the_command_line_and_files_choose_a_release(tmp_path: Path, value: str) -> None:
    file = tmp_path / "A.java"
    file.write_text("class A { int f() { int _ = 3; return 1; } }", encoding="utf-8")
    assert CliRunner().invoke(cli, ["check", str(file)]).exit_code == 0
    result = CliRunner().invoke(cli, ["check", str(file), "--release", "21"])
    assert result.exit_code == 2
    assert "unnamed variables are not supported in -source 21" in result.output
    (tmp_path / "oxpecker.toml").write_text(f"release = {value}\n", encoding="utf-8")
    assert CliRunner().invoke(cli, ["check", str(file)]).exit_code == 2
    assert CliRunner().invoke(cli, ["check", str(file), "--release", "22"]).exit_code == 0


def test_unknown_releases_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.write_text("class A { }", encoding="utf-8")
    assert CliRunner().invoke(cli, ["check", str(file), "--release", "7"]).exit_code == 2
