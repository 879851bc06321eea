"""What checks cost, in numbers that do not depend on the machine: paths, forks, steps, questions to solvers.

    python benchmarks/costs.py                        # compares with the figures in benchmarks/costs.json
    python benchmarks/costs.py --write                # makes the figures of today the ones to compare with
    python benchmarks/costs.py --seconds --save FILE  # times, too: the best of three runs
    python benchmarks/costs.py --compare OLD NEW      # two such files

A count that changes is a change of the product: say why in the commit that writes the new figures. Times are compared
as ratios, and only differences larger than the noise of the three runs are shown. The exit code is 1 if a count
differs, or a time by more than the noise and a tenth. Questions to solvers depend on the version of Z3, and are
compared for the same one alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

import oxpecker

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "benchmarks" / "costs.json"

PROGRAMS: Mapping[str, Mapping[str, Any]] = {
    "examples/Abs.java": {},
    "examples/Ring.java": {},
    "examples/SortedList.java": {},
    "examples/Stack.java": {},
    "examples/account.oox": {},
    "examples/bubble_sort.oox": {"array": 3},
    "examples/contracts.oox": {},
    "examples/philosophers.oox": {},
    "examples/recursion.oox": {},
    "examples/transfer.oox": {},
}
"""Small programs of each kind, with their bounds."""

COUNTS = ("paths", "forks", "steps")
OF_SOLVERS = ("solver_calls",)
RUNS = 3
SLOWER = 1.1
"""The ratio of two times from which on a difference counts, beyond the noise of the runs."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Costs:
    """The costs of all methods, by their names."""

    solver: str
    rows: Mapping[str, Row]

    def text(self) -> str:
        """As it is stored, a line for each method."""
        lines = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in sorted(self.rows.items())]
        return f'{{\n  "z3": {json.dumps(self.solver)},\n  "methods": {{\n' + ",\n".join(lines) + "\n  }\n}\n"


def read(file: Path) -> Costs:
    """Stored costs."""
    data = json.loads(file.read_text("utf-8"))
    return Costs(data["z3"], data["methods"])


def measured(times: bool = False) -> Costs:
    """The costs of today."""
    runs = [dict(_rows(times)) for _ in range(RUNS if times else 1)]
    rows = runs[0]
    if times:
        for name, row in rows.items():
            seconds = sorted(run[name]["seconds"] for run in runs)
            row["seconds"], row["noise"] = seconds[0], round(seconds[-1] - seconds[0], 4)
    return Costs(version("z3-solver"), rows)


def _rows(times: bool) -> Iterator[tuple[str, Row]]:
    for file, bounds in PROGRAMS.items():
        program = ROOT / file
        begun = process_time()
        for result in oxpecker.check(program, time=600, **bounds).results:
            data = result.statistics.data()
            row: Row = {"verdict": str(result.verdict), **{key: data[key] for key in COUNTS}}
            row |= {key: data.get(key, 0) for key in OF_SOLVERS}
            if times:
                row["seconds"] = round(process_time() - begun, 4)
            yield f"{file}: {result.method}", row
            begun = process_time()


def differences(old: Costs, new: Costs) -> Iterator[str]:
    """What differs, a line for each."""
    for name in sorted(old.rows.keys() | new.rows.keys()):
        if name not in old.rows or name not in new.rows:
            yield f"{name}: {'is new' if name not in old.rows else 'is gone'}"
            continue
        before, after = old.rows[name], new.rows[name]
        for key in ("verdict", *COUNTS, *(OF_SOLVERS if old.solver == new.solver else ())):
            if before[key] != after[key]:
                yield f"{name}: {key} {before[key]} -> {after[key]}"
        yield from _slower(name, before, after)


def _slower(name: str, before: Row, after: Row) -> Iterator[str]:
    if "seconds" not in before or "seconds" not in after:
        return
    first, second = before["seconds"], after["seconds"]
    low, high = sorted((first, second))
    if high - low > before["noise"] + after["noise"] and high > SLOWER * low:
        ratio = second / first if first else float("inf")
        noise = f"noise {before['noise']:.3f} and {after['noise']:.3f} s"
        yield f"{name}: {first:.3f} s -> {second:.3f} s, {ratio:.2f} times ({noise})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="store the counts of today")
    parser.add_argument("--seconds", action="store_true", help="measure times, too")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write what is measured to a file")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("OLD", "NEW"), help="compare two files")
    given = parser.parse_args()
    if given.compare:
        old, new = map(read, given.compare)
    else:
        old, new = read(STORED) if STORED.exists() else Costs("", {}), measured(given.seconds)
    for file in [*([STORED] if given.write else []), *([given.save] if given.save else [])]:
        file.write_text(new.text(), "utf-8")
    found = list(differences(old, new))
    print("\n".join(found) or f"{len(new.rows)} methods cost what they did")
    return 1 if found and not given.write else 0


if __name__ == "__main__":
    sys.exit(main())
