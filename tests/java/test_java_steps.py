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
