"""What a campaign has done so far: counts by part and outcome, failures, and where it goes on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

AGREED, UNKNOWN = "agreed", "unknown"


@dataclass(frozen=True, slots=True)
class Case:
    """One comparison: of which part, how it came out, and the program of a failure."""

    part: str
    outcome: str
    what: str = ""
    text: str = ""
    expected: str = ""
    """The expectation that belongs into a stored failure, where it is known what is right."""

    @property
    def failed(self) -> bool:
        """Whether something is wrong."""
        return self.outcome not in (AGREED, UNKNOWN)


@dataclass(slots=True)
class Record:
    """Counts, failures, and the number of the next round."""

    file: Path
    round: int = 0
    seconds: float = 0.0
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    failures: list[dict[str, str]] = field(default_factory=list)

    @staticmethod
    def at(file: Path) -> Record:
        """The record in a file, or a new one."""
        record = Record(file)
        if file.is_file():
            kept = json.loads(file.read_text("utf-8"))
            record.round, record.seconds = kept["round"], kept["seconds"]
            record.counts, record.failures = kept["counts"], kept["failures"]
        return record

    def add(self, case: Case, stored: str) -> None:
        """One case more; `stored` is the file of a failure."""
        row = self.counts.setdefault(case.part, {})
        row[case.outcome] = row.get(case.outcome, 0) + 1
        if case.failed:
            self.failures.append({"part": case.part, "outcome": case.outcome, "what": case.what, "file": stored})

    def save(self) -> None:
        """Writes the record, so that a campaign that is stopped goes on from here."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"round": self.round, "seconds": self.seconds, "counts": self.counts, "failures": self.failures}
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(kept, indent=1), "utf-8")
        part.replace(self.file)

    @property
    def failed(self) -> int:
        """How many cases failed."""
        return len(self.failures)

    def table(self) -> str:
        """Cases, agreements, unknowns, and failures by kind."""
        kinds = sorted({kind for row in self.counts.values() for kind in row} - {AGREED, UNKNOWN})
        columns = [AGREED, UNKNOWN, *kinds]
        lines = [_row("", ["cases", *columns])]
        for part, row in sorted(self.counts.items()):
            lines.append(_row(part, [sum(row.values()), *(row.get(kind, 0) for kind in columns)]))
        sums = [sum(row.get(kind, 0) for row in self.counts.values()) for kind in columns]
        lines.append(_row("all", [sum(sums), *sums]))
        return "\n".join([*lines, f"{self.round} rounds, {self.seconds / 60:.0f} minutes"])


def _row(name: str, cells: Iterable[object]) -> str:
    return f"{name:26}" + "".join(f"{cell!s:>22}" for cell in cells)


def stored(case: Case, folder: Path, number: int) -> Path:
    """Writes a failure as a program, with what is known of it in its first lines."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{case.part}_{case.outcome}_{number}".replace(" ", "_")
    file = folder / f"{name}.java"
    said = "\n// ".join(case.what.splitlines()[:4])
    expected = f"// {case.expected}\n" if case.expected else ""
    file.write_text(f"// {case.part}, {case.outcome}: {said}\n{expected}{case.text}", "utf-8")
    return file
