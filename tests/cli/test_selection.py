"""Which methods `oxpecker check` checks: names, patterns, changes in Git, and arguments from files."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

SHAPE = """package shapes;

public class Shape {
    static int UNIT = 1;

    static int area(int w, int h) { return w * h; }

    static int area(int w) { return area(w, w); }

    public static int unit() { return UNIT; }
}
"""
ROOM = """package rooms;

import shapes.Shape;

public class Room {
    static int floor(int w) { return Floor.of(w); }

    static int doors() { return 2; }

    static class Floor { static int of(int w) { return w + 1; } }
}
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in (("shapes/Shape.java", SHAPE), ("rooms/Room.java", ROOM)):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text)
    return tmp_path


def checked(*arguments: str | Path) -> list[str]:
    """The methods that are checked, without their parameters' names."""
    result = CliRunner().invoke(cli, ["check", *map(str, arguments), "--no-config"])
    assert result.exit_code in (0, 3, 4), result.output
    return re.findall(r"^(\S[^:]*\)): ", result.stdout, re.MULTILINE)


def refused(*arguments: str | Path) -> str:
    result = CliRunner().invoke(cli, ["check", *map(str, arguments)])
    assert result.exit_code == 2
    return result.stderr


class TestNames:
    """`--method` and `--exclude`."""

    def test_a_simple_name_chooses_all_overloads(self, tree: Path) -> None:
        assert checked(tree, "--method", "area") == ["Shape.area(int, int)", "Shape.area(int)"]

    def test_several_names(self, tree: Path) -> None:
        assert checked(tree, "--method", "doors", "--method", "Shape.unit") == ["Room.doors()", "Shape.unit()"]

    @pytest.mark.parametrize(
        ("pattern", "expected"),
        [
            ("Shape.*", ["Shape.area(int, int)", "Shape.area(int)", "Shape.unit()"]),
            ("*.area(int)", ["Shape.area(int)"]),
            ("?oo*", ["Room.floor(int)", "Room.doors()", "Room.Floor.of(int)"]),
            ("Room.Floor.*", ["Room.Floor.of(int)"]),
        ],
    )
    def test_patterns(self, tree: Path, pattern: str, expected: list[str]) -> None:
        assert sorted(checked(tree, "--method", pattern)) == sorted(expected)

    def test_a_pattern_that_fits_nothing(self, tree: Path) -> None:
        assert "no method matches 'House.*'" in refused(tree, "--method", "House.*")

    @pytest.mark.parametrize("pattern", ["Room.*", "rooms", "Room.java", "*/Room.java", "rooms/*"])
    def test_excluded_methods_and_files(self, tree: Path, pattern: str) -> None:
        assert all(each.startswith("Shape.") for each in checked(tree, "--exclude", pattern))

    def test_a_file_may_exclude(self, tree: Path) -> None:
        (tree / "oxpecker.toml").write_text('exclude = ["Room*", "area"]\n')
        result = CliRunner().invoke(cli, ["check", str(tree)])
        assert re.findall(r"^(\S[^:]*\)): ", result.stdout, re.MULTILINE) == ["Shape.unit()"]

    def test_several_files_and_folders(self, tree: Path) -> None:
        assert checked(tree / "rooms", tree / "shapes" / "Shape.java", "--method", "Shape.unit") == ["Shape.unit()"]


class TestChanges:
    """`--changed` and `--since`."""

    @pytest.fixture(autouse=True)
    def history(self, tree: Path) -> None:
        self.git(tree, "init", "-q")
        self.commit(tree)

    def git(self, tree: Path, *arguments: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *arguments], cwd=tree, check=True, capture_output=True)

    def commit(self, tree: Path) -> None:
        self.git(tree, "add", ".")
        self.git(tree, "commit", "-q", "-m", "change")

    def change(self, file: Path, before: str, after: str) -> None:
        text = file.read_text()
        assert before in text
        file.write_text(text.replace(before, after))

    def test_nothing_has_changed(self, tree: Path) -> None:
        result = CliRunner().invoke(cli, ["check", str(tree), "--changed"])
        assert (result.exit_code, result.stderr) == (0, "no method has changed since HEAD\n")

    def test_changed_methods_and_their_callers(self, tree: Path) -> None:
        self.change(tree / "shapes/Shape.java", "w * h", "h * w")
        assert checked(tree, "--changed") == ["Shape.area(int, int)", "Shape.area(int)"]

    def test_the_last_commits(self, tree: Path) -> None:
        self.change(tree / "rooms/Room.java", "return 2", "return 3")
        self.commit(tree)
        assert checked(tree, "--since", "HEAD~1") == ["Room.doors()"]
        assert CliRunner().invoke(cli, ["check", str(tree), "--changed"]).exit_code == 0

    def test_a_field_concerns_its_class_and_those_that_read_it(self, tree: Path) -> None:
        self.change(tree / "shapes/Shape.java", "UNIT = 1", "UNIT = 2")
        self.change(tree / "rooms/Room.java", "return 2", "return Shape.unit()")
        found = checked(tree, "--changed")
        assert "Shape.unit()" in found
        assert "Room.doors()" in found
        assert "Room.floor(int)" not in found

    def test_a_new_file(self, tree: Path) -> None:
        (tree / "shapes" / "Line.java").write_text("package shapes; class Line { static int of(int x) { return x; } }")
        assert checked(tree, "--changed") == ["Line.of(int)"]

    def test_an_unknown_revision(self, tree: Path) -> None:
        assert "Git says about" in refused(tree, "--since", "nowhere")


def test_without_a_repository(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tree.parent))
    assert "not a git repository" in refused(tree, "--changed")


class TestArgumentFiles:
    """`@FILE`."""

    def test_its_words_are_arguments(self, tree: Path) -> None:
        words = tree / "arguments.txt"
        words.write_text(f"# what to check\n'{tree}'\n--method doors --method 'Shape.area(int)'\n")
        assert checked(f"@{words}") == ["Room.doors()", "Shape.area(int)"]

    def test_a_missing_file(self, tree: Path) -> None:
        assert "cannot be read: No such file" in refused(f"@{tree}/none")

    def test_a_quote_without_end(self, tree: Path) -> None:
        (tree / "wrong").write_text("'abc")
        assert "No closing quotation" in refused(f"@{tree}/wrong")
