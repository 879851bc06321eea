"""The tables 7.1 to 7.5 of Taghdiri's thesis (Karun), our figures beside the printed ones.

    python benchmarks/karun_tables.py                       # all five
    python benchmarks/karun_tables.py --table 7.3 --seconds 120

The thesis checks Quartz and OpenJGraph; the programs of `examples/refinement` are written anew, with methods and
properties of the same kind, and run at the thesis's bounds (objects of each class / unrollings). A row without such a
method is shown with the printed figures alone. The thesis measured on a Pentium 4 at 1.8 GHz and gave up after 900 s.
Our times are of the processor. A verdict other than `valid within bounds` is shown in place of the time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.refinement import EXAMPLES, Measured, limited  # noqa: E402
from oxpecker.results import Verdict  # noqa: E402

WIDTH = 4
"""Bits of integers; the thesis does not give them."""


@dataclass(frozen=True)
class Row:
    """A row of the thesis: its figures as they are printed, and our method and property of the same kind."""

    procedure: str
    property: str
    bounds: tuple[int, int]
    printed: tuple[str, ...]
    ours: tuple[str, str, str] | None = None
    """File, method and label of the property."""


def scheduler(method: str, label: str) -> tuple[str, str, str]:
    """A property of the program that stands for Quartz."""
    return "scheduler", method, label


def graph(method: str, label: str) -> tuple[str, str, str]:
    """A property of the program that stands for OpenJGraph."""
    return "graph", method, label


def listing(method: str, label: str = "right") -> tuple[str, str, str]:
    """A property of the listings that stand for more of Quartz."""
    return "listings", f"Store.{method}", label


UNUSED = listing("removeCalendar", "removed")
UPDATE, RESUME = scheduler("Trigger.update", "included"), scheduler("Scheduler.resume", "group")
CALENDAR, OTHERS = scheduler("Scheduler.storeCalendar", "calendars"), graph("Graph.connect", "others")
REMOVED, FOREST = graph("Vertex.detach", "shrinks"), graph("Graph.spanningForest", "structure")

QUARTZ = (
    Row("getTriggerNames", "triggers of the group", (5, 3), ("23",), listing("triggerNames")),
    Row("getJobNames", "jobs of the group", (5, 4), ("87",), listing("jobNames")),
    Row("removeCalendar", "removed if not in use", (5, 5), ("95",), UNUSED),
    Row("getTriggersOfJob", "triggers of the job", (4, 4), ("77",), listing("triggersOf")),
    Row("resumeJob", "only jobs of the group", (3, 3), ("55",), RESUME),
    Row("scheduleJob", "a date in the calendar", (3, 3), ("11",), UPDATE),
    Row("storeCalendar", "firing times in calendar", (4, 2), ("65",), CALENDAR),
)
OPENJGRAPH = (
    Row("add(v)", "list empty or unchanged", (4, 4), ("71",), graph("Graph.add", "empty")),
    Row("addEdge(e)", "both ends in graph", (4, 4), ("19",), graph("Graph.connect", "ends")),
    Row("addEdge(v1,v2)", "other lists unchanged", (4, 4), ("46",), OTHERS),
    Row("removeEdge(e)", "only lists of its ends", (4, 4), ("67",), graph("Graph.disconnect", "others")),
    Row("removeEdge(e)", "removed from its lists", (4, 4), ("13",), REMOVED),
    Row("minSpanTree()", "edges of the graph", (5, 5), ("35",), FOREST),
    Row("minSpanTree()", "only vertices with edges", (5, 5), ("154",), graph("Graph.spanningForest", "lists")),
)
INLINING = (
    Row("scheduleJob", "returns valid date", (3, 3), (">900", "11", "5", ">82"), UPDATE),
    Row("addEdge", "others unchanged", (4, 4), ("110", "46", "0", "2.4"), OTHERS),
    Row("removeEdge", "edge removed", (4, 4), ("271", "13", "4", "20.8"), REMOVED),
    Row("minSpanTree", "subgraph", (5, 5), (">900", "36", "0", ">25"), FOREST),
    Row("resumeJobGrp", "others not resumed", (3, 2), (">900", "115", "49", ">8"), RESUME),
    Row("storeCalendar", "triggers updated", (4, 2), (">900", "65", "45", ">14"), CALENDAR),
    Row("removeCalendar", "removed if not in use", (5, 5), ("46", "95", "5", "0.5"), UNUSED),
    Row(
        "retrieveJob",
        "correct job returned",
        (7, 1),
        ("64", "166", "19", "0.4"),
        scheduler("Scheduler.retrieve", "right"),
    ),
    Row("getJobGrpNames", "correct groups returned", (7, 7), ("621", ">900", "-", "<0.7"), listing("jobGroups")),
)
SUMMARIES = (
    Row("containsVertex(v)", "no field changes", (0, 0), ("0.1",), graph("Graph.contains", "")),
    Row("containsEdge(e)", "no field changes", (0, 0), ("0.1",), graph("Vertex.has", "")),
    Row("add(v)", "other lists unchanged", (0, 0), ("0.1",), graph("Graph.add", "")),
    Row("addEdge(e)", "only lists of its ends", (0, 0), ("0.7",), graph("Vertex.attach", "")),
    Row("addEdge(v1,v2)", "only lists of v1 and v2", (0, 0), ("0.8",), graph("Graph.connect", "")),
    Row("removeEdge(e)", "only lists of its ends", (0, 0), ("0.5",), graph("Graph.disconnect", "")),
    Row("remove(v)", "v is not in the graph", (0, 0), ("0.9",), graph("Graph.remove", "")),
    Row("minSpanningTree()", "edges of the graph", (0, 0), ("2.7",), graph("Graph.spanningForest", "")),
)
FRAMES = (
    Row("scheduleJob", "returns valid date", (3, 3), ("189", "12", "11", "5", "17.2"), UPDATE),
    Row("add", "vertex added", (5, 5), ("52", "15", "1", "0", "52"), graph("Graph.add", "kept")),
    Row("addEdge", "other edges unchanged", (4, 4), ("157", "61", "46", "0", "3.4"), OTHERS),
    Row("addEdge", "an edge added", (6, 6), ("30", "5", "1", "0", "30"), graph("Graph.connect", "ends")),
    Row("minSpanTree", "subgraph", (5, 5), ("3272", "64", "36", "0", "90.9"), FOREST),
    Row("getTrigNames", "all names returned", (5, 2), ("8", "3", "7", "1", "1.4"), listing("triggerNames")),
    Row("storeCalendar", "triggers updated", (4, 1), ("38", "47", "22", "31", "1.7"), CALENDAR),
    Row("storeJob", "job is stored", (7, 1), ("399", "65", "149", "12", "2.7"), scheduler("Scheduler.store", "stored")),
)


class Runs:
    """Checks at the bounds of a row, each once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._known: dict[object, Measured | None] = {}

    def of(self, row: Row, how: str) -> Measured | None:
        """What a check took; None when it was stopped."""
        assert row.ours is not None
        objects, unrollings = row.bounds
        arguments = (*row.ours, (objects, WIDTH, unrollings), how)
        if arguments not in self._known:
            self._known[arguments] = limited(self.seconds, *arguments)
        return self._known[arguments]

    def figures(self, row: Row, how: str) -> tuple[str, str]:
        """Seconds and refinements of a check."""
        found = self.of(row, how)
        if found is None:
            return f">{self.seconds:.0f}", "-"
        holds = found.verdict == Verdict.VALID_WITHIN_BOUNDS
        return f"{found.seconds:.2f}" if holds else found.verdict, str(found.refinements)

    def speed_up(self, row: Row, slow: str, fast: str) -> str:
        """How much faster one way is than another."""
        one, other = self.of(row, slow), self.of(row, fast)
        if other is None:
            return "-" if one is None else f"<{one.seconds / self.seconds:.1f}"
        slower = self.seconds if one is None else one.seconds
        return f"{'>' if one is None else ''}{slower / max(other.seconds, 0.01):.1f}"


def refined(row: Row, runs: Runs) -> tuple[str, ...]:
    """Tables 7.1 and 7.2."""
    return runs.figures(row, "refine")[:1]


def against_inlining(row: Row, runs: Runs) -> tuple[str, ...]:
    """Table 7.3."""
    return (runs.figures(row, "inline")[0], *runs.figures(row, "refine"), runs.speed_up(row, "inline", "refine"))


def against_frames(row: Row, runs: Runs) -> tuple[str, ...]:
    """Table 7.5."""
    both = (*runs.figures(row, "frames"), *runs.figures(row, "refine"))
    return (*both, runs.speed_up(row, "frames", "refine"))


def summarised(row: Row, _runs: Runs) -> tuple[str, ...]:
    """Table 7.4: the time for a summary."""
    from oxpecker.api.loading import choose_method, load
    from oxpecker.refinement.extraction import Extraction

    assert row.ours is not None
    loaded = load(EXAMPLES / f"{row.ours[0]}.oox")
    method = choose_method(loaded, row.ours[1])
    begun = process_time()
    Extraction(loaded.program).summarise(method)
    return (f"{process_time() - begun:.3f}",)


Figures = Callable[[Row, Runs], tuple[str, ...]]
TABLES: dict[str, tuple[str, tuple[str, ...], tuple[Row, ...], Figures]] = {
    "7.1": ("Quartz", ("s",), QUARTZ, refined),
    "7.2": ("OpenJGraph", ("s",), OPENJGRAPH, refined),
    "7.3": ("against inlining", ("inline s", "refine s", "refs", "speed-up"), INLINING, against_inlining),
    "7.4": ("summaries", ("s",), SUMMARIES, summarised),
    "7.5": ("against frames", ("frames s", "refs", "refine s", "refs", "speed-up"), FRAMES, against_frames),
}


def show(name: str, runs: Runs) -> None:
    """Prints a table: for each figure the printed one, then ours."""
    title, columns, rows, figures = TABLES[name]
    print(f"\nTable {name}, {title} (thesis | ours)")
    head = " ".join(f"{column:>17}" for column in columns)
    print(f"{'procedure':18} {'property':25} {'o/u':5} {'our method, property':36} {head}")
    for row in rows:
        ours = ("absent",) * len(columns) if row.ours is None else figures(row, runs)
        pairs = " ".join(f"{printed:>8} |{own:>7}" for printed, own in zip(row.printed, ours, strict=True))
        bounds = "" if not row.bounds[0] else f"{row.bounds[0]}/{row.bounds[1]}"
        method = "" if row.ours is None else ", ".join(filter(None, row.ours[1:]))
        print(f"{row.procedure:18} {row.property:25} {bounds:5} {method:36} {pairs}", flush=True)


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=sorted(TABLES), action="append", help="only this one; can be repeated")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long one check may take")
    options = parser.parse_args()
    runs = Runs(options.seconds)
    for name in options.table or TABLES:
        show(name, runs)


if __name__ == "__main__":
    main()
