"""Where jobs are done: on this machine, or on a cluster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from oxpecker.cluster.executor import Executor, Work


class Pool(Protocol):
    """Opens executors."""

    @property
    def is_remote(self) -> bool:
        """Whether work is done on other machines, which do not have the files of this one."""

    def capacity(self, asked: int) -> int:
        """The number of jobs to have open at the same time, where the user asked for some number of processes."""

    def executor(self, work: Work) -> Executor:
        """Does some work for each job; packs the work now if it has to travel."""


@dataclass(frozen=True, slots=True)
class LocalPool:
    """Processes of this machine; copies of this one where the system can copy processes."""

    copies: bool | None = None

    @property
    def is_remote(self) -> bool:
        """No."""
        return False

    def capacity(self, asked: int) -> int:
        """As many as were asked for."""
        return asked

    def executor(self, work: Work) -> Executor:
        """One process for each open job."""
        from oxpecker.cluster.processes import Processes

        return Processes(work, copies=self.copies)


LOCAL = LocalPool()
