"""Whether inferred contracts imply hand-written ones: `python benchmarks/inferred_contracts.py [FILE ..]`.

The programs in `benchmarks/inferred` are ten data structures. What somebody wrote by hand about a method stands above
it in lines that begin with `//~`, where the inference does not see it. For each method its contract is inferred, and
the engine is asked whether that implies the hand-written one: a wrapper with the hand-written contract that only calls
the method is checked, with the call as the inferred contract describes it. Exit code 1 when too few are implied.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[1]
PROGRAMS = ROOT / "benchmarks" / "inferred"
TARGET = 0.8
"""The part of the methods whose hand-written contract must be implied."""

from oxpecker.api.implication import implication  # noqa: E402
from oxpecker.api.inferring import Inference, InferredContract  # noqa: E402
from oxpecker.api.loading import load  # noqa: E402
from oxpecker.refinement.extraction import Extraction  # noqa: E402
from oxpecker.results import MethodResult, Verdict  # noqa: E402

IMPLIED = (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS)


@dataclass(frozen=True)
class Row:
    """One method: its two contracts, and whether the inferred one implies the other."""

    method: str
    written: list[str]
    inferred: InferredContract
    answer: MethodResult | None
    seconds: float

    @property
    def is_implied(self) -> bool:
        """Whether the engine says so."""
        return self.answer is not None and self.answer.verdict in IMPLIED

    def line(self) -> str:
        """A line of the table."""
        answer = "not asked" if self.answer is None else str(self.answer.verdict)
        standing = str(self.inferred.standing) if self.inferred.clauses else self.inferred.missing
        counts = f"{len(self.written):7} {len(self.inferred.clauses):8}"
        return f"{self.method:40} {counts}  {standing:20} {answer:20} {self.seconds:6.1f}"


def written_by_hand(lines: list[str], line: int) -> list[str]:
    """The hand-written clauses above a declaration."""
    found: list[str] = []
    for text in reversed(lines[: line - 1]):
        if not text.strip().startswith("//~"):
            break
        found.insert(0, text.strip().removeprefix("//~").strip())
    return found


def rows(file: Path, only: str = "") -> Iterator[Row]:
    """The methods of a program that have a hand-written contract."""
    loaded = load(file)
    lines = loaded.sources[str(file)].text.splitlines()
    inference = Inference(loaded, Extraction(loaded.program, specified=True).summarise)
    for method in loaded.methods_to_check():
        written = written_by_hand(lines, method.info.span.line)
        if not written or only not in str(method.info):
            continue
        begun = process_time()
        inferred = inference.contract(method)
        answer = implication(loaded, method, inferred.texts, written) if inferred.clauses else None
        yield Row(str(method.info), written, inferred, answer, process_time() - begun)


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, default=sorted(PROGRAMS.glob("*.java")), metavar="FILE")
    parser.add_argument("--only", default="", help="methods whose name contains this")
    parser.add_argument("--contracts", action="store_true", help="also print both contracts")
    options = parser.parse_args()
    print(f"{'method':40} {'by hand':>7} {'inferred':>8}  {'standing':20} {'implied':20} {'s':>6}")
    found: list[Row] = []
    for file in options.files:
        for row in rows(file, options.only):
            found.append(row)
            print(row.line(), flush=True)
            if options.contracts or not row.is_implied:
                print("".join(f"    by hand   {clause}\n" for clause in row.written), end="")
                print("".join(f"    inferred  {clause}\n" for clause in row.inferred.texts), end="")
    implied = sum(row.is_implied for row in found)
    print(f"{implied} of {len(found)} hand-written contracts are implied by the inferred ones")
    return 0 if implied >= TARGET * len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
