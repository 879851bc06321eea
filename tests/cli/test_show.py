"""`oxpecker show`: the program in one layout, and its graphs as files."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

from click.testing import CliRunner

from oxpecker.cli.main import cli

TEXT = "class Main { static int f(int x) { return x - 1 - 2; } static int f(int[] x) { return #x; } Main() { ; } }"


def invoke(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["show", *arguments])
    return result.exit_code, result.output


def written(tmp_path: Path, text: str = TEXT) -> str:
    file = tmp_path / "program.oox"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_the_printed_program_is_printed_unchanged(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["show", written(tmp_path)])
    assert result.exit_code == 0 and "warning" in result.stderr
    program = result.stdout
    assert "(x - 1) - 2" in program
    assert invoke(written(tmp_path, program)) == (0, program)


def test_graphs_are_written_for_every_method(tmp_path: Path) -> None:
    code, output = invoke(written(tmp_path), "--cfg", "--out", str(tmp_path / "graphs"))
    assert code == 0
    names = sorted(path.name for path in (tmp_path / "graphs").iterdir())
    assert names == [f"Main.{m}.{kind}" for m in ("f-int", "f-intArray", "init") for kind in ("dot", "svg")]
    for name in names:
        content = (tmp_path / "graphs" / name).read_text(encoding="utf-8")
        if name.endswith("svg"):
            assert ElementTree.fromstring(content).tag.endswith("svg")
        else:
            assert content.startswith("digraph")
    assert "Main.f(int[]):" in output


def test_graphs_of_one_method(tmp_path: Path) -> None:
    code, output = invoke(written(tmp_path), "--cfg", "--method", "Main.f(int)", "--out", str(tmp_path / "graphs"))
    assert code == 0 and "Main.f(int):" in output
    assert len(list((tmp_path / "graphs").iterdir())) == 2


def test_a_method_without_graphs_is_a_mistake(tmp_path: Path) -> None:
    code, output = invoke(written(tmp_path), "--method", "Main.f")
    assert code == 2 and "--method needs --cfg" in output
