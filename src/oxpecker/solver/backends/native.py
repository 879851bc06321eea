"""The interface between the base of all backends and a solver's library."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from oxpecker.solver.encoding.builder import Builder, Node
from oxpecker.solver.encoding.choice import Theory


class Outcome(Enum):
    """The possible outcomes of a check, besides a reason for having none."""

    SATISFIABLE = "sat"
    UNSATISFIABLE = "unsat"


class Session(Protocol):
    """One assertion stack of a solver."""

    def push(self) -> None: ...

    def pop(self, count: int) -> None: ...

    def add(self, node: Node) -> None:
        """Assert."""

    def check(self, seconds: float | None) -> Outcome | str:
        """The outcome, or why there is none."""

    def value(self, node: Node) -> bool | int:
        """The value of a variable after a satisfiable check: that of a bit-vector without sign."""

    def core(self, nodes: list[Node], seconds: float | None) -> list[int] | None:
        """Which of these exclude each other already, asked apart from the stack; None when that is not found out."""

    def close(self) -> None:
        """Free what the session holds."""


class Native(Builder, Protocol):
    """A solver's library: builds terms and opens sessions."""

    name: str
    theories: frozenset[Theory]
    lifetime: int
    """After so many checks a session is replaced: what was popped slows some solvers down all the same."""

    def session(self, theory: Theory) -> Session: ...

    def interrupt(self) -> None: ...

    def close(self) -> None: ...
