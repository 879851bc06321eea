"""Clauses of inferred contracts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from oxpecker.oox.source import Span
from oxpecker.refinement.extraction.contracts import Dialect


class ClauseKind(StrEnum):
    """What a clause is about, in the order in which contracts are written."""

    REQUIRES = "requires"
    ENSURES = "ensures"
    ASSIGNABLE = "assignable"
    SIGNALS = "signals"


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause; `text` is what follows its word."""

    kind: ClauseKind
    text: str

    @property
    def says_nothing(self) -> bool:
        """Whether every method satisfies it: it allows an exception without a condition."""
        return self.kind is ClauseKind.SIGNALS and self.text.endswith(") true")

    def written(self, dialect: Dialect) -> str:
        """The clause in a language."""
        return dialect.write(self.kind, self.text)


@dataclass(frozen=True, slots=True)
class Precondition:
    """What must hold so that the language throws no exception at a place."""

    clause: Clause
    exception: str
    span: Span
    opposite: str
    """The condition under which it may be thrown."""
    signals: Clause
    """What is said of the exception if the condition is not required."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """What may be true of a method."""

    ensures: tuple[Clause, ...] = ()
    assignable: Clause | None = None
    signals: tuple[Clause, ...] = ()
    preconditions: tuple[Precondition, ...] = ()
    apart: str = ""
    """That what the paths take for different objects and indices is different."""
    known: bool = False
    """Whether the paths tell everything: no loop, no call that is not looked into."""
