"""The house rules: who may import whom, how long a file may be, and that the guides say the same."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "oxpecker"

ARROWS: dict[str, set[str]] = {
    "oox": {"limits", "numerics"},
    "limits": set(),
    "numerics": set(),
    "terms": {"limits", "numerics"},
    "relational": {"limits", "cluster"},
    "java": {"oox", "limits"},
    "solver": {"terms", "limits", "numerics"},
    "results": {"oox", "limits"},
    "judgment": {"oox", "results"},
    "engine": {"oox", "terms", "solver", "judgment", "results", "limits", "numerics", "cluster"},
    "refinement": {"oox", "relational", "results", "limits"},
    "horn": {"oox", "solver", "limits"},
    "strategies": {"oox", "solver", "judgment", "engine", "horn", "refinement", "relational", "results", "limits"},
    "testgen": {"oox", "java", "results", "limits", "mutation"},
    "differential": {"oox", "results", "limits"},
    "report": {"oox", "relational", "results"},
    "mutation": {"oox", "java", "results"},
    "cluster": {"limits"},
    "profiling": set(),
    "incremental": {"oox", "engine", "results", "limits", "cluster"},
}
"""What each room may import beside itself."""

ARROWS["api"] = set(ARROWS)
ARROWS["tasks"] = {"oox", "java", "engine", "strategies", "results", "limits", "testgen", "api", "cluster"}
BELOW = set(ARROWS)
ARROWS |= {"server": BELOW, "lsp": BELOW, "cli": BELOW | {"server", "lsp"}}

LONGEST_FILE = 500
LONGER_FILES: dict[str, str] = {}
"""Files that may be longer, each with the reason why."""

FILES = sorted(HOUSE.rglob("*.py"))
ROOMS = sorted({file.relative_to(HOUSE).parts[0] for file in FILES if file.parent != HOUSE})


@cache
def _imports(text: str, package: tuple[str, ...]) -> list[tuple[ast.stmt, str]]:
    """The statements of a module that import, wherever they stand, each with the full names of what it imports.

    The package is that of the module, below `oxpecker`.
    """
    found: list[tuple[ast.stmt, str]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module.split(".") if node.module else []
            if node.level:
                origin = [*("oxpecker", *package)[: 1 + len(package) - (node.level - 1)], *origin]
            found += ((node, ".".join([*origin, alias.name])) for alias in node.names)
    return found


def _imported_rooms(text: str, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The lines of a module that import from our rooms, wherever they stand, with the names of the rooms."""
    for node, name in _imports(text, package):
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


MODULES = {
    ".".join(("oxpecker", *file.relative_to(HOUSE).with_suffix("").parts)).removesuffix(".__init__"): file
    for file in FILES
}


def _module_of(name: str) -> str | None:
    """The module of ours that a name is imported from: one itself, or something in one."""
    return next((each for each in (name, name.rpartition(".")[0]) if each in MODULES), None)


def _imported_modules(file: Path) -> set[str]:
    """The modules of ours that a file imports, for types alone and inside of functions too."""
    found = (_module_of(name) for _, name in _imports(file.read_text("utf-8"), file.relative_to(HOUSE).parts[:-1]))
    return {name for name in found if name is not None and MODULES[name] != file}


def _cycles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """The largest sets of modules that all import each other, directly or through others (Kosaraju)."""
    backwards: dict[str, set[str]] = {name: set() for name in graph}
    for name, imported in graph.items():
        for each in imported:
            backwards[each].add(name)
    left = dict.fromkeys(_finished_last_first(graph))
    found = []
    while left:
        pending, component = [next(iter(left))], set()
        while pending:
            name = pending.pop()
            if name in left:
                del left[name]
                component.add(name)
                pending += backwards[name]
        found.append(component)
    return [component for component in found if len(component) > 1]


def _finished_last_first(graph: Mapping[str, set[str]]) -> list[str]:
    finished: list[str] = []
    seen: set[str] = set()
    for root in sorted(graph):
        pending = [(root, False)]
        while pending:
            name, done = pending.pop()
            if done:
                finished.append(name)
            elif name not in seen:
                seen.add(name)
                pending += [(name, True), *((each, False) for each in graph[name] if each not in seen)]
    return finished[::-1]


LARGEST_CYCLE = 2
"""Two files may know each other: a thing and the one part of it that has grown long."""
LARGER_CYCLES: dict[str, str] = {}
"""Packages inside of which files know each other in larger circles, each with the reason why."""


def test_no_files_import_each_other_in_a_circle() -> None:
    circles = _cycles({name: _imported_modules(file) for name, file in MODULES.items()})
    larger = [sorted(circle) for circle in circles if len(circle) > LARGEST_CYCLE]
    listed = {home: [circle for circle in larger if _stands_in(home, circle)] for home in LARGER_CYCLES}
    new = [circle for circle in larger if not any(circle in known for known in listed.values())]
    assert not new, f"these know each other; let what is above hand down data, a Protocol or a table of rules: {new}"
    assert all(listed.values()), f"a circle no more, take it off the list: {listed}"


def _stands_in(home: str, circle: list[str]) -> bool:
    return all(name.startswith(f"{home}.") for name in circle)


@pytest.mark.parametrize(
    ("graph", "cycles"),
    [
        ({"a": {"b"}, "b": set()}, []),
        ({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}, [{"a", "b", "c"}]),
        ({"a": {"b"}, "b": {"a", "c"}, "c": {"d"}, "d": {"c"}}, [{"a", "b"}, {"c", "d"}]),
    ],
)
def test_circles_are_found(graph: dict[str, set[str]], cycles: list[set[str]]) -> None:
    assert sorted(_cycles(graph), key=sorted) == cycles


LAZY: dict[str, tuple[str, ...]] = {
    "the start of the command line and of the package: --help answers at once": ("__init__.py", "cli/main.py"),
    "Java: tree-sitter and the front end, which programs in OOX do without": ("java/__init__.py", "api/loading.py"),
    "the search for tests, which few checks need": ("engine/__init__.py",),
    "class files, which programs without a class path do without": ("java/classfiles/class_path.py",),
    "the relational engines, which few checks need": (*("api/session.py", "api/unchecked.py"),),
    "proofs without bounds, which programs without loops, recursion and arrays do without": (
        *("strategies/horn.py", "strategies/induction.py"),
    ),
    "the writer of Java code and what it knows of classes, which only findings on objects need": (
        *("api/snippets.py", "api/kept_programs.py"),
    ),
    "inferred invariants, which only findings need": ("api/session.py",),
    "reports, pages and pictures that few runs ask for": (
        *("api/checking.py", "cli/artifacts.py", "cli/outputs.py", "cli/profiling.py", "cli/show.py"),
    ),
    "solver libraries, each loaded when it is chosen": ("solver/configuration.py",),
    "boxes, which only floating-point queries need": ("solver/enclosing.py",),
    "sines and the like, which few programs compute": ("numerics/functions.py",),
    "build files, which single files do without": ("java/project/recognition.py",),
    "Lombok and names of absent exceptions, which few files use": ("java/world.py",),
    "repairs of texts that do not fit the grammar, which most do": ("java/reading/__init__.py",),
    "what methods owe to objects with invariants, which few classes have": ("engine/explore/explorer.py",),
    "loops that only fill memory, which few runs come to": ("oox/interpreter/recurrence.py",),
    "the writer of programs, which only the first check of a program needs": ("incremental/programs.py",),
    "claims about collections in private fields, which small programs do without": ("oox/analysis/__init__.py",),
    "how classes are declared, which few programs ask": ("java/lowering/class_queries.py",),
    "static initialisers, which few programs have": ("oox/analysis/initialisation_order.py",),
    "processes beside this one, which small checks do without": ("cluster/pool.py", "engine/helpers.py"),
    "stores of results, each loaded when it is chosen": ("incremental/location.py", "incremental/store.py"),
    "what Git tells about changes, which only --changed and --since ask": ("cli/selection.py",),
    "Dask, which may not be installed": ("cli/cluster.py", "cli/cluster_option.py", "cluster/surrounding.py"),
    "the language server's library, which may not be installed": ("cli/lsp.py",),
    "a job's process sets its limits before it loads anything": ("server/worker.py",),
}
"""What may be imported inside of functions: parts that are heavy and often not needed. For each, where that is done."""


def test_only_heavy_parts_are_imported_inside_of_functions() -> None:
    found = {file.relative_to(HOUSE).as_posix() for file in FILES if _imports_in_functions(file)}
    assert found == {file for files in LAZY.values() for file in files}


def _imports_in_functions(file: Path) -> bool:
    """Whether a function of a file imports something of ours."""
    text = file.read_text("utf-8")
    imports = _imports(text, file.relative_to(HOUSE).parts[:-1])
    if all(node.col_offset == 0 for node, _ in imports):
        return False
    functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    inside = {each.lineno for function in functions for each in ast.walk(function) if isinstance(each, ast.stmt)}
    return any(node.lineno in inside and _module_of(name) is not None for node, name in imports)


CHECKING = {"check_method", "check_reach", "open_solver"}
CHECKERS = {"api", "strategies", "engine", "refinement", "solver", "oox", "java"}
"""Rooms that know one of these names: the session, and those that declare something of that name."""


def test_only_sessions_check() -> None:
    rooms = [file for file in FILES if file.relative_to(HOUSE).parts[0] not in CHECKERS]
    wrong = [
        f"{file.relative_to(ROOT)}:{node.lineno} imports {name}"
        for file in rooms
        for node, name in _imports(file.read_text("utf-8"), file.relative_to(HOUSE).parts[:-1])
        if name.rpartition(".")[2] in CHECKING
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("text", "package", "found"),
    [
        ("import oxpecker.oox.types", ("cli",), ["oox"]),
        ("from oxpecker.oox import types", ("cli",), ["oox"]),
        ("from oxpecker import oox, __version__", ("cli",), ["oox"]),
        ("def f():\n    from oxpecker.engine.path.state import State", ("oox",), ["engine"]),
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


NUMBERS_THAT_ARE_NO_THRESHOLDS: dict[str, tuple[str, ...]] = {
    "limits of time, memory and size themselves: the whole room is about them": (
        *("limits/alarm.py", "limits/budget.py", "limits/garbage.py", "limits/sizes.py", "limits/tokens.py"),
        "limits/watch.py",
    ),
    "measures of pictures, in pixels": (
        *("report/measure.py", "report/svg.py", "report/svg_cells.py", "report/panels_svg.py", "report/quantile.py"),
        *("report/html/pictures.py", "report/layout/component.py", "report/layout/layered.py"),
        *("report/layout/packing.py", "report/layout/rows.py", "report/layout/sugiyama.py"),
    ),
    "exit codes": ("cli/main.py", "cli/screen.py", "server/run.py", "server/worker.py"),
    "constants of fdlibm, and facts of IEEE 754": (
        *(f"numerics/fdlibm/{name}.py" for name in ("exponential", "hyperbolic", "inverse_trigonometric", "power")),
        *(f"numerics/fdlibm/{name}.py" for name in ("reduction", "roots", "trigonometric", "words")),
        *("numerics/arithmetic.py", "numerics/exact_results.py", "solver/boxes/backward.py"),
        "solver/boxes/mean_value.py",
    ),
    "sets of truth values, as bits": ("solver/boxes/domains.py",),
    "facts of Java and Unicode": ("engine/values/text.py", "oox/parser/literals.py", "java/release.py"),
    "marks of others' formats and libraries": (
        *("incremental/backends/postgresql.py", "incremental/backends/sqlite.py", "incremental/entry.py"),
        *("java/classfiles/reader.py", "solver/backends/z3.py"),
    ),
    "a distance that stands for none, and a size at which counting stops": (
        *("engine/explore/distances.py", "strategies/measuring.py", "terms/term.py"),
    ),
    "where the numbers of type variables of methods begin": ("java/lowering/program.py",),
    "BenchExec loads this file alone": ("benchexec.py",),
}
"""Files that may name numbers outside of their room's `limits.py`, by the reason why these are no thresholds."""

WEAKER = "# --- Can make a verdict weaker"
SPEED = "# --- Change speed or output only"


def _numbers(text: str) -> dict[str, int]:
    """The constants of a module or its classes that are numbers of 2 or more or have a fraction, with their lines."""
    found: dict[str, int] = {}
    tree = ast.parse(text)
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and not _is_enumeration(node)]
    for statement in (each for body in (tree.body, *(node.body for node in classes)) for each in body):
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            target = statement.target
        else:
            continue
        if isinstance(target, ast.Name) and target.id.isupper() and _is_large(statement.value):
            found[target.id] = statement.lineno
    return found


def _is_enumeration(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).endswith(("Enum", "Flag")) for base in node.bases)


def _is_large(value: ast.expr | None) -> bool:
    """Whether an expression of numbers alone is 2 or more, or has a fraction."""
    numeric = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)
    if value is None or not all(isinstance(part, numeric) for part in ast.walk(value)):
        return False
    number = eval(compile(ast.Expression(value), "", "eval"))
    return isinstance(number, float) or (type(number) is int and number >= 2)


def test_thresholds_stand_in_the_limits_of_their_room() -> None:
    limits = set(HOUSE.glob("*/limits.py"))
    found = {
        file.relative_to(HOUSE).as_posix(): names
        for file in FILES
        if file not in limits and (names := _numbers(file.read_text("utf-8")))
    }
    known = {file for files in NUMBERS_THAT_ARE_NO_THRESHOLDS.values() for file in files}
    new = [f"{file}:{line}: {name}" for file in found.keys() - known for name, line in found[file].items()]
    assert not new, f"thresholds belong into limits.py of their room, with a unit: {sorted(new)}"
    assert found.keys() >= known, f"no numbers there any more, take it off the list: {known - found.keys()}"


@pytest.mark.parametrize("file", sorted(HOUSE.glob("*/limits.py")), ids=lambda each: each.parent.name)
def test_limits_say_what_they_count_and_whether_verdicts_change(file: Path) -> None:
    text = file.read_text("utf-8")
    body = ast.parse(text).body
    first = min(text.find(heading) for heading in (WEAKER, SPEED) if heading in text)
    for statement, following in zip(body[1:], [*body[2:], None], strict=True):
        if isinstance(statement, ast.Assign):
            name = ast.unparse(statement.targets[0])
            assert text.find(f"\n{name} = ") > first, f"{name} stands under no heading"
            is_told = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            assert is_told, f"{name} does not say what it counts, nor in which unit"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("MOST = 3", {"MOST"}),
        ("_MOST: Final = 2**10", {"_MOST"}),
        ("SHARE = 0.5", {"SHARE"}),
        ("class C:\n    MOST = 3", {"MOST"}),
        ("class C(Enum):\n    MOST = 3", set()),
        ("FIRST = 1\nLAST = -1\nNAMES = ('a', 'b')\nMORE = f(3)\nmost = 3", set()),
    ],
)
def test_thresholds_are_found(text: str, names: set[str]) -> None:
    assert set(_numbers(text)) == names


ASK_FOR_FIELDS = {
    "oox/records.py": "makes dataclasses",
    "oox/tree/parts.py": "knows what nodes contain, for all passes",
    "incremental/pieces.py": "writes whole nodes, with what they refer to",
    "relational/alloy/literals.py": "has trees of its own, and imports no room with a toolkit",
    "results/data.py": "writes and reads results",
    "api/settings.py": "a table of options",
    "lsp/verdicts.py": "a table of bounds",
    "engine/concurrency/probes.py": "a table of bounds",
    "cli/relational.py": "a table of statistics",
    "cli/artifacts.py": "a table of options",
}
"""The files that ask dataclasses for their fields, each with the reason why."""


def test_only_the_toolkit_looks_for_nodes_in_fields() -> None:
    asking = re.compile(r"__dataclass_fields__|from dataclasses import [^\n]*\bfields\b|dataclasses\.fields\(")
    found = {file.relative_to(HOUSE).as_posix() for file in FILES if asking.search(file.read_text("utf-8"))}
    assert found == set(ASK_FOR_FIELDS), "passes over trees use oox/tree"


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
    assert set(shown) == set(ROOMS)


def test_every_folder_of_tests_is_a_package() -> None:
    folders = {file.parent for file in (ROOT / "tests").rglob("*.py")}
    missing = sorted(folder.relative_to(ROOT).as_posix() for folder in folders if not (folder / "__init__.py").exists())
    assert not missing, f"these need an __init__.py, so that helpers are imported as tests.room.helper: {missing}"


def test_ci_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (command,) = [line for line in readme.splitlines() if "pytest" in line]
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    shard = '.venv/bin/pytest -n 2 -m exhaustive --shard "${OXPECKER_SHARD:-1/3}"'
    shard += ' --minutes "${OXPECKER_MINUTES:-$minutes}"'
    assert [command, shard] == [line for line in lines if "pytest" in line]
