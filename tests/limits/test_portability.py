"""Systems that lack what Linux has. Each test runs in a process from which that has been taken away first."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import SimpleNamespace

import pytest

from oxpecker.limits import platform, processes
from oxpecker.report.file_names import FileNames, file_name
from oxpecker.report.sarif import uri
from tests.exhaustive import exhaustive

ROOT = Path(__file__).parents[2]

LIKE_WINDOWS = """
import os, signal, sys
sys.modules["resource"] = sys.modules["fcntl"] = None
for name in ("SIGALRM", "SIGHUP", "SIGPIPE", "ITIMER_REAL", "setitimer", "getitimer", "alarm"):
    delattr(signal, name)
for name in ("fork", "killpg", "getpgrp", "getpgid", "sysconf"):
    delattr(os, name)
def without_proc(event, arguments):
    if event in ("open", "os.listdir") and str(arguments[0]).startswith("/proc"):
        raise FileNotFoundError(arguments[0])
sys.addaudithook(without_proc)
"""
"""Neither alarms nor limits nor groups of processes; `resource` and `/proc` do not exist."""

LIKE_MACOS = """
import sys, urllib.request
sys.platform = "darwin"
def without_proc(event, arguments):
    if event in ("open", "os.listdir") and str(arguments[0]).startswith("/proc"):
        raise FileNotFoundError(arguments[0])
sys.addaudithook(without_proc)
"""

COMMAND = "from oxpecker.cli.main import main\nmain()\n"


def run(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", text, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, cwd=ROOT)


@pytest.mark.parametrize("system", [LIKE_WINDOWS, exhaustive(LIKE_MACOS)], ids=["windows", "macos"])
def test_every_module_can_be_imported(system: str) -> None:
    done = run(
        system
        + """
import importlib, pkgutil, oxpecker
names = [each.name for each in pkgutil.walk_packages(oxpecker.__path__, "oxpecker.")]
for name in names:
    if not name.endswith("__main__") and name != "oxpecker.benchexec":
        importlib.import_module(name)
print(len(names) > 500)
"""
    )
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr


CHECK = ("check", "examples/tutorial/before/Search.java", "--method", "Search.middle")


@pytest.fixture(scope="module")
def usual() -> subprocess.CompletedProcess[str]:
    """What a check gives here."""
    return run(COMMAND, *CHECK)


@pytest.mark.parametrize("system", [LIKE_WINDOWS, exhaustive(LIKE_MACOS)], ids=["windows", "macos"])
def test_a_program_is_checked(system: str, usual: subprocess.CompletedProcess[str]) -> None:
    done = run(system + COMMAND, *CHECK)
    assert (done.returncode, done.stdout) == (usual.returncode, usual.stdout) and done.returncode == 1


def test_statistics_do_not_make_memory_up(tmp_path: Path) -> None:
    program = tmp_path / "A.oox"
    program.write_text("class A { static void main() { } }", encoding="utf-8")
    done = run(LIKE_WINDOWS + COMMAND, "check", str(program), "--statistics")
    assert "not known" in next(line for line in done.stdout.splitlines() if line.strip().startswith("memory"))


ENDLESS = """
class A {
    static void main(int n) {
        int i := 0;
        int j := n;
        while (i < 100000000) { j := j * 3 + i; i := i + 1; }
        assert j != 12345;
    }
}
"""


def test_without_a_timer_time_ends_a_check_at_its_next_look(tmp_path: Path) -> None:
    program = tmp_path / "A.oox"
    program.write_text(ENDLESS, encoding="utf-8")
    done = run(LIKE_WINDOWS + COMMAND, "check", str(program), "--time", "1", "--fail-on", "unknown")
    assert done.returncode == 3, done.stdout + done.stderr
    assert "time: 1 seconds were not enough" in done.stdout


def test_without_a_timer_a_question_to_a_solver_ends_with_the_limit() -> None:
    done = run(
        LIKE_WINDOWS
        + """
from time import monotonic
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.solver import SolverConfiguration, open_solver
from oxpecker.terms import Sort, add, eq, mul, variable
x, y, z = (variable(name, Sort.INT) for name in 'xyz')
cubes = [mul(v, mul(v, v)) for v in (x, y, z)]
watch = Watch(0.5)
with open_solver(SolverConfiguration()) as solver, alarmed(watch):
    solver.limit(None)
    answer = solver.check([eq(add(cubes[0], add(cubes[1], cubes[2])), 114)])
    try:
        watch.look()
    except LimitReached as limit:
        print(type(answer).__name__, limit)
"""
    )
    assert done.stdout == "Unknown time: 0.5 seconds were not enough\n", done.stderr


def test_a_solver_in_a_process_of_its_own_needs_no_groups() -> None:
    done = run(
        LIKE_WINDOWS
        + """
from oxpecker.solver.portfolio import FACTORIES, Portfolio
from oxpecker.terms import Sort, lt, variable
x = variable("x", Sort.INT)
solver = Portfolio({"z3": FACTORIES["z3"]})
print(type(solver.check([lt(x, 3)])).__name__, type(solver.check([lt(x, 3), lt(5, x)])).__name__)
solver.close()
"""
    )
    assert done.stdout == "Satisfiable Unsatisfiable\n", done.stderr


def test_a_job_of_the_server_ends_with_all_it_has_where_there_are_no_groups() -> None:
    done = run(
        LIKE_WINDOWS
        + """
from oxpecker.server.process import JobProcess
from oxpecker.server.settings import Settings
from oxpecker.server.confinement import limit_process
limit_process(100, 1)
process = JobProcess(Settings())
process.stop()
print(process.close()[0] != 0, process.is_alive)
"""
    )
    assert done.stdout == "True False\n", done.stderr


# --- Windows's own ways ------------------------------------------------------------------------------------


def test_windows_inherits_handles_and_has_groups_for_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    inheritable: list[tuple[int, bool]] = []
    monkeypatch.setattr(subprocess, "STARTUPINFO", SimpleNamespace, raising=False)
    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 512, raising=False)
    monkeypatch.setattr("os.set_handle_inheritable", lambda *given: inheritable.append(given), raising=False)
    assert processes.in_own_group() == {"creationflags": 512}
    assert processes.inheriting(7)["startupinfo"].lpAttributeList == {"handle_list": [7]}
    assert inheritable == [(7, True)]


def test_windows_tells_its_peak_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    class Kernel:
        class GetCurrentProcess:
            restype: object = None

            def __new__(cls) -> int:  # type: ignore[misc]
                return 1

        @staticmethod
        def K32GetProcessMemoryInfo(process: object, counters: object, size: object) -> int:  # noqa: ARG004, N802
            counters._obj.peak_working_set = 5 * 2**20  # type: ignore[attr-defined]
            return 1

    monkeypatch.setattr(platform, "_RESOURCE", None)
    assert platform.peak_bytes() is None
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=Kernel), raising=False)
    assert platform.peak_bytes() == 5 * 2**20


@pytest.mark.parametrize(
    ("system", "folder"),
    [("linux", ".cache"), ("darwin", "Library/Caches"), ("win32", "AppData/Local")],
)
def test_caches_stand_where_the_system_wants_them(
    system: str, folder: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert platform.cache_folder() == tmp_path / folder / "oxpecker"


# --- files -------------------------------------------------------------------------------------------------


def test_addresses_have_slashes() -> None:
    assert uri(PureWindowsPath(r"src\main java\A.java")) == "src/main%20java/A.java"
    assert uri(PureWindowsPath(r"C:\work\A.java")) == "file:///C:/work/A.java"
    assert uri(PurePosixPath("/work/A.java")) == "file:///work/A.java"


def test_file_names_are_names_on_every_system() -> None:
    names = ["A.f(int[], B<C>)", "Con.f()", "com1.f()", 'A.g("x:y\\z|?*")', "Console.f()"]
    assert [file_name(name) for name in names] == ["A.f-intArray-BC", "_Con.f", "_com1.f", "A.g-x-y-z", "Console.f"]


def test_names_that_differ_by_case_only_get_different_files() -> None:
    names = FileNames()
    assert [names.of(each) for each in ("A.get()", "A.Get()", "A.get()")] == ["A.get", "A.Get-2", "A.get"]


def _calls(name: str) -> list[tuple[Path, ast.Call]]:
    return [
        (file, node)
        for file in sorted((ROOT / "src").rglob("*.py"))
        if name in (text := file.read_text("utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
    ]


def test_files_are_written_the_same_on_every_system() -> None:
    """Encodings and ends of lines differ between systems where nobody says which."""
    for file, call in _calls("write_text"):
        assert {"encoding", "newline"} <= {keyword.arg for keyword in call.keywords}, f"{file}:{call.lineno}"


def test_only_one_room_asks_what_the_system_can_do() -> None:
    """Everybody else asks it; `signal` has parts that all systems have."""
    asking = (
        "import resource",
        "import fcntl",
        "os.fork",
        "os.killpg",
        "SIGALRM",
        "SIGKILL",
        "/proc/",
        "sys.platform ",
    )
    found = {
        file.relative_to(ROOT / "src" / "oxpecker").parts[0]
        for file in (ROOT / "src").rglob("*.py")
        if any(word in file.read_text("utf-8") for word in asking)
    }
    assert found == {"limits"}


# --- what can be installed ---------------------------------------------------------------------------------

FOR_DEVELOPERS = {"test", "docs", "browser", "dev"}


def test_all_has_every_extra_for_users() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    users = set(extras) - FOR_DEVELOPERS - {"all"}
    assert set(extras["all"]) == {f"oxpecker[{name}]" for name in users}
    assert "oxpecker[all]" in (ROOT / "README.md").read_text("utf-8")
