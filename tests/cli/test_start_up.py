"""`--help` and `--version` answer at once, and a check of a small file soon: they import little that they do not need.

The modules that are imported are checked, not a time: times vary with the machine, the modules do not.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

OURS = {"oxpecker", "oxpecker.cli", "oxpecker.cli.main"}

HEAVY = {
    *("z3", "cvc5", "bitwuzla", "ortools", "pysat", "numpy", "tree_sitter", "lark"),
    *("rich", "grandalf", "pyparsing", "hypothesis", "pytest", "pygls", "dask", "nicegui", "fastapi"),
    *("asyncio", "concurrent.futures", "multiprocessing", "subprocess", "socket", "ssl", "http", "email"),
    *("dataclasses", "importlib.metadata", "json", "logging", "random", "unittest", "xml", "sqlite3", "traceback"),
}

CALL = """
import sys
from oxpecker.cli.main import cli, run_command_line
code = run_command_line(cli, sys.argv[1:])
"""

LIST_MODULES = """
import sys
modules = sorted(sys.modules)
import json
json.dump(modules, sys.stderr)
"""


@pytest.mark.parametrize("option", ["--help", "-h", "--version"])
def test_nothing_heavy_is_imported(option: str) -> None:
    imported = _modules_after(CALL + "assert code == 0", option)
    assert {name for name in imported if name.split(".")[0] == "oxpecker"} == OURS
    # What the interpreter itself loads at its start (site, .pth files) is not ours to answer for.
    assert (imported & HEAVY) - _modules_after("") == set()


TEN_LINES = """\
class Ten {
    //@ requires n >= 0;
    //@ ensures \\result >= n;
    static int twice(int n) {
        if (n > 1000) {
            return n;
        }
        return n + n;
    }
}
"""
MOST_OF_OURS = 757
"""More modules are slower: if you need another one for every check, make one lazy that few need."""
MOST_OTHERS = 140
MOST_STANDARD_DATACLASSES = 40
"""A standard dataclass takes four times as long as one of `oox/records.py`; they are the same since Python 3.14."""

COUNT_DATACLASSES = """
import dataclasses
made, standard = [], dataclasses._process_class
def counted(*arguments):
    made.append(arguments[0])
    return standard(*arguments)
dataclasses._process_class = counted
"""
NOT_NEEDED = {
    *("asyncio", "concurrent.futures", "multiprocessing", "email", "importlib.metadata", "sqlite3", "tomllib", "xml"),
    *("unittest", "difflib", "numpy", "ortools", "dask", "oxpecker.relational", "oxpecker.horn"),
    *("oxpecker.java.project.maven", "oxpecker.java.project.gradle", "oxpecker.java.lombok.expansion"),
    *("oxpecker.cluster.processes", "oxpecker.solver.boxes.search"),
}


def test_a_check_of_ten_lines_imports_what_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "Ten.java"
    file.write_text(TEN_LINES, "utf-8")
    most = MOST_STANDARD_DATACLASSES if sys.version_info < (3, 14) else 10_000
    program = f"{COUNT_DATACLASSES}{CALL}assert code == 0\nassert 0 < len(made) <= {most}, len(made)\n"
    imported = _modules_after(program, "check", str(file)) - _modules_after("")
    ours = {name for name in imported if name.split(".")[0] == "oxpecker"}
    assert 100 < len(ours) <= MOST_OF_OURS
    assert len(imported - ours) <= MOST_OTHERS
    assert imported & NOT_NEEDED == set()


def test_python_does_not_search_for_garbage_at_the_end() -> None:
    program = "import atexit, gc\natexit.register(lambda: print(len(gc.get_objects())))\n"
    program += "from oxpecker.cli.main import main\nmain()"
    command = [sys.executable, "-c", program, "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    assert int(done.stdout.splitlines()[-1]) < 1_000  # of more than 10,000


def test_the_check_would_notice() -> None:
    assert "asyncio" in _modules_after(CALL + "import asyncio", "--version") & HEAVY


def _modules_after(program: str, *arguments: str) -> set[str]:
    """The modules that are loaded once the program has run in an interpreter of its own."""
    command = [sys.executable, "-c", program + LIST_MODULES, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    return set(json.loads(done.stderr))
