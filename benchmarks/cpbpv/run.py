"""The programs of CPBPV, beside its figures: `python benchmarks/cpbpv/run.py [--quick] [--svg FILE] [--limit SECONDS]`.

Every instance is checked with the automatic sequence of solvers, and with each of its stages switched off, so that the
worth of each is seen; intervals are the wrapper of that name, the others stages. Times are seconds of the processor;
the paper's are of a Pentium M with 1.86 GHz. Exit code 1 when a target is missed.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from os import times
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from benchmarks.cpbpv.growth import growth_svg  # noqa: E402
from oxpecker import java  # noqa: E402
from oxpecker.engine import Bounds, Options, check_method  # noqa: E402
from oxpecker.oox import checker, typed  # noqa: E402
from oxpecker.oox.source import Source  # noqa: E402
from oxpecker.results import MethodResult  # noqa: E402
from oxpecker.solver import SolverConfiguration, StageName, build  # noqa: E402

PROGRAMS = ROOT / "tests/programs/java/cpbpv"
USUAL = SolverConfiguration()
SETUPS: dict[str, SolverConfiguration] = {
    "auto": USUAL,
    "-intervals": replace(USUAL, interval_passes=0),
    **{
        f"-{stage}": replace(USUAL, without=frozenset({stage}))
        for stage in (StageName.DIFFERENCES, StageName.LP, StageName.CP, StageName.LOCAL, StageName.SMT)
    },
}


@dataclass(frozen=True, slots=True)
class Instance:
    """A method of a program for one length, and what the paper needed for it."""

    family: str
    size: int
    file: str
    method: str
    paper: float | None = None
    expected: str = "valid"
    target: float | None = None
    """Seconds."""
    modular: bool = False
    """Whether callees are replaced by their contracts."""

    @property
    def text(self) -> str:
        """The program with its length fixed by a precondition."""
        text = (PROGRAMS / self.file).read_text(encoding="utf-8")
        text = text.replace("requires t != null", f"requires t != null && t.length == {self.size}")
        return text.replace("n < 8;", f"n < {self.size};")


def _row(
    family: str, file: str, method: str, paper: dict[int, float | None], expected: str = "valid"
) -> list[Instance]:
    return [Instance(family, size, file, method, seconds, expected) for size, seconds in paper.items()]


def instances(quick: bool) -> list[Instance]:
    """Everything that is measured."""
    search, wrong = "binary_search.java", "invalid"
    found = [
        *_row(
            "binary search",
            search,
            "Search.find",
            {8: 1.08, 16: 1.69, 32: 4.04, 64: 17.01, 128: 136.80, 256: 1731.69},
        ),
        *_row(
            "binary search, wrong",
            search,
            "Search.lose",
            {8: 0.027, 16: 0.037, 32: 0.064, 64: 0.115, 128: 0.241, 256: None},
            wrong,
        ),
        Instance("tritype", 3, "tritype.java", "Triangle.type", 0.287),
        Instance("tritype, wrong", 3, "tritype.java", "Triangle.wrong", 0.056, wrong),
        *_row("bubble sort", "sorting.java", "Sort.bubble", {8: 1.45, 16: 2.97, 32: None, 64: None}),
        *_row("selection sort", "sorting.java", "Sort.selection", {4: None, 5: None, 6: None}),
        *_row(
            "squares of a permutation",
            "squares.java",
            "Squares.permuted",
            {6: None, 8: None, 10: 66.18, 12: None, 16: None, 24: None},
        ),
        *_row("sum of squares", "squares.java", "Squares.sum", {8: 0.152, 16: 0.557, 32: 1.111, 64: 1.144, 128: 1.868}),
    ]
    found += [
        Instance("selection, by contract", size, "sorting.java", "Sort.byContract", paper, modular=True)
        for size, paper in {6: None, 10: None, 20: None, 40: 0.01}.items()
    ]
    targets = {("binary search", 256): 60.0, ("binary search, wrong", 256): 2.0}
    found = [replace(each, target=targets.get((each.family, each.size))) for each in found]
    return [each for each in found if not quick or each.size <= 16]


@dataclass(frozen=True, slots=True)
class Measured:
    """How one check went."""

    seconds: float
    result: MethodResult
    out_of_time: bool

    def cell(self, expected: str) -> str:
        """The time, if that was enough; `-` where nobody knows the answer, however long it takes."""
        if self.result.verdict == expected:
            return f"{self.seconds:.2f}"
        return f"> {self.seconds:.0f}" if self.out_of_time else "-"

    def stage_calls(self, stage: StageName) -> int:
        """How often a stage was asked."""
        return int(self.result.statistics.solver.get(f"stage_{stage}_calls", 0))


def load(text: str) -> typed.Program:
    """A Java program."""
    translated = java.translate([Source("program.java", text)])
    assert translated.program is not None, translated.diagnostics
    result = checker.check(translated.program, {})
    assert result.program is not None, [*translated.diagnostics, *result.diagnostics]
    return result.program


def measure(instance: Instance, configuration: SolverConfiguration, limit: float) -> Measured:
    """Checks an instance with a solver of its own."""
    size = max(instance.size, 4)
    bounds = Bounds(array=size, range=max(size, 64), decisions=10_000)
    return checked(instance.text, instance.method, configuration, bounds, limit, instance.modular)


def checked(
    text: str, name: str, configuration: SolverConfiguration, bounds: Bounds, limit: float, modular: bool = False
) -> Measured:
    """Checks a method of a program with a solver of its own."""
    program = load(text)
    method = next(each for each in program.methods.values() if str(each.info).startswith(name + "("))
    options = Options(bounds, solver=configuration, seconds=limit, modular=modular)
    solver = build(configuration)
    begun, clock = _processor_time(), monotonic()
    try:
        result = check_method(program, method, solver, options)
        took = monotonic() - clock
    finally:
        solver.close()
    return Measured(_processor_time() - begun, result, took >= 0.95 * limit)


def _processor_time() -> float:
    """Seconds of this process and of those that it started and that have ended."""
    used = times()
    return used.user + used.system + used.children_user + used.children_system


def misses(measured: dict[Instance, Measured]) -> Iterator[str]:
    """The targets that are not reached."""
    seconds = {(each.family, each.size): found.seconds for each, found in measured.items()}
    for instance, found in measured.items():
        name = f"{instance.family} {instance.size}"
        if found.result.verdict != instance.expected:
            yield f"{name}: {found.result.verdict}, not {instance.expected}"
        if instance.target is not None and found.seconds > instance.target:
            yield f"{name}: {found.seconds:.2f} s, more than {instance.target:g}"
        if instance.modular and found.result.statistics.paths != 1:
            yield f"{name}: {found.result.statistics.paths} paths, not 1"
        if instance.family == "tritype":
            if found.result.statistics.paths != 10:
                yield f"{name}: {found.result.statistics.paths} paths, not 10"
            if found.stage_calls(StageName.CP):
                yield f"{name}: CP was asked"
    if ("binary search", 256) in seconds:
        growth = seconds["binary search", 256] / seconds["binary search", 128]
        if growth > 3:
            yield f"binary search: from 128 to 256 the time grows by {growth:.1f}, more than 3"


def text_line(cells: list[str]) -> str:
    """A line of the table on the terminal."""
    program, length, paper, paths, *others = cells
    return f"{program:26}{length:>7}{paper:>9}{paths:>7}" + "".join(f"{cell:>14}" for cell in others)


def markdown_line(cells: list[str]) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Measures, prints, draws."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="lengths up to 16 only")
    parser.add_argument("--auto", action="store_true", help="only the automatic sequence, no stage switched off")
    parser.add_argument("--only", default="", help="one row of programs, by its name")
    parser.add_argument("--limit", type=float, default=120.0, help="seconds for each check, by the clock")
    parser.add_argument("--svg", type=Path, help="where to draw the growth")
    parser.add_argument("--markdown", action="store_true", help="a table for docs/solvers.md")
    options = parser.parse_args()
    print(f"{platform.machine()}, Python {platform.python_version()}, seconds of the processor\n")
    setups = {"auto": USUAL} if options.auto else SETUPS
    line = markdown_line if options.markdown else text_line
    print(line(["program", "length", "paper", "paths", *setups]), flush=True)
    if options.markdown:
        print(line(["---"] * (4 + len(setups))))
    usual: dict[Instance, Measured] = {}
    growth: dict[str, dict[int, float]] = {}
    for instance in instances(options.quick):
        if options.only and instance.family != options.only:
            continue
        cells = []
        for name, configuration in setups.items():
            found = measure(instance, configuration, options.limit)
            cells.append(found.cell(instance.expected))
            if name == "auto":
                usual[instance] = found
                growth.setdefault(instance.family, {})[instance.size] = found.seconds
            if instance.paper is not None:
                growth.setdefault(f"{instance.family} (paper)", {})[instance.size] = instance.paper
        paper = "" if instance.paper is None else f"{instance.paper:g}"
        paths = usual[instance].result.statistics.paths
        print(line([instance.family, str(instance.size), paper, str(paths), *cells]), flush=True)
    for instance, found in usual.items():
        for finding in found.result.findings[:1]:
            if instance.size <= 8:
                print(f"\n{instance.family} {instance.size}: {finding.call}")
    if options.svg is not None:
        options.svg.write_text(
            growth_svg({name: row for name, row in growth.items() if len(row) > 1}), encoding="utf-8"
        )
    missed = list(misses(usual))
    print("\n" + ("\n".join(missed) if missed else "all targets are reached"))
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
