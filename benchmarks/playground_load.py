"""Starts a playground on this machine and has many visitors use it at once; prints what they got, and what it took.

    python benchmarks/playground_load.py [--visitors 100] [--runs-each 1] [--drop 0.5] [--server-runs 2] [--seed 0]

Every visitor opens the page, starts runs and listens to their events; a share of them leaves in the middle. Meanwhile
one more visitor asks for the page again and again: how long that takes says whether the server responds.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import threading
from collections import Counter
from contextlib import closing
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


def _memory_and_children(process: int) -> tuple[float, int]:
    """Megabytes of the server itself, and how many processes it has started."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    resident = re.search(r"VmRSS:\s+(\d+)", status)
    children = Path(f"/proc/{process}/task/{process}/children")
    tasks = Path(f"/proc/{process}/task")
    count = sum(len((task / "children").read_text().split()) for task in tasks.iterdir()) if children.exists() else 0
    return int(resident[1]) / 1024 if resident else 0.0, count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visitors", type=int, default=100)
    parser.add_argument("--runs-each", type=int, default=1)
    parser.add_argument("--drop", type=float, default=0.5)
    parser.add_argument("--server-runs", type=int, default=2)
    parser.add_argument("--kind", default="check", choices=["check", "translation"])
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    command = [sys.executable, "-m", "oxpecker", "serve", "--port", "0", "--runs", str(options.server_runs)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found is not None
        load = Load(int(found[1]), options.drop, options.kind)
        visitors = [
            threading.Thread(
                target=load.visit, args=(Random(f"{options.seed} {number}"), options.runs_each), daemon=True
            )
            for number in range(options.visitors)
        ]
        begun = monotonic()
        for visitor in visitors:
            visitor.start()
        asked, most, processes = list[float](), 0.0, 0
        while any(visitor.is_alive() for visitor in visitors) and monotonic() - begun < _PATIENCE:
            start = monotonic()
            load.open_page()
            asked.append(monotonic() - start)
            memory, children = _memory_and_children(server.pid)
            most, processes = max(most, memory), max(processes, children)
            sleep(0.2)
        took = monotonic() - begun
        server.terminate()
    seconds = sorted(load.seconds) or [0.0]
    print(f"{options.visitors} visitors, {took:.0f} s: {dict(load.outcomes)}")
    print(f"answers after {seconds[len(seconds) // 2]:.1f} s (median), {seconds[-1]:.1f} s (last)")
    print(f"farthest place in the queue {max(load.places, default=0)}")
    print(f"page: {sorted(asked)[len(asked) // 2] * 1000:.0f} ms (median), {max(asked) * 1000:.0f} ms (slowest)")
    print(f"server: {most:.0f} MB, {processes} processes at most")
    return 0 if not any("connection" in outcome for outcome in load.outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
