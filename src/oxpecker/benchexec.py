"""How BenchExec runs Oxpecker: `tool="oxpecker.benchexec"` in a benchmark definition.

BenchExec need not be installed for anything else; without it this module can still be imported.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def _base() -> Any:
    try:
        return import_module("benchexec.tools.template").BaseTool2
    except ImportError:
        return object


def _unsupported(what: str) -> Exception:
    """How a tool tells BenchExec that it cannot run a task."""
    refusal: Exception = import_module("benchexec.tools.template").UnsupportedFeatureException(what)
    return refusal


_MARGIN = 5
"""Seconds of the time limit that are left for starting, translating and writing a witness."""
_ANSWERS = ("true", "false(assert)", "false(no-runtime-exception)", "false(no-deadlock)", "false(correct)")
_EXIT_ANSWERED = {0: "true", 1: "false"}


class Tool(_base()):  # type: ignore[misc]
    """What BenchExec asks about a tool."""

    REQUIRED_PATHS = ()

    def name(self) -> str:
        """How the tool is called in tables."""
        return "Oxpecker"

    def executable(self, tool_locator: Any) -> str:
        """Where the command is."""
        return str(tool_locator.find_executable("oxpecker"))

    def version(self, executable: str) -> str:
        """The version that the command says of itself."""
        return str(self._version_from_tool(executable)).removeprefix("oxpecker ")

    def cmdline(self, executable: str, options: list[str], task: Any, rlimits: Any) -> list[str]:
        """The command for one property of one task."""
        if task.property_file is None:
            raise _unsupported("a task without a property file: Oxpecker answers one property at a time")
        limit = rlimits.cputime or rlimits.walltime
        time = ["--time", str(max(1, limit - _MARGIN))] if limit and "--time" not in options else []
        inputs = [word for path in task.input_files_or_identifier for word in ("--input", path)]
        return [executable, "svcomp", *options, *time, "--property", task.property_file, *inputs]

    def determine_result(self, run: Any) -> str:
        """The verdict line, believed only when the exit code agrees with it. Lines of progress may come before it."""
        code = run.exit_code.value
        lines = (line.strip() for line in run.output)
        verdict = next((line for line in lines if line in _ANSWERS or line.startswith("unknown")), "")
        if verdict in _ANSWERS and _EXIT_ANSWERED.get(code) == verdict.partition("(")[0]:
            return verdict
        if code == 3 and verdict.startswith("unknown"):
            return "unknown"
        return "TIMEOUT" if run.was_timeout else f"ERROR ({'killed' if code is None else code})"
