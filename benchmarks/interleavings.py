"""Whether no interleaving that matters is left out: `python benchmarks/interleavings.py [--agreement N] [--seed S]`.

Small random programs with threads are run in the interpreter with every schedule. The engine must end its paths in the
same ways with each reduction, and every path must end in the interpreter as it does in the engine. Of programs without
specifications that look at the heap the Mazurkiewicz traces are counted by brute force: `optimal` must explore as many.
Programs whose threads are the first to look at their inputs are run on some of all small inputs.

Under the Java memory model, the programs are run with every schedule and every write that reads may see. Programs
without data races must end in the same ways under both memory models.

Exit code 1 on disagreement. Programs with too many schedules, or that take too long, count as unknown.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.engine.interleavings.agreement import disagreements, miscounts  # noqa: E402
from tests.engine.interleavings.lazy_programs import lazy_threads  # noqa: E402
from tests.engine.interleavings.programs import (  # noqa: E402
    Threaded,
    gated_threads,
    interrupted_threads,
    permitted_threads,
    polling_threads,
    random_threads,
    spinning_threads,
)
from tests.engine.interleavings.weak import unlawful, weak_disagreements  # noqa: E402

Judge = Callable[[Threaded, float, int], Iterator[str]]


KINDS: dict[str, tuple[Callable[[int], Threaded], Judge]] = {
    "ways to end": (random_threads, disagreements),
    "inputs found late": (lazy_threads, disagreements),
    "gates": (gated_threads, disagreements),
    "semaphores": (permitted_threads, disagreements),
    "spinning": (spinning_threads, disagreements),
    "spinning on two": (polling_threads, disagreements),
    "interrupted waits": (interrupted_threads, disagreements),
    "Java memory model": (random_threads, weak_disagreements),
    "same without races": (random_threads, lambda made, seconds, _most: unlawful(made, seconds)),
    "number of traces": (lambda seed: random_threads(seed, counted=True), miscounts),
}


def compare(seed: int, kind: str, seconds: float, most: int) -> str:
    """Judges one program; what is wrong is printed with its text."""
    make, judge = KINDS[kind]
    made = make(seed)
    said = list(judge(made, seconds, most))
    wrong = [problem for problem in said if not problem.startswith("?")]
    if wrong:
        print(f"seed {seed}:", *wrong, made.text, sep="\n", flush=True)
    return "disagree" if wrong else "unknown" if said else "agree"


def main() -> int:
    """Print the disagreements as they are met, then the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--agreement", type=int, default=200, metavar="N", help="how many programs of each kind")
    parser.add_argument("--seed", type=int, default=0, help="of the first of them")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each exploration")
    parser.add_argument("--runs", type=int, default=2000, help="most runs in the interpreter for each input")
    parser.add_argument("--only", choices=list(KINDS), action="append", help="of this kind; by default all")
    options = parser.parse_args()
    table: dict[str, Counter[str]] = {kind: Counter() for kind in options.only or KINDS}
    for seed in range(options.seed, options.seed + options.agreement):
        for kind, row in table.items():
            row[compare(seed, kind, options.seconds, options.runs)] += 1
    print(f"{'':20}{'agree':>9}{'disagree':>9}{'unknown':>9}")
    for name, row in table.items():
        print(f"{name:20}" + "".join(f"{row[kind]:>9}" for kind in ("agree", "disagree", "unknown")))
    return 1 if any(row["disagree"] for row in table.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
