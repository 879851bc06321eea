"""Whether every way to check a method says the same: `python benchmarks/agreement.py [--programs DIR] [--generated N]`.

Every method is explored completely within small bounds: as usual, then with each strategy, search order, pruning,
solver configuration and level of term simplification alone, and with some together. All must find the same violations
and, for one strategy, the same numbers of paths; the input of every path is run in the interpreter and must end as the
path does. Of generated programs all small inputs are run, too: what one of them breaks must be found.

Exit code 1 on disagreement. Methods that take too long count as unknown. What is checked at the moment is told on the
standard error.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from oxpecker.api.loading import ProgramErrors, load, load_sources  # noqa: E402
from oxpecker.engine import Bounds  # noqa: E402
from oxpecker.oox import typed  # noqa: E402
from oxpecker.oox.source import Source  # noqa: E402
from tests.engine.generated.agreement import (  # noqa: E402
    BOUNDS,
    Outcome,
    Place,
    Setup,
    check,
    difference,
    missed,
    setups,
    violations,
)
from tests.engine.generated.programs import random_program  # noqa: E402


@dataclass(frozen=True, slots=True)
class Subject:
    """A method to check; `small` says whether all its small inputs are to be run."""

    name: str
    program: typed.Program
    method: typed.Method
    bounds: Bounds
    small: bool


@dataclass(slots=True)
class Row:
    """What a setup said about all subjects."""

    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def take(self, verdict: str, outcome: Outcome) -> None:
        """One subject more."""
        self.counts[verdict] += 1
        self.seconds += outcome.seconds


def stored(folder: Path) -> Iterator[Subject]:
    """Every method of every program without errors in a folder, OOX first, then Java."""
    for file in (*sorted(folder.rglob("*.oox")), *sorted(folder.rglob("*.java"))):
        try:
            loaded = load(file)
        except ProgramErrors:
            continue
        for method in loaded.methods_to_check():
            name = f"{file.relative_to(folder)} {method.info}"
            yield Subject(name, loaded.program, method, replace(BOUNDS, decisions=100, array=3), small=False)


def generated(count: int, seed: int) -> Iterator[Subject]:
    """Programs that are made up."""
    for number in range(seed, seed + count):
        made = random_program(number)
        program = load_sources([Source(f"{number}.oox", made.text)]).program
        (method,) = program.find_methods(made.method)
        yield Subject(f"seed {number}", program, method, BOUNDS, small=True)


def judge(usual: Outcome, other: Outcome, setup: Setup, broken: dict[Place, str]) -> str:
    """What is wrong about an outcome; empty if nothing is."""
    if other.defect:
        return other.defect
    return next(missed(broken, other), "") or difference(usual, other, setup)


def compare(subject: Subject, chosen: tuple[Setup, ...], seconds: float, table: dict[str, Row]) -> None:
    """Checks one subject in every setup."""
    broken = violations(subject.program, subject.method) if subject.small else {}
    usual: Outcome | None = None
    for setup in chosen:
        row = table.setdefault(str(setup), Row())
        if usual is not None and usual.unknown and not broken:
            row.take("unknown", Outcome())  # there is nothing to agree with
            continue
        outcome = check(subject.program, subject.method, setup, seconds, subject.bounds)
        usual = usual or outcome
        problem = judge(usual, outcome, setup, broken)
        if problem:
            print(f"{subject.name}, {setup}: {problem}", flush=True)
        row.take("disagree" if problem else "unknown" if outcome.unknown else "agree", outcome)


def main() -> int:
    """Print the disagreements as they are met, then the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=Path, metavar="DIR", help="default: tests/programs, unless --generated")
    parser.add_argument("--generated", type=int, default=0, metavar="N", help="how many programs to make up")
    parser.add_argument("--seed", type=int, default=0, help="of the first of them")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each exploration")
    parser.add_argument("--only", default="", help="setups whose name contains this, beside the usual one")
    options = parser.parse_args()
    chosen = tuple(s for s in setups() if s.axis == "usual" or options.only in str(s))
    table: dict[str, Row] = {}
    subjects: list[Iterator[Subject]] = []
    if options.programs is not None or not options.generated:
        subjects.append(stored(options.programs or ROOT / "tests/programs"))
    subjects.append(generated(options.generated, options.seed))
    for each in subjects:
        for number, subject in enumerate(each, 1):
            print(f"{number}: {subject.name}", file=sys.stderr, flush=True)
            compare(subject, chosen, options.seconds, table)
    print(f"\n{'':44}{'agree':>9}{'disagree':>9}{'unknown':>9}{'seconds':>9}")
    for name, row in table.items():
        cells = "".join(f"{row.counts[kind]:>9}" for kind in ("agree", "disagree", "unknown"))
        print(f"{name:44}{cells}{row.seconds:>9.1f}")
    return 1 if any(row.counts["disagree"] for row in table.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
