"""All 546 rows of Kiasan's tables 9.1 to 9.9 (Deng 2007) beside ours; writes docs/kiasan-results.md.

    python benchmarks/kiasan_tables.py                              # all rows that are not counted yet, then the page
    python benchmarks/kiasan_tables.py --only AvlTree --strategy lazy --most-k 2
    python benchmarks/kiasan_tables.py --again                      # counts everything anew

Each row is counted once and kept in a file (`--state`), so that a run can be stopped and continued. A row counts again
when its class has changed. A row ends after so many steps (`--steps`), never after a time, and is then absent. The page
is written once no row is missing. The exit code is 1 if a row differs without an explanation.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import asdict
from enum import StrEnum
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.oracles.kiasan_explanations import explanation  # noqa: E402
from tests.oracles.kiasan_tables import Counted, Row, count, rows, subject_of  # noqa: E402

STATE = ROOT / ".cache" / "kiasan-tables.json"
PAGE = ROOT / "docs" / "kiasan-results.md"
HEAD = """# Kiasan's tables, row by row

`python benchmarks/kiasan_tables.py` writes this page. It counts the paths of our own classes beside each of the 546
rows of Deng's tables 9.1 to 9.9 (2007). The thesis prints only a few of its programs, so the classes are written anew
(`tests/oracles/java`, `tests/oracles/kiasan`), by what the thesis says about them and by the numbers themselves.

- **Paths** are what `oxpecker tests` counts: [paths that end](tests.md#what-counts-as-a-path), with each comparison
  decided by itself. Kiasan writes one test for each.
- **k** is the longest chain of objects, and the longest array. Keys and elements may lie one link behind the last node,
  heaps have one place more than elements, and vectors have room to grow; in these classes, the contract limits the
  number of nodes or elements to k.
- **+ n** are paths with an array beyond the bound, of which they look at no element.
- **Steps** are operations of ours that ran. Kiasan's states are single bytecodes, those of specifications included.
- **Time**: Kiasan's is that of a 2.4 GHz Opteron and includes writing tests; ours is processor time and does not.
- A row is *equal*; or *explained*, and then the explanation with that number predicts the number that we found; or
  *different*, which nothing explains; or *absent*, if it needs more than 20 million steps.
"""


class Status(StrEnum):
    """How our number compares with the printed one."""

    EQUAL = "equal"
    EXPLAINED = "explained"
    DIFFERENT = "different"
    ABSENT = "absent"


def judge(row: Row, counted: Counted | None) -> tuple[Status, str]:
    """The status of a row, and its explanation if it needs one."""
    if counted is None or not counted.complete:
        return Status.ABSENT, ""
    if counted.paths == row.tests and not counted.longer:
        return Status.EQUAL, ""
    why = explanation(row, counted)
    return (Status.DIFFERENT, "") if why is None else (Status.EXPLAINED, why)


class State:
    """The rows that have been counted, kept in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: dict[str, dict[str, object]] = json.loads(file.read_text("utf-8")) if file.exists() else {}

    def get(self, row: Row, most_steps: int) -> Counted | None:
        """What is known of a row, if its class and the limit are still the same."""
        found = self.known.get(row.name)
        if found is None or found["of"] != self.version(row, most_steps):
            return None
        return Counted(**{name: value for name, value in found.items() if name != "of"})  # type: ignore[arg-type]

    def keep(self, row: Row, most_steps: int, counted: Counted) -> None:
        """Adds a row, and writes the file."""
        self.known[row.name] = {"of": self.version(row, most_steps), **asdict(counted)}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.known, indent=0), "utf-8")

    @staticmethod
    def version(row: Row, most_steps: int) -> str:
        """Identifies what a row counts."""
        subject = subject_of(row)
        text = (ROOT / "tests" / "oracles" / f"{subject.file}.java").read_text("utf-8")
        return sha256(f"{text}{subject.method}{subject.links}{subject.array(row.k)}{most_steps}".encode()).hexdigest()


def table(results: dict[str, Counted | None]) -> str:
    """The page: a summary, the rows, and the explanations by number."""
    notes: dict[str, int] = {}
    summary: Counter[tuple[str, Status]] = Counter()
    lines = []
    for row in rows():
        counted = results[row.name]
        status, why = judge(row, counted)
        summary[row.strategy, status] += 1
        said = f"{status} ({notes.setdefault(why, len(notes) + 1)})" if why else str(status)
        lines.append(line(row, counted, said))
    parts = [HEAD, "## Summary\n", f"| strategy | rows | {' | '.join(Status)} |", "|---|---|---|---|---|---|"]
    for strategy in (*dict.fromkeys(row.strategy for row in rows()), "all"):
        sums = [sum(n for (s, each), n in summary.items() if strategy in (s, "all") and each is x) for x in Status]
        parts.append(f"| {strategy} | {sum(sums)} | {' | '.join(map(str, sums))} |")
    parts += ["\n## Explanations\n", *(f"{number}. {why}" for why, number in notes.items())]
    parts += [
        "\n## Rows\n",
        "| method | strategy | k | Kiasan's paths | ours | | Kiasan's states | our steps | Kiasan's time | our time |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *lines,
    ]
    return "\n".join(parts) + "\n"


def line(row: Row, counted: Counted | None, said: str) -> str:
    """A row of the table."""
    printed = [f"{each:,}" if each is not None else "" for each in (row.tests, row.states)]
    ours = steps = time = ""
    if counted is not None and counted.complete:
        ours = f"{counted.paths:,}" + (f" + {counted.longer}" if counted.longer else "")
        steps, time = f"{counted.steps:,}", f"{counted.seconds:.1f}s"
    cells = (row.subject, row.strategy, row.k, printed[0], ours, said, printed[1], steps, row.time, time)
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    """Counts what is selected, prints each row, and writes the page if it is complete."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="NAME", default="", help="rows whose class and method begin like this")
    parser.add_argument("--strategy", choices=["lazier#", "lazier", "lazy"], help="rows of one strategy")
    parser.add_argument("--most-k", type=int, default=4, metavar="K", help="rows up to this k")
    parser.add_argument("--steps", type=int, default=20_000_000, help="most steps of a row")
    parser.add_argument("--again", action="store_true", help="count rows anew")
    parser.add_argument("--state", type=Path, default=STATE, help="file that keeps the rows")
    parser.add_argument("--page", type=Path, default=PAGE, help="page to write")
    options = parser.parse_args()
    state = State(options.state)
    different = 0
    for row in rows():
        chosen = row.subject.startswith(options.only) and options.strategy in (None, row.strategy)
        if not chosen or row.k > options.most_k:
            continue
        counted = None if options.again else state.get(row, options.steps)
        if counted is None:
            counted = count(row, options.steps)
            state.keep(row, options.steps, counted)
        status, _ = judge(row, counted)
        different += status is Status.DIFFERENT
        longer = f" + {counted.longer}" if counted.longer else ""
        numbers = f"{'-' if row.tests is None else row.tests:>6} {counted.paths:>6}{longer:4}"
        print(f"{row.name:42} {numbers} {status:10} {counted.seconds:7.1f} s", flush=True)
    results = {row.name: state.get(row, options.steps) for row in rows()}
    missing = sum(each is None for each in results.values())
    if missing:
        print(f"{missing} rows are not counted yet; the page is not written")
    else:
        options.page.write_text(table(results), "utf-8")
        print(f"wrote {options.page}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
