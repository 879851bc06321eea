"""The experiments of the five documents behind Oxpecker, one after the other, with the published figures beside ours.

    python benchmarks/all.py --quick            # a sample of each, some minutes
    python benchmarks/all.py --full             # everything, hours; it continues where an earlier run was stopped
    python benchmarks/all.py --quick --only koppier
    python benchmarks/all.py --quick --page docs/results.md

Each experiment is a script of its own, which can be run alone. What it prints is kept in `.cache/results` for the
commit and the mode, and not measured twice; `--again` does. Measure on an idle machine. The exit code is 1 if an
experiment missed a target, or failed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.engine import machine  # noqa: E402

KEPT = ROOT / ".cache" / "results"


class Mode(StrEnum):
    """How much of each experiment is run."""

    QUICK = "quick"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Experiment:
    """A command, and what it reproduces."""

    name: str
    title: str
    command: tuple[str, ...]
    quick: tuple[str, ...] = ()
    full: tuple[str, ...] = ()

    def arguments(self, mode: Mode) -> tuple[str, ...]:
        """The command without Python."""
        return self.command + (self.quick if mode is Mode.QUICK else self.full)


_ABLATED = ("examples/bubble_sort.oox", "examples/transfer.oox", "tests/programs/theses/linked_list_membership.oox")

EXPERIMENTS = (
    Experiment(
        "koppier",
        "OOX (Koppier 2020): EXP-1 to EXP-8",
        ("benchmarks/koppier_tables.py",),
        quick=("--sample", "12"),
    ),
    Experiment(
        "smid",
        "Jip (Smid 2023): each heuristic switched off or exchanged",
        ("-m", "oxpecker", "ablate", *_ABLATED),
        quick=("--axis", "evaluation", "--axis", "intervals", "--axis", "pruning", "--axis", "cache"),
        full=("--grid",),
    ),
    Experiment(
        "kiasan",
        "Kiasan and KUnit (Deng 2007): tables 9.1 to 9.9",
        ("benchmarks/kiasan_tables.py",),
        quick=("--only", "BinarySearchTree", "--most-k", "2"),
    ),
    Experiment(
        "cpbpv",
        "CPBPV (Collavizza, Rueher, Van Hentenryck 2010): tables 1 to 6",
        ("benchmarks/cpbpv/run.py",),
        quick=("--quick", "--auto"),
    ),
    Experiment(
        "karun",
        "Karun (Taghdiri 2008): tables 7.1 to 7.5",
        ("benchmarks/karun_tables.py",),
        quick=("--table", "7.1", "--seconds", "60"),
    ),
    Experiment(
        "bugs",
        "seeded bugs, found without contracts",
        ("benchmarks/findings.py",),
        quick=("--only", "crash", "--limit", "4"),
    ),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an experiment printed."""

    text: str
    code: int
    seconds: float


def outcome(experiment: Experiment, mode: Mode, again: bool) -> Outcome:
    """The outcome of an experiment, kept or new."""
    file = KEPT / f"{experiment.name}-{mode}-{commit()}.json"
    if file.exists() and not again:
        return Outcome(**json.loads(file.read_text("utf-8")))
    begun = time.monotonic()
    command = [sys.executable, *experiment.arguments(mode)]
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    found = Outcome(run.stdout, run.returncode, round(time.monotonic() - begun, 1))
    KEPT.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(found)), "utf-8")
    return found


def commit() -> str:
    """The commit that is measured; changes that are not committed make it another one."""
    command = ["git", "describe", "--always", "--dirty"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.strip() or "unknown"


def page(mode: Mode, outcomes: Sequence[tuple[Experiment, Outcome]]) -> Iterator[str]:
    """The outcomes as a page, line by line."""
    yield "# Published figures beside ours"
    yield ""
    yield "The documents behind Oxpecker print figures. This page repeats their experiments, each with one command."
    yield f"`python benchmarks/all.py --{mode} --page docs/results.md` writes it; `--full` leaves nothing out."
    yield "The documents measured on machines of their time, so compare verdicts and growth rather than seconds."
    yield ""
    about = "; ".join(f"{key} {value}" for key, value in machine().items() if key != "load")
    yield f"Measured at commit `{commit()}` on this machine: {about}."
    for experiment, found in outcomes:
        yield f"\n## {experiment.title}\n"
        yield f"`python {' '.join(experiment.arguments(mode))}`, {found.seconds:.0f} s:\n"
        yield "```text"
        yield found.text.rstrip()
        yield "```"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_mutually_exclusive_group(required=True)
    for each in Mode:
        modes.add_argument(f"--{each}", dest="mode", action="store_const", const=each)
    parser.add_argument("--only", choices=[each.name for each in EXPERIMENTS], action="append", help="one experiment")
    parser.add_argument("--again", action="store_true", help="measure what is kept, too")
    parser.add_argument("--page", type=Path, help="a page to write")
    given = parser.parse_args()
    outcomes = []
    for experiment in EXPERIMENTS:
        if given.only is None or experiment.name in given.only:
            print(f"{experiment.title}\n  python {' '.join(experiment.arguments(given.mode))}", flush=True)
            found = outcome(experiment, given.mode, given.again)
            print(f"{found.text}  exit code {found.code}, {found.seconds:.0f} s\n", flush=True)
            outcomes.append((experiment, found))
    if given.page is not None:
        given.page.write_text("\n".join(page(given.mode, outcomes)) + "\n", "utf-8")
    return 1 if any(found.code for _, found in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
