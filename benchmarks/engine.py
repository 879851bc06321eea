"""How fast the engine is, against what it is meant to reach.

    python benchmarks/engine.py [--slow] [--json] [--only TEXT] [--limit SECONDS]

Every row has a target and a figure; the exit code is 1 when a target is missed. Times are of a whole process for bubble
sort alone, else of the checks without start-up. They are times of the clock: measure on an idle machine.

Solver calls per feasible branch: the questions that reach a solver library, divided by the forks, that is by how often
a path really became one more because both sides of a branch, or several objects, were possible. Each fork needs at
least one answer. That it is often found without a solver, and that refusals need questions too, is what is weighed.

The default configuration is compared with "none" (no evaluation, intervals, pruning, cache, slicing, model reuse) on
the tasks that the default solves within the limit. A task that "none" does not solve counts with the limit, so the
factor is at least what is shown.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import perf_counter

from oxpecker.engine import Bounds, Explorer, Options, ProgramCode, check_method
from oxpecker.engine.ablation import BOUNDS, is_solved, with_nothing
from oxpecker.mutation import mutants
from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import check
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Severity, Source
from oxpecker.results import MethodResult
from oxpecker.solver import SolverConfiguration, build

ROOT = Path(__file__).resolve().parents[1]
BUBBLE_SORT = ROOT / "tests/programs/theses/bubble_sort.oox"
TREE = ROOT / "tests/engine/binary_search_tree.oox"
PROGRAMS = ("examples/*.oox", "tests/programs/theses/*.oox", "tests/programs/checks/*.oox")


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and what it is meant to be."""

    name: str
    figure: float
    target: float
    unit: str
    least: bool = False
    """Whether the target is the least that is wanted; else the most."""
    remark: str = ""

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        return self.figure >= self.target if self.least else self.figure <= self.target


def read(file: Path) -> syntax.Program:
    """The program in a file."""
    parsed = parse(Source(str(file), file.read_text(encoding="utf-8")))
    assert not any(item.severity is Severity.ERROR for item in parsed.diagnostics), file
    return parsed.program


def typed_program(program: syntax.Program) -> typed.Program:
    """The program, checked."""
    checked = check(program).program
    assert checked is not None
    return checked


def one_bubble_sort() -> Iterator[Figure]:
    """A check as a user sees it: a process that starts, checks and ends."""
    check = [sys.executable, "-m", "oxpecker", "check", str(ROOT / "examples/bubble_sort.oox")]
    command = [*check, "--array", "3", "--fail-on", "bounds"]
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        # As after an installation: modules are compiled, whatever the environment says about that.
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        before = 0.0
        for _ in range(6):
            begun = perf_counter()
            done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
            times.append(perf_counter() - begun)
            assert done.returncode == 4, done.stdout + done.stderr
            before = before or _seconds_of_children()
    best = min(times)
    remark = f"best of 6; {(_seconds_of_children() - before) / 5:.2f} s of processor time on average"
    yield Figure("bubble sort, arrays up to 3, with start-up", best, 0.5, "s", remark=remark)


def _seconds_of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def all_bubble_sorts() -> Iterator[Figure]:
    """Koppier's first experiment: the original and 61 mutants."""
    original = read(BUBBLE_SORT)
    programs = [original, *(mutant.program for mutant in mutants(original))]
    solver = build(SolverConfiguration())
    options = Options(Bounds(array=3, decisions=80, steps=100_000), seconds=60.0)
    invalid = 0
    begun = perf_counter()
    for program in map(typed_program, programs):
        (method,) = program.find_methods("Main.sort")
        invalid += check_method(program, method, solver, options).verdict == "invalid"
    seconds = perf_counter() - begun
    solver.close()
    yield Figure(f"{len(programs)} bubble sorts", seconds, 15.0, "s", remark=f"{invalid} invalid")


def tree_insert(k: int, paths: int, target: float) -> Iterator[Figure]:
    """Kiasan's binary search tree with an executable invariant."""
    program = typed_program(read(TREE))
    (method,) = program.find_methods("Tree.insert")
    solver = build(SolverConfiguration())
    begun = perf_counter()
    explorer = Explorer(ProgramCode(program), Bounds(chain=k), solver, Options(strategy="lazier#"))
    returned = sum(type(end.ending).__name__ == "Returned" for end in explorer.paths(method))
    seconds = perf_counter() - begun
    solver.close()
    remark = f"{returned:,} paths" + ("" if returned == paths else f" INSTEAD OF {paths:,}")
    yield Figure(
        f"tree insert, lazier#, k = {k}", seconds if returned == paths else float("inf"), target, "s", remark=remark
    )


def tasks() -> Iterator[tuple[typed.Program, typed.Method]]:
    """All methods of our programs that need no threads."""
    for file in sorted(file for pattern in PROGRAMS for file in ROOT.glob(pattern)):
        parsed = parse(Source(str(file), file.read_text(encoding="utf-8")))
        program = check(parsed.program).program
        if program is None:
            continue
        names = {declaration.name for declaration in parsed.program.classes}
        for method in program.methods.values():
            if method.info.owner in names and method.body is not None and method.info.declaration is not None:
                yield program, method


def default_against_none(limit: float) -> Iterator[Figure]:
    """What everything that saves paths and questions saves together."""
    base = Options(BOUNDS, seconds=limit)
    done = _run(list(tasks()), base)
    solved = [(task, result) for task, result in done if is_solved(result, base)]
    default = sum(result.statistics.seconds for _, result in solved)
    bare = with_nothing(base)
    slow = _run([task for task, _ in solved], bare)
    none = sum(min(limit, result.statistics.seconds) for _, result in slow)
    remark = f"{len(solved)} tasks in {default:.1f} s against {none:.1f} s; "
    remark += f"none solves {sum(is_solved(result, bare) for _, result in slow)}"
    slowest = sorted((result for _, result in solved), key=lambda result: -result.statistics.seconds)[:2]
    remark += "".join(f"; {result.method} takes {result.statistics.seconds:.1f} s" for result in slowest)
    yield Figure("default against none", none / default, 10.0, "x", least=True, remark=remark)
    calls = sum(result.statistics.solver.get("solver_calls", 0) for _, result in solved)
    forks = sum(result.statistics.forks for _, result in solved)
    remark = f"{calls:,.0f} calls, {forks:,} forks"
    yield Figure("solver calls per feasible branch", calls / forks, 1.1, "", remark=remark)


def _run(
    chosen: list[tuple[typed.Program, typed.Method]], options: Options
) -> list[tuple[tuple[typed.Program, typed.Method], MethodResult]]:
    solver = build(options.solver)
    found = [(task, check_method(*task, solver, options)) for task in chosen]
    solver.close()
    return found


LOOP = """
class Main {{
    static int f(int x) ensures(retval == x + 499999) {{
        int i := 0; int s := 0;
        while (i < {times}) {{ s := s + 1; i := i + 1; }}
        return x + s + 499999 - s;
    }}
}}
"""


def concrete_loop() -> Iterator[Figure]:
    """Concrete work inside a check runs at the speed of Python and leaves nothing behind."""
    few, many = _loop(1_000), _loop(1_000_000)
    grown = many["memory_megabytes"] - few["memory_megabytes"]
    remark = f"{many['steps']:,.0f} steps"
    yield Figure("concrete loop of 1,000,000 iterations", many["seconds"], 5.0, "s", remark=remark)
    remark = (
        f"peak {few['memory_megabytes']:.1f} MB with 1,000 iterations, {many['memory_megabytes']:.1f} MB with 1,000,000"
    )
    yield Figure("memory that the loop adds", grown, 2.0, "MB", remark=remark)


def _loop(times: int) -> dict[str, float]:
    """The statistics of a check in a process of its own, so that the peak of memory is its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "loop.oox"
        file.write_text(LOOP.format(times=times), encoding="utf-8")
        command = [sys.executable, "-m", "oxpecker", "check", str(file), "--format", "json", "--time", "120"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    statistics: dict[str, float] = json.loads(done.stdout)["methods"][0]["statistics"]
    return statistics


def machine() -> dict[str, str]:
    """What the figures depend on."""
    found = {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}",
        "python": platform.python_version(),
    }
    for package in ("z3-solver", "cvc5", "bitwuzla"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found


def _processor() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def measurements(slow: bool, limit: float) -> dict[str, Callable[[], Iterator[Figure]]]:
    """What is measured, by name."""
    found: dict[str, Callable[[], Iterator[Figure]]] = {
        "bubble": one_bubble_sort,
        "mutants": all_bubble_sorts,
        "tree": lambda: tree_insert(3, 236, 5.0),
        "loop": concrete_loop,
        "none": lambda: default_against_none(limit),
    }
    if slow:
        found["tree 4"] = lambda: tree_insert(4, 12_949, 600.0)
    return found


def main() -> int:
    """Prints the table; 1 when a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", action="store_true", help="also what takes minutes")
    parser.add_argument("--json", action="store_true", help="data instead of a table")
    parser.add_argument("--only", default="", help="measurements whose name contains this")
    parser.add_argument("--limit", type=float, default=20.0, help="seconds for each task of 'default against none'")
    options = parser.parse_args()
    chosen = {name: how for name, how in measurements(options.slow, options.limit).items() if options.only in name}
    if not chosen:
        parser.error(f"--only: there are {', '.join(measurements(True, options.limit))} (some with --slow)")
    if not options.json:
        print("\n".join(f"{name:10} {value}" for name, value in machine().items()) + "\n")
        print(f"{'':44}{'figure':>10}{'target':>12}")
    figures: list[Figure] = []
    for measure in chosen.values():
        for figure in measure():
            figures.append(figure)
            if not options.json:
                print(line(figure), flush=True)
    if options.json:
        data = [{**asdict(figure), "met": figure.met} for figure in figures]
        print(json.dumps({"version": 1, "machine": machine(), "figures": data}, indent=2))
    return 0 if all(figure.met for figure in figures) else 1


def line(figure: Figure) -> str:
    """A row of the table."""
    target = f"{'>=' if figure.least else '<='} {figure.target:g} {figure.unit}".rstrip()
    value = f"{figure.figure:.2f} {figure.unit}".rstrip()
    verdict = "" if figure.met else "MISSED  "
    return f"{figure.name:44}{value:>10}{target:>12}  {verdict}{figure.remark}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
