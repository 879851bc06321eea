"""Holds `--time` and `--memory` against programs that are heavy in one phase each, and prints what every one took.

    python benchmarks/limits.py [--only WORDS]

The time of a row is that of the clock from the start of the process to its end, less what the same machine needs just
then for a program of one line: imports and the start of the solver are no part of a limit. On a machine that is busy,
the time that the process waited for a processor after the limit is taken off, too. The memory is the most that the
process and all it started have had at one time. A limit holds within a tenth of it and one second, or a tenth and
32 MB. Rows that slip are marked.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.limits.heavy_programs import MEGABYTES, SECONDS, Heavy, heavy_programs

_PATIENCE = 60.0
_PAUSE = 0.02
_PAGE = os.sysconf("SC_PAGE_SIZE")
_EXPECTED = frozenset((0, 1, 2, 3, 4))
_SMALL = Heavy("start", "", "C.java", "class C { static int f(int x) { return x; } }", ("check",))


@dataclass(frozen=True, slots=True)
class Measured:
    """What a command took."""

    code: int
    seconds: float
    megabytes: float
    said: str

    def slips(self, heavy: Heavy) -> bool:
        """Whether a limit did not hold, or the exit code is none of the documentation."""
        late = not heavy.about_memory and self.seconds > heavy.spans * (SECONDS * 1.1 + 1)
        large = heavy.about_memory and self.megabytes > MEGABYTES * 1.1 + 32
        return late or large or self.code not in _EXPECTED


def _tree(root: int) -> list[int]:
    """A process and all below it."""
    found = [root]
    for each in found:
        for file in Path(f"/proc/{each}/task").glob("*/children"):
            try:
                found += map(int, file.read_text().split())
            except OSError:
                continue
    return found


def _megabytes(root: int) -> float:
    pages = 0
    for each in _tree(root):
        try:
            pages += int(Path(f"/proc/{each}/statm").read_bytes().split()[1])
        except (OSError, IndexError):
            continue
    return pages * _PAGE / 2**20


def _waited(process: int) -> float:
    """The seconds that a process was ready to run and did not."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_bytes().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def measured(heavy: Heavy, start: float = 0.0) -> Measured:
    """Runs a command in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as said:
        (Path(folder) / heavy.file).write_text(heavy.text, encoding="utf-8")
        begun, most, waited, waited_in_time = monotonic(), 0.0, 0.0, 0.0
        limit = begun + start + heavy.spans * SECONDS
        process = subprocess.Popen(
            [sys.executable, "-m", "oxpecker", *heavy.command],
            cwd=folder,
            stdout=said,
            stderr=said,
            start_new_session=True,
        )
        while process.poll() is None and monotonic() - begun < _PATIENCE:
            most = max(most, _megabytes(process.pid))
            waited = _waited(process.pid) or waited
            waited_in_time = waited if monotonic() < limit else waited_in_time
            sleep(_PAUSE)
        seconds = monotonic() - begun - start - (waited - waited_in_time)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        said.seek(0)
        lines = said.read().decode("utf-8", "replace").strip().splitlines() or ["nothing"]
    reason = next((line for line in lines if "time:" in line or "memory:" in line or "size:" in line), lines[-1])
    return Measured(process.returncode, seconds, most, reason.strip()[:100])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    rows = [each for each in heavy_programs() if options.only in f"{each.phase}: {each.name}"]
    measured(_SMALL)
    slipped = 0
    for each in rows:
        start = measured(_SMALL).seconds
        took = measured(each, start)
        slips = took.slips(each)
        slipped += slips
        limit = f"{MEGABYTES} MB" if each.about_memory else f"{each.spans * SECONDS} s"
        figures = f"{took.code:4} {limit:>7} {took.seconds:6.1f} s {took.megabytes:6.0f} MB"
        print(f"{'!' if slips else ' '} {figures}  {each.phase}: {each.name}: {took.said}", flush=True)
    print(f"{len(rows)} programs, {slipped} past a limit")
    return min(slipped, 1)


if __name__ == "__main__":
    sys.exit(main())
