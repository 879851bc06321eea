"""Ends commands at any moment, and looks for processes that they have left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from time import monotonic, sleep
from uuid import uuid4

ROOT = Path(__file__).parents[2]
_MARK = "OXPECKER_FAMILY"
"""An environment variable that all processes of a command inherit, whoever their parent is by now."""
_PATIENCE = 60.0
_PAUSE = 0.02

HARD = """
class Main {
    static void hard(int x, int y, int z) { assert x * x * x + y * y * y + z * z * z != 114; }
    static void harder(int x, int y, int z) { assert x * x * x + y * y * y + z * z * z != 390; }
    static void hardest(int x, int y, int z) { assert x * x * x + y * y * y + z * z * z != 627; }
}
"""
ALLOY = """
sig Node { next: set Node }
check a { all n: Node | n in n.^next => some n.next.next } for 7
check b { some n: Node | no n.^next & n } for 7
check c { no disj n, m: Node | n in m.^next and m in n.^next } for 7
"""
TASK = """
format_version: "2.0"
input_files: [Main.java]
properties: [{property_file: assert.prp, expected_verdict: true}]
options: {language: Java}
"""
SLOW_MAIN = """
class Main {
    public static void main(String[] a) {
        int x = org.sosy_lab.sv_benchmarks.Verifier.nondetInt(), y = org.sosy_lab.sv_benchmarks.Verifier.nondetInt();
        assert x * x * x + y * y * y != 1729 * 3 + 1;
    }
}
"""


class Ending(Enum):
    """How a command is ended."""

    KILL = signal.SIGKILL
    INTERRUPT = signal.SIGINT
    TERMINATE = signal.SIGTERM


@dataclass(frozen=True, slots=True)
class Command:
    """A command that starts other processes."""

    name: str
    arguments: tuple[str, ...]


def commands(folder: Path) -> list[Command]:
    """One for each way in which processes are started; their files are written into a folder."""
    (folder / "hard.oox").write_text(HARD)
    (folder / "nodes.als").write_text(ALLOY)
    for number in range(3):
        task = folder / "tasks" / str(number)
        task.mkdir(parents=True)
        (task / "Main.java").write_text(SLOW_MAIN)
        (task / "assert.prp").write_text("CHECK( init(Main.main()), LTL(G assert) )")
        (task / "task.yml").write_text(TASK)
    hard, limit = str(folder / "hard.oox"), ("--time", "60", "--no-journal")
    robot = str(ROOT / "benchmarks/jobs/Robot.java")
    return [
        Command("methods", ("check", hard, "--jobs", "2", *limit)),
        Command("paths", ("check", robot, "--array", "4", "--jobs", "2", *limit)),
        Command("solvers", ("check", hard, "--jobs", "2", "--solver", "portfolio", *limit)),
        Command("tasks", ("svcomp", str(folder / "tasks"), "--jobs", "2", "--time", "60")),
        Command("modules", ("relational", str(folder / "nodes.als"), "--jobs", "2")),
    ]


def left_after(command: Command, seconds: float, ending: Ending) -> list[str]:
    """The processes that are left some time after a command was ended at a moment, as texts; they are killed."""
    mark = uuid4().hex
    process = subprocess.Popen(
        [sys.executable, "-m", "oxpecker", *command.arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, _MARK: mark},
    )
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(ending.value)
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return ["the command itself did not end", *_ended(mark)]
    end = monotonic() + _PATIENCE
    while (left := _family(mark)) and monotonic() < end:
        sleep(_PAUSE)
    return _ended(mark) if left else []


def _ended(mark: str) -> list[str]:
    """Kills the processes with a mark; what they were."""
    found = _family(mark)
    for number in found:
        os.kill(number, signal.SIGKILL)
    return [*found.values()]


def _family(mark: str) -> dict[int, str]:
    """The processes with a mark that are alive, with their command lines."""
    wanted, found = f"{_MARK}={mark}".encode(), {}
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if wanted in (place / "environ").read_bytes().split(b"\0") and _is_alive(place):
                found[int(place.name)] = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
    return found


def _is_alive(place: Path) -> bool:
    """Whether a process is more than an entry that its parent has not read yet."""
    return (place / "stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
