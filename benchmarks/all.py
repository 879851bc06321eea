"""The experiments of the five documents behind Oxpecker, one after the other, with the published figures beside ours.

    python benchmarks/all.py --quick            # a sample of each, some minutes
    python benchmarks/all.py --full             # everything, hours; it continues where an earlier run was stopped
    python benchmarks/all.py --quick --only koppier
    python benchmarks/all.py --quick --page docs/results.md

Each experiment is a script of its own, which can be run alone. What it prints is kept in `.cache/results` for the
commit and the mode, and not measured twice; `--again` does. Times are of the processor, so that other work on the
machine changes little. The exit code is 1 if an experiment missed a target, or failed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
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
class Standing:
    """How our figures stand beside the printed ones, and why."""

    better: str
    equal: str
    worse: str


@dataclass(frozen=True, slots=True)
class Experiment:
    """A command, and what it reproduces."""

    name: str
    title: str
    command: tuple[str, ...]
    standing: Standing
    quick: tuple[str, ...] = ()
    full: tuple[str, ...] = ()

    def arguments(self, mode: Mode) -> tuple[str, ...]:
        """The command without Python."""
        return self.command + (self.quick if mode is Mode.QUICK else self.full)


EXPERIMENTS = (
    Experiment(
        "koppier",
        "OOX (Koppier 2020): EXP-1 to EXP-8",
        ("benchmarks/koppier_tables.py",),
        Standing(
            "Seconds, and how little they grow: a state carries a model of its path condition, which decides one side "
            "of each branch without a question. Lists of depth 200 and more end in time. Many mutants of merge sort "
            "that table B.3 calls valid are not: runs on small arrays fail.",
            "Verdicts about bubble sort, lists and philosophers, and about all but one of the mutants of merge sort "
            "that table B.3 calls invalid.",
            "Caching saves nothing here: what it would answer is decided before.",
        ),
        quick=("--sample", "12"),
    ),
    Experiment(
        "smid",
        "Jip (Smid 2023): tables 4.4 to 4.14, one heuristic after the other",
        ("benchmarks/smid_tables.py",),
        Standing(
            "Fibonacci is solved without pruning: intervals leave two questions.",
            "The order of the heuristics. Without any, the larger tasks are not solved in time; evaluation saves most; "
            "the cache answers many questions; its normal form finds hardly one more.",
            "Bubble sort without pruning, which intervals alone do not decide. Tables 4.15 and 4.16 need the tasks of "
            "SV-COMP: `oxpecker svcomp FOLDER`.",
        ),
        full=("--seconds", "100"),
    ),
    Experiment(
        "kiasan",
        "Kiasan and KUnit (Deng 2007): tables 9.1 to 9.9",
        ("benchmarks/kiasan_tables.py",),
        Standing(
            "Seconds: processors are faster, and a step of ours is larger than a bytecode.",
            "435 of the 546 path counts; [all rows](kiasan-results.md).",
            "111 counts differ, each with an explanation that predicts our number.",
        ),
        quick=("--only", "BinarySearchTree", "--most-k", "2", "--again"),
    ),
    Experiment(
        "cpbpv",
        "CPBPV (Collavizza, Rueher, Van Hentenryck 2010): tables 1 to 6",
        ("benchmarks/cpbpv/run.py",),
        Standing(
            "Binary search, bubble sort and the sums: merged paths, and contradictions found without search.",
            "The verdicts, and the counterexamples.",
            "Small wrong programs: the paper finds these counterexamples in 0.03 to 0.06 s, and we need about 0.1 s. "
            "Selection sort without merging grows like the number of permutations.",
        ),
        quick=("--quick", "--auto"),
    ),
    Experiment(
        "karun",
        "Karun (Taghdiri 2008): tables 7.1 to 7.5",
        ("benchmarks/karun_tables.py",),
        Standing(
            "Seconds, and refinements: a frame is often enough for a call, and summaries are taken in only where a "
            "counterexample needs them.",
            "The verdicts about properties that both check.",
            "Rows about methods of Quartz that our examples do not have are absent.",
        ),
        quick=("--table", "7.1", "--table", "7.2", "--table", "7.4", "--seconds", "20"),
    ),
    Experiment(
        "bugs",
        "seeded bugs, found without contracts",
        ("benchmarks/findings.py",),
        Standing("No figures are printed.", "", "A bug stays unfound if it looks like intended behaviour."),
        quick=("--only", "crash", "--limit", "4"),
    ),
    Experiment(
        "peers",
        "seeded bugs, found by other tools",
        ("benchmarks/peers/run.py",),
        Standing(
            "Failures that depend on values: indices, divisors, states of objects, loops that never end, contracts.",
            "References that may be null by their annotations, and calls that pass null.",
            "Seconds: tools that look for patterns read all programs at once. Wrong results without a failure, such as "
            "boxed numbers compared by reference, which a pattern can tell.",
        ),
        full=("--measure",),
    ),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an experiment printed."""

    text: str
    code: int
    seconds: float
    """Of the processor."""


def outcome(experiment: Experiment, mode: Mode, again: bool) -> Outcome:
    """The outcome of an experiment, kept or new."""
    file = KEPT / f"{experiment.name}-{mode}-{commit()}.json"
    if file.exists() and not again:
        return Outcome(**json.loads(file.read_text("utf-8")))
    begun = _processor_seconds()
    command = [sys.executable, *experiment.arguments(mode)]
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    found = Outcome(run.stdout, run.returncode, round(_processor_seconds() - begun, 1))
    KEPT.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(found)), "utf-8")
    return found


def _processor_seconds() -> float:
    """What the processes that have ended took."""
    spent = os.times()
    return spent.children_user + spent.children_system


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
    yield ""
    yield "Our seconds are of the processor: other work on the machine hardly changes them. The printed ones are of the"
    yield "clock, on machines of their time. So compare verdicts, counts and growth rather than seconds."
    yield ""
    about = "; ".join(f"{key} {value}" for key, value in machine().items() if key != "load")
    yield f"Measured at commit `{commit()}` on this machine: {about}."
    yield "\n## In short\n"
    yield "| experiment | better | equal | worse, or absent |"
    yield "|---|---|---|---|"
    for experiment, _ in outcomes:
        standing = experiment.standing
        yield f"| {experiment.title} | {standing.better} | {standing.equal} | {standing.worse} |"
    for experiment, found in outcomes:
        yield f"\n## {experiment.title}\n"
        yield f"`python {' '.join(experiment.arguments(mode))}`, {found.seconds:.0f} s of the processor:\n"
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
