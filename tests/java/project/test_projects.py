"""Commands in a project: which files are checked, where others are found, and what is said about it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli
from oxpecker.java.project.recognition import project_of
from oxpecker.java.project.scanning import scan
from oxpecker.lsp.program import OpenProgram
from tests.java.project.build_files import pom, roots, write

A = "package a; public class A { static int f() { return b.B.one(); } }"
B = "package b; public class B { public static int one() { return 1; } }"
TEST = "package a; class ATest { static int t() { return A.f(); } }"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = write(
        tmp_path / "p",
        {
            "pom.xml": pom(
                "top", "<packaging>pom</packaging><modules><module>one</module><module>two</module></modules>"
            ),
            "one/pom.xml": pom("one", parent="top"),
            "two/pom.xml": pom("two", parent="top"),
            "one/src/main/java/a/A.java": A,
            "one/src/test/java/a/ATest.java": TEST,
            "two/src/main/java/b/B.java": B,
            "two/target/generated-sources/x/g/G.java": "package g; public class G { static int g() { return 1 / 0; } }",
        },
    )
    monkeypatch.chdir(folder)
    return folder


def check(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", *arguments, "--format", "text"])


def methods(result: Result) -> list[str]:
    return [line.partition(":")[0] for line in result.stdout.splitlines() if "(" in line and not line.startswith(" ")]


LINE = "project: Maven: 3 modules, 3 source roots (1 generated), 1 test root, 0 jars\n"


@pytest.mark.usefixtures("project")
def test_all_of_a_project() -> None:
    result = check(".")
    assert result.exit_code == 0, result.output
    assert methods(result) == ["A.f()", "B.one()"]
    assert LINE in result.stderr
    assert "project:" not in check(".", "--quiet").stderr


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("one", ["A.f()"]),
        ("one/src/main/java/a", ["A.f()"]),
        ("one/src/main/java/a/A.java", ["A.f()"]),
        ("one/src/test", ["ATest.t()"]),
        ("one/src/test/java/a/ATest.java", ["ATest.t()"]),
        ("two/target/generated-sources/x/g/G.java", ["G.g()"]),
    ],
)
def test_a_part_of_a_project_finds_the_rest(path: str, expected: list[str]) -> None:
    assert methods(check(path)) == expected


def test_tests_are_checked_if_you_ask(project: Path) -> None:
    assert methods(check("one", "--with-tests")) == ["A.f()", "ATest.t()"]
    (project / "oxpecker.toml").write_text("with-tests = true\n")
    assert methods(check("one")) == ["A.f()", "ATest.t()"]


def test_a_configuration_chooses_the_roots(project: Path) -> None:
    (project / "oxpecker.toml").write_text('source-roots = ["two/src/main/java"]\n')
    assert methods(check(".")) == ["B.one()"]


def test_an_editor_finds_the_rest_of_a_project(project: Path) -> None:
    document = OpenProgram(str(project / "one/src/main/java/a/A.java"))
    document.update(A)
    assert document.diagnostics == ()
    assert [str(method.info) for method in document.methods()] == ["A.f()"]
    assert document.loaded is not None
    assert any(name.endswith("two/src/main/java/b/B.java") for name in document.loaded.sources)


def test_an_unreadable_build_file_is_told(project: Path) -> None:
    (project / "pom.xml").write_text("<project>")
    result = check(".")
    assert "warning: " in result.stderr
    assert "not well-formed XML" in result.stderr
    assert methods(result) == ["A.f()", "B.one()"]


def test_the_same_class_in_two_modules_is_told(project: Path) -> None:
    write(project, {"two/src/main/java/a/A.java": "package a; class A { static int other() { return 1; } }"})
    result = check(".")
    assert "two/src/main/java/a/A.java is skipped: one/src/main/java/a/A.java declares the same class" in result.stderr
    assert methods(result) == ["A.f()", "B.one()"]


def test_eclipse_and_intellij(tmp_path: Path) -> None:
    entries = '<classpathentry kind="src" path="code"/><classpathentry kind="src" path="test"/>'
    jar = '<classpathentry kind="lib" path="lib/x.jar"/><classpathentry kind="lib" path="lib/gone.jar"/>'
    folder = write(
        tmp_path / "e",
        {".classpath": f"<classpath>{entries}{jar}</classpath>", "code/A.java": "", "test/T.java": "", "lib/x.jar": ""},
    )
    project = project_of(folder / "code" / "A.java")
    assert project is not None
    assert roots(project) == ["code"]
    assert project.summary == "Eclipse: 1 source root, 1 test root, 1 of 2 jars; missing: gone.jar"
    sources = (
        '<sourceFolder url="file://$MODULE_DIR$/src" isTestSource="false"/>'
        '<sourceFolder url="file://$MODULE_DIR$/tests" isTestSource="true"/>'
    )
    folder = write(
        tmp_path / "i",
        {
            "x.iml": f"<module><component><content>{sources}</content></component></module>",
            "src/A.java": "",
            "tests/T.java": "",
        },
    )
    project = project_of(folder)
    assert project is not None
    assert project.summary == "IntelliJ: 1 source root, 1 test root, 0 jars"


def test_links_in_a_circle_end(tmp_path: Path) -> None:
    write(tmp_path, {"x/a/A.java": "package a; class A { }"})
    (tmp_path / "x/a/again").symlink_to(tmp_path / "x", target_is_directory=True)
    (tmp_path / "x/dead").symlink_to(tmp_path / "nowhere")
    assert scan(tmp_path / "x").files == [tmp_path / "x/a/A.java"]


def test_a_link_to_another_file_is_no_second_one(tmp_path: Path) -> None:
    write(tmp_path, {"x/B.java": "class B { }", "y/C.java": "class C { }"})
    (tmp_path / "x/A.java").symlink_to("B.java")
    (tmp_path / "x/C.java").symlink_to(tmp_path / "y/C.java")
    (tmp_path / "x/D.java").symlink_to("C.java")
    assert [file.name for file in scan(tmp_path / "x").files] == ["B.java", "C.java"]


def test_an_unreadable_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {"x/A.java": "", "x/closed/B.java": ""})
    listing = os.scandir

    def refuse(path: Path) -> object:
        if str(path).endswith("closed"):
            raise PermissionError(13, "Permission denied")
        return listing(path)

    monkeypatch.setattr(os, "scandir", refuse)
    found = scan(tmp_path / "x")
    assert [file.name for file in found.files] == ["A.java"]
    assert found.problems == [f"{tmp_path}/x/closed cannot be read: Permission denied"]


def test_what_builds_write_is_no_source(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "x/build/a/A.java": "package a; class A { }",
            "x/a/build/B.java": "package a.build; class B { }",
            "x/.git/C.java": "class C { }",
            "x/node_modules/D.java": "class D { }",
            "x/skipped/.oxpeckerignore": "",
            "x/skipped/E.java": "class E { }",
        },
    )
    assert [file.name for file in scan(tmp_path / "x").files] == ["B.java"]


def test_a_file_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    write(tmp_path, {"x/A.java": "class A { static int f() { return 1; } }"})
    (tmp_path / "x" / "B.java").write_bytes(b"class B { }\0")
    result = check(str(tmp_path / "x"))
    assert methods(result) == ["A.f()"]
    assert "NUL character" in result.stderr
    assert result.exit_code == 2
