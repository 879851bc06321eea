"""A large run ends with the causes of what is unknown."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from oxpecker.cli.main import cli

METHODS = "".join(f"static int right{n}(int x) {{ return x; }} " for n in range(6))
UNKNOWN = "".join(f'static int lost{n}() {{ unsupported("x"); return 1; }} ' for n in range(5))
ENDLESS = "static void endless() { int i := 0; while (i < 99999) { i := i + 1; } }"


def test_causes_are_counted_with_their_first_methods(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(f"class A {{ {METHODS} {UNKNOWN} {ENDLESS} }}", encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--steps", "5000"])
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-4:] == [
        "why 6 methods are unknown ('oxpecker explain unsupported'):",
        "5  unsupported: A.lost0(), A.lost1(), A.lost2() and 2 more",
        "1  no-end: A.endless()",
        "12 methods: 6 unknown, 6 valid",
    ]
    assert CliRunner().invoke(cli, ["explain", "unsupported"]).exit_code == 0


def test_small_runs_need_no_list(tmp_path: Path) -> None:
    file = tmp_path / "a.oox"
    file.write_text(f"class A {{ {UNKNOWN} }}", encoding="utf-8")
    assert "why " not in CliRunner().invoke(cli, ["check", str(file)]).stdout
