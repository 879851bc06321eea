"""Starts a playground on this machine and has many visitors use it at once; prints what they got, and what it took.

    python benchmarks/playground_load.py [--visitors 100] [--runs-each 1] [--drop 0.5] [--server-runs 2] [--seed 0]

Every visitor opens the page, starts runs and listens to their events; a share of them leaves in the middle. Meanwhile
one more visitor asks for the page again and again: how long that takes says whether the server responds.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

_EXAMPLES = Path(__file__).parents[1] / "src/oxpecker/server/examples"
_PATIENCE = 1_200.0


class Load:
    """The visitors of a server, and what happened to them."""

    def __init__(self, port: int, drop: float, kind: str) -> None:
        self.port, self.drop, self.kind = port, drop, kind
        self.outcomes: Counter[str] = Counter()
        self.seconds: list[float] = []
        self.places: list[int] = []
        self.lock = threading.Lock()

    def visit(self, random: Random, runs: int) -> None:
        """One visitor."""
        cookie = ""
        for _ in range(runs):
            begun = monotonic()
            try:
                cookie = cookie or self.open_page()
                outcome = self._run(random, cookie)
            except (OSError, HTTPException) as error:
                outcome = f"connection: {type(error).__name__}"
            with self.lock:
                self.outcomes[outcome] += 1
                if outcome == "done":
                    self.seconds.append(monotonic() - begun)

    def open_page(self) -> str:
        """Opens the page; the cookie that names the visitor."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request("GET", "/")
            answer = connection.getresponse()
            answer.read()
            return (answer.headers.get("Set-Cookie") or "").partition(";")[0]

    def _run(self, random: Random, cookie: str) -> str:
        example = random.choice(sorted(_EXAMPLES.glob("*.java")) + sorted(_EXAMPLES.glob("*.oox")))
        job = {"kind": self.kind, "name": example.name, "text": example.read_text(encoding="utf-8")}
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)) as connection:
            connection.request("POST", "/api/runs", json.dumps({**job, "options": {"seconds": 10}}), headers)
            answer = connection.getresponse()
            data = json.loads(answer.read())
            if answer.status != 201:
                return f"refused with {answer.status}"
        leaves_after = random.randrange(1, 6) if random.random() < self.drop else None
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)) as connection:
            connection.request("GET", f"/api/runs/{data['run']}/events", headers={"Cookie": cookie})
            return self._listen(connection, leaves_after)

    def _listen(self, connection: HTTPConnection, leaves_after: int | None) -> str:
        heard = 0
        for line in connection.getresponse():
            if not line.startswith(b"data: "):
                continue
            event: dict[str, Any] = json.loads(line[6:])
            if event["event"] == "waiting":
                with self.lock:
                    self.places.append(event["place"])
            if event["event"] == "end":
                return str(event["reason"])
            heard += 1
            if leaves_after is not None and heard >= leaves_after:
                return "left"
        return "connection closed"


@dataclass(slots=True)
class Sample:
    """What one more visitor and the operating system saw of the server while it was used."""

    page_seconds: list[float] = field(default_factory=list)
    refused: int = 0
    """How often the page was not given."""
    megabytes: float = 0.0
    processes: int = 0
    seconds: float = 0.0

    def take(self, load: Load, server: int) -> None:
        """Asks for the page once, and looks at the process of the server."""
        start = monotonic()
        try:
            load.open_page()
            self.page_seconds.append(monotonic() - start)
        except (OSError, HTTPException):
            self.refused += 1
        self.megabytes = max(self.megabytes, _megabytes(server))
        self.processes = max(self.processes, _children(server))


def _megabytes(process: int) -> float:
    """Memory of the server itself."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    resident = re.search(r"VmRSS:\s+(\d+)", status)
    return int(resident[1]) / 1024 if resident else 0.0


def _children(process: int) -> int:
    """How many processes the server has started, by any of its threads."""
    count = 0
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):  # threads end while we look at them
            count += len((thread / "children").read_text(encoding="ascii").split())
    return count


@contextmanager
def _playground(runs: int) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server, which ends with the block, and its port."""
    command = [sys.executable, "-m", "oxpecker", "serve", "--port", "0", "--runs", str(runs)]
    # Its processes compile the package once, as they do where it is installed.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None
            yield server, int(found[1])
        finally:
            server.terminate()


def _observed(options: argparse.Namespace) -> tuple[Load, Sample]:
    """Has all visitors come, and watches until the last one has gone."""
    sample = Sample()
    with _playground(options.server_runs) as (server, port):
        load = Load(port, options.drop, options.kind)
        visitors = [
            threading.Thread(
                target=load.visit, args=(Random(f"{options.seed} {number}"), options.runs_each), daemon=True
            )
            for number in range(options.visitors)
        ]
        begun = monotonic()
        for visitor in visitors:
            visitor.start()
        while any(visitor.is_alive() for visitor in visitors) and monotonic() - begun < _PATIENCE:
            sample.take(load, server.pid)
            sleep(0.2)
        sample.seconds = monotonic() - begun
    return load, sample


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visitors", type=int, default=100)
    parser.add_argument("--runs-each", type=int, default=1)
    parser.add_argument("--drop", type=float, default=0.5)
    parser.add_argument("--server-runs", type=int, default=2)
    parser.add_argument("--kind", default="check", choices=["check", "translation"])
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    load, sample = _observed(options)
    seconds, asked = sorted(load.seconds) or [0.0], sorted(sample.page_seconds) or [0.0]
    print(f"{options.visitors} visitors, {sample.seconds:.0f} s: {dict(load.outcomes)}")
    print(f"answers after {seconds[len(seconds) // 2]:.1f} s (median), {seconds[-1]:.1f} s (last)")
    print(f"farthest place in the queue {max(load.places, default=0)}")
    print(f"page: {asked[len(asked) // 2] * 1000:.0f} ms (median), {asked[-1] * 1000:.0f} ms (slowest)")
    print(f"page not given: {sample.refused} times")
    print(f"server: {sample.megabytes:.0f} MB, {sample.processes} processes at most")
    is_good = not sample.refused and not any("connection" in outcome for outcome in load.outcomes)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
