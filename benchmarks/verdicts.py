"""What `check` answers about a program in Java, and what the answer costs."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from oxpecker import check


@dataclass(frozen=True)
class Answer:
    """A verdict, and the seconds of the processor that it took."""

    verdict: str
    seconds: float

    def contradicts(self, truth: str) -> bool:
        """Whether one of the verdict and the truth is `valid`, and the other `invalid`."""
        return {self.verdict, truth} == {"valid", "invalid"}


def answer(program: str, method: str, seconds: float) -> Answer:
    """The answer about a method of a program in one file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Main.java"
        file.write_text(program, encoding="utf-8")
        before = _used()
        (result,) = check(file, method=method, time=seconds, jobs=1).results
        return Answer(str(result.verdict), _used() - before)


def _used() -> float:
    """The seconds of the processor so far, those of other processes too."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
