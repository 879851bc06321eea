"""How many small changes of Oxpecker's own code the tests notice.

    python benchmarks/suite_mutants.py --mutants 40 --seed 1
    python benchmarks/suite_mutants.py --mutants 40 --seed 1 --suite ../older-checkout

Each mutant changes one operator, condition or number of this checkout. The quick tests of its room and those of stored
programs run until one fails. With `--suite` the same tests are taken from another checkout, so that two suites can be
compared. A mutant that survives may behave like the original, or differ only where no quick test looks.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.quick import quick_tests  # noqa: E402

ROOMS = ("engine", "oox", "java", "solver")
SECONDS = 600
"""A mutant that takes longer is noticed: it does not end."""

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
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
    """A piece of a file and what stands in its place."""

    file: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    @property
    def room(self) -> str:
        """The room of the house that is changed."""
        return self.file.parts[2]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old} -> {self.new}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All mutants of a file of this checkout."""
    text = (ROOT / file).read_text("utf-8")
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in ast.walk(ast.parse(text)):
        old = ast.get_source_segment(text, node) if isinstance(node, ast.expr) else None
        changed = None if old is None or isinstance(node, ast.JoinedStr) else _changed(node)
        if changed is not None and old is not None and "\n" not in old:
            start = starts[node.lineno - 1] + node.col_offset
            yield Mutant(file, node.lineno, start, start + len(old.encode()), old, f"({changed})")


def _changed(node: ast.AST) -> str | None:
    """The text of an expression with another operator or number; None if it has none at its top."""
    fresh = ast.parse(ast.unparse(node), mode="eval").body
    if isinstance(fresh, ast.Compare) and type(fresh.ops[0]) in OPERATORS:
        fresh.ops[0] = OPERATORS[type(fresh.ops[0])]()
    elif isinstance(fresh, (ast.BoolOp, ast.BinOp)) and type(fresh.op) in OPERATORS:
        fresh.op = OPERATORS[type(fresh.op)]()
    elif isinstance(fresh, ast.UnaryOp) and isinstance(fresh.op, ast.Not):
        return ast.unparse(fresh.operand)
    elif isinstance(fresh, ast.Constant) and type(fresh.value) in (int, bool):
        return repr(not fresh.value if isinstance(fresh.value, bool) else fresh.value + 1)
    else:
        return None
    return ast.unparse(fresh)


def sample(count: int, seed: int) -> list[Mutant]:
    """So many mutants of each room, chosen by the seed."""
    random = Random(seed)
    found = []
    for room in ROOMS:
        files = sorted((ROOT / "src/oxpecker" / room).rglob("*.py"))
        every = [mutant for file in files for mutant in mutants_of(file.relative_to(ROOT))]
        found += random.sample(every, count // len(ROOMS))
    return found


def tests_by_room() -> dict[str, list[str]]:
    """The quick tests of each room, those of stored programs behind them."""
    listed = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--collect-only", "-qv", "tests"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    ).stdout
    quick = quick_tests(line for line in listed.splitlines() if "::" in line)
    programs = sorted(name for name in quick if name.startswith("tests/test_programs.py"))
    return {room: [*sorted(n for n in quick if n.startswith(f"tests/{room}/")), *programs] for room in ROOMS}


def is_noticed(mutant: Mutant, tests: list[str], suite: Path, folder: Path) -> bool:
    """Whether a test of the suite fails with the mutant; the folder has a copy of the sources."""
    place = folder / mutant.file
    original = place.read_bytes()
    place.write_bytes(original[: mutant.start] + mutant.new.encode() + original[mutant.end :])
    chosen = folder / "tests.txt"
    chosen.write_text("\n".join(tests), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", f"@{chosen}"]
    try:
        done = subprocess.run(
            command, cwd=suite, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        place.write_bytes(original)
    # 4 is an error of usage: a test that the suite does not have would notice everything.
    if "not found: " in done.stdout + done.stderr:
        raise SystemExit(done.stdout + done.stderr)
    return done.returncode != 0


def main() -> None:
    """Prints each mutant and whether it is noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--suite", type=Path, default=ROOT, help="the checkout whose tests are run")
    arguments = parser.parse_args()
    tests = tests_by_room()
    noticed = 0
    chosen = sample(arguments.mutants, arguments.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for mutant in chosen:
            found = is_noticed(mutant, tests[mutant.room], arguments.suite.resolve(), folder)
            noticed += found
            print(f"{'noticed ' if found else 'survived'} {mutant}", flush=True)
    print(f"{noticed} of {len(chosen)} mutants are noticed")


if __name__ == "__main__":
    main()
