"""Running other tools: their output, the processor time they took, and their jars from Maven Central."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from benchmarks.peers.alarms import Absent

KEPT = Path(__file__).resolve().parents[2] / ".cache" / "peers"

_POM = """<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>peers</groupId><artifactId>peers</artifactId><version>1</version>
  <dependencies>{}</dependencies>
</project>
"""


@dataclass(frozen=True, slots=True)
class Artifact:
    """A library of Maven Central."""

    group: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.group}:{self.name}:{self.version}"

    @property
    def dependency(self) -> str:
        """As Maven reads it."""
        group, name, version = self.group, self.name, self.version
        inner = f"<groupId>{group}</groupId><artifactId>{name}</artifactId><version>{version}</version>"
        return f"<dependency>{inner}</dependency>"


@dataclass(frozen=True, slots=True)
class Run:
    """What a process printed, and the seconds of the processor it took."""

    text: str
    code: int
    seconds: float


def run(command: Sequence[str | Path]) -> Run:
    """Runs a command to its end."""
    begun = os.times()
    done = subprocess.run(
        [str(each) for each in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    ended = os.times()
    user = ended.children_user - begun.children_user
    return Run(done.stdout, done.returncode, user + ended.children_system - begun.children_system)


@cache
def jars(*artifacts: Artifact) -> tuple[Path, ...]:
    """The jars of libraries and of what they depend on, kept after the first time."""
    for tool in ("java", "javac"):
        if shutil.which(tool) is None:
            raise Absent(f"there is no {tool} on the PATH")
    folder = KEPT / "-".join(f"{each.name}-{each.version}" for each in artifacts)
    if not folder.is_dir():
        _fetch(artifacts, folder)
    return tuple(sorted(folder.glob("*.jar")))


def _fetch(artifacts: Sequence[Artifact], folder: Path) -> None:
    names = ", ".join(map(str, artifacts))
    if shutil.which("mvn") is None:
        raise Absent(f"there is no mvn on the PATH to fetch {names}")
    partial = folder.with_name(f"{folder.name}.partial")
    partial.mkdir(parents=True, exist_ok=True)
    (partial / "pom.xml").write_text(_POM.format("".join(each.dependency for each in artifacts)), "utf-8")
    goal = ["dependency:copy-dependencies", f"-DoutputDirectory={partial}"]
    if run(["mvn", "-q", "-f", partial / "pom.xml", *goal]).code:
        shutil.rmtree(partial)
        raise Absent(f"Maven Central does not give {names}")
    partial.rename(folder)


def class_path(libraries: Sequence[Path]) -> str:
    """Jars as a class path."""
    return os.pathsep.join(map(str, libraries))
