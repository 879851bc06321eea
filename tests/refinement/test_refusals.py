"""What the relational engines do not encode they refuse, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

REFUSED = [
    (
        "class C { static int t := 5; } class Main { static int g(C c) ensures(retval == 5) { return C.t; } }",
        "unsupported static initialiser of a class that inputs are of",
    ),
    ("class Main { int f; invariant(this.f > 0); void g() ensures(true) { ; } }", "unsupported class invariant"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_what_is_not_encoded_is_unknown(tmp_path: Path, text: str, reason: str, engine: str) -> None:
    file = tmp_path / "p.oox"
    file.write_text(text)
    run = CliRunner().invoke(cli, ["check", str(file), "--method", "Main.g", "--engine", engine])
    assert run.exit_code == 3
    assert f"unknown ({reason} at {file}:1" in run.output
