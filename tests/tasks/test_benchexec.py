"""What BenchExec is told, with a stand-in for BenchExec."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import oxpecker.benchexec as module


class BaseTool2:
    def _version_from_tool(self, executable: str) -> str:
        assert executable == "/bin/oxpecker"
        return "oxpecker 1.2.3"


class UnsupportedFeatureException(Exception):
    pass


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    template = ModuleType("benchexec.tools.template")
    template.BaseTool2 = BaseTool2  # type: ignore[attr-defined]
    template.UnsupportedFeatureException = UnsupportedFeatureException  # type: ignore[attr-defined]
    for name, each in (("benchexec", ModuleType("benchexec")), ("benchexec.tools", ModuleType("benchexec.tools"))):
        monkeypatch.setitem(sys.modules, name, each)
    monkeypatch.setitem(sys.modules, template.__name__, template)
    yield importlib.reload(module).Tool()
    monkeypatch.undo()
    importlib.reload(module)


def run(output: list[str], code: int | None, timeout: bool = False) -> SimpleNamespace:
    return SimpleNamespace(output=output, exit_code=SimpleNamespace(value=code), was_timeout=timeout)


def test_it_is_a_tool_of_benchexec(tool: Any) -> None:
    assert BaseTool2 in type(tool).__mro__
    assert tool.name() == "Oxpecker"
    assert tool.version("/bin/oxpecker") == "1.2.3"
    locator = SimpleNamespace(find_executable=lambda name: f"/bin/{name}")
    assert tool.executable(locator) == "/bin/oxpecker"


@pytest.mark.parametrize(
    ("options", "limit", "time"),
    [([], 900, ["--time", "895"]), ([], None, []), (["--time", "3"], 900, []), ([], 2, ["--time", "1"])],
)
def test_the_command(tool: Any, options: list[str], limit: int | None, time: list[str]) -> None:
    task = SimpleNamespace(input_files_or_identifier=["common/", "sum/"], property_file="a.prp")
    command = tool.cmdline("ox", options, task, SimpleNamespace(cputime=limit, walltime=None))
    inputs = ["--input", "common/", "--input", "sum/"]
    assert command == ["ox", "svcomp", *options, *time, "--property", "a.prp", *inputs]


def test_a_task_without_a_property_is_refused_in_the_words_of_benchexec(tool: Any) -> None:
    task = SimpleNamespace(input_files_or_identifier=["sum/"], property_file=None)
    with pytest.raises(UnsupportedFeatureException, match="without a property file"):
        tool.cmdline("ox", [], task, SimpleNamespace(cputime=900, walltime=None))


@pytest.mark.parametrize(
    ("output", "code", "timeout", "result"),
    [
        (["true\n"], 0, False, "true"),
        (["false(assert)\n", "  AssertionError at A.java:1:1\n"], 1, False, "false(assert)"),
        (["false(no-runtime-exception)\n"], 1, False, "false(no-runtime-exception)"),
        (["unknown (time: 1 s)\n"], 3, False, "unknown"),
        (["sum: 54.6 of 55 s; 0 paths\n", "unknown (time: 55 s)\n"], 3, False, "unknown"),
        (["sum: 54.6 of 55 s; 0 paths\n", "true\n"], 0, False, "true"),
        (["true\n"], 70, False, "ERROR (70)"),
        (["true\n"], 1, False, "ERROR (1)"),
        (["error: no\n"], 2, False, "ERROR (2)"),
        ([], None, True, "TIMEOUT"),
        ([], None, False, "ERROR (killed)"),
    ],
)
def test_results_need_the_right_exit_code(
    tool: Any, output: list[str], code: int | None, timeout: bool, result: str
) -> None:
    assert tool.determine_result(run(output, code, timeout)) == result


def test_it_can_be_imported_without_benchexec(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "benchexec", None)
    assert importlib.reload(module).Tool().name() == "Oxpecker"
