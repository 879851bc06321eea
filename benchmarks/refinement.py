"""Refinement against inlining: the properties of `examples/refinement` at growing bounds, beside the thesis's table.

    python benchmarks/refinement.py                        # the table
    python benchmarks/refinement.py --only reschedule --seconds 60
    python benchmarks/refinement.py --only keys --start 6      # from bounds of six objects

For each property the bounds grow (objects per class, bits of integers, unrollings) until inlining takes longer than the
limit. The row shows the largest bounds that inlining finishes; verdicts must agree. `frames` is refinement that begins
with frames alone and never looks into summaries (the thesis's Table 7.5). Times are of the processor.
"""

from __future__ import annotations

import argparse
import resource
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "refinement"

BOUNDS = (
    (2, 3, 2),
    (3, 4, 3),
    (4, 4, 4),
    (5, 4, 5),
    (6, 5, 6),
    (7, 5, 7),
    (8, 5, 8),
    (9, 5, 9),
    (12, 5, 12),
    (16, 5, 16),
    (20, 5, 20),
    (28, 6, 28),
    (40, 6, 40),
    (56, 7, 56),
    (80, 7, 80),
)

PROPERTIES = (
    ("scheduler", "Scheduler.reschedule", "keys", "partial"),
    ("scheduler", "Scheduler.reschedule", "calendars", "partial"),
    ("scheduler", "Scheduler.reschedule", "durable", "partial"),
    ("scheduler", "Scheduler.resume", "jobs", "partial"),
    ("scheduler", "Scheduler.storeCalendar", "calendars", "partial"),
    ("scheduler", "Scheduler.store", "stored", "partial"),
    ("linked_list", "LinkedList.moveToFront", "weights", "partial"),
    ("linked_list", "LinkedList.moveToFront", "headers", "partial"),
    ("linked_list", "LinkedList.heavier", "others", "partial"),
    ("linked_list", "LinkedList.remove", "shrinks", "full"),
    ("graph", "Graph.connect", "ends", "partial"),
    ("graph", "Graph.spanningForest", "structure", "partial"),
    ("graph", "Graph.spanningForest", "costs", "partial"),
    ("topological_sort", "Graph.topologicalSort", "permutation", "partial"),
    ("topological_sort", "Graph.topologicalSort", "order", "full"),
)

THESIS = """
The thesis (Table 7.3, Pentium 4 at 1.8 GHz):
  procedure       property                         objs/unrolls  inline s  Karun s  refs  speed-up
  scheduleJob     returns valid date               3/3               >900       11     5       >82
  addEdge         others unchanged                 4/4                110       46     0       2.4
  removeEdge      edge removed                     4/4                271       13     4      20.8
  minSpanTree     subgraph                         5/5               >900       36     0       >25
  resumeJobGrp    others not resumed               3/2               >900      115    49        >8
  storeCalendar   triggers updated                 4/2               >900       65    45       >14
  removeCalendar  calendar removed if not in use   5/5                 46       95     5       0.5
  retrieveJob     correct job returned             7/1                 64      166    19       0.4
  getJobGrpNames  correct groups returned          7/7                621     >900     -      <0.7
"""


@dataclass(frozen=True)
class Measured:
    """What one check took; no verdict when it was stopped."""

    verdict: str
    seconds: float
    refinements: int


def check(file: str, method: str, label: str, bounds: tuple[int, int, int], how: str) -> Measured:
    """Checks one property once, by inlining (`inline`), by refinement (`refine`) or from frames alone (`frames`)."""
    from oxpecker.api.loading import choose_method, load
    from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method, properties_in

    path = EXAMPLES / f"{file}.oox"
    loaded = load(path)
    chosen = choose_method(loaded, method)
    stated = properties_in(loaded.sources[str(path)], loaded.methods_to_check())[chosen.info.key]
    engine = Engine.INLINE if how == "inline" else Engine.REFINE
    options = RefinementOptions(engine, Limits(*bounds), extracts=how == "refine", patient=how == "frames")
    begun = process_time()
    result = check_method(loaded.program, chosen, options, [p for p in stated if p.label == label], loaded.sources)
    refinements = int(result.statistics.solver["refinements"])
    return Measured(str(result.verdict), process_time() - begun, refinements)


def _worker(pipe: Connection, seconds: float, arguments: tuple[str, str, str, tuple[int, int, int], str]) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 2, int(seconds) + 3))
    pipe.send(check(*arguments))


def limited(seconds: float, *arguments: object) -> Measured | None:
    """The same in a process of its own, which may use the processor for some time."""
    context = get_context("spawn")
    mine, theirs = context.Pipe()
    process = context.Process(target=_worker, args=(theirs, seconds, arguments))
    process.start()
    theirs.close()
    try:
        found: Measured = mine.recv()
        return found
    except EOFError:
        return None
    finally:
        process.join()


def row(case: tuple[str, str, str, str], seconds: float, start: int) -> str:
    """One line of the table: the largest bounds at which inlining ends in time, from `start` objects on."""
    file, method, label, kind = case
    best: tuple[tuple[int, int, int], Measured] | None = None
    for bounds in (each for each in BOUNDS if each[0] >= start):
        found = limited(seconds, file, method, label, bounds, "inline")
        if found is None:
            break
        best = bounds, found
        if found.seconds > seconds / 3:
            break
    if best is None:
        return f"{method:26} {label:12} {kind:8} inlining does not finish at the first bounds"
    bounds, inlined = best
    shown = "/".join(map(str, bounds))
    line = f"{method:26} {label:12} {kind:8} {shown:8} {inlined.seconds:8.2f}"
    for how in ("refine", "frames"):
        found = limited(seconds * 2, file, method, label, bounds, how)
        if found is None:
            line += f" {'> ' + str(seconds * 2):>8} {'-':>5} {'-':>8}"
            continue
        line += f" {found.seconds:8.2f} {found.refinements:5} {inlined.seconds / max(found.seconds, 1e-3):8.1f}"
        if found.verdict != inlined.verdict:
            line += f"  VERDICTS DIFFER: {inlined.verdict}, {found.verdict}"
    return line


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="rows whose method and property contain this")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long inlining may take")
    parser.add_argument("--start", type=int, default=0, help="objects of the first bounds that are tried")
    options = parser.parse_args()
    head = f"{'method':26} {'property':12} {'kind':8} {'o/w/u':8} {'inline s':>8}"
    print(f"{head} {'refine s':>8} {'refs':>5} speed-up {'frames s':>8} {'refs':>5} speed-up")
    for case in PROPERTIES:
        if options.only in f"{case[1]} {case[2]}":
            print(row(case, options.seconds, options.start), flush=True)
    print(THESIS)


if __name__ == "__main__":
    main()
