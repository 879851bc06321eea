"""Every choice about how a method is checked, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.orders import Order
from oxpecker.engine.pruning import Branches, PruningKind
from oxpecker.engine.races import Races
from oxpecker.engine.reductions import Reduction
from oxpecker.solver import SolverConfiguration


@dataclass(frozen=True, slots=True)
class Options:
    """How a method is checked. Without bounds they grow until everything is covered or the time is over."""

    bounds: Bounds | None = None
    strategy: str = "auto"
    order: Order = Order.DEPTH_FIRST
    pruning: PruningKind = PruningKind.ALWAYS
    branches: Branches = Branches.ALL
    reduction: Reduction = Reduction.OPTIMAL
    races: Races = Races.NOTE
    solver: SolverConfiguration = field(default_factory=SolverConfiguration)
    seed: int = 0
    """For what is drawn: the random order, and when to prune."""
    seconds: float = 20.0
    """For each method."""
    megabytes: float | None = None
    """Of memory; None for no limit."""
    most_findings: int | None = 1
    """For each method; None for all."""
    exceptions: frozenset[str] | None = None
    """Only exceptions of these classes, and of classes below, are findings; None for what the program's option says."""
