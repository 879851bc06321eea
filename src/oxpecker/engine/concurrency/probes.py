"""Probes: context-bounded searches that accompany the exploration of a program with threads.

An exploration of all interleavings may spend its time in a corner, while a few preemptions in other places would show
what is wrong. Probes look there, within narrow bounds; what they leave out is forgotten. They never take more than a
part of the work of the exploration that they accompany.
"""

from __future__ import annotations

from dataclasses import field, fields, replace

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.limits import LEAST_PROBING, PROBING_PART
from oxpecker.limits import Budget
from oxpecker.oox.records import dataclass

_SHALLOW = Bounds(decisions=12, calls=50, chain=2, array=2, string=2, steps=50_000, threads=6, actions=300)
_DEEPER = replace(_SHALLOW, decisions=40, array=3, threads=8)
_PROBED = ((0, _SHALLOW), (0, _DEEPER), (1, _SHALLOW), (1, _DEEPER), (2, _SHALLOW), (3, _SHALLOW))
"""Switches and other bounds: a search that goes straight to many decisions may sink into one corner."""


@dataclass(slots=True)
class Probe:
    """The bounds of a search, and the units that it was last given."""

    bounds: Bounds
    units: int = 0


@dataclass(slots=True)
class Probes:
    """The probes of one check that are still to come, and the work that has been done."""

    given: Bounds
    left: list[Probe] = field(default_factory=list)
    work: Budget = field(default_factory=Budget)
    """All that the check has done, probes included."""
    probed: int = 0
    """Units that probes have taken."""

    def __post_init__(self) -> None:
        allowed = [(switches, bounds) for switches, bounds in _PROBED if switches <= self.given.switches]
        self.left = [Probe(_narrowest(replace(bounds, switches=switches), self.given)) for switches, bounds in allowed]

    def due(self) -> tuple[Probe, Budget] | None:
        """The next probe and its budget, if the exploration has done enough for one.

        A probe whose budget was not enough comes again after the others, with twice as much.
        """
        if not self.left:
            return None
        units = int((self.work.spent - self.probed) * PROBING_PART) - self.probed
        probe = min(self.left, key=lambda each: each.units)
        if units < max(LEAST_PROBING, 2 * probe.units):
            return None
        return probe, Budget(units)

    def done(self, probe: Probe, budget: Budget, switched: bool) -> None:
        """Notes what a probe has taken; if there was no choice between threads, no other one is needed."""
        self.probed += budget.spent
        probe.units = budget.spent
        if budget.is_enough:
            self.left.remove(probe)
        if not switched:
            self.left.clear()


def _narrowest(one: Bounds, other: Bounds) -> Bounds:
    """The smaller of each two bounds."""
    return Bounds(**{each.name: min(getattr(one, each.name), getattr(other, each.name)) for each in fields(Bounds)})
