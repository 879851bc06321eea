"""Gives Oxpecker inputs that nobody writes by hand, and prints what it says about each, and what that took.

    python benchmarks/hostile.py [--size 1000] [--only WORDS]

A row is marked when the exit code is none of the documentation, or a limit did not hold.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.hostile.hostile_inputs import Hostile, hostile_inputs
from tests.hostile.more_hostile_inputs import more_hostile_inputs

_PATIENCE = 120.0
_EXPECTED = frozenset((0, 1, 2, 3, 4))


def tried(each: Hostile) -> tuple[int, float, float, str]:
    """The exit code, the seconds of the processor, the most memory of all rows so far, and the first words said."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / each.file
        file.parent.mkdir(parents=True, exist_ok=True)
        content = each.content.encode("utf-8", "surrogatepass") if isinstance(each.content, str) else each.content
        file.write_bytes(content)
        words = [word.replace("{}", each.file) for word in each.command]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        begun = monotonic()
        try:
            done = subprocess.run(
                [sys.executable, "-m", "oxpecker", *words], cwd=folder, capture_output=True, timeout=_PATIENCE
            )
        except subprocess.TimeoutExpired:
            return -1, monotonic() - begun, 0.0, f"still running after {_PATIENCE:g} seconds"
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    said = (done.stderr + done.stdout).decode("utf-8", "replace").strip() or "nothing"
    return done.returncode, seconds, after.ru_maxrss / 1024, said.splitlines()[0][:90]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1_000)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    wrong = 0
    every = [*hostile_inputs(options.size), *more_hostile_inputs(options.size)]
    rows = [each for each in every if options.only in each.name]
    for each in rows:
        code, seconds, megabytes, said = tried(each)
        good = code in _EXPECTED
        wrong += not good
        print(f"{' ' if good else '!'} {code:4} {seconds:6.1f} s {megabytes:6.0f} MB  {each.name}: {said}", flush=True)
    print(f"{len(rows)} inputs, {wrong} without a proper answer")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
