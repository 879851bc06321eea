"""Oxpecker from Python."""

from __future__ import annotations

import doctest
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import oxpecker
from oxpecker.api import checking

WRONG = "class A { static int f(int x) ensures(retval != 7) { return x; } static void g() { ; } }"
JAVA = "class A { //@ ensures \\result >= 0;\n static int abs(int x) { return x < 0 ? -x : x; } }"


def test_a_text_is_checked() -> None:
    report = oxpecker.check(WRONG, name="a.oox")
    assert report.verdict == "invalid"
    assert [str(result.verdict) for result in report] == ["invalid", "valid"]
    assert report["A.f"].findings[0].inputs == (("x", "7"),)
    assert report["A.g()"].findings == ()
    with pytest.raises(KeyError):
        report["A.h"]


def test_java_is_told_by_its_name() -> None:
    report = oxpecker.check(JAVA, name="A.java")
    assert report.findings[0].call == "A.abs(-2147483648)"


def test_a_file_and_one_method_of_it(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(WRONG)
    assert oxpecker.check(file, method="A.g").verdict == "valid"
    assert len(oxpecker.check(str(file)).results) == 2


def test_a_folder_of_oox_files_is_one_program(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "node.oox").write_text(
        "option ints = java; class Node { int v; Node(int v) { this.v := v; } }"
    )
    main = "class Main { static void f(int n) { Node k := new Node(n); int v := k.v; assert v != 7; } }"
    file = tmp_path / "main.oox"
    file.write_text(f"option ints = java; {main}")
    finding = oxpecker.check(tmp_path)["Main.f"].findings[0]
    assert (finding.inputs, finding.span.file) == ((("n", "7"),), str(file))
    file.write_text(main.replace("Node k", "Nodd k"))
    (error,) = oxpecker.check(tmp_path).diagnostics
    assert (error.span.file, error.span.line) == (str(file), 1) and "Nodd" in error.message


def test_options_are_those_of_the_command_line() -> None:
    text = "class A { static void f(int n) { int i := 0; while (i < n) { i := i + 1; } assert i < 5; } }"
    assert oxpecker.check(text, name="a.oox", decisions=3).verdict == "valid-within-bounds"
    others = {"solver": "z3", "strategy": "lazy", "order": "random"}
    assert oxpecker.check(text, name="a.oox", decisions=9, **others).verdict == "invalid"


def test_a_wrong_option_is_told() -> None:
    with pytest.raises(TypeError, match="no such option: 'arrays'; did you mean 'array'"):
        oxpecker.check(WRONG, name="a.oox", arrays=3)


def test_errors_come_with_their_places() -> None:
    with pytest.raises(oxpecker.ProgramErrors) as raised:
        oxpecker.check("class A { } extends", name="a.oox")
    assert "a.oox:1:13: error:" in str(raised.value)


def test_an_error_in_a_header_leaves_other_classes() -> None:
    wrong = "class A extends Nothing { static int f() { return 1; } }"
    right = "class B { static int g() { return 1; } }"
    report = oxpecker.check(f"{wrong} {right}", name="a.oox")
    assert (report["A.f"].verdict, report["B.g"].verdict, report.verdict) == ("unknown", "valid", "unknown")
    (error,) = report.diagnostics
    assert (str(error.severity), error.span.line, error.span.column) == ("error", 1, 17)


def test_an_error_in_one_method_leaves_the_others() -> None:
    right = "static int g(int x) ensures(retval == x) { return x; }"
    report = oxpecker.check(f"class A {{ static int f() {{ return y; }} {right} }}", name="a.oox")
    assert (report["A.f"].verdict, report["A.g"].verdict, report.verdict) == ("unknown", "valid", "unknown")
    (error,) = report.diagnostics
    assert (str(error.severity), error.span.line, error.span.column) == ("error", 1, 35)


def test_an_option_of_oox_has_no_effect_on_java() -> None:
    (warning,) = oxpecker.check(JAVA, name="A.java", dialect="jip").diagnostics
    assert warning.message.startswith("--dialect applies to OOX programs only")


def test_a_method_that_is_not_there() -> None:
    with pytest.raises(oxpecker.NoSuchMethod, match=r"no such method: 'A\.h'"):
        oxpecker.check(WRONG, name="a.oox", method="A.h")


def test_a_report_speaks_to_people_programs_and_notebooks() -> None:
    report = oxpecker.check(WRONG, name="a.oox")
    assert str(report).startswith("A.f(int): invalid\n  A.f(7) violates 'ensures'")
    assert json.loads(report.json())["methods"][0]["verdict"] == "invalid"
    assert json.loads(report.sarif())["version"] == "2.1.0"
    assert report.junit().startswith("<?xml")
    assert report.github().startswith("::error file=a.oox")
    shown = report._repr_html_()
    assert shown.count("<details") == 2
    assert "A.f(int): invalid" in shown


def test_heaps_are_drawn_for_notebooks(tmp_path: Path) -> None:
    text = "class A { int n; void set(A other) requires(other != null) ensures(other.n == 0) { other.n := 1; } }"
    report = oxpecker.check(text, name="a.oox", paths=True)
    (finding,) = report.findings
    drawn = oxpecker.picture(finding)
    assert "A#" in drawn.svg and "before" in drawn.svg and "after" in drawn.svg
    assert drawn._repr_html_() in report._repr_html_()
    assert "data:image/svg+xml;base64," in drawn._repr_html_() and "violates &#x27;ensures&#x27;" in drawn._repr_html_()
    steps = oxpecker.picture(finding, steps=True)
    assert "other.n" in steps.svg and steps != drawn
    heap = oxpecker.picture(finding.heap_after)
    assert "A#" in heap.svg and "before" not in heap.svg
    heap.save(tmp_path / "heap.svg")
    assert (tmp_path / "heap.svg").read_text(encoding="utf-8") == heap.svg


def test_a_verdict_without_a_heap_has_no_picture() -> None:
    assert "<img" not in oxpecker.check(WRONG, name="a.oox")._repr_html_()


def test_types_are_told_to_others() -> None:
    assert (Path(oxpecker.__file__).parent / "py.typed").exists()


def test_the_example_of_the_documentation() -> None:
    assert doctest.testmod(checking).failed == 0


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError):
        _ = oxpecker.chekc  # type: ignore[attr-defined]


def test_threads_get_the_answers_they_would_get_alone() -> None:
    loops = "class A { static int f(int n) ensures(retval >= 0) { int i := 0; while (i < n) i := i + 1; return i; } }"
    texts = [(WRONG, "a.oox"), (JAVA, "A.java"), (loops, "b.oox")] * 2

    def said(text: str, name: str) -> list[tuple[str, str]]:
        return [(str(result.verdict), str(result.reason)) for result in oxpecker.check(text, name=name)]

    alone = [said(*each) for each in texts]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(said, *zip(*texts, strict=True))) == alone
