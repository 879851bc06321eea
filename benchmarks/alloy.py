"""Alloy modules in Oxpecker and in Alloy itself: `python benchmarks/alloy.py --survey FOLDER --jar ALLOY.jar`.

Runs every command of every `.als` file below the folder in both, and prints those that differ and why. The jar is
`org.alloytools.alloy.dist` of Maven Central; the models inside of it are a good folder to begin with. Without a JDK
or the jar there is nothing to compare with.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.alloy_models import module

HIGHER_ORDER = "requires higher-order quantification"
"""Why Alloy refuses some commands that Oxpecker answers."""
MEANINGS = {
    "agree": "both give the same answer",
    "differ": "the answers differ",
    "unread": "an error in Oxpecker alone",
    "refused": "Alloy refuses it, because it needs higher-order quantification; Oxpecker answers",
    "open": "one of them has no answer in time",
    "late": "neither has an answer in time",
}
"""How two answers may relate."""
DRIVER = Path(__file__).parent / "alloy_answers" / "Answers.java"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a tool says about a command: `sat`, `unsat`, `error` or `timeout`, and why."""

    command: str
    verdict: str
    seconds: float = 0.0
    reason: str = ""


def of_alloy(jar: Path, files: list[Path], seconds: int, solver: str) -> dict[Path, list[Answer]]:
    """What Alloy answers; after a time-out, a new process goes on with the next command."""
    found: dict[Path, list[Answer]] = {file: [] for file in files}
    left, first = files, 0
    while left:
        call = ["java", "-cp", str(jar), str(DRIVER), solver, str(seconds), str(first), *map(str, left)]
        lines = subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()
        rows = [row for line in lines if len(row := line.split("\t")) == 6 and Path(row[0]) in found]
        for file, _, command, verdict, took, reason in rows:
            found[Path(file)].append(Answer(command, verdict, float(took), reason))
        if not rows or rows[-1][3] != "timeout":
            return found
        left, first = files[files.index(Path(rows[-1][0])) :], int(rows[-1][1]) + 1
    return found


def of_oxpecker(file: Path, seconds: int) -> list[Answer]:
    """What Oxpecker answers."""
    call = [sys.executable, "-m", "oxpecker", "relational", str(file), "--format", "json"]
    done = subprocess.run([*call, "--command-time", str(seconds)], capture_output=True, text=True)
    if not done.stdout.strip():
        return [Answer("", "error", 0.0, done.stderr.strip())]
    return [_answer(each) for each in json.loads(done.stdout)["commands"]]


def _answer(data: dict[str, object]) -> Answer:
    statistics = data["statistics"]
    assert isinstance(statistics, dict)
    seconds = statistics["translation_seconds"] + statistics["solver_seconds"]
    name = str(data["command"])
    if data["error"]:
        return Answer(name, "error", seconds, str(data["error"]))
    if data["reason"]:
        return Answer(name, "timeout", seconds, str(data["reason"]))
    return Answer(name, "sat" if data["found"] else "unsat", seconds)


def compared(theirs: list[Answer], ours: list[Answer]) -> Iterator[tuple[str, Answer, Answer]]:
    """Both answers to each command, and how they relate."""
    if [each.verdict for each in theirs] == ["error"] and not theirs[0].command:
        verdict = "agree" if all(each.verdict == "error" for each in ours) else "differ"
        yield verdict, theirs[0], ours[0]
        return
    for number, there in enumerate(theirs):
        here = ours[number] if number < len(ours) else Answer(there.command, "error", 0.0, ours[0].reason)
        yield _relation(there, here), there, here


def _relation(there: Answer, here: Answer) -> str:
    if "timeout" in (there.verdict, here.verdict):
        return "late" if there.verdict == here.verdict else "open"
    if there.verdict == here.verdict:
        return "agree"
    if HIGHER_ORDER in there.reason:
        return "refused"
    return "unread" if here.verdict == "error" else "differ"


def survey(folder: Path, jar: Path, seconds: int, solver: str) -> int:
    """Compares all modules of a folder; the number of commands with another answer."""
    files = sorted(folder.rglob("*.als"))
    theirs = of_alloy(jar, files, seconds, solver)
    counts: Counter[str] = Counter()
    rows: list[str] = []
    spent = Counter[str]()
    for file in files:
        for relation, there, here in compared(theirs[file], of_oxpecker(file, seconds)):
            counts[relation] += 1
            spent["Alloy"] += there.seconds  # type: ignore[assignment]
            spent["Oxpecker"] += here.seconds  # type: ignore[assignment]
            if relation != "agree":
                place = f"{file.relative_to(folder)} {there.command}"
                print(f"{relation:8}{place}: Alloy {there.verdict}, Oxpecker {here.verdict} {here.reason}", flush=True)
                rows.append(row(place, relation, there, here))
    print(", ".join(f"{counts[each]} {each}" for each in MEANINGS), f"of {counts.total()} commands")
    print(", ".join(f"{name} {seconds:.1f} s" for name, seconds in spent.items()))
    print("", *table(counts, rows), sep="\n")
    return counts["differ"] + counts["unread"]


def row(place: str, relation: str, there: Answer, here: Answer) -> str:
    """A command on which the two do not agree, for the table."""
    said = [" ".join(filter(None, (each.verdict, each.reason))).replace("|", "\\|") for each in (there, here)]
    return f"| `{place}` | {relation} | {said[0]} | {said[1]} |"


def table(counts: Mapping[str, int], rows: Sequence[str]) -> Iterator[str]:
    """The page's tables in Markdown: how many commands of each kind, and every command without agreement."""
    total = sum(counts.values())
    yield from ("| | commands | share | |", "|---|---|---|---|")
    for relation, meaning in MEANINGS.items():
        if counts.get(relation):
            yield f"| {relation} | {counts[relation]} | {100 * counts[relation] / total:.0f} % | {meaning} |"
    if rows:
        yield from ("", "| command | | Alloy | Oxpecker |", "|---|---|---|---|", *rows)


def main() -> int:
    """Compare, if there is something to compare with."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--survey", type=Path, metavar="FOLDER", help="where the modules are")
    parser.add_argument("--random", type=int, metavar="N", help="compare N random modules")
    parser.add_argument("--seed", type=int, default=0, help="of the first random module")
    parser.add_argument("--jar", type=Path, default=Path(os.environ.get("ALLOY_JAR", "alloy.jar")), help="Alloy's jar")
    parser.add_argument("--seconds", type=int, default=60, help="time limit for each command in each tool")
    parser.add_argument("--solver", default="minisat", help="Alloy's own solver: minisat, glucose, sat4j ..")
    options = parser.parse_args()
    if shutil.which("java") is None or not options.jar.is_file():
        print(f"skipped: this needs a JDK and Alloy's jar ({options.jar}); set --jar or ALLOY_JAR")
        return 0
    with tempfile.TemporaryDirectory() as made:
        folder = options.survey or Path(made)
        for seed in range(options.seed, options.seed + (options.random or 0)):
            (folder / f"random{seed}.als").write_text(module(seed), "utf-8")
        return 1 if survey(folder.resolve(), options.jar.resolve(), options.seconds, options.solver) else 0


if __name__ == "__main__":
    sys.exit(main())
