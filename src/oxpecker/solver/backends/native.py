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
        """The outcome, or the reason why there is none."""

    def value(self, node: Node) -> bool | int:
        """The value of a variable after a satisfiable check; unsigned for a bit-vector."""

    def core(self, nodes: list[Node], seconds: float | None) -> list[int] | None:
        """Which of these contradict each other, checked without the stack; None if not found."""

    def close(self) -> None:
        """Free the session."""


class Native(Builder, Protocol):
    """A solver's library: builds terms and opens sessions."""

    name: str
    theories: frozenset[Theory]
    lifetime: int
    """Checks after which a session is replaced: popped levels slow some solvers down."""

    def session(self, theory: Theory) -> Session: ...

    def interrupt(self) -> None: ...

    def close(self) -> None: ...
