"""A check as it travels to another machine, where pieces of it are explored."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.engine.counterexamples.replay import Sources
from oxpecker.engine.options import Options
from oxpecker.engine.pieces import Check
from oxpecker.engine.specification.assumptions import Assumptions
from oxpecker.limits import Watch
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.solver import Solver, open_solver


@dataclass(frozen=True, slots=True)
class SentCheck:
    """What the pieces of a round depend on."""

    kind: Callable[[typed.Program, typed.Method, Solver, Options, Sources], Check]
    program: typed.Program
    method: typed.Method
    options: Options
    sources: Sources
    assumptions: Assumptions
    is_merged: bool
    """Whether paths are merged."""

    @classmethod
    def of(cls, check: Check) -> SentCheck:
        """A check, for pieces of its current round."""
        is_merged = check.plain is not None and check.code is not check.plain
        assumptions = (check.plain or check.code).assumptions
        return cls(type(check), check.program, check.method, check.options, check.sources, assumptions, is_merged)

    def opened(self) -> Check:
        """The same check there; each of its pieces opens a solver."""
        with open_solver(self.options.solver) as solver:
            check = self.kind(self.program, self.method, solver, self.options, self.sources)
        check.code.assumptions = self.assumptions
        if self.is_merged:
            check.merge()
        return check


def limit(check: Check, seconds: float | None) -> None:
    """Sets the seconds that are left to a check."""
    options = check.options
    used = 0.0 if seconds is None else options.seconds - seconds
    check.watch = Watch(options.seconds, options.megabytes, check.tick, used=used)
