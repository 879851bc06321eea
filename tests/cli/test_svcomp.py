"""`oxpecker svcomp`: verdict lines, tables, files, exit codes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli

TASKS = Path(__file__).parents[1] / "svcomp"
ASSERT = TASKS / "properties" / "valid-assert.prp"


def svcomp(*words: object) -> Result:
    return CliRunner().invoke(cli, ["svcomp", *map(str, words)])


def task(folder: Path, name: str, program: str, expected: str | None) -> Path:
    """A task about the one property, with or without a verdict that is expected."""
    (folder / name).mkdir()
    (folder / name / "Main.java").write_text(program, encoding="utf-8")
    (folder / "a.prp").write_text(ASSERT.read_text(encoding="utf-8"), encoding="utf-8")
    verdict = "" if expected is None else f"    expected_verdict: {expected}\n"
    text = f"format_version: '2.0'\ninput_files: {name}\nproperties:\n  - property_file: a.prp\n{verdict}"
    file = folder / f"{name}.yml"
    file.write_text(text, encoding="utf-8")
    return file


FINE = "class Main { public static void main(String[] args) { assert args != null; } }"
BROKEN = "class Main { public static void main(String[] args) { assert args.length == 1; } }"
NATIVE = "class Main { static native int f(); public static void main(String[] args) { assert f() == 1; } }"


@pytest.mark.parametrize(
    ("program", "expected", "output", "code"),
    [
        (FINE, "true", ["true", "expected true: correct, score 2"], 0),
        (FINE, "false", ["true", "expected false: wrong, score -32"], 0),
        (FINE, None, ["true"], 0),
        (BROKEN, "false", ["false(assert)", "expected false: correct, score 1"], 1),
        (BROKEN, "true", ["false(assert)", "expected true: wrong, score -16"], 1),
        (NATIVE, "true", ["unknown (unsupported: native method", "expected true: score 0"], 3),
    ],
)
def test_one_task(tmp_path: Path, program: str, expected: str | None, output: list[str], code: int) -> None:
    result = svcomp(task(tmp_path, "t", program, expected))
    lines = [line for line in result.output.splitlines() if not line.startswith("  ")]
    assert len(lines) == len(output)
    assert all(line.startswith(start) for line, start in zip(lines, output, strict=True)), result.output
    assert result.exit_code == code


def test_several_properties_are_named_and_one_can_be_chosen() -> None:
    both = svcomp(TASKS / "reference.yml")
    assert [line for line in both.output.splitlines() if ".prp" in line] == [
        "valid-assert.prp: true",
        "no-runtime-exception.prp: false(no-runtime-exception)",
    ]
    one = svcomp(TASKS / "reference.yml", "--property", ASSERT)
    assert one.output == "true\nexpected true: correct, score 2\n"


def test_inputs_in_place_of_a_task() -> None:
    result = svcomp("--property", ASSERT, "--input", TASKS / "common", "--input", TASKS / "sum")
    assert result.output.splitlines()[0] == "false(assert)"
    assert result.exit_code == 1


def test_a_folder_gives_a_table_a_csv_and_a_plot(tmp_path: Path) -> None:
    task(tmp_path, "a", FINE, "true")
    task(tmp_path, "b", BROKEN, "false")
    task(tmp_path, "c", NATIVE, "true")
    result = svcomp(tmp_path, "--csv", tmp_path / "o.csv", "--plot", tmp_path / "o.svg")
    assert result.exit_code == 0
    assert "score 3 of 5" in result.output.splitlines()
    assert "  a  solved: 2 in " in result.output
    answers = [line.split(",")[2] for line in (tmp_path / "o.csv").read_text(encoding="utf-8").splitlines()]
    assert answers == ["answer", "true", "false", "unknown"]
    assert (tmp_path / "o.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_wrong_answer_in_a_folder_shows_in_the_exit_code(tmp_path: Path) -> None:
    task(tmp_path, "a", BROKEN, "true")
    result = svcomp(tmp_path)
    assert result.exit_code == 1
    assert "score -16 of 2" in result.output
    against = result.output.splitlines()
    start = against.index("1 against what is expected:")
    assert against[start + 1] == f"  {tmp_path / 'a.yml'}, a.prp: false(assert), expected true"
    assert against[start + 2].startswith("    AssertionError at ")


def test_an_error_in_one_task_of_a_folder_leaves_the_others(tmp_path: Path) -> None:
    task(tmp_path, "a", FINE, "true")
    task(tmp_path, "b", BROKEN, "false")
    task(tmp_path, "gone", FINE, "true").write_text("format_version: '2.0'\ninput_files: none\n", encoding="utf-8")
    (tmp_path / "latin.yml").write_bytes(b"input_files: caf\xe9\n")
    result = svcomp(tmp_path)
    assert "gone.yml: error: cannot find 'none' next to it" in result.output
    assert "latin.yml: error: the file is not valid UTF-8" in result.output
    assert "score 3 of 3" in result.output.splitlines()
    assert result.exit_code == 2


def test_confirmation_needs_a_jdk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    result = svcomp(task(tmp_path, "a", BROKEN, "false"), "--confirm", "jvm")
    assert result.exit_code == 2
    assert "javac is not on the PATH; --confirm needs a JDK" in result.output


def test_a_witness_is_written_where_there_is_one(tmp_path: Path) -> None:
    file = tmp_path / "w.yml"
    assert svcomp(task(tmp_path, "n", NATIVE, None), "--witness", file).exit_code == 3
    assert not file.exists()
    svcomp(task(tmp_path, "t", BROKEN, None), "--witness", file)
    assert yaml.safe_load(file.read_text(encoding="utf-8"))[0]["entry_type"] == "violation_sequence"


def test_mistakes_end_with_2_and_name_the_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yml"
    bad.write_text("input_files: [\n", encoding="utf-8")
    empty = tmp_path / "empty"
    empty.mkdir()
    nothing = tmp_path / "nothing.yml"
    (tmp_path / "Main.java").write_text(FINE, encoding="utf-8")
    nothing.write_text("format_version: '2.0'\ninput_files: Main.java\n", encoding="utf-8")
    wrong = task(tmp_path, "wrong", "class Main { int x = ; }", "true")
    for words, message in (
        ([bad], "bad.yml:2:1: error: "),
        ([tmp_path], "bad.yml:2:1: error: "),
        ([tmp_path / "none.yml"], "none.yml: error: cannot read it: No such file"),
        ([empty], "no task definition in this folder"),
        ([nothing], "the task has no property to answer"),
        ([wrong], "Main.java:1:"),
        ([], "give a task or a folder of tasks, or --input and --property"),
        (["--input", empty], "--input needs --property"),
        (["--input", empty, "--property", ASSERT], "no Java file found"),
        ([wrong, "--property", tmp_path / "Main.java"], "expected 'CHECK("),
        ([TASKS / "sum.yml", "--witness", tmp_path / "w.yml"], "--witness needs a single property"),
    ):
        result = svcomp(*words)
        assert message in result.output, result.output
        assert result.exit_code == 2, words


def test_solvers_for_floats_end_with_the_process(tmp_path: Path) -> None:
    text = """
    import org.sosy_lab.sv_benchmarks.Verifier;
    class Main {
        public static void main(String[] args) {
            int w = Verifier.nondetInt();
            if (w > 0) {
                float radius = 0.9f * w * 0.5f;
                assert radius > 0 && radius * 0.2f > 0;
            }
        }
    }
    """
    file = task(tmp_path, "t", text, None)
    script = "import sys; from oxpecker.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", script, "svcomp", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert (run.stdout, run.returncode) == ("true\n", 0)
