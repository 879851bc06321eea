"""CrossHair: symbolic execution of Python, on small programs of the corpus that are translated to Python.

`crosshair_wrong.py` and `crosshair_right.py` have a function for each of them, with the contract of the Java program.
CrossHair is installed in an environment of its own.
"""

from __future__ import annotations

import ast
import re
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from benchmarks.findings_corpus import Program, Side
from benchmarks.peers.alarms import Absent, Alarm, Said
from benchmarks.peers.processes import KEPT, run

SECONDS = 3
"""The limit of each condition. It finds these bugs in less, and uses up the limit on all right versions."""

_VERSION = "0.0.112"
_ERROR = re.compile(r"^.+\.py:(?P<line>\d+): error: (?P<text>\w+)", re.MULTILINE)


@cache
def _program() -> Path:
    folder = KEPT / f"crosshair-{_VERSION}"
    program = folder / "bin" / "crosshair"
    if not program.exists():
        venv.create(folder, with_pip=True)
        if run([folder / "bin" / "python", "-m", "pip", "install", "--quiet", f"crosshair-tool=={_VERSION}"]).code:
            raise Absent(f"the package index does not give crosshair-tool {_VERSION}")
    return program


@dataclass(frozen=True, slots=True)
class CrossHair:
    """CrossHair on the translated programs."""

    name: str = "CrossHair, on translated programs"

    @property
    def version(self) -> str:
        """The version that is installed."""
        _program()
        return _VERSION

    def programs(self, chosen: Sequence[Program]) -> list[Program]:
        """Those that are translated."""
        translated = functions(Side.WRONG)
        return [each for each in chosen if each.name in translated]

    def said(self, chosen: Sequence[Program], side: Side) -> Said:
        """Its counterexamples."""
        limit = f"--per_condition_timeout={SECONDS}"
        found = run([_program(), "check", "--analysis_kind=PEP316", limit, translation(side)])
        names = {each.name for each in chosen}
        failing = {(_function_at(side, int(each["line"])), each["text"]) for each in _ERROR.finditer(found.text)}
        alarms = [Alarm(name, rule) for name, rule in sorted(failing) if name in names]
        return Said(tuple(alarms), found.seconds)


def translation(side: Side) -> Path:
    """The file of a version."""
    return Path(__file__).parent / f"crosshair_{side}.py"


def functions(side: Side) -> dict[str, range]:
    """The lines of each function of a version, by the name of the Java program, which its first line names."""
    module = ast.parse(translation(side).read_text("utf-8"))
    found = {}
    for each in module.body:
        if isinstance(each, ast.FunctionDef):
            first = (ast.get_docstring(each) or "").partition(":")[0]
            found[first] = range(each.lineno, (each.end_lineno or each.lineno) + 1)
    return found


def _function_at(side: Side, line: int) -> str:
    return next((name for name, lines in functions(side).items() if line in lines), "")
