"""Classes in other files are found by the package clause, as javac finds them on its source path."""

from __future__ import annotations

import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

import oxpecker
from oxpecker.api.loading import ProgramErrors, load
from oxpecker.cli.main import cli
from oxpecker.java.package_clause import package_of
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import BUILT_IN
from tests.exhaustive import sampled
from tests.java_support.programs import JavaProgram, java_programs

USER = """package a.b;
import a.c.*;
public class User {
    static int first(Node node) { return node == null ? Numbers.zero() : node.value; }
}
"""
NODE = "package a.b; class Node { int value; int broken(int x) { return 1 / x; } }"
NUMBERS = "package a.c; public class Numbers { public static int zero() { return 0; } }"


def written(folder: Path, **texts: str) -> Path:
    """Writes files, `a__A` for `a/A.java`; returns the first."""
    files = [folder / f"{name.replace('__', '/')}.java" for name in texts]
    for file, text in zip(files, texts.values(), strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return files[0]


def test_siblings_and_other_packages_of_the_root_are_found(tmp_path: Path) -> None:
    user = written(tmp_path, a__b__User=USER, a__b__Node=NODE, a__c__Numbers=NUMBERS)
    report = oxpecker.check(user)
    assert [(each.method, str(each.verdict)) for each in report] == [("User.first(Node)", "valid")]


def test_names_are_found_from_the_folder_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, a__b__User=USER, a__b__Node=NODE, a__c__Numbers=NUMBERS)
    monkeypatch.chdir(tmp_path / "a/b")
    loaded = load("User.java")
    names = {name for name in loaded.sources if name.endswith(".java") and not name.startswith(BUILT_IN)}
    assert names == {"User.java", "Node.java", "../c/Numbers.java"}


def test_only_what_is_needed_is_read(tmp_path: Path) -> None:
    user = written(tmp_path, a__b__User=USER, a__b__Node=NODE, a__c__Numbers=NUMBERS, a__b__Other="package a.b; class")
    assert not [name for name in load(user).sources if name.endswith("Other.java")]


def test_a_folder_may_hold_a_package_of_another_name(tmp_path: Path) -> None:
    user = written(
        tmp_path,
        src__User="package p; class User { Node node; static int f() { return Node.one(); } }",
        src__Node="package p; class Node { static int one() { return 1; } }",
    )
    assert [str(each.verdict) for each in oxpecker.check(user)] == ["valid"]


def test_a_file_of_another_package_is_not_the_class(tmp_path: Path) -> None:
    user = written(tmp_path, User="class User { Node node; }", Node="package q; class Node { }")
    with pytest.raises(ProgramErrors, match="cannot find symbol: class Node"):
        load(user, {"missing": "error"})


def test_a_platform_class_cannot_be_replaced(tmp_path: Path) -> None:
    user = written(
        tmp_path,
        User="import java.util.List; class User { static int f() { return List.of(1).size(); } }",
        java__util__List="package java.util; public interface List { }",
    )
    assert [str(each.verdict) for each in oxpecker.check(user)] == ["valid"]


def test_a_class_that_is_there_already_is_not_read_again(tmp_path: Path) -> None:
    user = written(
        tmp_path,
        User="class User { static int f(Help h) { return new Node().n + Other.one(); } } class Node { int n; }",
        Node="class Node { int other; }",
        Help="class Help { } class Other { static int one() { return 1; } } class Node { int third; }",
    )
    assert [str(each.verdict) for each in oxpecker.check(user)] == ["valid"]


def test_errors_in_a_found_file_have_their_place(tmp_path: Path) -> None:
    user = written(tmp_path, User="class User { Node node; }", Node="class Node { int f( { } }")
    with pytest.raises(ProgramErrors, match=r"Node\.java:1:"):
        load(user)


def test_a_changed_sibling_is_noticed_by_the_cache(tmp_path: Path) -> None:
    text = "class User { static void f() { assert Node.one() == 1; } }"
    user = written(tmp_path, User=text, Node="class Node { static int one() { return 1; } }")
    cache = tmp_path / "cache"
    assert [str(each.verdict) for each in oxpecker.check(user, cache_dir=cache)] == ["valid"]
    assert [each.cached for each in oxpecker.check(user, cache_dir=cache)] == [True]
    written(tmp_path, Node="class Node { static int one() { return 2; } }")
    assert [str(each.verdict) for each in oxpecker.check(user, cache_dir=cache)] == ["invalid"]


@pytest.mark.parametrize(
    ("text", "package"),
    [
        ("class A { }", ""),
        ("package a;", "a"),
        ("/* package x; */ // package y;\npackage  a . b /* c */ . d ;", "a.b.d"),
        ('@A(names = {"package z;", f("x")}) @B package a.b; class A { }', "a.b"),
        ('import a.b; class A { String s = "package c;"; }', ""),
        ("", ""),
        ("/* never closed package a;", ""),
    ],
)
def test_the_package_clause_is_read_without_parsing(text: str, package: str) -> None:
    assert package_of(text) == package


SHAPE = "package p; public class Shape { public int area() { return 0; } }"
USES_SHAPE = "package p; public class User { static void f(Shape s) { assert s == null || s.area() == 0; } }"


@pytest.mark.parametrize(
    ("other", "verdict"),
    [
        ("package p.q; public class Square extends p.Shape { public int area() { return 4; } }", "valid-within-bounds"),
        (
            "package p; class Makes { Shape made = new Shape() { public int area() { return 4; } }; }",
            "valid-within-bounds",
        ),
        ("package p; class Unrelated { }", "valid"),
    ],
)
def test_files_that_are_not_read_may_declare_subclasses(tmp_path: Path, other: str, verdict: str) -> None:
    user = written(tmp_path, p__User=USES_SHAPE, p__Shape=SHAPE, p__q__Square=other)
    (result,) = oxpecker.check(user)
    assert str(result.verdict) == verdict
    if verdict != "valid":
        assert "Shape inputs of the classes of the program" in result.reason


def test_all_classes_are_known_where_the_whole_folder_is_given(tmp_path: Path) -> None:
    square = "package p; public final class Square extends Shape { public int area() { return 0; } }"
    written(tmp_path, p__User=USES_SHAPE, p__Shape=SHAPE, p__Square=square)
    assert {str(each.verdict) for each in oxpecker.check(tmp_path)} == {"valid"}


def test_a_lambda_of_a_file_that_is_not_read_is_an_implementation(tmp_path: Path) -> None:
    user = written(
        tmp_path,
        p__User="package p; public class User { static void f(Num n) { assert n == null || n.get() == 1; } }",
        p__Num="package p; interface Num { int get(); class One implements Num { public int get() { return 1; } } }",
        p__Calls="package p; class Calls { void g() { User.f(() -> 2); } }",
    )
    assert [str(each.verdict) for each in oxpecker.check(user)] == ["valid-within-bounds"]


def test_a_class_that_a_file_mentions_keeps_what_belongs_to_it(tmp_path: Path) -> None:
    count = """public class Count {
        static int start;
        static { start = 5; }
        static int steps() { return start; }
        //@ public invariant value >= 0;
        int value;
        { value = 1; }
        void check() { assert value >= 0 && steps() == 5; }
    }"""
    file = written(tmp_path, Count=count, CountUser="class CountUser { Count count; }")
    assert {str(each.verdict) for each in oxpecker.check(file)} == {"valid"}


SAMPLE = [each for each in java_programs() if each.accepted and "package" not in each.words][::20]


@pytest.mark.parametrize("program", sampled(SAMPLE, 4), ids=[each.name for each in SAMPLE])
def test_an_unread_file_changes_nothing_but_which_classes_there_may_be(tmp_path: Path, program: JavaProgram) -> None:
    alone, beside = tmp_path / "alone", tmp_path / "beside"
    names = " ".join(dict.fromkeys(re.findall(r"\b[A-Z]\w*", program.text)))
    mention = f"class MentionsThemAll {{ /* {names} */ }}"
    texts = [
        print_program(load(written(folder, Main=program.text, **others)).syntax)
        for folder, others in ((alone, {}), (beside, {"MentionsThemAll": mention}))
    ]
    one, other = (text.replace("input open;", "").split() for text in texts)
    assert one == other


# --- jars --------------------------------------------------------------------------------------------------


def jar_of(path: Path, files: dict[str, bytes]) -> Path:
    """A jar with these files."""
    with ZipFile(path, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def test_a_jar_of_sources_is_a_program(tmp_path: Path) -> None:
    user = b"package p; class A { int f(int x) { assert x != 3; return B.g(x); } } // \xe9"
    other = b"package p; class B { static int g(int x) { return x; } }"
    entries = {"p/A.java": user, "p/B.java": other, "p/A.class": b"", "META-INF/versions/9/p/B.java": b"class C { }"}
    jar = jar_of(tmp_path / "lib-sources.jar", entries)
    result = CliRunner().invoke(cli, ["check", str(jar)])
    assert result.exit_code == 1
    assert f"at {jar}!/p/A.java:1:37" in result.stdout and "B.g(int): valid" in result.stdout
    assert "is read as ISO-8859-1" in result.stderr
    replayed = CliRunner().invoke(cli, ["run", str(jar), "--method", "A.f(int)", "--this", "A{}", "--args", "3"])
    assert "AssertionError" in replayed.output


def test_other_jars_are_refused_with_advice(tmp_path: Path) -> None:
    compiled = CliRunner().invoke(cli, ["check", str(jar_of(tmp_path / "lib.jar", {"p/A.class": b"x"}))])
    assert compiled.exit_code == 2 and "give a jar or a folder with the Java sources" in compiled.stderr
    wrong = tmp_path / "wrong.jar"
    wrong.write_text("no zip")
    refused = CliRunner().invoke(cli, ["check", str(wrong)])
    assert refused.exit_code == 2 and "is not a readable jar: File is not a zip file" in refused.stderr


def test_the_files_of_a_test_framework_are_no_tests(tmp_path: Path) -> None:
    text = (
        "package org.junit.jupiter.api; import org.junit.platform.commons.util.Preconditions; class A { void f() { } }"
    )
    (tmp_path / "A.java").write_text(text)
    (tmp_path / "B.java").write_text("import org.junit.Test; class B { @Test void g() { } }")
    assert [each.info.name for each in load(tmp_path).methods_to_check()] == ["f"]


def test_an_error_in_another_file_concerns_only_the_code_around_it(tmp_path: Path) -> None:
    (tmp_path / "B.java").write_text("class B { int use(C c) { return c.ok(); } }")
    (tmp_path / "C.java").write_text("class C { int wrong() { return 1 +; } int ok() { return 3; } }")
    loaded = load(tmp_path / "B.java", contain=True)
    assert [(each.span.file, each.message) for each in loaded.errors] == [
        (str(tmp_path / "C.java"), "syntax error: a name is missing here")
    ]
    assert [str(method.info) for method in loaded.methods_to_check()] == ["B.use(C)"]
