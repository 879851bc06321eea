"""What reading and translating Java costs: `python benchmarks/java.py [folder ..]`.

Without folders, the models of the library and the Java programs among the tests are read. Start-up is that of
`oxpecker check` on a file of three lines, once the library has been compiled.
"""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from oxpecker.java import translate
from oxpecker.java.reading import parse
from oxpecker.java.tree import ClassDeclaration, ConstructorDeclaration, Initialiser, Member, MethodDeclaration
from oxpecker.java.world import LIBRARY
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Source

PROGRAMS = Path(__file__).parents[1] / "tests" / "programs" / "java"
SMALL = """class Small {
    static int abs(int x) { return x < 0 ? -x : x; }
    static void test(int x) { assert abs(x) != 7 || x == 7 || x == -7; }
}
"""
REPEATS = 5


def best(action: Callable[[], object]) -> float:
    """Seconds of this process, the best of some repetitions."""
    seconds = []
    for _ in range(REPEATS):
        gc.collect()
        start = time.process_time()
        action()
        seconds.append(time.process_time() - start)
    return min(seconds)


def read_bodies(members: tuple[Member, ...]) -> None:
    """Asks for everything that is read only when it is asked for."""
    for member in members:
        if isinstance(member, ClassDeclaration):
            read_bodies(member.members)
        elif isinstance(member, (MethodDeclaration, ConstructorDeclaration, Initialiser)) and member.body is not None:
            member.body()


def read(sources: list[Source], bodies: bool) -> None:
    for source in sources:
        file = parse(source).file
        if bodies:
            read_bodies(file.classes)


def start_up() -> float:
    """Seconds of processor time that the whole command takes, the best of some repetitions."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Small.java"
        file.write_text(SMALL, "utf-8")
        command = [sys.executable, "-c", "from oxpecker.cli.main import main; main()", "check", str(file)]
        seconds = []
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        for _ in range(REPEATS + 1):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(command, check=True, capture_output=True, env=environment)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return min(seconds[1:])


def main() -> None:
    folders = [Path(name) for name in sys.argv[1:]] or [LIBRARY, PROGRAMS]
    sources = [Source(str(file), file.read_text("utf-8")) for folder in folders for file in folder.rglob("*.java")]
    lines = sum(source.text.count("\n") for source in sources)
    print(f"{len(sources)} files, {lines} lines")
    with deep_recursion():
        for what, bodies in (("declarations", False), ("declarations and bodies", True)):
            seconds = best(partial(read, sources, bodies))
            print(f"reading {what}: {lines / seconds:,.0f} lines/s")
    tests = [Source(str(file), file.read_text("utf-8")) for file in PROGRAMS.rglob("programs/*.java")]
    count = sum(source.text.count("\n") for source in tests)
    for source in tests:
        translate([source])
    seconds = best(lambda: [translate([source]) for source in tests])
    print(f"translating, with what each program reaches of the library: {count / seconds:,.0f} lines/s")
    print(f"start-up with a small check: {start_up():.2f} s")


if __name__ == "__main__":
    main()
