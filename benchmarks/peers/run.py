"""Who finds which seeded bug: Oxpecker and other tools on the programs of `benchmarks/findings`.

    python benchmarks/peers/run.py                     prints the stored figures
    python benchmarks/peers/run.py --measure           measures all tools, and stores the figures in results.json
    python benchmarks/peers/run.py --measure --only SpotBugs
    python benchmarks/peers/run.py --measure --state findings.csv   with Oxpecker's part by findings.py

All tools read the same files with their defaults. A bug is *found* by another tool if the wrong version has more
alarms of some rule than the right one, whatever lines they name. For Oxpecker, the finding must also touch a changed
line or the failing one, as `findings.py` says. *Noise* are all alarms on right versions, and on versions that only
need a precondition: also those about style, which are no mistakes of a tool. Jars come from Maven Central, CrossHair
from the package index. A tool that cannot run here is shown as absent, with the reason. Seconds are of the processor.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import oxpecker
from benchmarks.findings import measurements
from benchmarks.findings_corpus import Expected, Program, programs
from benchmarks.peers.absent import REASONS
from benchmarks.peers.alarms import Absent, Peer, Row, row
from benchmarks.peers.compilers import ERROR_PRONE, INDEX_CHECKER, NULLAWAY, NULLNESS_CHECKER
from benchmarks.peers.crosshair import CrossHair
from benchmarks.peers.spotbugs import SpotBugs

STORED = Path(__file__).parent / "results.json"
OURS = "Oxpecker"
PEERS: tuple[Peer, ...] = (SpotBugs(), ERROR_PRONE, NULLAWAY, NULLNESS_CHECKER, INDEX_CHECKER, CrossHair())

Figures = dict[str, dict[str, Any]]


def ours(chosen: Sequence[Program], seconds: float, state: Path | None) -> Row:
    """What `oxpecker check` finds."""
    measured = list(measurements(list(chosen), seconds, state))
    found = [one.file for one, two in measured if two.found and one.expected is not Expected.LATENT]
    noise = sum(two.right + (two.wrong if one.expected is Expected.LATENT else 0) for one, two in measured)
    spent = round(sum(two.seconds for _, two in measured), 1)
    return Row(oxpecker.__version__, len(chosen), tuple(found), noise, spent)


def row_of(peer: Peer, chosen: Sequence[Program]) -> dict[str, Any]:
    """The row of a tool, or why it is absent."""
    try:
        return asdict(row(peer, chosen))
    except Absent as reason:
        return {"absent": str(reason)}


def measured(given: argparse.Namespace) -> Iterator[tuple[str, dict[str, Any]]]:
    """All tools, one after the other."""
    chosen = programs()
    if given.only in (None, OURS):
        yield OURS, asdict(ours(chosen, given.time, given.state))
    for peer in PEERS:
        if given.only in (None, peer.name):
            yield peer.name, row_of(peer, chosen)
    for name, reason in REASONS.items():
        if given.only in (None, name):
            yield name, {"absent": reason()}


def table(stored: Figures) -> Iterator[str]:
    """A row for each tool."""
    by_file = {each.file: each for each in programs()}
    failing = sum(each.expected.is_finding for each in by_file.values())
    others = sum(each.expected in (Expected.DIFFERENCE, Expected.EDGE) for each in by_file.values())
    yield f"{len(by_file)} programs: {failing} fail, {others} give a wrong result or refuse an edge case, the others"
    yield "only need a precondition. Seconds are of the processor, for both versions of all programs.\n"
    yield "| tool | version | programs read | failures found | others found | noise | seconds |"
    yield "|---|---|---|---|---|---|---|"
    for name, figures in stored.items():
        if "absent" in figures:
            yield f"| {name} | absent: {figures['absent']} | | | | | |"
            continue
        found = [by_file[each].expected.is_finding for each in figures["found"]]
        version, read, noise = (figures[key] for key in ("version", "read", "noise"))
        cells = (version, read, sum(found), len(found) - sum(found), noise, f"{figures['seconds']:.0f}")
        yield f"| {name} | {' | '.join(map(str, cells))} |"


def remarks(stored: Figures) -> Iterator[str]:
    """How figures were measured, where that was not as usual."""
    return (f"\n{name}: {figures['remark']}" for name, figures in stored.items() if "remark" in figures)


def who_finds_what(stored: Figures) -> Iterator[str]:
    """For each program that somebody finds: who does."""
    found: Mapping[str, list[str]] = {each.file: [] for each in programs()}
    for name, figures in stored.items():
        for file in figures.get("found", ()):
            found[file].append(name)
    unfound = [each.file for each in programs() if each.expected.is_finding and not found[each.file]]
    only = [file for file, names in found.items() if names == [OURS]]
    yield f"\nFound by {OURS} alone: {len(only)}. Failures that nobody finds: {', '.join(unfound) or 'none'}.\n"
    for file, names in found.items():
        others = [name for name in names if name != OURS]
        if others:
            yield f"{file:36} {OURS if OURS in names else '-':9} {', '.join(others)}"


def read() -> Figures:
    """The stored figures."""
    return dict(json.loads(STORED.read_text("utf-8"))) if STORED.exists() else {}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [OURS, *(each.name for each in PEERS), *REASONS]
    parser.add_argument("--measure", action="store_true", help="measure, and store the figures")
    parser.add_argument("--only", choices=names, metavar="TOOL", help=f"one tool: {'; '.join(names)}")
    parser.add_argument("--time", type=float, default=10.0, help="seconds for each method; default: 10")
    parser.add_argument("--state", type=Path, metavar="FILE", help="measurements of findings.py to continue with")
    given = parser.parse_args()
    if given.measure:
        for name, figures in measured(given):
            stored = {**read(), name: figures}
            ordered = {each: stored[each] for each in names if each in stored}
            STORED.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
    stored = read()
    print("\n".join([*table(stored), *remarks(stored), *who_finds_what(stored)]))


if __name__ == "__main__":
    main()
