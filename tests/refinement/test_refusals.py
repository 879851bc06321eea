"""What the relational engines do not encode they refuse, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

INITIALISER = """
class C { static int t := Main.five(); }
class Main { static int g(C c) ensures(retval == 5) { return C.t; } static int five() { return 5; } }
"""
INVARIANT = """
class Main { int f; invariant(this.f > 0); void g() ensures(true) { ; } }
"""
REFUSED = [
    (INITIALISER, "unsupported static initialiser of a class that inputs are of"),
    (INVARIANT, "unsupported class invariant"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_what_is_not_encoded_is_unknown(tmp_path: Path, text: str, reason: str, engine: str) -> None:
    file = tmp_path / "p.oox"
    file.write_text(text)
    run = CliRunner().invoke(cli, ["check", str(file), "--method", "Main.g", "--engine", engine])
    assert run.exit_code == 3
    assert f"unknown ({reason} at {file}:2" in run.output
