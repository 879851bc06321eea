"""A job in a separate process with limits, which ends on request or with the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from oxpecker.limits.processes import in_own_group, kill_group
from oxpecker.server.job import FINISHED, Job
from oxpecker.server.limits import ENDING_SECONDS, LONGEST_COMPLAINT, MOST_OUTPUT
from oxpecker.server.settings import Settings


class JobProcess:
    """The process of a job. It reads the job from standard input and writes a line of JSON for each event.

    It may be started before there is a job and preload what most jobs need, to be ready for one.
    """

    def __init__(self, settings: Settings, is_early: bool = False) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="oxpecker-")
        self.complaints = (Path(self.folder.name) / ".complaints").open("w+b")
        command = [sys.executable, "-m", "oxpecker.server.worker", str(settings.megabytes), str(settings.seconds)]
        command += ["early"] if is_early else []
        package = str(Path(__file__).parents[2])
        found = os.environ.get("PYTHONPATH")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            cwd=self.folder.name,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([package, found] if found else [package])},
            **in_own_group(),
        )
        self.size = 0
        """Bytes that it has sent."""
        self.over_time = False
        self.stopped = False
        self.finished = False
        self._lock = threading.Lock()
        self._timer = threading.Timer(settings.seconds, self._time_is_over)
        self._timer.daemon = True

    @property
    def is_alive(self) -> bool:
        """Whether it can still accept a job."""
        return self.process.poll() is None

    def begin(self, job: Job) -> None:
        """Sends the job and starts its time. The input stays open: its end means that the server is gone."""
        assert self.process.stdin is not None
        self._timer.start()
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(job.data()).encode() + b"\n")
            self.process.stdin.flush()

    def events(self) -> Iterator[dict[str, Any]]:
        """The events of the process, until it has done its job or ends."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.size += len(line)
            if self.size > MOST_OUTPUT:
                self.stop()
                yield {"event": "failure", "message": "the answer is too long; try smaller bounds or fewer findings"}
                return
            # A process killed while writing leaves half a line.
            if not line.endswith(b"\n"):
                return
            event = json.loads(line)
            if event == FINISHED:
                self.finished = True
                return
            yield event

    def stop(self) -> None:
        """Kills the process and its children."""
        with self._lock:
            if self.stopped:
                return
            self.stopped = True
            kill_group(self.process)

    def wait_a_little(self) -> None:
        """Waits for the end of a process that has sent everything."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING_SECONDS)

    def _time_is_over(self) -> None:
        self.over_time = True
        self.stop()

    def close(self) -> tuple[int, str]:
        """Waits for the end and cleans up; returns the exit code and the end of the standard error."""
        self._timer.cancel()
        self.stop()
        code = self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
        self.complaints.seek(0)
        text = self.complaints.read().decode("utf-8", "replace")[-LONGEST_COMPLAINT:]
        self.complaints.close()
        with suppress(OSError):
            self.folder.cleanup()
        return code, text
