"""The house rules: which room may import which, how long a file may be, and that the guides say the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "oxpecker"

ARROWS: dict[str, set[str]] = {
    "oox": {"limits"},
    "limits": set(),
    "terms": {"limits"},
    "relational": {"limits"},
    "java": {"oox", "limits"},
    "solver": {"terms", "limits"},
    "results": {"oox"},
    "engine": {"oox", "terms", "solver", "results", "limits"},
    "refinement": {"oox", "relational", "results", "limits"},
    "horn": {"oox", "terms", "results"},
    "testgen": {"oox", "java", "results", "limits"},
    "report": {"oox", "results"},
    "mutation": {"oox", "results"},
    "tasks": {"oox", "java", "solver", "engine", "results", "limits"},
    "cluster": {"engine"},
    "incremental": {"oox", "solver", "engine", "results"},
}
"""What each room may import beside itself."""

ARROWS["api"] = set(ARROWS)
BELOW = set(ARROWS)
ARROWS |= {"server": BELOW, "lsp": BELOW, "cli": BELOW | {"server", "lsp"}}

LONGEST_FILE = 500
LONGER_FILES: dict[str, str] = {}
"""Files that may be longer, each with the reason why."""

FILES = sorted(HOUSE.rglob("*.py"))
ROOMS = sorted({file.relative_to(HOUSE).parts[0] for file in FILES if file.parent != HOUSE})


def _imported_rooms(text: str, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The lines of a module that import from our rooms, wherever they stand, with the names of the rooms.

    The package is that of the module, below `oxpecker`.
    """
    for node in ast.walk(ast.parse(text)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = node.module.split(".") if node.module else []
            if node.level:
                origin = [*("oxpecker", *package)[: 1 + len(package) - (node.level - 1)], *origin]
            names = [".".join([*origin, alias.name]) for alias in node.names]
        for name in names:
            root, *rest = name.split(".")
            if root == "oxpecker" and rest and (len(rest) > 1 or rest[0] in ARROWS):
                yield node.lineno, rest[0]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    assert room in ARROWS, f"{room} is no room of the house: give it its arrows here and in CONTRIBUTING.md"
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {room} may not import {imported}"
        for file in sorted((HOUSE / room).rglob("*.py"))
        for line, imported in _imported_rooms(file.read_text("utf-8"), file.relative_to(HOUSE).parts[:-1])
        if imported != room and imported not in ARROWS[room]
    ]
    assert not wrong, "\n".join(wrong)


def test_the_door_leads_to_the_command_line_and_the_interface_for_programs() -> None:
    found = {
        (file.name, imported)
        for file in HOUSE.glob("*.py")
        for _, imported in _imported_rooms(file.read_text("utf-8"), ())
    }
    assert found == {("__main__.py", "cli"), ("__init__.py", "api")}


def test_the_arrows_make_no_cycle() -> None:
    assert set(TopologicalSorter(ARROWS).static_order()) == set(ARROWS)


@pytest.mark.parametrize(
    ("text", "package", "found"),
    [
        ("import oxpecker.oox.types", ("cli",), ["oox"]),
        ("from oxpecker.oox import types", ("cli",), ["oox"]),
        ("from oxpecker import oox, __version__", ("cli",), ["oox"]),
        ("def f():\n    from oxpecker.engine.state import State", ("oox",), ["engine"]),
        ("from ..engine import state", ("oox",), ["engine"]),
        ("from ...engine.heap import Heap", ("oox", "parser"), ["engine"]),
        ("from . import syntax, types", ("oox",), ["oox", "oox"]),
        ("import os.path, oxpeckers.oox", ("oox",), []),
    ],
)
def test_imports_are_found(text: str, package: tuple[str, ...], found: list[str]) -> None:
    assert [room for _, room in _imported_rooms(text, package)] == found


def test_no_file_is_too_long() -> None:
    lengths = {file.relative_to(HOUSE).as_posix(): len(file.read_text("utf-8").splitlines()) for file in FILES}
    long = {name for name, length in lengths.items() if length > LONGEST_FILE}
    assert long == set(LONGER_FILES), "longer than 500 lines: which concept wants its own file?"


def test_the_guide_shows_the_same_house() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|[^|]*\|([^|]*)\|$", guide, re.MULTILINE)
    shown: dict[str, set[str]] = {}
    for names, allowed in rows:
        for room in re.findall(r"`(\w+)`", names):
            named = set(re.findall(r"`(\w+)`", allowed))
            every = "every room" in allowed
            shown[room] = set(ARROWS) - named - {room} if every else named
    assert shown == ARROWS
    present = guide.partition("More rooms are planned")[0]
    assert set(re.findall(r"^\| `(\w+)`", present, re.MULTILINE)) == set(ROOMS)


def test_ci_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (command,) = [line for line in readme.splitlines() if "pytest" in line]
    assert (ROOT / ".ci" / "run").read_text("utf-8").rstrip().endswith("\n" + command)
