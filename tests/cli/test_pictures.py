"""`oxpecker check --pictures`: which files there are, what they show, and that they are always the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli
from oxpecker.report import panels
from oxpecker.report.layout import layered_layout

ROOT = Path(__file__).parent.parent.parent
LIST = "examples/SortedList.java"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _at_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def check(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["check", *arguments])


def ids(file: Path) -> list[list[str]]:
    """The nodes of each panel."""
    found = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    shown = [item for item in found.iter(f"{SVG}g") if item.get("class") == "panel"]
    return [[node.get("data-id", "") for node in panel.iter(f"{SVG}g") if node.get("data-id")] for panel in shown]


def test_a_counterexample_has_its_heaps_and_steps(tmp_path: Path) -> None:
    run = check(LIST, "--pictures", str(tmp_path))
    assert run.exit_code == 1
    stem = "SortedList.insert-int.1"
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        f"{stem}.dot",
        f"{stem}.steps.dot",
        f"{stem}.steps.svg",
        f"{stem}.svg",
    ]
    assert f"  picture: {tmp_path / stem}.svg\n" in run.output
    before, after = ids(tmp_path / f"{stem}.svg")
    assert before == ["variables of ", "SortedList#1", "SortedList.Node#2"]
    assert after == [*before, "SortedList.Node#3"]
    steps = ids(tmp_path / f"{stem}.steps.svg")
    assert steps[0] == before
    assert steps[-1][:2] == before[:2] and set(steps[-1]) == set(after)


def test_paths_and_their_tree(tmp_path: Path) -> None:
    run = check(LIST, "--pictures", str(tmp_path), "--pictures-of", "paths")
    assert run.exit_code == 1
    stem = "SortedList.insert-int"
    assert {file.name for file in tmp_path.glob("*path*.svg")} == {f"{stem}.path-{n}.svg" for n in range(1, 5)}
    tree = (tmp_path / f"{stem}.tree.svg").read_text(encoding="utf-8")
    shown = re.findall(r'preserve">([^<]*)<', tree)
    assert shown[:3] == ["15: head == null", "path 4", "returns"]
    assert sum(text.startswith("violates &#x27;ensures&#x27;") for text in shown) == 2
    dot = (tmp_path / f"{stem}.tree.dot").read_text(encoding="utf-8")
    assert dot.count(" -> ") == 5  # two conditions; `head.value < x` is false on two paths that end differently


@pytest.mark.parametrize("options", [[], ["--full"], ["--pictures-of", "paths"]], ids=" ".join)
def test_the_same_bytes_every_time(options: Sequence[str], tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        check(LIST, "--pictures", str(tmp_path / name), *options)
        made.append({file.name: file.read_bytes() for file in sorted((tmp_path / name).iterdir())})
    assert made[0] == made[1] and made[0]


def test_only_what_a_path_touches_is_drawn(tmp_path: Path) -> None:
    program = tmp_path / "a.oox"
    program.write_text(
        "class A { int used; int other; A next; void f() requires(this.used > 0) { assert this.used > 1; } }",
        encoding="utf-8",
    )
    names = []
    for options in ([], ["--full"]):
        check(str(program), "--pictures", str(tmp_path / "out"), *options)
        text = next((tmp_path / "out").glob("*.1.svg")).read_text(encoding="utf-8")
        names.append(sorted(set(re.findall(r'class="cellname"[^>]*>(\w+)', text))))
    assert names == [["this", "used"], ["next", "other", "this", "used"]]


def test_threads_keep_the_whole_heap_in_sight(tmp_path: Path) -> None:
    run = check("examples/philosophers.oox", "--method", "Main.main", "--pictures", str(tmp_path))
    assert run.exit_code == 1
    last = ids(tmp_path / "Main.main.1.steps.svg")[-1]
    assert {"Fork[]#1", "Fork#2", "Fork#3", "Fork#4", "variables of thread 3, eat"} <= set(last)


def test_pictures_need_a_directory(tmp_path: Path) -> None:
    assert check(LIST, "--full").exit_code == 2
    taken = tmp_path / "file"
    taken.write_text("", encoding="utf-8")
    run = check(LIST, "--pictures", str(taken))
    assert run.exit_code == 2


def test_the_picture_of_the_page_is_what_the_command_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The page was made without Graphviz, so that every machine draws the same.
    monkeypatch.setattr(panels, "lay_out", layered_layout)
    check(LIST, "--pictures", str(tmp_path))
    for file in (ROOT / "docs/pictures").glob("SortedList.*.svg"):
        assert file.read_bytes() == (tmp_path / file.name).read_bytes()


def test_the_picture_of_an_instance_is_what_the_command_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panels, "lay_out", layered_layout)
    examples, drawn = ROOT / "examples/relational", tmp_path / "hotel.svg"
    arguments = ["--command", "NoBadEntry", "--svg", str(drawn), "--theme", str(examples / "hotel_locking.toml")]
    CliRunner().invoke(cli, ["relational", str(examples / "hotel_locking.als"), *arguments])
    assert drawn.read_bytes() == (ROOT / "docs/pictures/hotel_locking.svg").read_bytes()
