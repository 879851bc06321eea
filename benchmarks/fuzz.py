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
import resource
import signal
import subprocess
import sys
import tempfile
import traceback
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.hostile.fuzzing.readers import READERS, Reader, input_of

RECORD = Path(__file__).parent / "fuzzing.json"
_PORTION = 300
_SECONDS = 5.0
_MEGABYTES = 1_000
_PATIENCE = 300.0
"""Seconds without a sign of life after which a process is stuck in a library."""


class _Hang(BaseException):
    """An input took too much time of the processor."""


def _ring(_signal: int, _frame: object) -> None:
    raise _Hang


def tried(reader: Reader, seed: int, number: int) -> str:
    """What is wrong with how an input is read; empty if nothing is."""
    data = input_of(reader, seed, number)
    with tempfile.TemporaryDirectory() as folder:
        signal.setitimer(signal.ITIMER_PROF, _SECONDS)
        try:
            reader.read(data, Path(folder))
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


def work(name: str, seed: int, start: int, end: int) -> None:
    """Tries a portion of the inputs in this process, a line of output for each."""
    sys.setrecursionlimit(1_000)
    signal.signal(signal.SIGPROF, _ring)
    tried(READERS[name], seed, -1)
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    resource.setrlimit(resource.RLIMIT_AS, ((_size() + _MEGABYTES) * 1024 * 1024,) * 2)
    for number in range(start, end):
        wrong = tried(READERS[name], seed, number)
        print(json.dumps([number, wrong]), flush=True)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(json.dumps(["memory", used, most]), flush=True)


def _size() -> int:
    """Megabytes of address space of this process."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize() // 1024 // 1024


def portion(name: str, seed: int, start: int, end: int) -> tuple[int, list[tuple[int, str]], int]:
    """The inputs that were tried from `start` on in a process of their own, the failures, and the most memory."""
    command = [sys.executable, __file__, name, "--seed", str(seed), "--work", str(start), str(end)]
    done, failures, most = start, list[tuple[int, str]](), 0
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    with process, ThreadPoolExecutor(1) as pool:
        while True:
            try:
                line = pool.submit(process.stdout.readline).result(_PATIENCE)
            except TimeoutError:
                process.kill()
                return done + 1, [*failures, (done, "hang\nin a library")], most
            if not line:
                break
            number, *told = json.loads(line)
            if number == "memory":
                most = told[1]
                continue
            done = number + 1
            failures += [(number, told[0])] if told[0] else []
    if done < end:
        return done + 1, [*failures, (done, f"crash\nexit code {process.returncode}")], most
    return done, failures, most


def campaign(name: str, seed: int, inputs: int, jobs: int, until: float, record: Path, folder: Path | None) -> bool:
    """Continues the campaign of a reader; whether nothing has failed in this run."""
    known = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    entry: dict[str, Any] = known.get(name, {"seed": seed, "inputs": 0, "crash": 0, "hang": 0, "memory": 0})
    is_good, begun, before = True, monotonic(), entry["inputs"]
    with ThreadPoolExecutor(jobs) as pool:
        while entry["inputs"] < inputs and monotonic() < until:
            start = entry["inputs"]
            spans = [
                (at, min(at + _PORTION, inputs)) for at in range(start, min(start + jobs * _PORTION, inputs), _PORTION)
            ]
            for end, failures, most in pool.map(lambda span: _whole(name, seed, *span), spans):
                entry["inputs"] = end
                entry["megabytes"] = max(entry.get("megabytes", 0), most)
                for number, wrong in failures:
                    is_good = False
                    entry[wrong.partition("\n")[0]] += 1
                    _keep(name, seed, number, wrong, folder)
            _write(record, name, entry)
    speed = (entry["inputs"] - before) / max(monotonic() - begun, 1e-9)
    print(f"{name}: {entry} {speed:.0f} inputs/s", flush=True)
    return is_good


def _whole(name: str, seed: int, start: int, end: int) -> tuple[int, list[tuple[int, str]], int]:
    """A portion to its end, in further processes where one has died."""
    failures, most = list[tuple[int, str]](), 0
    while start < end:
        start, more, memory = portion(name, seed, start, end)
        failures, most = failures + more, max(most, memory)
    return end, failures, most


def _write(record: Path, name: str, entry: dict[str, Any]) -> None:
    known = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    known[name] = entry
    record.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", encoding="utf-8")


def _keep(name: str, seed: int, number: int, wrong: str, folder: Path | None) -> None:
    print(f"! {name} {number}: {wrong.splitlines()[-1][:150]}", flush=True)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}-{number}.input").write_bytes(input_of(READERS[name], seed, number))
        (folder / f"{name}-{number}.txt").write_text(wrong, encoding="utf-8", errors="replace")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reader", choices=["all", *READERS])
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="for each reader")
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("--failures", type=Path)
    parser.add_argument("--only", type=int)
    parser.add_argument("--work", type=int, nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.reader, options.seed, *options.work)
        return 0
    if options.only is not None:
        signal.signal(signal.SIGPROF, _ring)
        wrong = tried(READERS[options.reader], options.seed, options.only)
        sys.stdout.buffer.write(input_of(READERS[options.reader], options.seed, options.only)[:3_000] + b"\n")
        print(wrong or "nothing is wrong")
        return 1 if wrong else 0
    names = list(READERS) if options.reader == "all" else [options.reader]
    good = True
    with suppress(KeyboardInterrupt):
        for name in names:
            until = monotonic() + options.minutes * 60
            arguments = (options.inputs, options.jobs, until, options.record, options.failures)
            good &= campaign(name, options.seed, *arguments)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
