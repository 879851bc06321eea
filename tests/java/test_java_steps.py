"""Steps of counterexamples speak of the Java source alone."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from oxpecker.cli.main import cli

RING = """
class Ring {
    int head, size;
    //@ invariant 0 <= head && head < 2 && 0 <= size && size <= 2;
    //@ requires size > 0;
    void drop() { head++; size--; }
}
"""


def test_what_an_operator_keeps_meanwhile_is_no_step(tmp_path: Path) -> None:
    file = tmp_path / "Ring.java"
    file.write_text(RING, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--method", "Ring.drop", "--format", "json"])
    (finding,) = json.loads(result.stdout)["methods"][0]["findings"]
    assert [step["text"] for step in finding["steps"]] == ["this.head: 1 -> 2", "this.size: 1 -> 0"]


QUEUE = """
class Queue {
    static int lock(boolean some) {
        java.util.ArrayDeque<Integer> open = new java.util.ArrayDeque<>();
        if (some) {
            open.push(1);
        }
        return open.pop();
    }
}
"""


def test_an_exception_of_the_library_is_placed_where_the_program_called_it(tmp_path: Path) -> None:
    file = tmp_path / "Queue.java"
    file.write_text(QUEUE, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--format", "json"])
    (method,) = json.loads(result.stdout)["methods"]
    (finding,) = method["findings"]
    assert (finding["file"], finding["line"], finding["clause"]) == (str(file), 8, "open.pop()")
    assert finding["exception"]["class"] == "NoSuchElementException"
    assert finding["exception"]["file"].endswith("ArrayDeque.java")
    shown = CliRunner().invoke(cli, ["check", str(file)]).stdout
    assert f"at {file}:8:16" in shown and "thrown at built-in:library/java/util/ArrayDeque.java" in shown


def test_a_method_keeps_its_name_where_oox_has_the_word(tmp_path: Path) -> None:
    file = tmp_path / "Queue.java"
    file.write_text(QUEUE, encoding="utf-8")
    for name in ("lock", "Queue.lock", "Queue.lock(bool)", "Queue.lock(boolean)", "Queue.lock$"):
        result = CliRunner().invoke(cli, ["check", str(file), "--method", name])
        assert result.stdout.startswith(
            "Queue.lock(boolean): invalid\n  Queue.lock(false) throws NoSuchElementException\n"
        )
        assert "--method 'Queue.lock(boolean)'" in result.stdout


def test_characters_of_a_counterexample_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "Sum.java"
    body = "assert a + b != c + d || a == c || a == d || a - c < 2 && c - a < 2;"
    text = f"class Sum {{ static void f(char a, char b, char c, char d) {{ {body} }} }}"
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--format", "json"])
    (finding,) = json.loads(result.stdout)["methods"][0]["findings"]
    assert all(value[1:-1].islower() and len(value) == 3 for value in finding["inputs"].values()), finding["call"]
