"""What a proof consists of: invariants at their loops, measures, contracts, lemmas, and the obligations shown."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


class ProofKind(StrEnum):
    """How a verdict without bounds was reached."""

    OBLIGATIONS = "proof obligations"
    """A solver has shown each condition on each path between the heads of loops."""
    INDUCTION = "induction"
    """One arbitrary iteration stands for each loop; its paths were explored."""


class Origin(StrEnum):
    """Who wrote an invariant."""

    WRITTEN = "written"
    FOUND = "found"


@dataclass(frozen=True, slots=True)
class LoopInvariant:
    """A condition that holds before each iteration of the loop at `span`."""

    span: Span
    text: str
    origin: Origin


@dataclass(frozen=True, slots=True)
class LoopMeasure:
    """A value that each iteration of the loop at `span` decreases."""

    span: Span
    text: str
    origin: Origin = Origin.WRITTEN


@dataclass(frozen=True, slots=True)
class ShownObligation:
    """A condition that a solver has shown."""

    what: str
    method: str
    """The method that it is about: the checked one, or one whose contract the proof relies on."""
    span: Span
    scripts: tuple[str, ...] = ()
    """The questions in SMT-LIB, each of which is unsatisfiable; only if a certificate is wanted."""


@dataclass(frozen=True, slots=True)
class ProofOutline:
    """The parts of a proof, in the order in which they were used."""

    kind: ProofKind
    invariants: tuple[LoopInvariant, ...] = ()
    measures: tuple[LoopMeasure, ...] = ()
    contracts: tuple[str, ...] = ()
    """The methods whose contracts stand for their calls."""
    lemmas: tuple[str, ...] = ()
    """General facts that the proof uses, in words."""
    obligations: tuple[ShownObligation, ...] = ()
