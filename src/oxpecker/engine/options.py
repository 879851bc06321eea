"""Every choice about how a method is checked, in one place."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from oxpecker.engine.bounds import Bounds
from oxpecker.limits import Budget
from oxpecker.oox.records import dataclass
from oxpecker.solver import SolverConfiguration


class Merging(StrEnum):
    """When paths that differ only in numbers and truth values are one."""

    AUTO = "auto"
    """When bounds grow by themselves and paths have become many."""
    ALWAYS = "always"
    NEVER = "never"


class Order(StrEnum):
    """The orders by name."""

    DEPTH_FIRST = "depth-first"
    BREADTH_FIRST = "breadth-first"
    RANDOM = "random"
    COVERAGE = "coverage"
    NEAREST_ASSERTION = "nearest-assertion"


class PruningKind(StrEnum):
    """How often the question is asked. What is not asked at a fork is asked at the end of the path."""

    NEVER = "never"
    PROBABILISTIC = "probabilistic"
    ADAPTIVE = "adaptive"
    ALWAYS = "always"


class Branches(StrEnum):
    """Who is asked whether a branch is possible."""

    ALL = "all"
    CHEAP = "cheap"
    """The cheap stages of the solver sequence; the others at the ends of paths only (CPBPV, 3)."""


class Reduction(StrEnum):
    """The reductions by name."""

    NONE = "none"
    """Every interleaving of visible actions."""
    GUARDED = "guarded"
    """Independent actions in one order only, objects taken as a whole (Koppier 4.7, corrected)."""
    OPTIMAL = "optimal"
    """One interleaving for each Mazurkiewicz trace (source sets and sleep sets; Abdulla et al. 2014)."""


class Races(StrEnum):
    """How to report data races."""

    NOTE = "note"
    FINDING = "finding"
    IGNORE = "ignore"


class LoopTreatment(StrEnum):
    """What becomes of loops that have invariants."""

    AUTO = "auto"
    """By their invariants where calls are by contract, else round by round."""
    INVARIANT = "invariant"
    UNROLL = "unroll"


class Statics(StrEnum):
    """What a method finds in static fields that code may change."""

    ANY = "any"
    INITIAL = "initial"


@dataclass(frozen=True, slots=True)
class Options:
    """How a method is checked. Without bounds they grow until everything is covered or the time is over."""

    bounds: Bounds | None = None
    strategy: str = "auto"
    order: Order = Order.DEPTH_FIRST
    pruning: PruningKind = PruningKind.ALWAYS
    branches: Branches = Branches.ALL
    merging: Merging = Merging.AUTO
    reduction: Reduction = Reduction.OPTIMAL
    races: Races = Races.NOTE
    solver: SolverConfiguration = field(default_factory=SolverConfiguration)
    modular: bool = False
    """Whether calls are replaced by their contracts where they have any."""
    modular_for: tuple[str, ...] = ()
    """The methods of which this is so in any case."""
    loops: LoopTreatment = LoopTreatment.AUTO
    seed: int = 0
    """For what is drawn: the random order, and when to prune."""
    seconds: float = 20.0
    """For each method."""
    effort: float | None = None
    """Seconds of a machine of today that budgets stand for; None for as many as the time limit has.

    A slower machine that has more time then gives the same verdicts.
    """
    used: float = field(default=0.0, repr=False, compare=False)
    """Seconds of the limit already used: reading a program counts towards its first method."""
    megabytes: float | None = None
    """Of memory; None for no limit."""
    most_findings: int | None = 1
    """For each method; None for all."""
    persistent: bool = False
    """Whether bounds grow although nothing can be said about some paths: others may still show something wrong."""
    exceptions: frozenset[str] | None = None
    """Only exceptions of these classes, and of classes below, are findings; None for what the program's option says."""
    doubtful: frozenset[str] = frozenset()
    """Of these classes, those whose exceptions neither violate nor allow what is asked: nothing follows from them."""
    answer_only: bool = False
    """Whether only the answer counts: any finding will do, and a proof beyond the bounds is as good as one within."""
    deadlocks: bool = True
    """Whether a deadlock is a finding; if not, a note says that there are some."""
    needs_end: bool = True
    """Whether a claim needs a path that comes to an end; what is asked of single places on the way needs none."""
    over_approximates: bool = False
    """Whether what arrays and strings beyond the bounds hold may be anything: for proofs, since no run need show it."""
    statics: Statics = Statics.ANY
    films: bool = False
    """Whether counterexamples keep the heaps on the way, for pictures."""

    def budget(self, share: float, most: int | None = None) -> Budget:
        """A share of what a check may do, in units that do not depend on the clock."""
        return Budget.of_time(self.seconds if self.effort is None else self.effort, share, most)

    @property
    def initial_statics(self) -> bool:
        """Whether static fields are taken to be as their classes were initialised."""
        return self.statics is Statics.INITIAL

    @property
    def cuts_loops(self) -> bool:
        """Whether loops with invariants are looked at for any round at once."""
        return self.loops is LoopTreatment.INVARIANT or (self.loops is LoopTreatment.AUTO and self.modular)

    @property
    def assumes(self) -> bool:
        """Whether a path may take something for granted that the program does not do."""
        return self.modular or bool(self.modular_for) or self.cuts_loops
