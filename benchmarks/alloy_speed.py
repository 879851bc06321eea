"""How fast hard commands are beside Alloy: `python benchmarks/alloy_speed.py --jar ALLOY.jar`.

Runs every command of the modules in `alloy_speed/` here and in Alloy, with each SAT solver, and prints the seconds of
translation and solving. Every instance found is also written as XML, and Alloy must be able to open it. The jar is
`org.alloytools.alloy.dist` of Maven Central; without it or a JDK, only our own figures are printed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from oxpecker.relational import SolverName
from oxpecker.relational.alloy import parse_module

MODULES = Path(__file__).parent / "alloy_speed"
DRIVER = MODULES / "Speed.java"
ALLOY_SOLVERS = ("minisat", "glucose")


@dataclass(frozen=True, slots=True)
class Time:
    """An answer, and the seconds of translation and solving; None if there was none in time."""

    answer: str
    translation: float | None = None
    solving: float | None = None

    def __str__(self) -> str:
        if self.translation is None or self.solving is None:
            return f"{self.answer:>8} {'':>13}"
        return f"{self.answer:>8} {self.translation:6.2f} {self.solving:6.2f}"


def ours(file: Path, solver: SolverName, seconds: float, xml: Path) -> list[Time]:
    """Our answers to the commands of a module."""
    call = [sys.executable, "-m", "oxpecker", "relational", str(file), "--format", "json", "--solver", solver.value]
    call += ["--command-time", str(seconds), "--xml", str(xml / f"{file.stem}.xml")]
    done = subprocess.run(call, capture_output=True, text=True)
    found = []
    for each in json.loads(done.stdout)["commands"]:
        statistics = each["statistics"]
        times = statistics["translation_seconds"], statistics["solver_seconds"]
        known = "error" if each["error"] else "sat" if each["found"] else "unsat"
        found.append(Time("-") if each["reason"] else Time(known, *times))
    return found


def theirs(jar: Path, file: Path, number: int, solver: str, seconds: float) -> Time:
    """Alloy's answer to a command."""
    call = ["java", "-cp", str(jar), str(DRIVER), "solve", solver, str(file), str(number)]
    try:
        done = subprocess.run(call, capture_output=True, text=True, timeout=seconds + 10)  # Java takes a while to start
    except subprocess.TimeoutExpired:
        return Time("-")
    for line in done.stdout.splitlines():  # a native solver may print, too
        if line.count("\t") == 2:
            answer, translation, solving = line.split("\t")
            return Time(answer, float(translation), float(solving))
    return Time("error")


def opened(jar: Path, xml: Path) -> str:
    """Whether Alloy opens the instances that were written."""
    files = sorted(xml.glob("*.xml"))
    call = ["java", "-cp", str(jar), str(DRIVER), "read", *map(str, files)]
    done = subprocess.run(call, capture_output=True, text=True)
    count = sum(line.count("\t") == 2 for line in done.stdout.splitlines())
    return f"Alloy opens {count} of {len(files)} instances in XML"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jar", type=Path, help="Alloy's jar")
    parser.add_argument("--seconds", type=float, default=60.0, help="time limit of each command")
    parser.add_argument("--only", default="", help="only modules whose name contains this text")
    options = parser.parse_args()
    jar = options.jar if options.jar is not None and shutil.which("java") else None
    if jar is None:
        print("no jar of Alloy, or no JDK: only our own figures")
    solvers = [*(f"ours {name.value}" for name in SolverName), *(f"Alloy {name}" for name in ALLOY_SOLVERS if jar)]
    print(f"{'':30}" + "".join(f"{name:>24}" for name in solvers))
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for file in sorted(each for each in MODULES.glob("*.als") if options.only in each.stem):
            columns = [ours(file, name, options.seconds, Path(folder)) for name in SolverName]
            for number, command in enumerate(parse_module(str(file), file.read_text("utf-8")).commands):
                times = [column[number] for column in columns]
                if jar is not None:
                    times += [theirs(jar, file, number, name, options.seconds) for name in ALLOY_SOLVERS]
                failed += len({each.answer for each in times} - {"-"}) > 1
                print(
                    f"{f'{file.stem} {number + 1} {command.name}':30}" + "".join(f"  {each}" for each in times),
                    flush=True,
                )
        if jar is not None:
            print(opened(jar, Path(folder)))
    print("all answers agree" if not failed else f"{failed} answers differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
