"""How many small changes of Oxpecker's own code the tests notice.

    python benchmarks/suite_mutants.py --mutants 40 --seed 1
    python benchmarks/suite_mutants.py --mutants 40 --seed 1 --exhaustive
    python benchmarks/suite_mutants.py --mutants 40 --seed 1 --suite ../older-checkout

Each mutant changes one operator, condition or number. The quick tests of its room and of stored programs run until one
fails. With `--exhaustive` all tests of the room run, and if none fails, those that only `-m exhaustive` runs: what they
notice, the samples miss. With `--suite` the same mutants are made in another checkout and met by its own tests, so that
two suites can be compared; mutants of lines that it does not have are left out. A mutant that survives may behave like
the original, or differ only where no test looks.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ROOMS = {
    "engine": ("engine", "oracles"),
    "oox": ("oox",),
    "java": ("java", "jvm"),
    "solver": ("solver",),
    "terms": ("terms", "solver"),
    "strategies": ("strategies", "tasks"),
    "refinement": ("refinement",),
    "relational": ("relational", "refinement"),
    "testgen": ("testgen",),
    "results": ("report", "incremental", "cli"),
}
"""The rooms that are changed, with the folders of their tests."""
QUICK = {"noticed": ("-m", "quick")}
SAMPLES: dict[str, tuple[str, ...]] = {"noticed": (), "exhaustive": ("-m", "exhaustive")}
"""By what is said of a mutant that they notice: the rounds of tests, by the options of pytest."""
SECONDS = 1800
"""A mutant that takes longer is noticed: it does not end."""
NO_TESTS = 5
"""The exit code of pytest if no test is left."""

OPERATORS: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
"""What becomes of an operator."""


@dataclass(frozen=True)
class Mutant:
    """A piece of a line and what stands in its place."""

    file: Path
    number: int
    line: bytes
    start: int
    end: int
    new: str

    @property
    def room(self) -> str:
        """The room of the house that is changed."""
        return self.file.parts[2]

    def __str__(self) -> str:
        return f"{self.file}:{self.number}: {self.line[self.start : self.end].decode()} -> {self.new}"

    def applied(self, text: bytes) -> bytes | None:
        """The text of the file with the change; None if the line is not there."""
        changed = self.line[: self.start] + self.new.encode() + self.line[self.end :]
        return text.replace(self.line, changed, 1) if text.count(self.line) == 1 else None


def places(file: Path) -> Iterator[tuple[Path, ast.expr]]:
    """Where a file of this checkout can be changed; decorators aside, which every import would notice."""
    pending: list[ast.AST] = [ast.parse((ROOT / file).read_text("utf-8"))]
    while pending:
        node = pending.pop()
        decorators = getattr(node, "decorator_list", [])
        pending += [child for child in ast.iter_child_nodes(node) if child not in decorators]
        if not isinstance(node, (ast.Compare, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Constant)):
            continue
        if node.lineno == node.end_lineno and _changed(node) is not None:
            yield file, node


def mutant_at(file: Path, node: ast.expr) -> Mutant:
    """The mutant of one place."""
    line = (ROOT / file).read_bytes().splitlines(keepends=True)[node.lineno - 1]
    return Mutant(file, node.lineno, line, node.col_offset, node.end_col_offset or 0, f"({_changed(node)})")


def _changed(node: ast.expr) -> str | None:
    """The text of an expression with another operator or number; None if it has none at its top."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OPERATORS:
        other: ast.expr = ast.Compare(node.left, [OPERATORS[type(node.ops[0])](), *node.ops[1:]], node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.BoolOp(OPERATORS[type(node.op)](), node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        other = ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        other = node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        other = ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
    else:
        return None
    return ast.unparse(other)


def sample(count: int, seed: int) -> list[Mutant]:
    """So many mutants of each room, chosen by the seed."""
    random = Random(seed)
    found = []
    for room in ROOMS:
        files = sorted((ROOT / "src/oxpecker" / room).rglob("*.py"))
        every = [place for file in files for place in places(file.relative_to(ROOT))]
        found += [mutant_at(*place) for place in random.sample(every, count // len(ROOMS))]
    return found


def is_noticed(mutant: Mutant, options: tuple[str, ...], suite: Path, folder: Path) -> bool:
    """Whether a test of the suite fails. The folder has the changed sources."""
    paths = [f"tests/{each}" for each in (*ROOMS[mutant.room], "test_programs.py")]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *options, *paths]
    try:
        done = subprocess.run(
            command, cwd=suite, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, NO_TESTS)


def outcome(mutant: Mutant, suite: Path, folder: Path, exhaustive: bool) -> str:
    """The first round of tests that notices a mutant; `survived`, or `left out` if it cannot be made."""
    place = folder / mutant.file
    original = place.read_bytes() if place.exists() else b""
    changed = mutant.applied(original)
    if changed is None:
        return "left out"
    place.write_bytes(changed)
    try:
        for name, options in (SAMPLES if exhaustive else QUICK).items():
            if is_noticed(mutant, options, suite, folder):
                return name
        return "survived"
    finally:
        place.write_bytes(original)


def main() -> None:
    """Prints each mutant and whether it is noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--suite", type=Path, default=ROOT, help="the checkout whose tests are run")
    parser.add_argument("--exhaustive", action="store_true", help="all tests of a room, then the exhaustive ones")
    arguments = parser.parse_args()
    suite = arguments.suite.resolve()
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(suite / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for mutant in sample(arguments.mutants, arguments.seed):
            answer = outcome(mutant, suite, folder, arguments.exhaustive)
            print(f"{answer:10} {mutant}", flush=True)
            found[answer] += 1
    print(", ".join(f"{answer}: {number}" for answer, number in found.most_common()))


if __name__ == "__main__":
    main()
