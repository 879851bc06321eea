"""Which files of a folder are the program."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

import oxpecker
from oxpecker.api.program_files import program_files
from oxpecker.cli.main import cli
from oxpecker.testgen import suite

PROGRAM = "package a; class A { static int f(int x) { return x; } }"
JUNIT = "package a;\nimport org.junit.jupiter.api.Test;\nclass ATest { @Test void t() { } }"


def written(folder: Path, **texts: str) -> list[str]:
    for name, text in texts.items():
        file = folder / f"{name.replace('__', '/')}.java"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return [str(file.relative_to(folder)) for file in program_files(folder)]


@pytest.mark.parametrize(
    "text",
    [
        JUNIT,
        "import static org.junit.Assert.assertEquals;\nclass ATest { }",
        "package a;\n  import junit.framework.TestCase;\nclass ATest extends TestCase { }",
        "import org.testng.annotations.*;\nclass ATest { }",
    ],
)
def test_tests_beside_a_program_are_left_out(text: str, tmp_path: Path) -> None:
    assert written(tmp_path, A=PROGRAM, ATest=text) == ["A.java"]
    assert [each.method for each in oxpecker.check(tmp_path)] == ["A.f(int)"]


def test_the_folder_of_tests_is_left_out_with_all_that_is_in_it(tmp_path: Path) -> None:
    found = written(
        tmp_path, src__main__java__A=PROGRAM, src__test__java__Help="class Help { }", other__test__B=PROGRAM
    )
    assert found == ["other/test/B.java", "src/main/java/A.java"]
    # Whoever names that folder means it.
    assert program_files(tmp_path / "src/test") == [tmp_path / "src/test/java/Help.java"]


def test_what_only_speaks_of_tests_is_a_program(tmp_path: Path) -> None:
    text = '// import org.junit.Test;\nclass A { static String f() { return "import org.junit.Test"; } }'
    assert written(tmp_path, A=text, B="class B extends A { }") == ["A.java", "B.java"]


def test_helpers_of_generated_tests_are_left_out(tmp_path: Path) -> None:
    folder = Path(suite.__file__).parent
    helpers = {name: (folder / f"{name}.java").read_text(encoding="utf-8") for name in ("HeapState", "Answers")}
    assert written(
        tmp_path, A=PROGRAM, **{f"t__{name}": f"package t;\n\n{text}" for name, text in helpers.items()}
    ) == ["A.java"]


def test_tests_alone_are_a_program(tmp_path: Path) -> None:
    assert written(tmp_path, ATest=JUNIT) == ["ATest.java"]


@pytest.mark.skipif(os.name == "nt", reason="there are no such links and pipes")
def test_links_in_circles_and_pipes_do_not_stop_the_rest(tmp_path: Path) -> None:
    written(tmp_path, A=PROGRAM)
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "up").symlink_to(tmp_path)
    (tmp_path / "Itself.java").symlink_to("Itself.java")
    os.mkfifo(tmp_path / "Pipe.java")
    run = CliRunner().invoke(cli, ["check", str(tmp_path)])
    assert run.exit_code == 0
    assert "A.f(int): valid" in run.stdout
    assert "Pipe.java is not a file" in run.stderr and "Itself.java cannot be read" in run.stderr


def test_a_named_file_that_cannot_be_read_does_not_stop_the_rest(tmp_path: Path) -> None:
    written(tmp_path, A=PROGRAM)
    (tmp_path / "Noise.java").write_bytes(b"\xff\0\xfe")
    names = ["A.java", "Noise.java", "None.java"]
    run = CliRunner().invoke(cli, ["check", *(str(tmp_path / name) for name in names)])
    assert run.exit_code == 2
    assert "A.f(int): valid" in run.stdout and "1 valid; 2 errors in the program" in run.stdout
    assert "None.java: No such file" in run.stderr and "Noise.java:1:1: error" in run.stderr
