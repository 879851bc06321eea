"""`--help` and `--version` answer at once: they import nothing that a command would need.

The list of imported modules is checked, not a time: times vary with the machine, the list does not.
"""

from __future__ import annotations

import json
import subprocess
import sys

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


def test_the_check_would_notice() -> None:
    assert "asyncio" in _modules_after(CALL + "import asyncio", "--version") & HEAVY


def _modules_after(program: str, *arguments: str) -> set[str]:
    """The modules that are loaded once the program has run in an interpreter of its own."""
    command = [sys.executable, "-c", program + LIST_MODULES, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    return set(json.loads(done.stderr))
