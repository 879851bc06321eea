"""What other tools say about the programs with seeded bugs, in one form, and whether it is about the bug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from benchmarks.findings_corpus import Expected, Program, Side


@dataclass(frozen=True, slots=True)
class Alarm:
    """A warning of a tool about a program, by its rule."""

    program: str
    rule: str


@dataclass(frozen=True, slots=True)
class Said:
    """All alarms of a tool about one version of the programs, and the seconds of the processor it took."""

    alarms: tuple[Alarm, ...]
    seconds: float


class Absent(Exception):
    """A tool that cannot run here, and why."""


class Peer(Protocol):
    """Another tool. `said` and `version` raise `Absent` if it cannot run here."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> str: ...

    def programs(self, chosen: Sequence[Program]) -> list[Program]:
        """The programs that it can read."""

    def said(self, chosen: Sequence[Program], side: Side) -> Said:
        """Its alarms about a version of programs."""


def is_found(wrong: Sequence[Alarm], right: Sequence[Alarm]) -> bool:
    """Whether a tool names a bug: the wrong version has more alarms of some rule than the right one.

    The versions differ in the bug alone, so an alarm that goes with it is about it, whatever line it names.
    """
    return bool(Counter(each.rule for each in wrong) - Counter(each.rule for each in right))


@dataclass(frozen=True, slots=True)
class Row:
    """What a tool found: the programs whose bugs it named, its alarms on code that is right, and its seconds."""

    version: str
    read: int
    found: tuple[str, ...]
    noise: int
    seconds: float


def row(peer: Peer, chosen: Sequence[Program]) -> Row:
    """Lets a tool read both versions of the programs."""
    version = peer.version
    readable = peer.programs(chosen)
    wrong, right = (peer.said(readable, side) for side in Side)
    found, noise = [], 0
    for program in readable:
        bad, good = ([each for each in said.alarms if each.program == program.name] for said in (wrong, right))
        noise += len(good) + (len(bad) if program.expected is Expected.LATENT else 0)
        if program.expected is not Expected.LATENT and is_found(bad, good):
            found.append(program.file)
    return Row(version, len(readable), tuple(found), noise, round(wrong.seconds + right.seconds, 1))
