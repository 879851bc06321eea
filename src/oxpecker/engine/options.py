"""Every choice about how a method is checked, in one place."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from oxpecker.engine.bounds import Bounds
from oxpecker.limits import Budget
from oxpecker.oox.records import dataclass
from oxpecker.solver import SolverConfiguration


class Merging(StrEnum):
    """When to merge paths that differ only in numbers and truth values."""

    AUTO = "auto"
    """If bounds grow by themselves and there are many paths."""
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
    """How often feasibility is checked at forks. What is not checked at a fork is checked at the end of the path."""

    NEVER = "never"
    PROBABILISTIC = "probabilistic"
    ADAPTIVE = "adaptive"
    ALWAYS = "always"


class Branches(StrEnum):
    """Which solver stages decide whether a branch is feasible."""

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
    """One interleaving for each Mazurkiewicz trace (wakeup trees; Abdulla et al. 2014)."""


class Races(StrEnum):
    """How to report data races."""

    NOTE = "note"
    FINDING = "finding"
    IGNORE = "ignore"


class MemoryModel(StrEnum):
    """What threads see of each other's writes."""

    SC = "sc"
    """Sequential consistency: every read sees the last write."""
    JAVA = "java"
    """Reads see any earlier write that the Java memory model lets them see."""


class LoopTreatment(StrEnum):
    """How loops with invariants are treated."""

    AUTO = "auto"
    """By their invariants if calls are by contract, otherwise unrolled."""
    INVARIANT = "invariant"
    UNROLL = "unroll"


class Statics(StrEnum):
    """The values of changeable static fields when a method starts."""

    ANY = "any"
    INITIAL = "initial"


class Edge(StrEnum):
    """How to report numbers and indices that a method without a contract accepts, and then fails on."""

    STRICT = "strict"
    """As findings."""
    LENIENT = "lenient"
    """As conditions on callers, where these can be written."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a method is checked. If no bounds are given, they grow until everything is covered or time is up."""

    bounds: Bounds | None = None
    strategy: str = "auto"
    order: Order = Order.DEPTH_FIRST
    pruning: PruningKind = PruningKind.ALWAYS
    branches: Branches = Branches.ALL
    merging: Merging = Merging.AUTO
    reduction: Reduction = Reduction.OPTIMAL
    races: Races = Races.NOTE
    memory_model: MemoryModel = MemoryModel.SC
    solver: SolverConfiguration = field(default_factory=SolverConfiguration)
    modular: bool = False
    """Whether calls are replaced by contracts, if there are any."""
    modular_for: tuple[str, ...] = ()
    """The methods whose calls are always replaced."""
    loops: LoopTreatment = LoopTreatment.AUTO
    seed: int = 0
    """The seed of random choices: the random order, and when to prune."""
    seconds: float = 20.0
    """For each method."""
    effort: float | None = None
    """Seconds of a current machine that budgets correspond to; None for those of the time limit.

    A slower machine with more time then gives the same verdicts.
    """
    used: float = field(default=0.0, repr=False, compare=False)
    """Seconds of the limit already used: reading a program counts towards its first method."""
    megabytes: float | None = None
    """Of memory; None for no limit."""
    most_findings: int | None = 1
    """For each method; None for all."""
    persistent: bool = False
    """Whether bounds grow although some paths are unknown, because others may still show a violation."""
    exceptions: frozenset[str] | None = None
    """Only exceptions of these classes and their subclasses are findings; None to follow the program's option."""
    doubtful: frozenset[str] = frozenset()
    """Those of these classes whose exceptions neither violate nor satisfy the goal: nothing follows from them."""
    answer_only: bool = False
    """Whether only the answer counts: any finding will do, and a proof beyond the bounds is as good as one within."""
    deadlocks: bool = True
    """Whether a deadlock is a finding; otherwise it is reported as a note."""
    endless: bool = True
    """Whether a run that never ends is a finding; otherwise it is reported as a note."""
    endless_states: bool = False
    """Whether it is one, too, if it depends on the state of a Java object: calls have to show that it can exist."""
    needs_end: bool = True
    """Whether a claim needs a path that ends; questions about single places on the way do not."""
    over_approximates: bool = False
    """Whether the contents of arrays and strings beyond the bounds are over-approximated, for proofs only."""
    termination: bool = False
    """Whether a claim includes that every run ends; otherwise nothing is claimed about runs that may not end."""
    null_inputs: bool = False
    """Whether everything that null arguments and guards throw is a finding, also without a contract."""
    edge: Edge = Edge.STRICT
    judges: bool = False
    """Whether exceptions are judged: guards are no findings, and others may come with a condition on callers."""
    callers_answer: bool = False
    """Whether judged failures are conditions on callers, because all callers have been checked."""
    statics: Statics = Statics.ANY
    films: bool = False
    """Whether counterexamples keep intermediate heaps, for pictures."""
    certified: bool = False
    """Whether proofs keep the questions that a solver has answered, for a certificate."""

    def budget(self, share: float, most: int | None = None) -> Budget:
        """A share of what a check may do, in units that do not depend on the clock."""
        return Budget.of_time(self.seconds if self.effort is None else self.effort, share, most)

    @property
    def initial_statics(self) -> bool:
        """Whether static fields are assumed to have their initial values."""
        return self.statics is Statics.INITIAL

    @property
    def cuts_loops(self) -> bool:
        """Whether loops with invariants are cut to one arbitrary iteration."""
        return self.loops is LoopTreatment.INVARIANT or (self.loops is LoopTreatment.AUTO and self.modular)

    @property
    def assumes(self) -> bool:
        """Whether a path may assume something that the program does not do."""
        return self.modular or bool(self.modular_for) or self.cuts_loops
