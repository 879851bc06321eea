"""The job `tests`: JUnit tests for a Java program, by `oxpecker tests`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from oxpecker.api.loading import Loaded
from oxpecker.server.controls import command_line
from oxpecker.server.job import Job
from oxpecker.server.jobs.telling import Tell, failure

__test__ = False
_WRITTEN = {0, 1, 3}
"""Exit codes with tests: all pass, some reproduce a finding and fail, or some paths could not be explored."""


def tests(job: Job, loaded: Loaded, megabytes: float, tell: Tell) -> None:  # noqa: ARG001 - as all jobs
    """Writes tests to the folder of this process, and reports them."""
    if not job.name.endswith(".java"):
        tell(failure("JUnit tests are available for Java programs only"))
        return
    Path(job.name).write_text(job.text, encoding="utf-8", newline="\n")
    words = ["tests", job.name, "--out", "generated", "--memory", str(megabytes), *command_line(job.options)]
    if job.method:
        words += ["--method", job.method]
    done = subprocess.run(
        [sys.executable, "-m", "oxpecker", *words],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode not in _WRITTEN:
        lines = [line for line in done.stderr.splitlines() if line and not line.startswith(("Usage:", "Try "))]
        tell(failure("\n".join(lines) or f"'oxpecker tests' ended with exit code {done.returncode}"))
        return
    root = Path("generated")
    written = sorted(file for file in root.rglob("*.java") if file.is_file())
    # The tests come first, then their helper classes.
    written.sort(key=lambda file: not file.stem.endswith("Test"))
    files = [{"name": file.relative_to(root).as_posix(), "text": file.read_text("utf-8")} for file in written]
    output = [line for line in done.stdout.splitlines() if line and not line.startswith("wrote ")]
    tell({"event": "files", "files": files, "said": output})
