"""Mutates inputs of a reader, and counts what it does with them: answers, crashes, hangs, too much memory.

    python benchmarks/fuzz.py READER [--inputs 1000000] [--seed 0] [--jobs 1] [--record FILE] [--failures FOLDER]
    python benchmarks/fuzz.py all --minutes 10
    python benchmarks/fuzz.py READER --only NUMBER

An input is determined by the reader, the seed and its number. The record keeps for each reader how many inputs were
read; a later run continues there. Failing inputs are stored by their numbers.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from mmap import mmap
from pathlib import Path
from threading import Lock
from time import monotonic, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.hostile.fuzzing.readers import READERS, Reader, input_of

RECORD = Path(__file__).parent / "fuzzing.json"
_PORTION_SECONDS = 10.0
"""Seconds of the processor after which a process makes room for a fresh one."""
_SECONDS = 5.0
_MEGABYTES = 1_000
_PATIENCE = 300.0
"""Seconds on one input after which a process is stuck in a library."""
_LOOK_SECONDS = 1.0
_WRITING = Lock()
"""Held by whoever writes the record."""


class _Hang(BaseException):
    """An input took too much time of the processor."""


def _ring(_signal: int, _frame: object) -> None:
    raise _Hang


def tried(reader: Reader, data: bytes, folder: Path) -> str:
    """What is wrong with how an input is read in an empty folder; empty if nothing is."""
    signal.setitimer(signal.ITIMER_PROF, _SECONDS)
    try:
        reader.read(data, folder)
    except _Hang as error:
        return f"hang\n{_told(error)}"
    except MemoryError as error:
        return f"memory\n{_told(error)}"
    except BaseException as error:
        return f"crash\n{_told(error)}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return ""


def _told(error: BaseException) -> str:
    """Where an exception comes from, and the beginning of what it says, in one line."""
    return "".join(traceback.format_tb(error.__traceback__))[-3_000:] + repr(error)[:300]


@contextmanager
def _workplace() -> Iterator[Path]:
    """A folder for inputs, in memory where that is possible: most readers take less time than a disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def _empty(folder: Path) -> None:
    """Removes what an input has left in its folder."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path)
            else:
                Path(entry.path).unlink()


class Place:
    """The number of the input that a process reads, in memory that outlives the process."""

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as opened:
            self._memory = mmap(opened.fileno(), 8)

    @property
    def number(self) -> int:
        """The input that is being read."""
        return int.from_bytes(self._memory[:], "little", signed=True)

    @number.setter
    def number(self, number: int) -> None:
        self._memory[:] = number.to_bytes(8, "little", signed=True)


def work(name: str, seed: int, start: int, end: int, file: Path) -> None:
    """Tries inputs in this process for a while: a line of output for each failure, and one at the end."""
    sys.setrecursionlimit(1_000)
    signal.signal(signal.SIGPROF, _ring)
    place, reader = Place(file), READERS[name]
    with _workplace() as folder:
        place.number = start
        tried(reader, input_of(reader, seed, -1), folder)
        _empty(folder)
        resource.setrlimit(resource.RLIMIT_AS, ((_size() + _MEGABYTES) * 1024 * 1024,) * 2)
        until, number = process_time() + _PORTION_SECONDS, start
        while number < end and process_time() < until:
            place.number = number
            if wrong := tried(reader, input_of(reader, seed, number), folder):
                print(json.dumps([number, wrong]), flush=True)
            _empty(folder)
            number += 1
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(json.dumps(["done", number, most]), flush=True)


def _size() -> int:
    """Megabytes of address space of this process."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize() // 1024 // 1024


@dataclass(frozen=True, slots=True)
class Portion:
    """The inputs that a process has tried, up to `end`, which failed, and the most memory."""

    end: int
    failures: list[tuple[int, str]]
    megabytes: int


def portion(name: str, seed: int, start: int, end: int) -> Portion:
    """Tries inputs from `start` on in a process of their own."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(start.to_bytes(8, "little", signed=True))
        file.flush()
        place = Place(Path(file.name))
        command = [sys.executable, __file__, name, "--seed", str(seed)]
        command += ["--work", str(start), str(end), "--place", file.name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            is_stuck, output = _output(process, place)
        lines = [json.loads(line) for line in output.splitlines() if line.endswith("]")]
        failures = [(number, told) for number, told, *memory in lines if not memory]
        if lines and lines[-1][0] == "done":
            return Portion(lines[-1][1], failures, lines[-1][2])
        last = "hang\nin a library" if is_stuck else f"crash\nexit code {process.returncode}"
        return Portion(place.number + 1, [*failures, (place.number, last)], 0)


def _output(process: subprocess.Popen[str], place: Place) -> tuple[bool, str]:
    """What a process says, and whether it had to be ended because it did not get on."""
    number, since, is_stuck = place.number, monotonic(), False
    while True:
        try:
            return is_stuck, process.communicate(timeout=_LOOK_SECONDS)[0]
        except subprocess.TimeoutExpired:
            if place.number != number:
                number, since = place.number, monotonic()
            elif monotonic() - since > _PATIENCE:
                is_stuck = True
                process.kill()


def campaign(name: str, seed: int, inputs: int, until: float, record: Path, folder: Path | None) -> bool:
    """Continues the campaign of a reader; whether nothing has failed in this run."""
    known = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    entry: dict[str, Any] = known.get(name, {"seed": seed, "inputs": 0, "crash": 0, "hang": 0, "memory": 0})
    is_good, begun, before = True, monotonic(), entry["inputs"]
    while entry["inputs"] < inputs and monotonic() < until:
        found = portion(name, seed, entry["inputs"], inputs)
        entry["inputs"] = found.end
        entry["megabytes"] = max(entry.get("megabytes", 0), found.megabytes)
        for number, wrong in found.failures:
            is_good = False
            entry[wrong.partition("\n")[0]] += 1
            _keep(name, seed, number, wrong, folder)
        _write(record, name, entry)
    speed = (entry["inputs"] - before) / max(monotonic() - begun, 1e-9)
    print(f"{name}: {entry} {speed:.0f} inputs/s", flush=True)
    return is_good


def _write(record: Path, name: str, entry: dict[str, Any]) -> None:
    with _WRITING:
        _rewrite(record, name, entry)


def _rewrite(record: Path, name: str, entry: dict[str, Any]) -> None:
    known = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    known[name] = entry
    record.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", encoding="utf-8")


def _keep(name: str, seed: int, number: int, wrong: str, folder: Path | None) -> None:
    print(f"! {name} {number}: {wrong.splitlines()[-1][:150]}", flush=True)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}-{number}.input").write_bytes(input_of(READERS[name], seed, number))
        (folder / f"{name}-{number}.txt").write_text(wrong, encoding="utf-8", errors="replace")


def _only(reader: Reader, seed: int, number: int) -> int:
    """Shows one input, and what is wrong with how it is read."""
    signal.signal(signal.SIGPROF, _ring)
    data = input_of(reader, seed, number)
    with _workplace() as folder:
        wrong = tried(reader, data, folder)
    sys.stdout.buffer.write(data[:3_000] + b"\n")
    print(wrong or "nothing is wrong")
    return 1 if wrong else 0


def _campaigns(options: argparse.Namespace) -> bool:
    """Continues the campaigns of all readers that were asked for, several at the same time."""
    names = list(READERS) if options.reader == "all" else [options.reader]

    def continued(name: str) -> bool:
        until = monotonic() + options.minutes * 60
        return campaign(name, options.seed, options.inputs, until, options.record, options.failures)

    with ThreadPoolExecutor(options.jobs) as pool:
        return all(list(pool.map(continued, names)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reader", choices=["all", *READERS])
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="readers at the same time")
    parser.add_argument("--minutes", type=float, default=1e6, help="for each reader")
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("--failures", type=Path)
    parser.add_argument("--only", type=int)
    parser.add_argument("--work", type=int, nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--place", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        start, end = options.work
        work(options.reader, options.seed, start, end, options.place)
        return 0
    if options.only is not None:
        return _only(READERS[options.reader], options.seed, options.only)
    try:
        return 0 if _campaigns(options) else 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
