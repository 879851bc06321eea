"""Whether seeds change an answer: `python benchmarks/seeds.py [--programs DIR] [--seconds S]`.

Every stored program is checked under two hash seeds, where everything but times must be the same, and in random order
under two seeds of the search, where the verdicts must be. Methods that run out of time are left out.

Exit code 1 when an answer differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "tests/cli/answers.py"
BATCH = 12
"""Programs that share a process."""


def answers(programs: Sequence[str], hash_seed: int, seconds: float, options: Sequence[str]) -> dict[str, Any]:
    """What each program is answered in a process with this hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, str(SCRIPT), str(seconds), *options, *programs]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def differences(first: dict[str, Any], second: dict[str, Any], keys: Sequence[str] | None) -> Iterator[str]:
    """Where two answers for one program part; `keys` are what must be the same of each method (None: all)."""
    if "text" in first or "text" in second:
        if first != second:
            yield "the errors differ"
        return
    left, right = ({m["method"]: m for m in each["methods"] if not m["out_of_time"]} for each in (first, second))
    for name in left.keys() & right.keys():
        differing = [k for k in keys or left[name].keys() if left[name][k] != right[name][k]]
        if differing:
            yield f"{name}: {', '.join(differing)}"


def main() -> int:
    """Print what differs as it is met, then how many programs were compared."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=Path, metavar="DIR", default=ROOT / "tests/programs")
    parser.add_argument("--seconds", type=float, default=5, help="for each method")
    options = parser.parse_args()
    files = sorted(str(f) for kind in ("*.oox", "*.java") for f in options.programs.rglob(kind))
    different = 0
    for start in range(0, len(files), BATCH):
        batch, seconds = files[start : start + BATCH], options.seconds

        def shuffled(seed: int, batch: Sequence[str] = batch) -> dict[str, Any]:
            return answers(batch, 0, options.seconds, ["--order=random", f"--seed={seed}"])

        pairs: tuple[tuple[Sequence[str] | None, dict[str, Any], dict[str, Any]], ...] = (
            (None, answers(batch, 0, seconds, []), answers(batch, 1, seconds, [])),
            (("verdict",), shuffled(1), shuffled(77)),
        )
        for keys, first, second in pairs:
            for file in batch:
                for difference in differences(first[file], second[file], keys):
                    different += 1
                    print(f"{file}: {difference}", flush=True)
    print(f"{len(files)} programs, {different} differences")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
