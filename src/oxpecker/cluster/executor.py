"""Executors do jobs somewhere else: in processes of this machine, or on the machines of a cluster.

Every job of an executor is the same work on another argument. The work may be large, such as a program to check; it
travels once. Whoever submits jobs hears of each exactly once that it is done, has failed, or was lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Report = Callable[[object], None]
"""Tells the submitter how far a job is, from time to time; raises KeyboardInterrupt if the job is to end."""

Work = Callable[[Any, Report], Any]
"""What is done for each argument. It can be sent to another process."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A report that must arrive, whenever the one before was sent."""

    content: Any


@dataclass(frozen=True, slots=True)
class Message:
    """How far a job is."""

    job: int
    message: Any


@dataclass(frozen=True, slots=True)
class Done:
    """A job is done."""

    job: int
    value: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """A job has raised an exception."""

    job: int
    error: BaseException


@dataclass(frozen=True, slots=True)
class Lost:
    """What did a job has ended before the job was done. It may be submitted again."""

    job: int


Event = Message | Done | Failed | Lost


class Executor(Protocol):
    """Does jobs elsewhere; leaving its `with` block ends those that are not done."""

    def submit(self, job: int, argument: object, title: str = "") -> None:
        """Has the work done for an argument, under a number that no other open job has; people see the title."""

    def events(self, seconds: float | None) -> Sequence[Event]:
        """What has happened; waits for the first event up to some seconds, or as long as it takes."""

    def interrupt(self) -> None:
        """Raises KeyboardInterrupt in all open jobs, which return what they know."""

    def __enter__(self) -> Executor: ...

    def __exit__(self, *_failure: object) -> None: ...
