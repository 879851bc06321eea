"""The automatic sequence beside fixed ones: `python benchmarks/cpbpv/sequences.py [--kind KIND] [--limit SECONDS]`.

The best fixed sequence differs from program to program. On each, `auto` may take 1.3 times as long as the best, and
three tenths of a second more. Times are seconds of the processor; the libraries are loaded before. Exit code 1 when a
target is missed.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from benchmarks.cpbpv.kinds import PROGRAMS, Program  # noqa: E402
from benchmarks.cpbpv.run import Measured, checked  # noqa: E402
from oxpecker.engine import Bounds  # noqa: E402
from oxpecker.solver import SolverConfiguration, StageName  # noqa: E402

FACTOR, SECONDS = 1.3, 0.3
FIXED = {
    "smt": (StageName.SMT,),
    "differences": (StageName.DIFFERENCES, StageName.SMT),
    "lp": (StageName.LP, StageName.SMT),
    "cp": (StageName.CP, StageName.SMT),
    "local": (StageName.LOCAL, StageName.SMT),
}


def measure(program: Program, stages: tuple[StageName, ...] | None, limit: float) -> Measured:
    """Checks a program with a sequence."""
    configuration = replace(SolverConfiguration(), stages=stages)
    bounds = Bounds(array=program.array, range=1_000, decisions=10_000)
    return checked(program.text, "Main.go", configuration, bounds, limit)


def main() -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", default="", help="one kind of programs")
    parser.add_argument("--limit", type=float, default=30.0, help="seconds for each check, by the clock")
    options = parser.parse_args()
    for stages in FIXED.values():
        measure(PROGRAMS[0], stages, options.limit)  # loads what is loaded once
    print(f"{'kind':14}{'program':32}{'auto':>8}" + "".join(f"{name:>14}" for name in FIXED), flush=True)
    missed = []
    for program in PROGRAMS:
        if options.kind not in ("", program.kind):
            continue
        auto = measure(program, None, options.limit)
        fixed = {name: measure(program, stages, options.limit) for name, stages in FIXED.items()}
        known = [each.seconds for each in fixed.values() if each.result.verdict == program.verdict]
        best = min(known, default=options.limit)
        is_late = auto.seconds > FACTOR * best + SECONDS
        if auto.result.verdict != program.verdict and known:
            missed.append(f"{program.name}: {auto.result.verdict}, not {program.verdict}")
        elif is_late and known:
            missed.append(f"{program.name}: {auto.seconds:.2f} s, the best fixed sequence {best:.2f} s")
        cells = "".join(f"{each.cell(program.verdict):>14}" for each in fixed.values())
        mark = "  MISSED" if is_late and known else ""
        print(f"{program.kind:14}{program.name:32}{auto.cell(program.verdict):>8}{cells}{mark}", flush=True)
    print("\n" + ("\n".join(missed) if missed else "all targets are reached"))
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
